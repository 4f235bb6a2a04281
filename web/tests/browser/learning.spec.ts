/** Somebody who has never played a game: its goal before the deal, then hints until they are not wanted any more. */

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { ALONE, atTable, comeIn, deal, DESK, PHONE, seatBots, setTable, type Person } from "./people";
import { play } from "./player";
import type { Game } from "./words";

const hint = (page: Page) => page.locator("[data-hint]");

/** Sit down at a table of one's own, with two bots; before a first match the goal is told. */
async function seated(person: Person, game: Game, setting: Record<string, unknown>, isFirst = true): Promise<void> {
  const table = await setTable(person, game, { seats: 3, setting: { ...ALONE, ...setting } });
  await person.go(`/t/${table}`);
  if (isFirst) await person.page.locator("[data-got]").click();
  await person.button("web-wait-sit").first().click();
  await seatBots(person, [1, 2], "moth");
  await deal(person);
}

/** How often the house was asked what it would play. */
function counted(page: Page): { hints: string[]; questions: Set<string> } {
  const found = { hints: [] as string[], questions: new Set<string>() };
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      const sent = JSON.parse(String(payload)) as { type: string; question?: number };
      if (sent.type === "hint") found.hints.push(String(payload));
      if (sent.type === "answer") found.questions.add(String(sent.question));
    });
  });
  return found;
}

for (const size of [DESK, PHONE]) {
  test(`a first match shows what the house would play, until told not to (${size.width})`, async ({ someone }) => {
    const person = await someone({ size, isNew: true });
    const { page } = person;
    const sent = counted(page);
    await seated(person, "vampire_queen", {});

    const show = person.button("table-hint-show");
    await expect(show).toBeVisible();
    await expect(hint(page)).toContainText(person.say("table-hint-line", { line: "|" }).split("|")[0]!.trim());
    await show.click();
    const confirm = page.locator("[data-confirm]");
    await expect(confirm).toBeVisible();
    await confirm.click();
    await play(person, { seed: 3, until: async (presses) => presses >= 6 && (await show.isVisible()) });
    expect(sent.hints.length).toBeGreaterThan(1);
    expect(sent.hints.length).toBeLessThanOrEqual(sent.questions.size + 1);
    await person.button("table-more").click();
    await person.button("table-goal").click();
    await page.locator("[data-got]").click();

    const before = sent.hints.length;
    await person.button("table-hint-stop").click();
    await expect(hint(page)).toBeHidden();
    await page.reload();
    await atTable(person);
    await play(person, { seed: 4, until: (presses) => presses >= 4 });
    await expect(hint(page)).toBeHidden();
    expect(sent.hints.length).toBe(before);
  });
}

/** How many tables somebody has, as the house counts them. */
async function tablesOf(person: Person): Promise<number> {
  const answer = await person.context.request.get(`${person.house.address}/api/tables`);
  return ((await answer.json()) as { mine: unknown[] }).mine.length;
}

for (const size of [DESK, PHONE]) {
  test(`nothing is dealt before a newcomer has read the goal (${size.width})`, async ({ someone }) => {
    const person = await someone({ size, isNew: true, motion: "no-preference" });
    const { page } = person;
    const got = page.locator("[data-got]");
    await person.go();
    await person.pick(person.say("web-set-game"), person.say("room-vampire_connection-short"));
    await person.button("web-deal").click();
    await comeIn(person);

    await expect(got).toBeInViewport({ ratio: 1 });
    expect(await tablesOf(person)).toBe(0);
    expect(person.frames.filter((frame) => frame.includes('"scene"'))).toEqual([]);
    await got.click();

    await atTable(person);
    await expect(got).toHaveCount(0);
    expect(await tablesOf(person)).toBe(1);
    await play(person, { seed: 3, until: (presses) => presses >= 1 });
  });
}

test("a table without hints shows none, and a second match neither", async ({ someone }) => {
  const person = await someone({ isNew: true });
  const sent = counted(person.page);
  await seated(person, "vampire_queen", { hints: false });
  await play(person, { seed: 3, until: (presses) => presses >= 3 });
  expect(sent.hints).toEqual([]);

  await seated(person, "vampire_queen", {}, false);
  await expect(person.button("table-hint-show")).toBeVisible();
  await seated(person, "vampire_queen", {}, false);
  await play(person, { seed: 3, until: (presses) => presses >= 3 });
  await expect(hint(person.page)).toBeHidden();
});
