import { describe, expect, it } from "vitest";
import { apart, chart } from "$lib/house/chart";
import { curves, fewWin, ranked, steps, type Result } from "$lib/house/ending";
import { onlyWinners, sidesOf, winsWithPoints } from "$lib/house/sides";
import { afterEntering, keep, keysOf, salt } from "$lib/house/keys";
import type { OptionShown } from "$lib/house/rest";
import { furnish, roomOf } from "$lib/house/rooms";
import { routeOf } from "$lib/house/route.svelte";
import { chosenOptions, clockWords, kindOf, optionsFor } from "$lib/house/setting";
import { readChosen } from "$lib/house/settings.svelte";
import { commitmentTo } from "$lib/house/luck";
import { sha256 } from "$lib/house/sha256";
import { whyOf } from "$lib/house/why";
import { Unreached } from "$lib/house/rest";
import { Refused } from "$lib/wire/socket";
import { Words } from "$lib/words/words";
import { memory } from "./memory";

describe("an address", () => {
  it("leads into a room of the house or nowhere", () => {
    expect(routeOf("/")).toEqual({ name: "home" });
    expect(routeOf("/t/moth-crypt-owl", "#secret")).toEqual({
      name: "table",
      table: "moth-crypt-owl",
      invitation: "secret",
      key: "",
    });
    expect(routeOf("/rules/vampire_queen", "#VQ-38")).toEqual({
      name: "rules",
      game: "vampire_queen",
      clause: "VQ-38",
    });
    expect(routeOf("/settings")).toEqual({ name: "settings" });
    for (const path of ["/t", "/t/a/b", "/settings/x", "/x", "/%E0%A4%A"]) expect(routeOf(path)).toEqual({ name: "nowhere" });
  });
});

describe("keys to seats", () => {
  it("are kept table by table, and nonsense opens nothing", () => {
    const store = memory();
    keep("a-b-c", { 0: "one", 3: "two" }, store);
    expect(keysOf("a-b-c", store)).toEqual({ 0: "one", 3: "two" });
    expect(keysOf("d-e-f", store)).toEqual({});
    store.setItem("gruft.keys.d-e-f", '{"x": "y", "1": 2}');
    expect(keysOf("d-e-f", store)).toEqual({});
    store.setItem("gruft.keys.d-e-f", "not json");
    expect(keysOf("d-e-f", store)).toEqual({});
    keep("a-b-c", {}, store);
    expect(store.getItem("gruft.keys.a-b-c")).toBeNull();
  });

  it("are renewed by the house", () => {
    const keys = { 0: "old", 1: "same" };
    expect(afterEntering(keys, { keys: { old: "new" } })).toEqual({ 0: "new", 1: "same" });
    expect(afterEntering(keys, { keys: { old: "new" }, opened: [2, -1] })).toEqual({ 2: "new" });
    expect(afterEntering({}, { given: { 3: "fresh" } })).toEqual({ 3: "fresh" });
  });

  it("come with a salt of sixteen bytes", () => {
    expect(salt()).toMatch(/^[0-9a-f]{32}$/);
    expect(salt()).not.toBe(salt());
  });
});

describe("what was chosen", () => {
  it("holds as far as it makes sense", () => {
    expect(readChosen('{"language":"ru","theme":"dawn","motion":"none","speed":"fast","sound":"off","volume":7,"order":"pass","letters":false,"hints":false}')).toEqual({
      language: "ru",
      theme: "dawn",
      motion: "none",
      speed: "fast",
      sound: "off",
      volume: 7,
      order: "pass",
      letters: false,
      hints: false,
    });
    const atFirst = { language: "", theme: "", motion: "system", speed: "normal", sound: "auto", volume: 5, order: "", letters: true, hints: true };
    for (const kept of [null, "{", "null", '{"theme":"pink","language":1,"volume":99,"speed":"mad"}']) expect(readChosen(kept)).toEqual(atFirst);
  });
});

