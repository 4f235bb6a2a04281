import { describe, expect, test } from "vitest";
import { aboutPiece, aboutsBy, piecesNamed } from "$lib/pieces/abouts";
import { beside } from "$lib/pieces/placing";
import type { Choice, Piece, Scene } from "$lib/table/kinds";

const piece = (kind: string, face: string): Piece => ({ kind, face, marks: [], node: "", numbers: [], title: "" });
const about = (name: string) => ({ piece: name, key: `about-${name}`, args: {}, clause: "XX-1" });
const abouts = aboutsBy(["victim", "victim Maid", "card", "card bat", "card wolf"].map(about));
const choice = (more: Partial<Choice>): Choice => ({ move: "m", label: { key: "move", args: {} }, on: [], then: [], ...more });

describe("what a piece tells", () => {
  const told = (kind: string, face: string) => aboutPiece(abouts, piece(kind, face)).map((one) => one.piece);

  test("is said of its face, else of its kind", () => {
    expect(told("victim", "Maid")).toEqual(["victim Maid"]);
    expect(told("victim", "Priest")).toEqual(["victim"]);
  });
  test("of a back is only what all its kind are", () => expect(told("victim", "")).toEqual(["victim"]));
  test("is said of each of several cards that lie as one, and once of those that are alike", () => {
    expect(told("card", "bat+wolf")).toEqual(["card bat", "card wolf"]);
    expect(told("card", "bat+bat")).toEqual(["card bat"]);
  });
  test("is nothing where the house tells nothing", () => expect(told("door", "")).toEqual([]));
});

describe("the pieces of a button", () => {
  const scene = { zones: [{ name: "row", shape: "row", owner: -1, pieces: [piece("victim", "Maid"), piece("victim", "Maid")] }] } as unknown as Scene;

  test("are those it is made on, alike ones once", () => {
    const made = choice({ on: [{ zone: 0, place: 0 }, { zone: 0, place: 1 }], label: { key: "move", args: { card: { word: "card-bat" } } } });
    expect(piecesNamed(made, scene, abouts).map((one) => one.face)).toEqual(["Maid"]);
  });
  test("are those whose names it says, alone or in a list", () => {
    const named = choice({ label: { key: "move", args: { give: { word: "card-bat" }, want: { words: ["card-wolf", { word: "card-none" }] } } } });
    expect(piecesNamed(named, scene, abouts).map((one) => one.face)).toEqual(["bat", "wolf"]);
  });
  test("are none where it names none", () => expect(piecesNamed(choice({}), null, abouts)).toEqual([]));
});

describe("the place beside a piece", () => {
  const page = { width: 1000, height: 800 };
  const size = { width: 400, height: 300 };

  test("is above it, else below, and never outside the page", () => {
    expect(beside({ left: 480, top: 600, width: 40, height: 60 }, size, page)).toEqual({ left: 300, top: 288 });
    expect(beside({ left: 0, top: 100, width: 40, height: 60 }, size, page)).toEqual({ left: 12, top: 172 });
  });
  test("is at its side where it is too tall for that", () => {
    expect(beside({ left: 100, top: 200, width: 200, height: 500 }, size, page)).toEqual({ left: 312, top: 300 });
    expect(beside({ left: 700, top: 200, width: 200, height: 500 }, size, page)).toEqual({ left: 288, top: 300 });
  });
});
