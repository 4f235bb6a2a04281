/** The table of Vampire Empire: what it reads from scenes, and how it tells facts in movement. */

import { expect, test } from "vitest";
import { deedsOf, fightOf, inOrder, knownOf, narrowName, placed, timeOf } from "../src/games/vampire_empire/court";
import choreography from "../src/games/vampire_empire/motion";
import type { Piece, Scene, Zone } from "../src/lib/wire/scene";
import { LANGUAGES, Words } from "../src/lib/words/words";

const piece = (kind: string, face: string, ...marks: string[]): Piece => ({ kind, face, marks, node: "", numbers: [], title: "" });
const zone = (name: string, owner: number, ...pieces: Piece[]): Zone => ({ name, shape: "row", owner, pieces });

function scene(counters: Record<string, number>, ...zones: Zone[]): Scene {
  const seats = [{ seat: 0, team: 0, counters: {}, marks: ["plays-vampires"] }, { seat: 1, team: 1, counters: {}, marks: ["plays-humans", "active"] }];
  return { game: "vampire_empire", seat: 1, asked: [], seats, zones, notices: [], counters, decision: null, window: null, outcome: null, standing: [] };
}

const FOUGHT = scene(
  { turn: 8, day: 4, round: 2, attack: 8, defence: 4, "first-attack": 3, "first-defence": 4, trios: 1 },
  zone("castle", -1, piece("character", "Bishop", "attacker"), piece("character", "Lady", "revealed", "target"), piece("character", "Officer", "doubtful", "can-attack")),
  zone("field", 0, piece("combat-card", "Rapier", "round-1")),
  zone("field", 1, piece("combat-card", "Holy Bible", "round-1"), piece("combat-card", "Relic", "round-2", "new")),
);

test("a combat has two rounds with their own sums, and who acts attacks", () => {
  const fight = fightOf(FOUGHT)!;
  expect(fight.attackSeat).toBe(1);
  expect(fight.rounds.map((round) => round.sums)).toEqual([[3, 4], [8, 4]]);
  expect(fight.rounds[1]!.attack.map((one) => one.piece.face)).toEqual(["Relic"]);
  expect(fight.rounds[1]!.defence).toEqual([]);
});

test("without a round there is no combat", () => {
  expect(fightOf({ ...FOUGHT, counters: { turn: 8, day: 4 } })).toBeNull();
});

test("night and day are counted", () => {
  expect(timeOf(FOUGHT)).toEqual({ isNight: false, number: 4 });
  expect(timeOf(scene({ night: 3 }))).toEqual({ isNight: true, number: 3 });
});

test("what everybody knows is told from what only one knows", () => {
  expect(knownOf(piece("suspect", "Lady", "revealed"))).toMatchObject({ is: "vampire", isPublic: true });
  expect(knownOf(piece("suspect", "Lady", "secret"))).toMatchObject({ is: "vampire", isPublic: false });
  expect(knownOf(piece("suspect", "Lady", "doubtful"))).toMatchObject({ is: "open", isPublic: false });
});

test("an action begins at a character only where the scene allows it", () => {
  const choice = { move: "combat", label: { key: "move-combat", args: {} }, on: [], then: [] };
  const laid = { piece: piece("character", "Officer", "can-attack"), spot: { zone: 0, place: 2 } };
  expect(deedsOf(laid, [choice]).map((deed) => deed.line)).toEqual(["combat; Officer"]);
  expect(deedsOf(laid, [])).toEqual([]);
});

test("nobody in the castle changes place, and a newcomer takes the one that was left", () => {
  const before = placed([], ["Lady", "Officer", "Bishop"]);
  expect(before).toEqual(["Lady", "Officer", "Bishop"]);
  expect(placed(before, ["Lady", "Bishop", "Cook"])).toEqual(["Lady", "Cook", "Bishop"]);
  expect(placed(before, ["Bishop"])).toEqual(["", "", "Bishop"]);
  expect(placed(before, ["Lady", "Officer", "Bishop", "Nun"])).toEqual(["Lady", "Officer", "Bishop", "Nun"]);
  expect(placed(["Lady", "Officer", "Bishop", "Nun"], ["Officer", "Bishop", "Cook"])).toEqual(["Cook", "Officer", "Bishop"]);
});

