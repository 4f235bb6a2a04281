/** What happened is seen: in movement, without any movement, and in one line for whoever is in a hurry. */

import { expect, test } from "./fixtures";
import { againstBots, DESK, PHONE, type Person, type Wishes } from "./people";
import { isOver, play, press, seeded } from "./player";

/** One phase among three is a match that ends soon. */
const SHORT = { seats: 3, setting: { options: { phases: 1 } } };

/** What a watcher in the page has seen while things were told. */
interface Seen {
  /** How many cards lay before the seats when a round had ended and its cards were not swept away yet. */
  lastCards: number[];
  panels: string[];
  /** What the panels said. */
  results: string[];
  /** The most animations at one time over the table. */
  moves: number;
  /** The height of the largest piece that flew; 0: none was to be seen. */
  flown: number;
  wasBehind: boolean;
  summaries: number;
  longest: number;
}

/** Somebody whose page is watched from the beginning. */
async function watched(someone: (wishes: Wishes) => Promise<Person>, motion: "reduce" | "no-preference", speed: string, size = DESK): Promise<Person> {
  const person = await someone({ motion, size });
  await person.context.addInitScript((chosen) => {
    localStorage.setItem("gruft.settings", JSON.stringify({ speed: chosen, sound: "off" }));
    const seen = { lastCards: [] as number[], panels: [] as string[], results: [] as string[], moves: 0, flown: 0, wasBehind: false, summaries: 0, longest: 0 };
    (window as unknown as { seen: typeof seen }).seen = seen;
    new PerformanceObserver((list) => list.getEntries().forEach((one) => (seen.longest = Math.max(seen.longest, one.duration)))).observe({ type: "longtask" });
    let told = "";
    let panel: Element | null = null;
    const lies = () => {
      const drawn = [...document.querySelectorAll<HTMLElement>('main [data-zone^="laid:"] [data-piece]')].filter((one) => one.style.visibility !== "hidden");
      return drawn.length + document.querySelectorAll(".ghost").length;
    };
    const look = () => {
      const over = document.querySelector<HTMLElement>("[data-stage]");
      if (over?.dataset["stage"] === "telling") seen.wasBehind = true;
      const now = document.querySelector(".told p")?.textContent ?? "";
      const isSummary = now.startsWith("Meanwhile");
      // What was skipped is told in one line, and its cards are gone.
      if (now !== told && !isSummary && /wins the round|takes/.test(now)) seen.lastCards.push(lies());
      if (now !== told && isSummary) seen.summaries += 1;
      told = now;
      const shown = document.querySelector<HTMLElement>("[data-panel]");
      if (shown !== null && shown !== panel) {
        seen.panels.push(shown.dataset["panel"] ?? "");
        seen.results.push(shown.textContent ?? "");
      }
      panel = shown;
      for (const piece of document.querySelectorAll(".ghost .card")) seen.flown = Math.max(seen.flown, piece.getBoundingClientRect().height);
      seen.moves = Math.max(seen.moves, document.querySelector(".layer")?.getAnimations({ subtree: true }).length ?? 0);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  }, speed);
  return person;
}

function seenBy(person: Person): Promise<Seen> {
  return person.page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

/** Play to the end; a patient person looks at everything that is told before playing on. */
async function playOn(person: Person, isPatient: boolean): Promise<void> {
  const below = seeded(5);
  const telling = person.page.locator("[data-stage=telling]");
  for (let looks = 0; looks < 6000; looks++) {
    if (await isOver(person)) return;
    const waits = isPatient && (await telling.count()) > 0;
    if (waits) await person.page.waitForTimeout(50);
    else if (!(await press(person, below))) await person.page.waitForTimeout(25);
  }
  throw new Error("The match does not end.");
}

test("in full motion cards fly, the last of a round lies there to be seen, and the phase is counted", async ({ someone }) => {
  const person = await watched(someone, "no-preference", "fast");
  await againstBots(person, "vampire_queen", SHORT);

  await playOn(person, true);

  const seen = await seenBy(person);
  test.info().annotations.push({ type: "longest task", description: `${seen.longest} ms` });
  expect(seen.moves).toBeGreaterThan(0);
  expect(seen.flown).toBeGreaterThan(0);
  expect(seen.lastCards.length).toBeGreaterThan(0);
  expect(seen.lastCards.filter((count) => count === 0)).toEqual([]);
  expect(seen.panels).toEqual(expect.arrayContaining(["round", "score"]));
  // Whoever it is about is called by name.
  expect(seen.results.filter((said) => said.includes("seat-name"))).toEqual([]);
});

for (const [device, size] of [["phone", PHONE], ["tablet", { width: 820, height: 1180 }]] as const) {
  test(`on a ${device} the cards that fly are seen as well`, async ({ someone }) => {
    const person = await watched(someone, "no-preference", "fast", size);
    await againstBots(person, "vampire_queen", SHORT);
    const below = seeded(5);
    const flown = async () => (await seenBy(person)).flown > 0;

    for (let looks = 0; looks < 400 && !(await flown()); looks++) {
      if (!(await press(person, below))) await person.page.waitForTimeout(25);
    }

    expect(await flown()).toBe(true);
  });
}

test("in reduced motion nothing moves, and everything is told nevertheless", async ({ someone }) => {
  const person = await watched(someone, "reduce", "fast");
  await againstBots(person, "vampire_queen", SHORT);

  await playOn(person, true);

  const seen = await seenBy(person);
  expect(seen.moves).toBe(0);
  expect(seen.lastCards.length).toBeGreaterThan(0);
  expect(seen.lastCards.filter((count) => count === 0)).toEqual([]);
  expect(seen.panels).toEqual(expect.arrayContaining(["round", "score"]));
});

test("whoever skips never waits and reads in one line what happened", async ({ someone }) => {
  const person = await watched(someone, "no-preference", "skip");
  await againstBots(person, "vampire_queen", SHORT);

  await playOn(person, false);

  const seen = await seenBy(person);
  expect([seen.wasBehind, seen.moves, seen.panels]).toEqual([false, 0, []]);
  expect(seen.summaries).toBeGreaterThan(0);
});

test("a card may be chosen while others are still flying, and the table is live at once", async ({ someone }) => {
  const person = await watched(someone, "no-preference", "slow");
  const { page } = person;
  await againstBots(person, "vampire_queen", { ...SHORT, seats: 4 });
  const below = seeded(5);
  const stage = page.locator("[data-stage]");
  const playable = page.locator("[data-hand] [role=option][data-can]");

  // Somebody is asked while the moves before are still being told.
  const isTelling = async () => (await stage.getAttribute("data-stage")) === "telling";
  while (!((await isTelling()) && (await playable.count()) > 0)) {
    if (!(await isTelling())) await press(person, below);
    await page.waitForTimeout(20);
  }
  await playable.first().click({ position: { x: 12, y: 20 } });

  await expect(page.locator("[data-hand] [aria-selected=true]")).not.toHaveCount(0);
  await expect(stage).toHaveAttribute("data-stage", "live");
  expect((await seenBy(person)).wasBehind).toBe(true);
});

test("J skips to now, and M makes the page silent", async ({ someone }) => {
  const person = await watched(someone, "no-preference", "slow");
  const { page } = person;
  await againstBots(person, "vampire_queen", SHORT);
  const below = seeded(5);
  const stage = page.locator("[data-stage]");
  while ((await stage.getAttribute("data-stage")) === "live") await press(person, below);

  await page.keyboard.press("j");
  await expect(stage).toHaveAttribute("data-stage", "live");

  const sound = () => page.evaluate(() => (JSON.parse(localStorage.getItem("gruft.settings") ?? "{}") as { sound: string }).sound);
  await page.keyboard.press("m");
  expect(await sound()).toBe("on");
  await page.keyboard.press("m");
  expect(await sound()).toBe("off");
});

/** How long the sounds were that have begun, and how loud they are let through. */
function heardBy({ page }: Person): Promise<{ lengths: number[]; gains: number[] }> {
  return page.evaluate(() => (window as unknown as { heard: { lengths: number[]; gains: number[] } }).heard);
}

for (const [size, isHeard] of [[DESK, true], [PHONE, false]] as const) {
  test(`sounds are ${isHeard ? "heard until M silences them, as loud as was chosen" : "not heard on a phone before somebody asks for them"}`, async ({ someone }) => {
    const person = await someone({ motion: "no-preference", size });
    const { page } = person;
    await person.context.addInitScript(() => {
      const heard = { lengths: [] as number[], gains: [] as number[] };
      (window as unknown as { heard: typeof heard }).heard = heard;
      const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (...when) {
        heard.lengths.push(Math.round((this.buffer?.duration ?? 0) * 1000));
        return start.apply(this, when);
      };
      const connect = GainNode.prototype.connect as (this: GainNode, to: AudioNode) => AudioNode;
      GainNode.prototype.connect = function (this: GainNode, to: AudioNode) {
        heard.gains.push(this.gain.value);
        return connect.call(this, to);
      } as typeof GainNode.prototype.connect;
    });
    await againstBots(person, "vampire_queen", SHORT);
    const answers = (times: number) => play(person, { until: (presses) => presses >= times });
    await answers(6);

    if (!isHeard) return expect((await heardBy(person)).lengths).toEqual([]);
    // A card that is laid, and the knock of a question: see tools/sounds.py.
    await expect.poll(async () => (await heardBy(person)).lengths).toEqual(expect.arrayContaining([140, 450]));
    expect(new Set((await heardBy(person)).gains)).toEqual(new Set([0.25]));
    await page.keyboard.press("m");
    const { length } = (await heardBy(person)).lengths;
    await answers(4);
    expect((await heardBy(person)).lengths).toHaveLength(length);
  });
}
