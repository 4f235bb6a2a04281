/** Parts of the frame as they are drawn, without a browser: what is offered to whom. */

import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import ChatView from "../src/lib/table/side/ChatView.svelte";
import type { Composer } from "../src/lib/table/compose/composer.svelte";
import LogView from "../src/lib/table/side/LogView.svelte";
import type { Scene } from "../src/lib/table/kinds";
import TableBar from "../src/lib/table/TableBar.svelte";
import VoteBar from "../src/lib/table/tray/VoteBar.svelte";
import type { Said, View } from "../src/lib/wire/view";
import { Words } from "../src/lib/words/words";

/** Every word is its own key. */
const ui = new Words("en", []);
const composer = {} as Composer;
const sits = (name: string, plays = "person") => ({ name, plays, bot: "" });

function viewOf(seat: number, more: Record<string, unknown> = {}): View {
  const seats = [sits("Ada"), sits("Ben"), sits("Cleo")];
  return { seat, phase: "playing", seats, promises: [], channels: [[0, 1, 2]], undo: 0, setting: { game: "g" }, ...more } as unknown as View;
}

describe("a vote", () => {
  const vote = { seat: 0, matter: "abort", lines: 0, agreed: [0], missing: [1, 2] };
  const offered = (view: View) => render(VoteBar, { props: { vote, view, composer, ui } }).body.match(/table-(agree|decline|vote-withdraw)/g) ?? [];

  test("is answered by those who are asked, and withdrawn by whoever proposed it", () => {
    expect(offered(viewOf(0))).toEqual(["table-vote-withdraw"]);
    expect(offered(viewOf(1))).toEqual(["table-decline", "table-agree"]);
    expect(offered(viewOf(-1))).toEqual([]);
  });

  test("is nobody's for whom a bot plays", () => {
    const seats = [sits("Ada", "lost"), sits("Ben", "minded"), sits("Cleo")];

    expect([0, 1].map((seat) => offered(viewOf(seat, { seats })))).toEqual([[], []]);
  });
});

describe("the bar", () => {
  const scene = { counters: {}, zones: [], seats: [], notices: [] } as unknown as Scene;
  const bar = (isPlaying: boolean, watchers: string[] = []) =>
    render(TableBar, { props: { scene, view: viewOf(0), clock: null, words: ui, ui, hasWindows: true, isPlaying, lag: 0, unread: 0, watchers, undoesAtOnce: false, open: () => {}, undo: () => {} } }).body;

  test("offers undo and orders only to a person, and the rest to everybody who sits here", () => {
    expect(bar(true)).toMatch(/table-undo-ask[^]*table-orders[^]*table-more/);
    expect(bar(false)).not.toMatch(/table-undo|table-orders/);
    expect(bar(false)).toContain("table-more");
  });

  test("says how many watch, and names them", () => {
    expect(bar(true)).not.toContain("data-watchers");
    expect(bar(true, ["Bo", "Cem"])).toMatch(/web-wait-watching: Bo, Cem[^]*data-watchers[^]*>2</);
  });
});

describe("the ledger of promises", () => {
  const promises = [{ seat: 1, to: 0, text: "A card", kept: null }];
  const drawn = (phase: View["phase"]) =>
    render(ChatView, { props: { talk: [], view: viewOf(0, { phase, promises }), composer, hasPromises: true, ui } }).body;

  test("stays when the match is over, for what was promised late is marked then", () => {
    expect(drawn("over")).toContain("table-promise-mark-kept");
    expect(drawn("over")).not.toContain("table-promise-make");
    expect(drawn("playing")).toContain("table-promise-make");
    expect(drawn("setting")).not.toContain("table-promises");
  });
});

describe("the log", () => {
  const log = Array.from({ length: 5 }, (_, number) => ({ key: `fact-${number}`, args: {} }));
  const said = [{ seat: 0, name: "Leon", text: "hello" }] as unknown as Said[];
  const drawn = (missing: number, untold = 0) => render(LogView, { props: { log, missing, untold, talk: said, after: [missing + log.length], print: "92af126c", readBack: async () => {}, words: ui, ui } }).body;

  test("offers its earlier lines where it has any", () => {
    expect(drawn(3)).toContain("table-log-earlier");
    expect(drawn(0)).not.toContain("table-log-earlier");
  });
  test("begins with the fingerprint of the luck, which was there before the first card", () => {
    const whole = drawn(0);
    expect(whole).toContain("92af 126c");
    expect(whole.indexOf("92af 126c")).toBeLessThan(whole.indexOf("fact-0"));
    expect(drawn(3)).not.toContain("92af 126c");
  });
  test("keeps back what the table has not shown yet, but never what was said", () => {
    expect(drawn(3, 2)).toContain("fact-2");
    expect(drawn(3, 2)).not.toContain("fact-3");
    expect(drawn(3, 2)).toContain("hello");
    expect(drawn(3)).toContain("fact-4");
  });
});
