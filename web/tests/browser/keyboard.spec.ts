/** Without a mouse: in at the door, a table set, and rounds of Vampire Queen played by keys alone. */

import { expect, test } from "./fixtures";
import type { Person } from "./people";

/** Walk with Tab until something with this name has the focus. */
async function walkTo(person: Person, name: string): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await person.page.keyboard.press("Tab");
    const here = await person.page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null;
      return (at?.ariaLabel || at?.innerText || (at as HTMLInputElement | null)?.labels?.[0]?.innerText || "").trim();
    });
    if (here === name) return;
  }
  throw new Error(`Tab never leads to ${name}.`);
}

/** How far along the hand the next card lies that may be played; -1 if none may. */
function stepsToPlayable(person: Person): Promise<number> {
  return person.page.evaluate(() => {
    const cards = [...document.querySelectorAll("[data-hand] [role=option]")];
    return cards.findIndex((card) => card.hasAttribute("data-can"));
  });
}

/** One answer: the first card that may be played, or passing; passing as well if one card alone is not enough. */
async function answer(person: Person, attempt: number): Promise<void> {
  const { keyboard } = person.page;
  if (attempt % 4 === 3) {
    await keyboard.press("Escape");
    await keyboard.press("p");
    return;
  }
  const steps = await stepsToPlayable(person);
  if (steps < 0) return keyboard.press("p");
  await keyboard.press("h");
  await keyboard.press("Home");
  for (let step = 0; step < steps; step += 1) await keyboard.press("ArrowRight");
  await keyboard.press(" ");
  await keyboard.press("Enter");
}

test("rounds of Vampire Queen by keys alone", async ({ someone }) => {
  const person = await someone();
  const { page } = person;
  await page.mouse.move(0, 0);
  await person.go();
  await expect(person.button("web-deal")).toBeVisible();
  await walkTo(person, person.say("web-deal"));
  await page.keyboard.press("Enter");
  await page.keyboard.type("Leon");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox", { name: person.words.like("table-hand") })).toBeVisible();

  const log = page.getByRole("log");
  const rounds = () => log.getByText(/takes|wins the round/).count();
  const tray = page.locator(".tray.mine");
  for (let answers = 0; answers < 200 && (await rounds()) < 3; ) {
    // Only what was answered is counted: how long the others think must not matter.
    if (await tray.isVisible()) await answer(person, answers++);
    await page.waitForTimeout(30);
  }
  expect(await rounds()).toBeGreaterThanOrEqual(3);
  expect(await log.getByText(/^Leon (leads|plays|passes)/).count()).toBeGreaterThan(1);

  await page.keyboard.press("c");
  await expect(page.getByRole("tab", { name: person.words.like("table-chat") })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("r");
  await expect(page.getByRole("tab", { name: person.say("table-rules") })).toHaveAttribute("aria-selected", "true");
});
