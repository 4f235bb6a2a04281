/** Every word a person reads: the same Fluent files that the terminal reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Telling } from "$lib/wire/scene";

export const LANGUAGES = ["en", "de", "fr", "it", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a message may carry besides numbers and plain words: see src/gruft/kernel/refusal.py. */
type Arg = string | number | { seat: number } | { word: string } | { text: string } | { words: Arg[] };

/** Stands around the names of players while a sentence is taken apart; no text has it. */
const NAME = "\u{e000}";

export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #seats: readonly string[];
  #marked: Words | undefined;

  constructor(language: Language, texts: string[] | FluentBundle, seats: readonly string[] = []) {
    this.language = language;
    this.#seats = seats;
    this.#bundle = texts instanceof FluentBundle ? texts : bundleOf(language, texts);
  }

  /** The names that seats are called by. */
  get seats(): readonly string[] {
    return this.#seats;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(key: string, args: Record<string, unknown> = {}): string {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return key;
    const read = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.#arg(value as Arg)]));
    return this.#bundle.formatPattern(message.value, read);
  }

  tell(telling: Telling): string {
    return this.say(telling.key, telling.args);
  }

  /** An argument of a message, as it reads by itself. */
  read(value: unknown): string {
    return String(this.#arg(value as Arg));
  }

  /** A sentence in pieces: where somebody who sits at the table is named, and the words between. */
  pieces(telling: Telling): { text: string; isName: boolean }[] {
    this.#marked ??= new Words(this.language, this.#bundle, this.#seats.map((name) => `${NAME}${name}${NAME}`));
    return this.#marked.tell(telling).split(NAME).map((text, at) => ({ text, isName: at % 2 === 1 })).filter((one) => one.text !== "");
  }

  /** Numbers stay numbers, so that plurals agree; all else becomes text in this language. */
  #arg(value: Arg): FluentVariable {
    if (typeof value === "number" || typeof value === "string") return value;
    if (value === null || typeof value !== "object") return String(value);
    if ("seat" in value) return this.#seats[value.seat] ?? this.say("seat-name", { number: value.seat + 1 });
    if ("word" in value) return this.say(value.word);
    if ("text" in value) return value.text;
    return value.words.map((one) => this.#entry(one)).join(", ");
  }

  /** One entry of a list: a message, or an argument of its own. */
  #entry(entry: Arg): string {
    return typeof entry === "string" ? this.say(entry) : String(this.#arg(entry));
  }
}

function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** A language is called what its speakers call it. */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
