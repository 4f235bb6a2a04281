import { describe, expect, test } from "vitest";
import { clockOf, fuseOf, timeText } from "../src/lib/table/tray/clocks";
import { grouped, lastOf, struck } from "../src/lib/table/side/logging";
import { Words } from "../src/lib/words/words";
import { middleOf, nodesOf, pathOn, sidesOf, type Plan } from "../src/lib/table/zones/plans";

const told = (key: string) => ({ key, args: {} });
const said = (text: string) => ({ name: "Ada", seat: 0, channel: [0, 1], text });

describe("the log", () => {
  const log = [told("fact-castle"), told("fact-night"), told("fact-draws"), told("fact-day"), told("fact-draws")];

  test("is grouped under what begins a round", () => {
    const groups = grouped(log);
    expect(groups.map((group) => [group.head?.key ?? "", group.entries.length])).toEqual([
      ["", 1],
      ["fact-night", 1],
      ["fact-day", 1],
    ]);
  });

  test("is grouped by turns where a slot is one, and by rounds where somebody leads", () => {
    const heads = (...keys: string[]) => grouped(keys.map((key) => told(`fact-${key}`))).map((group) => group.head?.key ?? "");

    expect(heads("plays", "slot", "moves", "slot-shackled", "slot")).toEqual(["", "fact-slot", "fact-slot-shackled", "fact-slot"]);
    expect(heads("phase-begins", "hand", "leads", "passes", "leads-slayer")).toEqual(["fact-phase-begins", "fact-leads", "fact-leads-slayer"]);
  });

  test("has what was said where it was said", () => {
    const groups = grouped(log, [said("early"), said("late"), said("unknown")], [0, 3, undefined]);
    const words = groups.map((group) => group.entries.map((one) => (one.kind === "talk" ? one.said.text : one.told.key)));
    expect(words).toEqual([["early", "fact-castle"], ["fact-draws", "late"], ["fact-draws"]]);
  });

  test("counts its lines from its true beginning, though only its end is here", () => {
    const groups = grouped(log, [said("early"), said("late")], [40, 43], 40);

    expect(groups.map((group) => group.at)).toEqual([40, 41, 43]);
    expect(groups[0]?.entries.map((entry) => entry.kind)).toEqual(["talk", "fact"]);
    expect(groups[1]?.entries.map((entry) => entry.kind)).toEqual(["fact", "talk"]);
  });

  test("strikes out what was taken back, and what the table itself tells never", () => {
    const undone = (told: number) => ({ key: "log-undone", args: { lines: 1, told } });
    const log = [told("fact-a"), told("fact-b"), undone(1), told("fact-c"), undone(2)];

    expect([...struck(log, 10)].sort()).toEqual([10, 11, 13]);
    expect([...struck(log.slice(0, 2))]).toEqual([]);
  });

  test("is cut at its beginning, group by group", () => {
    expect(lastOf(grouped(log), 2).map((group) => group.head?.key)).toEqual(["fact-day"]);
    expect(lastOf(grouped(log), 100)).toHaveLength(3);
  });
});

describe("clocks", () => {
  test("run by the time of the house", () => {
    const view = { clocks: [{ left: 60_000, since: 1_000 }, { left: 5_000, since: null }] };
    expect(clockOf(view, 0, 52_000)).toEqual({ left: 9_000, runs: true, low: true });
    expect(clockOf(view, 1, 52_000)).toEqual({ left: 5_000, runs: false, low: false });
    expect(clockOf(view, 2, 0)).toBeNull();
  });

  test("are written shortly", () => {
    expect([9_001, 522_000, 3_720_000, 180_000_000].map(timeText)).toEqual(["0:10", "8:42", "1:02:00", "2 d 2 h"]);
  });

  test("a fuse burns to the latest end", () => {
    const window = { opened: 1_000, earliest: 2_500, latest: 11_000 };
    expect(fuseOf(window, 1_000)).toEqual({ part: 1, seconds: 10, mayClose: false, isTimed: true });
    expect(fuseOf(window, 6_000)).toEqual({ part: 0.5, seconds: 5, mayClose: true, isTimed: true });
    expect(fuseOf(window, 20_000).part).toBe(0);
  });
});

test("a plan has walls around it and edges between", () => {
  const plan: Plan = {
    name: "G", title: told("floor-G"), columns: ["a", "b"], rows: ["1"], squares: ["Ga1", "Gb1"], labels: ["", ""],
    kinds: ["", ""], regions: ["Ga1", "Gb1"], right: ["Ga1/b1", ""], below: ["", ""], titles: {},
  };
  const sides = sidesOf(plan);
  expect(sides.filter((side) => side.edge !== "")).toEqual([{ x1: 1, y1: 0, x2: 1, y2: 1, edge: "Ga1/b1" }]);
  expect(sides.filter((side) => side.edge === "")).toHaveLength(6);
  expect(middleOf(plan, "Gb1")).toEqual({ x: 1.5, y: 0.5 });
  expect(middleOf(plan, "Ga1/b1")).toEqual({ x: 1, y: 0.5 });
  expect(middleOf(plan, "Gz9")).toBeNull();
});

test("a way over a plan goes through open doors and around walls", () => {
  // a1 | b1   a wall between them; below, a door from a1 to a2, and open floor from a2 by b2 to b1
  const plan: Plan = {
    name: "G", title: told("floor-G"), columns: ["a", "b"], rows: ["1", "2"], squares: ["a1", "b1", "a2", "b2"],
    labels: ["", "", "", ""], kinds: ["", "", "", ""], regions: ["", "", "", ""], right: ["wall", "", "", ""],
    below: ["a1/a2", "", "", ""], titles: {},
  };
  const anywhere = () => true;
  expect(pathOn(plan, "a1", "b1", anywhere, () => true)).toEqual(["a1", "a2", "b2", "b1"]);
  expect(pathOn(plan, "a1", "b1", anywhere, () => false)).toEqual([]);
  expect(pathOn(plan, "a1", "b1", (square) => square !== "b2", () => true)).toEqual([]);
  expect([...nodesOf([plan])].sort()).toEqual(["a1", "a1/a2", "a2", "b1", "b2"]);
});

describe("sentences in pieces", () => {
  const words = new Words("it", ["corvo = Corvo", "plays = { $player } gioca { $card }."], ["Corvo", "Ann Lee"]);

  test("the players are named, a card that is called like one is not", () => {
    const pieces = words.pieces({ key: "plays", args: { player: { seat: 0 }, card: { word: "corvo" } } });

    expect(pieces).toEqual([{ text: "Corvo", isName: true }, { text: " gioca Corvo.", isName: false }]);
  });
});
