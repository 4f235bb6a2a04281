/** What the table of The Vampire Connection reads from a scene: places, yields, the way, what the village holds. Pure; it knows no rule. */

import type { Choice, Piece, Scene, Spot, Telling, Zone } from "$lib/table/kinds";

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
  castle: ZoneAt;
  tomb: ZoneAt;
}

export function estateOf(scene: Scene, seat: number): Estate {
  const castle = zoneAt(scene, "castle", seat);
  const held = lyingIn(castle);
  const tomb = zoneAt(scene, "tomb", seat);
  const buried = lyingIn(tomb);
  return {
    vampire: [...held, ...buried].find(({ piece }) => piece.kind === "vampire") ?? null,
    shelf: held.filter(({ piece }) => piece.kind !== "vampire"),
    fresh: lyingIn(zoneAt(scene, "fresh", seat)),
    marker: buried.find(({ piece }) => piece.marks.includes("marker")) ?? null,
    dead: buried.filter(({ piece }) => piece.kind === "victim"),
    hand: zoneAt(scene, "hand", seat),
    castle,
    tomb,
  };
}

/** How far along a traveller is who waits: at the edge, while hunters may strike. */
export const EDGE = 0.66;

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

/** The victims that the choices are made on, each with whose castle it lies at. */
export interface Pick extends Lying {
  lord: number;
}

export function picksOf(scene: Scene, choices: readonly Choice[]): Pick[] {
  const spots = new Map(choices.flatMap((choice) => choice.on).map((spot) => [`${spot.zone}.${spot.place}`, spot]));
  return [...spots.values()].flatMap((spot) => {
    const zone = scene.zones[spot.zone];
    const piece = zone?.pieces[spot.place];
    return zone && piece?.kind === "victim" ? [{ piece, spot, lord: zone.owner }] : [];
  });
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

/** How the other seats lie above the own one. */
export interface Places {
  columns: number;
  rows: number;
  /** Held upright, as a tablet may be. */
  isUpright: boolean;
  /** The village takes the cell that an uneven number of seats leaves between them. */
  hasCell: boolean;
  /** A column is so narrow that name and numbers need a line each. */
  isSlim: boolean;
  /** Rows are so low that signs and numbers must do without words. */
  isLow: boolean;
}

/** A table higher than this part of its width is held upright: seats below each other. */
const UPRIGHT = 0.75;
/** What lies between two columns, and the narrowest that has room for name and numbers side by side. */
const BETWEEN = 10;
const ROOMY = 320;
/** The lowest table that has room for two rows with words, of which the own castle and what lies between take a part. */
const HIGH = 400;

/** Where there is height seats lie below each other, where there is none side by side. */
export function placesOf(others: number, wide: number, high: number, phone: boolean): Places {
  const isUpright = !phone && high > UPRIGHT * wide;
  const abreast = others <= 4 ? others : 3;
  const columns = phone ? 1 : Math.max(1, isUpright ? (others <= 3 ? 1 : 2) : abreast);
  const each = (wide - BETWEEN * (columns - 1)) / columns;
  const rows = Math.ceil(others / columns);
  return { columns, rows, isUpright, hasCell: columns > 1 && others % columns !== 0, isSlim: columns > 1 && each < ROOMY, isLow: !phone && rows > 1 && high < HIGH };
}

export interface Fit {
  width: number;
  /** Too many for cards with names: plates with the name beside the face, slim ones with the name alone, or faces that lie over each other. */
  as: "cards" | "plates" | "slim" | "lapped";
  /** How far each lies over the one before. */
  lap: number;
}

const RATIO = 1.4;
const GAP = 6;
/** In a low line every pixel shows more of a face. */
export const LINE_GAP = 2;
/** From this width on a card shows its name. */
const NAMED = 60;
const PLATE = { width: 108, height: 36, gap: 3 };
const SLIM = { width: 96, height: 16, gap: 2 };
const MOST_ROWS = 3;

/** How many plates lie in so much room, one as wide as the other. */
function plated({ width, height, gap }: typeof PLATE, wide: number, high: number): number {
  return Math.floor((wide + GAP) / (width + GAP)) * Math.floor((high + gap) / (height + gap));
}

/** How wide cards may be that lie side by side in so much room. */
function sideBySide(count: number, wide: number, high: number, most: number, gap: number): number {
  let width = 0;
  for (let rows = 1; rows <= MOST_ROWS; rows += 1) {
    const columns = Math.ceil(count / rows);
    const across = (wide - gap * (columns - 1)) / columns;
    const down = (high - gap * (rows - 1)) / rows / RATIO;
    width = Math.max(width, Math.min(most, across, down));
  }
  return Math.floor(width);
}

/** Cards over each other, in as many rows as show most of each; never higher than their place. */
function lapped(count: number, wide: number, high: number, most: number, least: number): Fit {
  let best: Fit & { step: number } = { width: least, as: "lapped", lap: 0, step: -1 };
  for (let rows = 1; rows <= MOST_ROWS; rows += 1) {
    const width = Math.min(most, Math.floor(high / rows / RATIO));
    if (rows > 1 && width < least) break;
    const columns = Math.ceil(count / rows);
    const step = columns === 1 ? width : Math.min(width, Math.floor((wide - width) / (columns - 1)));
    if (step > best.step) best = { width, as: "lapped", lap: width - step, step };
  }
  const { width, as, lap } = best;
  return { width, as, lap };
}

/** How wide the cards on a shelf may be, so that all of them are seen and, where there is room for it, named. */
export function fitShelf(count: number, wide: number, high: number, most: number, least: number, gap = GAP): Fit {
  if (count === 0) return { width: most, as: "cards", lap: 0 };
  const width = sideBySide(count, wide, high, most, gap);
  if (width < NAMED && plated(PLATE, wide, high) >= count) return { width: PLATE.width, as: "plates", lap: 0 };
  if (width < NAMED && plated(SLIM, wide, high) >= count) {
    const rows = Math.floor((high + SLIM.gap) / (SLIM.height + SLIM.gap));
    const columns = Math.ceil(count / rows);
    return { width: Math.min(136, Math.floor((wide - GAP * (columns - 1)) / columns)), as: "slim", lap: 0 };
  }
  return width >= least ? { width, as: "cards", lap: 0 } : lapped(count, wide, high, most, least);
}
