/** The words of the frame and of what is told in movement over it, fetched with the page's own files, one language at a time. */

import { Words, type Language } from "$lib/words/words";

const found = import.meta.glob<string>(["./text/*.ftl", "../motion/text/*.ftl"], { query: "?raw", import: "default" });
const fetched = new Map<Language, Promise<string>>();

function load(language: Language): Promise<string> {
  const parts = ["./text", "../motion/text"].map((folder) => (found[`${folder}/${language}.ftl`] as () => Promise<string>)());
  return Promise.all(parts).then((texts) => texts.join("\n"));
}

function text(language: Language): Promise<string> {
  const known = fetched.get(language) ?? load(language);
  fetched.set(language, known);
  // After a failure it is asked for again.
  known.catch(() => fetched.delete(language));
  return known;
}

export async function frameWords(language: Language, names: readonly string[]): Promise<Words> {
  return new Words(language, [await text(language)], names);
}
