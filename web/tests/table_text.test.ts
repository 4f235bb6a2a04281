import { expect, test } from "vitest";
import { LANGUAGES } from "../src/lib/words/words";
import { messagesIn } from "./fluent";

const texts = import.meta.glob<string>("../src/lib/table/text/*.ftl", { query: "?raw", import: "default", eager: true });
const messages = (language: string) => messagesIn(texts[`../src/lib/table/text/${language}.ftl`] as string);

test.each(LANGUAGES)("the frame speaks %s: the same messages with the same variables", (language) => {
  expect(messages(language)).toEqual(messages("en"));
});

test("every message that the frame says exists", () => {
  const said = new Set<string>();
  const sources = import.meta.glob<string>("../src/lib/table/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
  for (const source of Object.values(sources)) for (const [key] of source.matchAll(/table-[a-z]+(-[a-z]+)*(?=["'`])/g)) said.add(key);
  const known = messages("en");
  expect([...said].filter((key) => !(key in known))).toEqual([]);
});

const motion = import.meta.glob<string>("../src/lib/motion/text/*.ftl", { query: "?raw", import: "default", eager: true });

test.each(LANGUAGES)("what is told in movement speaks %s", (language) => {
  const of = (one: string) => messagesIn(motion[`../src/lib/motion/text/${one}.ftl`] as string);
  expect(of(language)).toEqual(of("en"));
});
