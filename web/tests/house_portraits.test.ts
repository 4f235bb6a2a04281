import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { botName, withBotNames } from "$lib/house/botnames";
import { ownMark, portraitsOf } from "$lib/house/portraits";
import type { Stream } from "$lib/wire/socket";
import type { SeatShown } from "$lib/wire/view";
import { Words } from "$lib/words/words";

const seat = (plays: SeatShown["plays"], name: string, bot = ""): SeatShown => ({ plays, name, bot, is_host: false, kept: false, silent: false, sent_away: false });
const words = new Words("de", ["bot-called-grip = Krächz"]);

describe("bots", () => {
  it("are called in the language of the page; people never are", () => {
    expect(botName(seat("bot", "Grip", "raven"), words)).toBe("Krächz");
    expect(botName(seat("bot", "Grip 2", "raven"), words)).toBe("Krächz\u00a02");
    expect(botName(seat("bot", "Raven 2", "raven"), words)).toBe("Raven 2");
    expect(botName(seat("person", "Grip"), words)).toBe("Grip");
    expect(botName(seat("minded", "Grip", "raven"), words)).toBe("Grip");
  });

  it("are named once for the same seats", () => {
    const stream = { view: { seats: [seat("bot", "Grip", "raven")] } } as unknown as Stream;
    expect(withBotNames(stream, words)?.view.seats).toBe(withBotNames({ ...stream }, words)?.view.seats);
    expect(withBotNames(undefined, words)).toBeUndefined();
  });

  it("are animals of their kind, and each carries something of its own in every language and seat", () => {
    const seats = [seat("bot", "Grip", "raven"), seat("bot", "Fluff", "moth"), seat("bot", "Lenore", "raven")];
    const named = withBotNames({ view: { seats } } as unknown as Stream, words)?.view.seats ?? [];
    expect(portraitsOf(named)).toEqual(portraitsOf(seats));
    expect(portraitsOf([...seats].reverse())).toEqual([...portraitsOf(seats)].reverse());
    expect(portraitsOf(seats).map((one) => one.sigil)).toEqual(["raven", "moth", "raven"]);
    expect(new Set(portraitsOf(seats).map((one) => one.badge)).size).toBe(3);
  });

  it("have a face each, for every name that the house gives", () => {
    const text = readFileSync(fileURLToPath(new URL("../../src/gruft/words/text/en.ftl", import.meta.url)), "utf8");
    const names = [...text.matchAll(/^bot-called-(\w+) =/gm)].map((found) => found[1] as string);
    const faces = names.map((name) => portraitsOf([seat("bot", name, "raven")])[0]?.badge);
    expect(names.length).toBeGreaterThan(20);
    expect(faces.every((badge) => badge !== "")).toBe(true);
  });
});

describe("people", () => {
  const others = ["Bo", "Cleo", "Dora"].map((name) => seat("person", name));

  it("keep their face in whatever seat they sit, and nobody else at the table has it", () => {
    const ada = seat("person", "Ada");
    const faces = [0, 1, 2, 3].map((at) => portraitsOf([...others.slice(0, at), ada, ...others.slice(at)])[at]?.sigil);
    expect(new Set(faces).size).toBe(1);
    const twelve = Array.from({ length: 12 }, (_, at) => seat("person", `Guest ${at}`));
    expect(new Set(portraitsOf(twelve).map((one) => one.sigil)).size).toBe(12);
  });

  it("have the face at a table of their own that the page shows of them", () => {
    expect(portraitsOf([seat("person", "Ada"), seat("bot", "Grip", "raven")])[0]).toEqual({ sigil: ownMark("Ada"), badge: "" });
  });

  it("wear the animal that plays for them, and a free seat nothing", () => {
    expect(portraitsOf([seat("minded", "Ada", "raven")])[0]).toEqual({ sigil: ownMark("Ada"), badge: "raven" });
    expect(portraitsOf([seat("nobody", "")])[0]).toEqual({ sigil: "", badge: "" });
  });
});
