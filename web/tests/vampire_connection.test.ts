/** The table of The Vampire Connection: shelves, the bar to the end, offers in any order, choreography. */

import { describe, expect, it } from "vitest";
import { fitShelf, villageLeft } from "../src/games/vampire_connection/estates";
import { lineOf, toggled } from "../src/games/vampire_connection/trading";
import choreography from "../src/games/vampire_connection/motion";
import type { Piece, Scene, Zone } from "../src/lib/table/kinds";

const piece = (kind: string, face: string): Piece => ({ kind, face, marks: [], node: "", numbers: [], title: "" });
const zone = (name: string, owner: number, pieces: Piece[]): Zone => ({ name, shape: "row", owner, pieces });

function sceneOf(zones: Zone[]): Scene {
  const seats = [0, 1, 2].map((seat) => ({ seat, team: seat, counters: { drops: seat }, marks: [] }));
  return { game: "vampire_connection", seat: 0, asked: [], seats, zones, notices: [], counters: { round: 1 }, decision: null, window: null, outcome: null, standing: [] };
}

describe("a shelf", () => {
  it("shows names as long as there is room, as plates if need be", () => {
    expect(fitShelf(3, 260, 100, 66, 24)).toEqual({ width: 66, plates: false });
    expect(fitShelf(8, 260, 170, 66, 24).plates).toBe(true);
    expect(fitShelf(6, 190, 30, 66, 28)).toEqual({ width: 28, plates: false });
  });
});

describe("the bar", () => {
  it("counts what is left of all village cards", () => {
    const scene = sceneOf([zone("village", -1, [piece("victim", "V01"), piece("event", "Sunrise")]), zone("castle", 1, [piece("victim", "V02"), piece("vampire", "Biggulp")])]);
    expect(villageLeft(scene)).toEqual({ left: 2, all: 3, suns: 1 });
  });
});

describe("a trade", () => {
  const scene = sceneOf([zone("hand", 0, [piece("card", "wolf"), piece("card", "mist")])]);
  it("is written as it was chosen, in any order", () => {
    const give = [{ zone: 0, place: 0 }, { zone: 0, place: 1 }];
    expect(lineOf(scene, { partner: "Biggulp", give, want: ["stake"] })).toBe("trade Biggulp: wolf+mist <-> stake");
    expect(lineOf(scene, { partner: "", give, want: ["book", "bat"] })).toBe("counter wolf+mist <-> book+bat");
  });
  it("lets the oldest card go when there are too many", () => {
    expect(toggled(["a", "b"], "c", 2)).toEqual(["b", "c"]);
    expect(toggled(["a", "b"], "a", 2)).toEqual(["b"]);
  });
});

describe("the choreography", () => {
  const before = sceneOf([zone("village", -1, [piece("victim", "V14")]), zone("castle", 1, [piece("victim", "V20")])]);
  const moment = { before, after: before, facts: [], seat: 0 };
  it("turns a village card over before the victim goes to the shelf", () => {
    const acts = choreography({ key: "fact-catches", args: { player: { seat: 0 }, card: { word: "name-v14" }, left: 2, right: 4 } }, moment);
    expect(acts?.map((act) => act.does)).toEqual(["show", "fly"]);
  });
  it("lets a stolen captive leave its lord's castle", () => {
    const acts = choreography({ key: "fact-steals", args: { player: { seat: 0 }, victim: { word: "name-v20" } } }, moment);
    expect(acts?.at(-1)).toMatchObject({ does: "fly", from: { zone: "castle", owner: 1 }, to: { zone: "fresh", owner: 0 } });
  });
  it("tells the drops when a new round begins, and only then", () => {
    const turn = (round: number) => choreography({ key: "fact-turn-begins", args: { player: { seat: 0 }, round } }, moment);
    expect(turn(1)).toEqual([]);
    expect(turn(2)?.[0]).toMatchObject({ does: "panel", kind: "round" });
  });
});
