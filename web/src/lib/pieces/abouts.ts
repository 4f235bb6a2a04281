/** What pieces do, as the house tells it: found by kind and face, or by the message that names them. */

import type { Choice, Piece, Scene } from "$lib/table/kinds";
import { keysOfFace } from "$lib/table/zones/faces";

export interface About {
  /** `slayer S15`, or a kind alone for its back and all other faces. */
  piece: string;
  key: string;
  args: Record<string, unknown>;
  clause: string;
}

/** Between the faces of cards that lie as one piece: see src/gruft/kernel/about.py. */
const TOGETHER = "+";

export function aboutsBy(list: readonly About[]): Map<string, About> {
  return new Map(list.map((one) => [one.piece, one]));
}

/** What a piece tells; several if several cards lie there as one, none if it is silent. */
export function aboutPiece(abouts: ReadonlyMap<string, About>, piece: Piece): About[] {
  const found = piece.face.split(TOGETHER).map((face) => abouts.get(`${piece.kind} ${face}`) ?? abouts.get(piece.kind));
  return [...new Set(found)].filter((one) => one !== undefined);
}

/** Pieces that a choice is made on; if there are none, those whose names its label says. */
export function piecesNamed(choice: Choice, scene: Scene | null, abouts: ReadonlyMap<string, About>): Piece[] {
  const on = choice.on.flatMap(({ zone, place }) => scene?.zones[zone]?.pieces[place] ?? []);
  const found = on.length > 0 ? on : wordsIn(choice.label.args).flatMap((word) => pieceCalled(word, abouts) ?? []);
  const alike = new Map(found.map((piece) => [`${piece.kind} ${piece.face}`, piece]));
  return [...alike.values()];
}

/** The message keys among the arguments of a label. */
function wordsIn(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  if ("word" in value && typeof value.word === "string") return [value.word];
  if ("words" in value && Array.isArray(value.words)) {
    return value.words.flatMap((one: unknown) => (typeof one === "string" ? [one] : wordsIn(one)));
  }
  return Object.values(value).flatMap(wordsIn);
}

/** The piece that is called by this message. */
function pieceCalled(word: string, abouts: ReadonlyMap<string, About>): Piece | null {
  for (const name of abouts.keys()) {
    const [kind = "", ...rest] = name.split(" ");
    const face = rest.join(" ");
    if (face !== "" && keysOfFace(face).includes(word)) return { kind, face, marks: [], node: "", numbers: [], title: "" };
  }
  return null;
}
