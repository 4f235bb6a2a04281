/** Zones, seats and questions, whole again: the house sends them short, see src/gruft/server/shorthand.py. */

import type { Choice, Decision, DecisionSent, Piece, PieceSent, SeatSent, SeatView, Spot, Telling, Zone, ZoneSent } from "./messages";

export function wholeZone(sent: ZoneSent): Zone {
  const pieces: Piece[] = [];
  for (const one of sent.pieces ?? []) pieces.push(...wholePieces(one, pieces.at(-1)?.kind ?? ""));
  return { name: sent.name, shape: sent.shape, owner: sent.owner ?? -1, pieces };
}

/** Without a kind it is that of the piece before. */
function wholePieces({ times = 1, ...sent }: PieceSent, kind: string): Piece[] {
  return Array.from({ length: times }, () => ({ kind, face: "", marks: [], node: "", numbers: [], title: "", ...sent }));
}

export function wholeSeat(sent: SeatSent, seat: number): SeatView {
  return { seat, team: sent.team ?? seat, counters: sent.counters, marks: sent.marks ?? [] };
}

export function wholeDecision(sent: DecisionSent | null): Decision | null {
  if (sent === null) return null;
  const choices = (sent.moves ?? []).map((move, number) => wholeChoice(sent, move, number));
  return { question: sent.question, choices, forced: sent.forced ?? false };
}

function wholeChoice({ forms = [], labels = [], on, then }: DecisionSent, move: string, number: number): Choice {
  return {
    move,
    label: wholeTelling(labels[number] ?? [], move, forms),
    on: (on?.[number] ?? []).flatMap(wholeSpots),
    then: (then?.[number] ?? []).map((one) => wholeTelling(one, move, forms)),
  };
}

/** An argument whose name has `=` before it is the move itself. */
function wholeTelling([form, ...values]: unknown[], move: string, forms: string[][]): Telling {
  const [key = "", ...names] = forms[form as number] ?? [];
  const told = names.map((name) => (name.startsWith("=") ? [name.slice(1), move] : [name, values.shift()]));
  return { key, args: Object.fromEntries(told) };
}

function wholeSpots([zone, ...places]: number[]): Spot[] {
  return places.map((place) => ({ zone: zone as number, place }));
}
