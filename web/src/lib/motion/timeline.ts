/**
 * When each act of a change begins and how long it lasts. Pure: the same facts and scenes give the same times, so that
 * nothing which a seat was not sent can show in them.
 *
 * Facts are told one after the other. Within a fact flights and walks go together, a sound and a glow begin with what
 * comes next, and everything else waits for what is before it.
 */

import type { Act, Choreography, Moment, SoundName } from "./score";
import type { Speed } from "./speeds";
import { glows, moved } from "./usual";

export interface Scored {
  /** Milliseconds from the beginning. */
  at: number;
  for: number;
  act: Act;
  /** Which of the moment's facts it tells. */
  fact: number;
}

export interface Timeline {
  parts: Scored[];
  length: number;
}

const TIMES: Record<Exclude<Speed, "skip">, number> = { slow: 1.7, normal: 1, fast: 0.5 };

/** The longest that the walk of a figure takes, however far it goes. */
const LONGEST_WALK = 1800;
const LONGEST_PANEL = 6500;
export const APART = 40;
/** A figure that travels may be followed with the eye. */
const JOURNEY = 1100;

/** How long an act lasts at normal speed. */
export function lasts(act: Act): number {
  switch (act.does) {
    case "fly":
      return (act.travels ? JOURNEY : 600) + APART * Math.max(0, act.pieces.length - 1);
    case "show":
      return 1900;
    case "dice":
      return 1300;
    case "walk":
      return Math.min(LONGEST_WALK, 350 + 130 * Math.max(0, act.way.length - 1));
    case "strike":
      return 800;
    case "glow":
      return 500;
    case "panel":
      return act.brief ? 900 : Math.min(LONGEST_PANEL, (act.isSlim ? 1400 : 2200) + 600 * act.lines.length);
    case "pause":
      return act.long ? 1500 : 400;
    case "sound":
      return 0;
  }
}

const SOUND_OF_STRIKE: Record<string, SoundName> = { bite: "bite", rats: "bite", stake: "stake" };

/** What is heard with an act where its game says nothing else. */
function soundOf(act: Act): SoundName | null {
  switch (act.does) {
    case "fly":
    case "show":
      return "card";
    case "dice":
      return "dice";
    case "walk":
      return "step";
    case "strike":
      return SOUND_OF_STRIKE[act.how] ?? "step";
    case "panel":
      if (act.isSlim) return null;
      return act.kind === "dawn" ? "dawn" : "bell";
    default:
      return null;
  }
}

/** The acts of each fact; what no game has a choreography for moves with the first fact that nobody has claimed. */
export function actsOf(moment: Moment, choreography: Choreography | null): Act[][] {
  const told = moment.facts.map((fact) => choreography?.(fact, moment) ?? null);
  const free = told.indexOf(null);
  const isTold = told.some((acts) => acts?.some((act) => act.does === "fly" || act.does === "walk"));
  return told.map((acts, number) => {
    if (acts !== null) return [...acts];
    const fact = moment.facts[number] as Moment["facts"][number];
    return [...glows(fact), ...(number === free && !isTold ? moved(moment) : [])];
  });
}

function isTogether(act: Act): boolean {
  return act.does === "fly" || act.does === "walk";
}

/** The acts of one fact from `at` on; returns when the last has ended. */
function laid(acts: readonly Act[], fact: number, from: number, times: number, parts: Scored[]): number {
  let [at, end] = [from, from];
  let before: Act | null = null;
  const heard = acts.some((act) => act.does === "sound");
  const silent = new Set<string>();
  for (const act of acts) {
    // What goes together begins together; all else waits until nothing moves any more.
    const joins = before !== null && isTogether(act) && isTogether(before);
    if (!joins && act.does !== "sound") at = end;
    const length = Math.round(lasts(act) * times);
    const sound = heard ? null : soundOf(act);
    if (sound !== null && !(joins && silent.has(sound))) parts.push({ at, for: 0, act: { does: "sound", name: sound }, fact });
    if (sound !== null) silent.add(sound);
    parts.push({ at: act.does === "sound" ? end : at, for: length, act, fact });
    if (act.does === "sound") continue;
    // A glow is seen together with what follows it.
    if (act.does !== "glow") end = Math.max(end, at + length);
    before = act;
  }
  return Math.max(end, ...parts.filter((part) => part.fact === fact).map((part) => part.at + part.for));
}

export function timeline(moment: Moment, choreography: Choreography | null, speed: Speed): Timeline {
  if (speed === "skip") return { parts: [], length: 0 };
  const parts: Scored[] = [];
  let end = 0;
  actsOf(moment, choreography).forEach((acts, fact) => {
    end = laid(acts, fact, end, TIMES[speed], parts);
  });
  return { parts, length: end };
}

/** So fast at most. */
export const FASTEST = 6;

/** A late stage hurries: how many times faster a change is told while others wait behind it; none: not at all any more. */
export function hurry(waiting: number): number | null {
  if (waiting > 5) return null;
  return [1, 1.4, 2, 2.8, 4, FASTEST][waiting] as number;
}
