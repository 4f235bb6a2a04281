/** What the troupe lays over the table, and when it takes it away again; no page is needed for that. */

import { expect, it } from "vitest";
import type { PanelAct } from "../src/lib/motion/score";
import { Troupe } from "../src/lib/motion/troupe";
import type { Scene } from "../src/lib/table/kinds";

/** A troupe over a page that has only a middle; it counts what lies there. */
function troupe() {
  const lying = new Set<object>();
  const middle = { getBoundingClientRect: () => ({ x: 0, y: 0, width: 800, height: 500 }) };
  const page = { querySelector: () => middle, querySelectorAll: () => [] } as unknown as ParentNode;
  const made = new Troupe({} as HTMLElement, page, () => {
    const element = { style: {}, dataset: {} } as unknown as HTMLElement;
    lying.add(element);
    return { element, remove: () => void lying.delete(element) };
  });
  made.isStill = true;
  return { made, lying };
}

const scene = { zones: [] } as unknown as Scene;
const panel: PanelAct = { does: "panel", kind: "dawn", title: { key: "fact-sunrise", args: {} }, lines: [] };

it("takes a shown card away before a panel that lies in the same place", () => {
  const { made, lying } = troupe();
  made.perform({ does: "show", pieces: [{ kind: "event", face: "Sunrise" }] }, 1900, scene);
  expect(lying.size).toBe(1);
  made.perform(panel, 2200, scene);
  expect(lying.size).toBe(0);
});

it("leaves it there under a strip, which lies elsewhere", () => {
  const { made, lying } = troupe();
  made.perform({ does: "show", pieces: [{ kind: "event", face: "Sunrise" }] }, 1900, scene);
  made.perform({ ...panel, isSlim: true }, 2200, scene);
  expect(lying.size).toBe(1);
});
