/** Somebody who has never heard of a game, plays it as the house offers it, and looks closely at everything. */

import { expect, type TestInfo } from "@playwright/test";
import { disorder, places, speakers, toldNow, type Place, type Speaker, type Told, type Watched } from "./disorder";
import { comeIn, type Person } from "./people";
import { isAsked, isOver, press, seeded } from "./player";
import type { Game } from "./words";

/** As long as a person takes to look, and no longer than a step may take. */
const PATIENCE = 4000;
/** So many pixels are no jump: a number beside it has one digit less. */
const HAIR = 4;
/** What a place is called that has a name of its own; see `places`. */
const HAND = "the hand";

export class Newcomer {
  /** What was not as it should be, each with the moment at which it was seen. */
  readonly faults: string[] = [];
  readonly #known = new Set<string>();
  #before: { lines: number; hand: number; places: Record<string, Place> } | null = null;
  #moment = "";
  prompts = 0;

  constructor(
    readonly person: Person,
    private readonly isPhone: boolean,
    private readonly info: TestInfo,
  ) {}

  get kinds(): number {
    return this.#known.size;
  }

  /** From the door to the first question, the way the page leads. */
  async arrive(game: Game): Promise<void> {
    const { person } = this;
    await person.go();
    await person.pick(person.say("web-set-game"), person.say(`room-${game}-short`));
    await person.button("web-deal").click();
    await comeIn(person);
    const got = person.page.locator("[data-got]");
    await expect(got).toBeVisible();
    await expect(person.page.locator("dialog ol li")).toHaveCount(3);
    await got.click();
    await expect(got).toBeHidden();
    await expect(person.page.locator("[data-hint]")).toBeVisible();
    await expect.poll(() => isAsked(person)).toBe(true);
  }

  /** Play until so many questions have been looked at and enough was seen, or to the end. */
  async play(most: number, isEnough: () => Promise<boolean>): Promise<void> {
    const { person } = this;
    const below = seeded(5);
    for (let idle = 0; idle < 1500 && !(await isOver(person)); ) {
      await this.#watchTold();
      if (await isAsked(person)) {
        if (this.prompts >= most && (await isEnough())) return;
        await this.look();
        if (this.prompts % 3 === 1) await this.#followHint();
      }
      const pressed = await press(person, below, this.isPhone);
      idle = pressed ? 0 : idle + 1;
      if (pressed) await this.#stays();
      else await person.page.waitForTimeout(25);
    }
    expect(await isOver(person), "the match has come to its end").toBe(true);
  }

