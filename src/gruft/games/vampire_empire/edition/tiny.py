"""A game of Vampire Empire that is nearly over, so small that all its histories can be followed.

The conformance kit starts from here: two of the three vampires are known and the third is one of
two characters; three cards of each seat are hidden, everything else lies open in the moats. Who the
third vampire is and where the hidden cards lie is left to chance.
"""

from gruft.games.vampire_empire.state import cards as c

_VAMPIRES_MOAT = (
    "Garlic*2, Pitchfork, Musket, Candlestick*2, Holy Bible, Relic, Rapier, Pistol, Rosary, "
    "Hunting Knife, Medallion, Raven*2, Hound*2, Black Rooster*2, Vampire 1*2, Vampire 2*2, "
    "Vampire 3*2, Mist Form, Hypnosis, Regeneration*2, Coffin, Kitchen Boy, Lady-in-Waiting, "
    "Organist, Claws*2, I'm Not a Vampire*2"
)
_HUMANS_MOAT = (
    "Pitchfork, Musket, Candlestick*2, Holy Bible, Relic, Dagger*2, Rapier, Pistol, Rosary, "
    "Hunting Knife, Medallion, Statue of Saint*2, Silver Bullets*2, Aspen Stake*2, Holy Water 1*3, "
    "Holy Water 2*2, Holy Water 3, Secret Journey, Secret Passage*2, Chapel, Herbalist, Ostler, "
    "Squire, Novice, Crucifix*2, Sacrifice*2"
)

#: Hidden are Bat Form and two Daggers of V, Crypt Opening and two Garlics of H: each seat may look
#: at cards of the other.
TINY_POSITION: dict[str, object] = {
    "turn": 20,
    "active": c.HUMANS,
    "castle": ["Lady", "Bishop", "Officer"],
    "city": ["Monk"],
    "dead": ["Lord", "Nun", "Maid", "Cook", "Butler"],
    "revealed": ["Lady", "Lord"],
    "proven": ["Officer", "Nun", "Maid", "Cook", "Butler"],
    "innocents": ["Officer", "Nun"],
    "hands": ["?", "?*2"],
    "decks": ["?", "?"],
    "cellars": ["?", "-"],
    "cellar_used": [False, True],
    "moats": [_VAMPIRES_MOAT, _HUMANS_MOAT],
    "knowledge": {"moats": [_VAMPIRES_MOAT, _HUMANS_MOAT]},
    "pending": {"decision": "window"},
}
