import { describe, expect, it } from "vitest";
import { printedText, readPrinted } from "$lib/house/edition";
import { factsOf } from "$lib/house/facts";
import { askedAt, byUrgency, doorOf, openTables, othersAt, standingOf } from "$lib/house/lists";
import { optionHint, optionLabel, optionValue, optionWord } from "$lib/house/options";
import type { OptionShown, TableShown } from "$lib/house/rest";
import { invitationLink, invitedSeats, missing, optionsOfSide, readInvitation, seatOfOther, sideOf } from "$lib/house/seating";
import { BOT_PACES, botPaceKey, fieldOf, freshDraft, graceWords, kindOf, lengthWords, paceChoice, paceOf, settingOf, type Draft } from "$lib/house/setting";
import { wrongAt } from "$lib/house/wrong";
import { Refused } from "$lib/wire/socket";
import type { SeatShown } from "$lib/wire/view";
import { Words } from "$lib/words/words";

const HOUR = 3_600_000;

function refused(key: string, args: Record<string, unknown> = {}): Refused {
  return new Refused({ type: "refused", id: "", key, clause: "", args });
}

describe("what a host chooses", () => {
  const around = { game: "vampire_queen", seats: 3, options: [], oneScreen: false, isAlone: false, isOpen: true, ahead: 60 };
  const setting = (change: Partial<Draft>, more = {}) => settingOf({ ...freshDraft(), ...change }, { ...around, ...more });

  it("is, untouched, what the house would choose itself", () => {
    expect(setting({})).toEqual({
      game: "vampire_queen",
      seats: 3,
      options: {},
      overrides: {},
      pace: { least: 1500, longest: 30_000, period: 0, times: [] },
      clock: { kind: "none", time: 0, increment: 0 },
      at_zero: "move",
      grace: 60_000,
      stand_in: "raven",
      watching: "link",
      delay: 0,
      listed: false,
      hints: true,
      bot_pace: "normal",
    });
  });

  it("has a pace for the bots", () => {
    expect(setting({ botPace: "at once" }).bot_pace).toBe("at once");
    expect(BOT_PACES.map(botPaceKey)).toEqual(["web-bot-pace-slow", "web-bot-pace-normal", "web-bot-pace-fast", "web-bot-pace-at-once"]);
  });

  it("has every kind of clock", () => {
    expect(setting({ clock: "move", seconds: 45 }).clock).toEqual({ kind: "move", time: 45_000, increment: 0 });
    expect(setting({ clock: "bank", minutes: 5, increment: 3 }).clock).toEqual({ kind: "bank", time: 300_000, increment: 3000 });
    expect(setting({ tempo: "slow", days: 3 }).clock).toEqual({ kind: "move", time: 72 * HOUR, increment: 0 });
    expect(setting({ tempo: "slow", clock: "none" }).clock.kind).toBe("none");
  });

  it("keeps no clock that the tempo does not have", () => {
    expect(setting({ clock: "days" }).clock.kind).toBe("none");
    expect(setting({ tempo: "slow", clock: "bank" }).clock.time).toBe(48 * HOUR);
  });

  it("lets a slow table wait for everybody, and close windows by the host's clock", () => {
    const slow = setting({ tempo: "slow" });

    expect(slow.grace).toBe(0);
    expect(slow.pace).toMatchObject({ period: 24 * HOUR, times: [7 * HOUR, 19 * HOUR] });
    expect(paceOf("daily", -9 * 60).times).toEqual([5 * HOUR]);
  });

  it("hurries nobody at one screen, unless the host wants it", () => {
    expect(paceChoice(setting({}, { oneScreen: true }).pace)).toBe("screen");
    expect(paceChoice(setting({ pace: "quick" }, { oneScreen: true }).pace)).toBe("quick");
  });

  it("waits for ever for those who play alone or at one screen, unless the host wants a bot", () => {
    expect(setting({}, { isAlone: true }).grace).toBe(0);
    expect(setting({}, { oneScreen: true }).grace).toBe(0);
    expect(setting({ grace: 30 }, { isAlone: true }).grace).toBe(30_000);
    expect(setting({ grace: 0 }).grace).toBe(0);
    expect(graceWords(0).key).toBe("web-for-ever");
  });

  it("shows no table to strangers that has no free seat, and no gallery that is not there", () => {
    expect(setting({ listed: true }, { isOpen: false }).listed).toBe(false);
    expect(setting({ watching: "nobody", delay: 30 }).delay).toBe(0);
    expect(setting({ watching: "link", delay: 30 }).delay).toBe(30_000);
  });

  it("is watched by nobody where one plays alone, unless the host says otherwise", () => {
    expect(setting({}, { isAlone: true }).watching).toBe("nobody");
    expect(setting({ watching: "everybody" }, { isAlone: true }).watching).toBe("everybody");
    expect(setting({}).watching).toBe("link");
  });
});

