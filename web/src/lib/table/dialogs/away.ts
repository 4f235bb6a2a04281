/** What happened while somebody was away: everything told since the last line that they can have seen. */

import type { Told } from "$lib/wire/view";
import { isOnlyHead } from "$lib/table/side/logging";

/** How much is told at once; the rest is in the log. */
export const MOST_TOLD = 6;

export interface Missed {
  /** The last few events. */
  told: Told[];
  /** How many more there were before them. */
  more: number;
}

/** `length` counts the whole log, of which `log` is the end; `seen` is how long it was when it was last looked at. */
export function missedSince(log: readonly Told[], length: number, seen: number): Missed | null {
  const since = Math.min(log.length, Math.max(0, length - seen));
  const events = log.slice(log.length - since).filter((told) => !isOnlyHead(told));
  if (events.length === 0) return null;
  const unsent = Math.max(0, length - seen - since);
  const told = events.slice(-MOST_TOLD);
  return { told, more: events.length - told.length + unsent };
}

const PREFIX = "gruft.seen.";

/** How long the log was when this browser last showed it; nothing if it never did. */
export function lastSeen(table: string, seat: number, store: Storage = localStorage): number | null {
  try {
    const kept = store.getItem(`${PREFIX}${table} ${seat}`);
    return kept !== null && /^\d+$/.test(kept) ? Number(kept) : null;
  } catch {
    return null;
  }
}

export function keepSeen(table: string, seat: number, length: number, store: Storage = localStorage): void {
  try {
    store.setItem(`${PREFIX}${table} ${seat}`, String(length));
  } catch {
    // A browser that keeps nothing; then nothing is told after the page was closed.
  }
}
