/**
 * Whole games against bots, from the waiting room to the score sheet. `make browser LONG=1 SEED=7` plays them in full
 * length and many times; the short form ends Vampire Queen and The Vampire Connection early, as their options allow.
 */

import { expect, test } from "./fixtures";
import { againstBots } from "./people";
import { play } from "./player";
import { GAMES } from "./words";

const LONG = Boolean(process.env["LONG"]);
const SEED = Number(process.env["SEED"] || 4);
const SEEDS = Array.from({ length: LONG ? 10 : 1 }, (_, more) => SEED + more);

const TABLES = {
  vampire_queen: { seats: 3, short: { phases: 2 }, hasPoints: true },
  vampire_connection: { seats: 3, short: { max_rounds: 3 }, hasPoints: true },
  vampire_empire: { seats: 2, short: {}, hasPoints: true },
  grottenstein: { seats: 2, short: {}, hasPoints: false },
} as const;

for (const game of GAMES) {
  for (const seed of SEEDS) {
    test(`a whole game of ${game} against bots (seed ${seed})`, async ({ someone }) => {
      test.setTimeout(LONG ? 1_800_000 : 240_000);
      const { seats, short, hasPoints } = TABLES[game];
      const leon = await someone();
      await againstBots(leon, game, { seats, setting: { options: LONG ? {} : short } });

      const presses = await play(leon, { seed });

      expect(presses).toBeGreaterThan(5);
      const sheet = leon.page.getByRole("table").first();
      await expect(leon.page.getByRole("heading", { name: leon.say(hasPoints ? "web-end-sheet" : "web-end-places"), exact: true })).toBeVisible();
      await expect(sheet.getByRole("row")).toHaveCount(seats + 1);
      await expect(sheet.getByText(leon.name)).toBeVisible();

      // A page that comes later is sent only the end of the log, and reads the rest for the sheet.
      const told = await sheet.innerText();
      await leon.page.reload();
      await expect.poll(() => sheet.innerText()).toBe(told);
    });
  }
}
