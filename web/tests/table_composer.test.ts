import { beforeEach, describe, expect, test } from "vitest";
import { Composer } from "../src/lib/table/compose/composer.svelte";
import type { Choice, Decision, Scene, Spot } from "../src/lib/table/kinds";
import { Refused, type Answer, type HouseSocket, type Stream } from "../src/lib/wire/socket";
import type { View } from "../src/lib/wire/view";

const spot = (place: number): Spot => ({ zone: 0, place });
const choice = (move: string, ...on: Spot[]): Choice => ({ move, label: { key: move, args: {} }, on, then: [] });
const asks = (...choices: Choice[]): Decision => ({ question: { key: "q", args: {} }, choices, forced: false });
const settled = () => new Promise((resolve) => setTimeout(resolve));

function sceneWith(decision: Decision | null): Scene {
  const piece = (face: string) => ({ kind: "card", face, marks: [], node: "", numbers: [], title: "" });
  const hand = { name: "hand", shape: "hand", owner: 0, pieces: [piece("bat"), piece("wolf"), piece("mist")] };
  return { game: "g", seat: 0, asked: [0], seats: [], zones: [hand], notices: [], counters: {}, decision, window: null, outcome: null, standing: [] };
}

function streamWith(decision: Decision | null, more: Partial<View> = {}): Stream {
  const view = { seat: 0, phase: "playing" as const, question: 1, scene: sceneWith(decision), window: null, ...more };
  return { table: "a-b-c", seat: 0, number: 1, view, log: [], length: 0, talk: [], ahead: 0, lag: 0 };
}

/** A house that writes down what it is asked and answers as it is told to. */
class Told {
  asked: Record<string, unknown>[] = [];
  constructor(readonly answers: Record<string, unknown | Error>) {}
  async ask(message: Record<string, unknown>): Promise<Answer> {
    this.asked.push(message);
    const key = String(message["prefix"] ?? message["line"] ?? message["type"]);
    const answer = this.answers[`${message["type"]} ${key}`] ?? { decision: null };
    if (answer instanceof Error) throw answer;
    return answer as Answer;
  }
  get types(): string[] {
    return this.asked.map((one) => `${one["type"]} ${one["prefix"] ?? one["line"]}`);
  }
}

const refused = (key: string, clause = "") => new Refused({ type: "refused", id: "1", key, clause });
const composerAt = (stream: Stream, house: Told) => {
  const composer = new Composer(stream, house as unknown as HouseSocket);
  composer.follow(stream, house as unknown as HouseSocket);
  return composer;
};

describe("a line in the making", () => {
  const first = asks(choice("give", spot(0)), choice("end"));
  const second = asks(choice("bat", spot(0)), choice("wolf", spot(1)));
  let house: Told;
  let composer: Composer;

  beforeEach(() => {
    house = new Told({ "draft give": { decision: second, scene: sceneWith(second) }, "draft give; wolf": { decision: null } });
    composer = composerAt(streamWith(first), house);
  });

  test("its first piece waits for the button, in its middle a single piece says it all, and nothing is played yet", async () => {
    composer.touch(spot(0));
    expect(house.types).toEqual([]);
    composer.confirm();
    await settled();
    composer.touch(spot(1));
    await settled();

    expect(house.types).toEqual(["draft give", "draft give; wolf"]);
    expect(composer.whole).toBe(true);
  });

  test("it is sent as one answer", async () => {
    await composer.lay("give; wolf");
    composer.confirm();
    await settled();

    expect(house.types.at(-1)).toBe("answer give; wolf");
    expect(house.asked.at(-1)?.["question"]).toBe(1);
  });

  test("what the house would play is laid out whole, and nothing is played yet", async () => {
    const hint = { line: "give; wolf", steps: [{ key: "give", args: {} }, { key: "wolf", args: {} }], reason: { key: "why", args: {} } };
    house.answers["hint hint"] = { type: "hinted", id: "1", ...hint };
    await composer.layHint();

    expect(composer.hint).toEqual(hint);
    expect([composer.parts, composer.whole, composer.isAdvised]).toEqual([["give", "wolf"], true, true]);
    expect(house.asked.some((one) => one["type"] === "answer")).toBe(false);
  });

  test("a line that is laid out can be taken back step by step", async () => {
    await composer.lay("give; wolf", true);
    expect([composer.whole, composer.isAdvised]).toEqual([true, true]);

    composer.back();
    await settled();

    expect([composer.parts, composer.whole]).toEqual([["give"], false]);
  });

  test("the end of a line that lies there whole is shown on the table, as one is that was aimed at", async () => {
    expect(composer.shown).toBe(null);
    composer.aim(first.choices[1]!);
    expect(composer.shown?.move).toBe("end");
    await composer.lay("give", true);
    expect(composer.shown).toBe(null);
    await composer.lay("give; wolf", true);
    expect([composer.aimed, composer.shown?.move]).toEqual([null, "wolf"]);
  });

  test("in its middle a single choice is no question, and goes back with the step before it", async () => {
    const only = asks(choice("dagger"));
    house.answers["draft give"] = { decision: only, scene: sceneWith(only) };
    house.answers["draft give; dagger"] = { decision: second, scene: sceneWith(second) };
    composer.choose(first.choices[0]!);
    await settled();
    expect([composer.parts, composer.choices.map((one) => one.move)]).toEqual([["give", "dagger"], ["bat", "wolf"]]);

    composer.back();
    await settled();
    expect(composer.parts).toEqual([]);
  });

  test("its last choice is confirmed, even if it is the only one", async () => {
    const only = asks(choice("wall"));
    house.answers["draft give"] = { decision: only, scene: sceneWith(only) };
    composer.choose(first.choices[0]!);
    await settled();
    expect([composer.parts, composer.ready?.move, composer.whole]).toEqual([["give"], "wall", false]);
    expect(house.types.some((one) => one.startsWith("answer"))).toBe(false);
  });

  test("a step that is not offered ends the laying out", async () => {
    await composer.lay("give; garlic");

    expect(composer.parts).toEqual(["give"]);
  });
});

