/** The whole way on a phone, by finger: nothing runs out of the screen, everything is large enough to be met. */

import { expect, test } from "./fixtures";
import { againstBots, comeIn, PHONE, type Person } from "./people";
import { isAsked, play } from "./player";
import { GAMES } from "./words";

/** What a finger meets without aiming; the least that WCAG asks for is 24. */
const FINGER = 36;

async function fits(person: Person, what: string): Promise<void> {
  const { page } = person;
  const [wide, most] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect.soft(wide, `${what}: nothing to scroll sideways`).toBeLessThanOrEqual(most ?? 0);
  const small = await page.evaluate((finger) => {
    const all = [...document.querySelectorAll<HTMLElement>("button, select, input:not(.vh), a.btn, nav a, summary")];
    const seen = all.filter((one) => one.checkVisibility() && one.getClientRects().length > 0 && !one.closest("label, table, .switch"));
    return seen.filter((one) => Math.min(one.offsetHeight || finger, one.offsetWidth || finger) < finger).map((one) => `${one.offsetWidth}x${one.offsetHeight} ${one.ariaLabel || one.innerText || one.className}`);
  }, FINGER);
  expect.soft(small, `${what}: large enough for a finger`).toEqual([]);
}

test("from the door to the end on a phone, by finger", async ({ someone }) => {
  const person = await someone({ name: "Жозефина", language: "ru", size: PHONE });
  await person.go();
  await fits(person, "home");
  await person.pick(person.say("web-set-game"), person.say("room-vampire_queen-short"));
  await person.button("web-deal").tap();
  await fits(person, "name");
  await comeIn(person);
  await expect.poll(() => isAsked(person)).toBe(true);
  await fits(person, "table");

  await play(person, { tap: true, until: async (presses) => presses >= 6 && (await isAsked(person)) });
  await fits(person, "table in the middle");
  for (const page of ["table-log", "table-chat", "table-rules"]) {
    await person.page.getByRole("navigation").getByRole("button", { name: person.words.like(page) }).tap();
    await fits(person, page);
  }
  await person.button("table-more").tap();
  await fits(person, "more");
  await person.button("table-abort").tap();
  await expect(person.page.getByRole("heading", { name: person.say("web-end-aborted") })).toBeVisible();
  await fits(person, "end");
  await person.go("/settings");
  await fits(person, "settings");
});

for (const game of GAMES.slice(1)) {
  test(`a table of ${game} fits on a phone`, async ({ someone }) => {
    const person = await someone({ language: "de", size: PHONE });
    await person.beGuest();
    await person.go();
    await person.pick(person.say("web-set-game"), person.say(`room-${game}-short`));
    await person.button("web-deal").tap();
    await expect.poll(() => isAsked(person)).toBe(true);
    await play(person, { tap: true, seed: 4, until: async (presses) => presses >= 12 && (await isAsked(person)) });
    await fits(person, game);
  });
}

/** All answers beside the question lie on the screen, and no word of them is cut. */
async function isInSight(person: Person, { width, height }: { width: number; height: number }): Promise<void> {
  const faults = await person.page.locator(".tray .offers [data-move]").evaluateAll((all, [width = 0, height = 0]) =>
    all.flatMap((one) => {
      const { left, right, bottom } = one.getBoundingClientRect();
      const label = one.querySelector(".what > span") ?? one;
      const isCut = label.scrollWidth > label.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
      return left < 0 || right > width || bottom > height || isCut ? [one.textContent] : [];
    }), [width, height]);
  expect(faults).toEqual([]);
}

for (const size of [PHONE, { width: 360, height: 740 }]) {
  test(`two and more answers beside a question are all in sight at ${size.width} pixels`, async ({ someone }) => {
    const person = await someone({ language: "ru", size });
    await againstBots(person, "grottenstein", { seats: 2, seat: 1 });
    for (const row of ["pair", "tight"]) {
      const isThere = async () => (await isAsked(person)) && (await person.page.locator(`.tray .offers.${row}`).count()) === 1;
      await play(person, { tap: true, seed: 4, until: isThere });
      await isInSight(person, size);
      await fits(person, row);
    }
  });
}

test("a card is taken or left by two answers that are both in sight", async ({ someone }) => {
  const person = await someone({ size: PHONE });
  await againstBots(person, "grottenstein", { seats: 2, seat: 1 });
  const leave = person.page.locator(".tray .offers [data-move=leave]");
  await play(person, { tap: true, seed: 4, until: async () => (await isAsked(person)) && (await leave.count()) === 1 });
  await isInSight(person, PHONE);
});

test("a trade on a small phone needs no scrolling, however long the hand is", async ({ someone }) => {
  const person = await someone({ language: "de", size: { width: 360, height: 740 } });
  const { page } = person;
  await againstBots(person, "vampire_connection", { seats: 4, setting: { options: { start: 0 } } });
  await page.locator(".tray [data-move]", { hasText: /^\s*Tauschen/ }).tap();
  const sheet = page.locator("main .trade");
  await expect(sheet).toBeVisible();

  const seen = await sheet.evaluate((one) => {
    const low = [...one.querySelectorAll(".kind")].at(-1)?.getBoundingClientRect().bottom ?? Infinity;
    const nav = document.querySelector(".nav")?.getBoundingClientRect().top ?? 0;
    const hand = document.querySelector("[data-hand]")?.getBoundingClientRect().top ?? 0;
    return { low, nav, hand, bottom: one.getBoundingClientRect().bottom, cut: one.scrollHeight - one.clientHeight };
  });
  expect(seen.cut).toBe(0);
  expect(seen.bottom, "the hand is free to give from").toBeLessThanOrEqual(seen.hand + 1);
  // Three rows of chips are the longest hand that keeps its room.
  expect(seen.low).toBeLessThanOrEqual(seen.nav - 160);
});
