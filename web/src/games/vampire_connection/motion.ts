/** How a change at the table of The Vampire Connection is shown: journeys, turned village cards, thefts, stakes, drinking. */

import type { Piece, Scene } from "$lib/wire/scene";
import { anchorOf, EDGE, journeyOf } from "./estates";
import { keysIn, numberIn, piecesOf, seatIn, type Act, type Actor, type Anchor, type Choreography, type Fact, type Moment } from "$lib/motion/score";

const VILLAGE: Anchor = { zone: "village" };
/** So many drops are drawn at most; the number beside them is exact. */
const MOST_DROPS = 8;

/** The piece that a name stands for: victims, village cards and vampire cards are called `name-` and their face. */
function pieceNamed(scene: Scene, value: unknown): Actor | null {
  const [key] = keysIn(value);
  const title = typeof value === "object" && value !== null && "text" in value ? String(value.text) : "";
  const isMeant = (piece: Piece) => (title !== "" ? piece.title === title : piece.face !== "" && `name-${piece.face.toLowerCase().replaceAll(" ", "-")}` === key);
  for (const zone of scene.zones) {
    const found = zone.pieces.find(isMeant);
    if (found) return { kind: found.kind, face: found.face, numbers: found.numbers, title: found.title };
  }
  return null;
}

function named(moment: Moment, value: unknown): Actor[] {
  const piece = pieceNamed(moment.before, value) ?? pieceNamed(moment.after, value);
  return piece === null ? [] : [piece];
}

function castle(owner: number): Anchor {
  return { zone: "castle", owner };
}

function tomb(owner: number): Anchor {
  return { zone: "tomb", owner };
}

function hand(owner: number): Anchor {
  return { zone: "hand", owner };
}

// --- journeys ------------------------------------------------------------------------------------

const SETS_OUT = ["fact-travels", "fact-goes-robbing"];
const TURNS = ["fact-turns", "fact-turns-marked", "fact-turns-ignored", "fact-turns-repulsed", "fact-catches"];

function formIn(fact: Fact): string {
  return (keysIn(fact.args["form"])[0] ?? "").replace("name-bat-as-wolf", "name-wolf").replace("name-", "");
}

function goalIn({ args: { player, goal, lord } }: Fact): Anchor {
  if (seatIn(lord) >= 0) return castle(seatIn(lord));
  const [bound = ""] = keysIn(goal);
  return bound === "goal-tomb" ? tomb(seatIn(player)) : bound === "goal-castle" ? castle(seatIn(player)) : VILLAGE;
}

function travels(face: string, from: Anchor, to: Anchor, part = 1): Act {
  return { does: "fly", pieces: [{ kind: "traveller", face }], from, to, travels: true, part };
}

/** Who travels goes from where the vampire lay to where it is bound, or waits at the edge while hunters are asked. */
function setsOut(fact: Fact, { before, after }: Moment): Act[] {
  const seat = seatIn(fact.args["player"]);
  const lay = before.seats.find((one) => one.seat === seat)?.marks.includes("in-tomb") ? tomb(seat) : castle(seat);
  const part = journeyOf(after) === null ? 1 : EDGE;
  return [{ does: "sound", name: "step" }, travels(formIn(fact), lay, goalIn(fact), part)];
}

/** Nobody stopped who waited at the edge: on to the goal. */
function goesOn({ before, after }: Moment): Act[] {
  const waited = journeyOf(before);
  if (waited === null || journeyOf(after) !== null) return [];
  const [zone = "village", owner = "-1"] = anchorOf(waited.goal).split(":");
  return [travels(waited.piece.face, { zone: "way", owner: waited.seat }, { zone, owner: Number(owner) })];
}

/** Who has been somewhere comes home when the last thing there is done. */
function comesHome(fact: Fact, moment: Moment, done: readonly string[]): Act[] {
  const { facts, before } = moment;
  if (facts.slice(facts.indexOf(fact) + 1).some((later) => done.includes(later.key))) return [];
  const out = facts.find((one) => SETS_OUT.includes(one.key));
  const waited = journeyOf(before);
  if (out !== undefined) return [travels(formIn(out), goalIn(out), castle(seatIn(out.args["player"])))];
  if (waited === null) return [];
  const [zone = "village", owner = "-1"] = anchorOf(waited.goal).split(":");
  return [travels(waited.piece.face, { zone, owner: Number(owner) }, castle(waited.seat))];
}

/** A village card is turned over in the middle before anything comes of it. */
function turned(fact: Fact, moment: Moment): Act[] {
  return [{ does: "show", pieces: named(moment, fact.args["card"]), say: fact }];
}

function caught(fact: Fact, moment: Moment): Act[] {
  const home = castle(seatIn(fact.args["player"]));
  return [...turned(fact, moment), { does: "fly", pieces: named(moment, fact.args["card"]), from: "middle", to: home }, ...comesHome(fact, moment, TURNS)];
}

