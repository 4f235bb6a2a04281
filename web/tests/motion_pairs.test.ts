/**
 * Two houses that differ in what a seat may not know send it the same frames (tests/server/pairs.py). Here both are told
 * on the stage: what is shown and heard, when and for how long, must be the same too, whatever the page's own clock and
 * luck are. Leaks planted in a choreography or a frame are found.
 */

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { choreographyOf } from "$games/index";
import type { Act, Choreography } from "$lib/motion/score";
import { SPEEDS, type Speed } from "$lib/motion/speeds";
import { Stage } from "$lib/motion/stage.svelte";
import type { Troupe } from "$lib/motion/troupe";
import type { Changed, Shown } from "$lib/wire/messages";
import { goneOn, type Stream } from "$lib/wire/stream";

interface Evening {
  game: string;
  seat: number;
  /** What the seat was sent in each of the two houses. */
  frames: [string[], string[]];
  /** All that is true in them. */
  truths: [string, string];
}

interface Way {
  speed: Speed;
  isStill: boolean;
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const WAYS: Way[] = SPEEDS.flatMap((speed) => [false, true].map((isStill) => ({ speed, isStill })));
const GAMES = ["vampire_queen", "vampire_connection", "vampire_empire", "grottenstein"];
const NORMAL: Way = { speed: "normal", isStill: false };

let evenings: Evening[] = [];

beforeAll(() => {
  const python = process.env["GRUFT_PYTHON"] ?? `${ROOT}.venv/bin/python`;
  evenings = JSON.parse(execFileSync(python, ["-m", "tests.server.pairs_frames"], { cwd: ROOT, encoding: "utf8", maxBuffer: 50_000_000 })) as Evening[];
}, 120_000);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function messages(frames: readonly string[]): (Shown | Changed)[] {
  const all = frames.map((frame) => JSON.parse(frame) as Shown | Changed);
  return all.filter(({ type }) => type === "shown" || type === "changed");
}

/** One page: everything that it shows and lets hear, each with its time since the first frame. */
async function told(frames: readonly string[], choreography: Choreography | null, way: Way, began = 0): Promise<string[]> {
  vi.useFakeTimers({ now: began });
  // Luck and clock of this page are its own.
  vi.spyOn(Math, "random").mockReturnValue((began % 1000) / 1000);
  const log: string[] = [];
  const note = (...what: unknown[]) => log.push(JSON.stringify([Date.now() - began, ...what]));
  const stage = new Stage(() => way);
  stage.choreography = choreography;
  stage.heard = (name) => note("heard", name);
  stage.troupe = noting(note) as Troupe;
  let stream: Stream | undefined;
  let seen = "";
  const look = () => {
    const { isLive, panel, told, isSummary, count } = stage;
    const now = JSON.stringify([isLive, stage.shown, panel, told, isSummary, count]);
    if (now !== seen) note("shows", (seen = now));
  };
  const first = messages(frames)[0]?.now ?? 0;
  for (const message of messages(frames)) {
    await passed(message.now - first - (Date.now() - began), look);
    stream = goneOn(stream, message, 0);
    stage.follow(stream, false);
    look();
  }
  await passed(60_000, look);
  return log;
}

/** So much time goes by, and nothing that happens in it is missed. */
async function passed(time: number, look: () => void): Promise<void> {
  const end = Date.now() + time;
  while (Date.now() < end) {
    const before = Date.now();
    if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync();
    if (Date.now() === before || vi.getTimerCount() === 0) {
      look();
      await vi.advanceTimersByTimeAsync(Math.max(0, end - Date.now()));
    }
    look();
  }
}

/** Players that only write down what they are told to do. */
function noting(note: (...what: unknown[]) => void): Partial<Troupe> {
  return {
    isStill: false,
    remember: () => {},
    next: (count) => note("next", count),
    perform: (act, length) => note("does", act, length),
    land: () => note("lands"),
    clear: () => note("clears"),
  };
}

function evening(game: string): Evening {
  return evenings.find((one) => one.game === game) as Evening;
}

/** What a choreography would do that knows the truth: here it breathes before half of the worlds. */
function knowing(honest: Choreography | null, truth: string): Choreography {
  const sum = [...truth].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return (fact, moment): readonly Act[] | null => {
    const acts = honest?.(fact, moment) ?? null;
    return acts === null ? acts : [...acts, ...Array.from({ length: sum % 7 }, (): Act => ({ does: "pause" }))];
  };
}

describe.each(GAMES)("a paired history of %s", (game) => {
  test.each(WAYS)("is told alike ($speed, still: $isStill)", async (way) => {
    const choreography = await choreographyOf(game);
    const some = evenings.filter((one) => one.game === game);
    expect(some.length).toBeGreaterThan(1);
    for (const { frames, truths } of some) {
      expect(truths[0], "the houses are different").not.toBe(truths[1]);
      const one = await told(frames[0], choreography, way);
      // Another page, on another day, which has told something before.
      const other = await told(frames[1], choreography, way, 1_700_000_000_123);

      expect(one.length).toBeGreaterThan(way.speed === "skip" ? 15 : 40);
      expect(other).toEqual(one);
    }
  });

  test("is told otherwise if the choreography looks at the truth", async () => {
    const { frames, truths } = evening(game);
    const honest = await choreographyOf(game);

    const one = await told(frames[0], knowing(honest, truths[0]), NORMAL);
    const other = await told(frames[1], knowing(honest, truths[1]), NORMAL);

    expect(other).not.toEqual(one);
  });

  test("is told otherwise if a choreography throws dice of its own", async () => {
    const { frames } = evening(game);
    const lucky: Choreography = () => [{ does: "dice", values: [Math.floor(Math.random() * 1000)] }];

    expect(await told(frames[1], lucky, NORMAL, 1_700_000_000_123)).not.toEqual(await told(frames[0], lucky, NORMAL));
  });

  test("is told otherwise if a frame comes later or has another line", async () => {
    const { frames } = evening(game);
    const choreography = await choreographyOf(game);
    // With the first lines the table comes, and nothing is told of them.
    const [, at] = frames[1].flatMap((frame, number) => ((JSON.parse(frame) as Partial<Changed>).log?.length ? [number] : []));
    const spoiled = (spoil: (frame: Changed) => Changed) => frames[1].map((frame, number) => (number === at ? JSON.stringify(spoil(JSON.parse(frame) as Changed)) : frame));
    const honest = await told(frames[0], choreography, NORMAL);

    expect(await told(spoiled((frame) => ({ ...frame, now: frame.now + 20 })), choreography, NORMAL)).not.toEqual(honest);
    expect(await told(spoiled((frame) => ({ ...frame, log: [...(frame.log ?? []), ...(frame.log ?? [])] })), choreography, NORMAL)).not.toEqual(honest);
  });
});
