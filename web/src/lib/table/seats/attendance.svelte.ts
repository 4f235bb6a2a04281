/** Whether somebody sits before the screen, and what they missed while they did not. */

import type { Stream } from "$lib/wire/socket";
import { keepSeen, lastSeen, missedSince, type Missed } from "$lib/table/dialogs/away";

export class Attendance {
  missed = $state.raw<Missed | null>(null);
  #seat = "";
  #seen = 0;

  /** The log has grown, or somebody came or went. Only what is shown to somebody counts as seen. */
  follow(stream: Stream, isHere: boolean): void {
    const seat = `${stream.table} ${stream.seat}`;
    if (seat !== this.#seat) {
      this.#seat = seat;
      this.missed = null;
      this.#seen = lastSeen(stream.table, stream.seat) ?? stream.length;
      this.#wasAway = true;
    }
    if (!isHere) {
      this.#wasAway = true;
      return;
    }
    if (this.#wasAway) this.missed = missedSince(stream.log, stream.length, this.#seen) ?? this.missed;
    this.#wasAway = false;
    if (this.#seen === stream.length) return;
    this.#seen = stream.length;
    keepSeen(stream.table, stream.seat, stream.length);
  }

  /** It was read, or the match goes on. */
  forget(): void {
    this.missed = null;
  }

  #wasAway = true;
}
