/** Several browsers at one table: they play each other, talk, watch, agree, and come back. */

import { expect, test } from "./fixtures";
import { atTable, caughtUp, deal, giveUp, seatBots, setTable, sitDown, type Person } from "./people";
import { isAsked, play, playTogether, steadily } from "./player";
import { cardsShownTo, secretsSentTo } from "./secrets";
import { GAMES, type Game } from "./words";

/** Windows close as soon as all have answered: this is no test of patience. */
const AT_ONCE = { least: 0, longest: 20_000, period: 0, times: [] };

async function twoAt(game: Game, host: Person, guest: Person, seats = 2, setting: Record<string, unknown> = {}): Promise<string> {
  const table = await setTable(host, game, { seats, setting: { pace: AT_ONCE, ...setting } });
  await sitDown(host, table);
  await sitDown(guest, table);
  await seatBots(host, Array.from({ length: seats - 2 }, (_, at) => at + 2), "moth");
  await deal(host);
  await atTable(guest);
  return table;
}

function hand(person: Person) {
  return person.page.getByRole("listbox", { name: person.words.like("table-hand") }).getByRole("option");
}

async function tell(person: Person, text: string): Promise<void> {
  await person.page.getByRole("tab", { name: person.words.like("table-chat") }).click();
  await person.page.getByRole("textbox", { name: person.say("table-say"), exact: true }).fill(text);
  await person.button("table-say-send").click();
}

test("two browsers play each other, talk, reload, give up and play again", async ({ someone }) => {
  const [host, guest] = [await someone({ name: "Leon" }), await someone({ name: "Ottilie", language: "de" })];
  const table = await twoAt("vampire_empire", host, guest);

  await tell(host, "Which three are yours?");
  await expect(guest.page.getByRole("tab", { name: guest.words.like("table-chat") })).toContainText("1");
  await tell(guest, "Das sage ich nicht.");
  await expect(host.page.getByRole("log").getByText("Das sage ich nicht.")).toBeVisible();

  // A line that is half-made is shown on the table and forgotten by a reload.
  const isHalfMade = () => guest.button("table-step-back").isVisible();
  // What was just touched is asked about first, and the table is drawn a moment later.
  const isWhole = steadily(async () => !(await isHalfMade()));
  await playTogether([host, guest], async (presses) => presses >= 10 && (await isWhole()));
  // Nobody presses any more, but what was pressed last may still be on its way: then it is looked at once more.
  await expect(async () => {
    await caughtUp(guest);
    const held = await cardsShownTo(guest);
    await guest.page.reload();
    await atTable(guest);
    await expect(hand(guest).first()).toBeVisible();
    expect(await cardsShownTo(guest)).toEqual(held);
  }).toPass({ timeout: 60_000 });
  await playTogether([host, guest], (presses) => presses >= 6, 2);

  await giveUp(guest);
  for (const one of [host, guest]) {
    await expect(one.text("web-end-resigned", { name: "Ottilie" })).toBeVisible();
  }
  await host.button("web-end-again").click();
  await expect(host.page).not.toHaveURL(new RegExp(table));
  await expect(guest.page.getByRole("status").filter({ hasText: guest.say("web-end-again-set") })).toBeVisible();
  await guest.button("web-end-again-go").click();
  await deal(host);
  await atTable(guest);
});

