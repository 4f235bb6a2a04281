/** What the table of Vampire Empire shows, read from the scene. No rule is known here: marks and counters say it all. */

import { sameSpot } from "$lib/table/compose/composing";
import type { Choice, Piece, Scene, Spot, Telling, Zone } from "$lib/table/kinds";
import { nameOf } from "$lib/table/zones/faces";
import type { Words } from "$lib/words/words";

export interface ZoneAt {
  zone: Zone;
  index: number;
}

export function zoneOf(scene: Scene, name: string, owner = -1): ZoneAt | null {
  const index = scene.zones.findIndex((zone) => zone.name === name && zone.owner === owner);
  const zone = scene.zones[index];
  return zone === undefined ? null : { zone, index };
}

export interface Laid {
  piece: Piece;
  spot: Spot;
}

export function laidIn(at: ZoneAt | null): Laid[] {
  return at === null ? [] : at.zone.pieces.map((piece, place) => ({ piece, spot: { zone: at.index, place } }));
}

/** Zones that only the page knows, one for each character: where it stands, and where it is told what is known of it. */
export const AT = "at ";
export const OF = "of ";

export function has(piece: Piece, mark: string): boolean {
  return piece.marks.includes(mark);
}

/** What a character is called, with the places where a narrow column may break it; an owner's own name has none. */
export function narrowName(piece: Piece, words: Words, own: Words): string {
  const [name, key] = [nameOf(piece, words), `ve-narrow-${piece.face.toLowerCase()}`];
  const broken = own.has(key) ? own.say(key) : name;
  return broken.replaceAll("\u00AD", "") === name ? broken : name;
}

/** Night or day, and the how many-eth. */
export function timeOf(scene: Scene): { isNight: boolean; number: number } {
  const night = scene.counters["night"];
  return { isNight: night !== undefined, number: night ?? scene.counters["day"] ?? 1 };
}

export interface Round {
  number: number;
  attack: Laid[];
  defence: Laid[];
  sums: [number, number] | null;
}

export interface Fight {
  attacker: Laid;
  target: Laid;
  attackSeat: number;
  rounds: Round[];
  sums: [number, number];
  told: Telling | null;
}

const STANDS = ["notice-tie", "notice-would-die", "notice-would-live"];

/** The combat that is fought, as far as this seat is told of one. */
export function fightOf(scene: Scene): Fight | null {
  const castle = laidIn(zoneOf(scene, "castle"));
  const attacker = castle.find(({ piece }) => has(piece, "attacker"));
  const target = castle.find(({ piece }) => has(piece, "target"));
  const now = scene.counters["round"];
  if (attacker === undefined || target === undefined || now === undefined) return null;
  const attackSeat = scene.seats.find((seat) => seat.marks.includes("active"))?.seat ?? 0;
  const side = (seat: number, round: number) => laidIn(zoneOf(scene, "field", seat)).filter(({ piece }) => has(piece, `round-${round}`));
  const sums: [number, number] = [scene.counters["attack"] ?? 0, scene.counters["defence"] ?? 0];
  const first: [number, number] = now === 1 ? sums : [scene.counters["first-attack"] ?? 0, scene.counters["first-defence"] ?? 0];
  return {
    attacker,
    target,
    attackSeat,
    sums,
    rounds: [1, 2].map((number) => ({
      number,
      attack: side(attackSeat, number),
      defence: side(1 - attackSeat, number),
      sums: number === 1 ? first : now === 2 ? sums : null,
    })),
    told: scene.notices.find((notice) => STANDS.includes(notice.key)) ?? null,
  };
}

/** What lies on the table and belongs to no round: support cards, cards for hiding, holy water. */
export function playedCards(scene: Scene): { seat: number; cards: Laid[] }[] {
  return [0, 1]
    .map((seat) => ({ seat, cards: laidIn(zoneOf(scene, "field", seat)).filter(({ piece }) => !has(piece, "round-1") && !has(piece, "round-2")) }))
    .filter(({ cards }) => cards.length > 0);
}

/** Who laid something first comes first: nobody's cards move aside when the other answers. */
export function inOrder(before: readonly number[], present: readonly number[]): number[] {
  return [...before.filter((seat) => present.includes(seat)), ...present.filter((seat) => !before.includes(seat))];
}

/** Who stands in the castle; somebody who has just died is still seen there. */
export function peopleOf(scene: Scene): (Laid & { isDead: boolean })[] {
  const dying = laidIn(zoneOf(scene, "dead")).filter(({ piece }) => has(piece, "named"));
  return [
    ...laidIn(zoneOf(scene, "castle")).map((one) => ({ ...one, isDead: false })),
    ...dying.map((one) => ({ ...one, isDead: true })),
  ];
}

/** So many have their place in the castle. */
export const PLACES = 3;

/**
 * Who stands at which place of the castle: nobody changes theirs, and somebody new takes one that is free. Only a guest, who
 * stands beside the three that are usual, comes to a place of theirs as soon as one is free.
 */
export function placed(before: readonly string[], present: readonly string[]): string[] {
  const stays = before.map((face) => (present.includes(face) ? face : ""));
  const places = Array.from({ length: PLACES }, (_, place) => stays[place] ?? "");
  for (const [further, face] of stays.slice(PLACES).entries()) {
    const free = places.slice(0, PLACES).indexOf("");
    if (face !== "") places[free < 0 ? PLACES + further : free] = face;
  }
  for (const face of present.filter((one) => !stays.includes(one))) {
    const free = places.findIndex((one) => !one);
    places[free < 0 ? places.length : free] = face;
  }
  return Array.from(places, (face) => face ?? "");
}

export type Verdict = "vampire" | "human" | "open";

const VAMPIRES = ["revealed", "secret", "must-be"];
const HUMANS = ["proven", "human", "innocent", "cannot-be"];
const PUBLIC = ["revealed", "proven"];

/** What this seat knows of a character, and whether everybody does. */
export function knownOf(piece: Piece): { is: Verdict; isPublic: boolean; mark: string } {
  const mark = piece.marks.find((one) => PUBLIC.includes(one)) ?? piece.marks.find((one) => VAMPIRES.includes(one) || HUMANS.includes(one)) ?? "doubtful";
  const is = VAMPIRES.includes(mark) ? "vampire" : HUMANS.includes(mark) ? "human" : "open";
  return { is, isPublic: PUBLIC.includes(mark), mark };
}

export interface Deed {
  key: string;
  icon: string;
  /** The choice itself, or the line that it begins. */
  choice: Choice | null;
  line: string;
}

const BEGINNINGS = [
  { mark: "can-hide", move: "hide", key: "move-hide-character", icon: "down" },
  { mark: "can-test", move: "water", key: "move-ask-about", icon: "why" },
  { mark: "can-attack", move: "combat", key: "move-attack-with", icon: "target" },
];

/** What can be done with a character now: the choices made on it, or the actions that may begin with it. */
export function deedsOf({ piece, spot }: Laid, choices: readonly Choice[]): Deed[] {
  const own = choices.filter((choice) => choice.on.length === 1 && sameSpot(choice.on[0]!, spot));
  const begun = BEGINNINGS.filter(({ mark, move }) => has(piece, mark) && choices.some((choice) => choice.move === move));
  return [
    ...own.map((choice) => ({ key: choice.label.key, icon: "chev", choice, line: "" })),
    ...begun.map(({ key, icon, move }) => ({ key, icon, choice: null, line: `${move}; ${piece.face}` })),
  ];
}
