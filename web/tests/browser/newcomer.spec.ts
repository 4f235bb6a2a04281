/**
 * A newcomer plays all four games on desk, tablet and phone, with motion full, reduced and skipped, and looks closely: every
 * piece speaks, nothing lies over anything, nothing moves but by facts, and one fact is told after the other.
 * `make browser LONG=1` plays every match to its end.
 */

import { expect, test } from "./fixtures";
import { Newcomer } from "./newcomer";
import { DESK, PHONE } from "./people";
import { watch } from "./watching";
import { GAMES } from "./words";

const LONG = Boolean(process.env["LONG"]);
const PROMPTS = LONG ? Infinity : 4;
const SIZES = { desk: DESK, tablet: { width: 820, height: 1180 }, phone: PHONE } as const;
const MOTIONS = ["full", "reduced", "skipped"] as const;

for (const [at, game] of GAMES.entries()) {
  for (const [number, [size, box]] of Object.entries(SIZES).entries()) {
    const motion = MOTIONS[(at + number) % MOTIONS.length]!;
    test(`a newcomer plays ${game} on a ${size}, motion ${motion}`, async ({ someone }, info) => {
      test.setTimeout(LONG ? 3_600_000 : 240_000);
      const person = await someone({ size: box, isNew: true, motion: motion === "reduced" ? "reduce" : "no-preference" });
      await person.context.addInitScript((speed) => {
        if (localStorage.getItem("gruft.settings") === null) localStorage.setItem("gruft.settings", JSON.stringify({ speed, sound: "off" }));
      }, motion === "skipped" ? "skip" : LONG ? "normal" : "fast");
      await person.context.addInitScript(watch);
      const newcomer = new Newcomer(person, size === "phone", info);

      await newcomer.arrive(game);
      await newcomer.play(PROMPTS, async () => {
        const { facts, moves } = await newcomer.watched();
        return motion === "skipped" || (facts > 0 && (motion === "reduced" || moves > 0));
      });

      const seen = await newcomer.watched();
      info.annotations.push({ type: "longest task", description: `${seen.longestTold} ms while something was told, ${seen.longest} ms in all` });
      info.annotations.push({ type: "seen", description: `${newcomer.prompts} prompts, ${newcomer.sheets} sheets, ${newcomer.kinds} pieces, ${seen.facts} facts, ${seen.moves} movements at once` });
      expect(newcomer.faults).toEqual([]);
      expect(seen.early).toEqual([]);
      expect(seen.facts > 0).toBe(motion !== "skipped");
      expect(seen.moves > 0).toBe(motion === "full");
      expect(newcomer.kinds).toBeGreaterThan(3);
    });
  }
}
