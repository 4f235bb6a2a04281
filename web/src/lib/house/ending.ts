/** How a match ended: ranks, the sheet, and the curve of points as far as the log tells it. */

import type { Told, View } from "$lib/wire/view";

export type Result = NonNullable<View["result"]>;

export interface Rank {
  seat: number;
  rank: number;
  score: number | null;
  isWinner: boolean;
  isLast: boolean;
}

/** Whether few points are good, as the winners show it. */
export function fewWin(result: Result): boolean {
  const best = result.winners[0];
  return best !== undefined && result.scores.length > 0 && result.scores[best] === Math.min(...result.scores);
}

/** Best first: winners, then by points, then whoever gave up. Equal points share a rank. */
export function ranked(result: Result, seats: number): Rank[] {
  const sign = fewWin(result) ? 1 : -1;
  const score = (seat: number) => result.scores[seat] ?? null;
  const weight = (seat: number) => (result.winners.includes(seat) ? 0 : result.last.includes(seat) ? 2 : 1);
  const order = Array.from({ length: seats }, (_, seat) => seat).sort(
    (one, other) =>
      weight(one) - weight(other) || sign * ((score(one) ?? 0) - (score(other) ?? 0)) || one - other,
  );
  const ranks: Rank[] = [];
  for (const [at, seat] of order.entries()) {
    const before = ranks[at - 1];
    const isTie = before !== undefined && weight(before.seat) === weight(seat) && before.score === score(seat);
    ranks.push({
      seat,
      rank: isTie ? before.rank : at + 1,
      score: score(seat),
      isWinner: weight(seat) === 0,
      isLast: weight(seat) === 2,
    });
  }
  return ranks;
}

/** Each seat's points after each part of the match; nothing unless the log tells all of them. */
export function curves(log: readonly Told[], scores: readonly number[]): number[][] | null {
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