test("what stands on a square is chosen there, as the square itself is", () => {
  const standing = { name: "figures", shape: "board", owner: -1, pieces: [{ kind: "hunter", face: "red", marks: [], node: "Gh8", numbers: [], title: "" }] };
  const asking = (...choices: Choice[]) => {
    const stream = streamWith(asks(...choices));
    stream.view.scene!.zones.push(standing);
    const composer = composerAt(stream, new Told({}));
    composer.nodes = new Set(["Gh9"]);
    return composer.asksSquares;
  };
  expect(asking(choice("Gh9"), choice("end"))).toBe(true);
  expect(asking(choice("red", { zone: 1, place: 0 }), choice("end"))).toBe(true);
  expect(asking(choice("bat", spot(0)), choice("end"))).toBe(false);
});

test("sums that a line in the making changes are shown with it", async () => {
  const [first, second] = [asks(choice("give", spot(0))), asks(choice("end"))];
  const drafted = { ...sceneWith(second), counters: { attack: 5 } };
  const composer = composerAt(streamWith(first), new Told({ "draft give": { decision: second, scene: drafted } }));
  await composer.lay("give");

  expect(composer.scene?.counters).toEqual({ attack: 5 });
});

test("what follows an answer is told from the table on which it lay", async () => {
  const [first, second] = [asks(choice("give", spot(0))), asks(choice("bat", spot(0)))];
  const drafted = { ...sceneWith(second), counters: { attack: 5 } };
  const composer = composerAt(streamWith(first), new Told({ "draft give": { decision: second, scene: drafted } }));
  await composer.lay("give; bat");
  const next = { ...streamWith(null), view: { ...streamWith(null).view, question: 2 } };
  composer.follow(next, {} as HouseSocket);
  expect(composer.answered?.counters).toEqual({ attack: 5 });

  composer.follow({ ...next, number: 3 }, {} as HouseSocket);
  expect(composer.answered).toBeNull();
});

