/** Types that the parts of the table share. */

import type { Choice } from "$lib/wire/scene";
import type { Plays } from "$lib/wire/view";

export type { Choice, Decision, Piece, Scene, Spot, Telling, Zone } from "$lib/wire/scene";

export interface ClockNow {
  /** Milliseconds left. */
  left: number;
  runs: boolean;
  low: boolean;
}

/** A seat as its plaque shows it. */
export interface SeatViewShown {
  seat: number;
  name: string;
  /** The mark on its sigil (a symbol of art.svg). */
  sigil: string;
  badge: string;
  isYou: boolean;
  isAsked: boolean;
  /** Asked in a window, like everybody else whom it asks. */
  inWindow: boolean;
  plays: Plays;
  /** The kind of bot that plays here, if any. */
  bot: string;
  isHere: boolean;
  team: number;
  counters: [name: string, value: number][];
  marks: string[];
  clock: ClockNow | null;
  /** Standing orders are private: only one's own seat may have any. */
  hasOrders: boolean;
}

/** Something a button does. */
export interface Offer {
  choice: Choice;
  label: string;
  then: string;
}
