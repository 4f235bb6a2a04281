/** Which picture of art.svg a kind of piece is printed with for a face; one without a picture shows its name in large. */

const BUSTS: Record<string, string> = {
  V01: "child", V02: "brat", V03: "drunk", V04: "granny", V05: "alchemist", V06: "stroller", V07: "scare",
  V08: "fisher", V09: "bard", V10: "priest", V11: "monk", V12: "friar", V13: "miller", V14: "cook",
  V15: "smith", V16: "innkeeper", V17: "milkmaid", V18: "seamstress", V19: "teacher", V20: "mayor", V21: "midwife",
  V22: "watch", V23: "farmhand", V24: "washer", V25: "taxman", V26: "goose", V27: "fortune", V28: "daughter",
  Biggulp: "count", Shortway: "countess", Stoneheart: "countess",
  Lady: "lady", Lord: "lord", Officer: "officer", Monk: "monk", Nun: "nun", Bishop: "bishop", Maid: "maid",
  Cook: "cook", Butler: "butler",
  "Vampire 1": "vampire", "Vampire 2": "vampire", "Vampire 3": "vampire",
  Novice: "novice", Ostler: "ostler", Squire: "squire", "Kitchen Boy": "kitchenboy", "Lady-in-Waiting": "waiting",
  Organist: "organist",
};

const MARKS: Record<string, string> = {
  // The Vampire Connection
  mist: "mist", wolf: "wolf", bat: "bat", carriage: "carriage", hunchback: "hunchback", Beatquick: "hunter",
  Thrashon: "hunter", Rudey: "hunter", Assistant: "hunter", stake: "stake", "Double Success": "doublex",
  "Good Opportunity": "opportunity", Escape: "escape", crucifix: "crucifix", "holy water": "water", book: "book",
  Party: "party", garlic: "garlic", windows: "windows", church: "church", Sunrise: "sun", "Masked Ball": "mask",
  Unrest: "unrest", Angel: "angel", Ficklecrash: "bat", Garlictooth: "garlic", Miststone: "mist",
  // Vampire Empire
  Garlic: "garlic", Pitchfork: "pitchfork", Musket: "musket", Candlestick: "candlestick", "Holy Bible": "book",
  Relic: "relic", Dagger: "dagger", Rapier: "rapier", Pistol: "pistol", Rosary: "rosary", "Hunting Knife": "knife",
  Medallion: "medallion", "Statue of Saint": "statue", "Silver Bullets": "bullets", "Aspen Stake": "stake",
  "Holy Water 1": "water", "Holy Water 2": "water", "Holy Water 3": "water", Raven: "raven", Hound: "hound",
  "Black Rooster": "rooster", "Secret Journey": "carriage", "Secret Passage": "escape", Chapel: "chapel",
  Herbalist: "mortar", "Crypt Opening": "crypt", Crucifix: "crucifix", Sacrifice: "sacrifice", "Bat Form": "bat",
  "Mist Form": "mist", Hypnosis: "hypnosis", Regeneration: "regen", Coffin: "coffin", Claws: "claws",
  "I'm Not a Vampire": "mirror",
  // Count Grottenstein
  kit: "kit", antidote: "antidote", ladder: "ladder", dynamite: "dynamite", torch: "torch", plan: "plan",
  flute: "flute", shield: "shield", sword: "sword", club: "club", bow: "bow", francisca: "francisca",
  hammer: "hammer", "holy-water": "water", grease: "grease", "pseudo-vampire": "mask", "zombie-formula": "formula",
  "key-1": "key", "key-2": "key", "key-3": "key", "key-4": "key", "universal-key": "key", rats: "rats",
  "bat-swarm": "bats", spirit: "spirit", demon: "demon", poison: "poison", trapdoor: "trapdoor",
  shackles: "shackles", "blood-altar": "altar", cape: "cape", teeth: "teeth", nails: "nails", zombie: "zombie",
  vampire: "bat",
};

const BUST_BOX = "8 -10 84 110";
const BOXES: Record<string, string> = {
  bat: "0 0 120 70", carriage: "0 0 120 100", queen: "6 0 88 106", slayer: "0 0 100 106", back: "0 0 100 140",
};

export interface Picture {
  id: string;
  box: string;
}

export function markOf(id: string): Picture {
  if (id.startsWith("b-")) return { id, box: BUST_BOX };
  if (id.startsWith("moon-")) return { id, box: "0 0 84 88" };
  return { id, box: BOXES[id] ?? "0 0 100 100" };
}

/** The kinds of Vampire Queen: letters and numbers mean something else on the pieces of other games. */
const OF_THE_QUEEN = ["vampire", "slayer"];
const LETTERED: Record<string, string> = { Q: "queen", S15: "slayer", S20: "slayer" };

export function pictureOf({ kind, face }: { kind: string; face: string }): Picture | null {
  if (OF_THE_QUEEN.includes(kind)) {
    const lettered = LETTERED[face];
    if (lettered !== undefined) return markOf(lettered);
    if (/^([1-9]|1[0-3])$/.test(face)) return markOf(`moon-${face}`);
  }
  const bust = BUSTS[face];
  if (bust !== undefined) return markOf(`b-${bust}`);
  const mark = MARKS[face];
  return mark === undefined ? null : markOf(mark);
}
