/** A seat that was taken to another browser: what is told where it was played before, and where a link opens nothing. */

import type { View } from "$lib/wire/view";
import { isFromLink, type Keys, type Shut } from "./keys";
import { lastingOf } from "./why";

export interface Moved {
  /** Who is played elsewhere now, as far as that is known. */
  names: string[];
  /** The link that one came with has been used already. */
  isLinkSpent: boolean;
}

type Sight = Partial<Pick<View, "seats" | "phase">> | undefined;

/** What to tell whoever is shut out; nothing if it was the host who made the seat free. */
export function movedSeats(shut: Shut, now: Sight, before: (seat: number) => Sight): Moved | null {
  const nameIn = (sight: Sight, seat: number) => sight?.seats?.[seat]?.name ?? "";
  const sits = (seat: number) => ["person", "minded", "lost"].includes(now?.seats?.[seat]?.plays ?? "");
  // Before the match others may sit down where one sat; afterwards nobody changes places.
  const isSame = (seat: number) => now?.phase !== "setting" || nameIn(before(seat), seat) === nameIn(now, seat);
  const names = shut.seats.filter((seat) => sits(seat) && isSame(seat)).map((seat) => nameIn(now, seat));
  return names.length > 0 || shut.isLinkSpent ? { names, isLinkSpent: shut.isLinkSpent } : null;
}

/** What to tell whoever has keys and is not let in: they open nothing any more. */
export function movedBehind(failure: unknown, keys: Keys): Moved | null {
  if (lastingOf(failure) !== "table-not-for-watching" || Object.keys(keys).length === 0) return null;
  return { names: [], isLinkSpent: isFromLink(keys) };
}
