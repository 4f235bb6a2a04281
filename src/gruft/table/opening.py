"""Sitting down: a checked header for a new match, and the first position of any header.

Everything that can be wrong with a set-up is refused here, whether it comes from a player or from a
file.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gruft.kernel.chance import StrongChance
from gruft.kernel.edition import Edition
from gruft.kernel.fields import is_text
from gruft.kernel.game import Game, check_seats, set_up
from gruft.kernel.journal import Journal
from gruft.kernel.options import read_options
from gruft.kernel.position import Position
from gruft.kernel.record import FRESH, HIDDEN, Header
from gruft.kernel.refusal import Refused
from gruft.kernel.witness import WitnessedChance
from gruft.table.fair import SALT_LENGTH, commitment_to, seed_from

LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Beginning:
    """The first position of a match, its luck, and what was told when the game was set up."""

    position: Position
    luck: WitnessedChance
    journal: Journal


def new_header(
    game: Game,
    names: Sequence[str],
    *,
    secret: bytes,
    salts: Sequence[bytes],
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
    start: Mapping[str, object] | None = None,
) -> Header:
    """Set up a match for these players, one salt each; everything is checked."""
    printed = edition or game.shipped_edition()
    header = Header(
        game=game.slug,
        revision=game.revision,
        edition=printed.digest,
        overrides=dict(printed.overrides),
        options=read_options(game.options(), options or {}),
        seats=len(names),
        names=tuple(names),
        commitment=commitment_to(secret),
        salts=tuple(salt.hex() for salt in salts),
        secret=secret.hex(),
        start=FRESH if start is None else dict(start),
    )
    check_header(game, header)
    return header


def check_header(game: Game, header: Header) -> None:
    """Refuse a header that this game cannot be played from."""
    _check_by(rules_of(game, header), header)


def _check_by(game: Game, header: Header) -> None:
    check_seats(game, header.seats)
    _must_be_one_per_seat("names-not-per-seat", header.names, header.seats)
    _must_be_one_per_seat("salts-not-per-seat", header.salts, header.seats)
    for name in header.names:
        if not is_text(name) or len(name) > LONGEST_NAME or name != name.strip():
            raise Refused("name-unusable", given=name[:LONGEST_NAME], limit=LONGEST_NAME)
    for salt in header.salts:
        if len(salt) != 2 * SALT_LENGTH:
            raise Refused("salt-unusable", given=salt[:60], limit=2 * SALT_LENGTH)
    agreed = read_options(game.options(), header.options)
    if any(agreed[name] != value for name, value in header.options.items()):
        raise Refused("options-misspelled")


def rules_of(game: Game, header: Header) -> Game:
    """The game by the rules that a match was begun by; refuse another game, or rules not known."""
    if header.game != game.slug:
        raise Refused("record-other-game", given=header.game[:60], wanted=game.slug)
    if header.revision == game.revision:
        return game
    former = game.former(header.revision)
    if former is None:
        raise Refused("record-other-revision", given=header.revision, known=game.revision)
    return former


def edition_of(game: Game, header: Header) -> Edition:
    """The edition this match is played with, which must be the one it was set up with."""
    edition = rules_of(game, header).edition_with(header.overrides, "overrides")
    if edition.digest != header.edition:
        raise Refused("record-other-edition", given=header.edition, found=edition.digest)
    return edition


def begin(game: Game, header: Header) -> Beginning:
    """Set the game up from a header whose secret is known."""
    check_header(game, header)
    _must_keep_its_word(header)
    luck = WitnessedChance(StrongChance(seed_of(header)))
    journal = Journal()
    position = _first_position(game, header, luck, journal)
    position.chance = luck
    position.journal = None
    return Beginning(position, luck, journal)


def seed_of(header: Header) -> bytes:
    """The seed of a match whose secret is known."""
    return seed_from(bytes.fromhex(header.secret), [bytes.fromhex(salt) for salt in header.salts])


def _first_position(
    game: Game, header: Header, luck: WitnessedChance, journal: Journal
) -> Position:
    rules, edition = rules_of(game, header), edition_of(game, header)
    if isinstance(header.start, str):
        return set_up(rules, header.seats, header.options, edition, luck, journal)
    # The fresh deal is about to be laid over, so nobody is told of it.
    fresh = set_up(rules, header.seats, header.options, edition, luck)
    return rules.from_json(fresh, header.start, luck)


def _must_keep_its_word(header: Header) -> None:
    if header.secret == "" or header.start == HIDDEN:
        raise Refused("record-sealed")
    promised = commitment_to(bytes.fromhex(header.secret))
    if promised != header.commitment:
        raise Refused("record-other-secret", given=header.commitment, found=promised)


def _must_be_one_per_seat(key: str, given: Sequence[str], seats: int) -> None:
    if len(given) != seats:
        raise Refused(key, given=len(given), wanted=seats)
