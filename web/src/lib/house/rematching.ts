/** When a rematch can begin without anybody else. */

import type { SeatShown } from "$lib/wire/view";

/** One person, back in their seat, and bots in all others. */
export function isRematchReady(seats: readonly SeatShown[]): boolean {
  const people = seats.filter((one) => one.plays === "person");
  return people.length === 1 && seats.length > 1 && seats.every((one) => one.plays === "person" || one.plays === "bot");
}
