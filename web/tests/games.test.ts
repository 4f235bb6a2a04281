import { describe, expect, test } from "vitest";
import {
  arrowTurn, choicesByNode, deniedOf, fieldAsked, figuresOf, isBeside, linesOn, locksShown, lyingOf, nearest, piecesOf, planOf, roomNames, turned, wayOf,
} from "../src/games/grottenstein/villa";
import { columnsOf, discOf, setStep, setWidth, situationOf } from "../src/games/vampire_queen/procession";
import { arrangementWords } from "../src/games/text";
import type { Choice, Piece, Scene, SeatViewShown, Zone } from "../src/lib/table/kinds";
import { sidesOf, type Plan } from "../src/lib/table/zones/plans";
import { LANGUAGES, Words } from "../src/lib/words/words";
import { messagesIn } from "./fluent";

const piece = (face: string, kind = "vampire", more: Partial<Piece> = {}): Piece => ({ kind, face, marks: [], node: "", numbers: [], title: "", ...more });
const zone = (name: string, owner: number, pieces: Piece[], shape: Zone["shape"] = "row"): Zone => ({ name, shape, owner, pieces });
const scene = (zones: Zone[], more: Partial<Scene> = {}): Scene => ({
  game: "", seat: 0, asked: [], seats: [], zones, notices: [], counters: {}, decision: null, window: null, outcome: null, standing: [], ...more,
});
const choice = (move: string, more: Partial<Choice> = {}): Choice => ({ move, label: { key: "move-go", args: {} }, on: [], then: [], ...more });

// --- words ----------------------------------------------------------------------------------------

