/** What stands and lies in the villa, read from a scene for drawing. Pure: no rule of the game is known here. */

import type { Choice, Piece, Scene, Spot, Zone } from "$lib/table/kinds";
import { middleOf, OPEN, type Plan } from "$lib/table/zones/plans";
import type { Words } from "$lib/words/words";

export const FIGURE_KINDS = ["hunter", "vampire", "servant", "corpse", "gone"];
/** Hunters are told apart by shape and letter, not by colour alone. */
export const LETTERS: Record<string, string> = { red: "R", blue: "B", green: "G", yellow: "Y" };

export interface PieceAt {
  piece: Piece;
  spot: Spot;
}

export interface Figure extends PieceAt {
  /** The seat that plays it. */
  owner: number;
  life: number;
  most: number;
  /** Its place in the round. */
  turn: number;
  isActing: boolean;
  /** The zone of its sheet; the vampire has none. */
  sheet: { zone: Zone; index: number } | null;
}

export interface Field extends PieceAt {
  /** Known to the viewer although it lies face down. */
  isNoted: boolean;
}

/** Everything on one square, ready to be drawn. */
export interface Lying {
  figures: Figure[];
  hidden: Field[];
  open: PieceAt[];
  /** Charge, ladder, remains. */
  floor: PieceAt[];
  /** Zombies and the wall chip. */
  pawns: PieceAt[];
  wardrobe: PieceAt[];
}

export function piecesOf(scene: Scene, name: string): PieceAt[] {
  return scene.zones.flatMap((zone, index) =>
    zone.name === name ? zone.pieces.map((piece, place) => ({ piece, spot: { zone: index, place } })) : [],
  );
}

export function zoneNamed(scene: Scene, name: string): { zone: Zone; index: number } | null {
  const index = scene.zones.findIndex((zone) => zone.name === name);
  return index < 0 ? null : { zone: scene.zones[index] as Zone, index };
}

/** The five figures in the order of their turns. */
export function figuresOf(scene: Scene): Figure[] {
  return piecesOf(scene, "figures")
    .map(({ piece, spot }) => ({
      piece,
      spot,
      owner: scene.zones[spot.zone]?.owner ?? -1,
      life: piece.numbers[0] ?? 0,
      most: Math.max(1, piece.numbers[1] ?? 1),
      turn: piece.numbers[2] ?? 0,
      isActing: piece.marks.includes("acting"),
      sheet: zoneNamed(scene, `sheet-${piece.face}`),
    }))
    .sort((one, other) => one.turn - other.turn);
}

export function nameOfFigure(figure: Figure, words: Words): string {
  if (figure.piece.title !== "") return figure.piece.title;
  return words.say(figure.piece.face === "vampire" ? "figure-black" : `figure-${figure.piece.face}`);
}

/** Where a thing on the floor is seen: a ladder that is laid leads through the hatch, so at both of its squares. */
function nodesOf(piece: Piece, plans: readonly Plan[]): string[] {
  if (!piece.marks.includes("laid")) return [piece.node];
  return plans.flatMap((plan) => plan.squares.filter((_, index) => plan.kinds[index] === "hatch"));
}

/** What lies and stands where, by the name of the square. */
export function lyingOf(scene: Scene, plans: readonly Plan[]): Map<string, Lying> {
  const found = new Map<string, Lying>();
  const at = (node: string): Lying => {
    const known = found.get(node) ?? { figures: [], hidden: [], open: [], floor: [], pawns: [], wardrobe: [] };
    found.set(node, known);
    return known;
  };
  for (const figure of figuresOf(scene)) if (figure.piece.node !== "") at(figure.piece.node).figures.push(figure);
  for (const one of piecesOf(scene, "fields")) {
    if (one.piece.marks.includes("face-up")) at(one.piece.node).open.push(one);
    else at(one.piece.node).hidden.push({ ...one, isNoted: one.piece.face !== "" });
  }
  for (const one of piecesOf(scene, "floor")) for (const node of nodesOf(one.piece, plans)) at(node).floor.push(one);
  for (const one of piecesOf(scene, "pawns")) at(one.piece.node).pawns.push(one);
  for (const one of piecesOf(scene, "wardrobe")) {
    if (one.piece.node !== "" && !one.piece.marks.includes("worn")) at(one.piece.node).wardrobe.push(one);
  }
  return found;
}

