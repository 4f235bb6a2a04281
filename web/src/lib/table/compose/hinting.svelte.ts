/** What the house would play: asked once for each question, by whoever presses the button or by a first match. */

import type { Telling } from "$lib/wire/scene";
import { Refused, type Answer, type Stream } from "$lib/wire/socket";

/** A whole line, each move as its button calls it, and why. */
export interface Hint {
  line: string;
  steps: readonly Telling[];
  reason: Telling;
}

type Ask = () => Promise<Answer>;

interface Asked {
  question: string;
  hint: Promise<Hint>;
}

/** What was asked last for each seat; a table that is drawn anew does not ask again. */
const asked = new Map<string, Asked>();

async function hintFrom(ask: Ask): Promise<Hint> {
  const { line, steps, reason } = (await ask()) as unknown as Hint;
  return { line, steps, reason };
}

export class Hinting {
  /** Kept as long as the question is open and nobody puts it away. */
  hint = $state.raw<Hint | null>(null);
  #seat = "";
  #question = "";

  /** What a seat is asked now, as a name that no other question has. */
  follow(seat: string, question: string): void {
    if (question === this.#question) return;
    this.#seat = seat;
    this.#question = question;
    this.hint = null;
  }

  /** Ask; refused if the house refuses. What comes after its question has passed is not told. */
  async ask(ask: Ask): Promise<void> {
    const [seat, question] = [this.#seat, this.#question];
    let known = asked.get(seat);
    if (known?.question !== question) {
      known = { question, hint: hintFrom(ask) };
      asked.set(seat, known);
    }
    try {
      const hint = await known.hint;
      if (question === this.#question) this.hint = hint;
    } catch (error) {
      if (asked.get(seat) === known) asked.delete(seat);
      throw error;
    }
  }

  /** Ask without having been told to: what the house refuses is left out. */
  async askUnasked(ask: Ask): Promise<void> {
    try {
      await this.ask(ask);
    } catch (error) {
      // Answered meanwhile, or the line is gone: there is nothing to be told any more.
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Put it away; it is there again at once when it is asked for. */
  close(): void {
    this.hint = null;
  }
}

/** Whether the seat of a stream has anything to choose; in an answered window there is nothing left. */
export function hasChoice({ view }: Stream): boolean {
  const choices = view.scene?.decision?.choices.length ?? 0;
  return view.phase === "playing" && choices > 1 && !view.window?.answer;
}
