/** How zones are drawn where a game has no arrangement of its own. */

import type { Piece, Scene, Spot, Zone } from "$lib/table/kinds";

export interface ZoneAt {
  zone: Zone;
  index: number;
}

export function zonesOf(scene: Scene): ZoneAt[] {
  return scene.zones.map((zone, index) => ({ zone, index }));
}

/** Piles whose cards everybody has seen lying down: the last one is on top. */
const OPEN_PILES = new Set(["discard", "village-discard", "crypt", "moat", "out", "dead"]);

/** What is on top of a pile; of a pile in unknown order, a back. */
export function topOf(zone: Zone): Piece | null {
  const last = zone.pieces.at(-1);
  if (last === undefined) return null;
  return OPEN_PILES.has(zone.name) ? last : { ...last, face: "", marks: [] };
}

/** Pieces that only tell what one knows; they need no room. */
export function isSmall(zone: Zone): boolean {
  return zone.pieces.every((piece) => piece.kind === "token" || piece.kind === "suspect");
}

/** How many counters the bar shows. */
export const FACTS = 2;

export interface Fact {
  name: string;
  value: number;
  /** Out of how many, where the game says so. */
  of: number | undefined;
}

/** What is counted for the whole table; `phase` and `phases` are one fact. */
export function factsOf(scene: Scene): Fact[] {
  const counters = scene.counters;
  const own = Object.entries(counters).filter(
    ([name]) => !name.startsWith("last-") && !(name.endsWith("s") && name.slice(0, -1) in counters),
  );
  return own.map(([name, value]) => ({ name, value, of: counters[`${name}s`] }));
}

export interface Counted {
  piece: Piece;
  count: number;
  spot: Spot;
}

/** The pieces of a zone, alike ones together, hidden ones last. */
export function counted(zone: Zone, index: number): Counted[] {
  const found = new Map<string, Counted>();
  zone.pieces.forEach((piece, place) => {
    const like = JSON.stringify(piece);
    const known = found.get(like);
    if (known) known.count += 1;
    else found.set(like, { piece, count: 1, spot: { zone: index, place } });
  });
  return [...found.values()].sort((one, other) => Number(one.piece.face === "") - Number(other.piece.face === ""));
}

export interface Cluster {
  node: string;
  places: number[];
}

/** Pieces of a row that share a node lie under one card. */
export function clusters(zone: Zone): Cluster[] {
  const together: Cluster[] = [];
  zone.pieces.forEach((piece, place) => {
    const last = together.at(-1);
    if (last !== undefined && piece.node !== "" && last.node === piece.node) last.places.push(place);
    else together.push({ node: piece.node, places: [place] });
  });
  return together;
}

/** How far apart the cards of a hand lie, so that all of them fit; at least the index of each is seen. */
export function fan(count: number, width: number, room: number): number {
  if (count < 2) return width;
  const step = (room - width) / (count - 1);
  return Math.max(width * 0.28, Math.min(width + 10, step));
}
