/** What the house sends short is whole again for everybody who draws it. */

import { expect, test } from "vitest";
import { withParts } from "../src/lib/wire/view";
import { wholeDecision, wholeZone } from "../src/lib/wire/whole";

const PLAIN = { face: "", marks: [], node: "", numbers: [], title: "" };

test("equal pieces lie there one by one, and what goes without saying is said", () => {
  const zone = wholeZone(["hand", "", 2, [{ kind: "card", face: "7", marks: ["known"] }, { times: 2 }]]);

  const back = { ...PLAIN, kind: "card" };
  expect(zone).toEqual({ name: "hand", shape: "hand", owner: 2, pieces: [{ ...PLAIN, kind: "card", face: "7", marks: ["known"] }, back, back] });
  expect(zone.pieces[1]).not.toBe(zone.pieces[2]);
});

test("a zone may lie there in another way than its name says", () => {
  expect(wholeZone(["crypt", "pile", -1, []])).toEqual({ name: "crypt", shape: "pile", owner: -1, pieces: [] });
});

test("a question has its choices one by one, with their words and pieces", () => {
  const decision = wholeDecision({
    question: { key: "decision-lead", args: {} },
    forms: [["move-set", "=cards", "size"], ["move-pass"], ["then-sheds", "points"]],
    moves: ["7 Q", "pass"],
    shapes: [[1, 0, 2], [1, 1]],
    values: [2, 21],
    on: [[[2, 0, 5], [3, 1]], []],
  });

  expect(decision).toEqual({
    question: { key: "decision-lead", args: {} },
    forced: false,
    choices: [
      {
        move: "7 Q",
        label: { key: "move-set", args: { cards: "7 Q", size: 2 } },
        on: [{ zone: 2, place: 0 }, { zone: 2, place: 5 }, { zone: 3, place: 1 }],
        then: [{ key: "then-sheds", args: { points: 21 } }],
      },
      { move: "pass", label: { key: "move-pass", args: {} }, on: [], then: [] },
    ],
  });
  expect(wholeDecision(null)).toBeNull();
});

test("words that come again and again stand for the pieces they name", () => {
  const decision = wholeDecision({
    question: { key: "decision-lead", args: {} },
    forms: [["move-set", "=cards"], ["move-pass"]],
    moves: ["7", "7 Q Q", "pass"],
    shapes: [[2, 0], [1, 1]],
    words: { 7: [2, 4], Q: [2, 8, 9] },
  });

  const on = decision?.choices.map((choice) => choice.on.map(({ zone, place }) => [zone, place]));
  expect(on).toEqual([[[2, 4]], [[2, 4], [2, 8], [2, 9]], []]);
});

test("a seat plays for itself unless something else is said", () => {
  const alone = withParts({}, { "scene.seats": { forms: [["cards"]], counters: [[0, 3], [0, 5]] } });
  const joined = withParts({}, { "scene.seats": { forms: [["cards"], []], counters: [[0, 3], [1]], teams: [0, 0], marks: { 1: ["dealer"] } } });

  expect(alone.scene?.seats.map(({ seat, team }) => [seat, team])).toEqual([[0, 0], [1, 1]]);
  expect(joined.scene?.seats).toEqual([
    { seat: 0, team: 0, counters: { cards: 3 }, marks: [] },
    { seat: 1, team: 0, counters: {}, marks: ["dealer"] },
  ]);
});

test("a view is laid together from short parts, and all zones at once replace the single ones", () => {
  const zone = (name: string) => [name, "pile", -1, []];
  const before = withParts({}, { phase: "playing", "scene.decision": null, "scene.zones.0": zone("a"), "scene.zones.1": zone("b") });
  const after = withParts(before, { "scene.zones": [zone("c")] });

  expect(before.scene?.zones.map((one) => one.name)).toEqual(["a", "b"]);
  expect(after.scene?.zones.map((one) => [one.name, one.owner])).toEqual([["c", -1]]);
  expect(after.scene?.decision).toBeNull();
});