/** Doors by the edge on which they stand. */
export function doorsOf(scene: Scene): Map<string, PieceAt> {
  return new Map(piecesOf(scene, "doors").map((one) => [one.piece.node, one]));
}

/** What is said of a lock that is not known: the colours that it cannot have, by their owner's names or by ours. */
export function deniedOf(locks: readonly PieceAt[], lock: Piece, words: Words, own: Words): string[] {
  if (lock.face !== "") return [];
  return lock.marks.map((mark) => {
    const named = locks.find(({ piece }) => piece.kind === "lock-card" && `not-${piece.face}` === mark);
    return named && named.piece.title !== "" ? own.say("gr-not-lock", { lock: named.piece.title }) : words.say(`mark-${mark}`);
  });
}

/** The locks, and the lock cards that one chooses among; not those that only name a colour that a lock cannot have. */
export function locksShown(scene: Scene): PieceAt[] {
  const locks = piecesOf(scene, "locks");
  return locks.filter(({ piece }) => piece.kind !== "lock-card" || !locks.some((one) => one.piece.marks.includes(`not-${piece.face}`)));
}

/** All choices that are made on a square or an edge: written like it, or on a piece that stands there. */
export function choicesByNode(scene: Scene, choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  const add = (node: string, choice: Choice) => {
    if (node !== "") found.set(node, [...(found.get(node) ?? []), choice]);
  };
  for (const choice of choices) {
    const nodes = new Set(choice.on.map((spot) => boardNode(scene, spot)));
    nodes.delete("");
    if (choice.on.length === 0 && /^[CGU][a-o]\d+$/.test(choice.move)) nodes.add(choice.move);
    for (const node of nodes) add(node, choice);
  }
  return found;
}

/** Pieces of these zones are touched on the plan; cards of sheets, locks and the wardrobe lie beside it. */
const ON_PLAN = new Set(["figures", "fields", "floor", "pawns", "doors"]);

function boardNode(scene: Scene, spot: Spot): string {
  const zone = scene.zones[spot.zone];
  return zone !== undefined && ON_PLAN.has(zone.name) ? (zone.pieces[spot.place]?.node ?? "") : "";
}

/** Choices that are made on cards beside the plan. */
export function isBeside(scene: Scene, choice: Choice): boolean {
  return choice.on.length > 0 && choice.on.every((spot) => !ON_PLAN.has(scene.zones[spot.zone]?.name ?? "") && scene.zones[spot.zone]?.name !== "hand");
}

/** The field that all these choices are about, as when cards are laid one after the other; "" if there is none. */
export function fieldAsked(plans: readonly Plan[], choices: readonly Choice[]): string {
  const fields = new Set(choices.map((choice) => (choice.label.args["field"] as { text?: string } | undefined)?.text ?? ""));
  const [field = ""] = fields;
  const plan = fields.size === 1 ? plans.find((one) => one.name === field.charAt(0)) : undefined;
  return plan?.squares[plan.labels.indexOf(field.slice(1))] ?? "";
}

/** The squares of the way that the house has told for a choice, from first to last. */
export function wayOf(choice: Choice | null): string[] {
  const steps = choice?.then.find((one) => one.key === "then-steps");
  const way = steps?.args["way"] as { words?: ({ text?: string } | string)[] } | undefined;
  return (way?.words ?? []).map((one) => (typeof one === "string" ? one : (one.text ?? ""))).filter((one) => one !== "");
}

/** The pieces of a way that lie on one plan, as lines; a way over stairs leaves and comes back. */
export function linesOn(plan: Plan, way: readonly string[]): { x: number; y: number }[][] {
  const lines: { x: number; y: number }[][] = [];
  let open: { x: number; y: number }[] | null = null;
  for (const square of way) {
    const at = plan.squares.includes(square) ? middleOf(plan, square) : null;
    if (at === null) open = null;
    else if (open === null) lines.push((open = [at]));
    else open.push(at);
  }
  return lines;
}