describe("a new table", () => {
  const option = (name: string, value: unknown, words: string[] = [], low = 0): OptionShown => ({
    name,
    default: value,
    offered: value,
    clause: "",
    words,
    low,
    high: 9,
  });
  const options = [
    option("phases", 5, [], 1),
    option("start", -1, [], -1),
    option("abilities", true),
    option("vampire_0", "drawn", ["drawn", "Biggulp"]),
    option("vampire_4", "drawn", ["drawn", "Biggulp"]),
  ];

  it("asks for each option as its kind needs", () => {
    expect(options.map(kindOf)).toEqual(["number", "seat", "switch", "words", "words"]);
    expect(optionsFor(options, 4).map((one) => one.name)).not.toContain("vampire_4");
  });

  it("is sent only what differs from the rules, as numbers where numbers are wanted", () => {
    const chosen = { phases: 5, start: "2", abilities: false, vampire_0: "drawn", vampire_4: "Biggulp" };
    expect(chosenOptions(options, 4, chosen)).toEqual({ start: 2, abilities: false });
  });

  it("tells its clock in words", () => {
    const clock = (kind: "none" | "move" | "bank", time = 0, increment = 0) => clockWords({ kind, time, increment });
    expect(clock("none").key).toBe("web-clock-none");
    expect(clock("move", 90_000)).toEqual({ key: "web-clock-move", args: { seconds: 90 } });
    expect(clock("move", 3 * 86_400_000)).toEqual({ key: "web-clock-days", args: { days: 3 } });
    expect(clock("bank", 600_000, 10_000)).toEqual({ key: "web-clock-bank", args: { minutes: 10, seconds: 10 } });
  });
});

describe("the end", () => {
  const result = (scores: number[], winners: number[], last: number[] = [], ranks: number[] = []): Result => ({
    cause: "",
    clause: "",
    scores,
    winners,
    last,
    ranks,
    ended_by: null,
    secret: "",
    roles: [],
  });

  const order = (one: Result) => ranked(one, 3).map(({ seat, rank }) => [seat, rank]);

  it("ranks as the house does, though the bot of a seat that was given up has the best score", () => {
    const shown = result([24, 0, 15], [2], [1], [2, 3, 1]);

    expect(order(shown)).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
    ]);
    expect(ranked(shown, 3).map(({ isWinner, isLast }) => [isWinner, isLast])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });

  it("lets equals share a rank, and keeps them in the order of their seats", () => {
    expect(order(result([10, 3, 10], [1], [], [2, 1, 2]))).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
    ]);
  });

  it("ranks by who won and who gave up where the match ended without its rules", () => {
    const early = ranked(result([], [1, 2], [0]), 3);

    expect(early.map(({ seat, rank, score }) => [seat, rank, score])).toEqual([
      [1, 1, null],
      [2, 1, null],
      [0, 3, null],
    ]);
    expect(order(result([], []))).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
  });

  it("knows from the ranks whether few points are good, whoever gave up", () => {
    expect(fewWin(result([4, 9, 0], [0], [], [2, 3, 1]))).toBe(true);
    expect(fewWin(result([4, 9, 0], [1], [], [2, 1, 3]))).toBe(false);
    expect(fewWin(result([24, 0, 15], [2], [1], [2, 3, 1]))).toBe(true);
    expect(fewWin(result([15, 24, 30], [1], [2], [2, 1, 3]))).toBe(false);
    expect(fewWin(result([], [0], [1]))).toBe(false);
  });

  it("has no points where they only say who won", () => {
    expect(onlyWinners(result([1, 0, 1], [0, 2]))).toBe(true);
    expect(onlyWinners(result([0, 1, 1], [0]))).toBe(false);
    expect(onlyWinners(result([2, 1], [0]))).toBe(false);
  });

  it("lets nobody win with points that decided nothing", () => {
    const ended = { ...result([2, 0], [0]), cause: "end-no-vampires" };
    expect(winsWithPoints(ended, ["end-no-vampires"])).toBe(false);
    expect(winsWithPoints(ended, ["end-castle"])).toBe(true);
    expect(winsWithPoints(result([1, 0], [0]))).toBe(false);
  });

  it("tells what a seat played and with whom, and nothing where everybody plays for themselves", () => {
    const words = new Words("en", ["mark-plays-vampire = plays the vampire\nmark-active = asked now\nweb-end-team = with { $names }"]);
    const seat = (seat: number, team: number, ...marks: string[]) => ({ seat, team, counters: {}, marks });
    const names = ["Ada", "Ben", "Cleo"];

    expect(sidesOf([seat(0, 1, "plays-vampire", "active"), seat(1, 0), seat(2, 0)], names, words)).toEqual(["plays the vampire", "with Cleo", "with Ben"]);
    expect(sidesOf([seat(0, 0, "active"), seat(1, 1), seat(2, 2)], names, words)).toEqual(["", "", ""]);
    expect(sidesOf([seat(0, 0), seat(1, 1)], names, new Words("en", ["role-humans = Humans"]), ["role-humans", "role-unknown"])).toEqual(["Humans", ""]);
  });

  it("draws curves only from a whole log", () => {
    const told = (seat: number, total: number) => ({ key: "fact-scores", args: { player: { seat }, total } });
    const log = [told(0, 2), told(1, 0), told(0, 5), told(1, 0), told(0, 9), told(1, 4)];
    const sums = (some: typeof log, scores: number[], length = some.length) => curves({ log: some, length }, scores);
    expect(sums(log, [9, 4])).toEqual([
      [2, 5, 9],
      [0, 0, 4],
    ]);
    // After a reload the end of the log looks like a shorter match.
    expect(sums(log.slice(2), [9, 4], log.length)).toBeNull();
    expect(sums(log.slice(1), [9, 4])).toBeNull();
    expect(sums(log, [9, 5])).toBeNull();
    expect(steps([5, 5, 9])).toEqual([5, 0, 4]);
  });

  it("keeps the labels of the chart apart and inside", () => {
    const placed = apart([100, 101, 102, 20], 110);
    expect(placed).toEqual([70, 90, 110, 20]);
    const drawn = chart([[0, 10, 40], [0, 0, 0]], ["Anna", "Ben"], 640, true, [1, 2]);
    expect(drawn.ticks.map((one) => one.value)).toEqual([0, 10, 20, 30, 40]);
    expect(chart([[0, 401]], ["Anna"], 640, true, [1]).ticks.at(-1)?.value).toBe(400);
    const long = chart([Array.from({ length: 42 }, (_, at) => at), new Array<number>(42).fill(-3)], ["Anna", "Ben"], 640, false, Array.from({ length: 41 }, (_, at) => at + 1));
    expect(long.columns.at(-1)?.part).toBe(41);
    expect(long.columns.length).toBeLessThan(16);
    expect(long.lines.map((one) => one.marks.length)).toEqual([1, 1]);
    expect([...long.lines[1]!.path.matchAll(/ ([\d.]+)/g)].every((found) => Number(found[1]) <= long.height - 30)).toBe(true);
    expect(drawn.lines[1]?.path).toBe(`M44 14L${drawn.columns[0]?.x} 14L${drawn.columns[1]?.x} 14`);
  });

  it("cuts no name: those without room beside their curves stand in a legend", () => {
    const of = (name: string, width: number) => chart([[0, 10], [0, 5]], [name, "Ben"], width, false, [1]);
    expect(of("Anna", 330).isLabelled).toBe(true);
    expect(of("vampires alive", 330).isLabelled).toBe(false);
    expect(of("vampires alive", 330).right).toBe(314);
    expect(of("Count Grottenstein", 520).isLabelled).toBe(true);
    expect(520 - of("Count Grottenstein", 520).right).toBeGreaterThan(20 + 18 * 9);
    expect(of("Wolfram-Eberhard v. Gruft", 520).isLabelled).toBe(false);
  });

  it("checks the fingerprint as the house makes it", () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(sha256(bytes(""))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256(bytes("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256(new Uint8Array(1000).fill(97))).toBe(
      "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3",
    );
    expect(commitmentTo("1cc6b7c324152c7d02058dcbe27da98c887d08dd7c67fa9c6a1fa45efe908892")).toBe(
      "78c5bdb71da1a28ed4fc3c866c38ed3ec6f6309d0f3ed8b1f58493f336becc37",
    );
  });
});

