/** Scenes for tests, with nothing in them but what a test speaks of. */

import type { Piece, Scene, Zone } from "../src/lib/wire/scene";

export function piece(kind: string, face = "", more: Partial<Piece> = {}): Piece {
  return { kind, face, marks: [], node: "", numbers: [], title: "", ...more };
}

/** Vampires by their faces, written as the house writes them; a dot is a back. */
export function cards(written: string): Piece[] {
  return written.split(" ").filter(Boolean).map((face) => piece(face.startsWith("S") ? "slayer" : "vampire", face === "." ? "" : face));
}

export function zone(name: string, owner: number, pieces: Piece[], shape = "row"): Zone {
  return { name, shape, owner, pieces };
}

export function scene(zones: Zone[], more: Partial<Scene> = {}): Scene {
  const seats = [0, 1].map((seat) => ({ seat, team: seat, counters: {}, marks: [] }));
  return { game: "vampire_queen", seat: 0, asked: [], seats, zones, notices: [], counters: {}, decision: null, window: null, outcome: null, standing: [], ...more };
}
