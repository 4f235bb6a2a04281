/** What a host chooses, from the fields of the page to what the house is sent. */

import { Refused } from "$lib/wire/socket";
import type { Words } from "$lib/words/words";
import type { GameShown, OptionShown, Pace, Setting, Watching } from "./rest";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How an option is asked for: on or off, one of some words, a seat (perhaps by lot), a number. */
export type OptionKind = "switch" | "words" | "seat" | "number";

export function kindOf(option: OptionShown): OptionKind {
  if (typeof option.default === "boolean") return "switch";
  if (option.words.length > 0) return "words";
  return option.low === -1 || option.name.endsWith("_seat") ? "seat" : "number";
}

/** Options about a seat that is not at this table are not asked for. */
export function optionsFor(options: readonly OptionShown[], seats: number): OptionShown[] {
  return options.filter((option) => {
    const seat = /_(\d+)$/.exec(option.name)?.[1];
    return seat === undefined || Number(seat) < seats;
  });
}

/** Only what differs from the rules is sent, in the type that the game expects. */
export function chosenOptions(
  options: readonly OptionShown[],
  seats: number,
  chosen: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  for (const option of optionsFor(options, seats)) {
    const value = chosen[option.name] ?? option.offered;
    if (value === undefined || value === null || value === "") continue;
    const typed = typeof option.default === "number" ? Number(value) : value;
    if (typed !== option.default) sent[option.name] = typed;
  }
  return sent;
}

/** Whether others may respond when somebody acts: where they may, the game knows orders for it. */
export function hasWindows(shown: GameShown | undefined): boolean {
  return shown === undefined || shown.orders.length > 0;
}

// --- pace ------------------------------------------------------------------------------------------

export const TEMPOS = ["live", "slow"] as const;
export type Tempo = (typeof TEMPOS)[number];
export const CLOCKS = { live: ["none", "move", "bank"], slow: ["none", "days"] } as const;
export type ClockChoice = "none" | "move" | "bank" | "days";

/** How long one may respond when others act; at one screen until all have been asked. */
export const PACES = {
  live: ["usual", "quick", "calm", "screen"],
  slow: ["twice", "daily", "hourly"],
} as const;
export type PaceChoice = (typeof PACES)["live" | "slow"][number];

const LENGTHS: Readonly<Record<PaceChoice, Pace>> = {
  usual: { least: 1.5 * SECOND, longest: 30 * SECOND, period: 0, times: [] },
  quick: { least: 1.5 * SECOND, longest: 10 * SECOND, period: 0, times: [] },
  calm: { least: 3 * SECOND, longest: 90 * SECOND, period: 0, times: [] },
  screen: { least: 0, longest: HOUR, period: 0, times: [] },
  twice: { least: HOUR, longest: 12 * HOUR, period: DAY, times: [8 * HOUR, 20 * HOUR] },
  daily: { least: HOUR, longest: DAY, period: DAY, times: [20 * HOUR] },
  hourly: { least: 5 * MINUTE, longest: 4 * HOUR, period: HOUR, times: [0] },
};

/** A pace whose closing times are those of the host's own clock, `ahead` of the house's by so many minutes. */
export function paceOf(choice: PaceChoice, ahead: number): Pace {
  const pace = LENGTHS[choice];
  if (pace.period !== DAY) return pace;
  const times = pace.times.map((time) => (((time - ahead * MINUTE) % DAY) + DAY) % DAY);
  return { ...pace, times: times.sort((one, other) => one - other) };
}

/** Which of our paces this is, if any. */
export function paceChoice(pace: Pace): PaceChoice | undefined {
  const all = Object.keys(LENGTHS) as PaceChoice[];
  return all.find((one) => {
    const { least, longest, period, times } = LENGTHS[one];
    const isSame = pace.least === least && pace.longest === longest && pace.period === period;
    return isSame && pace.times.length === times.length;
  });
}

// --- the whole -------------------------------------------------------------------------------------

/** Seconds that an absent seat is waited for (0: for ever), and that the gallery sees everything later. */
export const GRACES = [30, 60, 300, 900, 0] as const;
export const DELAYS = [0, 30, 120, 600] as const;

/** How long bots wait before they play: a wish of the host's, and no player's own speed of motion. */
export const BOT_PACES = ["slow", "normal", "fast", "at once"] as const satisfies readonly BotPace[];
export type BotPace = Setting["bot_pace"];

/** Each pace as a list offers it. */
export function botPaces(words: Words): { value: string; text: string }[] {
  return BOT_PACES.map((one) => ({ value: one, text: words.say(botPaceKey(one)) }));
}

export function botPaceKey(pace: BotPace): string {
  return `web-bot-pace-${pace.replace(" ", "-")}`;
}

/** The fields of the page, as they stand. */
export interface Draft {
  tempo: Tempo;
  options: Record<string, unknown>;
  overrides: Record<string, unknown>;
  /** "" is what suits the tempo best. */
  clock: ClockChoice | "";
  seconds: number;
  minutes: number;
  increment: number;
  days: number;
  atZero: Setting["at_zero"];
  /** "" is what suits the table best. */
  pace: PaceChoice | "";
  /** "" is what suits the table best. */
  grace: number | "";
  standIn: string;
  /** "" is what suits the table best. */
  watching: Watching | "";
  delay: number;
  listed: boolean;
  hints: boolean;
  botPace: BotPace;
}

