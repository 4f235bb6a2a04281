/** axe looks at every kind of page, and finds nothing. */

import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./fixtures";
import { againstBots, atTable, deal, DESK, PHONE, seatBots, setTable, sitDown, type Person } from "./people";
import { isAsked, play } from "./player";
import { focusAt, speakers } from "./speakers";
import { GAMES } from "./words";

/** What axe finds, of whatever weight: the rule, and where. */
async function findings(person: Person): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: person.page }).analyze();
  return violations.flatMap(({ id, impact, nodes }) => nodes.map(({ target }) => `${id} (${impact}): ${target.join(" ")}`));
}

async function isClean(person: Person, what: string): Promise<void> {
  // A page whose part is still on its way has no room to look at.
  await expect(person.page.locator("main").first()).toBeAttached();
  expect.soft(await findings(person), what).toEqual([]);
}

test("axe is not blind", async ({ someone }) => {
  const person = await someone();
  await person.go("/settings");
  await expect(person.page.getByRole("heading", { level: 1 })).toBeVisible();
  await person.page.evaluate(() => document.querySelector("main")?.append(document.createElement("button")));

  expect(await findings(person)).toContainEqual(expect.stringContaining("button-name"));
});

test("the rooms of the house", async ({ someone }) => {
  const person = await someone();
  person.forgive(/404/);
  for (const path of ["/attic", "/rules/vampire_queen", "/settings", "/"]) {
    await person.go(path);
    await expect(person.page.getByRole("heading", { level: 1 })).toBeVisible();
    await isClean(person, path);
  }

  const table = await setTable(person, "vampire_connection", { seats: 4 });
  await person.go("/t/no-such-table");
  await expect(person.link("web-to-the-house")).toBeVisible();
  await isClean(person, "a table that is none");
  await sitDown(person, table);
  await isClean(person, "waiting room");
  await person.button("web-wait-seat-link", { seat: 2 }).click();
  await isClean(person, "link to a seat");
});

test("what one reads and chooses before a match", async ({ someone }) => {
  const person = await someone({ theme: "dawn" });
  for (const path of ["/learn", "/learn/vampire_empire", "/rules", "/watch", "/records"]) {
    await person.go(path);
    await expect(person.page.getByRole("heading", { level: 1 })).toBeVisible();
    await isClean(person, path);
  }

  await person.go();
  for (const game of GAMES) {
    await person.pick(person.say("web-set-game"), person.say(`room-${game}-short`));
    await person.page.locator("details:not([open]) > summary").evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
    await expect(person.page.getByRole("heading", { name: person.say("web-edition") })).toBeVisible();
    await isClean(person, `all that a host may choose for ${game}`);
  }
});

for (const [at, game] of GAMES.entries()) {
  const [theme, size] = ([["dawn", PHONE], ["night", DESK], ["contrast", DESK], ["night", PHONE]] as const)[at] ?? ["night", DESK];

  test(`a table of ${game}, its panels and its end (${theme}, ${size.width} px)`, async ({ someone }) => {
    const person = await someone({ theme, size });
    await againstBots(person, game, { seats: game === "vampire_empire" ? 2 : 3 });
    await play(person, { seed: 7, until: async (presses) => presses >= 6 && (await isAsked(person)) });
    await isClean(person, "table");
    await play(person, { seed: 11, until: async (presses) => presses >= 24 && (await isAsked(person)) });
    await isClean(person, "table in the middle of a match");
    // A piece, and not just any square: an empty one has nothing to tell.
    const [piece] = await person.page.evaluate(speakers, []);
    expect(await person.page.evaluate(focusAt, [piece!.x, piece!.y] as const)).toBe(true);
    await person.page.keyboard.press("i");
    await expect(person.page.locator("dialog[data-tells]")).toBeVisible();
    await isClean(person, "what a piece tells");
    await person.page.keyboard.press("Escape");

    await person.page.getByRole(size === PHONE ? "button" : "tab", { name: person.say("table-rules"), exact: true }).last().click();
    await person.button("table-more").click();
    await isClean(person, "rules, and what one rarely wants");
    await person.button("table-abort").click();
    await expect(person.page.getByRole("heading", { name: person.say("web-end-aborted") })).toBeVisible();
    await isClean(person, "end");
    await person.go("/settings");
    await isClean(person, "settings");
  });
}

for (const [theme, size] of [["dawn", PHONE], ["contrast", DESK]] as const) {
  test(`the goal before a first match, and a vote (${theme}, ${size.width} px)`, async ({ someone }) => {
    const host = await someone({ name: "Leon", theme, size });
    const guest = await someone({ name: "Ottilie", theme, size, isNew: true });
    const table = await setTable(host, "vampire_queen", { seats: 3 });
    await sitDown(host, table);
    await guest.beGuest();
    await guest.go(`/t/${table}`);
    await expect(guest.page.locator("[data-got]")).toBeVisible();
    await isClean(guest, "the goal");
    await guest.page.locator("[data-got]").click();
    await guest.button("web-wait-sit").first().click();
    await seatBots(host, [2], "moth");
    await deal(host);
    await atTable(guest);

    await host.button("table-more").click();
    await host.button("table-abort").click();
    await expect(host.button("table-vote-withdraw")).toBeVisible();
    await isClean(host, "a vote of one's own");
    await expect(guest.button("table-agree")).toBeVisible();
    await isClean(guest, "a vote of somebody else");
  });
}

for (const [theme, size] of [["dawn", DESK], ["night", PHONE]] as const) {
  test(`a sheet over the table (${theme}, ${size.width} px)`, async ({ someone }) => {
    const person = await someone({ theme, size });
    const { page } = person;
    await againstBots(person, "vampire_connection", { seats: 3 });
    const offer = page.locator(".tray [data-move]").filter({ hasText: "Offer a trade" });
    await play(person, { seed: 7, until: () => offer.isVisible() });
    await offer.click();
    await expect(page.locator("[data-sheet]")).toBeVisible();
    await isClean(person, "an empty trade");
    await page.locator("[data-hand] [role=option]").first().click({ position: { x: 12, y: 20 } });
    await page.locator("[data-sheet] .kind").first().click();
    await isClean(person, "a whole trade");
  });
}