const texts = import.meta.glob<string>("../src/games/*/text/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>("../src/games/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const GAMES = ["vampire_queen", "grottenstein"];

const messages = (game: string, language: string) => messagesIn(texts[`../src/games/${game}/text/${language}.ftl`] as string);

describe.each(GAMES)("the words of %s", (game) => {
  test.each(LANGUAGES)("%s has the same messages with the same variables", (language) => {
    expect(messages(game, language)).toEqual(messages(game, "en"));
  });
  test("every message that is said exists, and every message is said", () => {
    const own = Object.entries(sources).filter(([path]) => path.includes(`/${game}/`)).map(([, source]) => source).join("\n");
    const known = Object.keys(messages(game, "en"));
    const said = [...own.matchAll(/own\.say\([^"`]*["`]((?:vq|gr)-[a-z-]+)["`]/g)].map((found) => found[1] as string);
    expect(said.filter((key) => !known.includes(key))).toEqual([]);
    const built = ["vq-led", "vq-raised", "vq-played", "vq-passed", "vq-done", "vq-acts", "vq-next", "vq-later", "vq-last", "gr-floor-C", "gr-floor-G", "gr-floor-U"];
    expect(known.filter((key) => !own.includes(`"${key}"`) && !built.includes(key))).toEqual([]);
  });
});

describe("the words of an arrangement", () => {
  test("call whoever sits at the table by name", async () => {
    const words = await arrangementWords("vampire_queen", "en", ["Ada", "Ben"]);
    expect(words.tell({ key: "vq-panel-leads", args: { player: { seat: 1 } } })).toContain("Ben leads");
  });
});

// --- Vampire Queen --------------------------------------------------------------------------------

const seat = (number: number, marks: string[] = []): SeatViewShown => ({
  seat: number, name: `S${number}`, sigil: "", badge: "", isYou: number === 0, isAsked: false, inWindow: false, plays: "person", bot: "", isHere: true, team: number,
  counters: [], marks, clock: null, hasOrders: false,
});

function procession(laid: string[][], more: Partial<Scene>, marks: Record<number, string[]> = {}) {
  const seats = laid.map((_, number) => seat(number, marks[number]));
  const cards = (face: string) => piece(face, face.startsWith("S") ? "slayer" : "vampire");
  const zones = [...laid.map((_, number) => zone("hand", number, [])), ...laid.map((faces, number) => zone("laid", number, faces.map(cards)))];
  const shown = scene(zones, more);
  return { shown, seats, columns: columnsOf(shown, seats) };
}

describe("the procession", () => {
  test("keeps everybody in place and numbers the turns from the leader on", () => {
    const told = { key: "notice-to-beat", args: { player: { seat: 3 } } };
    const { shown, columns } = procession([[], [], ["6", "6"], ["8", "8"], []], { asked: [4], notices: [told], counters: { "to-beat": 8, "set-size": 2 } }, { 2: ["leader"], 3: ["highest"] });
    expect(columns.map((column) => [column.seat.seat, column.turn, column.deed])).toEqual([[0, 4, "next"], [1, 5, "last"], [2, 1, "led"], [3, 2, "raised"], [4, 3, "acts"]]);
    expect(columns.find((column) => column.isHighest)?.seat.seat).toBe(3);
    expect(discOf(shown)).toBe("8");
  });
  test("nobody looks asked whose answer is on its way", () => {
    const { columns } = procession([[], [], ["6"]], { counters: { "to-beat": 6, "set-size": 1 } }, { 2: ["leader"] });
    expect(columns.map((column) => column.deed)).toEqual(["moves", "next", "led"]);
  });
  test("nobody waits for a turn when people have ended the match", () => {
    const { shown, seats } = procession([[], [], ["6"]], { counters: { "to-beat": 6, "set-size": 1 } }, { 2: ["leader"] });
    expect(columnsOf(shown, seats, true).map((column) => column.deed)).toEqual(["done", "done", "led"]);
  });
  test("in a slayer round the house says who takes, and how high the highest is", () => {
    const { shown, columns } = procession([["S20"], ["11"], ["Q"], ["11"], []], { asked: [4], notices: [{ key: "notice-slayer-round", args: {} }], counters: { highest: 11 } }, { 0: ["leader"], 3: ["highest", "takes"] });
    expect(situationOf(shown)).toBe("slayer");
    expect(columns.filter((column) => column.takes).map((column) => column.seat.seat)).toEqual([3]);
    expect(discOf(shown)).toBe("11");
  });
  test("the one who had to pass takes before the highest", () => {
    const { columns } = procession([["S20"], ["11"], []], { notices: [{ key: "notice-slayer-round", args: {} }] }, { 0: ["leader"], 1: ["highest"], 2: ["passed", "takes"] });
    expect(columns.filter((column) => column.takes).map((column) => column.seat.seat)).toEqual([2]);
    expect(columns.find((column) => column.isHighest)?.seat.seat).toBe(1);
  });
  test("whoever leads, nobody changes the place", () => {
    const placed = (leader: number) => procession([[], [], []], { asked: [leader] }, { [leader]: ["leader"] }).columns.map((column) => column.seat.seat);
    expect([placed(0), placed(1), placed(2)]).toEqual([[0, 1, 2], [0, 1, 2], [0, 1, 2]]);
  });
  test("marks who is ahead as the house tells it", () => {
    const told = { key: "ahead-fewest", args: { players: { words: [{ seat: 1 }, { seat: 2 }] }, points: 4 } };
    const { columns } = procession([[], [], []], { asked: [0], standing: [told] }, { 0: ["leader"] });
    expect(columns.map((column) => column.isAhead)).toEqual([false, true, true]);
  });
  test("queens alone are shown as what nothing beats, not as a number", () => {
    const { shown } = procession([["Q"], []], { notices: [{ key: "notice-unbeatable", args: {} }], counters: { "set-size": 1 } }, { 0: ["leader", "highest"] });
    expect([situationOf(shown), discOf(shown)]).toEqual(["raise", "Q"]);
  });
  test("a set of many cards fits its column", () => expect(setStep(9, 112, 190) * 8 + 112).toBeLessThanOrEqual(190));
  test("a set that would hide its figures is laid in narrower cards", () => {
    expect(setWidth(1, 112, 190, 0.36)).toBe(112);
    expect(setWidth(3, 80, 115, 0.36)).toBe(66);
    expect(setWidth(12, 80, 115, 0.36)).toBe(40);
  });
});

// --- Count Grottenstein ---------------------------------------------------------------------------

/** Three columns, two rows; a wall between a1 and b1, a door between b1 and b2. */
const plan: Plan = {
  name: "G", title: { key: "floor-G", args: {} }, columns: ["a", "b", "c"], rows: ["1", "2"],
  squares: ["Ga1", "Gb1", "Gc1", "Ga2", "Gb2", "Gc2"], labels: ["1", "", "", "", "", "2"], kinds: ["", "", "", "", "", ""],
  regions: ["Ga1", "Gb1", "Gb1", "Ga2", "Ga2", "Ga2"], right: ["wall", "", "wall", "", "", "wall"], below: ["wall", "Gb1/b2", "wall", "wall", "wall", "wall"],
  titles: { Ga2: { key: "room-own", args: {} } },
};

describe("the villa", () => {
  test("the field that is asked about is found by its floor and number", () => {
    const numbered = { ...plan, labels: plan.squares.map((_, index) => (index === 1 ? "7" : "")) };
    const lay = (field: string) => ({ move: field, label: { key: "move-lay", args: { field: { text: field } } }, on: [], then: [] });

    expect(fieldAsked([numbered], [lay("G7"), lay("G7")])).toBe(plan.squares[1]);
    expect(fieldAsked([numbered], [lay("G7"), lay("G8")])).toBe("");
    expect(fieldAsked([numbered], [])).toBe("");
  });

  test("is turned a quarter clockwise, never mirrored", () => {
    const quarter = turned(plan);
    expect(quarter.columns).toEqual(["2", "1"]);
    expect(quarter.squares).toEqual(["Ga2", "Ga1", "Gb2", "Gb1", "Gc2", "Gc1"]);
    expect(turned(turned(turned(quarter))).squares).toEqual(plan.squares);
  });
  test("keeps its walls and doors when it is turned", () => {
    const edges = (one: Plan) => sidesOf(one).map((side) => side.edge).sort();
    expect(edges(turned(plan))).toEqual(edges(plan));
    const door = sidesOf(turned(plan)).find((side) => side.edge === "Gb1/b2");
    expect(door).toEqual({ x1: 1, y1: 1, x2: 1, y2: 2, edge: "Gb1/b2" });
  });
  test("arrows of one-way doors turn with it", () => {
    expect(arrowTurn(true, false, false)).toBe(0);
    expect(arrowTurn(false, false, false)).toBe(90);
    // What led downwards leads to the left on a turned plan.
    expect(arrowTurn(true, false, true)).toBe(180);
    expect(arrowTurn(true, true, true)).toBe(0);
  });
  test("a tap takes the legal square under it, else the nearest one in reach", () => {
    const legal = ["Gb1", "Gc2"];
    expect(nearest(plan, legal, 1.9, 0.5, 0.6)).toBe("Gb1");
    expect(nearest(plan, legal, 2.2, 0.9, 0.6)).toBe("Gc2");
    expect(nearest(plan, legal, 0.2, 1.5, 0.6)).toBeNull();
    expect(nearest(plan, ["Gb1/b2"], 1.6, 1.1, 0.3)).toBe("Gb1/b2");
  });
  test("a way is drawn in pieces where it leaves the floor", () => {
    const told = choice("Gc2", { then: [{ key: "then-steps", args: { steps: 4, way: { words: ["Ga1", "Gb1", "Uk6", "Gc1", "Gc2"].map((text) => ({ text })) } } }] });
    expect(linesOn(plan, wayOf(told)).map((line) => line.length)).toEqual([2, 2]);
    expect(wayOf(choice("Gc2"))).toEqual([]);
    expect(wayOf(null)).toEqual([]);
  });
  test("the name of a room is written only where it has room", () => {
    expect(roomNames(plan, () => "Hall").map(({ x, y, upright }) => [x, y, upright])).toEqual([[1, 1.5, false]]);
    expect(roomNames(plan, () => "A name that is far too long")).toEqual([]);
  });
  test("stairs stand on two plans, and the one that is shown stays", () => {
    const upper = { ...plan, name: "U" };
    expect(planOf([plan, upper], "Gb1", "U")?.name).toBe("U");
    expect(planOf([plan, upper], "Gb1")?.name).toBe("G");
  });
});

describe("what stands in the villa", () => {
  const shown = scene([
    zone("figures", 0, [piece("vampire", "vampire", { node: "Ga1", numbers: [40, 40, 5] })], "board"),
    zone("figures", 1, [piece("red", "hunter", { node: "Gb1", numbers: [33, 40, 1], marks: ["acting"] })], "board"),
    zone("sheet-red", 1, [piece("bow", "event-card")]),
    zone("fields", -1, [piece("", "event-card", { node: "Ga1", marks: ["face-down"] }), piece("club", "cellar-card", { node: "Gc2", marks: ["face-down", "secret"] }), piece("bow", "event-card", { node: "Gb1", marks: ["face-up"] })], "board"),
    zone("wardrobe", 0, [piece("cape", "wardrobe-piece", { node: "Gc2" }), piece("teeth", "wardrobe-piece", { node: "Ga1", marks: ["worn"] })], "board"),
    zone("doors", -1, [piece("door", "door", { node: "Gb1/b2" })], "board"),
  ]);
  test("figures stand in the order of their turns, with their sheets", () => {
    expect(figuresOf(shown).map((figure) => [figure.piece.face, figure.owner, figure.life, figure.sheet?.index ?? null, figure.isActing])).toEqual([
      ["red", 1, 33, 2, true], ["vampire", 0, 40, null, false],
    ]);
  });
  test("notes are cards that one knows although they lie face down; what is worn lies nowhere", () => {
    const lying = lyingOf(shown, [plan]);
    expect(lying.get("Gc2")?.hidden.map((one) => one.isNoted)).toEqual([true]);
    expect(lying.get("Ga1")?.hidden.map((one) => one.isNoted)).toEqual([false]);
    expect(lying.get("Gc2")?.wardrobe.length).toBe(1);
    expect(lying.get("Ga1")?.wardrobe.length).toBe(0);
    expect(lying.get("Gb1")?.open.length).toBe(1);
  });
  test("a ladder that is laid is seen at both ends of the hatch, everything else where it lies", () => {
    const hatch = (name: string, square: string): Plan => ({ ...plan, name, squares: [square], kinds: ["hatch"] });
    const floor = zone("floor", -1, [piece("ladder", "event-card", { node: "Go10", marks: ["object", "laid"] }), piece("bow", "event-card", { node: "Gb1", marks: ["object", "remains-red"] })]);
    const lying = lyingOf(scene([floor]), [hatch("C", "Co10"), hatch("G", "Go10"), plan]);
    expect([...lying].map(([node, here]) => [node, here.floor.map((one) => one.piece.face)])).toEqual([["Co10", ["ladder"]], ["Go10", ["ladder"]], ["Gb1", ["bow"]]]);
  });
  test("colours that a lock cannot have are called by their owner's names; lock cards that only name them are not shown", () => {
    const words = new Words("en", ["mark-not-lock-1 = not gold\nmark-not-lock-2 = not silver"]);
    const own = new Words("en", ["gr-not-lock = not { $lock }"]);
    const said = (...named: Piece[]) => {
      const crypt = piece("", "crypt-lock", { marks: ["not-lock-1", "not-lock-2"] });
      const found = scene([zone("locks", 0, [crypt, piece("lock-3", "armour-lock"), ...named])]);
      return [...deniedOf(piecesOf(found, "locks"), crypt, words, own), locksShown(found).length];
    };
    expect(said()).toEqual(["not gold", "not silver", 2]);
    expect(said(piece("lock-1", "lock-card", { title: "red" }), piece("lock-2", "lock-card", { title: "blue" }))).toEqual(["not red", "not blue", 2]);
    expect(said(piece("lock-4", "lock-card"))).toEqual(["not gold", "not silver", 3]);
  });
  test("choices are found by square, door and figure; cards of a sheet lie beside the plan", () => {
    const go = choice("Gc1");
    const close = choice("Gb1/b2", { on: [{ zone: 5, place: 0 }] });
    const hit = choice("vampire", { on: [{ zone: 0, place: 0 }] });
    const use = choice("bow", { on: [{ zone: 2, place: 0 }] });
    const found = choicesByNode(shown, [go, close, hit, use, choice("throw")]);
    expect([...found.keys()].sort()).toEqual(["Ga1", "Gb1/b2", "Gc1"]);
    expect([go, close, hit, use].map((one) => isBeside(shown, one))).toEqual([false, false, false, true]);
  });
});
