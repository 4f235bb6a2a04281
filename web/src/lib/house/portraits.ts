/** The face of everybody at a table: a person keeps theirs wherever they sit, a bot is an animal with something of its own. */

import type { SeatShown } from "$lib/wire/view";

/** Marks that are not cards of any game's hand: as many as the largest table has seats. */
const PEOPLE = ["wolf", "candle", "crescent", "castle", "key", "torch", "hound", "rooster", "sun", "chapel", "flute", "ladder"] as const;
const KINDS = ["moth", "raven", "owl"];

/** What each bot carries, by the name that the house keeps for it. */
const CARRIED: Readonly<Record<string, string>> = {
  corvina: "crown",
  lenore: "candle",
  grip: "key",
  huginn: "scroll",
  muninn: "book",
  sable: "crescent",
  edgar: "coffin",
  morrigan: "rapier",
  inkwell: "drop",
  odile: "mask",
  nevermore: "tomb",
  cassandra: "mirror",
  fluff: "sun",
  flicker: "torch",
  dusty: "chapel",
  selene: "crescent",
  plush: "cape",
  wick: "candle",
  lampion: "candlestick",
  powder: "dynamite",
  crumb: "ladle",
  taffeta: "windows",
  speckle: "garlic",
  nibbles: "fang",
};

export interface Portrait {
  /** The mark on the seal; nothing where nobody sits. */
  sigil: string;
  /** The small mark at its edge. */
  badge: string;
}

type Sitter = Pick<SeatShown, "name" | "plays" | "bot">;

const drawn = new WeakMap<readonly Sitter[], Portrait[]>();

/** The same seats under other names (bots are called differently in each language) keep their faces. */
export function keepPortraits(named: readonly Sitter[], before: readonly Sitter[]): void {
  drawn.set(named, portraitsOf(before));
}

export function portraitsOf(seats: readonly Sitter[]): Portrait[] {
  const known = drawn.get(seats);
  if (known !== undefined) return known;
  const people = marksOf(seats.filter((one) => one.plays !== "bot" && one.name !== "").map((one) => one.name));
  const all = seats.map((one) => portrait(one, people));
  drawn.set(seats, all);
  return all;
}

/** A person's own mark where nobody else is in the way: what the page shows of oneself away from any table. */
export function ownMark(name: string): string {
  return PEOPLE[hash(name) % PEOPLE.length] as string;
}

function portrait({ name, plays, bot }: Sitter, people: ReadonlyMap<string, string>): Portrait {
  const kind = KINDS.includes(bot) ? bot : "";
  if (plays === "bot") return { sigil: kind, badge: CARRIED[name.toLowerCase()] ?? "" };
  return { sigil: people.get(name) ?? "", badge: plays === "person" ? "" : kind };
}

/** Each name its own mark. In the order of names and not of seats: who moves keeps the face. */
function marksOf(names: readonly string[]): Map<string, string> {
  const marks = new Map<string, string>();
  for (const name of [...new Set(names)].sort()) {
    const used = [...marks.values()];
    const first = hash(name);
    const free = PEOPLE.map((_, step) => PEOPLE[(first + step) % PEOPLE.length] as string).find((mark) => !used.includes(mark));
    marks.set(name, free ?? ownMark(name));
  }
  return marks;
}

/** A number that a name always gives (FNV-1a). */
function hash(name: string): number {
  let sum = 0x811c9dc5;
  for (const sign of name.toLowerCase()) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum;
}