/** Whose captive it was is seen from the table before. */
function stolen(fact: Fact, moment: Moment): Act[] {
  const pieces = named(moment, fact.args["victim"]);
  const from = moment.before.zones.find((zone) => zone.name === "castle" && zone.pieces.some((piece) => piece.face === pieces[0]?.face));
  if (from === undefined) return [];
  const to = castle(seatIn(fact.args["player"]));
  return [{ does: "glow", at: castle(from.owner) }, { does: "fly", pieces, from: castle(from.owner), to }, ...comesHome(fact, moment, [])];
}

// --- what everybody suffers ----------------------------------------------------------------------

/** An event is told in a panel; then all that it takes from a kind of place goes back to the village. */
function emptied(fact: Fact, { before, after }: Moment, place: string): Act[] {
  const flights = before.zones.filter((zone) => zone.name === place).flatMap((zone): Act[] => {
    const stay = piecesOf(after, place, zone.owner).map((piece) => piece.face);
    const gone = zone.pieces.filter((piece) => piece.kind === "victim" && !stay.includes(piece.face));
    return gone.length === 0 ? [] : [{ does: "fly", pieces: gone, from: { zone: place, owner: zone.owner }, to: VILLAGE }];
  });
  return [{ does: "panel", kind: "phase", title: fact, lines: [] }, ...flights];
}

/** A vampire goes from one place of its own to the other. */
function moves(scene: Scene, seat: number, from: Anchor, to: Anchor): Act[] {
  const vampire = [...piecesOf(scene, "castle", seat), ...piecesOf(scene, "tomb", seat)].filter((piece) => piece.kind === "vampire");
  return vampire.length === 0 ? [] : [{ does: "fly", pieces: vampire, from, to, bare: true }];
}

/** The sun rises, then every vampire that lay in its castle flees into its tomb. */
function sunrise(fact: Fact, { before, after }: Moment): Act[] {
  const lies = ({ seats }: Scene) => new Set(seats.filter((seat) => seat.marks.includes("in-tomb")).map((seat) => seat.seat));
  const [lay, now] = [lies(before), lies(after)];
  const flights = [...now].filter((seat) => !lay.has(seat)).flatMap((seat) => moves(before, seat, castle(seat), tomb(seat)));
  return [{ does: "panel", kind: "dawn", title: fact, lines: [] }, { does: "sound", name: "dawn" }, ...flights, { does: "pause" }];
}

/** What drops everybody has; the most are drawn strong. */
function dropsIn({ seats }: Scene) {
  const most = Math.max(...seats.map((seat) => seat.counters["drops"] ?? 0));
  return seats.map((seat) => {
    const drops = seat.counters["drops"] ?? 0;
    return { key: "vc-round-drops", args: { player: { seat: seat.seat } }, count: drops, isMarked: drops === most };
  });
}

/** A new round begins: who has how many drops. */
function round(fact: Fact, moment: Moment): Act[] {
  const now = numberIn(fact.args["round"]);
  if (now <= 1 || now === moment.before.counters["round"]) return [];
  return [{ does: "panel", kind: "round", title: { key: "vc-round", args: { round: now } }, lines: dropsIn(moment.after) }];
}

// --- cards and blood -----------------------------------------------------------------------------

function backs(count: number): Actor[] {
  return Array.from({ length: Math.max(0, count) }, () => ({ kind: "card", face: "" }));
}

/** The cards of one side of a trade: by name for the two, as backs for everybody else. */
function side(moment: Moment, value: unknown): Actor[] {
  if (typeof value === "number") return backs(value);
  return keysIn(value).flatMap((word) => named(moment, { word }));
}

function swapped(fact: Fact, moment: Moment): Act[] {
  const { player, partner, given, wanted } = fact.args;
  const [one, other] = [hand(seatIn(player)), hand(seatIn(partner))];
  return [
    { does: "glow", at: { seat: seatIn(partner) } },
    { does: "fly", pieces: side(moment, given), from: one, to: other },
    { does: "fly", pieces: side(moment, wanted), from: other, to: one },
    { does: "pause" },
  ];
}

/** Offers and refusals stay to be read, longer by those whom they are about. */
function bargained(fact: Fact, { seat }: Moment): Act[] {
  const both = [seatIn(fact.args["player"]), seatIn(fact.args["partner"])];
  return [{ does: "glow", at: { seat: both[1] ?? -1 } }, { does: "pause", long: both.includes(seat) }];
}

function bitten(fact: Fact, moment: Moment, lord: number): Act[] {
  return [
    { does: "strike", how: "bite", at: castle(lord) },
    { does: "sound", name: "bite" },
    { does: "fly", pieces: named(moment, fact.args["victim"]), from: castle(lord), to: tomb(seatIn(fact.args["player"])) },
  ];
}

