/** Pictures of every kind of page, to be looked at: `make screenshots` writes them to docs/screenshots. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./house";
import { expect, test } from "./fixtures";
import { againstBots, atTable, caughtUp, deal, DESK, PHONE, seatBots, setTable, sitDown, type Person, type Wishes } from "./people";
import { isAsked, play, playTogether } from "./player";
import type { Game } from "./words";

const FOLDER = process.env["GRUFT_SHOTS"] ?? join(ROOT, "docs/screenshots");
/** As long as a name may be: 24 letters. */
const LONG_NAME = "Wilhelmina v. Wolkenfels";
mkdirSync(FOLDER, { recursive: true });

/** One picture, when everything has been fetched and nothing moves any more. */
async function shoot(person: Person, name: string): Promise<void> {
  await person.page.evaluate(() => document.fonts.ready.then(() => undefined));
  await person.page.mouse.move(2, 2);
  await person.page.waitForTimeout(150);
  await person.page.screenshot({ path: join(FOLDER, `${name}.png`), animations: "disabled", caret: "hide" });
}

/** In the middle of a game: so many presses, and then until one is asked again and has been told everything. */
async function middle(person: Person, presses: number, seed = 5): Promise<void> {
  await play(person, { seed, until: async (pressed) => pressed >= presses && (await isAsked(person)) });
  await caughtUp(person);
}

interface Moment extends Wishes {
  picture: string;
  game: Game;
  seats: number;
  presses: number;
  seat?: number;
  setting?: Record<string, unknown>;
}

const MOMENTS: readonly Moment[] = [
  { picture: "vampire_queen_desk_en", game: "vampire_queen", seats: 5, presses: 8, name: "Leon" },
  { picture: "vampire_queen_desk_de_dawn_9", game: "vampire_queen", seats: 9, presses: 6, language: "de", theme: "dawn", name: LONG_NAME },
  { picture: "vampire_queen_phone_ru", game: "vampire_queen", seats: 6, presses: 6, language: "ru", size: PHONE, name: "Людмила" },
  { picture: "vampire_connection_desk_fr", game: "vampire_connection", seats: 4, presses: 24, language: "fr", name: "Geneviève" },
  { picture: "vampire_connection_phone_de", game: "vampire_connection", seats: 3, presses: 24, language: "de", size: PHONE },
  { picture: "vampire_empire_desk_it", game: "vampire_empire", seats: 2, presses: 12, language: "it", name: "Ludovica" },
  { picture: "vampire_empire_phone_en_dawn", game: "vampire_empire", seats: 2, presses: 16, size: PHONE, theme: "dawn" },
  { picture: "grottenstein_vampire_desk_de_contrast", game: "grottenstein", seats: 5, presses: 6, language: "de", theme: "contrast" },
  { picture: "grottenstein_hunter_desk_en", game: "grottenstein", seats: 3, presses: 30, seat: 1 },
  { picture: "grottenstein_hunter_phone_fr", game: "grottenstein", seats: 3, presses: 30, seat: 1, size: PHONE, language: "fr" },
];

for (const { picture, game, seats, presses, seat = 0, ...wishes } of MOMENTS) {
  test(picture, async ({ someone }) => {
    const person = await someone(wishes);
    await againstBots(person, game, { seats, seat });
    await middle(person, presses);
    await shoot(person, picture);
  });
}

test("home", async ({ someone, openHouse }) => {
  const ownHouse = await openHouse();
  const first = await someone({}, ownHouse);
  await first.go();
  await expect(first.button("web-deal")).toBeVisible();
  await shoot(first, "home_first_desk_en");
  await first.page.getByText(first.say("web-set-options")).click();
  const title = first.page.getByRole("heading", { name: first.say("web-set"), exact: true });
  await title.evaluate((heading) => heading.scrollIntoView({ block: "start" }));
  await shoot(first, "home_set_desk_en");

  const host = await someone({ name: LONG_NAME, language: "de", theme: "dawn" }, ownHouse);
  for (const [game, seats] of [["vampire_connection", 5], ["vampire_empire", 2]] as const) {
    await setTable(host, game, { seats, setting: { listed: true, watching: "everybody" } });
  }
  await againstBots(host, "vampire_queen", { seats: 4 });
  await host.go();
  // One's own matches come first: nobody has to look for them.
  await expect(host.page.getByRole("heading", { name: host.say("web-mine") })).toBeInViewport();
  await shoot(host, "home_lived_desk_de_dawn");

  const phone = await someone({ name: "Людмила", language: "ru", size: PHONE }, ownHouse);
  await phone.go();
  await shoot(phone, "home_phone_ru");
  await phone.button("web-guest-none").first().click();
  await shoot(phone, "name_phone_ru");
});

test("waiting room", async ({ someone }) => {
  const host = await someone({ name: LONG_NAME });
  const table = await setTable(host, "vampire_connection", { seats: 5 });
  await sitDown(host, table);
  await seatBots(host, [1]);
  const guest = await someone({ name: "Жозефина", language: "ru", size: PHONE });
  await guest.beGuest();
  await guest.go(`/t/${table}`);
  await expect(guest.button("web-wait-sit").first()).toBeVisible();
  await shoot(guest, "waiting_guest_phone_ru");
  await guest.button("web-wait-sit").first().click();
  await expect(guest.button("web-wait-stand")).toBeVisible();
  await shoot(host, "waiting_host_desk_en");
  await host.button("web-wait-seat-link", { seat: 4 }).click();
  await shoot(host, "waiting_seat_link_desk_en");
});

