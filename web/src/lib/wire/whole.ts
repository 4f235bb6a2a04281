/** Zones, seats, questions and logs, whole again: the house sends them short, see src/gruft/server/shorthand.py. */

import type { Choice, Decision, DecisionSent, Piece, PieceSent, SeatsSent, SeatView, Spot, Telling, Told, Zone, ZoneSent } from "./messages";

export function wholeZone([name, shape, owner, sent]: ZoneSent): Zone {
  const pieces: Piece[] = [];
  for (const one of sent) pieces.push(...wholePieces(one, pieces.at(-1)?.kind ?? ""));
  return { name, shape: shape || name, owner, pieces };
}

/** Without a kind it is that of the piece before. */
function wholePieces({ times = 1, ...sent }: PieceSent, kind: string): Piece[] {
  return Array.from({ length: times }, () => ({ kind, face: "", marks: [], node: "", numbers: [], title: "", ...sent }));
}

export function wholeSeats({ forms, counters, teams = [], marks = {} }: SeatsSent): SeatView[] {
  return counters.map(([form, ...values], seat) => ({
    seat,
    team: teams[seat] ?? seat,
    counters: Object.fromEntries((forms[form as number] ?? []).map((name, place) => [name, values[place] as number])),
    marks: marks[seat] ?? [],
  }));
}

/** A line that is only a list of values is of the same kind as the one before. */
export function wholeLog(sent: readonly (Told | unknown[])[]): Told[] {
  const lines: Told[] = [];
  for (const one of sent) lines.push(Array.isArray(one) ? filled(lines.at(-1) as Told, one) : one);
  return lines;
}

function filled({ key, args }: Told, values: unknown[]): Told {
  return { key, args: Object.fromEntries(Object.keys(args).map((name, place) => [name, values[place]])) };
}

export function wholeDecision(sent: DecisionSent | null): Decision | null {
  if (sent === null) return null;
  return { question: sent.question, choices: wholeChoices(sent), forced: sent.forced ?? false };
}

function wholeChoices({ forms = [], moves = [], shapes = [], values = [], on, words = {} }: DecisionSent): Choice[] {
  const coming = values[Symbol.iterator]();
  const forEach = shapes.flatMap(([times, ...shape]) => Array.from({ length: times as number }, () => shape));
  return moves.map((move, number) => {
    const [label = { key: "", args: {} }, ...then] = (forEach[number] ?? []).map((form) => wholeTelling(forms[form] ?? [], move, coming));
    return { move, label, on: on ? (on[number] ?? []).flatMap(wholeSpots) : spotsOf(move, words), then };
  });
}

/** A message filled with the values that come next; a name with `=` before it is the move itself. */
function wholeTelling([key = "", ...names]: string[], move: string, coming: Iterator<unknown>): Telling {
  const args = names.map((name) => (name.startsWith("=") ? [name.slice(1), move] : [name, coming.next().value]));
  return { key, args: Object.fromEntries(args) };
}

function wholeSpots([zone, ...places]: number[]): Spot[] {
  return places.map((place) => ({ zone: zone as number, place }));
}

/** What the words of a move stand for: a word that is said a second time stands for its second place. */
function spotsOf(move: string, words: Record<string, number[]>): Spot[] {
  const left = new Map(Object.entries(words).map(([word, sent]) => [word, wholeSpots(sent)]));
  return move.split(" ").flatMap((word) => left.get(word)?.shift() ?? []);
}
