import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepUntried, keysOf, keep } from "$lib/house/keys";
import { witnessed } from "$lib/house/witness";
import { memory } from "./memory";
import { Wire } from "./wire";

const TABLE = "a-b-c";
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A page that has come in, and has a line to a house that is this test. */
async function comeIn() {
  vi.resetModules();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("localStorage", memory());
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { protocol: "http:", host: "house", origin: "http://house" });
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ name: "Nina", games: [] })));
  const { house } = await import("$lib/house/state.svelte");
  await house.begin();
  Wire.last.onopen();
  return house;
}

const asked = (type: string) => Wire.last.sent.filter((one) => one.type === type).at(-1)?.id;
const shown = (seat: number, phase = "playing", commitment = "") => {
  const seats = [{ name: "Nina", plays: "person" }];
  Wire.last.hear({ type: "shown", table: TABLE, seat, number: 1, now: 0, parts: { phase, seats, commitment }, log: [], log_length: 0, talk: [] });
};
const entered = (seats: number[], more: object = {}, id = asked("enter")) => Wire.last.hear({ type: "entered", id, table: TABLE, seats, ...more });

describe("somebody who sits at a table", () => {
  let house: Awaited<ReturnType<typeof comeIn>>;

  async function sitsThere() {
    keep(TABLE, { 0: "key" });
    const enters = house.enter(TABLE);
    shown(0);
    entered([0], { opened: [0] });
    await enters;
  }
  function cutAndBack() {
    Wire.last.cut();
    house.socket.open();
    Wire.last.onopen();
  }

  beforeEach(async () => {
    house = await comeIn();
    await sitsThere();
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is told when the seat was taken elsewhere while the line was cut", () => {
    cutAndBack();
    shown(-1);
    entered([-1], { opened: [-1] });

    expect(house.seated(TABLE)).toMatchObject({ seats: [], isOut: false, moved: { names: ["Nina"], isLinkSpent: false } });
    expect(keysOf(TABLE)).toEqual({});
    house.forgetMoved(TABLE);
    expect(house.seated(TABLE)?.moved).toBeNull();
  });

  it("is told when the seat is taken elsewhere before one's eyes", async () => {
    shown(-1);
    entered([-1], {}, "");
    entered([-1], { opened: [-1] });
    await settled();

    expect(house.seated(TABLE)).toMatchObject({ seats: [], moved: { names: ["Nina"] } });
  });

  it("is out when the house does not let one in again", () => {
    cutAndBack();
    Wire.last.hear({ type: "refused", id: asked("enter"), key: "table-kicked" });

    expect(house.seated(TABLE)).toMatchObject({ seats: [], isOut: true });
  });

  it("sits there as before when nothing has happened, and enters once", () => {
    cutAndBack();
    shown(0);
    entered([0], { opened: [0] });

    expect(house.seated(TABLE)).toEqual({ seats: [0], isHost: false, isOut: false, moved: null });
    expect(Wire.last.count("enter")).toBe(1);
  });
});

describe("somebody who comes with a link to a seat", () => {
  afterEach(() => vi.unstubAllGlobals());

  async function comesWith(seats: number[], answer: object) {
    const house = await comeIn();
    keepUntried(TABLE, "key");
    const enters = house.enter(TABLE);
    shown(seats[0] as number);
    entered(seats, answer);
    await enters;
    return house.seated(TABLE);
  }

  it("sits there, and keeps the key that the house gives for the old one", async () => {
    expect(await comesWith([0], { opened: [0], keys: { key: "new" } })).toMatchObject({ seats: [0], moved: null });
    expect(keysOf(TABLE)).toEqual({ 0: "new" });
  });

  it("is told if it was used before", async () => {
    expect(await comesWith([-1], { opened: [-1] })).toMatchObject({ seats: [], moved: { names: [], isLinkSpent: true } });
    expect(keysOf(TABLE)).toEqual({});
  });
});

describe("a table that is dealt before its page was ever seen", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("has shown its fingerprint before the first seat was taken", async () => {
    const house = await comeIn();

    const enters = house.enter(TABLE);
    shown(-1, "setting", "promised");
    entered([-1]);
    await enters;
    shown(0, "playing", "another");

    expect(witnessed(TABLE).commitment).toBe("promised");
  });

  it("has shown nothing to whoever comes when it is played already", async () => {
    const house = await comeIn();

    const enters = house.enter(TABLE);
    shown(-1, "playing", "another");
    entered([-1]);
    await enters;

    expect(witnessed(TABLE).commitment).toBe("");
  });
});
