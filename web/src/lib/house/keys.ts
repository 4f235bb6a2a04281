/** The keys to seats that this browser holds, table by table. They never leave it but over the socket. */

const PREFIX = "gruft.keys.";

export type Keys = Record<number, string>;

export function keysOf(table: string, store: Storage = localStorage): Keys {
  try {
    const kept: unknown = JSON.parse(store.getItem(PREFIX + table) ?? "{}");
    if (kept === null || typeof kept !== "object") return {};
    const good = Object.entries(kept).filter(([seat, key]) => /^\d+$/.test(seat) && typeof key === "string");
    return Object.fromEntries(good) as Keys;
  } catch {
    return {};
  }
}

export function keep(table: string, keys: Keys, store: Storage = localStorage): void {
  try {
    if (Object.keys(keys).length === 0) store.removeItem(PREFIX + table);
    else store.setItem(PREFIX + table, JSON.stringify(keys));
  } catch {
    // A browser that keeps nothing; the seat is held until the page is closed.
  }
}

/** What the house says about keys when one enters: new ones for old, new ones by seat, what each opens (-1: nothing). */
export interface KeyNews {
  keys?: Record<string, string>;
  given?: Record<string, string>;
  opened?: readonly number[];
}

/** The keys after entering: each with the seat it opens now; those that open nothing are forgotten. */
export function afterEntering(keys: Keys, news: KeyNews): Keys {
  const shown = Object.entries(keys);
  const opened = news.opened ?? [];
  const known = opened.length === shown.length;
  const kept = shown
    .map(([seat, key], index) => [known ? opened[index] : seat, news.keys?.[key] ?? key] as const)
    .filter(([seat]) => Number(seat) >= 0);
  return { ...Object.fromEntries(kept), ...news.given };
}

/** A grain of luck that nobody else knows: 16 bytes in hexadecimal digits. */
export function salt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
