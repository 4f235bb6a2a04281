/** The tray keeps its height whatever is asked, nothing of a question is cut, and a hint is one click away. */

import { join } from "node:path";
import { expect, test } from "./fixtures";
import { againstBots, DESK, PHONE, type Person } from "./people";
import { play } from "./player";
import { GAMES, type Game } from "./words";

const SIZES = { desk: DESK, tablet: { width: 820, height: 1180 }, phone: PHONE } as const;
const SEATS: Record<Game, number> = { vampire_queen: 3, vampire_connection: 3, vampire_empire: 2, grottenstein: 3 };
const PRESSES = 16;
const FOLDER = process.env["GRUFT_SHOTS"];

interface Measured {
  ask: number;
  /** Where the table ends and the tray begins, without the hand, which grows by facts. */
  above: number;
  asked: string;
}

function measure(person: Person): Promise<Measured> {
  return person.page.evaluate(() => {
    const ask = document.querySelector(".tray .prompt, .tray .window");
    const table = document.querySelector("main.table")?.getBoundingClientRect();
    const hand = document.querySelector("[data-hand]")?.getBoundingClientRect().height ?? 0;
    const text = ask?.querySelector(".q");
    const isCut = text != null && text.scrollHeight > text.clientHeight + 1;
    return {
      ask: ask?.getBoundingClientRect().height ?? 0,
      above: Math.round((table?.bottom ?? 0) + hand),
      asked: isCut ? `${text.textContent} (${text.scrollHeight} in ${text.clientHeight})` : "",
    };
  });
}

for (const game of GAMES) {
  for (const [size, box] of Object.entries(SIZES)) {
    test(`${game} keeps its tray still on a ${size}`, async ({ someone }) => {
      const person = await someone({ size: box });
      await againstBots(person, game, { seats: SEATS[game], seat: 1 });
      const measured: Measured[] = [];
      let shots = 0;

      await play(person, {
        seed: 4,
        until: async (presses) => {
          if ((await person.page.locator(".tray .prompt, .tray .window").count()) === 0) return false;
          measured.push(await measure(person));
          if (FOLDER && presses >= shots * 4) await person.page.screenshot({ path: join(FOLDER, `${game}_${size}_${shots++}.png`) });
          return presses >= PRESSES;
        },
      });

      expect(new Set(measured.map(({ ask }) => ask)).size).toBe(1);
      expect([...new Set(measured.map(({ above }) => above))]).toHaveLength(1);
      expect([...new Set(measured.map(({ asked }) => asked))]).toEqual([""]);
    });
  }
}