export function freshDraft(): Draft {
  return {
    tempo: "live",
    options: {},
    overrides: {},
    clock: "",
    seconds: 60,
    minutes: 10,
    increment: 10,
    days: 2,
    atZero: "move",
    pace: "",
    grace: "",
    standIn: "raven",
    watching: "",
    delay: 0,
    listed: false,
    hints: true,
    botPace: "normal",
  };
}

/** The pace that is played by: the chosen one, else the one that suits who sits here. */
export function settledPace(draft: Draft, oneScreen: boolean): PaceChoice {
  const known: readonly PaceChoice[] = PACES[draft.tempo];
  if (draft.pace !== "" && known.includes(draft.pace)) return draft.pace;
  if (draft.tempo === "slow") return "twice";
  return oneScreen ? "screen" : "usual";
}

/** Who may watch: the chosen ones; else nobody where one plays alone, for then no window need last for the others' sake. */
export function settledWatching(draft: Draft, isAlone: boolean): Watching {
  return draft.watching || (isAlone ? "nobody" : "link");
}

/** Seconds that an absent seat is waited for: the chosen ones; else for ever where nobody but those at this screen would wait. */
export function settledGrace(draft: Draft, { oneScreen, isAlone }: Pick<Around, "oneScreen" | "isAlone">): number {
  // Days pass between the moves of a slow table: nobody is absent there.
  if (draft.tempo === "slow") return 0;
  if (draft.grace !== "") return draft.grace;
  return oneScreen || isAlone ? 0 : 60;
}

export function settledClock(draft: Draft): ClockChoice {
  const known: readonly ClockChoice[] = CLOCKS[draft.tempo];
  if (draft.clock !== "" && known.includes(draft.clock)) return draft.clock;
  return draft.tempo === "slow" ? "days" : "none";
}

export function clockOf(draft: Draft): Setting["clock"] {
  const whole = (number: number, unit: number) => Math.round(Number(number) * unit) || 0;
  switch (settledClock(draft)) {
    case "none":
      return { kind: "none", time: 0, increment: 0 };
    case "move":
      return { kind: "move", time: whole(draft.seconds, SECOND), increment: 0 };
    case "days":
      return { kind: "move", time: whole(draft.days, DAY), increment: 0 };
    case "bank":
      return { kind: "bank", time: whole(draft.minutes, MINUTE), increment: whole(draft.increment, SECOND) };
  }
}

export interface Around {
  game: string;
  seats: number;
  options: readonly OptionShown[];
  /** All people sit at this one screen. */
  oneScreen: boolean;
  /** The host is the only person, and nobody else can come. */
  isAlone: boolean;
  /** Whether guests are still to come. */
  isOpen: boolean;
  /** Minutes that the host's clock is ahead of universal time. */
  ahead: number;
}

/** What the house is sent. */
export function settingOf(draft: Draft, around: Around): Setting {
  const watching = settledWatching(draft, around.isAlone);
  return {
    game: around.game,
    seats: around.seats,
    options: chosenOptions(around.options, around.seats, draft.options),
    overrides: { ...draft.overrides },
    pace: paceOf(settledPace(draft, around.oneScreen), around.ahead),
    clock: clockOf(draft),
    at_zero: draft.atZero,
    grace: settledGrace(draft, around) * SECOND,
    stand_in: draft.standIn,
    watching,
    delay: watching === "nobody" ? 0 : draft.delay * SECOND,
    listed: draft.listed && around.isOpen,
    hints: draft.hints,
    bot_pace: draft.botPace,
  };
}

/** The field of the page that a refusal is about; "" if it is about the whole. */
export function fieldOf(failure: unknown): string {
  if (!(failure instanceof Refused)) return "";
  const { key, args = {} } = failure.refusal;
  if (key.startsWith("pace-")) return "pace";
  if (key.startsWith("edition-")) return "overrides";
  if (key === "bot-unknown") return "standIn";
  if (key === "name-twice" || key === "name-unusable") return "seats";
  const named = args["option"] ?? args["setting"];
  return typeof named === "string" ? named : key === "option-vampire-twice" ? "vampire_0" : "";
}

/** The clock in words: a key and what its sentence needs. */
export function clockWords(clock: Setting["clock"]): { key: string; args: Record<string, number> } {
  if (clock.kind === "none") return { key: "web-clock-none", args: {} };
  if (clock.kind === "bank") {
    const args = { minutes: Math.round(clock.time / MINUTE), seconds: Math.round(clock.increment / SECOND) };
    return { key: "web-clock-bank", args };
  }
  if (clock.time >= DAY) return { key: "web-clock-days", args: { days: Math.round(clock.time / DAY) } };
  return { key: "web-clock-move", args: { seconds: Math.round(clock.time / SECOND) } };
}

/** How long somebody is waited for: a stretch of time, or for ever. */
export function graceWords(seconds: number): { key: string; args: Record<string, number> } {
  return seconds === 0 ? { key: "web-for-ever", args: {} } : lengthWords(seconds);
}

/** A stretch of time in the largest unit that fits: a key and its number. */
export function lengthWords(seconds: number): { key: string; args: { count: number } } {
  const minutes = seconds / 60;
  return seconds >= 60 && Number.isInteger(minutes)
    ? { key: "web-minutes", args: { count: minutes } }
    : { key: "web-seconds", args: { count: seconds } };
}