describe("what goes wrong", () => {
  const words = new Words("en", ["seat-taken = Seat { $seat } is taken.\nhttp-500 = Mistake.\nweb-unreached = Silence."]);

  it("is said in the words of the refusal, or as silence, or as our mistake", () => {
    const refused = new Refused({ type: "refused", id: "", key: "seat-taken", clause: "VQ-1", args: { seat: 2 } });
    expect(whyOf(refused, words)).toEqual({ text: "Seat 2 is taken.", clause: "VQ-1" });
    expect(whyOf(new Refused({ type: "refused", id: "", key: "new-key" }), words).text).toBe("Mistake.");
    expect(whyOf(new Unreached(), words).text).toBe("Silence.");
    expect(whyOf(new TypeError("x"), words)).toEqual({ text: "Mistake.", clause: "" });
  });
});

describe("rooms", () => {
  it("have colours for every game, also for one that is new", () => {
    expect(roomOf("grottenstein").css).toBe("gr");
    expect(roomOf("new_game")).toMatchObject({ slug: "new_game", css: "own", sign: { id: "gruft" } });
    furnish([{ slug: "liars_dice", hue: "amber", sign: "⚄" }, { slug: "plain", hue: "", sign: "" }]);
    expect(roomOf("liars_dice")).toMatchObject({ css: "own hue-amber", sign: { text: "⚄" }, art: { text: "⚄" } });
    expect(roomOf("plain").css).toBe("own");
    expect(roomOf("plain").sign.text).toBeUndefined();
  });
});
