/**
 * A game of sets for six, as boardgame.io wants it: of Vampire Queen the cards, the hands, raising a
 * set of equal cards and passing, and a new deal when a hand is empty. Less than the real one in
 * everything that a rule could cost.
 */

const HAND = 13;
const KINDS = 12;
const COPIES = 9;

function deal(G, random, seats) {
  const pack = Array.from({ length: KINDS * COPIES }, (_, card) => 1 + (card % KINDS));
  const deck = random.Shuffle(pack);
  for (let seat = 0; seat < seats; seat += 1) {
    G.hands[seat] = deck.splice(0, HAND).sort((one, other) => one - other);
  }
  G.undealt = deck;
  G.crypt = [];
  newRound(G, seats);
}

function newRound(G, seats) {
  G.laid = Array.from({ length: seats }, () => null);
  G.toBeat = null;
}

function everybodyElsePassed(G) {
  return G.laid.every((one, seat) => one === "pass" || seat === G.toBeat.seat);
}

/** Lay `count` cards of one kind: any as the leader, else as many as lie and of a higher kind. */
function lay({ G, ctx, playerID, random }, kind, count) {
  const seat = Number(playerID);
  const held = G.hands[seat].filter((card) => card === kind).length;
  const fits = G.toBeat === null || (count === G.toBeat.count && kind > G.toBeat.kind);
  if (!(count >= 1 && held >= count && fits)) return "INVALID_MOVE";
  let left = count;
  G.hands[seat] = G.hands[seat].filter((card) => card !== kind || (left -= 1) < 0);
  G.crypt.push(...Array.from({ length: count }, () => kind));
  G.laid[seat] = { kind, count };
  G.toBeat = { seat, kind, count };
  if (G.hands[seat].length === 0) {
    G.hands.forEach((hand, other) => (G.points[other] += hand.length));
    deal(G, random, ctx.numPlayers);
  }
}

function pass({ G, ctx, playerID }) {
  if (G.toBeat === null) return "INVALID_MOVE";
  G.laid[Number(playerID)] = "pass";
  if (everybodyElsePassed(G)) newRound(G, ctx.numPlayers);
}

/** What a seat may see: its own hand, and of everything else that is hidden the number of cards. */
function playerView({ G, playerID }) {
  const { hands, undealt, ...open } = G;
  return {
    ...open,
    hand: hands[Number(playerID)] ?? [],
    cards: hands.map((hand) => hand.length),
    undealt: undealt.length,
  };
}

module.exports = {
  name: "sets",
  setup: ({ ctx, random }) => {
    const G = { hands: [], points: Array.from({ length: ctx.numPlayers }, () => 0) };
    deal(G, random, ctx.numPlayers);
    return G;
  },
  moves: { lay, pass },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView,
};
