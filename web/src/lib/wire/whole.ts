/** Zones, seats and questions, whole again: the house sends them short, see src/gruft/server/shorthand.py. */

import type { Choice, Decision, DecisionSent, Piece, PieceSent, SeatSent, SeatView, Spot, Telling, Zone, ZoneSent } from "./messages";

export function wholeZone(sent: ZoneSent): Zone {
  const pieces: Piece[] = [];
  for (const one of sent.pieces ?? []) pieces.push(...wholePieces(one, pieces.at(-1)?.kind ?? ""));
  return { name: sent.name, shape: sent.shape ?? sent.name, owner: sent.owner ?? -1, pieces };
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
    label: wholeTellings(labels[number] ?? [], move, forms)[0] ?? { key: "", args: {} },
    on: (on?.[number] ?? []).flatMap(wholeSpots),
    then: wholeTellings(then?.[number] ?? [], move, forms),
  };
}

/** Messages one after the other, each the number of its form and its values; a name with `=` before it is the move itself. */
function wholeTellings(sent: readonly unknown[], move: string, forms: string[][]): Telling[] {
  const [parts, told] = [[...sent], [] as Telling[]];
  while (parts.length > 0) {
    const [key = "", ...names] = forms[parts.shift() as number] ?? [];
    const args = names.map((name) => (name.startsWith("=") ? [name.slice(1), move] : [name, parts.shift()]));
    told.push({ key, args: Object.fromEntries(args) });
  }
  return told;
}

function wholeSpots([zone, ...places]: number[]): Spot[] {
  return places.map((place) => ({ zone: zone as number, place }));
}
