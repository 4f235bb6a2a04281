"""A witness passes luck on unchanged and writes every draw down."""

from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.chance import Chance, StrongChance
from gruft.kernel.vectors import vector
from gruft.kernel.witness import Draw, WitnessedChance

SEED = bytes(range(32))

calls = st.lists(
    st.tuples(
        st.sampled_from(["word", "below", "pick", "die", "shuffle", "fork"]), st.integers(1, 40)
    ),
    max_size=30,
)


def carry_out(chance: Chance, kind: str, size: int) -> object:
    if kind == "shuffle":
        return chance.shuffled(list(range(100, 100 + size)), "deck")
    if kind == "pick":
        return chance.pick(size, "what")
    if kind in ("word", "fork"):
        return chance.word() if kind == "word" else chance.fork().word()
    return chance.below(size) if kind == "below" else chance.die(size)


@given(calls)
def test_a_witness_gives_exactly_the_luck_of_the_generator_it_watches(
    what: list[tuple[str, int]],
) -> None:
    bare = StrongChance(SEED)
    witness = WitnessedChance(StrongChance(SEED))

    for kind, size in what:
        assert carry_out(witness, kind, size) == carry_out(bare, kind, size)

    assert witness.word() == bare.word()


def test_every_draw_is_kept_with_its_name_bound_and_result_in_order() -> None:
    witness = WitnessedChance(StrongChance(SEED))

    picked = witness.pick(7, "dealer")
    thrown = witness.die(6)
    number = witness.below(10)
    word = witness.word()

    assert witness.draws == [
        Draw("pick", "dealer", 7, (picked,)),
        Draw("die", "", 6, (thrown,)),
        Draw("below", "", 10, (number,)),
        Draw("word", "", 2**32, (word,)),
    ]


@given(st.lists(st.integers(-1000, 1000), max_size=30))
def test_the_kept_permutation_says_where_each_piece_lay_before(pieces: list[int]) -> None:
    witness = WitnessedChance(StrongChance(SEED))
    shuffled = vector(pieces)

    witness.shuffle(shuffled, "pack")

    (draw,) = witness.draws
    assert (draw.kind, draw.what, draw.bound) == ("shuffle", "pack", len(pieces))
    assert list(shuffled) == [pieces[origin] for origin in draw.result]


def test_a_clone_has_the_same_luck_before_it_and_nothing_behind_it() -> None:
    witness = WitnessedChance(StrongChance(SEED))
    witness.die(6)

    twin = witness.clone()
    coming = [twin.word() for _ in range(20)]

    assert len(twin.draws) == 20
    assert len(witness.draws) == 1
    assert [witness.word() for _ in range(20)] == coming


def test_a_fork_is_kept_as_the_words_it_used() -> None:
    witness = WitnessedChance(StrongChance(SEED))

    witness.fork()

    assert [draw.kind for draw in witness.draws] == ["word", "word"]
