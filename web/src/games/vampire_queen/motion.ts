/** Vampire Queen in movement: sets come to the procession, are swept to the crypt or to who takes them, hands are counted. Pure. */

import { numberIn, piecesOf, seatIn, type Act, type Actor, type Anchor, type Choreography, type Fact, type Moment, type PanelLine } from "$lib/motion/score";

const PLAYS = /^fact-(leads|leads-slayer|plays)$/;
const TAKES = /^fact-takes/;
const SCORES = /^fact-scores(-nothing)?$/;

/** Cards as the house writes them: "7 7 Q", "S20". */
function cardsIn(fact: Fact): Actor[] {
  const written = fact.args["cards"];
  return typeof written === "string" ? written.split(" ").map((face) => ({ kind: face.startsWith("S") ? "slayer" : "vampire", face })) : [];
}

function laid(owner: number): Anchor {
  return { zone: "laid", owner };
}

function plays(fact: Fact, { seat }: Moment): Act[] {
  const owner = seatIn(fact.args["player"]);
  // One's own cards and slayers have been seen all the time.
  const turned = owner !== seat && fact.key !== "fact-leads-slayer";
  const pieces = cardsIn(fact);
  const flight: Act = { does: "fly", pieces, from: { zone: "hand", owner }, to: laid(owner), ...(turned ? { turned } : {}) };
  // A slayer changes the round for everybody: it is shown before it lies there.
  return fact.key === "fact-leads-slayer" ? [{ does: "show", pieces, say: fact }, flight] : [flight];
}

/** All that lies in the procession when the round ends: what lay there before, and what was put down with this change. */
function sweep(fact: Fact, moment: Moment, to: Anchor): Act[] {
  const put = moment.facts.slice(0, moment.facts.indexOf(fact)).filter((one) => PLAYS.test(one.key));
  const flights = moment.before.seats.flatMap(({ seat }): Act[] => {
    const now = put.filter((one) => seatIn(one.args["player"]) === seat).flatMap(cardsIn);
    const pieces = [...piecesOf(moment.before, "laid", seat), ...now];
    return pieces.length === 0 ? [] : [{ does: "fly", pieces, from: laid(seat), to }];
  });
  return [{ does: "glow", at: { seat: seatIn(fact.args["player"]) } }, { does: "pause", long: true }, ...flights];
}

/** Who picks up a slayer is hit by it. */
function takes(fact: Fact, moment: Moment): Act[] {
  const owner = seatIn(fact.args["player"]);
  const swept = sweep(fact, moment, { zone: "hand", owner });
  return [...swept.slice(0, 2), { does: "strike", how: "stake", at: { seat: owner } }, ...swept.slice(2)];
}

/** Who is ahead after the phase, as the house says: in the line above the table, or as winners of the match. */
function aheadIn({ after }: Moment): readonly number[] {
  const told = after.standing.find((one) => one.key === "ahead-fewest")?.args["players"] as { words?: unknown[] } | undefined;
  return after.outcome?.winners ?? (told?.words ?? []).map(seatIn);
}

/** One panel for all hands of a phase; the sentence of each, and its total. */
function scores(fact: Fact, moment: Moment): Act[] {
  const counted = moment.facts.filter((one) => SCORES.test(one.key));
  if (fact !== counted[0]) return [];
  const ahead = aheadIn(moment);
  const lines = counted.map((one): PanelLine => ({ ...one, count: numberIn(one.args["total"]), isMarked: ahead.includes(seatIn(one.args["player"])) }));
  return [{ does: "panel", kind: "score", title: { key: "vq-panel-scores", args: {} }, lines }];
}

const choreography: Choreography = (fact, moment) => {
  if (PLAYS.test(fact.key)) return plays(fact, moment);
  if (fact.key === "fact-wins-round") return sweep(fact, moment, { zone: "crypt" });
  if (TAKES.test(fact.key)) return takes(fact, moment);
  if (SCORES.test(fact.key)) return scores(fact, moment);
  if (fact.key === "fact-phase-begins") return [{ does: "sound", name: "shuffle" }, { does: "panel", kind: "phase", title: fact, lines: [] }];
  if (fact.key === "fact-wins-game") return [{ does: "sound", name: seatIn(fact.args["player"]) === moment.seat ? "win" : "bell" }, { does: "panel", kind: "score", title: fact, lines: [] }];
  if (fact.key === "fact-your-hand") return [];
  return null;
};

export default choreography;
