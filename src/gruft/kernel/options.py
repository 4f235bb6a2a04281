"""The choices a table makes before a game begins, and refusals of those that do not exist."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from gruft.kernel.refusal import Refused

OptionValue = int | bool | str
Options = dict[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: a switch, a number in a range, or a word. Its label is `option-<name>`.

    `default` is what the rules say if nobody chooses; `gentle` is what people are offered first
    where that would be hard on newcomers.
    """

    name: str
    default: OptionValue
    clause: str
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()
    gentle: OptionValue | None = None
    #: What a first match is played with, where even that asks much of a newcomer.
    first: OptionValue | None = None
    #: The largest number that people are offered, where the rules set no bound.
    usual_high: int | None = None

    @property
    def offered(self) -> OptionValue:
        """What a table of people starts with."""
        return self.default if self.gentle is None else self.gentle

    @property
    def offered_high(self) -> int:
        """The largest number that people are offered; more is read all the same."""
        return self.high if self.usual_high is None else self.usual_high

    def read(self, given: object) -> OptionValue:
        """Return the value, also from its written form, or refuse it."""
        if isinstance(self.default, bool):
            return self._read_switch(given)
        if self.words:
            return self._read_word(given)
        return self._read_number(given)

    def _read_switch(self, given: object) -> bool:
        spelled = str(given).lower()
        if spelled not in {"true", "on", "yes", "false", "off", "no"}:
            raise Refused(
                "option-not-a-switch", self.clause, option=self.name, given=str(given)[:60]
            )
        return spelled in {"true", "on", "yes"}

    def _read_word(self, given: object) -> str:
        if given not in self.words:
            raise Refused(
                "option-unknown-word",
                self.clause,
                option=self.name,
                given=str(given)[:60],
                known=", ".join(self.words),
            )
        return str(given)

    def _read_number(self, given: object) -> int:
        spelled = str(given)
        number = int(spelled) if _is_number(spelled) else None
        if number is None or not self.low <= number <= self.high:
            raise Refused(
                "option-out-of-range",
                self.clause,
                option=self.name,
                given=spelled[:60],
                low=self.low,
                high=self.high,
            )
        return number


@dataclass(frozen=True, slots=True)
class Side:
    """What a host may choose to play where seats begin with different roles: `role-<name>`.

    A game names the usual one first. It is played in `seat` while each of these options has one of
    its values; the first is chosen where the table has another one.
    """

    name: str
    seat: int
    options: Mapping[str, Sequence[OptionValue]] = field(default_factory=dict)


def _is_number(spelled: str) -> bool:
    digits = spelled.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 9


def read_options(schema: Sequence[Option], given: Mapping[str, object]) -> Options:
    """Fill in the defaults; refuse names and values that the game does not offer."""
    known = {option.name: option for option in schema}
    for name in given:
        if name not in known:
            raise Refused("option-unknown", option=str(name)[:60], known=", ".join(known))
    return {
        name: option.read(given[name]) if name in given else option.default
        for name, option in known.items()
    }


def offered_options(schema: Sequence[Option]) -> Options:
    """What people are offered first, where the rules have another default."""
    return {one.name: one.offered for one in schema if one.offered != one.default}
