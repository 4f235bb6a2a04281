/** The rooms: class, motif and marks of each game; see LOOK.md, section 2. A stranger’s game brings its colour and its sign. */

export interface Room {
  slug: string;
  /** The class that sets the colours. */
  css: string;
  art: { file: "art" | "scenes"; id: string; box: string; shape: "" | "wide" | "bust" | "plan"; text?: string };
  sign: { id: string; box: string; text?: string };
}

const BUST = "8 -10 84 110";

export const ROOMS: readonly Room[] = [
  {
    slug: "vampire_queen",
    css: "vq",
    art: { file: "art", id: "queen", box: "6 0 88 106", shape: "" },
    sign: { id: "queen", box: "6 0 88 106" },
  },
  {
    slug: "vampire_connection",
    css: "vc",
    art: { file: "art", id: "bat", box: "0 0 120 70", shape: "wide" },
    sign: { id: "bat", box: "0 0 120 70" },
  },
  {
    slug: "vampire_empire",
    css: "ve",
    art: { file: "art", id: "b-vampire", box: BUST, shape: "bust" },
    sign: { id: "b-vampire", box: BUST },
  },
  {
    slug: "grottenstein",
    css: "gr",
    art: { file: "scenes", id: "plan-door", box: "-3 -3 186 138", shape: "plan" },
    sign: { id: "coffin", box: "0 0 100 100" },
  },
];

const BOX = "0 0 100 100";
const brought = new Map<string, Room>();

/** Furnish rooms for games that the page does not know, with what they say of themselves. */
export function furnish(games: readonly { slug: string; hue: string; sign: string }[]): void {
  for (const { slug, hue, sign } of games) brought.set(slug, neutral(slug, hue, sign));
}

/** The mark of the house, unless a game has a sign of its own. */
function neutral(slug: string, hue = "", sign = ""): Room {
  const drawn = { id: "gruft", box: BOX, ...(sign === "" ? {} : { text: sign }) };
  return { slug, css: hue === "" ? "own" : `own hue-${hue}`, art: { file: "art", shape: "", ...drawn }, sign: drawn };
}

export function roomOf(slug: string): Room {
  return ROOMS.find((room) => room.slug === slug) ?? brought.get(slug) ?? neutral(slug);
}
