/** The newcomer's eye is not blind: each kind of fault is planted in a page, and found; a page in order has none. */

import type { Page } from "@playwright/test";
import { disorder, moved, places } from "./disorder";
import { expect, test } from "./fixtures";
import { speakers, toldNow } from "./speakers";
import { watch, type Watched } from "./watching";

/** A table as small as can be, drawn with the words that the eye looks for. */
const TABLE = `
  <header class="bar"><button>Menu</button></header>
  <main class="table">
    <section data-seat="0"><b id="name">Leon</b><span>3 cards</span></section>
    <section data-seat="1"><b>Sable</b></section>
    <div data-zone="crypt:-1" aria-label="crypt"><span class="card" data-card data-piece="0.0" role="img" aria-label="Seven">Seven</span></div>
    <i data-zone="field:0" aria-hidden="true"></i>
    <div data-scene="castle" data-zone="castle:-1"><span data-zone="gate:-1">Gate</span></div>
    <div class="layer"></div>
    <div class="over" data-stage="live" data-fact="0"></div>
  </main>
  <section class="tray"><div class="prompt"><strong id="prompt">Play a card.</strong><button data-move="pass">Pass</button><button data-move="7" data-names="1">Play Seven</button></div></section>`;
const STYLE = `
  * { margin: 0; box-sizing: border-box; font: 16px/20px sans-serif }
  .bar, main, .tray { position: absolute; left: 0; width: 800px }
  .bar { top: 0; height: 40px } main { top: 40px; height: 400px } .tray { top: 440px; height: 160px }
  main > * { position: absolute } .over, .layer { inset: 0; pointer-events: none }
  [data-seat="0"] { left: 10px; top: 10px; width: 200px; height: 60px } [data-seat="1"] { left: 300px; top: 10px; width: 200px; height: 60px }
  [data-zone="crypt:-1"] { left: 10px; top: 100px; width: 200px; height: 100px } .card { display: block; width: 60px; height: 84px; background: #fff }
  [data-zone="field:0"] { left: 300px; top: 100px; width: 80px; height: 80px } [data-scene] { left: 10px; top: 240px; width: 300px; height: 100px }
  .tray button { position: absolute; top: 60px; left: 10px; width: 100px } .tray button + button { left: 130px }
  #cover { position: absolute; left: 0; top: 0; width: 60px; height: 90px; background: #333 }`;

async function laid(page: Page): Promise<void> {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.setContent(`<!doctype html><style>${STYLE}</style>${TABLE}`);
}

/** Change the page as a careless hand would. */
function spoil(page: Page, selector: string, change: { style?: string; html?: string; into?: string; says?: string; data?: [string, string] }): Promise<void> {
  return page.locator(selector).evaluate((element, { style, html, into, says, data }) => {
    if (style !== undefined) element.setAttribute("style", style);
    if (html !== undefined) element.insertAdjacentHTML("beforeend", html);
    if (says !== undefined) element.textContent = says;
    if (into !== undefined) document.querySelector(into)!.append(element);
    if (data !== undefined) element.setAttribute(...data);
  }, change);
}

test.beforeEach(({ page }) => laid(page));

test("a table in order is in order", async ({ page }) => {
  expect(await page.evaluate(disorder)).toEqual([]);
  expect((await page.evaluate(speakers, [])).map(({ name, under }) => [name, under])).toEqual([["Seven in crypt", ""], ["Play Seven in the prompt", ""]]);
});

const COVER = '<div id="cover"></div>';
const ORDER: [string, string, Parameters<typeof spoil>[2], RegExp][] = [
  ["a label under something", '[data-seat="0"]', { html: COVER }, /^b “Leon” is covered by div/],
  ["a label of which only the end is covered", '[data-seat="0"]', { html: '<div id="cover" style="left: 30px"></div>' }, /^b “Leon” is covered by div/],
  ["a label under something that lets the pointer through", '[data-seat="0"]', { html: '<div id="cover" style="pointer-events: none"></div>' }, /^b “Leon” is covered by div/],
  ["a label under what is told in one line", '[data-seat="0"]', { html: '<div id="cover" class="told">Meanwhile</div>' }, /^b “Leon” is covered by div\.told/],
  ["a card under something that is no card", '[data-zone="crypt:-1"]', { html: COVER }, /“Seven” is covered by div/],
  ["a prompt under a sheet", ".tray", { html: '<div id="cover" data-sheet></div>' }, /“Play a card\.” is covered by div/],
  ["a sheet beyond the table", "main", { html: '<div data-sheet style="left: 0; top: 300px; width: 100px; height: 200px"></div>' }, /^div “” lies beyond the table/],
  ["words of a sheet under something", "main", { html: `<div data-sheet style="left: 400px; top: 200px; width: 100px; height: 100px">Trade${COVER}</div>` }, /“Trade” is covered by div/],
  ["a button off the screen", '[data-move="pass"]', { style: "left: 760px" }, /“Pass” is cut by the screen/],
  ["a button below the screen", '[data-move="pass"]', { style: "top: 150px" }, /“Pass” is cut by the screen/],
  ["a seat that is cut by the table", '[data-seat="1"]', { html: "", style: "left: 700px" }, /seat 1.* is cut by/],
  ["buttons on each other", '[data-move="pass"]', { style: "left: 90px" }, /\[pass\].* overlap/],
  ["zones on each other", '[data-zone="crypt:-1"]', { style: "top: 200px" }, /\[crypt:-1\].* overlap/],
  ["a page wider than the screen", "body", { html: '<div style="width: 900px; height: 1px"></div>' }, /900 wide on a screen of 800/],
];
for (const [what, selector, change, finding] of ORDER) {
  test(`${what} is found`, async ({ page }) => {
    await spoil(page, selector, change);
    expect(await page.evaluate(disorder)).toContainEqual(expect.stringMatching(finding));
  });
}