/** A plan turned a quarter clockwise, never mirrored: what was above is now on the right. */
export function turned(plan: Plan): Plan {
  const [wide, high] = [plan.columns.length, plan.rows.length];
  const from = (column: number, row: number) => (high - 1 - column) * wide + row;
  const each = (list: readonly string[]) =>
    plan.columns.flatMap((_, row) => plan.rows.map((__, column) => list[from(column, row)] ?? ""));
  // What was below a square is now left of it, so it is the right side of its new left neighbour.
  const right = plan.columns.flatMap((_, row) =>
    plan.rows.map((__, column) => (column === high - 1 ? "wall" : (plan.below[from(column + 1, row)] ?? OPEN))),
  );
  return {
    ...plan,
    columns: [...plan.rows].reverse(),
    rows: [...plan.columns],
    squares: each(plan.squares),
    labels: each(plan.labels),
    kinds: each(plan.kinds),
    regions: each(plan.regions),
    right,
    below: each(plan.right),
  };
}

/** Where the arrow of a one-way door points, in degrees from the right, clockwise. */
export function arrowTurn(upright: boolean, backward: boolean, isTurned: boolean): number {
  const forward = upright ? (isTurned ? 180 : 0) : 90;
  return (forward + (backward ? 180 : 0)) % 360;
}

/** The legal node nearest to a point (in squares); none if all are farther than the reach of a finger. */
export function nearest(plan: Plan, nodes: Iterable<string>, x: number, y: number, reach: number): string | null {
  let [best, least] = [null as string | null, reach];
  for (const node of nodes) {
    const at = middleOf(plan, node);
    if (at === null) continue;
    const [dx, dy] = [Math.abs(at.x - x), Math.abs(at.y - y)];
    const isSquare = plan.squares.includes(node);
    const far = isSquare ? Math.hypot(Math.max(0, dx - 0.5), Math.max(0, dy - 0.5)) : Math.max(0, Math.hypot(dx, dy) - 0.35);
    if (far < least) [best, least] = [node, far];
  }
  return best;
}

/** The plan that shows a node; of two (stairs) the one that is wanted, if it is among them. */
export function planOf(plans: readonly Plan[], node: string, wanted = ""): Plan | undefined {
  const with_ = plans.filter((plan) => plan.squares.includes(node) || plan.right.includes(node) || plan.below.includes(node));
  return with_.find((plan) => plan.name === wanted) ?? with_[0];
}

export interface RoomName {
  region: string;
  text: string;
  x: number;
  y: number;
  upright: boolean;
}

/** Where the names of rooms are written: on a run of free squares that is long enough, near the middle of the room. */
export function roomNames(plan: Plan, nameOf: (region: string) => string): RoomName[] {
  return Object.keys(plan.titles).flatMap((region) => {
    const text = nameOf(region);
    const needs = Math.max(2, Math.ceil(text.length * 0.175));
    const across = bestRun(plan, region, needs, 1);
    const run = across ?? bestRun(plan, region, needs, plan.columns.length);
    if (run === null) return [];
    return [{ region, text, x: run.x, y: run.y, upright: across === null }];
  });
}

/** The middle of the best run of so many squares, across (step 1) or down (step: one row). */
function bestRun(plan: Plan, region: string, needs: number, step: number): { x: number; y: number } | null {
  const wide = plan.columns.length;
  const own = plan.regions.flatMap((one, index) => (one === region && plan.squares[index] !== "" ? [index] : []));
  if (own.length < needs) return null;
  const mean = (of: (index: number) => number) => own.reduce((sum, index) => sum + of(index), 0) / own.length;
  const [midX, midY] = [mean((index) => index % wide) + 0.5, mean((index) => Math.floor(index / wide)) + 0.5];
  let best: { x: number; y: number; cost: number } | null = null;
  for (const first of own) {
    const run = Array.from({ length: needs }, (_, place) => first + place * step);
    if (step === 1 && (first % wide) + needs > wide) continue;
    if (!run.every((index) => plan.regions[index] === region && plan.squares[index] !== "")) continue;
    const taken = run.filter((index) => plan.labels[index] !== "" || plan.kinds[index] === "coffin").length;
    const at = { x: (first % wide) + (step === 1 ? needs / 2 : 0.5), y: Math.floor(first / wide) + (step === 1 ? 0.5 : needs / 2) };
    const cost = taken * 10 + Math.abs(at.x - midX) + Math.abs(at.y - midY);
    if (best === null || cost < best.cost) best = { ...at, cost };
  }
  return best;
}
