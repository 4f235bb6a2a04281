import { describe, expect, test } from "vitest";
import queen from "../src/games/vampire_queen/motion";
import { spotIn } from "../src/lib/motion/lagging";
import { keysIn, seatIn, SOUNDS, wayIn, type Act, type Moment } from "../src/lib/motion/score";
import { hurry, lasts, timeline } from "../src/lib/motion/timeline";
import { flights, walks } from "../src/lib/motion/usual";
import { cards, piece, scene, zone } from "./scenes";

const player = (seat: number) => ({ player: { seat } });
const plays = (seat: number, written: string) => ({ key: "fact-plays", args: { ...player(seat), cards: written } });

/** Seat 1 plays the last set of a round, which seat 0 had led; the crypt gets all of it. */
function lastPlay(hidden = "."): Moment {
  const before = scene([
    zone("hand", 0, cards("3 Q"), "hand"), zone("laid", 0, cards("7 7")),
    zone("hand", 1, cards(`. . ${hidden}`), "hand"), zone("laid", 1, []), zone("crypt", -1, [], "pile"),
  ]);
  const after = scene([
    zone("hand", 0, cards("3 Q"), "hand"), zone("laid", 0, []),
    zone("hand", 1, cards("."), "hand"), zone("laid", 1, []), zone("crypt", -1, cards("7 7 9 9"), "pile"),
  ]);
  return { before, after, facts: [plays(1, "9 9"), { key: "fact-wins-round", args: player(1) }], seat: 0 };
}

/** The faces that acts show and that neither a fact nor a scene of the seat has. */
function unknownIn(acts: readonly Act[], { before, after, facts }: Moment): string[] {
  const known = new Set([before, after].flatMap((one) => one.zones.flatMap((lies) => lies.pieces.map((shown) => shown.face))));
  const told = JSON.stringify(facts);
  const shown = acts.flatMap((act) => (act.does === "fly" || act.does === "show" ? act.pieces : act.does === "walk" ? [act.figure] : []));
  return shown.map((one) => one.face ?? "").filter((face) => !known.has(face) && !told.includes(face));
}

describe("the timeline", () => {
  test("is the same for equal views", () => {
    expect(timeline(lastPlay(), queen, "normal")).toEqual(timeline(structuredClone(lastPlay()), queen, "normal"));
  });

  test("ends an act before the next one is shown, but for what goes together", () => {
    const { parts, length } = timeline(lastPlay(), queen, "normal");
    const seen = parts.filter(({ act }) => act.does !== "sound" && act.does !== "glow");
    seen.forEach((part, number) => {
      const next = seen[number + 1];
      if (next === undefined || (next.at === part.at && next.act.does === "fly" && next.fact === part.fact)) return;
      expect(next.at).toBeGreaterThanOrEqual(part.at + part.for);
    });
    expect(length).toBe(Math.max(...parts.map((part) => part.at + part.for)));
  });

  test("tells one fact after the other", () => {
    const { parts } = timeline(lastPlay(), queen, "normal");
    const ends = [0, 1].map((fact) => parts.filter((part) => part.fact === fact));
    expect(Math.min(...ends[1]!.map((part) => part.at))).toBeGreaterThanOrEqual(Math.max(...ends[0]!.map((part) => part.at + part.for)));
  });

  test("lets the last cards of a round lie for two seconds under the result before they are swept away", () => {
    const { parts } = timeline(lastPlay(), queen, "normal");
    const acts = parts.map((part) => part.act.does).filter((does) => does !== "sound" && does !== "glow");
    expect(acts).toEqual(["fly", "panel", "fly", "fly"]);
    expect(parts.find((part) => part.act.does === "panel")?.for).toBe(2000);
  });

  test("is longer when slow, shorter when fast, and empty when skipped", () => {
    const [slow, normal, fast, skip] = (["slow", "normal", "fast", "skip"] as const).map((speed) => timeline(lastPlay(), queen, speed).length);
    expect(slow).toBeGreaterThan(normal!);
    expect(normal).toBeGreaterThan(fast!);
    expect(skip).toBe(0);
  });

  test("has a sound with every flight, once for all that go together", () => {
    const { parts } = timeline(lastPlay(), queen, "normal");
    const sounds = parts.flatMap(({ act }) => (act.does === "sound" ? [act.name] : []));
    expect(sounds).toEqual(["card", "card"]);
    expect(sounds.every((name) => SOUNDS.includes(name))).toBe(true);
  });

  test("gives no walk and no panel more time than somebody has patience for", () => {
    const line = { key: "fact-scores", args: {} };
    const way = Array.from({ length: 90 }, (_, number) => `A${number}`);
    expect(lasts({ does: "walk", figure: piece("figure", "R"), way })).toBeLessThan(2000);
    expect(lasts({ does: "panel", kind: "score", title: line, lines: Array.from({ length: 12 }, () => line) })).toBeLessThan(7000);
  });

  test("hurries while others wait, and gives up when they are too many", () => {
    expect([0, 1, 2, 3, 4, 5].map((waiting) => hurry(waiting))).toEqual([1, 1.4, 2, 2.8, 4, 6]);
    expect(hurry(6)).toBeNull();
  });
});

