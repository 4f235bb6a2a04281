/** What the plaque of each seat shows, from the view. */

import { sigilOf } from "$lib/house/rooms";
import type { View } from "$lib/wire/view";
import type { Words } from "$lib/words/words";
import { clockOf } from "./clocks";
import type { SeatViewShown } from "./kinds";

export function seatsShown(view: View, now: number): SeatViewShown[] {
  const scene = view.scene;
  const alone = scene === null || scene.asked.length !== 0;
  return view.seats.map((sitter, seat) => {
    const shown = scene?.seats.find((one) => one.seat === seat);
    return {
      seat,
      name: sitter.name,
      sigil: sigilOf(seat),
      isYou: seat === view.seat,
      isAsked: alone && (scene?.asked.includes(seat) ?? false),
      inWindow: scene?.window != null,
      plays: sitter.plays,
      bot: sitter.bot,
      isHere: view.present?.[seat] ?? true,
      team: shown?.team ?? seat,
      counters: Object.entries(shown?.counters ?? {}),
      marks: shown?.marks ?? [],
      clock: clockOf(view, seat, now),
      hasOrders: seat === view.seat && (view.window?.orders.length ?? 0) > 0,
    };
  });
}

/** Seats in the order in which they are met from one's own seat on; a spectator begins with the first. */
export function inTurnOrder(seats: readonly SeatViewShown[], you: number): SeatViewShown[] {
  const from = Math.max(0, you);
  return [...seats.slice(from), ...seats.slice(0, from)];
}

const LEVELS = ["moth", "raven", "owl"];

/** The animal on the sigil of a seat that a bot plays: its level. The sigil itself is the seat's, whoever plays it. */
export function badgeOf({ plays, bot }: Pick<SeatViewShown, "plays" | "bot">): string {
  return plays !== "person" && LEVELS.includes(bot) ? bot : "";
}

/** What a bot is: its level is said only where it is not called by it already. */
export function botText(seat: SeatViewShown, words: Words, ui: Words): string {
  const level = words.has(`bot-${seat.bot}`) ? words.say(`bot-${seat.bot}`) : seat.bot;
  return seat.name.startsWith(level) ? ui.say("table-only-bot") : ui.say("table-bot", { level });
}