describe("a refusal", () => {
  const words = new Words("en", ["web-set-range = { $low } to { $high }", "option-bad = Not { $option }.", "web-option-g-start = Who begins", "option-phases = Number of phases"]);

  it("is shown at the field it is about", () => {
    expect(fieldOf(refused("setting-out-of-range", { setting: "clock.time" }))).toBe("clock.time");
    expect(fieldOf(refused("option-no-such-seat", { option: "start" }))).toBe("start");
    expect(fieldOf(refused("edition-unknown-key", { setting: "x", file: "overrides" }))).toBe("overrides");
    expect(fieldOf(refused("pace-too-short"))).toBe("pace");
    expect(fieldOf(refused("seats-wrong"))).toBe("");
    expect(fieldOf(new TypeError("x"))).toBe("");
  });

  it("is told in the unit and under the name of the field", () => {
    const why = refused("setting-out-of-range", { setting: "clock.time", low: 5000, high: 14 * 24 * HOUR });
    const draft = freshDraft();

    expect(wrongAt("clock.time", why, { ...draft, clock: "move" }, "g", words)).toBe("5 to 1,209,600");
    expect(wrongAt("clock.time", why, { ...draft, tempo: "slow" }, "g", words)).toBe("1 to 14");
    expect(wrongAt("grace", why, draft, "g", words)).toBe("");
    expect(wrongAt("start", refused("option-bad", { option: "start" }), draft, "g", words)).toBe("Not Who begins.");
    expect(wrongAt("phases", refused("option-bad", { option: "phases" }), draft, "g", words)).toBe("Not Number of phases.");
  });
});

describe("options", () => {
  const words = new Words("en", [
    "option-phases = Phases",
    "web-option-g-vampire = Vampire of seat { $seat }",
    "web-option-g-preset-tuned = balanced",
    "web-option-g-start-hint = Who begins.",
    "web-by-lot = by lot",
    "web-as-printed = as printed",
    "web-set-seat = Seat { $seat }",
    "web-option-on = on",
    "web-colour-red = red",
    "web-colour-blue = blue",
  ]);
  const option = (name: string, value: unknown, low: number | null = null): OptionShown => ({
    name,
    default: value,
    offered: value,
    clause: "",
    words: [],
    low,
    high: 9,
  });

  it("are named, explained and valued in the page's own words", () => {
    expect(optionLabel(words, "g", "vampire_2")).toBe("Vampire of seat 3");
    expect(optionLabel(words, "g", "phases")).toBe("Phases");
    expect(optionHint(words, "g", "start")).toBe("Who begins.");
    expect(optionHint(words, "g", "phases")).toBe("");
    expect(optionHint(words, "g", "start_1")).toBe("");
    expect(["tuned", "printed", "drawn", "red-blue", "other"].map((word) => optionWord(words, "g", "preset", word))).toEqual([
      "balanced",
      "as printed",
      "by lot",
      "red, blue",
      "other",
    ]);
  });

  it("count seats as people do", () => {
    expect(kindOf(option("vampire_seat", 0, 0))).toBe("seat");
    expect(optionValue(words, "g", option("vampire_seat", 0, 0), 1)).toBe("Seat 2");
    expect(optionValue(words, "g", option("start", -1, -1), -1)).toBe("by lot");
    expect(optionValue(words, "g", option("abilities", true), true)).toBe("on");
    expect(optionValue(words, "g", option("phases", 5, 1), 7)).toBe("7");
  });
});

