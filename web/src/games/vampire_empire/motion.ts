/**
 * How a change in Vampire Empire is shown: cards fly into the combat and are read there, masks drop, the dead are seen,
 * night and day change. All of it comes from facts that this seat was told and pieces that it was sent.
 */

import { keysIn, piecesOf, seatIn, type Act, type Actor, type Anchor, type Choreography, type Fact, type Moment, type SoundName } from "$lib/motion/score";
import type { Piece, Scene, Telling } from "$lib/wire/scene";
import { AT, OF, peopleOf } from "./court";

const CASTLE = { zone: "castle" } as const;

/** The message that names a piece, as the game makes it from the face. */
function keyOf(face: string): string {
  return `name-${face.toLowerCase().replace(/['’]/g, "").replaceAll(" ", "-")}`;
}

/** The pieces that an argument names, as they lie in the scenes of this moment; owners' own names have no picture. */
function named(value: unknown, { before, after }: Moment, isCharacter = false): Actor[] {
  const all = [...after.zones, ...before.zones].flatMap((zone) => zone.pieces);
  const fits = (piece: Piece) => piece.face !== "" && (piece.kind === "character") === isCharacter && piece.kind !== "suspect" && piece.kind !== "token";
  return keysIn(value).flatMap((key) => all.find((piece) => fits(piece) && keyOf(piece.face) === key) ?? []);
}

const character = (fact: Fact, moment: Moment, name = "character") => named(fact.args[name], moment, true);
const cards = (fact: Fact, moment: Moment) => named(fact.args["cards"] ?? fact.args["card"], moment);
const telling = ({ key, args }: Fact): Telling => ({ key, args });

const facesIn = (scene: Scene) => peopleOf(scene).map(({ piece }) => piece.face);
/** Where a character is told what is known of it; there it also lies while it is not in the castle. */
const known = (actor: Actor): Anchor => ({ zone: `${OF}${actor.face ?? ""}` });

/** Where a character is seen: at its place in the castle, or else among the nine. */
function place(actor: Actor, { before }: Moment): Anchor {
  return facesIn(before).includes(actor.face ?? "") ? { zone: `${AT}${actor.face ?? ""}` } : known(actor);
}

/** The place that somebody leaves to this newcomer, who may be the one that just died; the castle, if that isn't one alone. */
function vacancy(newcomer: Actor, { before, after }: Moment): Anchor {
  const are = facesIn(after);
  const left = facesIn(before).filter((face) => face === newcomer.face || !are.includes(face));
  return left.length === 1 ? { zone: `${AT}${left[0] ?? ""}` } : CASTLE;
}

/** Somebody lights up, and there is time to read why. */
function said(...at: Anchor[]): Act[] {
  return [...at.map((one): Act => ({ does: "glow", at: one })), { does: "pause", long: true }];
}

const spoken = (fact: Fact): Act[] => said({ seat: seatIn(fact.args["player"]) });

/** Cards go from a hand to the table, where they are read. */
function laid(fact: Fact, moment: Moment): Act[] {
  const seat = seatIn(fact.args["player"]);
  const pieces = cards(fact, moment);
  if (pieces.length === 0) return [{ does: "glow", at: { seat } }];
  // One's own cards lie there since they were chosen.
  const lying = piecesOf(moment.before, "field", seat).filter(({ marks }) => marks.includes("composed"));
  if (lying.length >= pieces.length) return [{ does: "glow", at: { zone: "field", owner: seat } }, { does: "pause" }, { does: "sound", name: "card" }];
  return [{ does: "fly", pieces, from: { zone: "hand", owner: seat }, to: { zone: "field", owner: seat }, turned: true }, { does: "sound", name: "card" }];
}

/** Somebody is shown where they are, with what is learned of them. Before a mask drops the card is printed in positive, after it in negative. */
function proved(sound: SoundName | null) {
  return (fact: Fact, moment: Moment): Act[] => [
    ...character(fact, moment).map((one): Act => ({ does: "show", pieces: [one], at: place(one, moment), say: telling(fact) })),
    ...(sound === null ? [] : [{ does: "sound", name: sound } as const]),
  ];
}

