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

/** A key out of a link opens a seat that is not known before it is tried; it lies behind all seats until then. */
const UNTRIED = 99;

export function keepUntried(table: string, key: string, store: Storage = localStorage): void {
  keep(table, { ...keysOf(table, store), [UNTRIED]: key }, store);
}

/** The address that takes a seat to another browser; "" if this one has no key to it. */
export function keyLink(origin: string, table: string, key: string | undefined): string {
  return key === undefined ? "" : `${origin}/t/${table}#k.${key}`;
}

/** The key in what stands after an address; "" if there is none. */
export function keyIn(hash: string): string {
  return /^#?k\.([\w-]+)$/.exec(hash)?.[1] ?? "";
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

/** Seats that are held no longer though one had their keys, and whether a link opened nothing. */
export interface Shut {
  seats: number[];
  isLinkSpent: boolean;
}

/** What came of the keys that were shown, now that these seats are held. A guest who already sits needs no link. */
export function shutOut(keys: Keys, news: KeyNews, held: readonly number[]): Shut {
  const shown = Object.keys(keys).map(Number);
  const opened = news.opened ?? [];
  const shut = opened.length === shown.length ? shown.filter((_, index) => opened[index] === -1) : [];
  const seats = shut.filter((seat) => seat !== UNTRIED && !held.includes(seat));
  return { seats, isLinkSpent: shut.includes(UNTRIED) && held.length === 0 };
}

export function isFromLink(keys: Keys): boolean {
  return UNTRIED in keys;
}

/** A salt that nobody else knows: 16 bytes in hexadecimal digits. */
export function salt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
