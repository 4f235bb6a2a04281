import { describe, expect, it } from "vitest";
import { hasPlayed, keepPlayed } from "$lib/house/played";
import { qrPath } from "$lib/house/qr";
import { isRematchReady } from "$lib/house/rematching";
import { routeOf } from "$lib/house/route.svelte";
import { seatOfLine, talliesOf, turningPoints } from "$lib/house/story";
import type { SeatShown } from "$lib/wire/view";
import { memory } from "./memory";

const told = (key: string, args: Record<string, unknown> = {}) => ({ key, args }) as unknown as Parameters<typeof turningPoints>[0][number];
const seat = (plays: SeatShown["plays"]): SeatShown => ({ plays, name: "x", bot: "", is_host: false, kept: false, silent: false, sent_away: false });

describe("the story of a match", () => {
  const log = [told("fact-a"), told("fact-b", { player: { seat: 1 } }), told("fact-c"), told("fact-b", { player: { seat: 0 } }), told("fact-b", { player: { seat: 1 } })];

  it("tells what turned it in the order in which it happened, of too much the weightiest", () => {
    expect(turningPoints(log, ["fact-c", "fact-a"]).map((one) => one.told.key)).toEqual(["fact-a", "fact-c"]);
    expect(turningPoints(log, ["fact-c", "fact-b"], 2).map((one) => one.told)).toEqual([log[2], log[4]]);
    expect(turningPoints(log, [])).toEqual([]);
  });

  it("tells once what happened again and again, the last time, and how often", () => {
    expect(turningPoints(log, ["fact-b", "fact-c"])).toEqual([{ told: log[2], times: 1 }, { told: log[3], times: 1 }, { told: log[4], times: 2 }]);
  });

  it("counts who did what, most often first, and leaves out what nobody did", () => {
    expect(talliesOf(log, ["fact-b", "fact-d"])).toEqual([{ key: "fact-b", doers: [{ who: { seat: 1 }, count: 2 }, { who: { seat: 0 }, count: 1 }] }]);
    expect(talliesOf([told("fact-b", { figure: { word: "figure-red" } })], ["fact-b"])[0]?.doers[0]?.who).toEqual({ word: "figure-red" });
  });

  it("knows which lines are about seats", () => {
    expect([seatOfLine({ who: { seat: 2 }, values: [] }), seatOfLine({ who: { word: "x" }, values: [] })]).toEqual([2, -1]);
  });
});

it("a rematch begins at once where one person plays against bots alone", () => {
  expect(isRematchReady([seat("person"), seat("bot")])).toBe(true);
  expect(isRematchReady([seat("person"), seat("person")])).toBe(false);
  expect(isRematchReady([seat("person"), seat("nobody"), seat("bot")])).toBe(false);
  expect(isRematchReady([seat("bot"), seat("bot")])).toBe(false);
});

it("the games that were played are kept, and nonsense is not read", () => {
  const store = memory();
  expect(hasPlayed("vampire_queen", store)).toBe(false);
  keepPlayed("vampire_queen", store);
  keepPlayed("vampire_queen", store);
  expect(hasPlayed("vampire_queen", store)).toBe(true);
  expect(hasPlayed("grottenstein", store)).toBe(false);
  store.setItem("gruft.played", "{]");
  expect(hasPlayed("vampire_queen", store)).toBe(false);
});

it("the ways of the house have addresses of their own", () => {
  expect(routeOf("/watch")).toEqual({ name: "watch" });
  expect(routeOf("/records")).toEqual({ name: "records" });
  expect(routeOf("/learn")).toEqual({ name: "shelf", what: "learn" });
  expect(routeOf("/rules")).toEqual({ name: "shelf", what: "rules" });
  expect(routeOf("/rules/vampire_queen")).toEqual({ name: "rules", game: "vampire_queen", clause: "" });
});

describe("a QR code", () => {
  // jsQR reads this as "gruft", and links of every length up to 400 bytes drawn in the same way.
  const GRUFT = `
#######..#....#######
#.....#..##...#.....#
#.###.#.#.....#.###.#
#.###.#.###...#.###.#
#.###.#.##..#.#.###.#
#.....#.####..#.....#
#######.#.#.#.#######
........#.#..........
#.#####...##..#####..
.###.#.###.####...###
.#..###.#.#.#.##...#.
..##...#...####..####
.#.####.....#..#.#.#.
........##..#..#.##.#
#######..###.#..####.
#.....#.##.....#####.
#.###.#.#.##.#..#..#.
#.###.#.##.#####.##..
#.###.#.###.#.##.....
#.....#..#######.##..
#######.##..#....#.#.`;

  it("is drawn square by square, within a light rim of four", () => {
    const { path, size } = qrPath("gruft");
    const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${Number(x) - 4} ${Number(y) - 4}`));
    const rows = GRUFT.trim().split("\n");

    expect(size).toBe(21 + 8);
    expect(dark).toEqual(new Set(rows.flatMap((row, y) => [...row].flatMap((square, x) => (square === "#" ? [`${x} ${y}`] : [])))));
  });

  it("grows with the text", () => {
    expect(qrPath("x".repeat(14)).size).toBe(21 + 8);
    expect(qrPath("x".repeat(15)).size).toBe(25 + 8);
    expect(qrPath(`https://${"x".repeat(300)}`).size).toBeGreaterThan(57 + 8);
  });
});