describe("printed values", () => {
  it("are read in the kind of what is printed, or not at all", () => {
    expect(readPrinted(3, " −2 ")).toBe(-2);
    expect(readPrinted(3, "two")).toBeUndefined();
    expect(readPrinted(true, "false")).toBe(false);
    expect(readPrinted(true, "no")).toBeUndefined();
    expect(readPrinted("a", "b")).toBe("b");
    expect(readPrinted([1, 2], "3, 4,5")).toEqual([3, 4, 5]);
    expect(readPrinted([1, 2], "3, x")).toBeUndefined();
    expect(printedText([1, 2])).toBe("1, 2");
  });
});

describe("how a table is played", () => {
  it("is told in full before anybody sits down", () => {
    const words = new Words("en", [
      "web-set-clock = Time",
      "web-clock-none = any",
      "web-set-pace = Respond",
      "web-pace-usual = 30 s",
      "web-set-watching = Watch",
      "web-watching-link = link",
      "web-set-delay = Gallery",
      "web-later = { $time } later",
      "web-minutes = { $count } min",
      "web-set-grace = Wait",
      "web-set-bot-pace = Bots",
      "web-bot-pace-normal = normal",
      "web-set-hints = Hints",
      "web-option-off = off",
      "option-phases = Phases",
    ]);
    const setting = settingOf(
      { ...freshDraft(), delay: 120, hints: false, overrides: { "cards.queen": 3 } },
      { game: "g", seats: 3, options: [], oneScreen: false, isAlone: false, isOpen: true, ahead: 0 },
    );

    const facts = factsOf({ ...setting, options: { phases: 2 } }, undefined, words);

    expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Phases: 2",
      "cards.queen: 3",
      "Time: any",
      "Respond: 30 s",
      "Watch: link",
      "Gallery: 2 min later",
      "Wait: 1 min",
      "Bots: normal",
      "Hints: off",
    ]);
    expect(lengthWords(90)).toEqual({ key: "web-seconds", args: { count: 90 } });
  });
});

describe("seats before the match", () => {
  const seat = (plays: SeatShown["plays"], kept = false): SeatShown => ({ plays, name: "", bot: "", is_host: false, kept, silent: false, sent_away: false });

  it("that are kept are neither free nor taken", () => {
    const seats = [seat("person"), seat("nobody"), seat("nobody", true), seat("bot"), seat("person"), { ...seat("nobody", true), name: "Bo" }];
    expect(missing(seats, [true, false, false, true, false, false])).toEqual({ free: 1, kept: 2, linked: 1, away: 1 });
  });

  it("are opened by an invitation, the one it was written for first", () => {
    const seats = [seat("person"), seat("nobody", true), seat("nobody"), seat("nobody", true)];
    const link = invitationLink("https://gruft.example", "/t/a-b-c#Se_c-ret", 3);

    expect(link).toBe("https://gruft.example/t/a-b-c#Se_c-ret.4");
    expect(readInvitation("Se_c-ret.4")).toEqual({ secret: "Se_c-ret", seat: 3 });
    expect(invitedSeats(seats, readInvitation("Se_c-ret.4"))).toEqual([3, 1]);
    expect(invitedSeats(seats, readInvitation("Se_c-ret"))).toEqual([1, 3]);
    expect(invitedSeats(seats, readInvitation(""))).toEqual([]);
  });
});

