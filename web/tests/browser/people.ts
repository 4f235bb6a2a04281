/** People with a browser each: what they may not see, hear or fetch is watched from the first moment. */

import { expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import type { House } from "./house";
import { GAMES, wordsOf, type Game, type Language, type Words } from "./words";

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export interface Wishes {
  name?: string;
  language?: Language;
  size?: { width: number; height: number };
  theme?: "night" | "dawn" | "contrast";
  motion?: "reduce" | "no-preference";
  /** Has never played any of the games: is told their goals, and what the house would play. */
  isNew?: boolean;
}

/** The table that the door deals to somebody who plays alone: nobody looks on, so no window lasts for others' sake. */
export const ALONE = { watching: "nobody", grace: 0 };

export interface TableWishes {
  seats?: number;
  /** Where one sits oneself; the others are bots of this level. */
  seat?: number;
  bot?: string;
  setting?: Record<string, unknown>;
}

export class Person {
  /** Everything the house sent over the socket. */
  readonly frames: string[] = [];
  /** What should never happen: foreign requests, errors in the page, breaches of its own policy. */
  readonly troubles: string[] = [];
  #forgiven: RegExp[] = [];

  constructor(
    readonly name: string,
    readonly house: House,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly words: Words,
  ) {
    page.on("websocket", (socket) => {
      this.#asked(socket.url().replace(/^ws/, "http"));
      socket.on("framereceived", ({ payload }) => this.frames.push(String(payload)));
    });
    page.on("pageerror", (error) => this.troubles.push(`page: ${error}`));
    page.on("console", (said) => {
      if (["error", "warning"].includes(said.type())) this.troubles.push(`console: ${said.text()} ${said.location().url}`);
    });
    page.on("request", (asked) => this.#asked(asked.url()));
  }

  #asked(url: string): void {
    const { origin, protocol } = new URL(url);
    if (origin !== this.house.address && !["data:", "blob:"].includes(protocol)) this.troubles.push(`foreign: ${url}`);
  }

  say(key: string, args: Record<string, string | number> = {}): string {
    return this.words.say(key, args);
  }

  button(key: string, args: Record<string, string | number> = {}) {
    return this.page.getByRole("button", { name: this.say(key, args), exact: true });
  }

  link(key: string, args: Record<string, string | number> = {}) {
    return this.page.getByRole("link", { name: this.say(key, args), exact: true });
  }

  text(key: string, args: Record<string, string | number> = {}) {
    return this.page.getByText(this.say(key, args), { exact: true });
  }

  /** Choose one of a few that lie side by side, as a finger does: its words, not the circle behind them. */
  async pick(group: string, text: string): Promise<void> {
    await this.page.getByRole("group", { name: group, exact: true }).getByText(text, { exact: true }).click();
  }

  async go(path = "/"): Promise<void> {
    await this.page.goto(this.house.address + path);
  }

  /** Be known by name without a dialog; the cookie is that of this browser. */
  async beGuest(): Promise<void> {
    const answer = await this.context.request.post(`${this.house.address}/api/guest`, {
      data: { name: this.name },
      headers: { origin: this.house.address },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** While the house is closed a page complains in the console about it, and should. */
  forgive(...what: RegExp[]): void {
    this.#forgiven.push(...what);
  }

  get unforgiven(): string[] {
    return this.troubles.filter((trouble) => !this.#forgiven.some((one) => one.test(trouble)));
  }
}

export async function invite(browser: Browser, house: House, wishes: Wishes = {}): Promise<Person> {
  const { name = "Leon", language = "en", size = DESK, theme, motion = "reduce", isNew = false } = wishes;
  const options: BrowserContextOptions = {
    viewport: size,
    locale: language,
    reducedMotion: motion,
    hasTouch: size.width < 500,
    acceptDownloads: true,
  };
  const context = await browser.newContext(options);
  // What a browser adds to the luck of a match is the same in every run; see tests/server/fixed_luck.py.
  await context.addInitScript((given) => {
    const random = crypto.getRandomValues.bind(crypto);
    let drawn = 0;
    crypto.getRandomValues = (into) => {
      if (!(into instanceof Uint8Array) || into.length !== 16) return random(into);
      drawn += 1;
      for (const at of into.keys()) into[at] = given.charCodeAt(at % given.length) + drawn;
      return into;
    };
  }, name);
  if (!isNew) {
    await context.addInitScript((games) => {
      localStorage.setItem("gruft.goals", JSON.stringify(games));
      localStorage.setItem("gruft.firsts", JSON.stringify(Object.fromEntries(games.map((game) => [game, "long-ago-played"]))));
    }, [...GAMES]);
  }
  if (theme !== undefined) {
    await context.addInitScript((chosen) => {
      if (localStorage.getItem("gruft.settings") === null) localStorage.setItem("gruft.settings", JSON.stringify({ theme: chosen }));
    }, theme);
  }
  return new Person(name, house, context, await context.newPage(), wordsOf(language));
}

/** Give the name that the page asks for. */
export async function comeIn(person: Person): Promise<void> {
  const line = person.page.getByRole("textbox", { name: person.say("web-name"), exact: true });
  await line.fill(person.name);
  await line.press("Enter");
  await expect(line).toBeHidden();
}

/** Set a table over REST, where a setting may be asked for that the page does not offer; returns its three words. */
export async function setTable(host: Person, game: Game, { seats = 2, setting = {} }: TableWishes = {}): Promise<string> {
  await host.beGuest();
  const answer = await host.context.request.post(`${host.house.address}/api/tables`, {
    data: { setting: { game, seats, ...setting } },
    headers: { origin: host.house.address },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { table: string }).table;
}

/** Take a free seat in the waiting room; the first, or so many further. */
export async function sitDown(person: Person, table: string, further = 0): Promise<void> {
  await person.beGuest();
  await person.go(`/t/${table}`);
  await person.button("web-wait-sit").nth(further).click();
  await expect(person.button("web-wait-stand")).toBeVisible();
}

/** Give every free seat to a bot. */
export async function seatBots(host: Person, seats: readonly number[], bot = "raven"): Promise<void> {
  for (const seat of seats) {
    const name = `${host.say("web-wait-seat-bot", { seat: seat + 1 })}: ${host.say(`bot-${bot}`)}`;
    await host.page.getByRole("button", { name, exact: true }).click();
  }
}

export async function deal(host: Person): Promise<void> {
  await host.button("web-deal").click();
  await atTable(host);
}

export async function giveUp(person: Person): Promise<void> {
  await person.button("table-more").click();
  await person.button("table-resign").click();
  await person.button("table-resign").click();
}

/** Wait until the table is drawn. */
export async function atTable(person: Person): Promise<void> {
  await expect(person.page.getByRole("main", { name: person.say("table-table") })).toBeVisible();
}

/** Wait until the table shows what is, rather than telling what was before. */
export async function caughtUp(person: Person): Promise<void> {
  await expect(person.page.locator("[data-stage]")).toHaveAttribute("data-stage", "live");
}

/** One person and bots, from nothing to the first question. */
export async function againstBots(host: Person, game: Game, wishes: TableWishes = {}): Promise<string> {
  const { seats = 2, seat = 0, bot = "raven", setting = {} } = wishes;
  const table = await setTable(host, game, { seats, setting: { ...ALONE, ...setting } });
  await sitDown(host, table, seat);
  await seatBots(host, Array.from({ length: seats }, (_, at) => at).filter((at) => at !== seat), bot);
  await deal(host);
  return table;
}