test("when five have become three again, nobody stands outside their three places", () => {
  const five = placed(["Lady", "Officer", "Bishop"], ["Lady", "Officer", "Bishop", "Nun", "Cook"]);
  expect(placed(five, ["Officer", "Nun", "Cook"])).toEqual(["Nun", "Officer", "Cook"]);
  expect(placed(five, ["Lady", "Officer", "Bishop", "Cook"])).toEqual(["Lady", "Officer", "Bishop", "", "Cook"]);
});

test("cards that lie on the table stay where they are when the other player answers", () => {
  expect(inOrder([], [1])).toEqual([1]);
  expect(inOrder([1], [0, 1])).toEqual([1, 0]);
  expect(inOrder([1, 0], [0])).toEqual([0]);
});

test("an attack flies into the field, a death is a panel, and what is unknown is left to the house", () => {
  const moment = { before: FOUGHT, after: FOUGHT, facts: [], seat: 1 };
  const attack = choreography({ key: "fact-attacks", args: { player: { seat: 1 }, cards: { words: [{ word: "name-relic" }] } } }, moment)!;
  expect(attack[0]).toMatchObject({ does: "fly", to: { zone: "field", owner: 1 }, pieces: [{ face: "Relic" }] });
  const death = choreography({ key: "fact-dies-vampire", args: { character: { word: "name-lady" } } }, moment)!;
  expect(death).toMatchObject([{ does: "strike", at: { zone: "at Lady" } }, { does: "fly", from: { zone: "at Lady" }, to: { zone: "of Lady" } }, { does: "panel" }]);
  expect(choreography({ key: "fact-new-deck", args: {} }, moment)).toBeNull();
});

test("the sums of a round are told beside the cards that make them", () => {
  const moment = { before: FOUGHT, after: FOUGHT, facts: [], seat: 1 };
  const [panel] = choreography({ key: "fact-round-2", args: { attack: 8, defence: 4 } }, moment)!;
  expect(panel).toMatchObject({ does: "panel", kind: "round", isSlim: true });
});

test("a newcomer flies from among the nine to the place that was left", () => {
  const after = { ...FOUGHT, zones: [zone("castle", -1, piece("character", "Bishop"), piece("character", "Cook"), piece("character", "Officer")), zone("dead", -1, piece("character", "Lady"))] };
  const moment = { before: FOUGHT, after, facts: [], seat: 1 };
  expect(choreography({ key: "fact-enters", args: { character: { word: "name-cook" } } }, moment)).toMatchObject([{ does: "fly", from: { zone: "of Cook" }, to: { zone: "at Lady" } }]);
});

test("own cards that lie there since they were chosen do not fly again", () => {
  const before = { ...FOUGHT, zones: [...FOUGHT.zones.slice(0, 2), zone("field", 1, piece("combat-card", "Relic", "round-2", "composed"))] };
  const moment = { before, after: FOUGHT, facts: [], seat: 1 };
  const acts = choreography({ key: "fact-attacks-again", args: { player: { seat: 1 }, cards: { words: [{ word: "name-relic" }] } } }, moment)!;
  expect(acts.map((act) => act.does)).toEqual(["glow", "pause", "sound"]);
});

const texts = import.meta.glob<string>(["../src/games/vampire_empire/text/*.ftl", "../../src/gruft/games/vampire_empire/text/*.ftl"], { query: "?raw", import: "default", eager: true });

test.each(LANGUAGES)("a name that may be broken in a narrow column is the same name (%s)", (language) => {
  const own = new Words(language, [texts[`../src/games/vampire_empire/text/${language}.ftl`]!]);
  const words = new Words(language, [texts[`../../src/gruft/games/vampire_empire/text/${language}.ftl`]!]);
  for (const face of ["Lady", "Lord", "Officer", "Monk", "Nun", "Bishop", "Maid", "Cook", "Butler"]) {
    const [key, shown] = [`ve-narrow-${face.toLowerCase()}`, piece("suspect", face)];
    const broken = narrowName(shown, words, own);
    expect(broken).toBe(own.has(key) ? own.say(key) : words.say(`name-${face.toLowerCase()}`));
    expect(narrowName({ ...shown, title: "Concierge" }, words, own)).toBe("Concierge");
  }
});
