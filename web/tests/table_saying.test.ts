/** What the frame says by the keys of a game's own sentences. */

import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { askedKey, asks, standingLines, whyAsked } from "../src/lib/table/tray/saying";
import StandingLine from "../src/lib/table/tray/StandingLine.svelte";
import type { Telling } from "../src/lib/wire/scene";
import { Words } from "../src/lib/words/words";

const words = new Words("en", [
  "aim-shed = Get rid of your cards.\nahead-few = { $player } has the fewest points.\nending-phase = Phase { $phase }.",
  "why-decision-raise = { $beat } lies there.",
  "decision-raise = Raise or pass?\ndecision-must-pass = You can’t raise: pass.\nwhy-decision-must-pass = { $beat } is too high.",
], ["Ada"]);
const telling = (key: string, args: Record<string, unknown> = {}): Telling => ({ key, args });

describe("why something is asked", () => {
  test("is said where the game has a sentence for it, and nothing elsewhere", () => {
    expect(whyAsked(telling("decision-raise", { beat: 9 }), words)).toBe("9 lies there.");
    expect(whyAsked(telling("decision-lead"), words)).toBe("");
    expect(whyAsked(null, words)).toBe("");
  });
});

describe("a question", () => {
  const stuck = telling("decision-raise", { instead: { word: "decision-must-pass" }, beat: 9 });

  test("asks for what can be done", () => {
    expect(asks(telling("decision-raise"), words)).toBe("Raise or pass?");
    expect([asks(stuck, words), whyAsked(stuck, words)]).toEqual(["You can’t raise: pass.", "9 is too high."]);
  });

  test("has the key under which it is put, or that of the one told within it", () => {
    expect([stuck, telling("decision-of", { question: { word: "decision-go" } }), telling("decision-lead")].map(askedKey)).toEqual(["decision-must-pass", "decision-go", "decision-lead"]);
  });
});

describe("what always stands on the table", () => {
  const standing = [telling("ending-phase", { phase: 2 }), telling("aim-shed"), telling("ahead-few", { player: { seat: 0 } })];

  test("comes in one order, each with its sign", () => {
    expect(standingLines(standing, words)).toEqual([
      { icon: "target", text: "Get rid of your cards." },
      { icon: "crownl", text: "Ada has the fewest points." },
      { icon: "moon", text: "Phase 2." },
    ]);
  });

  const line = (standing: Telling[], meanwhile: Telling[]) => render(StandingLine, { props: { standing, meanwhile, words, ui: words, close: () => {} } }).body;

  test("is one button whose name is all of it, and no empty line where a game says nothing", () => {
    expect(line(standing, [])).toMatch(/<button[^]*Get rid[^]*fewest[^]*Phase 2/);
    expect(line([], [])).not.toContain("button");
  });

  test("makes room for what happened too fast to be told, and only where it has a place", () => {
    const told = line(standing, [telling("ending-phase", { phase: 3 })]);

    expect(told).toContain("Phase 3.");
    expect(told).not.toContain("Get rid");
    expect(line([], [telling("ending-phase", { phase: 3 })])).not.toContain("Phase 3.");
  });
});
