/** The table of The Vampire Connection: shelves, the bar to the end, offers in any order, choreography. */

import { describe, expect, it } from "vitest";
import { EDGE, fitShelf, LINE_GAP, picksOf, placesOf, villageLeft } from "../src/games/vampire_connection/estates";
import { laidIn, lineOf, spotsOf, toggled } from "../src/games/vampire_connection/trading";
import choreography from "../src/games/vampire_connection/motion";
import { arrangementWords } from "../src/games/text";
import { lasts } from "../src/lib/motion/timeline";
import type { Piece, Scene, Zone } from "../src/lib/table/kinds";

const piece = (kind: string, face: string): Piece => ({ kind, face, marks: [], node: "", numbers: [], title: "" });
const zone = (name: string, owner: number, pieces: Piece[]): Zone => ({ name, shape: "row", owner, pieces });

function sceneOf(zones: Zone[]): Scene {
  const seats = [0, 1, 2].map((seat) => ({ seat, team: seat, counters: { drops: seat }, marks: [] }));
  return { game: "vampire_connection", seat: 0, asked: [], seats, zones, notices: [], counters: { round: 1 }, decision: null, window: null, outcome: null, standing: [] };
}

describe("a shelf", () => {
  it("shows names as long as there is room, as plates if need be", () => {
    expect(fitShelf(3, 260, 100, 66, 24)).toEqual({ width: 66, as: "cards", lap: 0 });
    expect(fitShelf(8, 260, 170, 66, 24).as).toBe("plates");
    expect(fitShelf(2, 112, 36, 66, 24)).toEqual({ width: 112, as: "slim", lap: 0 });
  });
  it("shows four captives side by side in the line of a phone", () => {
    expect(fitShelf(4, 112, 40, 66, 24, LINE_GAP)).toEqual({ width: 26, as: "cards", lap: 0 });
  });
  it("lays cards over each other rather than out of a low place", () => {
    for (const [count, wide, high] of [[6, 150, 30], [12, 110, 37], [14, 140, 70], [3, 40, 30]] as const) {
      const { width, as, lap } = fitShelf(count, wide, high, 66, 24);
      expect(as).toBe("lapped");
      const rows = Math.floor(high / (width * 1.4));
      const columns = Math.ceil(count / rows);
      expect(rows).toBeGreaterThan(0);
      expect(width + (columns - 1) * (width - lap)).toBeLessThanOrEqual(wide);
      expect(width - lap, "something of each is seen").toBeGreaterThanOrEqual(7);
    }
  });
});

describe("the places of the seats", () => {
  it("are side by side on a low table and below each other on one held upright", () => {
    expect(placesOf(3, 960, 350, false)).toEqual({ columns: 3, rows: 1, isUpright: false, hasCell: false, isSlim: true, isLow: false });
    expect(placesOf(3, 820, 760, false)).toEqual({ columns: 1, rows: 3, isUpright: true, hasCell: false, isSlim: false, isLow: false });
    expect(placesOf(3, 1120, 420, false).isSlim).toBe(false);
    expect(placesOf(4, 1120, 420, false)).toMatchObject({ columns: 4, rows: 1, isSlim: true });
  });
  it("leave the village a cell where their number is uneven", () => {
    expect(placesOf(5, 960, 350, false)).toMatchObject({ columns: 3, rows: 2, hasCell: true, isLow: true });
    expect(placesOf(5, 1120, 430, false).isLow).toBe(false);
    expect(placesOf(5, 820, 760, false)).toMatchObject({ columns: 2, rows: 3, hasCell: true });
  });
  it("are lines on a phone, also without anybody else", () => {
    expect(placesOf(5, 390, 360, true)).toMatchObject({ columns: 1, rows: 5, isUpright: false, hasCell: false, isSlim: false });
    expect(placesOf(0, 960, 350, false)).toMatchObject({ columns: 1, rows: 0 });
  });
});

