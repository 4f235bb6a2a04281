/** How a table is played, in words: what everybody may read before sitting down. */

import type { Words } from "$lib/words/words";
import { printedText } from "./edition";
import { optionLabel, optionValue } from "./options";
import type { GameShown, Setting } from "./rest";
import { botPaceKey, clockWords, graceWords, hasWindows, lengthWords, paceChoice } from "./setting";

export interface Fact {
  label: string;
  value: string;
}

const SECOND = 1000;

function inWords(words: Words, milliseconds: number): string {
  const { key, args } = lengthWords(milliseconds / SECOND);
  return words.say(key, args);
}

/** What this table has chosen of its game: options, and values of an owner's edition. */
export function ofTheGame(setting: Setting, shown: GameShown | undefined, words: Words, sitters: readonly string[]): Fact[] {
  const options = Object.entries(setting.options).map(([name, value]) => {
    const option = shown?.options.find((one) => one.name === name);
    const label = optionLabel(words, setting.game, name);
    return { label, value: option ? optionValue(words, setting.game, option, value, sitters) : String(value) };
  });
  const values = Object.entries(setting.overrides ?? {}).map(([name, value]) => ({ label: name, value: printedText(value) }));
  return [...options, ...values];
}

function ofTime(setting: Setting, shown: GameShown | undefined, words: Words): Fact[] {
  const clock = clockWords(setting.clock);
  const facts = [{ label: words.say("web-set-clock"), value: words.say(clock.key, clock.args) }];
  if (setting.clock.kind !== "none") {
    facts.push({ label: words.say("web-set-zero"), value: words.say(`web-zero-${setting.at_zero}`) });
  }
  const pace = hasWindows(shown) ? paceChoice(setting.pace) : undefined;
  if (pace !== undefined) facts.push({ label: words.say("web-set-pace"), value: words.say(`web-pace-${pace}`) });
  return facts;
}

function ofPeople(setting: Setting, words: Words): Fact[] {
  const facts = [{ label: words.say("web-set-watching"), value: words.say(`web-watching-${setting.watching}`) }];
  if (setting.delay > 0) facts.push({ label: words.say("web-set-delay"), value: words.say("web-later", { time: inWords(words, setting.delay) }) });
  const grace = graceWords(setting.grace / SECOND);
  facts.push({ label: words.say("web-set-grace"), value: words.say(grace.key, grace.args) });
  facts.push({ label: words.say("web-set-bot-pace"), value: words.say(botPaceKey(setting.bot_pace)) });
  if (setting.hints === false) facts.push({ label: words.say("web-set-hints"), value: words.say("web-option-off") });
  return facts;
}

export function factsOf(setting: Setting, shown: GameShown | undefined, words: Words, sitters: readonly string[] = []): Fact[] {
  return [...ofTheGame(setting, shown, words, sitters), ...ofTime(setting, shown, words), ...ofPeople(setting, words)];
}
