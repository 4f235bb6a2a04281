/** A short story of each game, recorded for the README: `make stories` writes them to docs/stories. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./house";
import { expect, test } from "./fixtures";
import { againstBots, atTable, type Person, type TableWishes } from "./people";
import { isAsked, isOver, play, press, seeded } from "./player";
import { Recorder } from "./recorder";
import type { Game } from "./words";

const FOLDER = process.env["GRUFT_STORIES"] ?? join(ROOT, "docs/stories");
/** Narrow enough that the table has the whole page. */
const SIZE = { width: 1100, height: 860 };
/** Seconds. */
const LENGTH = 13;
const LONGEST = 20;

interface Story extends TableWishes {
  game: Game;
  /** So many presses are made before anybody looks. */
  before: number;
  seed: number;
}

const STORIES: readonly Story[] = [
  { game: "vampire_queen", seats: 4, before: 8, seed: 5 },
  { game: "vampire_connection", seats: 4, before: 12, seed: 5 },
  { game: "vampire_empire", seats: 2, before: 14, seed: 5 },
  { game: "grottenstein", seats: 3, seat: 1, before: 24, seed: 5 },
];

async function choose(person: Person, speed: string): Promise<void> {
  await person.page.evaluate((speed) => localStorage.setItem("gruft.settings", JSON.stringify({ speed, sound: "off" })), speed);
  await person.page.reload();
  await atTable(person);
  await expect.poll(() => isAsked(person)).toBe(true);
}

/** Play as somebody does who looks and thinks: what is told is watched to its end, and a press is not hurried. */
async function playSlowly(person: Person, recorder: Recorder, seed: number): Promise<void> {
  const { page } = person;
  const below = seeded(seed);
  const telling = page.locator("[data-stage=telling]");
  while (recorder.length < LONGEST && !(await isOver(person))) {
    const isTelling = (await telling.count()) > 0;
    if (!isTelling && recorder.length >= LENGTH) return;
    if (isTelling || !(await press(person, below))) await page.waitForTimeout(60);
    else await page.waitForTimeout(500);
  }
}

for (const { game, before, seed, ...wishes } of STORIES) {
  test(`a story of ${game}`, async ({ someone }) => {
    mkdirSync(FOLDER, { recursive: true });
    const person = await someone({ size: SIZE, motion: "no-preference" });
    await againstBots(person, game, { ...wishes, setting: { watching: "nobody" } });
    await choose(person, "skip");
    await play(person, { seed, until: async (presses) => presses >= before && (await isAsked(person)) });
    await choose(person, "normal");

    const recorder = await Recorder.start(person.page);
    await playSlowly(person, recorder, seed);
    const length = recorder.length;
    const size = await recorder.save(join(FOLDER, `${game}.webp`));

    test.info().annotations.push({ type: "story", description: `${length.toFixed(1)} s, ${size} bytes` });
    expect(length).toBeGreaterThan(8);
  });
}
