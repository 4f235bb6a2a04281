/** Which choices fit the pieces that are touched. Pure, so that it can be tested without a page. */

import type { Choice, Piece, Scene, Spot } from "$lib/table/kinds";

export function sameSpot(one: Spot, other: Spot): boolean {
  return one.zone === other.zone && one.place === other.place;
}

export function isAmong(spots: readonly Spot[], spot: Spot): boolean {
  return spots.some((one) => sameSpot(one, spot));
}

export function pieceAt(scene: Scene, spot: Spot): Piece | undefined {
  return scene.zones[spot.zone]?.pieces[spot.place];
}

/**
 * What makes pieces interchangeable: two open tens of one hand are alike, and whoever touches the second means the
 * choice that names the first. Backs are never alike, for it may matter which one is taken.
 */
function likeness(scene: Scene, spot: Spot): string {
  const piece = pieceAt(scene, spot);
  const own = `${spot.zone} ${spot.place}`;
  return piece === undefined || piece.face === "" ? own : `${spot.zone} ${JSON.stringify(piece)}`;
}

function counted(scene: Scene, spots: readonly Spot[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const spot of spots) {
    const like = likeness(scene, spot);
    counts.set(like, (counts.get(like) ?? 0) + 1);
  }
  return counts;
}

function covers(scene: Scene, choice: Choice, touched: ReadonlyMap<string, number>): boolean {
  const counts = counted(scene, choice.on);
  return [...touched].every(([like, count]) => (counts.get(like) ?? 0) >= count);
}

/** The choices that are made on all touched pieces, and perhaps on more. */
export function fitting(scene: Scene, choices: readonly Choice[], touched: readonly Spot[]): Choice[] {
  if (touched.length === 0) return [...choices];
  const exact = choices.filter((choice) => touched.every((spot) => isAmong(choice.on, spot)));
  const counts = counted(scene, touched);
  const alike = choices.filter((choice) => covers(scene, choice, counts));
  // Where alike pieces have choices of their own, the piece that was touched is meant.
  const own = exact.filter((choice) => choice.on.length === touched.length);
  return own.length > 0 && own.length < alike.length ? alike.filter((one) => !isTwin(one, own, exact)) : alike;
}

/** A choice that would be the same for the eye as one that fits exactly. */
function isTwin(choice: Choice, own: readonly Choice[], exact: readonly Choice[]): boolean {
  if (exact.includes(choice)) return false;
  const said = JSON.stringify(choice.label);
  return own.some((one) => JSON.stringify(one.label) === said && one.on.length === choice.on.length);
}

/** The choices that are made on exactly these pieces. */
export function complete(scene: Scene, choices: readonly Choice[], touched: readonly Spot[]): Choice[] {
  if (touched.length === 0) return [];
  return fitting(scene, choices, touched).filter((choice) => choice.on.length === touched.length);
}

/** May this piece be touched besides those that are? */
export function canJoin(scene: Scene, choices: readonly Choice[], touched: readonly Spot[], spot: Spot): boolean {
  return fitting(scene, choices, [...touched, spot]).length > 0;
}

export type Touch = { touched: Spot[] } | { refused: Spot };

/**
 * What is touched after one more piece is. A piece that does not join is taken instead of a single other one; whoever
 * has put two or more together is told why this one cannot join.
 */
export function touch(scene: Scene, choices: readonly Choice[], touched: readonly Spot[], spot: Spot): Touch {
  if (isAmong(touched, spot)) return { touched: touched.filter((one) => !sameSpot(one, spot)) };
  if (canJoin(scene, choices, touched, spot)) return { touched: [...touched, spot] };
  if (touched.length === 1 && canJoin(scene, choices, [], spot)) return { touched: [spot] };
  return { refused: spot };
}

/** Half a line and the next move, as the house reads it. */
export function lineOf(parts: readonly string[], next = ""): string {
  return [...parts, ...(next === "" ? [] : [next])].join("; ");
}

/** What somebody who touches these pieces probably means to play, in the way games write pieces. */
export function guessed(scene: Scene, choices: readonly Choice[], touched: readonly Spot[], spot: Spot): string {
  const pieces = [...touched, spot].map((one) => pieceAt(scene, one)?.face ?? "");
  const meant = pieces.filter((face) => face !== "").join(" ");
  return meant === "" ? "" : `${verbFor(scene, choices, spot)}${meant}`;
}

/** The word before the piece in what may be done with its neighbours: "pay ", "play "; often there is none. */
function verbFor(scene: Scene, choices: readonly Choice[], spot: Spot): string {
  for (const choice of choices) {
    const [on] = choice.on;
    const face = on?.zone === spot.zone && choice.on.length === 1 ? (pieceAt(scene, on)?.face ?? "") : "";
    if (face !== "" && choice.move.endsWith(` ${face}`)) return choice.move.slice(0, -face.length);
  }
  return "";
}

/** Choices that no piece stands for come first and last in a tray; the others are found by touching. */
export function withoutPieces(choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => choice.on.length === 0);
}

/** The choice that a piece or square of a plan stands for: by its pieces, or by being written like it. */
export function choiceOfNode(scene: Scene, choices: readonly Choice[], node: string): Choice | undefined {
  return choices.find(
    (choice) => choice.move === node || choice.on.some((spot) => pieceAt(scene, spot)?.node === node),
  );
}
