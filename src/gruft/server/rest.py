"""REST: who one is, which games and tables there are, texts and rules, records, health."""

from collections.abc import Mapping, Sequence

import msgspec
from litestar import Controller, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import FromPath, JSONBody

from gruft.kernel.game import LANGUAGES, Game
from gruft.kernel.record_text import write_record
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import SPECTATOR
from gruft.server.guests import VALID_FOR
from gruft.server.hosted import Hosted
from gruft.server.house import House, TheHouse
from gruft.server.keys import seats_held
from gruft.server.metrics import is_from_this_machine
from gruft.server.requests import AnyRequest, finder_for, guest_of
from gruft.server.thinking import SEATED
from gruft.shelf import SHELF
from gruft.store.contract import Guest, Listing
from gruft.table.live.commands import must_not_be_kicked
from gruft.table.live.setting import Setting
from gruft.table.records import record_for

MOST_LISTED = 50
PLAIN = "text/plain; charset=utf-8"
#: How the description says that one must have given a name.
FOR_GUESTS: list[dict[str, list[str]]] = [{"guest": []}]


class GuestName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name somebody gives."""

    name: str


class GuestShown(msgspec.Struct, frozen=True):
    """Who one is; no name if one is nobody yet."""

    name: str


class OptionShown(msgspec.Struct, frozen=True):
    """Something a host may choose."""

    name: str
    default: object
    offered: object
    clause: str
    words: Sequence[str]
    low: int | None
    high: int | None


class OrderShown(msgspec.Struct, frozen=True):
    """A standing order that a game offers; some are given for certain seats."""

    name: str
    names_seats: bool


class SideShown(msgspec.Struct, frozen=True):
    """What a host may choose to play: in this seat, while these options have one of these."""

    name: str
    seat: int
    options: Mapping[str, Sequence[object]]


class StoryShown(msgspec.Struct, frozen=True):
    """Which facts tell the story of a match, and how its score and its numbers are called."""

    turning: Sequence[str]
    counted: Sequence[str]
    score: str
    unit: str
    title: str
    unscored: Sequence[str]


class GameShown(msgspec.Struct, frozen=True):
    """A game on the shelf."""

    slug: str
    seats: Sequence[int]
    options: Sequence[OptionShown]
    orders: Sequence[OrderShown]
    has_promises: bool
    #: Options for a first match, where they differ from the defaults.
    gentle: Mapping[str, object]
    #: Nothing where seats begin alike; the first is what is played if nobody chooses.
    sides: Sequence[SideShown]
    story: StoryShown
    #: How it is known on the page, where the page has no room of its own for it.
    hue: str
    sign: str
    #: What pieces of a kind look like: die, token or text; all others are cards.
    shapes: Mapping[str, str]


class ShelfShown(msgspec.Struct, frozen=True):
    """Everything that can be played, and by whom."""

    games: Sequence[GameShown]
    bots: Sequence[str]
    languages: Sequence[str]


class AddressShown(msgspec.Struct, frozen=True):
    """Where others in the network find the house; nothing if nobody does."""

    network: str


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants to set."""

    setting: Setting


