"""A person plays: moves by number and by notation, and everything else that can be typed."""

import pytest

from gruft.kernel.game import LANGUAGES
from gruft.kernel.record import LinePlayed
from gruft.terminal.saves import read_save
from tests.terminal.runs import House


def test_before_the_first_card_the_commitment_is_shown(house: House) -> None:
    run = house.play()

    commitment = read_save(house.saves[0]).header.commitment
    assert run.text.index(commitment) < run.text.index("Your hand:")


def test_real_luck_is_different_every_time(house: House) -> None:
    first = house.run("play", "vampire_queen")
    second = house.run("play", "vampire_queen")

    headers = [read_save(path).header for path in house.saves]
    assert first.code == second.code == 0
    assert headers[0].secret != headers[1].secret
    assert not set(headers[0].salts) & set(headers[1].salts)
    assert len(set(headers[0].salts)) == 4


def test_a_seed_repeats_the_whole_game(house: House) -> None:
    first = house.play(typed="\n5\n")
    second = house.play(typed="\n5\n")

    assert first.out.split("The game is saved")[0] == second.out.split("The game is saved")[0]
    assert read_save(house.saves[0]).entries == read_save(house.saves[1]).entries


def test_the_scene_shows_hand_table_slayers_scores_and_what_to_beat(house: House) -> None:
    run = house.play()

    assert "Vampire Queen · Phase 1 of 5" in run.out
    assert "Hand: 1  2 2  5  6  8  9 9 9  10  11  12  13" in run.out
    assert "Cards  Points  Seen in hand  On the table" in run.out
    assert "S15" in run.out
    assert "Beat" in run.out


def test_the_end_of_the_input_saves_and_leaves_with_a_sentence(house: House) -> None:
    run = house.play()

    assert run.code == 0
    assert run.out.endswith("Go on with: gruft play --resume\n")
    assert len(house.saves) == 1


def test_quit_saves_and_says_how_to_go_on(house: House) -> None:
    run = house.play(typed="quit\n")

    assert run.code == 0
    assert "The game is saved:" in run.text
    assert "gruft play --resume" in run.text


# ---- moves ----


def leading(house: House, typed: str) -> str:
    """A game in which the first person leads."""
    return house.run(
        "play", "vampire_queen", "--seed", "5", "--names", "Ann", "--bots", "moth,moth",
        "--option", "s15_seat=2", typed=typed,
    ).out  # fmt: skip


def test_a_move_is_made_by_its_number_or_in_notation_or_by_its_label(house: House) -> None:
    shown = leading(house, "")
    number = shown.split(") S20")[0].split()[-1]

    by_number = leading(house, f"{number}\n")
    by_notation = leading(house, "s20\n")
    by_label = leading(house, "Lead the slayer S20\n")

    for played in (by_number, by_notation, by_label):
        assert "Ann leads the slayer S20!" in played


def test_a_card_is_typed_by_its_value(house: House) -> None:
    shown = leading(house, "")
    hand = shown.split("Hand: ")[1].splitlines()[0].split()

    for card in set(hand) - {"Q", "S20", "S15"}:
        assert f"Ann leads {card}." in leading(house, f"{card}\n")


def test_a_refused_move_says_why_with_its_clause_and_changes_nothing(house: House) -> None:
    run = house.play(typed="1 2\n20\n5 6 7\n")

    assert "A set has cards of one value; 1 and 2 do not go together. (VQ-26)" in run.text
    assert "“20” is not a card." in run.text
    assert not [
        entry
        for entry in read_save(house.saves[0]).entries
        if isinstance(entry, LinePlayed) and entry.seat == 0
    ]


def test_an_empty_line_takes_the_only_choice(house: House) -> None:
    run = house.play(typed="\n")

    assert "There is only one choice: Enter takes it (Pass)." in run.text
    assert "Player 1 passes." in run.text


def test_an_empty_line_never_chooses_between_two(house: House) -> None:
    run_text = leading(house, "\n")

    assert "Type a number or a move; help lists everything else." in run_text


def test_what_everybody_sees_is_forced_is_not_asked(house: House) -> None:
    """VQ-133: beside a lone queen nobody can do anything but pass."""
    run = house.play("--names", "Ann", "--bots", "moth,moth,moth", typed="pass\n" * 40, seed=11)

    forced = [line for line in run.out.splitlines() if "is ahead with Q" in line]
    assert "Ann passes." in run.out
    assert forced == []


