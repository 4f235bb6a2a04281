/** Which buttons a decision has: what passes first, what pieces stand for next, the primary one last. */

import type { Words } from "$lib/words/words";
import type { Hands } from "$lib/table/arrangement";
import type { Choice, Offer } from "$lib/table/kinds";

export interface Offers {
  /** Buttons beside the question. */
  plain: Offer[];
  /** Everything else that fits what is touched. */
  more: Offer[];
  primary: Offer | null;
}

const MOST_PLAIN = 4;

export function offerOf(choice: Choice, words: Words): Offer {
  const label = words.tell(choice.label);
  return { choice, label: label.charAt(0).toUpperCase() + label.slice(1), then: choice.then.map((one) => words.tell(one)).join(", ") };
}

export function offersOf(hands: Hands, words: Words): Offers {
  const primary = hands.ready;
  const rest = (choices: readonly Choice[]) => choices.filter((choice) => choice !== primary);
  const plain = rest(hands.choices.filter((choice) => !hands.isOnTable(choice)));
  const pieces = rest(hands.fitting.filter((choice) => hands.isOnTable(choice)));
  const few = plain.length <= MOST_PLAIN;
  const listed = few ? pieces : [...(hands.touched.length > 0 ? [] : plain), ...pieces];
  return {
    plain: (few ? plain : []).map((choice) => offerOf(choice, words)),
    more: listed.map((choice) => offerOf(choice, words)),
    primary: primary === null ? null : offerOf(primary, words),
  };
}

/** The answer that does nothing: what `P` and `N` press. */
export function passOf(choices: readonly Choice[]): Choice | undefined {
  const idle = choices.filter((choice) => choice.on.length === 0);
  return idle.find((choice) => /^(pass|decline|none|nobody|no\b|end|stop|stay|skip|leave|let|reject|keep)/i.test(choice.move)) ?? (idle.length === 1 ? idle[0] : undefined);
}

/** As much of a line as anybody reads: its last steps. */
export function lineText(steps: readonly string[], most = 4): string {
  return [...(steps.length > most ? ["…"] : []), ...steps.slice(-most)].join(", ");
}
