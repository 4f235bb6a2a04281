import { describe, expect, it } from "vitest";
import { afterEntering, keepUntried, keyIn, keyLink, keysOf, keep, shutOut } from "$lib/house/keys";
import { movedBehind, movedSeats } from "$lib/house/moving";
import { routeOf } from "$lib/house/route.svelte";
import { Refused } from "$lib/wire/socket";
import type { SeatShown, View } from "$lib/wire/view";
import { memory } from "./memory";

const KEY = "Abc-123_xyz";

describe("a link that takes a seat to another browser", () => {
  it("has the key where no server reads it, and is read as a key and not as an invitation", () => {
    const link = new URL(keyLink("http://house", "a-b-c", KEY));

    expect([link.pathname, link.search, keyIn(link.hash)]).toEqual(["/t/a-b-c", "", KEY]);
    expect(routeOf(link.pathname, link.hash)).toEqual({ name: "table", table: "a-b-c", invitation: "", key: KEY });
    expect(keyIn("#secret.3")).toBe("");
  });

  it("is not made where there is no key", () => {
    expect(keyLink("http://house", "a-b-c", keysOf("a-b-c", memory())[0])).toBe("");
  });

  it("gives its key to the seat that it opens, whichever that is, beside the keys that were there", () => {
    const store = memory();
    keep("a-b-c", { 0: "own" }, store);
    keepUntried("a-b-c", KEY, store);
    const keys = keysOf("a-b-c", store);
    expect(Object.values(keys)).toEqual(["own", KEY]);

    const fresh = afterEntering(keys, { opened: [0, 2], keys: { [KEY]: "new" } });

    expect(fresh).toEqual({ 0: "own", 2: "new" });
  });
});

describe("what keys do not open any more", () => {
  const store = memory();
  keepUntried("a-b-c", KEY, store);
  const fromLink = keysOf("a-b-c", store);

  it("is noticed seat by seat, unless the seat is held without its key", () => {
    expect(shutOut({ 0: "old", 1: "good" }, { opened: [-1, 1] }, [1])).toEqual({ seats: [0], isLinkSpent: false });
    expect(shutOut({ 0: "old" }, { opened: [-1] }, [0])).toEqual({ seats: [], isLinkSpent: false });
  });

  it("is noticed of a link, unless one sits already", () => {
    expect(shutOut(fromLink, { opened: [-1] }, [])).toEqual({ seats: [], isLinkSpent: true });
    expect(shutOut(fromLink, { opened: [-1] }, [1]).isLinkSpent).toBe(false);
  });

  it("is not guessed where the house says nothing about it", () => {
    expect(shutOut({ 0: "old" }, {}, [])).toEqual({ seats: [], isLinkSpent: false });
  });
});

describe("a seat that is played elsewhere", () => {
  const sight = (phase: View["phase"], name: string, plays: SeatShown["plays"] = "person") =>
    ({ phase, seats: [{ name, plays }] }) as unknown as Partial<View>;
  const shut = { seats: [0], isLinkSpent: false };
  const told = (before: Partial<View> | undefined, now: Partial<View>) => movedSeats(shut, now, () => before);

  it("is told by name, also to a page that was loaded anew", () => {
    expect(told(sight("playing", "Nina"), sight("playing", "Nina"))).toEqual({ names: ["Nina"], isLinkSpent: false });
    expect(told(undefined, sight("playing", "Nina", "minded"))?.names).toEqual(["Nina"]);
  });

  it("is told before the match only if the same person sits there", () => {
    expect(told(sight("setting", "Nina"), sight("setting", "Nina"))?.names).toEqual(["Nina"]);
    expect(told(sight("setting", "Nina"), sight("setting", "Otto"))).toBeNull();
    expect(told(sight("setting", "Nina"), sight("setting", "", "nobody"))).toBeNull();
  });

  it("is told behind closed doors too, and nothing to those who never had a key", () => {
    const refused = (key: string) => new Refused({ type: "refused", id: "", key });
    const closed = refused("table-not-for-watching");
    const store = memory();
    keepUntried("a-b-c", KEY, store);

    expect(movedBehind(closed, { 0: "old" })).toEqual({ names: [], isLinkSpent: false });
    expect(movedBehind(closed, keysOf("a-b-c", store))?.isLinkSpent).toBe(true);
    expect(movedBehind(closed, {})).toBeNull();
    expect(movedBehind(refused("table-kicked"), { 0: "old" })).toBeNull();
  });
});
