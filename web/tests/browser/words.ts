/** The words of the page, read from the same files as the page reads them: tests press what a person would read. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { ROOT } from "./house";

export type Language = "en" | "de" | "fr" | "it" | "ru";
export const GAMES = ["vampire_queen", "vampire_connection", "vampire_empire", "grottenstein"] as const;
export type Game = (typeof GAMES)[number];

const FOLDERS = [
  "src/gruft/words/text",
  "src/gruft/server/text",
  "src/gruft/server/text/learn",
  "web/src/lib/table/text",
  "web/src/games/vampire_queen/text",
  "web/src/games/grottenstein/text",
];

export class Words {
  readonly #bundle: FluentBundle;

  constructor(readonly language: Language) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const folder of FOLDERS) {
      const text = readFileSync(join(ROOT, folder, `${language}.ftl`), "utf8");
      this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }

  say(key: string, args: Record<string, FluentVariable> = {}): string {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) throw new Error(`There is no word ${key} in ${this.language}.`);
    return this.#bundle.formatPattern(message.value, args);
  }

  /** A word whose variables may be anything. */
  like(key: string, args: Record<string, FluentVariable> = {}): RegExp {
    const hole = "\u0001";
    const any = new Proxy(args, { get: (given, name) => given[String(name)] ?? hole, has: () => true, getOwnPropertyDescriptor: (given, name) => ({ value: given[String(name)] ?? hole, configurable: true, enumerable: true }) });
    const said = this.say(key, any);
    return new RegExp(said.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s/g, "\\s").replaceAll(hole, ".+"));
  }
}

const spoken = new Map<Language, Words>();

export function wordsOf(language: Language): Words {
  const known = spoken.get(language) ?? new Words(language);
  spoken.set(language, known);
  return known;
}
