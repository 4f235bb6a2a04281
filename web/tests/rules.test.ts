import { describe, expect, test } from "vitest";
import { behind, byChapter, searched } from "$lib/rules/clauses";
import { blocks, hits, inline } from "$lib/rules/markdown";

const clause = (id: string, chapter: string, text: string, engine = false) => ({ id, chapter, text, engine });
const book = [
  clause("VQ-1", "1. Aim", "Get rid of\nyour cards."),
  clause("VQ-47", "6. Queens", "A queen played with number cards takes their value."),
  clause("VQ-60", "7. Slayers", "Leading a slayer opens a slayer round."),
  clause("VQ-61", "7. Slayers", "Everyone plays one vampire."),
];

describe("clauses", () => {
  test("are found by every word that is typed, or by their number", () => {
    expect(searched(book, "QUEEN value").map((one) => one.id)).toEqual(["VQ-47"]);
    expect(searched(book, "vq-60").map((one) => one.id)).toEqual(["VQ-60"]);
    expect(searched(book, "")).toHaveLength(4);
  });
  test("lie together by chapter", () => expect(byChapter(book).map((one) => one.clauses.length)).toEqual([1, 1, 2]));
  test("of this moment are those that the game names, in its order and once", () => {
    const moments = { "decision-raise": ["VQ-47", "VQ-1"], "window-x": ["VQ-1", "VQ-60", "VQ-99"] };
    expect(behind(book, moments, ["decision-raise", "window-x"]).map((one) => one.id)).toEqual(["VQ-47", "VQ-1", "VQ-60"]);
    expect(behind(book, moments, ["decision-other"])).toEqual([]);
  });
});

describe("the text of a clause", () => {
  test("flows, and a ruling stands by itself", () => {
    const [first, second] = blocks("One *two*\nthree (VQ-38).\nRuling: four.");
    expect(first).toEqual({
      kind: "p", isRuling: false,
      parts: [{ kind: "", text: "One " }, { kind: "em", text: "two" }, { kind: "", text: " three (" }, { kind: "clause", text: "VQ-38" }, { kind: "", text: ")." }],
    });
    expect(second).toMatchObject({ kind: "p", isRuling: true });
  });
  test("has tables with a head and rows", () => {
    const [table, after] = blocks("| a | b |\n| --- | --- |\n| `1` | **x** |\n\nAfter.");
    expect(table).toEqual({
      kind: "table", head: [[{ kind: "", text: "a" }], [{ kind: "", text: "b" }]], rows: [[[{ kind: "code", text: "1" }], [{ kind: "strong", text: "x" }]]],
    });
    expect(after).toMatchObject({ kind: "p" });
  });
  test("has lists whose items may go over several lines, and pictures of signs", () => {
    expect(blocks("1. one\n   more\n2. two")).toMatchObject([{ kind: "list", isOrdered: true, items: [[{ text: "one more" }], [{ text: "two" }]] }]);
    expect(blocks("```\na *b*\n```\nc")).toMatchObject([{ kind: "code", text: "a *b*" }, { kind: "p" }]);
  });
  test("never becomes markup", () => expect(inline("<b>1</b>")).toEqual([{ kind: "", text: "<b>1</b>" }]));
  test("shows what was searched for, whatever was typed", () => {
    expect(hits("Play a Queen (Q).", ["queen", "(q"])).toEqual([
      { text: "Play a ", isHit: false }, { text: "Queen", isHit: true }, { text: " ", isHit: false }, { text: "(Q", isHit: true }, { text: ").", isHit: false },
    ]);
  });
});
