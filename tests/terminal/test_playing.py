"""A person plays: moves by number and by notation, and everything else that can be typed."""

import re
from pathlib import Path

import pytest

from gruft.kernel.game import LANGUAGES
from gruft.kernel.record import LinePlayed
from gruft.terminal.saves import read_save
from tests.terminal.runs import ANY_MOVE, House, Run


def lead(house: House, typed: str = "", *words: str, seed: int = 5, language: str = "en") -> Run:
    """A game in which Ann, the only person, leads the first round."""
    return house.run(
        "play", "vampire_queen", "--seed", str(seed), "--names", "Ann", "--bots", "moth,moth",
        "--option", "s15_seat=2", "--lang", language, "--no-color", *words,
        typed=typed, plain=False,
    )  # fmt: skip


def hand(run: Run) -> list[str]:
    """The first hand that is shown."""
    return run.out.split("\nHand: ")[1].splitlines()[0].split()


def lines_of(house: House, seat: int) -> list[str]:
    """The lines that a seat has played in the last saved game."""
    entries = read_save(house.saves[-1]).entries
    return [one.line for one in entries if isinstance(one, LinePlayed) and one.seat == seat]


def seed_with(house: House, card: str) -> int:
    """A seed that gives Ann this card."""
    return next(seed for seed in range(50) if card in hand(lead(house, seed=seed)))


# ---- before and after ----


def test_before_the_first_card_the_commitment_is_shown(house: House) -> None:
    run = lead(house)

    commitment = read_save(house.saves[0]).header.commitment
    assert run.text.index(commitment) < run.text.index("Your hand:")


def test_real_luck_is_different_every_time(house: House) -> None:
    house.run("play", "vampire_queen")
    house.run("play", "vampire_queen")

    headers = [read_save(path).header for path in house.saves]
    assert headers[0].secret != headers[1].secret
    assert not set(headers[0].salts) & set(headers[1].salts)
    assert len(set(headers[0].salts)) == 4


def test_a_seed_repeats_the_whole_game(house: House) -> None:
    first = lead(house, ANY_MOVE * 3)
    second = lead(house, ANY_MOVE * 3)

    assert first.out.split("The game is saved")[0] == second.out.split("The game is saved")[0]
    assert read_save(house.saves[0]).entries == read_save(house.saves[1]).entries


def test_the_scene_shows_hand_table_slayers_scores_and_whose_word_it_is(house: House) -> None:
    run = lead(house)

    assert "Vampire Queen · Phase 1 of 5" in run.out
    assert "Cards  Points  Seen in hand  On the table" in run.out
    assert "▶  Ann         14       0  S20           leads this round" in run.out
    assert "   Flicker     14       0  S15" in run.out
    assert "Ann leads." in run.out
    assert len(hand(run)) == 14


def test_what_is_to_be_beaten_is_said(house: House) -> None:
    run = lead(house, ANY_MOVE * 6)

    assert "is ahead with" in run.text
    assert "Beat" in run.text


def test_the_end_of_the_input_saves_and_leaves_with_a_sentence(house: House) -> None:
    run = lead(house)

    assert run.code == 0
    assert run.out.rstrip().endswith("Continue with: gruft play --resume")
    assert len(house.saves) == 1


def test_what_was_saved_elsewhere_is_gone_on_with_by_its_name(house: House, tmp_path: Path) -> None:
    place = tmp_path / "my game.save"

    run = lead(house, "quit\n", "--save", str(place))

    assert f"gruft play --resume '{place}'" in run.out
    again = house.run("play", "--resume", str(place))
    assert again.code == 0


def test_quit_saves_and_says_how_to_go_on(house: House) -> None:
    run = lead(house, "quit\n1\n")

    assert run.code == 0
    assert "The game is saved:" in run.text
    assert lines_of(house, 0) == []


# ---- moves ----


def test_a_move_is_made_by_its_number_or_in_notation_or_by_its_label(house: House) -> None:
    number = lead(house).out.split(") S20")[0].split()[-1]

    for typed in (number, "s20", "Lead slayer 20"):
        assert "Ann leads slayer 20!" in lead(house, f"{typed}\n").out


