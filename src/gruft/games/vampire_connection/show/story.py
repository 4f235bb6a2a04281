"""The story of a match of The Vampire Connection: drops per round, raids, stakes, disasters."""

from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.kernel.position import Position
from gruft.kernel.story import Reading, ScoredStory, of_seats


class VampireConnectionStory(ScoredStory):
    """What tells a match of The Vampire Connection."""

    turning = (
        "fact-stakes",
        "fact-unrest",
        "fact-angel",
        "fact-ball",
        "fact-sunrise",
        "fact-steals",
        "fact-plays-party",
        "fact-village-empty",
    )
    counted = ("fact-catches", "fact-steals", "fact-consumes", "fact-stakes", "fact-turns-repulsed")

    def reading(self, position: Position) -> Reading:
        """VC-230: everybody's drops, round by round."""
        assert isinstance(position, VampireConnection)
        drops = of_seats(position.drops(seat) for seat in range(position.seats))
        return Reading(int(position.round()), drops)
