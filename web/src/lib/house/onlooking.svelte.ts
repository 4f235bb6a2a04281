/** Who watches a table, by name: the house tells everybody who plays there, when they ask. */

import type { Onlookers } from "$lib/wire/messages";
import type { Answer } from "$lib/wire/socket";

const LOOK_EVERY = 15_000;

export class Onlooking {
  names = $state.raw<readonly string[]>([]);

  /** Look around now and then, until what is returned is called. */
  watch(ask: () => Promise<Answer>): () => void {
    const look = () =>
      void ask().then(
        (answer) => this.#see((answer as unknown as Onlookers).onlookers.map((one) => one.name)),
        // The line is gone, or one has just left: the next look tells.
        () => {},
      );
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }

  #see(names: readonly string[]): void {
    if (names.join("\n") !== this.names.join("\n")) this.names = names;
  }
}
