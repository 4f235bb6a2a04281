/** Every piece speaks: by rest, tap, hold and key, on every table and every size. */

import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { againstBots, DESK, PHONE, type Person } from "./people";
import { isAsked, play } from "./player";
import { GAMES } from "./words";

const told = (page: Page) => page.locator("[data-tells]");

/** Pieces that only lie there: pressing them is a question about them. */
const lying = (page: Page) => page.locator("main.table [data-card][role=button]:visible");

/** Some moves into a match, so that something lies on the table. */
async function seated(person: Person, game: (typeof GAMES)[number], presses = 8): Promise<void> {
  await againstBots(person, game, { seats: game === "vampire_empire" ? 2 : 3 });
  await play(person, { seed: 5, until: async (count) => count >= presses && (await isAsked(person)) });
  // While something is still told, the table is another one in a moment.
  await person.page.waitForFunction(() => document.querySelector("[data-stage=telling]") === null);
}

async function tells(page: Page): Promise<void> {
  await expect(told(page)).toBeVisible();
  await expect(told(page).getByRole("heading").first()).not.toBeEmpty();
  // What it does, and the clause that says so.
  await expect(told(page).locator("p a").first()).toHaveText(/^[A-Z]{2}-\d+$/);
  const { width, height } = page.viewportSize() ?? DESK;
  const box = await told(page).boundingBox();
  expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
}

/** A piece of this table that nothing else lies over. */
async function seen(pieces: Locator): Promise<Locator> {
  for (const piece of await pieces.all()) {
    const isOnTop = await piece.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    if (isOnTop) return piece;
  }
  throw new Error("No piece lies open.");
}

for (const [at, game] of GAMES.entries()) {
  test(`${game}: mouse and keys`, async ({ someone }) => {
    const person = await someone({ size: DESK });
    const { page } = person;
    await seated(person, game, 6 + at);

    const card = page.locator("[data-card]:visible").first();
    await (await seen(page.locator("[data-card]:visible"))).hover();
    await tells(page);
    await page.mouse.move(720, 4);
    await expect(told(page)).toBeHidden();

    await card.focus();
    await page.keyboard.press("i");
    await tells(page);
    await expect(told(page)).toHaveRole("dialog");
    await page.keyboard.press("Escape");
    await expect(told(page)).toBeHidden();
    await expect(card).toBeFocused();
  });

  test(`${game}: a finger`, async ({ someone }) => {
    const person = await someone({ size: PHONE });
    const { page } = person;
    await seated(person, game, 6 + at);

    if ((await lying(page).count()) > 0) {
      await (await seen(lying(page))).tap();
      await tells(page);
      // What happened meanwhile may lie there too, with a button to close it.
      await told(page).getByRole("button", { name: person.say("table-close"), exact: true }).click();
    }
    const card = await seen(page.locator("[data-card][data-spot]:visible, main button[data-piece]:visible"));
    const pressed = await card.getAttribute("aria-selected");
    const box = (await card.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await tells(page);
    await page.mouse.up();
    await page.keyboard.press("Escape");
    await expect(told(page)).toBeHidden();
    expect(await card.getAttribute("aria-selected"), "holding chooses nothing").toBe(pressed);
  });
}

test("the clause behind a piece opens beside the table", async ({ someone }) => {
  const person = await someone();
  const { page } = person;
  await seated(person, "vampire_queen");
  await page.locator("[data-hand] [data-card]").first().focus();
  await page.keyboard.press("i");
  const clause = await told(page).locator("p a").first().innerText();
  await told(page).locator("p a").first().click();

  await expect(told(page)).toBeHidden();
  await expect(page.getByRole("tabpanel").getByText(clause, { exact: true }).first()).toBeVisible();
});

test("a piece that is drawn anew between press and release still speaks", async ({ someone }) => {
  const person = await someone();
  const { page } = person;
  await seated(person, "vampire_connection");
  const piece = (await (await seen(lying(page).and(page.locator("[data-piece]")))).elementHandle())!;
  const box = (await piece.boundingBox())!;

  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await piece.evaluate((one) => one.replaceWith(one.cloneNode(true)));
  await page.mouse.up();
  await tells(page);
});

test("I keeps open what the mouse rests on, wherever the focus is", async ({ someone }) => {
  const person = await someone();
  const { page } = person;
  await seated(person, "vampire_connection");
  await page.locator("[data-hand] [data-card]").first().focus();
  await (await seen(lying(page))).hover();
  await tells(page);
  const heading = await told(page).getByRole("heading").first().innerText();

  await page.keyboard.press("i");
  await expect(told(page)).toHaveRole("dialog");
  await expect(told(page).getByRole("heading").first()).toHaveText(heading);
});

test("a card that was pressed speaks again once the table has gone on", async ({ someone }) => {
  const person = await someone({ size: DESK });
  const { page } = person;
  await againstBots(person, "vampire_queen", { seats: 3 });
  await expect.poll(() => isAsked(person)).toBe(true);
  // A hand with one card less moves by half a step: this point stays over the same place.
  const [one, next] = [await page.locator("[data-hand] [role=option]").nth(4).boundingBox(), await page.locator("[data-hand] [role=option]").nth(5).boundingBox()];
  const [x, y] = [one!.x + 0.75 * (next!.x - one!.x), one!.y + one!.height / 2];
  await page.mouse.move(x, y);
  await tells(page);
  await page.mouse.down();
  await page.mouse.up();
  await expect(told(page)).toBeHidden();
  const cards = await page.locator("[data-hand] [role=option]").count();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-hand] [role=option]")).toHaveCount(cards - 1);
  await expect.poll(() => isAsked(person)).toBe(true);
  await page.mouse.move(x + 1, y);
  await tells(page);
});
