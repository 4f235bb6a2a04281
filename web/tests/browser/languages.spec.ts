/** The page in other languages: chosen by the browser, switched while a match is under way. */

import { disorder } from "./disorder";
import { expect, test } from "./fixtures";
import { againstBots, atTable, type Person } from "./people";
import { isAsked, play } from "./player";
import { wordsOf, type Language } from "./words";

/** Keys that were never turned into words, and what careless code prints. */
const RAW = /\b(web|table|fact|notice|refusal|counter|zone|seat|question|label|bot|room)-[a-z]+(-[a-z]+)*\b|\[object|undefined|\bNaN\b/;

async function readEverything(person: Person): Promise<string> {
  const labels = await person.page.locator("[aria-label], [title]").evaluateAll((all) =>
    all.map((one) => `${one.getAttribute("aria-label") ?? ""} ${one.getAttribute("title") ?? ""}`),
  );
  return [await person.page.locator("body").innerText(), ...labels].join("\n");
}

async function readsWell(person: Person, language: Language): Promise<void> {
  await expect(person.page.locator("html")).toHaveAttribute("lang", language);
  expect((await readEverything(person)).match(RAW)?.[0] ?? "").toBe("");
}

test("a German plays, and goes on in Russian", async ({ someone }) => {
  const leon = await someone({ language: "de" });
  await againstBots(leon, "vampire_queen", { seats: 3, bot: "moth" });
  await readsWell(leon, "de");
  await play(leon, { until: (presses) => presses >= 4 });
  await leon.link("table-settings").click();
  await expect(leon.page.getByRole("dialog", { name: leon.say("web-settings") })).toBeVisible();

  const russian = wordsOf("ru");
  await leon.pick(leon.say("web-language"), "Русский");
  await expect(leon.page.getByRole("dialog", { name: russian.say("web-settings") })).toBeVisible();
  await readsWell(leon, "ru");
  await leon.page.getByRole("button", { name: russian.say("web-settings-back") }).click();
  await expect(leon.page.getByRole("tab", { name: russian.say("table-rules") })).toBeVisible();
  await play(leon, { seed: 2, until: (presses) => presses >= 4 });
  await readsWell(leon, "ru");
});

for (const language of ["fr", "it", "ru"] as const) {
  test(`every page reads well in ${language}`, async ({ someone }) => {
    const person = await someone({ language });
    await againstBots(person, "vampire_empire", { bot: "moth" });
    await play(person, { until: (presses) => presses >= 5 });
    await atTable(person);
    await readsWell(person, language);
    for (const path of ["/", "/settings", "/rules/grottenstein"]) {
      await person.go(path);
      await expect(person.page.getByRole("heading", { level: 1 })).toBeVisible();
      await readsWell(person, language);
    }
  });
}

/** Names that are cut, and a table of which a part has to be looked for. */
function cutShort(): string[] {
  const faults = [...document.querySelectorAll<HTMLElement>("main .nine .name, main .person h2")]
    .filter((name) => name.scrollWidth > name.clientWidth + 1)
    .map((name) => `${name.textContent} is cut`);
  const root = document.querySelector<HTMLElement>("main .root")!;
  return root.scrollHeight > root.clientHeight + 1 ? [...faults, `the table is ${root.scrollHeight} high in ${root.clientHeight}`] : faults;
}

for (const language of ["fr", "ru"] as const) {
  test(`the nine characters have their names on every size, in ${language}`, async ({ someone }) => {
    const person = await someone({ language });
    await againstBots(person, "vampire_empire", { bot: "moth" });
    await play(person, { until: async (presses) => presses >= 3 && (await isAsked(person)) });
    for (const [width, height] of [[1440, 900], [1280, 800], [820, 1180], [390, 844], [360, 740]] as const) {
      await person.page.setViewportSize({ width, height });
      await expect.poll(() => person.page.evaluate(cutShort), `${width} by ${height}`).toEqual([]);
      expect(await person.page.evaluate(disorder), `${width} by ${height}`).toEqual([]);
    }
  });
}
