/** The whole way on a phone, by finger: nothing runs out of the screen, everything is large enough to be met. */

import { expect, test } from "./fixtures";
import { comeIn, PHONE, type Person } from "./people";
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
