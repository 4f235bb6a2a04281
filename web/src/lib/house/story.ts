/** The story of a match, from its log: what turned it, and how often everybody did what. */

import type { Stream } from "$lib/wire/stream";
import type { Course } from "./rest";

type Log = Stream["log"];
type Told = Log[number];

/** More than these nobody reads. */
export const MOST_TURNS = 12;

export interface Turn {
  told: Told;
  /** How often the same was told, this time included. */
  times: number;
}

/** What turned the match, in the order in which it happened; of too much, the weightiest. What happened again and again is told once, the last time. */
export function turningPoints(log: Log, turning: readonly string[], most = MOST_TURNS): Turn[] {
  const said = log.filter(({ key }) => turning.includes(key)).map((told) => ({ told, same: JSON.stringify([told.key, told.args]) }));
  const times = (same: string) => said.filter((one) => one.same === same).length;
  const found = said
    .filter(({ same }, at) => !said.slice(at + 1).some((one) => one.same === same))
    .map(({ told, same }, at) => ({ told, at, times: times(same), weight: turning.indexOf(told.key) }));
  const weightiest = [...found].sort((one, other) => one.weight - other.weight || other.at - one.at).slice(0, most);
  return weightiest.sort((one, other) => one.at - other.at).map(({ told, times }) => ({ told, times }));
}

export interface Tally {
  key: string;
  /** Who did it and how often, most often first; `who` is an argument of messages. */
  doers: { who: unknown; count: number }[];
}

/** How often each of these was done, and by whom. */
export function talliesOf(log: Log, counted: readonly string[]): Tally[] {
  return counted.map((key) => ({ key, doers: doersOf(log.filter((told) => told.key === key)) })).filter((one) => one.doers.length > 0);
}

function doersOf(facts: readonly Told[]): Tally["doers"] {
  const counts = new Map<string, { who: unknown; count: number }>();
  for (const { args } of facts) {
    const who = args["player"] ?? args["figure"];
    if (who === undefined) continue;
    const name = JSON.stringify(who);
    counts.set(name, { who, count: (counts.get(name)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count);
}

/** The seat that a line of the course is about; -1 if it is about none. */
export function seatOfLine(line: Course["lines"][number]): number {
  return typeof line.who["seat"] === "number" ? line.who["seat"] : -1;
}
