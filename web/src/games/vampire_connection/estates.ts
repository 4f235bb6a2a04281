/** What the table of The Vampire Connection reads from a scene: places, yields, the way, what the village holds. Pure; it knows no rule. */

import type { Piece, Scene, Spot, Telling, Zone } from "$lib/table/kinds";

export interface ZoneAt {
  zone: Zone;
  index: number;
}

const EMPTY: Zone = { name: "", shape: "row", owner: -1, pieces: [] };

export function zoneAt(scene: Scene, name: string, owner = -1): ZoneAt {
  const index = scene.zones.findIndex((zone) => zone.name === name && zone.owner === owner);
  return { zone: scene.zones[index] ?? EMPTY, index };
}

export interface Lying {
  piece: Piece;
  spot: Spot;
}

export function lyingIn({ zone, index }: ZoneAt): Lying[] {
  return zone.pieces.map((piece, place) => ({ piece, spot: { zone: index, place } }));
}

/** All that belongs to a seat. */
export interface Estate {
  vampire: Lying | null;
  /** Captives and what is laid on them, then what was caught in this turn. */
  shelf: Lying[];
  fresh: Lying[];
  /** What marks that the vampire is staked. */
  marker: Lying | null;
  dead: Lying[];
  hand: ZoneAt;
  tomb: ZoneAt;
}

export function estateOf(scene: Scene, seat: number): Estate {
  const castle = lyingIn(zoneAt(scene, "castle", seat));
  const tomb = zoneAt(scene, "tomb", seat);
  const buried = lyingIn(tomb);
  return {
    vampire: [...castle, ...buried].find(({ piece }) => piece.kind === "vampire") ?? null,
    shelf: castle.filter(({ piece }) => piece.kind !== "vampire"),
    fresh: lyingIn(zoneAt(scene, "fresh", seat)),
    marker: buried.find(({ piece }) => piece.marks.includes("marker")) ?? null,
    dead: buried.filter(({ piece }) => piece.kind === "victim"),
    hand: zoneAt(scene, "hand", seat),
    tomb,
  };
}

/** The journey under way: who, in which form, and where to. */
export interface Journey extends Lying {
  seat: number;
  /** `village`, `castle 2`, `tomb 0`. */
  goal: string;
}

export function journeyOf(scene: Scene): Journey | null {
  const index = scene.zones.findIndex((zone) => zone.name === "way" && zone.pieces.length > 0);
  const zone = scene.zones[index];
  const piece = zone?.pieces[0];
  return zone && piece ? { piece, spot: { zone: index, place: 0 }, seat: zone.owner, goal: piece.node } : null;
}

/** The place of a goal in the document: the village, or the castle or tomb of a seat. */
export function anchorOf(goal: string): string {
  const [place = "village", seat = "-1"] = goal.split(" ");
  return `${place}:${seat}`;
}

/** How many cards of each kind lie in a zone. */
export function kindsIn(zone: Zone): Record<string, number> {
  const counts: Record<string, number> = { victim: 0, event: 0, defence: 0 };
  for (const piece of zone.pieces) counts[piece.kind] = (counts[piece.kind] ?? 0) + 1;
  return counts;
}

/** How much of the village is left, for the bar: of all village cards on the table, whatever has become of them. */
export function villageLeft(scene: Scene): { left: number; all: number; suns: number } {
  const isVillage = (piece: Piece) => piece.kind in { victim: 0, event: 0, defence: 0 };
  const all = scene.zones.flatMap((zone) => zone.pieces).filter(isVillage).length;
  const { pieces } = zoneAt(scene, "village").zone;
  return { left: pieces.length, all, suns: pieces.filter((piece) => piece.face === "Sunrise").length };
}

/** The offer that lies on the table, as cards or backs. */
export interface Offer {
  from: number;
  give: Lying[];
  want: Lying[];
}

export function offerOf(scene: Scene): Offer | null {
  const index = scene.zones.findIndex((zone) => zone.name === "give" && zone.pieces.length > 0);
  const zone = scene.zones[index];
  if (zone === undefined) return null;
  return { from: zone.owner, give: lyingIn({ zone, index }), want: lyingIn(zoneAt(scene, "want", zone.owner)) };
}

/** The seat that a message names. */
export function seatNamed(telling: Telling | undefined, argument: string): number {
  const named = telling?.args[argument];
  return typeof named === "object" && named !== null && "seat" in named ? Number(named.seat) : -1;
}

export interface Fit {
  width: number;
  /** Too many for cards with names: as low plates instead, with the name beside the face. */
  plates: boolean;
}

const RATIO = 1.4;
const GAP = 6;
/** From this width on a card shows its name. */
const NAMED = 60;
const PLATE = { width: 112, height: 38 };

/** How wide the cards on a shelf may be, so that all of them are seen and named. */
export function fitShelf(count: number, wide: number, high: number, most: number, least: number): Fit {
  if (count === 0) return { width: most, plates: false };
  let width = 0;
  for (let rows = 1; rows <= 3; rows += 1) {
    const columns = Math.ceil(count / rows);
    const across = (wide - GAP * (columns - 1)) / columns;
    const down = (high - GAP * (rows - 1)) / rows / RATIO;
    width = Math.max(width, Math.min(most, across, down));
  }
  const columns = Math.floor((wide + GAP) / (PLATE.width + GAP));
  const plated = columns * Math.floor((high + 3) / (PLATE.height + 3));
  if (width < NAMED && plated >= count) return { width: PLATE.width, plates: true };
  return { width: Math.max(least, Math.floor(width)), plates: false };
}
