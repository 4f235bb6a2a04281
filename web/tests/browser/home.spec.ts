/** The home page: a match dealt straight from it, and what it says of tables. */

import { expect, test } from "./fixtures";
import { againstBots, atTable, comeIn, giveUp, PHONE, setTable, sitDown } from "./people";

test("a match dealt at the door waits for whoever plays alone, and its fingerprint was seen before", async ({ someone }) => {
  const leon = await someone();
  await leon.go();
  await leon.pick(leon.say("web-set-game"), leon.say("room-vampire_empire-short"));
  await expect(leon.page.getByText(leon.words.like("web-set-summary", { grace: leon.say("web-for-ever") }))).toBeVisible();
  await leon.button("web-deal").click();
  await comeIn(leon);
  await atTable(leon);

  await giveUp(leon);

  await expect(leon.text("web-fair-seen-fits")).toBeVisible();
  await expect(leon.text("web-fair-grain-fits")).toBeVisible();
});

for (const { game, usual, other, role } of [
  { game: "vampire_empire", usual: "vampires", other: "humans", role: "Humans" },
  { game: "grottenstein", usual: "hunters", other: "vampire", role: "Vampire’s team" },
] as const) {
  test(`whoever deals chooses a side and plays it (${game})`, async ({ someone }) => {
    const leon = await someone();
    const named = (side: string) => leon.say(`web-side-${game}-${side}`);
    await leon.beGuest();
    await leon.go();
    const choice = leon.page.getByRole("group", { name: leon.say("web-set-side"), exact: true });
    await leon.pick(leon.say("web-set-game"), leon.say(`room-${game}-short`));
    await expect(choice.getByRole("radio", { name: named(usual) })).toBeChecked();
    await leon.pick(leon.say("web-set-side"), named(other));
    await expect(leon.page.getByText(leon.say(`web-side-${game}-${other}-hint`))).toBeVisible();

    await leon.button("web-deal").click();
    await atTable(leon);
    await giveUp(leon);

    await expect(leon.page.getByRole("row").filter({ hasText: leon.name })).toContainText(role);
  });
}

test("every pace and every side explains itself before it is chosen", async ({ someone }) => {
  const leon = await someone({ language: "de" });
  await leon.go();
  await leon.pick(leon.say("web-set-game"), leon.say("room-vampire_empire-short"));

  for (const key of ["web-tempo-live", "web-tempo-slow", "web-side-vampire_empire-vampires", "web-side-vampire_empire-humans"]) {
    const about = leon.say("web-set-about", { what: leon.say(key), about: leon.say(`${key}-hint`) });
    await expect(leon.page.getByText(about, { exact: true })).toBeVisible();
  }
});

test("where seats are alike there are no sides to choose", async ({ someone }) => {
  const leon = await someone();
  await leon.go();
  const choice = leon.page.getByRole("group", { name: leon.say("web-set-side"), exact: true });
  for (const game of ["vampire_queen", "vampire_connection"] as const) {
    await leon.pick(leon.say("web-set-game"), leon.say(`room-${game}-short`));
    await expect(leon.button("web-deal")).toBeVisible();
    await expect(choice).toHaveCount(0);
  }
});

test("a page that lacks a file of its own is loaded again once, then says so and tries when asked", async ({ someone }) => {
  const leon = await someone();
  const table = await againstBots(leon, "vampire_queen", { seats: 3 });
  leon.forgive(/ERR_FAILED|dynamically imported module|preload/);
  let loads = 0;
  leon.page.on("load", () => (loads += 1));
  const words = /\/assets\/en-[^/]+\.js$/;
  await leon.page.route(words, (asked) => asked.abort());

  await leon.go(`/t/${table}`);

  await expect(leon.page.getByRole("heading", { name: leon.say("web-broken") })).toBeVisible();
  await expect.poll(() => loads).toBe(2);
  await expect(leon.page.getByRole("heading", { name: leon.say("web-broken") })).toBeVisible();
  await leon.page.unroute(words);
  await leon.button("web-try-again").click();
  await atTable(leon);
  expect(loads).toBe(3);
});

test("a table whose words cannot be had says so, and is entered when they can", async ({ someone }) => {
  const leon = await someone();
  const table = await againstBots(leon, "vampire_queen", { seats: 3 });
  leon.forgive(/ERR_FAILED/);
  const words = /\/api\/games\/vampire_queen\/text\//;
  await leon.page.route(words, (asked) => asked.abort());

  await leon.go(`/t/${table}`);

  await expect(leon.page.getByRole("heading", { name: leon.say("web-table-failed") })).toBeVisible();
  await leon.page.unroute(words);
  await leon.button("web-try-again").click();
  await atTable(leon);
});

test("an invitation leads to the network where there is one, and says where there is none", async ({ someone }) => {
  const leon = await someone();
  const table = await setTable(leon, "vampire_queen", { seats: 3 });
  const link = leon.page.getByRole("textbox", { name: leon.say("web-wait-link") });

  await sitDown(leon, table);
  await expect(link).toHaveValue(`${new URL(leon.house.address).host}/t/${table}`);
  await expect(leon.page.getByText(leon.say("web-link-here"))).toBeVisible();

  await leon.page.route("**/api/address", (asked) => asked.fulfill({ json: { network: "http://192.168.2.7:8666" } }));
  await leon.go(`/t/${table}`);
  await expect(link).toHaveValue(`192.168.2.7:8666/t/${table}`);
  await expect(leon.page.getByText(leon.say("web-link-here"))).toHaveCount(0);
  await leon.button("web-wait-seat-link", { seat: 2 }).click();
  await expect(leon.page.getByRole("dialog").getByRole("textbox")).toHaveValue(/^192\.168\.2\.7:8666\/t\//);
});

test("a name that is too long is not cut without a word", async ({ someone }) => {
  const leon = await someone();
  await leon.go();
  await leon.button("web-deal").click();
  const dialog = leon.page.getByRole("dialog");
  const said = dialog.getByText(leon.say("web-full", { count: 24 }));

  await dialog.getByRole("textbox").fill("Leontine");
  await expect(said).toHaveCount(0);
  await dialog.getByRole("textbox").press("End");
  await leon.page.keyboard.type(" von Grottenstein-Habersleben");

  await expect(said).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveValue("Leontine von Grottenstei");
});

test("every way of the house can be opened by its address, and on a phone all of them are in sight", async ({ someone }) => {
  const person = await someone({ language: "de", size: PHONE });
  await person.go();
  const ways = person.page.getByRole("navigation", { name: person.say("web-nav") }).getByRole("link");
  await expect(ways).toHaveCount(6);
  const addresses = await ways.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
  expect(addresses).toEqual(["/", "/watch", "/learn", "/rules", "/records", "/settings"]);

  for (const [at, address] of addresses.entries()) {
    await expect(ways.nth(at)).toBeInViewport({ ratio: 1 });
    const answer = await person.page.request.get(new URL(address, person.page.url()).href);
    expect(answer.status(), address).toBe(200);
  }
});
