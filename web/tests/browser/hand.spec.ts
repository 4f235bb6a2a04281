/** One's own hand under the mouse: cards lie still, and nothing else moves when one is chosen. */

import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";
import { againstBots, PHONE, type Person } from "./people";
import { isAsked, play } from "./player";

/** Somebody who is asked for a card, with at least two of them before him that may be played. */
async function asked(person: Person): Promise<Locator> {
  await againstBots(person, "vampire_queen", { seats: 4 });
  const playable = person.page.locator("[data-hand] [role=option][data-can]");
  await play(person, { until: async () => (await isAsked(person)) && (await playable.count()) > 1 });
  return playable;
}

/** The place of the card whose number is seen at the left edge of this one. */
function seenAtIndexOf(card: Locator): Promise<string | undefined> {
  return card.evaluate((one) => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + 12, box.y + 20)?.closest<HTMLElement>("[data-spot]");
    return top?.dataset["spot"];
  });
}

test("a card that is chosen covers no number, and the table stays where it is", async ({ someone }) => {
  const person = await someone();
  const playable = await asked(person);
  const spot = await playable.first().getAttribute("data-spot");
  const cards = person.page.locator("[data-hand] [role=option]");
  const table = person.page.locator("main.table");
  const before = await table.boundingBox();

  await person.page.locator(`[data-spot="${spot}"]`).click({ position: { x: 12, y: 20 } });
  await expect(person.page.locator(`[data-spot="${spot}"]`)).toHaveAttribute("aria-selected", "true");

  const spots = await cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["spot"]));
  for (const [at, name] of spots.entries()) expect(await seenAtIndexOf(cards.nth(at))).toBe(name);
  expect(await table.boundingBox()).toEqual(before);
});

test("what the house would play lies there chosen, and a touch changes it", async ({ someone }) => {
  const person = await someone();
  const { page } = person;
  const playable = await asked(person);
  const count = await playable.count();

  const table = await page.locator("main.table").boundingBox();
  await person.button("table-hint").click();
  await expect(page.locator("[data-confirm]")).toBeVisible();
  const row = page.locator("[data-hint]");
  await expect(row).toContainText(person.say("table-hint-line", { line: "|" }).split("|")[0]!.trim());
  expect(await page.locator("main.table").boundingBox()).toEqual(table);
  const chosen = page.locator("[data-hand] [aria-selected=true]");
  const advised = await row.locator("b").innerText();
  expect((await chosen.count()) > 0, advised).toBe(/\d|Q/.test(advised));

  await page.locator("[data-hand] [role=option]").first().click({ position: { x: 12, y: 20 } });
  await expect(page.locator("[data-confirm]")).toBeHidden();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(playable).toHaveCount(count);
  await row.getByRole("button", { name: person.say("table-close") }).click();
  await expect(row).toBeHidden();
  await person.button("table-hint").click();
  await expect(row).toBeVisible();
});

test("the plan of the Count takes the room of the cards that were laid out on it", async ({ someone }) => {
  const person = await someone({ size: PHONE });
  const { page } = person;
  await againstBots(person, "grottenstein", { seats: 2, seat: 0 });
  const hand = page.locator("[data-hand]");
  const highOf = async () => (await page.locator("main.table").boundingBox())?.height ?? 0;
  const room = (await hand.boundingBox())?.height ?? 0;
  const before = await highOf();

  await page.locator(".tray [data-move=arrange]").tap();
  await expect(hand).toHaveCount(0);
  expect(await highOf()).toBe(before + room);
});
