/** Vampir in movement: dice roll, figures walk their way, blows land, cards are turned over, the dead rise. Pure. */

import { keysIn, numberIn, wayIn, type Act, type Anchor, type Choreography, type Fact, type Moment, type Strike } from "$lib/motion/score";
import type { Piece } from "$lib/wire/scene";

const FIGURE = "figure-";
const CARD = "card-";
/** The villa's own name for the figure that is black on the board. */
const FACES: Record<string, string> = { black: "vampire" };
const BLOWS: Record<string, Strike> = { "weapon-bite": "bite", "weapon-bow": "shot", "weapon-stake": "stake" };

/** The figure that an argument names, as it stands on the table; none if an owner calls it by another name. */
function figureIn(value: unknown, { before, after }: Moment): Piece | undefined {
  const key = keysIn(value).find((one) => one.startsWith(FIGURE));
  if (key === undefined) return undefined;
  const colour = key.slice(FIGURE.length);
  const face = FACES[colour] ?? colour;
  const standing = [before, after].flatMap((scene) => scene.zones.filter((zone) => zone.name === "figures").flatMap((zone) => zone.pieces));
  return standing.find((piece) => piece.face === face);
}

function at(value: unknown, moment: Moment): Anchor {
  const figure = figureIn(value, moment);
  return figure === undefined || figure.node === "" ? "middle" : { node: figure.node };
}

/** The square beside a door, or that of the wall. */
function doorAt(value: unknown, moment: Moment): Anchor {
  const [edge = ""] = wayIn(value);
  if (edge.includes("/")) return { node: edge.split("/")[0] ?? "" };
  const wall = moment.before.zones.flatMap((zone) => zone.pieces).find((piece) => piece.kind === "wall-chip");
  return wall === undefined ? "middle" : { node: wall.node };
}

function strike(how: Strike, where: Anchor): Act {
  return { does: "strike", how, at: where };
}

function dice(fact: Fact, name: string, where: Anchor): Act[] {
  const value = numberIn(fact.args[name]);
  return value > 0 ? [{ does: "dice", values: [value], at: where }] : [];
}

function panel(fact: Fact, kind: "death" | "dawn"): Act {
  return { does: "panel", kind, title: fact, lines: [] };
}

/** The card that was turned over; an owner's own card has no picture here, so the house shows it in its way. */
function turnedOver(fact: Fact): Act[] {
  const key = keysIn(fact.args["card"]).find((one) => one.startsWith(CARD));
  if (key === undefined) return [];
  const [field = ""] = wayIn(fact.args["field"]);
  const kind = field.startsWith("C") ? "cellar-card" : "event-card";
  return [{ does: "show", pieces: [{ kind, face: key.slice(CARD.length) }], say: fact }];
}

function attacked(fact: Fact, moment: Moment): Act[] {
  const target = at(fact.args["target"], moment);
  const [weapon = ""] = keysIn(fact.args["weapon"]);
  return [...dice(fact, "die", target), strike(BLOWS[weapon] ?? "blow", target)];
}

function walks(fact: Fact, moment: Moment): Act[] | null {
  const figure = figureIn(fact.args["figure"], moment);
  const way = wayIn(fact.args["way"]);
  if (figure === undefined) return null;
  return way.length > 1 ? [{ does: "walk", figure, way }] : [];
}

function slot(fact: Fact, { before, after }: Moment): Act[] {
  const round = after.counters["round"] ?? 0;
  const isFirst = before.counters["round"] !== round && numberIn(fact.args["round"]) === round;
  return isFirst ? [{ does: "panel", kind: "round", title: { key: "gr-panel-round", args: { round, last: after.counters["last-round"] ?? 0 } }, lines: [] }] : [];
}

const TOLD: Record<string, (fact: Fact, moment: Moment) => Act[] | null> = {
  "fact-throws": (fact, moment) => dice(fact, "thrown", at(fact.args["figure"], moment)),
  "fact-flies": (fact, moment) => dice(fact, "thrown", at(fact.args["figure"], moment)),
  "fact-moves": walks,
  "fact-lies-down": walks,
  "fact-reveals": turnedOver,
  "fact-reveals-hidden": (fact, moment) => [{ does: "glow", at: at(fact.args["figure"], moment) }],
  "fact-trap": (fact, moment) => [...turnedOver(fact), ...(numberIn(fact.args["lost"]) > 0 ? [strike("blow", at(fact.args["figure"], moment))] : [])],
  "fact-trap-fails": turnedOver,
  "fact-strikes": attacked,
  "fact-strikes-door": (fact, moment) => [...dice(fact, "die", doorAt(fact.args["door"], moment)), strike("blow", doorAt(fact.args["door"], moment))],
  "fact-breaks-door": (fact, moment) => [...dice(fact, "die", doorAt(fact.args["door"], moment)), strike("blow", doorAt(fact.args["door"], moment))],
  "fact-stakes": (fact, moment) => [strike("stake", at({ word: `${FIGURE}black` }, moment)), panel(fact, "death")],
  "fact-heals": (fact, moment) => [strike("heal", at(fact.args["patient"], moment))],
  "fact-cures": (fact, moment) => [strike("heal", at(fact.args["patient"], moment))],
  "fact-drains": (_, moment) => [strike("heal", at({ word: `${FIGURE}black` }, moment))],
  "fact-regenerates": (_, moment) => [strike("heal", at({ word: `${FIGURE}black` }, moment))],
  "fact-poisoned": (fact, moment) => [strike("blow", at(fact.args["figure"], moment))],
  "fact-rats": (fact, moment) => [strike("bite", at(fact.args["figure"], moment))],
  "fact-blast": (fact, moment) => [strike("blast", at(fact.args["figure"], moment))],
  "fact-explodes": (fact, moment) => [...dice(fact, "die", doorAt(fact.args["door"], moment)), strike("blast", doorAt(fact.args["door"], moment))],
  "fact-fizzles": (fact) => dice(fact, "die", { node: wayIn(fact.args["square"])[0] ?? "" }),
  "fact-dies": (fact) => [{ does: "sound", name: "bell" }, panel(fact, "death")],
  "fact-rises": (fact) => [{ does: "sound", name: "knock" }, panel(fact, "death")],
  "fact-falls": (fact) => [panel(fact, "death")],
  "fact-to-coffin": (fact) => [{ does: "sound", name: "bell" }, panel(fact, "death")],
  "fact-end-staked": (fact) => [panel(fact, "dawn")],
  "fact-end-vampire-dead": (fact) => [panel(fact, "dawn")],
  "fact-end-no-hunter": (fact) => [panel(fact, "death")],
  "fact-end-rounds-over": (fact) => [panel(fact, "dawn")],
  "fact-slot": slot,
};

const choreography: Choreography = (fact, moment) => TOLD[fact.key]?.(fact, moment) ?? null;

export default choreography;