describe("what a host plays", () => {
  const options = [{ name: "count", default: 0, offered: -1, clause: "", words: [], low: -1, high: 2 }];
  const [hunters, count] = [
    { name: "hunters", seat: 0, options: { count: [-1, 1, 2] } },
    { name: "count", seat: 0, options: { count: [0] } },
  ];
  const sides = [hunters!, count!];

  it("is told by what is offered, and by what was chosen in a field", () => {
    expect(sideOf(sides, 0, options, {})).toBe(hunters);
    expect(sideOf(sides, 0, options, { count: "2" })).toBe(hunters);
    expect(sideOf(sides, 0, options, { count: "0" })).toBe(count);
  });

  it("is chosen with its options, and leaves alone what fits already", () => {
    expect(optionsOfSide(count!, options, { fog: true })).toEqual({ fog: true, count: 0 });
    expect(optionsOfSide(hunters!, options, { count: 0 })).toEqual({ count: -1 });
    expect(optionsOfSide(hunters!, options, { count: "2" })).toEqual({ count: "2" });
  });

  it("may hang on the seat alone; the others take the seats that are left", () => {
    const seats = [0, 1].map((seat) => ({ name: `side ${seat}`, seat, options: {} }));

    expect(sideOf(seats, 1, [], {})).toBe(seats[1]);
    expect(sideOf(seats, 2, [], {})).toBeUndefined();
    expect([0, 1, 2].map((at) => seatOfOther(at, 1))).toEqual([0, 2, 3]);
    expect([0, 1, 2].map((at) => seatOfOther(at, 0))).toEqual([1, 2, 3]);
  });
});

describe("one's own tables", () => {
  it("tell who else sits there, bots in the language of the page", () => {
    const words = new Words("de", ["bot-called-grip = Krächz"]);
    const table = { names: ["Anna", "Lenore", "Grip", "Grip 2"], bots: ["", "raven", "raven", ""], asked: ["Grip"] };

    expect(othersAt(table as TableShown, "Anna", words)).toEqual(["Lenore", "Krächz", "Grip 2"]);
    expect(askedAt(table as TableShown, "Anna", words)).toEqual(["Krächz"]);
  });

  it("tell that a bot plays in one's own seat, and never that one waits for oneself", () => {
    const words = new Words("en", ["web-your-turn = yours", "web-mine-bot = a bot", "web-mine-asked = for { $names }", "web-mine-playing = others", "web-mine-over = over"]);
    const table = { phase: "playing", names: ["Anna", "Bo"], bots: ["", ""], asked: ["Anna", "Bo"], your_turn: false, played_for_you: false };
    const standing = (more: Partial<TableShown>) => standingOf({ ...table, ...more } as TableShown, "Anna", words);

    expect(standing({ your_turn: true })).toBe("yours");
    expect(standing({ played_for_you: true })).toBe("a bot");
    expect(standing({ played_for_you: true, phase: "over", asked: [] })).toBe("over");
    expect(standing({})).toBe("for Bo");
    expect(standing({ asked: ["Anna"] })).toBe("others");
  });

  it("begin with those that wait for oneself", () => {
    const table = (name: string, phase: TableShown["phase"], at: number, your_turn = false) =>
      ({ table: name, phase, at, your_turn }) as TableShown;
    const tables = [table("set", "setting", 9), table("old", "playing", 1), table("new", "playing", 5), table("mine", "playing", 2, true)];

    expect(byUrgency(tables).map((one) => one.table)).toEqual(["mine", "new", "old", "set"]);
  });

  it("offers strangers what they may do there, and nothing that would be refused", () => {
    const door = (phase: string, free: number, watching: string) => doorOf({ phase, free, watching } as TableShown);

    expect(door("setting", 1, "nobody")).toBe("sit");
    expect(["nobody", "link", "everybody"].map((watching) => door("playing", 0, watching))).toEqual(["", "", "watch"]);
    expect(["nobody", "link", "everybody"].map((watching) => door("setting", 0, watching))).toEqual(["", "", "watch"]);
  });

  it("are not among the open ones, nor are those whose seats are all kept for others", () => {
    const table = (name: string, free: number) => ({ table: name, phase: "setting", free, watching: "link" }) as TableShown;
    const [free, kept, own] = [table("free", 1), table("kept", 0), table("own", 1)];

    expect(openTables({ open: [free, kept, own], mine: [own] })).toEqual([free]);
  });
});
