/** The home page: a match dealt straight from it, and what it says of tables. */

import { expect, test } from "./fixtures";
import { atTable, comeIn, giveUp } from "./people";

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
