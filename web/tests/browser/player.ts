/** Somebody who plays any game by pointing at what is offered, and knows no rule of it. */

import type { Person } from "./people";

/** Something on the screen that may be pressed now, at a point where nothing lies above it. */
interface Target {
  kind: "confirm" | "piece" | "square" | "offer";
  x: number;
  y: number;
}

interface Look {
  /** The score sheet lies on the table. */
  isOver: boolean;
  isRefused: boolean;
  /** Something was begun: a piece is chosen, or a step can be taken back. */
  isHalfMade: boolean;
  targets: Target[];
}

/** Numbers that seem random and are the same in every run. */
export function seeded(seed: number): (below: number) => number {
  let state = seed * 7919 + 12345;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

/** Skip what is still being told: what is offered then hangs on the match alone, not on the time. */
async function hurry({ page }: Person): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-stage=telling] [data-skip]")?.click());
}

/** What can be pressed now, as an eye would find it; everything at once, because it is asked thousands of times. */
function look({ page, words }: Person): Promise<Look> {
  const said = { over: words.say("web-fair-checked"), close: words.say("table-close") };
  return page.evaluate(({ over, close }) => {
    const seen = (selector: string, text: string) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      return all.find((one) => (one.ariaLabel ?? one.textContent?.trim()) === text && one.checkVisibility({ visibilityProperty: true }));
    };
    // A card that was touched when nobody was asked any more lies enlarged on everything.
    seen("dialog button, main button", close)?.click();
    const kinds = {
      confirm: "[data-confirm]:enabled, .tray .btn.pri:enabled",
      piece: "[role=option][data-can], main [data-spot]",
      square: "main .plan rect.r",
      offer: ".tray [data-move]:enabled:not(.pri)",
    } as const;
    const targets: { kind: keyof typeof kinds; x: number; y: number }[] = [];
    const points = [[0.5, 0.5], [0.15, 0.5], [0.12, 0.15], [0.5, 0.9]] as const;
    for (const [kind, selector] of Object.entries(kinds)) {
      for (const element of document.querySelectorAll(selector)) {
        const box = element.getBoundingClientRect();
        for (const [across, down] of points) {
          const [x, y] = [box.x + box.width * across, box.y + box.height * down];
          const top = document.elementFromPoint(x, y);
          if (top === null || !(element.contains(top) || top.closest("[data-at], .plan") !== null && kind === "square")) continue;
          targets.push({ kind: kind as keyof typeof kinds, x, y });
          break;
        }
      }
    }
    const isHalfMade = document.querySelector("[aria-selected=true][role=option], [data-confirm], [data-back], main .trade") !== null;
    const isRefused = document.querySelector(".why") !== null;
    return { isOver: seen("h1, h2, h3", over) !== undefined, isRefused, isHalfMade, targets };
  }, said);
}

/** So often is looked, and so long waited between, before a game counts as stuck. */
const PATIENCE = 1500;
const PAUSE = 25;

export function isOver(person: Person): Promise<boolean> {
  return person.page.getByRole("heading", { name: person.say("web-fair-checked") }).isVisible();
}

/** A person chooses what to do before pressing it, and rarely goes back. */
function choose(targets: readonly Target[], below: (count: number) => number): Target | undefined {
  // Nothing is drawn in vain: how often was looked for nothing must not change what is pressed next.
  if (targets.length === 0) return undefined;
  const of = (kind: Target["kind"]) => targets.filter((target) => target.kind === kind);
  const confirm = of("confirm");
  if (confirm.length > 0 && below(4) > 0) return confirm[0];
  const kinds = (["piece", "square", "offer"] as const).map(of).filter((some) => some.length > 0);
  const some = kinds[below(kinds.length)] ?? confirm;
  return some[below(some.length)];
}

/** Whether there is anything to press now. */
export async function isOffered(person: Person): Promise<boolean> {
  return (await look(person)).targets.length > 0;
}

/** Whether something is asked of this person now, and nothing is half-made. */
export async function isAsked(person: Person): Promise<boolean> {
  const { targets, isHalfMade } = await look(person);
  return targets.length > 0 && !isHalfMade;
}

/** Whether something holds, and still does when every page has heard of the last move. */
export function steadily(holds: () => Promise<boolean>): () => Promise<boolean> {
  return async () => {
    if (!(await holds())) return false;
    await new Promise((resolve) => setTimeout(resolve, 10 * PAUSE));
    return holds();
  };
}

export interface Play {
  seed?: number;
  /** Stop as soon as this is true. */
  until?: (presses: number) => boolean | Promise<boolean>;
  tap?: boolean;
}

/** Press once, if something is offered, even while something is told; tells whether it was. */
export async function press(person: Person, below: (count: number) => number, tap = false): Promise<boolean> {
  return pressOf(person, await look(person), below, tap);
}

async function pressOf(person: Person, seen: Look, below: (count: number) => number, tap: boolean): Promise<boolean> {
  const { page } = person;
  if (seen.isRefused) await page.keyboard.press("Escape");
  const target = choose(seen.targets, below);
  if (target === undefined) return false;
  if (tap) await page.touchscreen.tap(target.x, target.y);
  else await page.mouse.click(target.x, target.y);
  return true;
}

/** Several people in a hurry at one table: whoever is asked presses, until it is enough. */
export async function playTogether(people: readonly Person[], until: (presses: number) => boolean | Promise<boolean>, seed = 1): Promise<void> {
  const below = seeded(seed);
  let presses = 0;
  for (let idle = 0; idle < PATIENCE; ) {
    for (const person of people) await hurry(person);
    if (await until(presses)) return;
    let pressed = false;
    for (const person of people) pressed = (await press(person, below)) || pressed;
    presses += Number(pressed);
    idle = pressed ? 0 : idle + 1;
    if (!pressed) await people[0]?.page.waitForTimeout(PAUSE);
  }
  throw new Error("The game does not go on.");
}

/** Play on until the score sheet lies on the table, or until it is enough; returns how often was pressed. */
export async function play(person: Person, { seed = 1, until, tap = false }: Play = {}): Promise<number> {
  const below = seeded(seed);
  let presses = 0;
  for (let idle = 0; idle < PATIENCE; ) {
    await hurry(person);
    if (await until?.(presses)) return presses;
    const seen = await look(person);
    if (seen.isOver) return presses;
    const pressed = await pressOf(person, seen, below, tap);
    presses += Number(pressed);
    idle = pressed ? 0 : idle + 1;
    if (!pressed) await person.page.waitForTimeout(PAUSE);
  }
  throw new Error("The game does not go on.");
}
