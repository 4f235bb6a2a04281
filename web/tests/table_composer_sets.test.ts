import { describe, expect, test } from "vitest";
import type { Choice, Decision } from "../src/lib/table/kinds";
import { asks, choice, composerAt, sceneWith, settled, spot, streamWith, Told } from "./composers";

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
