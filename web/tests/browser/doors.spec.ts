/** Ways into a match and out of it: names, invitations to a table and to a seat, the record that is taken home. */

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "./fixtures";
import { againstBots, atTable, comeIn, PHONE, seatBots, setTable, sitDown, type Person } from "./people";
import { isAsked, play } from "./player";
import { cardsShownTo, handOf } from "./secrets";
import { ROOT } from "./house";

const PYTHON = process.env["GRUFT_PYTHON"] ?? join(ROOT, ".venv/bin/python");

test("whatever a page fetches elsewhere, or does against its own policy, is noticed", async ({ someone }) => {
  const leon = await someone();
  await leon.go();
  await leon.page.evaluate(() => {
    const image = document.createElement("img");
    image.src = "http://127.0.0.2:9/planted.png";
    const script = document.createElement("script");
    script.textContent = "document.title = 'planted'";
    document.body.append(image, script);
  });

  await expect.poll(() => leon.unforgiven.length).toBeGreaterThanOrEqual(2);
  expect(await leon.page.title()).toBe(leon.say("web-title"));
  leon.forgive(/Content Security Policy|127\.0\.0\.2/);
});

test("a table is set at the door, and a guest comes by its link", async ({ someone }) => {
  const host = await someone({ name: "Leon" });
  await host.go();
  await host.pick(host.say("web-set-game"), host.say("room-vampire_empire-short"));
  await host.pick(host.say("web-set-for", { seat: 2 }), host.say("web-set-person"));
  await host.button("web-set-invite").click();
  await comeIn(host);
  const link = host.page.getByRole("textbox", { name: host.say("web-wait-link") });
  const address = await link.inputValue();
  expect(address).toMatch(/\/t\/[a-z]+-[a-z]+-[a-z]+$/);

  const guest = await someone({ name: "Ottilie" });
  await guest.page.goto(`http://${address.replace(/^http:\/\//, "")}`);
  await comeIn(guest);
  await guest.button("web-wait-sit").click();

  await host.button("web-deal").click();
  await Promise.all([atTable(host), atTable(guest)]);
  await expect(host.page.getByText("Ottilie").first()).toBeVisible();
});

test("a link to a seat opens this seat, once", async ({ someone }) => {
  const host = await someone({ name: "Leon" });
  const table = await setTable(host, "vampire_queen", { seats: 4 });
  await sitDown(host, table);
  await host.button("web-wait-seat-link", { seat: 3 }).click();
  const dialog = host.page.getByRole("dialog");
  const link = await dialog.getByRole("textbox", { name: host.say("web-wait-seat-link-label") }).inputValue();
  expect(new URL(`http://${link.replace(/^http:\/\//, "")}`).search).toBe("");

  const late = await someone({ name: "Nosy" });
  await host.page.keyboard.press("Escape");
  await seatBots(host, [1, 3]);
  await late.beGuest();
  await late.go(`/t/${table}`);
  await expect(late.text("web-wait-linked-watch", { kept: 1 })).toBeVisible();

  const guest = await someone({ name: "Ottilie" });
  await guest.beGuest();
  await guest.page.goto(`http://${link.replace(/^http:\/\//, "")}`);
  await guest.button("web-wait-take").click();
  await expect(guest.button("web-wait-stand")).toBeVisible();

  await expect(host.page.getByRole("listitem").filter({ hasText: "Ottilie" })).toHaveCount(1);
});

/** The link that takes one's seat to another browser, as the table offers it. */
async function seatLink(person: Person): Promise<string> {
  await person.button("table-more").click();
  await person.button("table-elsewhere").click();
  const link = await person.page.getByRole("dialog").getByRole("textbox").inputValue();
  await expect(person.button("table-keep-playing")).toBeFocused();
  await person.page.keyboard.press("Escape");
  await expect(person.page.getByRole("dialog")).toHaveCount(0);
  return `http://${link.replace(/^http:\/\//, "")}`;
}

test("a seat is taken to another browser by its link, and the browser that it leaves is told", async ({ someone }) => {
  const [desk, phone, late] = [await someone({ name: "Leon" }), await someone({ name: "Leon", size: PHONE }), await someone({ name: "Nosy" })];
  // Somebody may look on here: the browser that the seat has left does.
  await againstBots(desk, "vampire_queen", { seats: 3, setting: { watching: "link" } });
  await play(desk, { until: () => isAsked(desk) });
  const held = await handOf(desk);
  expect(held.length).toBeGreaterThan(5);
  const link = await seatLink(desk);

  await phone.page.goto(link);
  expect(phone.page.url()).not.toContain("#");
  await comeIn(phone);
  await atTable(phone);
  await expect.poll(() => handOf(phone)).toEqual(held);

  const told = desk.page.getByRole("heading", { name: desk.say("web-moved", { names: "Leon", count: 1 }) });
  await expect(told).toBeVisible();
  expect(await cardsShownTo(desk)).toEqual([]);
  await desk.button("web-moved-go-on").click();
  await expect(desk.page.getByText(desk.say("table-watching"))).toBeVisible();
  expect(await handOf(desk)).toEqual([]);

  // The seat is the phone's own: it is there after a reload, and can be taken back the same way.
  await phone.page.reload();
  await atTable(phone);
  await desk.page.goto(await seatLink(phone));
  await atTable(desk);
  await expect.poll(() => handOf(desk)).toEqual(held);
  await expect(phone.page.getByRole("heading", { name: phone.say("web-moved", { names: "Leon", count: 1 }) })).toBeVisible();

  await late.page.goto(link);
  await comeIn(late);
  await expect(late.page.getByRole("heading", { name: late.say("web-link-spent") })).toBeVisible();
});

test("the page checks the deal, and the record that is taken home is verified", async ({ someone }, info) => {
  const leon = await someone({ name: "Leon" });
  await againstBots(leon, "vampire_queen", { seats: 3, bot: "moth", setting: { options: { phases: 1 } } });
  await play(leon, { seed: 2 });

  await expect(leon.text("web-fair-checked-text")).toBeVisible();
  const download = leon.page.waitForEvent("download");
  await leon.link("web-end-record").click();
  const file = info.outputPath("match.gruft");
  await (await download).saveAs(file);
  const said = execFileSync(PYTHON, ["-m", "gruft.terminal", "verify", file], { cwd: ROOT, encoding: "utf8", env: { ...process.env, GRUFT_LANG: "en" } });
  expect(said).toContain(file);
});
