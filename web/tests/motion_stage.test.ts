import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import queen from "../src/games/vampire_queen/motion";
import { Stage } from "../src/lib/motion/stage.svelte";
import type { Speed } from "../src/lib/motion/speeds";
import { timeline } from "../src/lib/motion/timeline";
import { LANDING } from "../src/lib/motion/troupe";
import type { Scene, Telling } from "../src/lib/wire/scene";
import type { Stream } from "../src/lib/wire/stream";
import { cards, scene, zone } from "./scenes";

const table = (laid: string, more: Partial<Scene> = {}) => scene([zone("hand", 1, cards(". . ."), "hand"), zone("laid", 1, cards(laid))], more);
const plays = (written: string): Telling => ({ key: "fact-plays", args: { player: { seat: 1 }, cards: written } });
const asks = { question: { key: "decision-raise", args: {} }, choices: [], forced: false };

/** A house that sends one change after the other. */
class Sending {
  readonly heard: string[] = [];
  readonly stage: Stage;
  #log: Telling[] = [];

  constructor(speed: Speed = "normal", isStill = false) {
    this.stage = new Stage(() => ({ speed, isStill }));
    this.stage.choreography = queen;
    this.stage.heard = (name) => this.heard.push(name);
    this.send(table(""));
  }

  send(shown: Scene, facts: Telling[] = [], isBusy = false): void {
    this.#log = [...this.#log, ...facts];
    const stream = { table: "t", seat: 0, number: 0, view: { scene: shown, question: this.#log.length }, log: this.#log, length: this.#log.length, talk: [], ahead: 0, lag: 0 };
    this.stage.follow(stream as unknown as Stream, isBusy);
  }
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the stage", () => {
  test("shows the table before a change until it has been told, then the live one", async () => {
    const one = new Sending();
    const before = table("");
    one.send(before);
    const after = table("9");
    one.send(after, [plays("9")]);

    expect(one.stage.isLive).toBe(false);
    expect(one.stage.shown).toBe(before);

    const { length } = timeline({ before, after, facts: [plays("9")], seat: 0 }, queen, "normal");
    await vi.advanceTimersByTimeAsync(length - 1);
    expect(one.stage.shown).toBe(before);
    expect(one.stage.told).toEqual([plays("9")]);
    await vi.advanceTimersByTimeAsync(1);
    expect(one.stage.shown).toBe(after);
    await vi.advanceTimersByTimeAsync(LANDING);
    expect(one.stage.isLive).toBe(true);
    expect(one.stage.told).toEqual([]);
  });

  test("tells changes one after the other, and a change without a fact with the one before it", async () => {
    const one = new Sending();
    const [first, second, asked] = [table("9"), table("10"), table("10", { decision: asks })];
    one.send(first, [plays("9")]);
    one.send(second, [plays("10")]);
    one.send(asked);

    const shown: (Scene | null)[] = [];
    for (let step = 0; step < 60 && !one.stage.isLive; step++) {
      if (shown.at(-1) !== one.stage.shown) shown.push(one.stage.shown);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(shown.slice(1)).toEqual([first, asked]);
    expect(one.stage.isLive).toBe(true);
  });

  test("is live at once for whoever asks for it or is answering", async () => {
    const one = new Sending();
    one.send(table("9"), [plays("9")]);
    one.stage.jump();
    expect([one.stage.isLive, one.stage.shown, one.stage.told]).toEqual([true, null, []]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(one.stage.isLive).toBe(true);

    one.send(table("10"), [plays("10")], true);
    expect(one.stage.isLive).toBe(true);
  });

  test("keeps the lines of the log back until the table shows them", async () => {
    const one = new Sending();
    const won: Telling = { key: "fact-wins-round", args: { player: { seat: 1 } } };
    one.send(table(""), [plays("9"), won]);
    one.send(table("10"), [plays("10")]);
    expect(one.stage.untold).toBe(3);

    const seen: number[] = [];
    for (let step = 0; step < 200 && !one.stage.isLive; step++) {
      if (seen.at(-1) !== one.stage.untold) seen.push(one.stage.untold);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(seen).toEqual([3, 2, 1, 0]);

    one.send(table("11"), [plays("11")]);
    one.stage.jump();
    expect(one.stage.untold).toBe(0);
  });

  test("lets nobody look asked who has answered, and keeps whoever goes on", () => {
    const one = new Sending();
    one.send(table("", { asked: [0, 1] }));
    one.send(table("9", { asked: [1] }), [plays("9")]);
    expect(one.stage.shown?.asked).toEqual([1]);
  });

  test("tells nothing while something lies over the table, and all of it afterwards", async () => {
    const one = new Sending();
    one.stage.hold(true);
    for (let number = 1; number <= 7; number++) one.send(table(String(number)), [plays(String(number))]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([one.stage.isLive, one.stage.untold, one.stage.isSummary]).toEqual([false, 7, false]);

    one.stage.hold(false);
    await vi.advanceTimersByTimeAsync(50);
    expect(one.stage.told).toEqual([plays("1")]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([one.stage.isLive, one.stage.untold]).toEqual([true, 0]);
  });

  test("lets the end be heard when it is seen", async () => {
    const one = new Sending();
    const outcome = { winners: [1], scores: [9, 3], cause: "end-last-phase" } as unknown as Scene["outcome"];
    one.send(table("", { outcome }), [plays("9")]);
    await vi.advanceTimersByTimeAsync(10);
    expect(one.heard).not.toContain("lose");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(one.heard.filter((name) => name === "lose")).toHaveLength(1);
  });

  test("skips what nobody could follow, and sums it up in one line", () => {
    const one = new Sending();
    for (let number = 1; number <= 7; number++) one.send(table(String(number)), [plays(String(number))]);
    expect(one.stage.isLive).toBe(true);
    expect(one.stage.isSummary).toBe(true);
    expect(one.stage.told).toEqual([plays("5"), plays("6"), plays("7")]);
  });

  test("that is to skip tells everything since one’s last answer in one line", () => {
    const one = new Sending("skip");
    one.send(table("9"), [plays("9")]);
    one.send(table("10", { decision: asks }), [plays("10")]);
    expect([one.stage.isLive, one.stage.isSummary]).toEqual([true, true]);
    expect(one.stage.told).toEqual([plays("9"), plays("10")]);

    one.send(table("11"), [plays("11")]);
    expect(one.stage.told).toEqual([plays("11")]);
  });

  test("that sums up leaves out what nobody had to decide", () => {
    const one = new Sending("skip");
    const unasked = { key: "log-unasked", args: { player: { seat: 1 }, move: "Pass" } };
    one.send(table("9"), [plays("9"), unasked, unasked, unasked]);
    expect(one.stage.told).toEqual([plays("9")]);
  });

  describe("keeps a result that somebody had no time to read", () => {
    const scores = [1, 2].map((seat): Telling => ({ key: "fact-scores", args: { player: { seat }, cards: "9", points: 9, total: 9 } }));
    const begins: Telling = { key: "fact-phase-begins", args: { phase: 2, phases: 5, player: { seat: 1 } } };
    const asked = table("", { decision: asks });

    test("when they answer at once: until it is closed, and again when it is asked for", () => {
      const one = new Sending();
      one.send(asked, [...scores, begins]);
      one.stage.answer();
      expect([one.stage.isLive, one.stage.panel, one.stage.kept?.lines.length]).toEqual([true, null, 2]);
      one.stage.goOn();
      expect(one.stage.kept).toBeNull();
      one.stage.recall();
      expect(one.stage.kept?.kind).toBe("score");
    });

    test("until the next result comes", async () => {
      const one = new Sending();
      one.send(asked, [...scores, begins]);
      one.stage.answer();
      one.send(table("9"), [plays("9")]);
      await vi.advanceTimersByTimeAsync(100);
      expect(one.stage.kept?.kind).toBe("score");
      one.send(table(""), [{ key: "fact-wins-round", args: { player: { seat: 1 } } }]);
      await vi.advanceTimersByTimeAsync(1500);
      expect([one.stage.panel?.kind, one.stage.kept]).toEqual(["round", null]);
    });

    test("when so much happens behind it that the rest is skipped", () => {
      const one = new Sending();
      one.send(table(""), [...scores, begins]);
      for (const card of "1 2 3 4 5 6".split(" ")) one.send(table(card), [plays(card)]);
      expect([one.stage.isLive, one.stage.kept?.kind]).toEqual([true, "score"]);
    });

    test("but not if it had its time, or they wished to skip it", async () => {
      const [read, skipped, skips] = [new Sending(), new Sending(), new Sending("skip")];
      for (const one of [read, skipped, skips]) one.send(asked, [...scores, begins]);
      skipped.stage.jump();
      await vi.advanceTimersByTimeAsync(60_000);
      read.stage.answer();
      expect([read, skipped, skips].map((one) => [one.stage.kept, one.stage.result?.kind])).toEqual([[null, "score"], [null, "score"], [null, "score"]]);
    });

    test("and none of another table", () => {
      const one = new Sending();
      one.send(asked, [...scores, begins]);
      one.stage.follow({ table: "u", seat: 0, number: 0, view: { scene: asked, question: 1 }, log: [], length: 0, talk: [], ahead: 0, lag: 0 } as unknown as Stream, false);
      expect([one.stage.result, one.stage.kept]).toEqual([null, null]);
    });
  });

  test("lets a panel be read to its end, however much happens behind it", async () => {
    const one = new Sending();
    const wins: Telling = { key: "fact-wins-game", args: { player: { seat: 1 }, total: 3 } };
    one.send(table(""), [wins]);
    await vi.advanceTimersByTimeAsync(10);
    const { length } = timeline({ before: table(""), after: table(""), facts: [wins], seat: 0 }, queen, "normal");
    for (const card of "1 2 3 4 5 6 7".split(" ")) one.send(table(card), [plays(card)]);
    await vi.advanceTimersByTimeAsync(length - 20);
    expect([one.stage.panel?.kind, one.stage.isLive]).toEqual(["score", false]);

    await vi.advanceTimersByTimeAsync(5000);
    expect([one.stage.panel, one.stage.isLive, one.stage.told]).toEqual([null, true, [plays("5"), plays("6"), plays("7")]]);
  });

  test("goes on when a panel has been read", async () => {
    const one = new Sending();
    one.send(table(""), [{ key: "fact-wins-game", args: { player: { seat: 1 }, total: 3 } }]);
    await vi.advanceTimersByTimeAsync(10);
    expect(one.stage.panel?.kind).toBe("score");
    one.stage.goOn();
    await vi.advanceTimersByTimeAsync(LANDING + 1);
    expect([one.stage.panel, one.stage.isLive]).toEqual([null, true]);
  });

  test("knocks when one is asked, and rings a glass for everybody when a window opens", () => {
    const one = new Sending("skip");
    one.send(table("", { decision: asks }));
    one.send(table("", { window: { kind: "w", trigger: { key: "t", args: {} }, seats: [1], word_returns: false } }));
    expect(one.heard).toEqual(["knock", "glass"]);
  });
});
