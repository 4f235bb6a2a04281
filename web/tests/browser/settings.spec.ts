/** What somebody has chosen holds: after a reload, in another tab, and for the bots that play faster because of it. */

import { expect, test } from "./fixtures";
import { againstBots, atTable, type Person } from "./people";

/** How fast the bots of the table play, as the house has said last. */
function botPace({ frames }: Person): string | undefined {
  return frames.flatMap((frame) => [...frame.matchAll(/"bot_pace":"([^"]+)"/g)].map((found) => found[1])).at(-1);
}

async function pickSpeed(person: Person, speed: string): Promise<void> {
  await person.link("table-settings").click();
  await person.pick(person.say("web-speed"), person.say(`web-speed-${speed}`));
  await person.button("web-settings-back").click();
}

test("a player who skips still does after a reload, and the bots go back to the pace that the host chose", async ({ someone }) => {
  const leon = await someone();
  await againstBots(leon, "vampire_queen", { seats: 3, setting: { bot_pace: "slow" } });
  await pickSpeed(leon, "skip");
  await expect.poll(() => botPace(leon)).toBe("at once");

  await leon.page.reload();
  await atTable(leon);
  await expect(leon.page.locator("main.table.skips")).toBeVisible();
  expect(botPace(leon)).toBe("at once");

  await pickSpeed(leon, "normal");
  await expect.poll(() => botPace(leon)).toBe("slow");
});

test("what is chosen in one tab holds in the other, which takes nothing of it back", async ({ someone }) => {
  const leon = await someone();
  await leon.beGuest();
  await leon.go("/settings");
  const other = await leon.context.newPage();
  await other.goto(`${leon.house.address}/settings`);
  const chosen = (name: string) => other.getByRole("radio", { name, exact: true });
  await expect(chosen(leon.say("web-speed-normal"))).toBeChecked();

  await leon.pick(leon.say("web-speed"), leon.say("web-speed-skip"));
  await expect(chosen(leon.say("web-speed-skip"))).toBeChecked();
  await other.getByRole("group", { name: leon.say("web-theme"), exact: true }).getByText(leon.say("web-theme-dawn"), { exact: true }).click();

  await expect(leon.page.locator("html")).toHaveAttribute("data-theme", "dawn");
  await leon.page.reload();
  await expect(leon.page.getByRole("radio", { name: leon.say("web-speed-skip"), exact: true })).toBeChecked();
  await expect(leon.page.locator("html")).toHaveAttribute("data-theme", "dawn");
});