def test_a_card_is_typed_by_its_value(house: House) -> None:
    for card in {*hand(lead(house))} - {"Q", "S20", "S15"}:
        assert f"Ann leads {card}." in lead(house, f"{card}\n").out


def test_a_refused_move_says_why_with_its_clause_and_changes_nothing(house: House) -> None:
    run = lead(house, "1 2\n99\npass\n6 S20\n")

    assert "A set has cards of one value; 1 and 2 don" in run.text
    assert "t go together. (VQ-26)" in run.text
    assert "There’s no number 99 here." in run.text
    assert "(VQ-23)" in run.text
    assert "why shows clause VQ-23." in run.text
    assert lines_of(house, 0) == []


def test_a_pass_that_is_not_allowed_is_refused_as_one_in_the_readers_language(house: House) -> None:
    run = lead(house, "passer\n", language="fr")

    assert "(VQ-23)" in run.text
    assert "n’est pas une carte" not in run.text


def test_an_empty_line_takes_the_only_choice(house: House) -> None:
    house.put_tiny_games_on_the_shelf()
    words = ("play", "envelopes", "--names", "Ann", "--bots", "moth,moth", "--seed")
    seed = next(str(n) for n in range(9) if "only one choice" in house.run(*words, str(n)).out)

    house.run(*words, seed, typed="\n")

    assert len(lines_of(house, 0)) == 1


def test_an_empty_line_never_chooses_between_two(house: House) -> None:
    run = lead(house, "\n")

    assert "Type a number or a move; help lists everything else." in run.text
    assert lines_of(house, 0) == []


def test_what_everybody_sees_is_forced_is_not_asked(house: House) -> None:
    """VQ-53, VQ-133: nothing beats a lone queen, so nobody needs to be asked."""
    seed = str(seed_with(house, "Q"))
    words = ("play", "vampire_queen", "--names", "Ann,Ben,Cid", "--bots", "moth", "--seed", seed)

    run = house.run(*words, "--option", "s15_seat=3", typed="\nQ\n")

    assert lines_of(house, 1) == lines_of(house, 2) == ["pass"]
    assert "Ben> " not in run.out
    assert "Cid> " not in run.out


# ---- commands ----


def test_why_explains_a_refusal_with_the_text_of_its_clause(house: House) -> None:
    run = lead(house, "why 1 2\n")

    assert "A set has cards of one value" in run.text
    assert "VQ-26 A set with two different number-card values is refused" in run.text


def test_why_alone_explains_the_last_refusal(house: House) -> None:
    run = lead(house, "why\n1 2\nwhy\n")

    assert "Say which move: why MOVE." in run.text
    assert run.text.count("VQ-26 A set with two different") == 1


def test_why_says_when_a_move_is_allowed(house: House) -> None:
    assert "“S20” is allowed." in lead(house, "why S20\n").text


def test_a_number_that_is_not_in_the_list_is_said_to_be_no_choice(house: House) -> None:
    run = house.run(
        "play", "vampire_empire", "--names", "Ann", "--seed", "3", "--fast", typed="999\nFOO Bar\n"
    )

    assert "There’s no number 999 here. Type a number from the list above" in run.text
    assert "“FOO Bar” isn’t a move of this game." in run.text


def test_a_hint_tells_the_whole_line(house: House) -> None:
    run = house.run(
        "play", "vampire_empire", "--names", "Ann", "--seed", "3", "--fast", typed="hint\n"
    )

    advice = run.text[run.text.index("Hint:") :]
    assert ", then: " in advice
    assert "; Draw cards. " in advice


def test_a_hint_names_a_legal_move_and_a_reason(house: House) -> None:
    run = lead(house, "hint\n")

    (advice,) = [line for line in run.out.splitlines() if line.startswith("Hint: ")]
    number = advice.removeprefix("Hint: ").split(")")[0]
    lead(house, f"{number}\n")
    assert len(advice.split(". ")) == 2
    assert len(lines_of(house, 0)) == 1