  /** A patient person looks at what is told before answering. */
  async #watchTold(): Promise<void> {
    await this.person.page.waitForFunction(() => document.querySelector("[data-stage=telling]") === null);
  }

  /** Look at everything while a question is open. */
  async look(): Promise<void> {
    const { page } = this.person;
    this.prompts += 1;
    this.#moment = `prompt ${this.prompts} (${await page.locator(".tray #prompt strong").first().innerText().catch(() => "")})`;
    await this.#found("out of order", await page.evaluate(disorder));
    await this.#stays();
    // One after the other: what was just read may have moved the page.
    for (let next = await this.#silent(); next !== undefined; next = await this.#silent()) await this.#ask(next);
    if (!this.isPhone) await page.mouse.move(2, 2);
    await expect(page.locator("[data-tells]")).toBeHidden();
  }

  /** Whatever the facts have not changed lies where it lay. */
  async #stays(): Promise<void> {
    const { page } = this.person;
    if ((await page.locator("[data-stage=live]").count()) === 0) return;
    const seen = await page.evaluate(places);
    const hand = Object.entries(seen).find(([name]) => name === HAND)?.[1].box[3] ?? 0;
    const now = { lines: this.#lines(), hand, places: seen };
    const before = this.#before;
    this.#before = now;
    if (before === null) return;
    // A hand that a fact has given another row takes its room from the table.
    if (now.hand !== before.hand) return;
    const moved = Object.entries(now.places).flatMap(([name, place]) => {
      const was = before.places[name];
      if (was === undefined || was.holds !== place.holds || was.box.every((one, at) => Math.abs(one - place.box[at]!) <= HAIR)) return [];
      return [`${name} moved from ${was.box.join(" ")} to ${place.box.join(" ")} ${now.lines === before.lines ? "without a fact" : "though nothing in it changed"}`];
    });
    await this.#found("moved", moved);
  }

  /** How many lines of the log this page was sent. */
  #lines(): number {
    return this.person.frames.reduce((sum, frame) => sum + ((JSON.parse(frame) as { log?: unknown[] }).log?.length ?? 0), 0);
  }

  /** A piece that nobody has asked about yet. */
  async #silent(): Promise<Speaker | undefined> {
    return (await this.person.page.evaluate(speakers, [...this.#known]))[0];
  }

  /** A piece tells about itself, what it does and where that is written. */
  async #ask(speaker: Speaker): Promise<void> {
    this.#known.add(speaker.name);
    // Whoever has met nothing tries once more.
    const told = (await this.#opened(speaker)) ?? (await this.#opened(speaker));
    if (told === null) return this.#found("silent", [`${speaker.name} at ${Math.round(speaker.x)}, ${Math.round(speaker.y)}`]);
    const isRight = told.heading !== "" && told.sentences > 0 && /^[A-Z]{2}-\d+$/.test(told.clause) && told.isWithin;
    if (!isRight) await this.#found("badly told", [`${speaker.name}: ${JSON.stringify(told)}`]);
  }

  /** A piece opens its text: by rest where there is a mouse, by tap or hold where there is a finger. */
  async #opened(speaker: Speaker): Promise<Told | null> {
    const { page } = this.person;
    if (!this.isPhone) await this.#restOn(speaker);
    else if (speaker.acts) await this.#hold(speaker);
    else await page.touchscreen.tap(speaker.x, speaker.y);
    const told = await page.waitForFunction(toldNow, null, { timeout: PATIENCE }).then((found) => found.jsonValue() as Promise<Told>, () => null);
    if (this.isPhone) {
      await page.mouse.up();
      await page.keyboard.press("Escape");
      await expect(page.locator("[data-tells]")).toBeHidden();
    }
    return told;
  }

  /** What is told about another piece may lie over this one. */
  async #restOn({ x, y }: Speaker): Promise<void> {
    const { page } = this.person;
    const isCovered = await page.evaluate(([x, y]) => document.elementFromPoint(x!, y!)?.closest("[data-tells]") !== null, [x, y]);
    if (isCovered) {
      await page.keyboard.press("Escape");
      await expect(page.locator("[data-tells]")).toBeHidden();
    }
    await page.mouse.move(x - 1, y);
    await page.mouse.move(x, y);
  }

  async #hold({ x, y }: Speaker): Promise<void> {
    const { page } = this.person;
    await page.mouse.move(x, y);
    await page.mouse.down();
  }

  /** Do what the house would do, if it has said so already. */
  async #followHint(): Promise<void> {
    const show = this.person.button("table-hint-show");
    if (!(await show.isVisible())) return;
    await show.click();
    const confirm = this.person.page.locator("[data-confirm]");
    await expect(confirm).toBeVisible();
    await confirm.click();
    await expect(confirm).toBeHidden();
  }

  async #found(what: string, faults: readonly string[]): Promise<void> {
    if (faults.length === 0) return;
    const fresh = faults.map((fault) => `${what}: ${fault}`).filter((fault) => !this.faults.some((known) => known.endsWith(fault)));
    if (fresh.length === 0) return;
    this.faults.push(...fresh.map((fault) => `${this.#moment}: ${fault}`));
    await this.person.page.screenshot({ path: this.info.outputPath(`fault_${this.faults.length}.png`) });
  }

  watched(): Promise<Watched> {
    return this.person.page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  }
}