function death(how: "bite" | "stake") {
  return (fact: Fact, moment: Moment): Act[] => [
    ...character(fact, moment).flatMap((one): Act[] => [
      { does: "strike", how, at: place(one, moment) },
      { does: "fly", pieces: [one], from: place(one, moment), to: known(one) },
    ]),
    { does: "panel", kind: "death", title: telling(fact), lines: [] },
  ];
}

/** The sums of a round stay to be read, beside the cards that make them. */
function compared(fact: Fact): Act[] {
  return [{ does: "panel", kind: "round", title: telling(fact), lines: [], isSlim: true }];
}

function held(fact: Fact, moment: Moment): Act[] {
  const [target] = character(fact, moment, "target");
  return [...(target ? [{ does: "glow", at: place(target, moment) } as const] : []), { does: "panel", kind: "round", title: telling(fact), lines: [], isSlim: true }];
}

function turn(name: "bell" | "dawn") {
  return (fact: Fact): Act[] => [{ does: "panel", kind: name === "dawn" ? "dawn" : "phase", title: telling(fact), lines: [] }, { does: "sound", name }];
}

/** Characters leave the castle, in the order in which a fact names them. */
function leaves(...names: string[]) {
  return (fact: Fact, moment: Moment): Act[] =>
    names.flatMap((name) => character(fact, moment, name)).map((one) => ({ does: "fly", pieces: [one], from: place(one, moment), to: known(one) }));
}

function enters(fact: Fact, moment: Moment): Act[] {
  return character(fact, moment).map((one) => ({ does: "fly", pieces: [one], from: known(one), to: vacancy(one, moment) }));
}

function read(fact: Fact, moment: Moment): Act[] {
  return [{ does: "show", pieces: cards(fact, moment), say: telling(fact) }];
}

const SHOWN: Record<string, (fact: Fact, moment: Moment) => Act[]> = {
  "fact-night": turn("bell"),
  "fact-day": turn("dawn"),
  "fact-reveals": proved("bite"),
  "fact-is-vampire": proved("bite"),
  "fact-is-human": proved("glass"),
  "fact-denied": proved(null),
  "fact-plays-card": read,
  "fact-sacrifice": read,
  "fact-crypt": read,
  "fact-mist": read,
  "fact-bat-takes": read,
  "fact-attacks": laid,
  "fact-attacks-again": laid,
  "fact-defends": laid,
  "fact-defends-not": spoken,
  "fact-replaces": laid,
  "fact-hides": laid,
  "fact-asks": laid,
  "fact-passage": spoken,
  "fact-marker": (fact, moment) => said(...character(fact, moment).map((one) => place(one, moment))),
  "fact-hide-fails": (fact, moment) => said(...character(fact, moment).map((one) => place(one, moment))),
  "fact-round-1": compared,
  "fact-round-1-markers": compared,
  "fact-round-2": compared,
  "fact-round-2-markers": compared,
  "fact-combat-holds": held,
  "fact-combat-stopped": held,
  "fact-combat-passage": held,
  "fact-combat-left": compared,
  "fact-dies-human": death("bite"),
  "fact-dies-vampire": death("stake"),
  "fact-saved": (fact, moment) => [...character(fact, moment).map((one): Act => ({ does: "strike", how: "heal", at: place(one, moment) })), ...leaves("character")(fact, moment)],
  "fact-hidden": leaves("character"),
  "fact-vanishes": leaves("character"),
  "fact-returns-to-city": leaves("character"),
  "fact-two-return-to-city": leaves("characters"),
  "fact-two-return-to-city-you": leaves("top", "lower"),
  "fact-sets-out": leaves("character"),
  "fact-enters": enters,
  "fact-returns": enters,
};

const choreography: Choreography = (fact, moment) => SHOWN[fact.key]?.(fact, moment) ?? null;
export default choreography;
