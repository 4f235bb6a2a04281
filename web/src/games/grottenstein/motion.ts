/** Vampir in movement: dice roll, figures walk their way, blows land, cards are turned over, the dead rise. Pure. */

import { keysIn, numberIn, numbersIn, wayIn, type Act, type Anchor, type Choreography, type Fact, type Moment, type Strike } from "$lib/motion/score";
import type { Piece } from "$lib/wire/scene";

const FIGURE = "figure-";
const CARD = "card-";
const COUNT = "figure-black";
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

function strike(how: Strike, where: Anchor, points = 0): Act {
  return { does: "strike", how, at: where, ...(points === 0 ? {} : { points }) };
}

/** The dice as they lie on the table; the sum alone is no die. */
function dice(fact: Fact, where: Anchor): Act[] {
  const values = numbersIn(fact.args["dice"]);
  return values.length > 0 ? [{ does: "dice", values, at: where }] : [];
}

function panel(fact: Fact, kind: "death" | "dawn"): Act {
  return { does: "panel", kind, title: fact, lines: [] };
}

/** A death in the middle of the match: nobody may miss it who was just about to play. */
function death(fact: Fact): Act {
  return { does: "panel", kind: "death", title: fact, lines: [], isKept: true };
}

/** The card that was turned over; an owner's own card has no picture here, so the house shows it in its way. */
function turnedOver(fact: Fact): Act[] {
  const key = keysIn(fact.args["card"]).find((one) => one.startsWith(CARD));
  if (key === undefined) return [];
  const [field = ""] = wayIn(fact.args["field"]);
  const kind = field.startsWith("C") ? "cellar-card" : "event-card";
  return [{ does: "show", pieces: [{ kind, face: key.slice(CARD.length) }], say: fact }];
}

/** A card that everybody sees used, as it lies on the table; what is said of it stands below it. */
function used(face: string, fact: Fact, { before, after }: Moment): Act {
  const lying = [before, after].flatMap((scene) => scene.zones.flatMap((zone) => zone.pieces)).find((piece) => piece.face === face);
  return { does: "show", pieces: [{ kind: lying?.kind ?? "event-card", face }], say: fact };
}

/** A key is tried, and the door that it opens lights up. */
function tried(fact: Fact, moment: Moment): Act[] | null {
  const key = keysIn(fact.args["card"]).find((one) => one.startsWith(CARD));
  return key === undefined ? null : [used(key.slice(CARD.length), fact, moment), { does: "glow", at: doorAt(fact.args["door"], moment) }];
}

function zombiesRise(fact: Fact, moment: Moment): Act[] {
  const squares = wayIn(fact.args["squares"]);
  return [used("zombie-formula", fact, moment), ...squares.map((node): Act => ({ does: "glow", at: { node } }))];
}

function zombiesVanish(_: Fact, { before }: Moment): Act[] {
  const zombies = before.zones.flatMap((zone) => zone.pieces).filter((piece) => piece.kind === "zombie");
  return zombies.map(({ node }): Act => ({ does: "glow", at: { node } }));
}

function trapped(fact: Fact, moment: Moment): Act[] {
  const victim = at(fact.args["figure"], moment);
  const lost = numberIn(fact.args["lost"]);
  return [...turnedOver(fact), ...dice(fact, victim), ...(lost > 0 ? [strike("blow", victim, -lost)] : [])];
}

function attacked(fact: Fact, moment: Moment): Act[] {
  const target = at(fact.args["target"], moment);
  const [weapon = ""] = keysIn(fact.args["weapon"]);
  return [...dice(fact, target), strike(BLOWS[weapon] ?? "blow", target, -numberIn(fact.args["lost"]))];
}

function atDoor(fact: Fact, moment: Moment): Act[] {
  const door = doorAt(fact.args["door"], moment);
  return [...dice(fact, door), strike("blow", door)];
}

/** A door that is down stays down: everybody is told, wherever they look next. */
function broken(fact: Fact, moment: Moment): Act[] {
  return [...atDoor(fact, moment), { does: "panel", kind: "phase", title: fact, lines: [], isSlim: true }];
}

/** A loss or a gain without a throw. */
function changed(how: Strike, figure: string, points: "lost" | "gained"): (fact: Fact, moment: Moment) => Act[] {
  return (fact, moment) => {
    const count = numberIn(fact.args[points]);
    return [strike(how, at(figure === COUNT ? { word: COUNT } : fact.args[figure], moment), points === "lost" ? -count : count)];
  };
}

