import { beforeEach, describe, expect, test } from "vitest";
import type { Composer } from "../src/lib/table/compose/composer.svelte";
import type { Choice } from "../src/lib/table/kinds";
import type { HouseSocket } from "../src/lib/wire/socket";
import { asks, choice, composerAt, refused, sceneWith, settled, spot, streamWith, Told } from "./composers";

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
