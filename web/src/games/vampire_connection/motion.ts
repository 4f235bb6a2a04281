/** How a change at the table of The Vampire Connection is shown: journeys, turned village cards, thefts, stakes, drinking. */

import type { Piece, Scene } from "$lib/wire/scene";
import { keysIn, numberIn, seatIn, type Act, type Actor, type Anchor, type Choreography, type Fact, type Moment } from "$lib/motion/score";

const VILLAGE: Anchor = { zone: "village" };

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

/** Who travels goes from where the vampire lay to where it is bound. */
function journey(fact: Fact, moment: Moment): Act[] {
  const { player, form, goal, lord } = fact.args;
  const seat = seatIn(player);
  const face = (keysIn(form)[0] ?? "").replace("name-bat-as-wolf", "name-wolf").replace("name-", "");
  const [bound = ""] = keysIn(goal);
  const to = seatIn(lord) >= 0 ? castle(seatIn(lord)) : bound === "goal-tomb" ? tomb(seat) : bound === "goal-castle" ? castle(seat) : VILLAGE;
  const lay = moment.before.seats.find((one) => one.seat === seat)?.marks.includes("in-tomb") ? tomb(seat) : castle(seat);
  return [{ does: "sound", name: "step" }, { does: "fly", pieces: [{ kind: "traveller", face }], from: lay, to }];
}

/** A village card is turned over in the middle before anything comes of it. */
function turned(fact: Fact, moment: Moment): Act[] {
  return [{ does: "show", pieces: named(moment, fact.args["card"]), say: fact }];
}

const SHOWN: Record<string, (fact: Fact, moment: Moment) => Act[]> = {
  "fact-travels": journey,
  "fact-goes-robbing": journey,
  "fact-turns": turned,
  "fact-turns-marked": turned,
  "fact-turns-ignored": turned,
  "fact-turns-repulsed": turned,
  "fact-catches": (fact, moment) => [
    ...turned(fact, moment),
    { does: "fly", pieces: named(moment, fact.args["card"]), from: "middle", to: { zone: "fresh", owner: seatIn(fact.args["player"]) } },
  ],
  "fact-sunrise": (fact) => [{ does: "panel", kind: "dawn", title: fact, lines: [] }, { does: "sound", name: "dawn" }],
  "fact-stakes": (fact, moment) => [
    { does: "show", pieces: named(moment, fact.args["hunter"]), say: fact },
    { does: "strike", how: "stake", at: { seat: seatIn(fact.args["target"]) } },
    { does: "sound", name: "stake" },
  ],
  "fact-revives": (fact) => [{ does: "strike", how: "heal", at: { seat: seatIn(fact.args["player"]) } }],
  "fact-steals": (fact, moment) => stolen(fact, moment),
  "fact-wards-off": (fact, moment) => [{ does: "show", pieces: named(moment, fact.args["card"]), say: fact }],
  "fact-plays-escape": (fact, moment) => [
    { does: "show", pieces: named(moment, fact.args["victim"]), say: fact },
    { does: "fly", pieces: named(moment, fact.args["victim"]), from: castle(seatIn(fact.args["lord"])), to: VILLAGE },
  ],
  "fact-gives": (fact, moment) => [
    { does: "fly", pieces: named(moment, fact.args["victim"]), from: castle(seatIn(fact.args["player"])), to: castle(seatIn(fact.args["to"])) },
  ],
  "fact-consumes": bitten,
  "fact-consumes-at-once": bitten,
  "fact-plays-party": bitten,
  "fact-drinks": (fact) => [{ does: "glow", at: { seat: seatIn(fact.args["player"]) } }, { does: "sound", name: "glass" }],
};

/** Whose captive it was is seen from the table before. */
function stolen(fact: Fact, moment: Moment): Act[] {
  const pieces = named(moment, fact.args["victim"]);
  const from = moment.before.zones.find((zone) => zone.name === "castle" && zone.pieces.some((piece) => piece.face === pieces[0]?.face));
  const lord = from?.owner ?? -1;
  if (lord < 0) return [];
  return [{ does: "glow", at: castle(lord) }, { does: "fly", pieces, from: castle(lord), to: { zone: "fresh", owner: seatIn(fact.args["player"]) } }];
}

function bitten(fact: Fact, moment: Moment): Act[] {
  const seat = seatIn(fact.args["player"]);
  return [
    { does: "strike", how: "bite", at: castle(seat) },
    { does: "sound", name: "bite" },
    { does: "fly", pieces: named(moment, fact.args["victim"]), from: castle(seat), to: tomb(seat) },
  ];
}

/** A new round begins: who has how many drops. */
function round(fact: Fact, moment: Moment): Act[] {
  const now = numberIn(fact.args["round"]);
  if (now <= 1 || now === moment.before.counters["round"]) return [];
  const most = Math.max(...moment.after.seats.map((seat) => seat.counters["drops"] ?? 0));
  const lines = moment.after.seats.map((seat) => {
    const drops = seat.counters["drops"] ?? 0;
    return { key: "vc-round-drops", args: { player: { seat: seat.seat } }, count: drops, isMarked: drops === most };
  });
  return [{ does: "panel", kind: "round", title: { key: "vc-round", args: { round: now } }, lines }];
}

const choreography: Choreography = (fact, moment) => {
  if (fact.key === "fact-turn-begins") return round(fact, moment);
  return SHOWN[fact.key]?.(fact, moment) ?? null;
};
export default choreography;
