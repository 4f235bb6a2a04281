/** A table that is only looked at: nobody is asked, nothing can be touched. */

import { portraitsOf } from "$lib/house/portraits";
import type { Hands } from "$lib/table/arrangement";
import type { Scene, SeatViewShown } from "$lib/table/kinds";
import type { View } from "$lib/wire/view";
import type { Words } from "$lib/words/words";

const nothing = () => {};

export const STILL: Hands = {
  choices: [], fitting: [], ready: null, parts: [], touched: [], busy: false, aimed: null, shown: null,
  isOnTable: () => false, can: () => false, isTouched: () => false, isRefused: () => false,
  touch: nothing, wonder: nothing, aim: nothing, choose: nothing, back: nothing, clear: nothing, confirm: nothing,
  lay: nothing, gather: nothing, fold: nothing, say: () => Promise.resolve(false),
};

export function seatsOf(scene: Scene, words: Words): SeatViewShown[] {
  const people = scene.seats.map(({ seat }) => ({ plays: "person" as const, name: words.say("seat-name", { number: seat + 1 }), bot: "" }));
  const portraits = portraitsOf(people);
  return scene.seats.map(({ seat, team, counters, marks }, at) => ({
    seat, team, marks: [...marks], counters: Object.entries(counters), name: people[at]?.name ?? "",
    sigil: portraits[at]?.sigil ?? "", badge: portraits[at]?.badge ?? "",
    isYou: seat === scene.seat, isAsked: scene.asked.includes(seat), inWindow: false, plays: "person", bot: "", isHere: true, clock: null, hasOrders: false,
  }));
}

/** As much of a view as an arrangement reads. */
export function viewOf(scene: Scene, seats: readonly SeatViewShown[]): View {
  const shown = seats.map(({ name }) => ({ plays: "person", name, bot: "", is_host: false, kept: false, silent: false, sent_away: false }));
  return { seat: scene.seat, phase: "playing", scene, setting: { game: scene.game, seats: seats.length }, seats: shown, present: seats.map(() => true) } as unknown as View;
}
