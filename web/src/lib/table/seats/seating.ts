/** What the plaque of each seat shows, from the view. */

import { portraitsOf } from "$lib/house/portraits";
import type { View } from "$lib/wire/view";
import type { Words } from "$lib/words/words";
import { clockOf } from "$lib/table/tray/clocks";
import type { SeatViewShown } from "$lib/table/kinds";

export function seatsShown(view: View, now: number): SeatViewShown[] {
  const scene = view.scene;
  const alone = scene === null || scene.asked.length !== 0;
  const portraits = portraitsOf(view.seats);
  return view.seats.map((sitter, seat) => {
    const shown = scene?.seats.find((one) => one.seat === seat);
    return {
      seat,
      name: sitter.name,
      sigil: portraits[seat]?.sigil ?? "",
      badge: portraits[seat]?.badge ?? "",
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

/** Somebody plays here and is not connected: whatever is asked of them, nobody is thinking about it. */
export function isGone({ plays, isHere, isYou }: Pick<SeatViewShown, "plays" | "isHere" | "isYou">): boolean {
  return plays === "person" && !isHere && !isYou;
}

/** Why nobody thinks at a seat: not connected, a bot plays for them, or they gave up. */
export function absenceOf(seat: SeatViewShown, ui: Words): string {
  if (isGone(seat)) return ui.say("table-gone");
  return seat.plays === "minded" || seat.plays === "lost" ? ui.say(`table-${seat.plays}`) : "";
}

/** Whether a move is taken back without anybody's leave: nobody has learned anything, or only bots have. */
export function undoesAtOnce(view: Pick<View, "seat" | "undo"> & { seats: readonly Pick<View["seats"][number], "plays">[] }): boolean {
  return view.undo > 0 || view.seats.every(({ plays }, seat) => seat === view.seat || plays === "bot");
}

/** Seats in the order in which they are met from one's own seat on; a spectator begins with the first. */
export function inTurnOrder(seats: readonly SeatViewShown[], you: number): SeatViewShown[] {
  const from = Math.max(0, you);
  return [...seats.slice(from), ...seats.slice(0, from)];
}

/** The small mark at the sigil: what a bot carries, or the kind of bot that plays for somebody. */
export function badgeOf({ badge }: Pick<SeatViewShown, "badge">): string {
  return badge;
}

/** What a bot is: that it is one, and of which kind. */
export function botText(seat: SeatViewShown, words: Words, ui: Words): string {
  return ui.say("table-bot", { level: words.has(`bot-${seat.bot}`) ? words.say(`bot-${seat.bot}`) : seat.bot });
}