def test_the_log_tells_everything_again(house: House) -> None:
    run = lead(house, "log\n")

    assert run.out.count("Phase 1 of 5 begins.") == 2


def test_table_draws_the_scene_again(house: House) -> None:
    assert lead(house, "table\nscene\n").out.count("\nHand: ") == 3


def test_rules_shows_a_clause_in_the_middle_of_a_game(house: House) -> None:
    run = lead(house, "rules VQ-38\nrules nonsense\nrules VQ-4711\n")

    assert "VQ-38 The value of a raise must be higher" in run.text
    assert "No clause of the rulebook contains “nonsense”." in run.text
    assert "There’s no clause VQ-4711" in run.text


def test_fair_shows_commitment_and_salts_but_not_the_secret(house: House) -> None:
    run = lead(house, "fair\n")

    header = read_save(house.saves[0]).header
    assert all(salt in run.out for salt in header.salts)
    assert run.text.count(header.commitment) == 2
    assert header.secret not in run.out


def test_save_says_where(house: House) -> None:
    run = lead(house, "save\n")

    assert f"before it’s shown, here:\n{house.saves[0]}\n" in run.out


def test_help_lists_every_command(house: House) -> None:
    run = lead(house, "help\n?\n/help\n")

    assert run.text.count("what a decent player would do") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_the_readers_language_and_in_english(
    house: House, language: str
) -> None:
    hint = {
        "en": ["hint"],
        "de": ["TIPP", "rat"],
        "fr": ["conseil"],
        "it": ["suggerimento", "consiglio"],
        "ru": ["Подсказка", "совет"],
    }[language]
    said = {
        "en": "Hint:",
        "de": "Tipp:",
        "fr": "Conseil\u00a0:",
        "it": "Suggerimento:",
        "ru": "Подсказка:",
    }[language]

    run = lead(house, "\n".join([*hint, "hint"]) + "\n", language=language)

    advice = [line for line in run.out.splitlines() if line.startswith(said)]
    assert len(advice) == len(hint) + 1


def test_abort_ends_the_game_for_good_and_lays_the_luck_open(house: House) -> None:
    kept = lead(house, "abort\nn\n")
    ended = lead(house, "abort\ny\n")

    assert "abandons the match" not in kept.text
    assert "Ann abandons the match. " in ended.text
    assert (len(house.saves), len(house.records)) == (1, 1)
    assert house.run("verify", str(house.records[0])).code == 0


def test_unreadable_and_endless_input_is_refused_and_play_goes_on(house: House) -> None:
    typed = b"\xff\xfe\n" + b"9" * 3000 + b"\n" + b"x" * 100_000 + b"\nquit\n"

    run = house.run("play", "vampire_queen", "--seed", "3", typed=typed)

    assert run.code == 0
    assert "That wasn’t readable text" in run.text
    assert run.text.count("That was longer than") == 2


# ---- undo ----


def test_undo_goes_back_to_the_last_own_decision_and_the_bots_agree(house: House) -> None:
    card = hand(lead(house))[0]

    run = lead(house, f"{card}\nundo\n")

    again = re.split(r"undoes .* moves?\.", run.out)[1]
    assert "The bots agree." in run.text
    assert "Lead a set or a slayer." in again
    assert again.split("\nHand: ")[1].splitlines()[0].split() == hand(run)


def test_there_is_nothing_to_take_back_at_the_beginning(house: House) -> None:
    assert "You haven’t made a move yet" in lead(house, "undo\n").text


def test_what_was_taken_back_stays_in_the_record(house: House) -> None:
    card = hand(lead(house))[0]

    lead(house, f"{card}\nundo\nabort\ny\n")

    assert "undo by 0 to 0" in house.records[0].read_text()
    assert house.run("verify", str(house.records[0])).code == 0


def test_a_move_that_everybody_saw_forced_is_taken_back_together_with_the_one_before(
    house: House,
) -> None:
    """To take back the forced pass alone would change nothing: it would be given again at once."""
    seed = seed_with(house, "Q")
    lead(house, "Q\nundo\n", seed=seed)

    assert '"keep": 0' in house.saves[-1].read_text()
