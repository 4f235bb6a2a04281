"""Chapter 2: setting up a game of Vampire Queen."""

from mypy_extensions import i64

from gruft.games.vampire_queen.rules.position import VampireQueen
from gruft.games.vampire_queen.rules.rounds import begin_round, deal
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import Pack
from gruft.kernel.chance import Chance
from gruft.kernel.journal import Journal
from gruft.kernel.vectors import zeros


def begin(
    seats: i64, pack: Pack, phases: i64, s15_seat: i64, chance: Chance, journal: Journal | None
) -> VampireQueen:
    """VQ-8 to VQ-17: hand out the slayers, deal, and let the holder of S20 lead the first round."""
    position = VampireQueen(seats, pack, phases, zeros(at.SEATS_FROM + at.RUNS * seats), chance)
    position.journal = journal
    if s15_seat == at.NOBODY:
        s15_seat = chance.pick(seats, "S15")
    leader: i64 = (s15_seat + 1) % seats  # VQ-9, VQ-10
    position.put(at.HANDS, s15_seat, c.S15_BIT)
    position.put(at.HANDS, leader, c.S20_BIT)
    position.words[at.DEALER] = s15_seat  # VQ-11
    position.words[at.PHASE] = 1
    deal(position)
    begin_round(position, leader, c.NO_SLAYER)
    return position