describe("what nobody has a choreography for", () => {
  test("flies where it lies afterwards", () => {
    const { before, after } = lastPlay();
    expect(flights(before, after)).toEqual([
      { does: "fly", pieces: cards("7 7"), from: { zone: "laid", owner: 0 }, to: { zone: "crypt", owner: -1 } },
      { does: "fly", pieces: cards("9 9"), from: { zone: "hand", owner: 1 }, to: { zone: "crypt", owner: -1 }, turned: true },
    ]);
  });

  test("does not fly if nobody can tell where it came from", () => {
    expect(flights(scene([zone("laid", 0, [])]), scene([zone("laid", 0, cards("7"))]))).toEqual([]);
  });

  test("a card leaves the hand it was in, not the list of what nobody has seen", () => {
    const before = scene([zone("unseen", 1, cards("7 9"), "pile"), zone("hand", 1, cards(". ."), "hand"), zone("laid", 1, [])]);
    const after = scene([zone("unseen", 1, cards("9"), "pile"), zone("hand", 1, cards("."), "hand"), zone("laid", 1, cards("7"))]);
    expect(flights(before, after)).toMatchObject([{ from: { zone: "hand", owner: 1 }, to: { zone: "laid", owner: 1 } }]);
  });

  test("walks if it stands on a board, and only if nothing looks like it", () => {
    const at = (...nodes: string[]) => scene([zone("villa", -1, nodes.map((node) => piece("figure", "R", { node })), "board")]);
    expect(walks(at("A1"), at("A4"))).toEqual([{ does: "walk", figure: piece("figure", "R", { node: "A4" }), way: ["A1", "A4"] }]);
    expect(walks(at("A1", "B1"), at("A1", "B2"))).toEqual([]);
  });

  test("lights up the seats that a fact names", () => {
    const moment = { ...lastPlay(), facts: [{ key: "fact-passes", args: player(1) }] };
    const { parts } = timeline({ ...moment, after: moment.before }, null, "normal");
    expect(parts.map((part) => part.act)).toEqual([{ does: "glow", at: { seat: 1 } }]);
  });
});

describe("Vampire Queen", () => {
  test("shows nothing that is not in the facts or scenes of the seat", () => {
    const moment = lastPlay();
    const acts = moment.facts.flatMap((fact) => queen(fact, moment) ?? []);
    expect(acts.length).toBeGreaterThan(0);
    expect(unknownIn(acts, moment)).toEqual([]);
    expect(unknownIn([{ does: "show", pieces: [{ kind: "vampire", face: "13" }] }], moment)).toEqual(["13"]);
  });

  test("sweeps what lay there and what was just put down", () => {
    const moment = lastPlay();
    const swept = (queen(moment.facts[1]!, moment) ?? []).filter((act) => act.does === "fly");
    expect(swept.map((act) => [act.from, act.pieces.map((one) => one.face).join(" ")])).toEqual([
      [{ zone: "laid", owner: 0 }, "7 7"],
      [{ zone: "laid", owner: 1 }, "9 9"],
    ]);
  });

  test("counts all hands of a phase on one panel and marks who is ahead as the house says", () => {
    const scored = (seat: number, total: number) => ({ key: "fact-scores", args: { ...player(seat), cards: "7", points: 7, total } });
    const before = lastPlay();
    const after = { ...before.after, standing: [{ key: "ahead-fewest", args: { players: { words: [{ seat: 1 }] }, points: 12 } }] };
    const moment = { ...before, after, facts: [scored(0, 31), scored(1, 12)] };
    const [panel, ...others] = moment.facts.flatMap((fact) => queen(fact, moment) ?? []);
    expect(others).toEqual([]);
    expect(panel).toMatchObject({ does: "panel", kind: "score", lines: [{ count: 31, isMarked: false }, { count: 12, isMarked: true }] });
  });
});

describe("a table that lags behind", () => {
  test("finds the piece that is meant on the live one", () => {
    const { before, after } = lastPlay();
    expect(spotIn(before, after, { zone: 0, place: 1 })).toEqual({ zone: 0, place: 1 });
    expect(spotIn(before, after, { zone: 1, place: 0 })).toBeNull();
    const fewer = scene([zone("hand", 0, cards("Q"), "hand")]);
    expect(spotIn(before, fewer, { zone: 0, place: 1 })).toEqual({ zone: 0, place: 0 });
  });
});

describe("the arguments of a fact", () => {
  test("are read as the house writes them", () => {
    expect([seatIn({ seat: 2 }), seatIn(5)]).toEqual([2, -1]);
    expect(keysIn({ words: ["a", { word: "b" }] })).toEqual(["a", "b"]);
    expect(wayIn({ words: [{ text: "A1" }, { text: "A2" }] })).toEqual(["A1", "A2"]);
  });
});
