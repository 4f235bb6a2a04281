/** What this browser itself saw and gave before the first card: without it a fair deal is only claimed. */

const PREFIX = "gruft.witness.";

export interface Witness {
  /** The fingerprint as it was shown while people still sat down. */
  commitment: string;
  /** The salts that this browser gave, in whatever seats. */
  salts: string[];
}

export function witnessed(table: string, store: Storage = localStorage): Witness {
  try {
    const kept = JSON.parse(store.getItem(PREFIX + table) ?? "{}") as Partial<Witness> | null;
    const salts = Array.isArray(kept?.salts) ? kept.salts.filter((one) => typeof one === "string") : [];
    return { commitment: typeof kept?.commitment === "string" ? kept.commitment : "", salts };
  } catch {
    return { commitment: "", salts: [] };
  }
}

/** The first fingerprint counts: what is shown later cannot take its place. */
export function witness(table: string, seen: { commitment?: string; salt?: string }, store: Storage = localStorage): void {
  const before = witnessed(table, store);
  const commitment = before.commitment || (seen.commitment ?? "");
  const salts = seen.salt === undefined ? before.salts : [...before.salts, seen.salt];
  if (commitment === before.commitment && salts.length === before.salts.length) return;
  try {
    store.setItem(PREFIX + table, JSON.stringify({ commitment, salts }));
  } catch {
    // A browser that keeps nothing cannot bear witness.
  }
}
