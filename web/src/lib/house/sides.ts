/** Who belonged together at the end, and what a seat played, as far as result and scene tell it. */

import type { Scene } from "$lib/wire/scene";
import type { Words } from "$lib/words/words";
import type { Result } from "./ending";

type Seats = Scene["seats"];

/** Marks of a seat that say what it played; the others tell of a moment of the match. */
const ROLES = /^(plays-.+|turned)$/;

/** What stands below each name on the score sheet; nothing where everybody plays alike and alone. */
export function sidesOf(seats: Seats, names: readonly string[], words: Words, played: readonly string[] = []): string[] {
  return seats.map(({ seat, team, marks }) => {
    const role = played[seat] ?? "";
    if (words.has(role)) return words.say(role);
    const roles = marks.filter((mark) => ROLES.test(mark) && words.has(`mark-${mark}`)).map((mark) => words.say(`mark-${mark}`));
    const mates = seats.filter((other) => other.team === team && other.seat !== seat).map((other) => names[other.seat] ?? "");
    return [...roles, ...(mates.length > 0 ? [words.say("web-end-team", { names: mates.join(", ") })] : [])].join("; ");
  });
}

/** Whether the points say nothing but who won: one for a winner, none for anybody else. */
export function onlyWinners({ scores, winners }: Result): boolean {
  return scores.every((score, seat) => score === Number(winners.includes(seat)));
}

/** Whether somebody wins with their points: not where they only say who won, nor at an end that left them unasked. */
export function winsWithPoints(result: Result, unscored: readonly string[] = []): boolean {
  return !onlyWinners(result) && !unscored.includes(result.cause);
}
