/** The four rooms: class, motif and marks of each game; see LOOK.md, section 2. */

export interface Room {
  slug: string;
  /** The class that sets the colours. */
  css: "vq" | "vc" | "ve" | "gr";
  art: { file: "art" | "scenes"; id: string; box: string; shape: "" | "wide" | "bust" | "plan" };
  sign: { id: string; box: string };
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

/** A game that has no room of its own yet is shown in the first one's colours. */
export function roomOf(slug: string): Room {
  return ROOMS.find((room) => room.slug === slug) ?? { ...(ROOMS[0] as Room), slug };
}