describe("a set that the rules want in an order of their own", () => {
  const first = asks(choice("offer"));
  const laid = (line: string, decision: Decision | null, more: Record<string, unknown> = {}) => ({ decision, scene: decision && sceneWith(decision), line, held: [], later: [], ...more });
  const done = choice("done");

  test("may be touched in any order: the house sorts it, and the last touched comes back first", async () => {
    const house = new Told({
      "draft offer": laid("offer", asks(choice("bat", spot(0)), choice("wolf", spot(1)))),
      "draft offer; wolf": laid("offer; wolf", asks(done), { later: [choice("bat", spot(0))] }),
      "draft offer; wolf; bat": laid("offer; bat; wolf", asks(done)),
    });
    const composer = composerAt(streamWith(first), house);
    composer.choose(first.choices[0]!);
    await settled();
    composer.touch(spot(1));
    await settled();
    expect([composer.can(spot(0)), composer.can(spot(2))]).toEqual([true, false]);

    composer.touch(spot(0));
    await settled();
    expect(composer.parts).toEqual(["offer", "bat", "wolf"]);
    composer.back();
    await settled();

    expect([composer.parts, house.types.at(-1)]).toEqual([["offer", "wolf"], "draft offer; wolf"]);
  });

  describe("that begins the line", () => {
    const play = (face: string, place: number): Choice => ({ ...choice(`play ${face}`, spot(place)), label: { key: "move-play", args: {} } });
    const start = asks(choice("none"), play("bat", 0), play("wolf", 1));

    test("a second piece joins the first, where the rules lay one after the other", async () => {
      const house = new Told({
        "draft play bat": laid("play bat", asks(done, play("wolf", 0))),
        "draft play bat; play wolf": laid("play bat; play wolf", asks(done)),
      });
      const composer = composerAt(streamWith(start), house);
      composer.touch(spot(0));
      expect(house.types).toEqual([]);
      composer.touch(spot(1));
      await settled();

      expect([composer.parts, composer.whole]).toEqual([["play bat", "play wolf"], false]);
    });

    test("and takes its place, where one is all they want", async () => {
      const composer = composerAt(streamWith(start), new Told({ "draft play bat": laid("play bat", null) }));
      composer.touch(spot(0));
      composer.touch(spot(1));
      await settled();

      expect([composer.parts, composer.touched, composer.ready?.move]).toEqual([[], [spot(1)], "play wolf"]);
    });

    test("or where what follows is another question about the same card", async () => {
      const paid = { ...play("wolf", 0), label: { key: "move-pay", args: {} } };
      const composer = composerAt(streamWith(start), new Told({ "draft play bat": laid("play bat", asks(paid)) }));
      composer.touch(spot(0));
      composer.touch(spot(1));
      await settled();

      expect([composer.parts, composer.touched]).toEqual([[], [spot(1)]]);
    });
  });

  test("what must come last is held until the rest is there, and let go by another touch", async () => {
    const rest = asks(choice("bat", spot(0)), choice("wolf", spot(1)));
    const house = new Told({
      "draft offer": laid("offer", rest, { later: [choice("mist", spot(2))] }),
      "draft offer; mist": laid("offer", rest, { held: [choice("mist", spot(2))] }),
      "draft offer; mist; bat": laid("offer; bat; mist", null),
    });
    const composer = composerAt(streamWith(first), house);
    composer.choose(first.choices[0]!);
    await settled();
    composer.touch(spot(2));
    await settled();
    expect([composer.parts, composer.isTouched(spot(2)), composer.whole]).toEqual([["offer", "mist"], true, false]);

    composer.touch(spot(2));
    await settled();
    expect([composer.parts, composer.isTouched(spot(2))]).toEqual([["offer"], false]);

    composer.touch(spot(2));
    await settled();
    composer.touch(spot(0));
    await settled();
    expect([composer.parts, composer.whole]).toEqual([["offer", "bat", "mist"], true]);
  });

  test("a line that closed by itself takes what still fits into it", async () => {
    const house = new Told({
      "draft offer": laid("offer", asks(choice("bat", spot(0)), choice("mist", spot(2)))),
      "draft offer; mist": laid("offer; mist", null, { later: [choice("bat", spot(0))] }),
      "draft offer; mist; bat": laid("offer; bat; mist", null),
    });
    const composer = composerAt(streamWith(first), house);
    composer.choose(first.choices[0]!);
    await settled();
    composer.touch(spot(2));
    await settled();
    expect(composer.whole).toBe(true);
    composer.touch(spot(0));
    await settled();

    expect([composer.parts, composer.whole]).toEqual([["offer", "bat", "mist"], true]);
  });
});

describe("a line that lies there whole", () => {
  const first = asks(choice("bat wolf", spot(0), spot(1)), choice("wolf", spot(1)), choice("mist", spot(2)), choice("end"));
  const second = asks(choice("bat", spot(0)), choice("wolf", spot(1)));
  const chosen = (composer: Composer) => [0, 1, 2].filter((place) => composer.isTouched(spot(place)));
  let house: Told;
  let composer: Composer;

  beforeEach(() => {
    house = new Told({ "draft end": { decision: second, scene: sceneWith(second) } });
    composer = composerAt(streamWith(first), house);
  });

  test("shows its pieces as chosen", async () => {
    await composer.lay("bat wolf");

    expect(chosen(composer)).toEqual([0, 1]);
  });

  test("is forgotten when another piece is touched, which begins a new one", async () => {
    await composer.lay("bat wolf", true);
    composer.touch(spot(2));
    await settled();

    expect([composer.parts, composer.whole, composer.isAdvised, chosen(composer)]).toEqual([[], false, false, [2]]);
  });

  test("loses the one of its pieces that is touched", async () => {
    await composer.lay("bat wolf");
    composer.touch(spot(0));
    await settled();

    expect([composer.whole, chosen(composer), composer.ready?.move]).toEqual([false, [1], "wolf"]);
  });

  test("keeps its first steps, for only its last one is changed", async () => {
    await composer.lay("end; bat");
    composer.touch(spot(1));
    await settled();

    expect([composer.parts, composer.whole, chosen(composer)]).toEqual([["end", "wolf"], true, [1]]);
  });
});