describe("what may be chosen", () => {
  it("is gathered for the phone: each victim once, with its lord, and no card of the hand", () => {
    const scene = sceneOf([zone("hand", 0, [piece("card", "wolf")]), zone("castle", 1, [piece("vampire", "Biggulp"), piece("victim", "V20")])]);
    const choice = (...on: { zone: number; place: number }[]) => ({ move: "x", label: { key: "move-pass", args: {} }, on, then: [] });
    const captive = { zone: 1, place: 1 };
    const picks = picksOf(scene, [choice({ zone: 0, place: 0 }), choice(captive), choice(captive, { zone: 1, place: 0 })]);
    expect(picks.map(({ lord, piece: { face } }) => [lord, face])).toEqual([[1, "V20"]]);
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
  it("is filled with what the house would offer", () => {
    expect(laidIn(["offer Biggulp", "give mist", "done", "want Good Opportunity", "want stake"])).toEqual({ give: ["mist"], want: ["Good Opportunity", "stake"] });
    expect(spotsOf(scene, 0, ["mist", "mist", "wolf"])).toEqual([{ zone: 0, place: 1 }, { zone: 0, place: 0 }]);
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
    expect(acts?.at(-1)).toMatchObject({ does: "fly", from: { zone: "castle", owner: 1 }, to: { zone: "castle", owner: 0 } });
  });
  it("sends every vampire that lay in its castle into its tomb when the sun rises, and no other", () => {
    const zones = [zone("castle", 0, [piece("vampire", "Biggulp")]), zone("castle", 1, [piece("vampire", "Shortway")]), zone("tomb", 2, [piece("vampire", "Miststone")])];
    const lying = (...tombs: number[]) => {
      const scene = sceneOf(zones);
      return { ...scene, seats: scene.seats.map((seat) => ({ ...seat, marks: tombs.includes(seat.seat) ? ["in-tomb"] : [] })) };
    };
    const acts = choreography({ key: "fact-sunrise", args: { player: { seat: 0 } } }, { before: lying(2), after: lying(0, 1, 2), facts: [], seat: 0 }) ?? [];
    expect(acts[0]).toMatchObject({ does: "panel", kind: "dawn" });
    const flights = acts.flatMap((act) => (act.does === "fly" ? [[act.pieces[0]?.face, act.from, act.to]] : []));
    expect(flights).toEqual([
      ["Biggulp", { zone: "castle", owner: 0 }, { zone: "tomb", owner: 0 }],
      ["Shortway", { zone: "castle", owner: 1 }, { zone: "tomb", owner: 1 }],
    ]);
  });
  const traveller = { ...piece("traveller", "bat"), node: "village" };
  const waiting = sceneOf([...before.zones, zone("way", 1, [traveller])]);
  const sets = { key: "fact-travels", args: { player: { seat: 1 }, form: { word: "name-bat" }, goal: { word: "goal-village" } } };
  it("lets a traveller wait at the edge while hunters are asked, then go on", () => {
    const out = choreography(sets, { ...moment, after: waiting, facts: [sets] });
    expect(out?.at(-1)).toMatchObject({ does: "fly", travels: true, from: { zone: "castle", owner: 1 }, to: { zone: "village" }, part: EDGE });
    const passed = { key: "fact-no-hunter", args: {} };
    const on = choreography(passed, { ...moment, before: waiting, facts: [passed] });
    expect(on).toMatchObject([{ does: "fly", travels: true, from: { zone: "way", owner: 1 }, to: { zone: "village", owner: -1 } }]);
    expect(choreography(passed, { ...moment, before: waiting, after: waiting, facts: [passed] })).toEqual([]);
  });
  it("brings the traveller home once, after the last card that was turned", () => {
    const turns = (key: string) => ({ key, args: { player: { seat: 1 }, card: { word: "name-v14" } } });
    const facts = [sets, turns("fact-catches"), turns("fact-turns-repulsed")];
    const homes = facts.flatMap((fact) => choreography(fact, { ...moment, facts }) ?? []).filter((act) => act.does === "fly" && act.travels && act.from !== "middle" && "zone" in act.from && act.from.zone === "village");
    expect(homes).toMatchObject([{ pieces: [{ face: "bat" }], to: { zone: "castle", owner: 1 } }]);
  });
  it("shows a trade of others as backs, and a refusal longer to those whom it is about", () => {
    const args = { player: { seat: 1 }, partner: { seat: 2 }, given: 2, wanted: 1 };
    const swaps = choreography({ key: "fact-trades-numbers", args }, moment) ?? [];
    expect(swaps.flatMap((act) => (act.does === "fly" ? act.pieces : [])).map(({ face }) => face)).toEqual(["", "", ""]);
    const long = (seat: number) => choreography({ key: "fact-no-trade", args }, { ...moment, seat })?.at(-1);
    expect([long(0), long(2)]).toEqual([{ does: "pause", long: false }, { does: "pause", long: true }]);
  });
  it("sends all captives back to the village at an unrest", () => {
    const acts = choreography({ key: "fact-unrest", args: { player: { seat: 0 } } }, { ...moment, after: sceneOf([zone("castle", 1, [])]) });
    expect(acts?.map((act) => act.does)).toEqual(["panel", "fly"]);
    expect(acts?.[1]).toMatchObject({ pieces: [{ face: "V20" }], from: { zone: "castle", owner: 1 }, to: { zone: "village" } });
  });
  it("tells the drops when a new round begins, and only then", () => {
    const turn = (round: number) => choreography({ key: "fact-turn-begins", args: { player: { seat: 0 }, round } }, moment);
    expect(turn(1)).toEqual([]);
    expect(turn(2)?.[0]).toMatchObject({ does: "panel", kind: "round" });
  });
  it("names the players of a panel", async () => {
    const words = await arrangementWords("vampire_connection", "en", ["Ann", "Ben"]);
    expect(words.tell({ key: "vc-round-drops", args: { player: { seat: 1 } } })).toBe("Ben");
  });
  it("gives a journey longer than a card that flies", () => {
    const fly = { does: "fly", pieces: [piece("traveller", "bat")], from: "middle", to: "middle" } as const;
    expect(lasts({ ...fly, travels: true })).toBeGreaterThan(lasts(fly));
  });
});
