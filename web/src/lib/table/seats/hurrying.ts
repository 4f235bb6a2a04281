/** Somebody who plays alone against bots and skips what is told waits for nobody: the bots play at once, and as before when it is told again. */

import { BOT_PACES, type BotPace } from "$lib/house/setting";
import type { View } from "$lib/wire/view";

/** Whether the host alone would miss what bots play too fast. */
export function isAloneWithBots(view: View): boolean {
  return view.seat >= 0 && view.phase === "playing" && view.seats.every((seat, at) => (at === view.seat ? seat.is_host : seat.plays === "bot"));
}

/** The house knows only the pace that is; the one that was stays in this browser, so that it outlives a reload. */
const PREFIX = "gruft.pace.";

/** The pace to ask for, if another is wanted now. */
export function paceWanted(table: string, isSkipping: boolean, pace: BotPace, store: Storage = localStorage): BotPace | null {
  const before = kept(table, store);
  if (!isSkipping) {
    keep(table, null, store);
    return before;
  }
  if (pace === "at once") return null;
  keep(table, pace, store);
  return "at once";
}

/** A rematch begins with the pace that is, and may go back to the one that was. */
export function carryPace(from: string, to: string, store: Storage = localStorage): void {
  keep(to, kept(from, store), store);
}

function kept(table: string, store: Storage): BotPace | null {
  try {
    return BOT_PACES.find((one) => one === store.getItem(PREFIX + table)) ?? null;
  } catch {
    return null;
  }
}

function keep(table: string, pace: BotPace | null, store: Storage): void {
  try {
    if (pace === null) store.removeItem(PREFIX + table);
    else store.setItem(PREFIX + table, pace);
  } catch {
    // A browser that keeps nothing; the bots stay as fast as they are.
  }
}