function walks(fact: Fact, moment: Moment): Act[] | null {
  const figure = figureIn(fact.args["figure"], moment);
  const way = wayIn(fact.args["way"]);
  if (figure === undefined) return null;
  return way.length > 1 ? [{ does: "walk", figure, way }] : [];
}

/** Carried home to his coffin, then everybody is told what that means. */
function sinks(fact: Fact, moment: Moment): Act[] {
  const [stood, lies] = [moment.before, moment.after].map((scene) => figureIn({ word: COUNT }, { ...moment, before: scene, after: scene }));
  const walk: Act[] = stood && lies && stood.node !== lies.node ? [{ does: "walk", figure: stood, way: [stood.node, lies.node] }] : [];
  return [...walk, { does: "sound", name: "bell" }, death(fact)];
}

/** The piece of the wardrobe that the Count puts on, as it is drawn on the table. */
function dressed(fact: Fact, { after }: Moment): Act[] | null {
  const [key = ""] = keysIn(fact.args["piece"]);
  const worn = after.zones.find((zone) => zone.name === "wardrobe")?.pieces.find((piece) => key.endsWith(`-${piece.face}`));
  return worn === undefined ? null : [{ does: "show", pieces: [worn], say: fact }];
}

function slot(fact: Fact, { before, after }: Moment): Act[] {
  const round = after.counters["round"] ?? 0;
  const isFirst = before.counters["round"] !== round && numberIn(fact.args["round"]) === round;
  return isFirst ? [{ does: "panel", kind: "round", title: { key: "gr-panel-round", args: { round, last: after.counters["last-round"] ?? 0 } }, lines: [], brief: true }] : [];
}

const TOLD: Record<string, (fact: Fact, moment: Moment) => Act[] | null> = {
  "fact-throws": (fact, moment) => dice(fact, at(fact.args["figure"], moment)),
  "fact-flies": (fact, moment) => dice(fact, at(fact.args["figure"], moment)),
  "fact-moves": walks,
  "fact-lies-down": walks,
  "fact-reveals": turnedOver,
  "fact-reveals-hidden": (fact, moment) => [{ does: "glow", at: at(fact.args["figure"], moment) }],
  "fact-trap": trapped,
  "fact-trap-fails": turnedOver,
  "fact-wears": dressed,
  "fact-strikes": attacked,
  "fact-strikes-door": atDoor,
  "fact-breaks-door": broken,
  "fact-key-fits": tried,
  "fact-key-fails": tried,
  "fact-lights": (fact, moment) => [used("dynamite", fact, moment)],
  "fact-zombies": zombiesRise,
  "fact-zombies-vanish": zombiesVanish,
  "fact-stakes": (fact, moment) => [strike("stake", at({ word: COUNT }, moment)), panel(fact, "death")],
  "fact-heals": changed("heal", "patient", "gained"),
  "fact-cures": (fact, moment) => [strike("heal", at(fact.args["patient"], moment))],
  "fact-drains": changed("blood", COUNT, "gained"),
  "fact-regenerates": changed("rest", COUNT, "gained"),
  "fact-crypt": changed("dread", COUNT, "lost"),
  "fact-poisoned": changed("poison", "figure", "lost"),
  "fact-rats": changed("rats", "figure", "lost"),
  "fact-blast": changed("blast", "figure", "lost"),
  "fact-explodes": (fact, moment) => [...dice(fact, doorAt(fact.args["door"], moment)), strike("blast", doorAt(fact.args["door"], moment))],
  "fact-fizzles": (fact) => dice(fact, { node: wayIn(fact.args["square"])[0] ?? "" }),
  "fact-dies": (fact) => [{ does: "sound", name: "bell" }, death(fact)],
  "fact-rises": (fact, moment) => [{ does: "glow", at: at(fact.args["figure"], moment) }, { does: "sound", name: "knock" }, death(fact)],
  "fact-falls": (fact) => [death(fact)],
  "fact-to-coffin": sinks,
  "fact-end-staked": (fact) => [panel(fact, "dawn")],
  "fact-end-vampire-dead": (fact) => [panel(fact, "dawn")],
  "fact-end-no-hunter": (fact) => [panel(fact, "death")],
  "fact-end-rounds-over": (fact) => [panel(fact, "dawn")],
  "fact-slot": slot,
};

const choreography: Choreography = (fact, moment) => TOLD[fact.key]?.(fact, moment) ?? null;

export default choreography;
