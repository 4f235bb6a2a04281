/** How a match ended: ranks, the sheet, and the curve of points as far as the log tells it. */

import type { Stream } from "$lib/wire/stream";
import type { View } from "$lib/wire/view";

export type Result = NonNullable<View["result"]>;

export interface Rank {
  seat: number;
  rank: number;
  score: number | null;
  isWinner: boolean;
  isLast: boolean;
}

/** Whether few points are good: so it is where somebody ranks before somebody who has more. */
export function fewWin(result: Result): boolean {
  const { scores, ranks, last } = result;
  const seats = [...ranks.keys()];
  // A player who gave up ranks behind everybody whatever the points are, so only like is compared with like.
  return seats.some((one) =>
    seats.some((other) => last.includes(one) === last.includes(other) && ranks[one]! < ranks[other]! && scores[one]! < scores[other]!),
  );
}

/** Best first, as the house ranks them; a match that ended without its rules has only winners, others, and who gave up. */
export function ranked(result: Result, seats: number): Rank[] {
  const { scores, winners, last } = result;
  const ranks = result.ranks.length > 0 ? result.ranks : withoutRules(result, seats);
  const order = Array.from({ length: seats }, (_, seat) => seat).sort((one, other) => ranks[one]! - ranks[other]! || one - other);
  return order.map((seat) => ({
    seat,
    rank: ranks[seat]!,
    score: scores[seat] ?? null,
    isWinner: winners.includes(seat),
    isLast: last.includes(seat),
  }));
}

function withoutRules({ winners, last }: Result, seats: number): number[] {
  const weights = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 0 : last.includes(seat) ? 2 : 1));
  return weights.map((weight) => 1 + weights.filter((other) => other < weight).length);
}

/** Each seat's points after each part of the match; nothing unless the log is whole and tells all of them. */
export function curves({ log, length }: Pick<Stream, "log" | "length">, scores: readonly number[]): number[][] | null {
  if (log.length < length) return null;
  const found: number[][] = scores.map(() => []);
  for (const { key, args } of log) {
    const total = args["total"];
    const seat = (args["player"] as { seat?: number } | undefined)?.seat;
    if (key.startsWith("fact-scores") && typeof total === "number" && seat !== undefined) found[seat]?.push(total);
  }
  const parts = found[0]?.length ?? 0;
  const isWhole = parts > 1 && found.every((one, seat) => one.length === parts && one.at(-1) === scores[seat]);
  return isWhole && found.every((one) => one.every((total) => total >= 0)) ? found : null;
}

/** What was won in each part, from the sums after each. */
export function steps(sums: readonly number[]): number[] {
  return sums.map((sum, at) => sum - (sums[at - 1] ?? 0));
}
