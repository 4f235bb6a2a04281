/** The house is closed or falls over in the middle of a match: the page waits, comes back by itself and goes on. */

import { expect, test } from "./fixtures";
import { againstBots, atTable, caughtUp, type Person } from "./people";
import { isAsked, play } from "./player";
import { cardsShownTo } from "./secrets";
import { GAMES } from "./words";

/** A page that has lost its house says so to whoever looks into the console. */
const LOST = /WebSocket|ERR_CONNECTION|Failed to load resource/;

async function playUntilAsked(person: Person, presses: number): Promise<void> {
  await play(person, { until: async (pressed) => pressed >= presses && (await isAsked(person)) });
}

/** Everything that was told so far. */
function told({ page }: Person): Promise<string[]> {
  return page.getByRole("log").locator("h2, p").allInnerTexts();
}

for (const game of GAMES) {
  test(`a match of ${game} goes on after its house was killed or closed`, async ({ openHouse, someone }) => {
    const house = await openHouse();
    const leon = await someone({}, house);
    leon.forgive(LOST);
    await againstBots(leon, game, { seats: game === "vampire_empire" ? 2 : 3 });
    await playUntilAsked(leon, 4);

    for (const end of [() => house.kill(), () => house.close()]) {
      await caughtUp(leon);
      const held = await cardsShownTo(leon);
      const before = await told(leon);
      await end();
      await expect(leon.page.getByText(leon.say("table-reconnecting"))).toBeVisible();
      expect(await cardsShownTo(leon)).toEqual(held);

      await house.openAgain();
      await expect(leon.page.getByText(leon.say("table-reconnecting"))).toBeHidden({ timeout: 60_000 });
      expect(await cardsShownTo(leon)).toEqual(held);
      expect(await told(leon)).toEqual(before);
      await playUntilAsked(leon, 3);
    }

    // Opened while the house is away, it is the browser that says so; loaded anew afterwards, all is there again.
    await caughtUp(leon);
    const held = await cardsShownTo(leon);
    const before = await told(leon);
    await house.kill();
    const tab = await leon.context.newPage();
    await expect(tab.goto(leon.page.url())).rejects.toThrow("ERR_CONNECTION_REFUSED");
    await tab.close();
    await house.openAgain();
    await leon.page.reload();
    await atTable(leon);
    await caughtUp(leon);
    expect(await cardsShownTo(leon)).toEqual(held);
    expect(await told(leon)).toEqual(before);
    await playUntilAsked(leon, 1);
  });
}
