/** What a piece shows: its name, the figures on it, its picture; and what of it is said to readers. */

import type { Words } from "$lib/words/words";
import type { Piece } from "$lib/table/kinds";
import { pictureOf, type Picture } from "./pictures";

/** The ways in which cards are printed; classes of look.css. */
export type Print = "" | "q" | "slay" | "cmb" | "sup" | "vic" | "pic" | "chr";

export interface Ribbon {
  letter: "N" | "C" | "S" | "V" | "W";
  mark: string;
}

export interface Face {
  name: string;
  print: Print;
  /** The figure in the corner, if it has one. */
  index: string;
  picture: Picture | null;
  ribbons: Ribbon[];
  /** Costs by day and by night, or what a victim gives each turn and once. */
  pair: [string, string] | null;
  /** A character that has shown its fangs: printed in negative. */
  isNegative: boolean;
  /** Marks that are worth a line on the large card. */
  words: string[];
}

const RIBBONS: Record<string, Ribbon> = {
  noble: { letter: "N", mark: "crown" },
  clergy: { letter: "C", mark: "cross" },
  servant: { letter: "S", mark: "ladle" },
  red: { letter: "V", mark: "fang" },
  "holy-water": { letter: "W", mark: "wave" },
};

const PRINTS: Record<string, Print> = {
  "combat-card": "cmb",
  "support-card": "sup",
  victim: "vic",
  character: "chr",
  token: "chr",
  suspect: "chr",
};

/** A number with a real minus sign. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** The messages that may say a face, in whichever way a game has named it. */
export function keysOfFace(face: string): string[] {
  const low = face.toLowerCase().replace(/['’]/g, "").replaceAll(" ", "-");
  const short = face === "Q" ? "queen" : face;
  return [`face-${face}`, `name-${low}`, `card-${short}`, `card-${low}`, `figure-${low}`, `piece-${low}`, `kind-${face}`];
}

/** What a piece is called. */
export function nameOf(piece: Piece, words: Words): string {
  if (piece.title !== "") return piece.title;
  if (piece.face === "") return words.has(`kind-${piece.kind}`) ? words.say(`kind-${piece.kind}`) : "";
  if (piece.face.includes("+")) return piece.face.split("+").map((one) => nameOf({ ...piece, face: one }, words)).join(", ");
  const found = keysOfFace(piece.face).find((key) => words.has(key));
  return found === undefined ? piece.face : words.say(found);
}

export function faceOf(piece: Piece, words: Words): Face {
  const ribbons = piece.marks.flatMap((mark) => RIBBONS[mark] ?? []);
  const said = nameOf(piece, words);
  const name = said.charAt(0).toUpperCase() + said.slice(1);
  const [first, second] = piece.numbers;
  const paired = (piece.kind === "victim" || piece.kind === "support-card") && first !== undefined && second !== undefined;
  return {
    name,
    print: printOf(piece),
    index: indexOf(piece),
    picture: pictureOf(piece),
    ribbons,
    pair: paired ? [figure(first), figure(second)] : null,
    isNegative: piece.marks.includes("revealed"),
    words: wordsOfMarks(piece, words),
  };
}

function printOf(piece: Piece): Print {
  if (piece.face === "Q" && piece.kind === "vampire") return "q";
  if (piece.kind === "slayer") return "slay";
  if (/^\d+$/.test(piece.face)) return "";
  return PRINTS[piece.kind] ?? "pic";
}

function indexOf(piece: Piece): string {
  if (piece.kind === "slayer") return piece.face.replace(/\D/g, "");
  if (/^\d+$/.test(piece.face) || piece.face === "Q") return piece.face;
  if (piece.kind === "combat-card" && piece.numbers[0] !== undefined) return figure(piece.numbers[0]);
  return "";
}

/** What a viewer knows about a suspect; what is public is known to everybody. */
export interface Verdict {
  is: "vampire" | "human" | "open";
  isPublic: boolean;
}

const VERDICTS: Record<string, Verdict> = {
  revealed: { is: "vampire", isPublic: true },
  proven: { is: "human", isPublic: true },
  secret: { is: "vampire", isPublic: false },
  "must-be": { is: "vampire", isPublic: false },
  human: { is: "human", isPublic: false },
  innocent: { is: "human", isPublic: false },
  "cannot-be": { is: "human", isPublic: false },
};

export function verdictOf(piece: Piece): Verdict | null {
  if (piece.kind !== "suspect") return null;
  const found = piece.marks.flatMap((mark) => VERDICTS[mark] ?? []);
  return found.find((one) => one.isPublic) ?? found[0] ?? { is: "open", isPublic: false };
}

export function wordsOfMarks(piece: Piece, words: Words): string[] {
  return piece.marks.filter((mark) => words.has(`mark-${mark}`)).map((mark) => words.say(`mark-${mark}`));
}

/** A piece in one breath, for readers and for whoever hovers over it. */
export function sentenceOf(piece: Piece, words: Words, hidden: string): string {
  if (piece.face === "") return [hidden, ...wordsOfMarks(piece, words)].join(", ");
  const name = nameOf(piece, words);
  const numbers = piece.numbers.map(figure).join("/");
  return [name, ...(numbers === "" || name.includes(numbers) ? [] : [numbers]), ...wordsOfMarks(piece, words)].join(", ");
}