test("a tablet's bar has room for all that it says, unread words and people who watch included", async ({ someone }) => {
  const [host, guest, watcher] = [await someone({ name: "Leon" }), await someone({ name: "Ottilie", language: "de", size: { width: 820, height: 1180 } }), await someone({ name: "Zoe" })];
  const table = await twoAt("vampire_queen", host, guest, 3);
  await watcher.beGuest();
  await watcher.go(`/t/${table}`);
  await atTable(watcher);
  await tell(host, "Hello!");

  const bar = guest.page.locator("header.bar");
  // The bar has most to say while a set is to be beaten.
  await playTogether([host, guest], async () => (await bar.locator(".facts > div").count()) === 2);
  await expect(bar.locator("em")).toHaveText("1");
  await expect(bar.locator("[data-watchers]")).toBeVisible();
  const overlaps = await bar.evaluate((element) => {
    const boxes = [...element.children].map((one) => [one, one.getBoundingClientRect()] as const).filter(([, box]) => box.width > 0);
    const text = (one: Element) => one.textContent?.trim() ?? "";
    return boxes.flatMap(([one, box], at) => {
      const inner = Math.max(box.right, ...[...one.children].map((child) => child.getBoundingClientRect().right));
      const next = boxes[at + 1]?.[1].left ?? element.getBoundingClientRect().right;
      return inner > next + 0.5 ? [`${text(one)}: ${inner} > ${next}`] : [];
    });
  });
  expect(overlaps).toEqual([]);
});

test("whoever has given up is asked nothing any more, and a bot plays on", async ({ someone }) => {
  const [host, guest] = [await someone({ name: "Leon" }), await someone({ name: "Ottilie" })];
  await twoAt("vampire_queen", host, guest, 3);
  await playTogether([host, guest], () => isAsked(guest));

  await giveUp(guest);

  await expect(guest.text("table-plays-for-you")).toBeVisible();
  await expect(guest.page.getByRole("button", { name: guest.words.like("table-undo") })).toHaveCount(0);
  await playTogether([host], (presses) => presses >= 8);
  expect(await isAsked(guest)).toBe(false);
});

for (const game of GAMES) {
  test(`somebody who is not connected is not thinking, and a vote waits for them (${game})`, async ({ someone }) => {
    const [host, guest] = [await someone({ name: "Leon" }), await someone({ name: "Ottilie" })];
    // Nobody is waited for only so long: a slow machine must not change who plays.
    await twoAt(game, host, guest, game === "vampire_empire" ? 2 : 3, { grace: 0 });
    await playTogether([host, guest], steadily(() => isAsked(guest)));
    await caughtUp(host);

    await guest.context.close();

    const table = host.page.getByRole("main", { name: host.say("table-table") });
    await expect(table.getByText(host.words.like("table-gone")).first()).toBeVisible();
    await expect(table.getByText(host.say("table-thinking"), { exact: true })).toHaveCount(0);
    await expect(table.getByLabel(host.say("table-thinking"))).toHaveCount(0);
    await host.button("table-more").click();
    await host.button("table-abort").click();
    await expect(host.button("table-vote-withdraw")).toBeVisible();
    await host.button("table-vote-withdraw").click();
    await expect(host.button("table-vote-withdraw")).toHaveCount(0);
    await atTable(host);
  });
}

test("a spectator sees nothing secret, and the check would find it", async ({ someone }) => {
  const [host, guest] = [await someone({ name: "Leon" }), await someone({ name: "Ottilie" })];
  const table = await twoAt("vampire_queen", host, guest, 3);
  const spectator = await someone({ name: "Ludovica" });
  await spectator.beGuest();
  await spectator.go(`/t/${table}`);
  await atTable(spectator);

  const held = (await hand(host).evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""))).filter(Boolean);
  expect(held.length).toBeGreaterThan(5);
  await expect(hand(spectator)).toHaveCount(0);
  await playTogether([host, guest], (presses) => presses >= 8);

  expect(secretsSentTo(spectator)).toEqual([]);
  await expect(spectator.page.getByText(spectator.say("table-watching"))).toBeVisible();
  await expect(spectator.page.getByText(/Your hand/)).toHaveCount(0);

  // The same look at those who hold cards finds them, so it is not blind.
  expect(secretsSentTo(host).length).toBeGreaterThan(5);
  expect(secretsSentTo(guest).length).toBeGreaterThan(5);
});

