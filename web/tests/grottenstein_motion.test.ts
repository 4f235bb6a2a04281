import { describe, expect, test } from "vitest";
import choreography from "../src/games/grottenstein/motion";
import { numbersIn, type Act, type Fact, type Moment, type PanelAct } from "../src/lib/motion/score";
import { lasts } from "../src/lib/motion/timeline";
import type { Piece, Scene, Zone } from "../src/lib/table/kinds";

const RED = { word: "figure-red" };
const COUNT = { word: "figure-black" };
const fact = (key: string, args: Record<string, unknown>): Fact => ({ key, args });
const piece = (kind: string, face: string, node = "", marks: string[] = []): Piece => ({ kind, face, marks, node, numbers: [], title: "" });
const zone = (name: string, pieces: Piece[]): Zone => ({ name, shape: "board", owner: -1, pieces });
const scene = (count: string, more: Partial<Scene> = {}): Scene => ({
  game: "grottenstein", seat: 0, asked: [], seats: [], notices: [], counters: { round: 3, "last-round": 150 }, decision: null, window: null, outcome: null, standing: [],
  zones: [
    zone("figures", [piece("hunter", "red", "Gh8"), piece("vampire", "vampire", count)]),
    zone("wardrobe", [piece("wardrobe-piece", "cape", "", ["worn"])]),
  ],
  ...more,
});
const moment = (told: Fact, after: Scene = scene("Gh9")): Moment => ({ before: scene("Gh9"), after, facts: [told], seat: 0 });
const acts = (told: Fact, after?: Scene): readonly Act[] => choreography(told, moment(told, after)) ?? [];
const does = (some: readonly Act[]) => some.map((act) => act.does);

describe("the movement of Vampir", () => {
  test("every die of a throw is rolled, never their sum", () => {
    expect(acts(fact("fact-throws", { figure: RED, thrown: 8, dice: { text: "5 + 3" } }))).toEqual([{ does: "dice", values: [5, 3], at: { node: "Gh8" } }]);
    expect(acts(fact("fact-flies", { figure: COUNT, thrown: 13, dice: { text: "1 + 2 + 4 + 6" }, left: 4 }))[0]).toMatchObject({ values: [1, 2, 4, 6] });
    expect(numbersIn({ text: "" })).toEqual([]);
  });
  test("a blow rolls, lands and says what it took", () => {
    const bite = fact("fact-strikes", { figure: COUNT, weapon: { word: "weapon-bite" }, target: RED, die: 5, dice: { text: "5" }, lost: 4, left: 30 });
    expect(acts(bite)).toEqual([{ does: "dice", values: [5], at: { node: "Gh8" } }, { does: "strike", how: "bite", at: { node: "Gh8" }, points: -4 }]);
    const missed = fact("fact-strikes", { figure: RED, weapon: { word: "weapon-grease" }, target: COUNT, die: 1, dice: { text: "1" }, lost: 0, left: 40 });
    expect(acts(missed).at(-1)).toEqual({ does: "strike", how: "blow", at: { node: "Gh9" } });
  });
  test("a trap is turned over first; its dice roll only if it has any", () => {
    const args = { figure: RED, field: { text: "G11" }, left: 38 };
    expect(does(acts(fact("fact-trap", { ...args, card: { word: "card-bats" }, die: 2, dice: { text: "2" }, lost: 2 })))).toEqual(["show", "dice", "strike"]);
    expect(does(acts(fact("fact-trap", { ...args, card: { word: "card-rats" }, die: 0, dice: { text: "" }, lost: 0 })))).toEqual(["show"]);
  });
  test("gains and losses of the Count are marked where he stands", () => {
    expect(acts(fact("fact-drains", { gained: 3, left: 33 }))).toEqual([{ does: "strike", how: "blood", at: { node: "Gh9" }, points: 3 }]);
    expect(acts(fact("fact-crypt", { lost: 3, left: 20 }))).toEqual([{ does: "strike", how: "dread", at: { node: "Gh9" }, points: -3 }]);
  });
  test("poison and rats are seen as what they are, not as blows", () => {
    expect(acts(fact("fact-poisoned", { figure: RED, lost: 2, left: 2 }))).toMatchObject([{ how: "poison", points: -2 }]);
    expect(acts(fact("fact-rats", { figure: RED, lost: 1, left: 2 }))).toMatchObject([{ how: "rats", points: -1 }]);
  });
  test("what is used before all eyes is shown: dynamite, the formula, a key", () => {
    expect(acts(fact("fact-lights", { figure: RED, square: { text: "Gn1" }, door: { word: "wall" } }))).toMatchObject([{ does: "show", pieces: [{ face: "dynamite" }] }]);
    const [formula, ...zombies] = acts(fact("fact-zombies", { figure: RED, squares: { words: [{ text: "Gk7" }, { text: "Ub8" }] } }));
    expect(formula).toMatchObject({ does: "show", pieces: [{ face: "zombie-formula" }] });
    expect(zombies).toEqual([{ does: "glow", at: { node: "Gk7" } }, { does: "glow", at: { node: "Ub8" } }]);
    const key = { figure: RED, card: { word: "card-gold-key" }, door: { text: "Ce2/f2" } };
    for (const told of ["fact-key-fits", "fact-key-fails"]) {
      expect(acts(fact(told, key))).toMatchObject([{ does: "show", pieces: [{ face: "gold-key" }] }, { does: "glow", at: { node: "Ce2" } }]);
    }
  });
  test("zombies vanish where they stood", () => {
    const standing = scene("Gh9", { zones: [...scene("Gh9").zones, zone("pawns", [piece("zombie", "zombie", "Gk7")])] });
    const told = fact("fact-zombies-vanish", {});
    expect(choreography(told, { ...moment(told), before: standing })).toEqual([{ does: "glow", at: { node: "Gk7" } }]);
  });
  test("a door that breaks is told to all, a blow at it only lands", () => {
    const args = { figure: RED, door: { text: "Ce2/f2" }, weapon: { word: "weapon-dagger" }, die: 6, dice: { text: "6" } };
    expect(does(acts(fact("fact-strikes-door", { ...args, left: 4 })))).toEqual(["dice", "strike"]);
    expect(does(acts(fact("fact-breaks-door", args)))).toEqual(["dice", "strike", "panel"]);
  });
  test("without points left he is carried into his coffin before it is told", () => {
    const told = acts(fact("fact-to-coffin", {}), scene("Cg2"));
    expect(does(told)).toEqual(["walk", "sound", "panel"]);
    expect(told[0]).toMatchObject({ way: ["Gh9", "Cg2"] });
  });
  test("what he puts on is shown to all", () => {
    expect(acts(fact("fact-wears", { piece: { word: "piece-cape" }, field: { text: "C7" } }))).toMatchObject([{ does: "show", pieces: [{ face: "cape" }] }]);
  });
  test("a new round takes a glance, a death its time", () => {
    const round = fact("fact-slot", { figure: RED, player: { seat: 1 }, round: 4 });
    const [panel] = acts(round, scene("Gh9", { counters: { round: 4, "last-round": 150 } }));
    const [, death] = acts(fact("fact-dies", { figure: RED }));
    expect(lasts(panel as Act)).toBeLessThan(lasts(death as Act) / 2);
    expect([panel, death].map((act) => (act as PanelAct).isKept)).toEqual([undefined, true]);
    expect(acts(round)).toEqual([]);
  });
});
