/** In a first match the house says unasked what it would play. It is asked once per question, and not at all once somebody has had enough. */

import { Refused, type Answer, type Stream } from "$lib/wire/socket";
import type { Telling } from "$lib/wire/scene";

export interface Advised {
  line: string;
  steps: readonly Telling[];
  reason: Telling;
}

type Ask = () => Promise<Answer>;

interface Asked {
  question: string;
  advised: Promise<Advised | null>;
}

/** What was asked last for each seat; a table that is drawn anew does not ask again. */
const asked = new Map<string, Asked>();

async function advisedBy(ask: Ask): Promise<Advised | null> {
  try {
    const { line, steps, reason } = (await ask()) as unknown as Advised;
    return { line, steps, reason };
  } catch (error) {
    // Answered meanwhile, or the line is gone: there is nothing to be told any more.
    if (error instanceof Refused) return null;
    throw error;
  }
}

export class Hinting {
  advised = $state.raw<Advised | null>(null);
  #question = "";

  /** What a seat is asked now, as a name that no other question has; "" while there is nothing to be advised. */
  follow(seat: string, question: string, ask: Ask): void {
    if (question === this.#question) return;
    this.#question = question;
    this.advised = null;
    if (question === "") return;
    let known = asked.get(seat);
    if (known?.question !== question) {
      known = { question, advised: advisedBy(ask) };
      asked.set(seat, known);
    }
    void known.advised.then((found) => {
      if (this.#question === question) this.advised = found;
    });
  }
}

/** The question that is open for the seat of a stream, if there is anything to choose; an answered window has none. */
export function questionOf({ table, seat, view }: Stream): string {
  const choices = view.scene?.decision?.choices.length ?? 0;
  if (view.phase !== "playing" || choices < 2 || view.window?.answer) return "";
  return `${table} ${seat} ${view.question ?? 0} ${view.window?.number ?? ""}`;
}