const FREE: [string, string, Parameters<typeof spoil>[2]][] = [
  ["a sheet may lie over the table", "main", { html: '<div data-sheet style="left: 0; top: 0; width: 800px; height: 400px; background: #fff">Trade</div>' }],
  ["a card may lie on a card", '[data-zone="crypt:-1"]', { html: '<span class="card" data-card style="position: absolute; left: 10px; top: 5px">Nine</span>' }],
  ["a figure on its way may pass over empty places", "main", { html: '<span data-zone="way:0" data-passing style="left: 90px; top: 140px; width: 40px; height: 40px"></span>' }],
  ["what is being told may pass over the table", ".over", { data: ["data-stage", "telling"], html: '<div class="told" style="position: absolute; left: 0; top: 0; width: 300px; height: 60px; background: #fff">Leon plays 7.</div>' }],
  ["what cannot be seen covers nothing", '[data-seat="0"]', { html: '<div id="cover" style="background: none"></div>' }],
];
for (const [what, selector, change] of FREE) {
  test(what, async ({ page }) => {
    await spoil(page, selector, change);
    expect(await page.evaluate(disorder)).toEqual([]);
  });
}

const MOVES: [string, string, Parameters<typeof spoil>[2], string[]][] = [
  ["a seat", '[data-seat="1"]', { style: "left: 302px" }, ["seat 1"]],
  ["a seat, though another number stands in it", '[data-seat="0"]', { style: "top: 14px", says: "Leon 2 cards" }, ["seat 0"]],
  ["a zone in which nothing changed", '[data-zone="crypt:-1"]', { style: "top: 104px" }, ["zone crypt:-1", "piece 0.0"]],
  ["a piece in its zone", ".card", { style: "margin-left: 9px" }, ["piece 0.0"]],
  ["the prompt", ".prompt", { style: "margin-top: 3px" }, [".prompt"]],
  ["the tray because of its height", ".tray", { style: "height: 150px; top: 450px" }, [".tray", ".prompt"]],
  ["an empty zone that can be seen", '[data-zone="field:0"]', { style: "left: 310px; border: 1px solid" }, []],
  ["a stage on which another scene is set", "[data-scene]", { style: "top: 250px", data: ["data-scene", "combat"] }, ["the corner of zone castle:-1"]],
  ["a stage that grows within a scene", "[data-scene]", { style: "height: 120px" }, ["zone castle:-1"]],
];
for (const [what, selector, change, names] of MOVES) {
  test(`that ${what} moved is found`, async ({ page }) => {
    if (names.length === 0) await spoil(page, selector, { style: "border: 1px solid" });
    const before = await page.evaluate(places);
    await spoil(page, selector, change);
    const found = moved(before, await page.evaluate(places));
    expect(found.map((one) => one.replace(/ moved from.*/, ""))).toEqual(names.length === 0 ? ["zone field:0"] : names);
  });
}

test("what facts have changed may move, and what cannot be seen", async ({ page }) => {
  const before = await page.evaluate(places);
  await spoil(page, '[data-zone="gate:-1"]', { style: "margin-left: 40px", says: "Gate, broken down" });
  await spoil(page, '[data-zone="field:0"]', { style: "left: 330px" });
  await spoil(page, '[data-zone="crypt:-1"]', { html: '<span class="card" data-piece="0.1" aria-label="Nine"></span>' });
  await spoil(page, ".card >> nth=0", { style: "margin-left: 9px" });

  expect(moved(before, await page.evaluate(places))).toEqual([]);
});