class TableShown(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    phase: str
    seats: int
    free: int
    names: Sequence[str]
    #: For each name the kind of bot that is called so; nothing for people.
    bots: Sequence[str]
    watching: str
    at: int
    your_turn: bool
    #: A bot plays in one's own seat, so that nobody waits for oneself.
    played_for_you: bool
    #: Who is to act, by name; told to those who sit there.
    asked: Sequence[str]


class TablesShown(msgspec.Struct, frozen=True):
    """Open tables, and one's own."""

    open: Sequence[TableShown]
    mine: Sequence[TableShown]


class TableMade(msgspec.Struct, frozen=True):
    """The name of a table that was just set."""

    table: str


class Api(Controller):
    """What a page asks for once in a while."""

    path = "/api"

    @get("/guest")
    async def who(self, request: AnyRequest, house: TheHouse) -> Response[GuestShown]:
        """Who am I? To ask is to stay the same guest for another year."""
        guest = await guest_of(request, house)
        if guest is None:
            return Response(GuestShown(""))
        return Response(GuestShown(guest.name), cookies=[_cookie(request, house, guest)])

    @post("/guest", status_code=200)
    async def welcome(
        self, request: AnyRequest, house: TheHouse, data: JSONBody[GuestName]
    ) -> Response[GuestShown]:
        """Give a name; the cookie says from now on who one is."""
        guest = await house.guests.welcome(data.name, await guest_of(request, house))
        return Response(GuestShown(guest.name), cookies=[_cookie(request, house, guest)])

    @get("/shelf")
    async def shelf(self) -> ShelfShown:
        """The games, their options and the bots."""
        games = [_game_shown(game) for game in SHELF.values()]
        return ShelfShown(games, SEATED, LANGUAGES)

    @get("/address")
    async def address(self, request: AnyRequest, house: TheHouse) -> AddressShown:
        """Where to invite others to; told on the machine of the house, whose own name is no use."""
        asking = request.client.host if request.client else ""
        is_here = is_from_this_machine(asking, request.headers)
        return AddressShown(house.in_network() if is_here else "")

    @get("/tables")
    async def tables(self, request: AnyRequest, house: TheHouse) -> TablesShown:
        """Open tables, and mine."""
        guest = await guest_of(request, house)
        mine = await house.store.tables_of(guest.id, MOST_LISTED) if guest else []
        own = await house.store.seats_of(guest.id) if guest else {}
        listed = await house.store.open_tables(MOST_LISTED)
        return TablesShown(
            [_table_shown(one, own) for one in listed if one.table not in house.hall.tables.shut],
            [_table_shown(one, own, one.asked) for one in map(house.hall.tables.as_listed, mine)],
        )

    @post("/tables", security=FOR_GUESTS)
    async def set_table(
        self, request: AnyRequest, house: TheHouse, data: JSONBody[NewTable]
    ) -> TableMade:
        """Create a table."""
        guest = await must_be_guest(request, house)
        return TableMade(await house.hall.set_table(data.setting, guest))

    @get("/tables/{table:str}/record", media_type=PLAIN, security=FOR_GUESTS)
    async def record(self, request: AnyRequest, house: TheHouse, table: FromPath[str]) -> str:
        """The record of a match: one's own view while it runs, everything when it is over."""
        guest = await must_be_guest(request, house)
        hosted = await finder_for(request, house, guest).table(table)
        if hosted.table.match is None:
            raise NotFoundException
        return write_record(record_for(hosted.table.match, await eyes_of(guest, hosted, house)))


async def eyes_of(guest: Guest, hosted: Hosted, house: House) -> int:
    """The seat whose view somebody may take home; refused to whom the table itself is not shown."""
    sitting = hosted.sitting
    must_not_be_kicked(sitting, guest.id)
    if seats := await seats_held(house.store, hosted.name, sitting, guest):
        return seats[0]
    if not hosted.lets_watch(guest.id):
        raise Refused("table-not-for-watching")
    if sitting.setting.delay and sitting.phase != "over":
        raise Refused("table-not-over")  # a gallery that sees later reads later as well
    return SPECTATOR


def _game_shown(game: Game) -> GameShown:
    options = [
        OptionShown(
            one.name, one.default, one.offered, one.clause, one.words, one.low, one.offered_high
        )
        for one in game.options()
    ]
    sides = [SideShown(one.name, one.seat, one.options) for one in game.sides]
    story = game.story
    orders = [OrderShown(one.key, one.names_seats) for one in game.standing_orders()]
    return GameShown(
        game.slug,
        list(game.seat_counts),
        options,
        orders,
        game.has_promises,
        {one.name: one.first for one in game.options() if one.first is not None},
        sides,
        StoryShown(
            story.turning, story.counted, story.score, story.unit, story.title, story.unscored
        ),
        game.hue,
        game.sign,
        game.describe().shapes,
    )


def _table_shown(
    listing: Listing, own: Mapping[str, set[int]], asked: Sequence[str] = ()
) -> TableShown:
    seats = own.get(listing.table, set())
    return TableShown(
        listing.table,
        listing.game,
        listing.phase,
        listing.seats,
        listing.free,
        listing.names,
        listing.bots,
        listing.watching,
        listing.at,
        not seats.isdisjoint(listing.waits_for_seats),
        not seats.isdisjoint(listing.played_for),
        asked,
    )


def _cookie(request: AnyRequest, house: House, guest: Guest) -> Cookie:
    """What a guest's browser keeps, and shows to no script and no other site."""
    return Cookie(
        house.cookie,
        value=house.guests.token(guest),
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
        max_age=VALID_FOR,
        path="/",
    )


async def must_be_guest(request: AnyRequest, house: House) -> Guest:
    guest = await guest_of(request, house)
    if guest is None:
        raise NotAuthorizedException
    return guest
