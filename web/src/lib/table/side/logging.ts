/** The log as it is read: events in words under the head of their round, with what was said in between. */

import type { Said, Told } from "$lib/wire/view";

/** Facts that say only that something new begins; they stand as a head above what follows. */
const HEADS = /^fact-(phase-begins|turn-begins|night|day|turn|round-begins|round|slot)$/;
/** What somebody does or suffers at the beginning of a round: a head as well, but nobody should miss it. */
const EVENTS = /^fact-(leads|leads-slayer|slot-shackled)$/;

export type Entry = { kind: "fact"; told: Told; at: number } | { kind: "talk"; said: Said; at: number };

export interface Group {
  head: Told | null;
  /** The number of the first line, which names the group for as long as it is shown. */
  at: number;
  entries: Entry[];
}

/** Whether it tells of nothing but a beginning. */
export function isOnlyHead(told: Told): boolean {
  return HEADS.test(told.key);
}

function isHead(told: Told): boolean {
  return isOnlyHead(told) || EVENTS.test(told.key);
}

/**
 * Events in groups, newest last; `first` is the number of the first one here in the whole log. `after[n]` is how many
 * events had been told when the n-th word of the talk was said; what was said before one looked is not among them.
 */
export function grouped(log: readonly Told[], talk: readonly Said[] = [], after: readonly (number | undefined)[] = [], first = 0): Group[] {
  const groups: Group[] = [];
  const open = (head: Told | null, at: number) => groups.push({ head, at, entries: [] });
  const add = (entry: Entry) => {
    if (groups.length === 0) open(null, first);
    groups.at(-1)!.entries.push(entry);
  };
  const said = (at: number) => {
    talk.forEach((one, number) => after[number] === at && add({ kind: "talk", said: one, at: number }));
  };
  said(first);
  log.forEach((told, number) => {
    const at = first + number;
    if (isHead(told)) open(told, at);
    else add({ kind: "fact", told, at });
    said(at + 1);
  });
  return groups;
}

/**
 * The numbers of the lines that were taken back. "log-undone" says how many it takes back: the last ones before it that
 * still stand. What the table itself tells (`log-...`) stands for ever.
 */
export function struck(log: readonly Told[], first = 0): ReadonlySet<number> {
  const gone = new Set<number>();
  log.forEach(({ key, args }, number) => {
    let left = key === "log-undone" && typeof args["told"] === "number" ? args["told"] : 0;
    for (let at = number - 1; at >= 0 && left > 0; at--) {
      if (gone.has(first + at) || log[at]?.key.startsWith("log-")) continue;
      gone.add(first + at);
      left -= 1;
    }
  });
  return gone;
}

/** Only the last so many events, whole groups where possible; a page need not draw a whole evening. */
export function lastOf(groups: readonly Group[], most: number): Group[] {
  const kept: Group[] = [];
  let count = 0;
  for (const group of [...groups].reverse()) {
    if (count >= most) break;
    kept.unshift(group);
    count += group.entries.length + 1;
  }
  return kept;
}