describe("what does not fit", () => {
  const decision = asks(choice("bat", spot(0)));

  test("the rules say why not, with the clause", async () => {
    const composer = composerAt(streamWith(decision), new Told({ "why not mist": refused("refusal-too-far", "VC-1") }));

    composer.touch(spot(2));
    await settled();

    expect(composer.why).toMatchObject({ refusal: { key: "refusal-too-far", clause: "VC-1" }, spot: spot(2) });
    expect(composer.isRefused(spot(2))).toBe(true);
  });

  test.each([refused("refusal-unreadable"), { type: "done" }])("where they have no reason the page says only that", async (answer) => {
    const composer = composerAt(streamWith(decision), new Told({ "why not mist": answer }));

    composer.touch(spot(2));
    await settled();

    expect(composer.why).toEqual({ refusal: null, spot: spot(2) });
  });

  test("a square is wondered about by its name; whoever watches wonders about nothing", async () => {
    const house = new Told({ "why not Ga1": refused("refusal-too-far") });
    composerAt(streamWith(decision), house).wonder("Ga1");
    composerAt({ ...streamWith(decision), seat: -1 }, house).wonder("Gb1");
    await settled();

    expect(house.types).toEqual(["why not Ga1"]);
  });
});

test("what is sealed in a window is not a line in the making any more", async () => {
  const window = { number: 1, opened: 0, earliest: 0, latest: 9, answer: "", orders: [] };
  const composer = composerAt(streamWith(asks(choice("pass")), { window }), new Told({ "draft pass": { decision: null } }));

  composer.confirm();
  await settled();

  expect([composer.parts, composer.whole, composer.decision?.choices.length]).toEqual([[], false, 1]);
});

describe("a seat that a bot minds", () => {
  const decision = asks(choice("bat", spot(0)), choice("end"));
  const minded = { seats: [{ plays: "minded" }] } as unknown as Partial<View>;

  test("asks nothing but whether one wants it back", async () => {
    const house = new Told({});
    const composer = composerAt(streamWith(decision, minded), house);
    expect([composer.isMinded, composer.decision, composer.can(spot(0))]).toEqual([true, null, false]);

    composer.touch(spot(0));
    composer.confirm();
    await settled();

    expect(house.asked.map((one) => one["type"])).toEqual(["come back"]);
  });

  test("is asked again as soon as it is one's own", () => {
    const composer = composerAt(streamWith(decision, minded), new Told({}));
    composer.follow(streamWith(decision, { seats: [{ plays: "person" }] } as unknown as Partial<View>), new Told({}) as unknown as HouseSocket);

    expect(composer.decision).toBe(decision);
  });

  test("is taken back with the others of its screen that were left with it", async () => {
    const house = new Told({});
    const composer = composerAt(streamWith(decision, minded), house);
    composer.beside = [2];

    composer.takeBack();
    await settled();

    expect(house.asked.map((one) => [one["type"], one["seat"]])).toEqual([
      ["come back", 0],
      ["come back", 2],
    ]);
  });
});

describe("a seat that was given up", () => {
  const decision = asks(choice("bat", spot(0)), choice("end"));
  const lost = { seats: [{ plays: "lost" }] } as unknown as Partial<View>;

  test("asks nothing at all, and nothing is sent for it", async () => {
    const house = new Told({});
    const composer = composerAt(streamWith(decision, lost), house);
    expect([composer.isLost, composer.isMinded, composer.decision, composer.can(spot(0))]).toEqual([true, false, null, false]);

    composer.touch(spot(0));
    composer.confirm();
    composer.wonder("a1");
    await settled();

    expect(house.asked).toEqual([]);
  });

  test("forgets the line that lay there whole", async () => {
    const house = new Told({});
    const composer = composerAt(streamWith(decision), house);
    await composer.lay("bat");
    expect(composer.whole).toBe(true);

    composer.follow(streamWith(decision, lost), house as unknown as HouseSocket);
    composer.confirm();
    await settled();

    expect([composer.whole, house.types]).toEqual([false, ["draft bat"]]);
  });
});
