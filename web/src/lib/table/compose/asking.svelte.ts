/** What one seat asks of the house, one thing at a time, and why the house said no. */

import { Refused, type Answer, type HouseSocket, type Refusal, type Stream } from "$lib/wire/socket";
import type { Spot } from "$lib/table/kinds";

export interface Why {
  /** None: the rules have no sentence for it, it is just not meant here. */
  refusal: Refusal | null;
  /** The piece next to which it is said, if one was touched. */
  spot: Spot | null;
  /** The square next to which it is said. */
  node?: string;
}

/** What the house says about a line that it cannot read at all: no reason that would help anybody. */
const NO_REASON = new Set(["refusal-unreadable", "line-unfinished", "refusal-other-question"]);

/** What is said about the question as one saw it: the house must know if it has changed since. */
const ABOUT_THE_QUESTION = new Set(["answer", "draft"]);

export class Asking {
  busy = $state(false);
  why = $state.raw<Why | null>(null);

  constructor(
    private stream: Stream,
    private socket: HouseSocket,
  ) {}

  follow(stream: Stream, socket: HouseSocket): void {
    this.stream = stream;
    this.socket = socket;
  }

  send(message: Record<string, unknown>): Promise<Answer> {
    const { table, seat, view } = this.stream;
    const asked = ABOUT_THE_QUESTION.has(String(message["type"])) ? { question: view.question ?? 0 } : {};
    return this.socket.ask({ table, seat, ...asked, ...message });
  }

  /** Do something that the house may refuse; the refusal is shown, next to a piece if it was tried there. */
  async attempt(act: () => Promise<unknown>, spot: Spot | null = null): Promise<boolean> {
    this.busy = true;
    try {
      await act();
      return true;
    } catch (error) {
      this.why = { refusal: refusalIn(error), spot };
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Ask the rules about a line that somebody probably means; where they have no reason, the page says that it has none. */
  async whyNot(line: string, at: { spot: Spot | null; node?: string }): Promise<void> {
    this.busy = true;
    try {
      await this.send({ type: "why not", line });
      this.why = { refusal: null, ...at };
    } catch (error) {
      const refusal = refusalIn(error);
      this.why = { refusal: NO_REASON.has(refusal.key) ? null : refusal, ...at };
    } finally {
      this.busy = false;
    }
  }
}

function refusalIn(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  throw error;
}
