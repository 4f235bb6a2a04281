/** Vampire Queen in movement: sets come to the procession, are swept to the crypt or to who takes them, hands are counted. Pure. */

import { numberIn, piecesOf, seatIn, type Act, type Actor, type Anchor, type Choreography, type Fact, type Moment, type PanelLine } from "$lib/motion/score";
import { MOST_AT_ONCE } from "$lib/motion/usual";

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
  const pieces = cardsIn(fact);
  // A slayer changes the round for everybody: it is shown in the middle before it lies there.
  if (fact.key === "fact-leads-slayer") return [{ does: "show", pieces, say: fact }, { does: "fly", pieces, from: "middle", to: laid(owner) }];
  // One's own cards have been seen all the time.
  return [{ does: "fly", pieces, from: { zone: "hand", owner }, to: laid(owner), ...(owner === seat ? {} : { turned: true }) }];
}

/** What a seat has before it when the round ends: what lay there, and what was put down with this change. */
function laidBy(seat: number, fact: Fact, moment: Moment): Actor[] {
  const put = moment.facts.slice(0, moment.facts.indexOf(fact)).filter((one) => PLAYS.test(one.key) && seatIn(one.args["player"]) === seat);
  return [...piecesOf(moment.before, "laid", seat), ...put.flatMap(cardsIn)];
}

/** All that lies in the procession, on its way to one place. */
function swept(fact: Fact, moment: Moment, to: Anchor): Act[] {
  return moment.before.seats.flatMap(({ seat }): Act[] => {
    const pieces = laidBy(seat, fact, moment);
    return pieces.length === 0 ? [] : [{ does: "fly", pieces, from: laid(seat), to }];
  });
}

/** What follows a round: the phase is over because somebody has no card, or the one who got it leads the next. */
function following(fact: Fact, { facts, after }: Moment): PanelLine[] {
  const out = facts.filter((one) => one.key === "fact-scores-nothing");
  if (out.length > 0) return out.map((one) => ({ key: "vq-panel-out", args: { player: one.args["player"] } }));
  const banned = after.notices.find((notice) => notice.key === "notice-ban");
  const { player } = fact.args;
  return [banned === undefined ? { key: "vq-panel-leads", args: { player } } : { key: "vq-panel-leads-not", args: { player, card: banned.args["card"] } }];
}

/** The last card of a round stays to be read, and above it the result; then all are swept up. */
function wins(fact: Fact, moment: Moment): Act[] {
  const seat = seatIn(fact.args["player"]);
  const cards = laidBy(seat, fact, moment).map((piece) => piece.face ?? "").join(" ");
  const title = { key: "vq-panel-wins", args: { player: fact.args["player"], cards } };
  return [{ does: "glow", at: { seat } }, { does: "panel", kind: "round", isSlim: true, title, lines: following(fact, moment) }, ...swept(fact, moment, { zone: "crypt" })];
}

/** Who picks up a slayer is hit by it. Which cards these are lies there to be seen. */
function takes(fact: Fact, moment: Moment): Act[] {
  const owner = seatIn(fact.args["player"]);
  return [
    { does: "glow", at: { seat: owner } },
    { does: "panel", kind: "round", isSlim: true, title: { key: "vq-panel-takes", args: fact.args }, lines: following(fact, moment) },
    { does: "strike", how: "stake", at: { seat: owner } },
    ...swept(fact, moment, { zone: "hand", owner }),
  ];
}

/** Who is ahead after the phase, as the house says: in the line above the table, or as winners of the match. */
function aheadIn({ after }: Moment): readonly number[] {
  const told = after.standing.find((one) => one.key === "ahead-fewest")?.args["players"] as { words?: unknown[] } | undefined;
  return after.outcome?.winners ?? (told?.words ?? []).map(seatIn);
}

/** One panel for all hands of a phase: what each costs, and its total. */
function scores(fact: Fact, moment: Moment): Act[] {
  const counted = moment.facts.filter((one) => SCORES.test(one.key));
  if (fact !== counted[0]) return [];
  const ahead = aheadIn(moment);
  const lines = counted.map((one): PanelLine => ({ key: one.key === "fact-scores" ? "vq-panel-hand" : "vq-panel-no-hand", args: one.args, count: numberIn(one.args["total"]), isMarked: ahead.includes(seatIn(one.args["player"])) }));
  return [{ does: "panel", kind: "score", isKept: true, title: { key: "vq-panel-scores", args: {} }, lines }];
}

/** One panel for all who have won, however many share it. */
function winsGame(fact: Fact, { facts }: Moment): Act[] {
  const [first, ...others] = facts.filter((one) => one.key === fact.key);
  return fact === first ? [{ does: "panel", kind: "score", title: fact, lines: others }] : [];
}

/** The crypt is shuffled into the pack, everybody is told who leads, and gets cards; nobody could follow them all. */
function deals(fact: Fact, { before }: Moment): Act[] {
  const backs = (count: number): Actor[] => Array.from({ length: count }, () => ({ kind: "vampire" }));
  const each = Math.max(1, Math.floor(MOST_AT_ONCE / before.seats.length));
  const dealt = before.seats.map(({ seat }): Act => ({ does: "fly", pieces: backs(each), from: { zone: "undealt" }, to: { zone: "hand", owner: seat } }));
  return [
    { does: "sound", name: "shuffle" },
    { does: "fly", pieces: backs(each), from: { zone: "crypt" }, to: { zone: "undealt" }, turned: true },
    { does: "panel", kind: "phase", title: fact, lines: [] },
    { does: "sound", name: "card" },
    ...dealt,
  ];
}

const choreography: Choreography = (fact, moment) => {
  if (PLAYS.test(fact.key)) return plays(fact, moment);
  if (fact.key === "fact-wins-round") return wins(fact, moment);
  if (TAKES.test(fact.key)) return takes(fact, moment);
  if (SCORES.test(fact.key)) return scores(fact, moment);
  if (fact.key === "fact-phase-begins") return deals(fact, moment);
  if (fact.key === "fact-wins-game") return winsGame(fact, moment);
  if (fact.key === "fact-your-hand") return [];
  return null;
};

export default choreography;
