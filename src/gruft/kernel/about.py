"""What a piece tells about itself: what it does, in a message, and the clause that says so.

The numbers in the message come from the edition that is played with, so that an owner's edition
tells the truth. Nothing here hangs on a position: everybody may read all of it at any time.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from gruft.kernel.journal import Telling

#: Between the faces of cards that lie as one piece.
TOGETHER = "+"


@dataclass(frozen=True, slots=True)
class About:
    """One to three plain sentences about a kind of piece, and the clause behind them."""

    text: Telling
    clause: str


#: By kind and face, `slayer S15`; by kind alone what counts for its back and all other faces.
Abouts = Mapping[str, About]


def about_piece(abouts: Abouts, kind: str, face: str) -> list[About]:
    """What a piece tells; several if several cards lie there as one, none if it is silent."""
    found = [abouts.get(f"{kind} {one}") or abouts.get(kind) for one in face.split(TOGETHER)]
    return [about for about in found if about is not None]