test("the host silences somebody who looks on, and sends him away", async ({ someone }) => {
  const [host, spectator] = [await someone({ name: "Leon" }), await someone({ name: "Ludovica", language: "fr" })];
  const table = await setTable(host, "vampire_queen", { seats: 3 });
  await sitDown(host, table);
  await seatBots(host, [1, 2], "moth");
  await deal(host);
  await spectator.beGuest();
  await spectator.go(`/t/${table}`);
  await atTable(spectator);

  // Who plays sees who watches, without asking.
  await host.page.reload();
  await atTable(host);
  await expect(host.page.locator("[data-watchers]")).toHaveAttribute("title", `${host.say("web-wait-watching")}: Ludovica`);
  await host.page.locator("[data-watchers]").click();
  await expect(host.page.locator("#pane")).toContainText("Ludovica");

  await host.link("table-settings").click();
  const row = host.page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Ludovica" });
  await expect(row).toContainText(host.say("web-people-watching"));
  await row.getByRole("button", { name: host.say("web-wait-mute") }).click();
  await expect(row.getByRole("button", { name: host.say("web-wait-unmute") })).toBeVisible();
  await tell(spectator, "Bonsoir !");
  await expect(spectator.page.getByText(spectator.say("talk-silent"))).toBeVisible();

  await row.getByRole("button", { name: host.say("web-wait-kick") }).click();
  await expect(row).toHaveCount(0);
  await expect(spectator.page.getByText(spectator.say("table-kicked"))).toBeVisible();
});

test("a move is taken back, at once or by consent, and the match is broken off by agreement", async ({ someone }) => {
  const [host, guest] = [await someone({ name: "Leon" }), await someone({ name: "Ottilie" })];
  await twoAt("vampire_queen", host, guest, 3);
  const undo = host.page.getByRole("button", { name: host.say("table-undo"), exact: true });

  await playTogether([host, guest], steadily(async () => (await undo.isVisible()) && (await isAsked(guest))));
  await undo.click();
  await expect.poll(() => isAsked(host)).toBe(true);
  await expect.poll(() => isAsked(guest)).toBe(false);

  await playTogether([host, guest], () => isAsked(guest), 2);
  await playTogether([host, guest], steadily(async () => !(await undo.isVisible()) && (await isAsked(host))), 3);
  await host.button("table-undo-ask").click();
  await guest.button("table-agree").click();
  await expect(guest.button("table-agree")).toHaveCount(0);

  const propose = async () => {
    await host.button("table-more").click();
    await host.button("table-abort").click();
  };
  const places = () =>
    guest.page.evaluate(() => ["main.table", ".tray", "[data-hand]"].map((part) => JSON.stringify(document.querySelector(part)?.getBoundingClientRect())));
  const before = await places();
  await propose();
  await expect(guest.button("table-agree")).toBeVisible();
  expect(await places(), "a vote lies over the table and moves nothing").toEqual(before);
  await host.button("table-vote-withdraw").click();
  await expect(guest.button("table-agree")).toHaveCount(0);
  await propose();
  await guest.button("table-agree").click();
  for (const one of [host, guest]) await expect(one.page.getByRole("heading", { name: one.say("web-end-aborted") })).toBeVisible();
});

test("several people at one screen are handed over to each other without a card in sight", async ({ someone }) => {
  const host = await someone({ name: "Leon" });
  const table = await setTable(host, "vampire_empire", { setting: { pace: AT_ONCE } });
  await sitDown(host, table);
  await host.button("web-wait-sit-too").click();
  await host.page.getByRole("textbox", { name: host.say("web-wait-sit-name") }).fill("Ottilie");
  await host.page.getByRole("dialog").getByRole("button", { name: host.say("web-wait-sit"), exact: true }).click();
  await host.button("web-deal").click();

  const take = host.page.getByRole("button", { name: host.words.like("web-hand-over-take") });
  const seen = new Set<string>();
  for (let times = 0; times < 3; times += 1) {
    await play(host, { seed: times + 1, until: () => take.isVisible() });
    expect(await cardsShownTo(host)).toEqual([]);
    seen.add(await take.innerText());
    await take.click();
    await expect(hand(host).first()).toBeVisible();
  }
  expect(seen.size).toBe(2);
});