test("windows, chat and spectators", async ({ someone }) => {
  const host = await someone({ name: "Leon", language: "de" });
  const table = await setTable(host, "vampire_empire", { setting: { pace: { least: 10_000, longest: 30_000, period: 0, times: [] } } });
  await sitDown(host, table);
  const guest = await someone({ name: "Geneviève", language: "fr", size: PHONE });
  await sitDown(guest, table);
  await deal(host);
  await atTable(guest);
  const spectator = await someone({ name: "Ludovica", language: "it" });
  await spectator.beGuest();
  await spectator.go(`/t/${table}`);
  await atTable(spectator);
  await host.page.getByRole("tab", { name: host.say("table-chat") }).click();
  for (const said of ["Die Nonne war es nie.", "Oder doch?"]) {
    await host.page.getByRole("textbox", { name: host.say("table-say") }).fill(said);
    await host.button("table-say-send").click();
  }
  await playTogether([host, guest], () => host.page.locator(".tray .window").isVisible());
  await shoot(host, "window_desk_de");
  await shoot(guest, "window_phone_fr");
  await shoot(spectator, "spectator_desk_it");
  await guest.page.getByRole("navigation").getByRole("button", { name: guest.words.like("table-chat") }).click();
  await shoot(guest, "chat_phone_fr");
});

test("hand over", async ({ someone }) => {
  const host = await someone({ size: PHONE, language: "fr", name: "Geneviève" });
  const table = await setTable(host, "vampire_empire");
  await sitDown(host, table);
  await host.button("web-wait-sit-too").click();
  await host.page.getByRole("textbox", { name: host.say("web-wait-sit-name") }).fill("Ludovic");
  await host.button("web-wait-sit").click();
  await host.button("web-deal").click();
  await play(host, { until: () => host.page.getByRole("button", { name: host.words.like("web-hand-over-take") }).isVisible() });
  await shoot(host, "hand_over_phone_fr");
});

for (const [picture, game, seats, wishes] of [
  ["end_vampire_queen_desk_en", "vampire_queen", 4, {}],
  ["end_vampire_empire_phone_de", "vampire_empire", 2, { language: "de", size: PHONE }],
  ["end_grottenstein_desk_it_dawn", "grottenstein", 3, { language: "it", theme: "dawn" }],
] as const) {
  test(picture, async ({ someone }) => {
    const person = await someone(wishes);
    await againstBots(person, game, { seats });
    await play(person, { seed: 4 });
    await shoot(person, picture);
  });
}

test("papers", async ({ someone }) => {
  const reader = await someone({ language: "fr" });
  await reader.beGuest();
  await reader.go("/rules/vampire_queen");
  await expect(reader.page.getByText("VQ-1", { exact: true })).toBeVisible();
  await shoot(reader, "rules_desk_fr");
  await reader.go("/settings");
  await shoot(reader, "settings_desk_fr");
  await reader.forgive(/404/);
  await reader.go("/attic");
  await shoot(reader, "nowhere_desk_fr");
  const phone = await someone({ language: "it", size: PHONE, theme: "dawn" });
  await phone.beGuest();
  await phone.go("/t/no-such-table");
  await expect(phone.link("web-to-the-house")).toBeVisible();
  await shoot(phone, "table_unknown_phone_it_dawn");
  await phone.go("/settings");
  await shoot(phone, "settings_phone_it_dawn");
});

test("learning", async ({ someone }) => {
  for (const [game, size, picture] of [["vampire_connection", DESK, "desk"], ["grottenstein", PHONE, "phone"]] as const) {
    const person = await someone({ isNew: true, size });
    const table = await setTable(person, game, { seats: 3 });
    await person.go(`/t/${table}`);
    await expect(person.page.locator("[data-got]")).toBeVisible();
    await shoot(person, `goal_${game}_${picture}_en`);
    await person.go(`/learn/${game}`);
    await expect(person.page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await shoot(person, `learn_${game}_${picture}_en`);
  }
});

test("panels of a table", async ({ someone }) => {
  const leon = await someone({ size: PHONE });
  await againstBots(leon, "vampire_queen", { seats: 4 });
  await middle(leon, 6);
  await leon.button("table-log").last().click();
  await shoot(leon, "log_phone_en");
  await leon.button("table-rules").last().click();
  await leon.page.waitForTimeout(300);
  await shoot(leon, "rules_phone_en");

  const anna = await someone({ name: "Anna", language: "ru" });
  await againstBots(anna, "vampire_empire");
  await middle(anna, 4);
  await anna.button("table-orders").click();
  await shoot(anna, "orders_desk_ru");
  await anna.page.keyboard.press("Escape");
  await anna.button("table-more").click();
  await shoot(anna, "more_desk_ru");
});

test("the house is gone", async ({ someone, openHouse }) => {
  const ownHouse = await openHouse();
  const leon = await someone({}, ownHouse);
  await againstBots(leon, "vampire_queen", { seats: 5 });
  leon.forgive(/WebSocket|ERR_|Failed to load/);
  await middle(leon, 3);
  await ownHouse.kill();
  await expect(leon.page.getByText(leon.say("table-reconnecting"))).toBeVisible();
  await shoot(leon, "silent_desk_en");
});
