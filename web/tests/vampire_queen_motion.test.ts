import { describe, expect, test } from "vitest";
import choreography from "../src/games/vampire_queen/motion";
import type { Act, Fact, Moment } from "../src/lib/motion/score";
import type { Scene, Zone } from "../src/lib/table/kinds";

const fact = (key: string, args: Record<string, unknown>): Fact => ({ key, args });
const zone = (name: string, owner: number, faces: string[]): Zone => ({
  name, shape: "row", owner, pieces: faces.map((face) => ({ kind: face.startsWith("S") ? "slayer" : "vampire", face, marks: [], node: "", numbers: [], title: "" })),
});
const scene = (laid: string[][], more: Partial<Scene> = {}): Scene => ({
  game: "vampire_queen", seat: 0, asked: [], seats: laid.map((_, seat) => ({ seat, team: seat, counters: {}, marks: [] })),
  zones: laid.map((faces, seat) => zone("laid", seat, faces)), notices: [], counters: {}, decision: null, window: null, outcome: null, standing: [], ...more,
});
const moment = (before: Scene, facts: Fact[], after: Scene = scene([[], [], []])): Moment => ({ before, after, facts, seat: 0 });
const does = (acts: readonly Act[] | null) => (acts ?? []).map((act) => act.does);

describe("the movement of Vampire Queen", () => {
  test("a slayer is shown to all before it lies there, a set is not", () => {
    const slayer = fact("fact-leads-slayer", { player: { seat: 1 }, cards: "S20" });
    const set = fact("fact-leads", { player: { seat: 1 }, cards: "7 7" });
    expect(does(choreography(slayer, moment(scene([[], [], []]), [slayer])))).toEqual(["show", "fly"]);
    expect(does(choreography(set, moment(scene([[], [], []]), [set])))).toEqual(["fly"]);
  });
  test("the last card of a round lies there to be read before all are swept up", () => {
    const last = fact("fact-plays", { player: { seat: 2 }, cards: "9" });
    const won = fact("fact-wins-round", { player: { seat: 2 } });
    const acts = choreography(won, moment(scene([["6"], ["8"], []]), [last, won]));
    expect(does(acts)).toEqual(["glow", "panel", "fly", "fly", "fly"]);
    expect(acts?.[1]).toMatchObject({ kind: "round", isSlim: true, title: { key: "vq-panel-wins", args: { cards: "9" } }, lines: [{ key: "vq-panel-leads" }] });
    expect(acts?.at(-1)).toMatchObject({ pieces: [{ face: "9" }], from: { zone: "laid", owner: 2 }, to: { zone: "crypt" } });
  });
  test("who takes a slayer is struck, and the cards fly into that hand", () => {
    const taken = fact("fact-takes", { player: { seat: 1 }, cards: "8 S20" });
    const acts = choreography(taken, moment(scene([["S20"], ["8"], []]), [taken]));
    expect(does(acts)).toEqual(["glow", "panel", "strike", "fly", "fly"]);
    expect(acts?.at(-1)).toMatchObject({ to: { zone: "hand", owner: 1 } });
  });
  test("the result of a round says what follows: the next leader, a slayer that is barred, or the end of the phase", () => {
    const taken = fact("fact-takes", { player: { seat: 1 }, cards: "8 S20" });
    const ban = scene([[], [], []], { notices: [fact("notice-ban", { card: "20" })] });
    const out = fact("fact-scores-nothing", { player: { seat: 2 }, total: 0 });
    const told = (facts: Fact[], after?: Scene) => choreography(taken, moment(scene([["S20"], ["8"], []]), facts, after))?.[1];
    expect(told([taken], ban)).toMatchObject({ title: { key: "vq-panel-takes", args: taken.args }, lines: [{ key: "vq-panel-leads-not", args: { player: { seat: 1 }, card: "20" } }] });
    expect(told([taken])).toMatchObject({ lines: [{ key: "vq-panel-leads", args: { player: { seat: 1 } } }] });
    expect(told([taken, out])).toMatchObject({ lines: [{ key: "vq-panel-out", args: { player: { seat: 2 } } }] });
  });
  test("a new phase is dealt to everybody, few cards where many sit", () => {
    const begins = fact("fact-phase-begins", { phase: 2, phases: 5, player: { seat: 1 } });
    for (const [seats, each] of [[3, 4], [12, 1]] as const) {
      const acts = choreography(begins, moment(scene(Array.from({ length: seats }, () => [])), [begins])) ?? [];
      expect(does(acts).slice(0, 4)).toEqual(["sound", "fly", "panel", "sound"]);
      const dealt = acts.slice(4);
      expect(dealt.map((act) => act.does === "fly" && act.pieces.length)).toEqual(Array.from({ length: seats }, () => each));
      // Nobody sees a face that is dealt.
      expect(dealt.flatMap((act) => (act.does === "fly" ? act.pieces : [])).filter((piece) => piece.face !== undefined)).toEqual([]);
    }
  });
  test("one panel counts all hands, and marks who is ahead as the house tells it", () => {
    const counted = [0, 1, 2].map((seat) => fact("fact-scores", { player: { seat }, cards: "9", points: 9, total: 9 + seat }));
    const standing = [{ key: "ahead-fewest", args: { players: { words: [{ seat: 1 }] }, points: 4 } }];
    const told = moment(scene([[], [], []]), counted, scene([[], [], []], { standing }));
    const [panel, ...others] = counted.flatMap((one) => choreography(one, told) ?? []);
    expect(others).toEqual([]);
    expect(panel).toMatchObject({ does: "panel", lines: [{ count: 9, isMarked: false }, { count: 10, isMarked: true }, { count: 11, isMarked: false }] });
  });
  test("a hand is told by what it costs, and an empty one as empty", () => {
    const counted = [fact("fact-scores", { player: { seat: 0 }, cards: "9", points: 9, total: 9 }), fact("fact-scores-nothing", { player: { seat: 1 }, total: 0 })];
    const [panel] = choreography(counted[0]!, moment(scene([[], []]), counted)) ?? [];
    expect(panel).toMatchObject({ lines: [{ key: "vq-panel-hand", args: { points: 9 } }, { key: "vq-panel-no-hand" }] });
  });
  test("all who share the win are named on one panel", () => {
    const won = [0, 2].map((seat) => fact("fact-wins-game", { player: { seat }, total: 8 }));
    const told = moment(scene([[], [], []]), won);
    expect(won.map((one) => choreography(one, told))).toEqual([[{ does: "panel", kind: "score", title: won[0], lines: [won[1]] }], []]);
  });
});
