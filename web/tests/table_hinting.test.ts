import { beforeEach, describe, expect, it, vi } from "vitest";
import { hasChoice, Hinting } from "$lib/table/compose/hinting.svelte";
import { isFirstMatch } from "$lib/learn/learned";
import { Refused, type Answer, type Stream } from "$lib/wire/socket";
import { memory } from "./memory";

const PASS = { key: "move-pass", args: {} };
const ADVISED = { line: "pass", steps: [PASS], reason: { key: "advice-cheap", args: {} } };

function asking(answer: unknown = ADVISED) {
  return vi.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ type: "hinted", id: "1", ...(answer as object) } as unknown as Answer)));
}

function asked(change: Record<string, unknown> = {}, moves = ["pass", "play 7"]): Stream {
  const decision = { question: { key: "decision-raise", args: {} }, choices: moves.map((move) => ({ move, label: PASS, on: [], then: [] })) };
  return { table: "a-b-c", seat: 1, view: { phase: "playing", question: 4, window: null, scene: { decision }, ...change } } as unknown as Stream;
}

describe("the first match of a game in this browser", () => {
  beforeEach(() => vi.stubGlobal("localStorage", memory()));

  it("is the one that was played first, also after the page was loaded again", () => {
    expect(isFirstMatch("vampire_queen", "a-b-c")).toBe(true);
    expect(isFirstMatch("vampire_queen", "d-e-f")).toBe(false);
    expect(isFirstMatch("vampire_queen", "a-b-c")).toBe(true);
    expect(isFirstMatch("grottenstein", "d-e-f")).toBe(true);
  });

  it("forgets nothing worse than that when somebody has changed what was kept", () => {
    localStorage.setItem("gruft.firsts", "[");

    expect(isFirstMatch("vampire_queen", "a-b-c")).toBe(true);
    expect(isFirstMatch("vampire_queen", "d-e-f")).toBe(false);
  });
});

describe("what the house would play", () => {
  it("is asked for once per question, even by a table that is drawn anew or by somebody who put it away", async () => {
    const [hinting, ask] = [new Hinting(), asking()];
    hinting.follow("a-b-c 1", "once 1");
    await hinting.ask(ask);
    expect(hinting.hint).toEqual(ADVISED);

    hinting.close();
    expect(hinting.hint).toBeNull();
    await hinting.askUnasked(ask);
    expect(hinting.hint).toEqual(ADVISED);
    const anew = new Hinting();
    anew.follow("a-b-c 1", "once 1");
    await anew.ask(ask);

    expect(anew.hint).toEqual(ADVISED);
    expect(ask).toHaveBeenCalledTimes(1);
    hinting.follow("a-b-c 1", "once 2");
    expect(hinting.hint).toBeNull();
    await hinting.ask(ask);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("is not told when the question has passed", async () => {
    const hinting = new Hinting();
    let answer = (_: Answer) => {};
    hinting.follow("a-b-c 2", "passed 1");
    const asked = hinting.ask(() => new Promise((resolve) => (answer = resolve)));
    hinting.follow("a-b-c 2", "passed 2");

    answer({ type: "hinted", id: "1", ...ADVISED } as unknown as Answer);
    await asked;

    expect(hinting.hint).toBeNull();
  });

  it("is left out when the house refuses what nobody asked for, and else the refusal is told; it may be asked again", async () => {
    const [hinting, ask] = [new Hinting(), asking(new Refused({ type: "refused", id: "1", key: "hint-off", args: {} } as never))];
    hinting.follow("a-b-c 3", "refused 1");

    await hinting.askUnasked(ask);
    await expect(hinting.ask(ask)).rejects.toBeInstanceOf(Refused);

    expect(hinting.hint).toBeNull();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("needs something to choose, and a window that is not answered yet", () => {
    expect(hasChoice(asked())).toBe(true);
    expect(hasChoice(asked({ window: { number: 3, answer: "" } }))).toBe(true);
    expect(hasChoice(asked({ window: { number: 3, answer: "pass" } }))).toBe(false);
    expect(hasChoice(asked({}, ["pass"]))).toBe(false);
    expect(hasChoice(asked({ phase: "over" }))).toBe(false);
    expect(hasChoice(asked({ scene: { decision: null } }))).toBe(false);
  });
});
