/** The wait room: what the host may still change before the cards are dealt, and what everybody reads there. */

import { expect, test } from "./fixtures";
import { deal, seatBots, setTable, sitDown } from "./people";
import { play } from "./player";

test("the host chooses how fast bots play, and everybody reads it", async ({ someone }) => {
  const [host, guest] = [await someone({ name: "Leon" }), await someone({ name: "Ottilie", language: "de" })];
  const table = await setTable(host, "vampire_queen", { seats: 3 });
  await sitDown(host, table);
  const pace = host.page.getByRole("combobox", { name: host.say("web-set-bot-pace") });
  await expect(pace).toHaveCount(0);
  await seatBots(host, [1, 2], "moth");
  await expect(pace).toHaveValue("normal");
  await guest.beGuest();
  await guest.go(`/t/${table}`);
  const read = guest.page.locator("dl > div").filter({ hasText: guest.say("web-set-bot-pace") });
  await expect(read).toContainText(guest.say("web-bot-pace-normal"));

  await pace.selectOption("at once");

  await expect(read).toContainText(guest.say("web-bot-pace-at-once"));
  await expect(guest.page.getByRole("combobox", { name: guest.say("web-set-bot-pace") })).toHaveCount(0);
  await host.page.reload();
  await expect(pace).toHaveValue("at once");
  await deal(host);
  await play(host, { until: (presses) => presses >= 2 });
});
