/** What the page asks the house for once in a while: see src/gruft/server/rest.py. */

import type { About } from "$lib/pieces/abouts";
import type { Plan } from "$lib/table/zones/plans";
import type { Scene } from "$lib/wire/scene";
import type { Pace, Setting } from "$lib/wire/messages";
import { Refused, type Refusal } from "$lib/wire/socket";

export interface OptionShown {
  name: string;
  default: unknown;
  /** What a host finds chosen at first; the rules may have another default. */
  offered: unknown;
  clause: string;
  words: string[];
  low: number | null;
  high: number | null;
}

export interface OrderShown {
  name: string;
  /** It is given for certain players. */
  names_seats: boolean;
}

/** It is played in this seat while each of these options has one of its values, the likeliest first. */
export interface SideShown {
  name: string;
  seat: number;
  options: Record<string, unknown[]>;
}

export interface GameShown {
  slug: string;
  seats: number[];
  options: OptionShown[];
  orders: OrderShown[];
  has_promises: boolean;
  /** Options for a first match, where they differ from the defaults. */
  gentle: Record<string, unknown>;
  /** What a host may choose to play, the usual first; nothing where seats begin alike. */
  sides: SideShown[];
  story: Story;
  /** How a game without a room of its own is known: one of the page’s colours, and a letter or two. */
  hue: string;
  sign: string;
  /** What pieces of a kind look like: die, token or text; all others are cards. */
  shapes: Record<string, string>;
}

/** Which facts tell the story of a match, the weightiest first; see src/gruft/kernel/story.py. */
export interface Story {
  turning: string[];
  counted: string[];
  score: string;
  unit: string;
  title: string;
  /** Causes of an end at which the scores decided nothing. */
  unscored: string[];
}

/** How a match went: each number at the beginning and after each part. */
export interface Course {
  parts: number[];
  /** `hue`: the colour of the piece on the table, where it has one. */
  lines: { who: Record<string, unknown>; values: number[]; hue?: string }[];
}

/** What a link invites to; empty where one may not know it. */
export interface Invited {
  game: string;
  host: string;
  phase: "setting" | "playing" | "over";
}

export interface Shelf {
  games: GameShown[];
  bots: string[];
  languages: string[];
}

export interface TableShown {
  table: string;
  game: string;
  phase: "setting" | "playing" | "over";
  seats: number;
  free: number;
  names: string[];
  bots: string[];
  watching: string;
  at: number;
  your_turn: boolean;
  /** A bot plays in one's own seat. */
  played_for_you: boolean;
  asked: string[];
}

export interface Tables {
  open: TableShown[];
  mine: TableShown[];
}

export interface Clause {
  id: string;
  chapter: string;
  text: string;
  /** Only an engine needs it. */
  engine: boolean;
}

export type { Pace, Setting };
export type Watching = Setting["watching"];

/** A value that is printed in a game's edition. */
export interface Printed {
  name: string;
  value: unknown;
  source: string;
}

/** The house could not be reached at all. */
export class Unreached extends Error {}

export async function guest(): Promise<string> {
  return (await json<{ name: string }>("/api/guest")).name;
}

export async function becomeGuest(name: string): Promise<string> {
  return (await json<{ name: string }>("/api/guest", { name })).name;
}

export function shelf(): Promise<Shelf> {
  return json("/api/shelf");
}

/** Where others in the network find the house; "" if nobody does. */
export async function network(): Promise<string> {
  return (await json<{ network: string }>("/api/address")).network;
}

export function tables(): Promise<Tables> {
  return json("/api/tables");
}

export async function setTable(setting: Setting): Promise<string> {
  return (await json<{ table: string }>("/api/tables", { setting })).table;
}

export function invitation(table: string): Promise<Invited> {
  return json(`/api/tables/${encodeURIComponent(table)}/invitation`);
}

export function course(table: string): Promise<Course> {
  return json(`/api/tables/${encodeURIComponent(table)}/course`);
}

export function edition(game: string): Promise<Printed[]> {
  return json(`/api/games/${encodeURIComponent(game)}/edition`);
}

/** What every piece does in the edition that a table plays with, or as the game is shipped. */
export function about(game: string, table = ""): Promise<About[]> {
  const at = table === "" ? "" : `/${encodeURIComponent(table)}`;
  return json(`/api/games/${encodeURIComponent(game)}/about${at}`);
}

export function rules(game: string, language: string): Promise<Clause[]> {
  return json(`/api/games/${encodeURIComponent(game)}/rules/${language}`);
}

/** The clauses behind each question and window, by its message key. */
export function moments(game: string): Promise<Record<string, string[]>> {
  return json(`/api/games/${encodeURIComponent(game)}/moments`);
}

/** A paragraph with its clauses, or a figure: its caption, drawn pieces (`kind/face`) or the name of a scene. */
export interface HowToPart {
  text: string;
  clauses: string[];
  cards: string[];
  scene: string;
}

export interface HowTo {
  title: string;
  /** The first is the goal. */
  sections: { title: string; parts: HowToPart[] }[];
}

export function howto(game: string, language: string): Promise<HowTo> {
  return json(`/api/games/${encodeURIComponent(game)}/howto/${language}`);
}

/** A scene that is laid out to be looked at, and the plans that it is drawn on. */
export function figure(game: string, name: string): Promise<{ scene: Scene; plans: Plan[] }> {
  return json(`/api/games/${encodeURIComponent(game)}/figures/${encodeURIComponent(name)}`);
}

export function text(path: string): Promise<string> {
  return asked(path).then((answer) => answer.text());
}

export function recordAddress(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/record`;
}

/** The record of a match, as it is downloaded. */
export function record(table: string): Promise<string> {
  return text(recordAddress(table));
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await asked(path, body)).json() as Promise<T>;
}

/** Ask; a refusal of the house is thrown as `Refused`, silence as `Unreached`. */
async function asked(path: string, body?: unknown): Promise<Response> {
  const posted = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : posted);
  } catch {
    throw new Unreached();
  }
  if (answer.ok) return answer;
  throw new Refused(await refusalIn(answer));
}

async function refusalIn(answer: Response): Promise<Refusal> {
  try {
    const told = (await answer.json()) as Refusal;
    if (typeof told.key === "string") return told;
  } catch {
    // Something before the house answered; all it told is its number.
  }
  return { type: "refused", id: "", key: `http-${answer.status}` };
}
