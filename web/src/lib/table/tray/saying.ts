/** Sentences of the frame that hang on the keys of the game's own: why something is asked, what always stands on the table. */

import type { Words } from "$lib/words/words";
import type { Telling } from "$lib/table/kinds";

/** The message that an argument of a question names. */
function named(asked: Telling, argument: string): string | undefined {
  const inner = asked.args[argument];
  return typeof inner === "object" && inner !== null && "word" in inner ? String(inner.word) : undefined;
}

/** The key of a question as it is put, also of one that is told within another (`Ruprecht: where to?`). */
export function askedKey(asked: Telling): string {
  return named(asked, "question") ?? named(asked, "instead") ?? asked.key;
}

/** The sentence in which a question is put: another one where a single answer is left. */
export function asks(asked: Telling, words: Words): string {
  return words.say(named(asked, "instead") ?? asked.key, asked.args);
}

/** Why this is asked and what follows, if the game has a sentence for it. */
export function whyAsked(asked: Telling | null | undefined, words: Words): string {
  if (asked == null) return "";
  const key = `why-${askedKey(asked)}`;
  return words.has(key) ? words.say(key, asked.args) : "";
}

/** The sign before each line, by the beginning of its key. */
const SIGNS = { aim: "target", ahead: "crownl", ending: "moon" } as const;

export interface StandingLine {
  icon: string;
  text: string;
}

/** What one plays for, who is ahead, how far the end is: in this order, whatever a game fills in. */
export function standingLines(standing: readonly Telling[], words: Words): StandingLine[] {
  return Object.entries(SIGNS).flatMap(([kind, icon]) => {
    const telling = standing.find((one) => one.key.startsWith(`${kind}-`));
    return telling === undefined ? [] : [{ icon, text: words.tell(telling) }];
  });
}
