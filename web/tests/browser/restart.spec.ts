/** The house is closed or falls over in the middle of a match: the page waits, comes back by itself and goes on. */

import { expect, test } from "./fixtures";
import { againstBots, caughtUp, type Person } from "./people";
import { isAsked, play } from "./player";
import { cardsShownTo } from "./secrets";

/** A page that has lost its house says so to whoever looks into the console. */
const LOST = /WebSocket|ERR_CONNECTION|Failed to load resource/;

async function playUntilAsked(person: Person, presses: number): Promise<void> {
  await play(person, { until: async (pressed) => pressed >= presses && (await isAsked(person)) });
}

test("a match goes on after the house was killed, and after it was closed", async ({ openHouse, someone }) => {
  const house = await openHouse();
  const leon = await someone({}, house);
  leon.forgive(LOST);
  await againstBots(leon, "vampire_queen", { seats: 3 });
  await playUntilAsked(leon, 4);

  for (const end of [() => house.kill(), () => house.close()]) {
    await caughtUp(leon);
    const held = await cardsShownTo(leon);
    await end();
    await expect(leon.page.getByText(leon.say("table-reconnecting"))).toBeVisible();
    expect(await cardsShownTo(leon)).toEqual(held);

    await house.openAgain();
    await expect(leon.page.getByText(leon.say("table-reconnecting"))).toBeHidden({ timeout: 60_000 });
    expect(await cardsShownTo(leon)).toEqual(held);
    await playUntilAsked(leon, 3);
  }
});
