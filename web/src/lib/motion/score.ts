/**
 * How a change of the table is told in movement: the words in which a game says it.
 *
 * A game's `motion.ts` exports a `Choreography` by default: a pure function from one fact to the acts that show it.
 * It knows no rule and no clock: it reads the fact, and the scenes before and after the change, which are all that this
 * seat was sent. What it leaves out is shown in the house's own way (`usual.ts`): pieces that changed their zone fly,
 * seats that are named glow. How long an act lasts is decided by `timeline.ts`, how it is drawn by the stage.
 *
 *     const choreography: Choreography = (fact, moment) => {
 *       if (fact.key === "fact-plays") return [{ does: "fly", pieces: piecesIn(fact.args["cards"]), from: ..., to: ... }];
 *       return null;
 *     };
 *     export default choreography;
 */

import type { Piece, Scene, Telling } from "$lib/wire/scene";

/** A line of the log: the key of its message and what that needs. */
export type Fact = Telling;

/** One change as a seat was sent it: the tables before and after, and all lines that were told with it. */
export interface Moment {
  before: Scene;
  after: Scene;
  facts: readonly Fact[];
  /** Whose eyes these are; -1 is a spectator. */
  seat: number;
}

/** A place on the table: a zone (`owner` is left out for common ones), a seat, a square, or the middle. */
export type Anchor = "middle" | { zone: string; owner?: number } | { seat: number } | { node: string };

/** A card or figure that is shown; without a face it is a back. */
export type Actor = Pick<Piece, "kind"> & Partial<Omit<Piece, "kind">>;

export const STRIKES = ["bite", "stake", "blow", "shot", "blast", "heal", "blood", "rest", "poison", "rats", "dread"] as const;
export type Strike = (typeof STRIKES)[number];

export const PANELS = ["round", "phase", "death", "score", "dawn"] as const;
export type PanelKind = (typeof PANELS)[number];

export const SOUNDS = ["card", "shuffle", "knock", "glass", "dice", "step", "bite", "stake", "bell", "dawn", "win", "lose"] as const;
export type SoundName = (typeof SOUNDS)[number];

/** Pieces go from one place to another and lie there until the table is shown as it is then. */
export interface Fly {
  does: "fly";
  pieces: readonly Actor[];
  from: Anchor;
  to: Anchor;
  /** They are turned over on their way. */
  turned?: boolean;
  /** No cards: drawn as their pictures alone. */
  bare?: boolean;
  /** A figure on a journey: its picture alone, slower, with a dotted way behind it. */
  travels?: boolean;
  /** How much of the way it goes before it waits; all of it, if nothing is said. */
  part?: number;
}

/** Pieces are turned over, large in the middle (or at `at`), and stay to be read. */
export interface Show {
  does: "show";
  pieces: readonly Actor[];
  at?: Anchor;
  /** What is said below them. */
  say?: Telling;
}

export interface Dice {
  does: "dice";
  values: readonly number[];
  at?: Anchor;
}

/** A figure goes its way, square by square. */
export interface Walk {
  does: "walk";
  figure: Actor;
  way: readonly string[];
}

export interface Struck {
  does: "strike";
  how: Strike;
  at: Anchor;
  /** What it took or gave, drawn below the mark: -5, +3. */
  points?: number;
}

/** A seat, a zone or a square lights up for a moment. */
export interface Glow {
  does: "glow";
  at: Anchor;
}

/**
 * A small panel over the table that tells a result and goes on by itself.
 *
 * Its words are messages of the game, of its arrangement's `text/` or of the frame. A line that names a seat may carry a
 * number (`count`), which is drawn large at its end.
 */
export interface PanelAct {
  does: "panel";
  kind: PanelKind;
  title: Telling;
  lines: readonly PanelLine[];
  /** Gone after a glance: what comes often and has no result. */
  brief?: boolean;
  /** A strip at the upper edge that hides no piece, for what comes often: shorter to read, and without a bell. */
  isSlim?: boolean;
  /** Nowhere else on the table: a player who answers before reading it still finds it there, and can ask for it again. */
  isKept?: boolean;
}

export interface PanelLine extends Telling {
  count?: number;
  /** Drawn strong: the winner, the one who died. */
  isMarked?: boolean;
}

export interface SoundAct {
  does: "sound";
  name: SoundName;
}

/** Nothing moves, so that what lies there can be read: a breath, or as long as the last card of a round needs. */
export interface Pause {
  does: "pause";
  long?: boolean;
}

export type Act = Fly | Show | Dice | Walk | Struck | Glow | PanelAct | SoundAct | Pause;

/** The acts of a fact; none: nothing is to be seen of it; null: as the house does it. */
export type Choreography = (fact: Fact, moment: Moment) => readonly Act[] | null;

/** What a game's `motion.ts` exports. */
export interface MotionModule {
  default: Choreography;
}

// --- reading the arguments of a fact -----------------------------------------------------------------

/** The seat that an argument names; -1 if it names none. */
export function seatIn(value: unknown): number {
  const seat = isObject(value) ? value["seat"] : undefined;
  return typeof seat === "number" ? seat : -1;
}

/** The message keys that an argument names, one or a list of them. */
export function keysIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (!isObject(value)) return [];
  if (typeof value["word"] === "string") return [value["word"]];
  return Array.isArray(value["words"]) ? value["words"].flatMap(keysIn) : [];
}

/** The squares of a way, from first to last. */
export function wayIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((one): one is string => typeof one === "string");
  if (!isObject(value)) return typeof value === "string" ? value.split(" ") : [];
  if (typeof value["text"] === "string") return value["text"].split(" ");
  return Array.isArray(value["words"]) ? value["words"].flatMap(wayIn) : [];
}

export function numberIn(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

/** The numbers written in an argument, such as the dice of a throw: `5 + 3`. */
export function numbersIn(value: unknown): number[] {
  return wayIn(value).flatMap((one) => (/^\d+$/.test(one) ? [Number(one)] : []));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The pieces of a zone; none if the scene has no such zone. */
export function piecesOf(scene: Scene, zone: string, owner = -1): readonly Piece[] {
  return scene.zones.find((one) => one.name === zone && one.owner === owner)?.pieces ?? [];
}
