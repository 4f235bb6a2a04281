import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, ownName, Words } from "$lib/words/words";
import { languageAmong, wordsAtFirst } from "$lib/words/load";

const texts = import.meta.glob<string>("../../src/gruft/server/text/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const house = import.meta.glob<string>("../../src/gruft/words/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = import.meta.glob<string>("../../src/gruft/games/*/text/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const text = (language: string) => ["", "learn/"].map((part) => texts[`../../src/gruft/server/text/${part}${language}.ftl`]).join("\n");
const keysOf = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string);

describe("the words of the page", () => {
  it.each(LANGUAGES)("are all there in %s, and every message can be read", (language) => {
    expect(keysOf(text(language))).toEqual(keysOf(text("en")));
    const words = new Words(language, [text(language)]);
    for (const key of keysOf(text(language))) expect(words.has(key), key).toBe(true);
    expect(new FluentResource(text(language)).body.length).toBe(keysOf(text(language)).length);
  });

  it.each(LANGUAGES)("need the same variables in %s as in English", (language) => {
    const used = (source: string) => {
      const parts = source.split(/^(?=[a-z][\w-]* =)/m).slice(1);
      return parts.map((part) => [...new Set(part.match(/\$\w+/g))].sort().join(" "));
    };
    const english = used(text("en"));
    used(text(language)).forEach((variables, at) => expect(variables, keysOf(text("en"))[at]).toBe(english[at]));
  });

  it("are all said somewhere, and nothing is said that has no words", () => {
    const source = Object.values(sources).join("\n");
    const known = new Set([...keysOf(text("en")), ...keysOf(house["../../src/gruft/words/text/en.ftl"] as string)]);
    const plain = [...source.matchAll(/["'`](web-[\w-]+)["'`]/g)].map((match) => match[1] as string);
    const made = [...source.matchAll(/`((?:web|room|bot)-[^`]*\$\{[^`]*)`/g)].map((match) => pattern(match[1] as string));
    for (const key of plain) expect(known.has(key), key).toBe(true);
    for (const key of keysOf(text("en"))) {
      expect(plain.includes(key) || source.includes(`"${key}"`) || made.some((one) => one.test(key)), key).toBe(true);
    }
  });

  it.each(LANGUAGES)("that come with the page itself are the same in %s", (language) => {
    const words = new Words(language, [text(language), house[`../../src/gruft/words/text/${language}.ftl`] as string]);
    const own = ["web-failed", "web-unreached", "web-failed-text", "web-try-again", "web-to-the-house"];
    for (const key of [...own, "http-421", "http-429", "http-500"]) {
      expect(wordsAtFirst(language).say(key)).toBe(words.say(key));
    }
  });

  it("name every room of the shelf", () => {
    const words = new Words("en", [text("en")]);
    for (const path of Object.keys(games)) {
      const slug = path.split("/").at(-3) as string;
      for (const part of ["", "-short", "-by", "-line"]) expect(words.has(`room-${slug}${part}`), slug).toBe(true);
    }
  });
});

/** A key that is put together on the page, as a pattern of the keys it may become. */
function pattern(made: string): RegExp {
  const parts = made.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[\\w-]+")}$`);
}

describe("words", () => {
  const source = "hello = { $player } greets { $other }\nlist = { $cards }\ncard = the queen\n";

  it("say seats by name, words by key and lists one after the other", () => {
    const words = new Words("en", [source], ["Ada", "Ben"]);
    expect(words.say("hello", { player: { seat: 0 }, other: { text: "you" } })).toBe("Ada greets you");
    expect(words.say("list", { cards: { words: ["card", { text: "10" }] } })).toBe("the queen, 10");
  });

  it("say the key itself where there are no words", () => {
    expect(new Words("de", [source]).say("no-such-key")).toBe("no-such-key");
  });

  it("agree in number in Russian", () => {
    const words = new Words("ru", [text("ru")]);
    const open = [0, 1, 3, 5, 21].map((tables) => words.say("room-open", { tables }));
    expect(open).toEqual([
      "открытых столов нет",
      "открыт 1 стол",
      "открыто 3 стола",
      "открыто 5 столов",
      "открыт 21 стол",
    ]);
  });

  it("come in the first language that the house speaks", () => {
    expect(languageAmong(["pl", "de-AT", "fr"])).toBe("de");
    expect(languageAmong(["pl"])).toBe("en");
  });

  it("call a language what its speakers call it", () => {
    expect(LANGUAGES.map(ownName)).toEqual(["English", "Deutsch", "Français", "Italiano", "Русский"]);
  });
});
