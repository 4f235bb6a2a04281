/** Somebody who plays alone against bots and skips what is told waits for nobody: the bots play at once, and as before when it is told again. */

import type { BotPace } from "$lib/house/setting";
import type { View } from "$lib/wire/view";

/** Whether the host alone would miss what bots play too fast. */
export function isAloneWithBots(view: View): boolean {
  return view.seat >= 0 && view.phase === "playing" && view.seats.every((seat, at) => (at === view.seat ? seat.is_host : seat.plays === "bot"));
}

export class Hurrying {
  #before: BotPace = "normal";
  #wasSkipping = false;

  /** The pace to ask for, if another is wanted now. */
  follow(isSkipping: boolean, pace: BotPace): BotPace | null {
    const hasEnded = this.#wasSkipping && !isSkipping;
    this.#wasSkipping = isSkipping;
    if (hasEnded) return this.#before;
    if (!isSkipping || pace === "at once") return null;
    this.#before = pace;
    return "at once";
  }
}