/** Two figures of one seat, and two cards on a plan of which only a number is seen; as the scene counts them, from a first number on. */
const counted = (first: number, numbers: readonly [number, number]) => `
  <section id="figures"><button data-seat="${2 + first}" data-figure="red" data-piece="3.${first}" style="position: absolute; left: 10px; top: 360px; width: 60px; height: 30px">Red</button></section>
  <svg class="plan" data-zone="fields:-1" style="left: 520px; top: 100px; width: 200px; height: 100px">
    ${numbers.map((number, at) => `<g data-piece="11.${first + at}"><rect x="${number * 20}" y="10" width="12" height="14"></rect><text x="${number * 20}" y="20">${number}</text></g>`).join("")}
  </svg>`;

test("what is only counted anew has not moved; what keeps its number and its colour has", async ({ page }) => {
  const lay = (first: number, numbers: readonly [number, number]) =>
    page.evaluate((html) => {
      for (const one of document.querySelectorAll("#figures, svg.plan")) one.remove();
      document.querySelector("main")!.insertAdjacentHTML("beforeend", html);
    }, counted(first, numbers));
  await lay(1, [3, 6]);
  const before = await page.evaluate(places);

  // A card was taken on another floor, and the figure plays for the other side.
  await lay(0, [3, 6]);
  expect(moved(before, await page.evaluate(places))).toEqual([]);

  await lay(1, [3, 6]);
  await spoil(page, '[data-piece="11.2"]', { style: "transform: translateX(9px)" });
  await spoil(page, "[data-figure]", { style: "position: absolute; left: 90px; top: 360px; width: 60px; height: 30px" });
  expect(moved(before, await page.evaluate(places)).map((one) => one.replace(/ moved from.*/, ""))).toEqual(["figure red", "piece 3.1", "piece 11.2"]);
});

test("a piece that nobody can point at is found", async ({ page }) => {
  await spoil(page, '[data-zone="crypt:-1"]', { html: COVER });
  const [piece] = await page.evaluate(speakers, []);
  expect([piece?.name, piece?.under]).toEqual(["Seven in crypt", "div."]);
});

test("a piece that lets the pointer through is found", async ({ page }) => {
  await spoil(page, ".card", { style: "pointer-events: none" });
  expect((await page.evaluate(speakers, []))[0]?.under).not.toBe("");
});

test("a piece that speaks in one zone is asked again in another", async ({ page }) => {
  await spoil(page, '[data-zone="castle:-1"]', { html: '<span data-piece="1.0" aria-label="Seven">7</span>' });
  expect((await page.evaluate(speakers, ["Seven in crypt"])).map(({ name }) => name)).toContain("Seven in castle");
});

test("a silent piece, and one that says what was read before, tell nothing", async ({ page }) => {
  expect(await page.evaluate(toldNow)).toBeNull();
  await spoil(page, "body", { html: '<dialog open data-tells><h2>Seven</h2><p>It counts seven at the end. <a href="#">VQ-1</a></p></dialog>' });

  expect(await page.evaluate(toldNow)).toMatchObject({ heading: "Seven", sentences: 1, clause: "VQ-1", isPinned: true });
  expect(await page.evaluate(toldNow)).toBeNull();
});

/** Let a movement of the first fact last so long, and tell the second after `after`. */
async function toldIn(page: Page, lasts: number, after: number): Promise<string[]> {
  await page.evaluate(watch);
  await page.evaluate(async ([lasts, after]) => {
    const over = document.querySelector<HTMLElement>(".over")!;
    const ghost = Object.assign(document.createElement("div"), { className: "ghost" });
    [over.dataset["fact"], ghost.dataset["fact"]] = ["1", "1"];
    document.querySelector(".layer")!.append(ghost);
    const flight = ghost.animate([{ opacity: 0 }, { opacity: 1 }], { duration: lasts! - 20, delay: 20 });
    await new Promise((resolve) => setTimeout(resolve, after));
    // As the stage does: what still moves is cut short, so that nothing runs any more.
    flight.finish();
    over.dataset["fact"] = "2";
    await new Promise((resolve) => setTimeout(resolve));
  }, [lasts, after]);
  return page.evaluate(() => (window as unknown as { watched: Watched }).watched.early);
}

test("a fact that comes before the movement of the last has ended is found", async ({ page }) => {
  expect(await toldIn(page, 400, 100)).toEqual([expect.stringMatching(/^fact 2 while ghost of fact 1/)]);
});

test("a fact that comes after it is none", async ({ page }) => {
  expect(await toldIn(page, 100, 100)).toEqual([]);
});
