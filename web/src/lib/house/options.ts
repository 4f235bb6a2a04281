/** Options of a game in words: the page's own where it has better ones than the game's command line. */

import type { Words } from "$lib/words/words";
import type { OptionShown } from "./rest";
import { kindOf } from "./setting";

function ownKey(game: string, name: string): { key: string; seat: number } {
  const numbered = /^(.*)_(\d+)$/.exec(name);
  return { key: `web-option-${game}-${numbered?.[1] ?? name}`, seat: Number(numbered?.[2] ?? 0) + 1 };
}

export function optionLabel(words: Words, game: string, name: string): string {
  const { key, seat } = ownKey(game, name);
  return words.has(key) ? words.say(key, { seat }) : words.say(`option-${name}`);
}

/** What an option does, in a sentence; nothing where its name says it all. */
export function optionHint(words: Words, game: string, name: string): string {
  const { key, seat } = ownKey(game, name);
  // What holds for every seat alike is said once.
  return seat === 1 && words.has(`${key}-hint`) ? words.say(`${key}-hint`) : "";
}

export function optionWord(words: Words, game: string, name: string, word: string): string {
  const own = `${ownKey(game, name).key}-${word}`;
  if (words.has(own)) return words.say(own);
  if (word === "drawn") return words.say("web-by-lot");
  if (word === "printed") return words.say("web-as-printed");
  const colours = word.split("-").map((part) => `web-colour-${part}`);
  if (colours.every((colour) => words.has(colour))) return colours.map((colour) => words.say(colour)).join(", ");
  const key = `name-${word.toLowerCase()}`;
  return words.has(key) ? words.say(key) : word;
}

/** A seat by who sits there, as far as that is known. */
export function seatWord(words: Words, game: string, name: string, seat: number, who = ""): string {
  if (seat >= 0) return who === "" ? words.say("web-set-seat", { seat: seat + 1 }) : words.say("web-set-seat-of", { seat: seat + 1, who });
  const own = `${ownKey(game, name).key}-open`;
  return words.say(words.has(own) ? own : "web-by-lot");
}

/** The value of an option as it is told at the table. */
export function optionValue(words: Words, game: string, option: OptionShown, value: unknown, sitters: readonly string[] = []): string {
  if (typeof value === "boolean") return words.say(value ? "web-option-on" : "web-option-off");
  if (kindOf(option) === "seat") return seatWord(words, game, option.name, Number(value), sitters[Number(value)]);
  return typeof value === "string" ? optionWord(words, game, option.name, value) : String(value);
}
