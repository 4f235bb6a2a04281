import { describe, expect, test } from "vitest";
import type { HouseSocket } from "../src/lib/wire/socket";
import type { View } from "../src/lib/wire/view";
import { asks, choice, composerAt, settled, spot, streamWith, Told } from "./composers";

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