/** Blood that was drunk becomes drops, which fly to where they are counted. */
function filled(fact: Fact): Act[] {
  const seat = seatIn(fact.args["player"]);
  const drops = Math.min(MOST_DROPS, numberIn(fact.args["drops"]));
  if (drops <= 0) return [{ does: "glow", at: { seat } }];
  const pieces = Array.from({ length: drops }, () => ({ kind: "drop", face: "drop" }));
  return [{ does: "sound", name: "glass" }, { does: "fly", pieces, from: castle(seat), to: { zone: "drops", owner: seat }, bare: true }];
}

const SHOWN: Record<string, (fact: Fact, moment: Moment) => Act[]> = {
  "fact-travels": setsOut,
  "fact-goes-robbing": setsOut,
  "fact-no-hunter": (_, moment) => goesOn(moment),
  "fact-turns": turned,
  "fact-turns-marked": turned,
  "fact-turns-ignored": turned,
  "fact-turns-repulsed": (fact, moment) => [...turned(fact, moment), ...comesHome(fact, moment, TURNS)],
  "fact-catches": caught,
  "fact-village-empty": (fact) => [{ does: "panel", kind: "phase", title: fact, lines: [] }],
  "fact-sunrise": sunrise,
  "fact-leaves-tomb": ({ args: { player } }, { before }) => moves(before, seatIn(player), tomb(seatIn(player)), castle(seatIn(player))),
  "fact-ball": (fact) => [{ does: "panel", kind: "phase", title: fact, lines: [] }],
  "fact-unrest": (fact, moment) => emptied(fact, moment, "castle"),
  "fact-angel": (fact, moment) => emptied(fact, moment, "tomb"),
  "fact-stakes": (fact, moment) => [
    { does: "show", pieces: named(moment, fact.args["hunter"]), say: fact },
    { does: "strike", how: "stake", at: { seat: seatIn(fact.args["target"]) } },
    { does: "sound", name: "stake" },
  ],
  "fact-revives": (fact) => [{ does: "strike", how: "heal", at: { seat: seatIn(fact.args["player"]) } }],
  "fact-steals": stolen,
  "fact-wards-off": (fact, moment) => [{ does: "show", pieces: named(moment, fact.args["card"]), say: fact }, ...comesHome(fact, moment, [])],
  "fact-lays": (fact, moment) => [
    { does: "fly", pieces: named(moment, fact.args["card"]), from: hand(seatIn(fact.args["player"])), to: castle(seatIn(fact.args["lord"])) },
    { does: "pause" },
  ],
  "fact-plays-opportunity": (fact, moment) => [{ does: "show", pieces: named(moment, fact.args["victim"]), say: fact }],
  "fact-plays-escape": (fact, moment) => [
    { does: "show", pieces: named(moment, fact.args["victim"]), say: fact },
    { does: "fly", pieces: named(moment, fact.args["victim"]), from: "middle", to: VILLAGE },
  ],
  "fact-gives": (fact, moment) => [
    { does: "fly", pieces: named(moment, fact.args["victim"]), from: castle(seatIn(fact.args["player"])), to: castle(seatIn(fact.args["to"])) },
  ],
  "fact-consumes": (fact, moment) => bitten(fact, moment, seatIn(fact.args["player"])),
  "fact-consumes-at-once": (fact, moment) => bitten(fact, moment, lordOf(fact, moment)),
  "fact-plays-party": (fact, moment) => bitten(fact, moment, seatIn(fact.args["lord"])),
  "fact-drinks": (fact) => [{ does: "glow", at: castle(seatIn(fact.args["player"])) }, { does: "sound", name: "glass" }, { does: "pause" }],
  "fact-buys": filled,
  "fact-draws": (fact) => [{ does: "fly", pieces: backs(numberIn(fact.args["cards"])), from: { zone: "deck" }, to: hand(seatIn(fact.args["player"])) }],
  "fact-you-draw": (fact, moment) => [{ does: "fly", pieces: side(moment, fact.args["cards"]), from: { zone: "deck" }, to: hand(moment.seat), turned: true }],
  "fact-offers": bargained,
  "fact-offers-numbers": bargained,
  "fact-counters": bargained,
  "fact-counters-numbers": bargained,
  "fact-no-trade": bargained,
  // The log says that nothing was to be decided; there is nothing to be seen of it.
  "log-unasked": () => [],
  "fact-trades": swapped,
  "fact-trades-numbers": swapped,
  "fact-wins-game": (fact, moment) => [{ does: "panel", kind: "score", title: fact, lines: dropsIn(moment.after) }],
};

/** In whose castle somebody lay that is drained on the spot. */
function lordOf(fact: Fact, moment: Moment): number {
  const [victim] = named(moment, fact.args["victim"]);
  const lay = moment.before.zones.find((zone) => zone.name === "castle" && zone.pieces.some((piece) => piece.face === victim?.face));
  return lay?.owner ?? seatIn(fact.args["player"]);
}

const choreography: Choreography = (fact, moment) => {
  if (fact.key === "fact-turn-begins") return round(fact, moment);
  return SHOWN[fact.key]?.(fact, moment) ?? null;
};
export default choreography;
