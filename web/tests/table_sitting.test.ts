import { describe, expect, test } from "vitest";
import { carryPace, isAloneWithBots, paceWanted } from "../src/lib/table/seats/hurrying";
import { undoesAtOnce } from "../src/lib/table/seats/seating";
import type { BotPace } from "../src/lib/house/setting";
import type { View } from "../src/lib/wire/view";
import { keepSeen, lastSeen, missedSince, MOST_TOLD } from "../src/lib/table/dialogs/away";
import { memory } from "./memory";
import { lineText, together } from "../src/lib/table/tray/offers";

const told = (key: string) => ({ key, args: {} });
const log = (count: number) => Array.from({ length: count }, (_, number) => told(`fact-${number}`));

describe("while somebody was away", () => {
  test("what was told since is told again", () => {
    expect(missedSince(log(10), 10, 8)?.told.map((one) => one.key)).toEqual(["fact-8", "fact-9"]);
  });

  test("nothing is told when nothing happened, or only a round began", () => {
    expect(missedSince(log(10), 10, 10)).toBeNull();
    expect(missedSince([...log(3), told("fact-night")], 4, 3)).toBeNull();
    expect(missedSince([...log(3), told("fact-leads")], 4, 3)?.told).toEqual([told("fact-leads")]);
  });

  test("only the last few are told, and how many more there were", () => {
    const missed = missedSince(log(200), 400, 100);

    expect(missed?.told).toHaveLength(MOST_TOLD);
    expect(missed?.more).toBe(300 - MOST_TOLD);
  });

  test("a log that has become shorter tells nothing", () => {
    expect(missedSince(log(5), 5, 9)).toBeNull();
  });

  test("what was seen is kept for each seat, and nonsense is not read", () => {
    const kept = new Map<string, string>();
    const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } as unknown as Storage;

    keepSeen("a-b-c", 1, 12, store);
    kept.set("gruft.seen.a-b-c 2", "soon");

    expect([lastSeen("a-b-c", 1, store), lastSeen("a-b-c", 0, store), lastSeen("a-b-c", 2, store)]).toEqual([12, null, null]);
  });
});

test("against bots a move is taken back at once, whatever they have seen; people are asked", () => {
  const at = (undo: number, ...plays: ("person" | "bot" | "minded" | "lost")[]) => undoesAtOnce({ seat: 0, undo, seats: plays.map((one) => ({ plays: one })) });
  expect(at(0, "person", "bot", "bot")).toBe(true);
  expect(at(0, "person", "bot", "person")).toBe(false);
  // Somebody who is away for a while comes back, and has a say.
  expect(at(0, "person", "bot", "minded")).toBe(false);
  expect(at(1, "person", "person")).toBe(true);
});

test("of a long line its last steps are read", () => {
  expect(lineText(["a", "b"])).toBe("a, b");
  expect(lineText(["a", "b", "c", "d", "e"])).toBe("…, b, c, d, e");
});

test("what a line says of several cards it says once", () => {
  const pay = (card: string) => ({ key: "move-pay", args: { card: { word: card } } });
  const all = together([{ key: "move-pass", args: {} }, pay("a"), pay("b"), pay("c"), { key: "move-show", args: {} }]);
  expect(all.map((one) => one.key)).toEqual(["move-pass", "move-pay", "move-show"]);
  expect(all[1]?.args).toEqual({ card: { words: [{ word: "a" }, { word: "b" }, { word: "c" }] } });
  expect(together([{ key: "lead", args: { rank: 7 } }, { key: "lead", args: { rank: 7 } }])).toHaveLength(2);
});

describe("bots and somebody who skips what is told", () => {
  test("play at once while it is skipped, and then as before", () => {
    const store = memory();
    const asks = (isSkipping: boolean, pace: BotPace, table = "ash-bell-crow") => paceWanted(table, isSkipping, pace, store);
    expect(asks(false, "slow")).toBeNull();
    expect(asks(true, "slow")).toBe("at once");
    // The page may be loaded anew here: nothing but the store remembers.
    expect(asks(true, "at once")).toBeNull();
    expect(asks(true, "fast", "another-table-here")).toBe("at once");
    carryPace("ash-bell-crow", "its-own-rematch", store);
    expect(asks(false, "at once")).toBe("slow");
    expect(asks(false, "slow")).toBeNull();
    expect(asks(false, "at once", "another-table-here")).toBe("fast");
    expect(asks(true, "at once", "its-own-rematch")).toBeNull();
    expect(asks(false, "at once", "its-own-rematch")).toBe("slow");
  });

  test("stay as fast as the host chose, if that is at once", () => {
    const store = memory();
    expect(paceWanted("ash-bell-crow", true, "at once", store)).toBeNull();
    expect(paceWanted("ash-bell-crow", false, "at once", store)).toBeNull();
  });

  test("keep their pace where others would miss something, or somebody else is the host", () => {
    const seats = (...of: [string, boolean][]) => of.map(([plays, is_host]) => ({ plays, is_host }));
    const at = (some: unknown, phase = "playing", seat = 0) => isAloneWithBots({ seats: some, phase, seat } as unknown as View);
    expect(at(seats(["person", true], ["bot", false]))).toBe(true);
    expect(at(seats(["person", true], ["person", false], ["bot", false]))).toBe(false);
    expect(at(seats(["person", false], ["bot", false]))).toBe(false);
    expect(at(seats(["person", true], ["bot", false]), "over")).toBe(false);
    expect(at(seats(["bot", false], ["bot", false]), "playing", -1)).toBe(false);
  });
});