# ---- commands ----


def test_why_explains_a_refusal_with_the_text_of_its_clause(house: House) -> None:
    run = house.play(typed="why 1 2\n")

    assert "A set has cards of one value" in run.text
    assert "VQ-26 A set with two different number-card values is refused" in run.text


def test_why_alone_explains_the_last_refusal(house: House) -> None:
    run = house.play(typed="why\n1 2\nwhy\n")

    assert "Say which move: why MOVE." in run.text
    assert run.text.count("VQ-26 A set with two different") == 1


def test_why_says_when_a_move_is_allowed(house: House) -> None:
    assert "“pass” is allowed." in house.play(typed="why pass\n").text


def test_a_hint_names_a_legal_move_and_a_reason(house: House) -> None:
    run = house.play(typed="hint\n")

    assert "Advice: 1) Pass. " in run.text


def test_the_log_tells_everything_again(house: House) -> None:
    run = house.play(typed="log\n")

    assert run.out.count("Phase 1 of 5 begins.") == 2


def test_table_draws_the_scene_again(house: House) -> None:
    run = house.play(typed="table\nscene\n")

    assert run.out.count("Hand: ") == 3


def test_rules_shows_a_clause_in_the_middle_of_a_game(house: House) -> None:
    run = house.play(typed="rules VQ-38\nrules nonsense\nrules VQ-4711\n")

    assert "VQ-38 The value of a raise must be higher" in run.text
    assert "No clause of the rulebook contains “nonsense”." in run.text
    assert "There is no clause VQ-4711" in run.text


def test_fair_shows_commitment_and_salts(house: House) -> None:
    run = house.play(typed="fair\n")

    header = read_save(house.saves[0]).header
    assert all(salt in run.out for salt in header.salts)
    assert run.text.count(header.commitment) == 2
    assert header.secret not in run.out


def test_save_says_where(house: House) -> None:
    run = house.play(typed="save\n")

    assert f"before it is shown, here:\n{house.saves[0]}\n" in run.out


def test_help_lists_every_command(house: House) -> None:
    run = house.play(typed="help\n?\n/help\n")

    assert run.text.count("what a decent player would do") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_the_readers_language_and_in_english(
    house: House, language: str
) -> None:
    words = {"en": "hint", "de": "TIPP", "fr": "conseil", "it": "consiglio", "ru": "Совет"}
    typed = f"{words[language]}\nhint\n"

    run = house.run(
        "play", "vampire_queen", "--seed", "3", "--lang", language, "--no-color", typed=typed,
        plain=False,
    )  # fmt: skip

    assert run.code == 0
    assert len([line for line in run.out.splitlines() if ": 1) " in line]) == 2


def test_abort_ends_the_game_for_good_and_lays_the_luck_open(house: House) -> None:
    kept = house.play(typed="abort\nn\n")
    ended = house.play(typed="abort\ny\n")

    assert len(house.saves) == 1
    assert len(house.records) == 1
    assert "breaks the match off" not in kept.text
    assert "Player 1 breaks the match off. " in ended.text
    assert house.run("verify", str(house.records[0])).code == 0


def test_unreadable_and_endless_input_is_refused_and_play_goes_on(house: House) -> None:
    typed = b"\xff\xfe\n" + b"9" * 3000 + b"\n" + b"x" * 100_000 + b"\nquit\n"

    run = house.run("play", "vampire_queen", "--seed", "3", typed=typed)

    assert run.code == 0
    assert "That was not readable text" in run.text
    assert run.text.count("That was longer than") == 2


# ---- undo ----


def test_undo_goes_back_to_the_last_own_decision_and_the_bots_agree(house: House) -> None:
    run = house.play(typed="\nundo\n")

    first, second = (part.split("Raise or pass?")[0] for part in run.out.split("Hand: ")[1:4:2])
    assert "The bots agree." in run.text
    assert "Player 1 takes 4 lines back." in run.text
    assert first == second


def test_there_is_nothing_to_take_back_at_the_beginning(house: House) -> None:
    assert "You have not decided anything yet" in house.play(typed="undo\n").text


def test_what_was_taken_back_stays_in_the_log_and_in_the_record(house: House) -> None:
    house.play(typed="\nundo\nabort\ny\n")

    record = house.records[0].read_text()
    assert "undo by 0 to" in record
    assert house.run("verify", str(house.records[0])).code == 0
