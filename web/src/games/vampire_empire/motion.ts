/**
 * How a change in Vampire Empire is shown: cards fly into the combat and are read there, masks drop, the dead are seen,
 * night and day change. All of it comes from facts that this seat was told and pieces that it was sent.
 */

import { keysIn, numberIn, seatIn, type Act, type Actor, type Choreography, type Fact, type Moment } from "$lib/motion/score";
import type { Piece, Telling } from "$lib/wire/scene";

const CASTLE = { zone: "castle" } as const;
const CITY = { zone: "city" } as const;
const DEAD = { zone: "dead" } as const;

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

/** Cards go from a hand to the table, where they are read. */
function laid(fact: Fact, moment: Moment): Act[] {
  const seat = seatIn(fact.args["player"]);
  const pieces = cards(fact, moment);
  if (pieces.length === 0) return [{ does: "glow", at: { seat } }];
  return [{ does: "fly", pieces, from: { zone: "hand", owner: seat }, to: { zone: "field", owner: seat }, turned: true }, { does: "sound", name: "card" }];
}

function unmasked(fact: Fact, moment: Moment): Act[] {
  // Before the mask drops the card is printed in positive, after it in negative.
  return [{ does: "show", pieces: character(fact, moment), at: CASTLE, say: telling(fact) }, { does: "sound", name: "bite" }];
}

function death(how: "bite" | "stake") {
  return (fact: Fact, moment: Moment): Act[] => {
    const pieces = character(fact, moment);
    return [
      { does: "strike", how, at: CASTLE },
      { does: "fly", pieces, from: CASTLE, to: DEAD },
      { does: "panel", kind: "death", title: telling(fact), lines: [] },
    ];
  };
}

/** The sums of a round stay to be read before anything else happens. */
function compared(fact: Fact): Act[] {
  const [attack, defence] = [numberIn(fact.args["attack"]), numberIn(fact.args["defence"])];
  return [
    {
      does: "panel",
      kind: "round",
      title: telling(fact),
      lines: [
        { key: "counter-attack", args: {}, count: attack, isMarked: attack > defence },
        { key: "counter-defence", args: {}, count: defence, isMarked: attack <= defence },
      ],
    },
  ];
}

function held(fact: Fact): Act[] {
  return [{ does: "glow", at: CASTLE }, { does: "panel", kind: "round", title: telling(fact), lines: [] }];
}

function turn(name: "bell" | "dawn") {
  return (fact: Fact): Act[] => [{ does: "panel", kind: name === "dawn" ? "dawn" : "phase", title: telling(fact), lines: [] }, { does: "sound", name }];
}

const moved = (from: typeof CASTLE | typeof CITY | { zone: "journey" }, to: typeof CASTLE | typeof CITY | { zone: "journey" }) =>
  (fact: Fact, moment: Moment): Act[] => [{ does: "fly", pieces: character(fact, moment), from, to }];

function read(fact: Fact, moment: Moment): Act[] {
  return [{ does: "show", pieces: cards(fact, moment), say: telling(fact) }];
}

const SHOWN: Record<string, (fact: Fact, moment: Moment) => Act[]> = {
  "fact-night": turn("bell"),
  "fact-day": turn("dawn"),
  "fact-reveals": unmasked,
  "fact-is-vampire": unmasked,
  "fact-is-human": (fact, moment) => [{ does: "show", pieces: character(fact, moment), at: CASTLE, say: telling(fact) }, { does: "sound", name: "glass" }],
  "fact-denied": (fact, moment) => [{ does: "show", pieces: character(fact, moment), at: CASTLE, say: telling(fact) }],
  "fact-plays-card": read,
  "fact-sacrifice": read,
  "fact-crypt": read,
  "fact-mist": read,
  "fact-attacks": laid,
  "fact-attacks-again": laid,
  "fact-defends": laid,
  "fact-replaces": laid,
  "fact-hides": laid,
  "fact-asks": laid,
  "fact-round-1": compared,
  "fact-round-1-markers": compared,
  "fact-round-2": compared,
  "fact-combat-holds": held,
  "fact-combat-stopped": held,
  "fact-combat-passage": held,
  "fact-dies-human": death("bite"),
  "fact-dies-vampire": death("stake"),
  "fact-saved": (fact, moment) => [{ does: "fly", pieces: character(fact, moment), from: DEAD, to: CITY }, { does: "strike", how: "heal", at: CITY }],
  "fact-hidden": moved(CASTLE, CITY),
  "fact-vanishes": moved(CASTLE, CITY),
  "fact-enters": moved(CITY, CASTLE),
  "fact-sets-out": moved(CASTLE, { zone: "journey" }),
  "fact-returns": moved({ zone: "journey" }, CASTLE),
};

const choreography: Choreography = (fact, moment) => SHOWN[fact.key]?.(fact, moment) ?? null;
export default choreography;
