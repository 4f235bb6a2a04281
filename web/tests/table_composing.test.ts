import { describe, expect, test } from "vitest";
import { canJoin, choiceOfNode, complete, fitting, guessed, lineOf, touch } from "../src/lib/table/compose/composing";
import type { Choice, Piece, Scene, Spot } from "../src/lib/table/kinds";

const piece = (face: string, more: Partial<Piece> = {}): Piece => ({
  kind: "card",
  face,
  marks: [],
  node: "",
  numbers: [],
  title: "",
  ...more,
});
const spot = (place: number, zone = 0): Spot => ({ zone, place });
const choice = (move: string, ...on: Spot[]): Choice => ({ move, label: { key: move, args: {} }, on, then: [] });

function sceneOf(...pieces: Piece[]): Scene {
  const zone = { name: "hand", shape: "hand" as const, owner: 0, pieces };
  return {
    game: "g", seat: 0, asked: [0], seats: [], zones: [zone], notices: [], counters: {}, decision: null, window: null,
    outcome: null, standing: [],
  };
}

describe("sets of cards", () => {
  const scene = sceneOf(piece("5"), piece("10"), piece("10"), piece("Q"));
  const choices = [
    choice("pass"),
    choice("5", spot(0)),
    choice("10", spot(1)),
    choice("10 10", spot(1), spot(2)),
    choice("10 10 Q", spot(1), spot(2), spot(3)),
  ];

  test("nothing touched fits everything", () => {
    expect(fitting(scene, choices, [])).toHaveLength(5);
    expect(complete(scene, choices, [])).toEqual([]);
  });

  test("a card stands for every other that looks the same", () => {
    expect(complete(scene, choices, [spot(2)]).map((one) => one.move)).toEqual(["10"]);
    expect(complete(scene, choices, [spot(2), spot(1)]).map((one) => one.move)).toEqual(["10 10"]);
  });

  test("more cards can join as long as some choice has them all", () => {
    expect(canJoin(scene, choices, [spot(1)], spot(3))).toBe(true);
    expect(canJoin(scene, choices, [spot(1)], spot(0))).toBe(false);
    expect(complete(scene, choices, [spot(1), spot(3)])).toEqual([]);
  });

  test("touching again lets go", () => {
    expect(touch(scene, choices, [spot(1), spot(2)], spot(1))).toEqual({ touched: [spot(2)] });
  });

  test("another card takes the place of a single one, but does not break a set up", () => {
    expect(touch(scene, choices, [spot(1)], spot(0))).toEqual({ touched: [spot(0)] });
    expect(touch(scene, choices, [spot(1), spot(2)], spot(0))).toEqual({ refused: spot(0) });
  });

  test("what was meant is written as the game writes it", () => {
    expect(guessed(scene, choices, [spot(1), spot(2)], spot(0))).toBe("10 10 5");
  });

  test("a word that goes before the neighbours goes before this piece as well", () => {
    const paying = [choice("done"), choice("pay 10", spot(1))];

    expect(guessed(scene, paying, [], spot(3))).toBe("pay Q");
    expect(guessed(scene, paying, [], spot(0, 7))).toBe("");
  });
});

describe("several choices on one piece", () => {
  const scene = sceneOf(piece("bat"), piece("wolf"));
  const choices = [choice("bat > village", spot(0)), choice("bat > castle", spot(0)), choice("wolf > village", spot(1))];

  test("all of them are left to choose from", () => {
    expect(complete(scene, choices, [spot(0)])).toHaveLength(2);
    expect(complete(scene, choices, [spot(1)])).toHaveLength(1);
  });
});

test("backs are not alike", () => {
  const scene = sceneOf(piece(""), piece(""));
  const choices = [choice("first", spot(0))];
  expect(canJoin(scene, choices, [], spot(0))).toBe(true);
  expect(canJoin(scene, choices, [], spot(1))).toBe(false);
});

test("alike pieces with the same choice each: the touched one is meant", () => {
  const scene = sceneOf(piece("stake"), piece("stake"));
  const both = { key: "discard", args: {} };
  const choices: Choice[] = [
    { move: "a", label: both, on: [spot(0)], then: [] },
    { move: "b", label: both, on: [spot(1)], then: [] },
  ];
  expect(complete(scene, choices, [spot(1)]).map((one) => one.move)).toEqual(["b"]);
});

test("half a line and the next move", () => {
  expect(lineOf([], "a")).toBe("a");
  expect(lineOf(["a", "b"], "c d")).toBe("a; b; c d");
  expect(lineOf(["a"])).toBe("a");
});

test("a square stands for the choice that is written like it, a door for the piece on it", () => {
  const scene = sceneOf(piece("door", { node: "Gd9/e9" }));
  const choices = [choice("Gc9"), choice("close", spot(0))];
  expect(choiceOfNode(scene, choices, "Gc9")?.move).toBe("Gc9");
  expect(choiceOfNode(scene, choices, "Gd9/e9")?.move).toBe("close");
  expect(choiceOfNode(scene, choices, "Gd8")).toBeUndefined();
});
