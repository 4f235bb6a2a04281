/** Somebody who has never heard of a game, plays it as the house offers it, and looks closely at everything. */

import { expect, type TestInfo } from "@playwright/test";
import { disorder, moved, places, type Place } from "./disorder";
import { comeIn, type Person } from "./people";
import { isAsked, isOffered, isOver, press, seeded } from "./player";
import { focusAt, speakers, toldNow, type Speaker, type Told } from "./speakers";
import type { Watched } from "./watching";
import type { Game } from "./words";

/** As long as a person takes to look, and no longer than a step may take. */
const PATIENCE = 4000;

/** What three bots did may be told for longer than a step may take; what hangs is found all the same. */
const TOLD = 120_000;

export class Newcomer {
  /** What was not as it should be, each with the moment at which it was seen. */
  readonly faults: string[] = [];
  readonly #known = new Set<string>();
  #before: Record<string, Place> | null = null;
  #moment = "";
  #hadSheet = false;
  prompts = 0;
  sheets = 0;

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
    // A bot may lay a whole cellar first.
    await expect.poll(() => isAsked(person), { timeout: 60_000 }).toBe(true);
  }

  /** Play until so many questions have been looked at and enough was seen, or to the end. */
  async play(most: number, isEnough: () => Promise<boolean>): Promise<void> {
    const { person } = this;
    const below = seeded(5);
    for (let idle = 0; idle < 1500 && !(await isOver(person)); ) {
      await this.#settles();
      if (!(await isOffered(person))) {
        idle += 1;
        await person.page.waitForTimeout(25);
        continue;
      }
      idle = 0;
      // The question may have come only now, and with it something to be told.
      await this.#settles();
      if (await isAsked(person)) {
        if (this.prompts >= most && (await isEnough())) return;
        await this.look();
        if (this.prompts % 3 === 1 && (await this.#followsHint())) continue;
      }
      await this.#lookAtSheet();
      await press(person, below, this.isPhone);
      await this.#stays();
    }
    expect(await isOver(person), "the match has come to its end").toBe(true);
  }

  /**
   * A patient person looks at what is told before answering, puts results away, hears what the house would play, and lets an
   * answer be that lies sealed. So what is seen and pressed hangs on the match alone, and on no time.
   */
  async #settles(): Promise<void> {
    await this.person.page.waitForFunction(() => {
      const { asked } = (window as unknown as { watched: Watched }).watched;
      return asked.length === 0 && document.querySelector("[data-stage=telling], .window.answered") === null;
    }, null, { timeout: TOLD });
    // A result that nobody had time to read lies there until it is put away.
    const result = this.person.page.locator("[data-stage=live] [data-panel]");
    if (await result.isVisible()) {
      await result.getByRole("button").click();
      await expect(result).toBeHidden();
    }
    await this.#lies();
  }

  /** Whatever was raised or lowered lies where it will lie. */
  async #lies(): Promise<void> {
    await this.person.page.waitForFunction(() => document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== "running"));
  }

  /** Look at everything while a question is open. */
  async look(): Promise<void> {
    const { page } = this.person;
    this.prompts += 1;
    this.#moment = `prompt ${this.prompts} (${await page.locator(".tray #prompt strong").first().innerText().catch(() => "")})`;
    await this.#lookAround();
  }

  /** What is chosen on a sheet over the table is looked at as closely, once it lies there. */
  async #lookAtSheet(): Promise<void> {
    const sheet = this.person.page.locator("[data-sheet]");
    const isThere = (await sheet.count()) > 0;
    if (isThere && !this.#hadSheet) {
      this.#moment = `the sheet “${await sheet.first().getAttribute("aria-label")}” after prompt ${this.prompts}`;
      await this.#lookAround();
      this.sheets += 1;
    }
    this.#hadSheet = isThere;
  }

  async #lookAround(): Promise<void> {
    const { page } = this.person;
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
    const table = page.locator("[data-stage=live]");
    if ((await table.count()) === 0) return;
    await this.#lies();
    const now = await page.evaluate(places);
    // The last press of a match leads to its end page, which is no table any more.
    if ((await table.count()) === 0) return;
    const before = this.#before;
    this.#before = now;
    if (before === null) return;
    await this.#found("moved", moved(before, now));
  }

  /** A piece that nobody has asked about yet. */
  async #silent(): Promise<Speaker | undefined> {
    return (await this.person.page.evaluate(speakers, [...this.#known]))[0];
  }

  /** A piece tells about itself, what it does and where that is written. */
  async #ask(speaker: Speaker): Promise<void> {
    this.#known.add(speaker.name);
    if (speaker.under !== "") return this.#found("out of reach", [`${speaker.name} under ${speaker.under}`]);
    const told = await this.#opened(speaker);
    const where = `${speaker.name} at ${Math.round(speaker.x)}, ${Math.round(speaker.y)}`;
    if (told === null) return this.#found("silent", [where]);
    const isRight = told.heading !== "" && told.sentences > 0 && /^[A-Z]{2}-\d+$/.test(told.clause) && told.isWithin;
    if (!isRight) await this.#found("badly told", [`${speaker.name}: ${JSON.stringify(told)}`]);
    if (!this.isPhone) await this.#askByKey(speaker, told);
  }

  /** The same is told by a key: about what the mouse rests on, and about what has the focus. */
  async #askByKey(speaker: Speaker, told: Told): Promise<void> {
    const { page } = this.person;
    for (const way of ["under the mouse", "in focus"]) {
      if (way === "in focus" && !(await page.evaluate(focusAt, [speaker.x, speaker.y] as const))) {
        await this.#found("without a key", [speaker.name]);
        return;
      }
      await page.keyboard.press("i");
      const again = await this.#tells();
      if (!again?.headings.includes(told.heading) || !again.isPinned) await this.#found("silent", [`${speaker.name} ${way}, asked by key`]);
      await page.keyboard.press("Escape");
      await expect(page.locator("[data-tells]")).toBeHidden();
    }
  }

  #tells(): Promise<Told | null> {
    return this.person.page.waitForFunction(toldNow, null, { timeout: PATIENCE }).then((found) => found.jsonValue() as Promise<Told>, () => null);
  }

  /** A piece opens its text: by rest where there is a mouse, by tap or hold where there is a finger. */
  async #opened(speaker: Speaker): Promise<Told | null> {
    const { page } = this.person;
    if (!this.isPhone) await this.#restOn(speaker);
    else if (speaker.acts) await this.#hold(speaker);
    else await page.touchscreen.tap(speaker.x, speaker.y);
    const told = await this.#tells();
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
    // Of two pieces on one square the square speaks, and says so again only when the mouse has left it.
    await page.mouse.move(2, 2);
    await page.mouse.move(x - 1, y);
    await page.mouse.move(x, y);
  }

  async #hold({ x, y }: Speaker): Promise<void> {
    const { page } = this.person;
    await page.mouse.move(x, y);
    await page.mouse.down();
  }

  /** Do what the house would do, where it says so: it says nothing about a question that has one answer. */
  async #followsHint(): Promise<boolean> {
    const show = this.person.button("table-hint-show");
    if (!(await show.isVisible())) return false;
    await show.click();
    const confirm = this.person.page.locator("[data-confirm]");
    await expect(confirm).toBeVisible();
    await confirm.click();
    await expect(confirm).toBeHidden();
    return true;
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
