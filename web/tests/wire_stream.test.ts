import { describe, expect, it } from "vitest";
import type { LogPage } from "$lib/wire/messages";
import { goneOn, readLines, unread, withEarlier, type Stream } from "$lib/wire/stream";

const told = (number: number) => ({ key: `fact-${number}`, args: {} });
const lines = (first: number, end: number) => Array.from({ length: end - first }, (_, at) => told(first + at));
const shown = (first: number, end: number): Stream =>
  goneOn(undefined, { type: "shown", table: "a-b-c", seat: 0, number: 1, now: 0, parts: {}, log: lines(first, end), log_length: end, talk: [] }, 0);

/** A house that has 500 lines and sends so many at once. */
const paged = (most: number, asked: number[]) => async (first: number): Promise<LogPage> => {
  asked.push(first);
  return { type: "log page", id: "", table: "a-b-c", seat: 0, first, log: lines(first, Math.min(500, first + most)) };
};

describe("the log of a seat", () => {
  it("knows how much of it was not sent", () => {
    expect(unread(shown(300, 500))).toBe(300);
    expect(unread(shown(0, 20))).toBe(0);
  });

  it("is read back page by page until it is whole", async () => {
    const asked: number[] = [];

    const read = await readLines(0, 300, paged(200, asked));

    expect(asked).toEqual([0, 200]);
    expect(withEarlier(shown(300, 500), 0, read).log).toEqual(lines(0, 500));
  });

  it("is not asked for without end where the house has nothing more", async () => {
    const asked: number[] = [];

    expect(await readLines(490, 600, paged(200, asked))).toHaveLength(10);
    expect(asked).toEqual([490, 500]);
  });

  it("repeats what a line is about where the house has not", () => {
    const first = { key: "fact-scores", args: { player: { seat: 0 }, points: 3 } };
    const sent = [first, [{ seat: 1 }, 7], { key: "fact-phase", args: {} }, []];

    const { log } = goneOn(undefined, { type: "shown", table: "a-b-c", seat: 0, number: 1, now: 0, parts: {}, log: sent, log_length: 4, talk: [] }, 0);

    expect(log).toEqual([first, { key: "fact-scores", args: { player: { seat: 1 }, points: 7 } }, sent[2], sent[2]]);
  });

  it("grows at its end while it is read back", () => {
    const later = goneOn(shown(300, 500), { type: "changed", table: "a-b-c", seat: 0, number: 2, now: 0, log: [told(500)] }, 0);

    expect(withEarlier(later, 200, lines(200, 400)).log).toEqual(lines(200, 501));
  });

  it("has no hole when it was shown anew meanwhile", () => {
    const anew = shown(400, 600);

    expect(withEarlier(anew, 100, lines(100, 300))).toBe(anew);
    expect(withEarlier(shown(0, 20), 0, lines(0, 10)).log).toHaveLength(20);
  });
});
