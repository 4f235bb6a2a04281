/** Which buttons a decision has: what passes first, what pieces stand for next, the primary one last. */

import type { Words } from "$lib/words/words";
import type { Hands } from "$lib/table/arrangement";
import type { Choice, Offer, Telling } from "$lib/table/kinds";

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

/** The one thing that a move names, if that is all it says: "Pay with Dagger". */
function namedBy({ args }: Telling): [string, unknown] | null {
  const [first, ...more] = Object.entries(args);
  return first === undefined || more.length > 0 || typeof first[1] !== "object" ? null : first;
}

/** Moves that say the same of several things, one after the other, are said once of all of them. */
export function together(steps: readonly Telling[]): Telling[] {
  const said: Telling[] = [];
  for (const step of steps) {
    const [last, thing] = [said.at(-1), namedBy(step)];
    const before = last?.key === step.key && thing !== null ? namedBy(last) : null;
    if (before === null || thing === null || before[0] !== thing[0]) said.push(step);
    else said[said.length - 1] = { key: step.key, args: { [thing[0]]: { words: [...(isList(before[1]) ? before[1].words : [before[1]]), thing[1]] } } };
  }
  return said;
}

function isList(value: unknown): value is { words: unknown[] } {
  return typeof value === "object" && value !== null && "words" in value;
}

/** The steps of a line in words. */
export function stepsText(steps: readonly Telling[], words: Words): string {
  return lineText(together(steps).map((step) => words.tell(step)));
}
