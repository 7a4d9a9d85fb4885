"""`play` over a pipe, and the records it writes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from command import Ran, fourcures

from fourcures.record import read_record

GAME = ("--seed", "1", "--roles", "RES,PLA,MED")


def play(*lines: str, args: tuple[object, ...] = GAME) -> Ran:
    """Play with these lines of input."""
    ran = fourcures("play", *args, stdin="\n".join([*lines, ""]))
    assert ran.err == ""
    return ran


@cache
def line_after(*lines: str, args: tuple[object, ...] = GAME) -> str:
    """The position line after these lines of input."""
    return next(text for text in reversed(play(*lines, "line", args=args).out.split("> ")) if "bykr" in text).strip()


def test_the_table_is_shown_in_words() -> None:
    shown = play("quit").out
    for words in ("Turn 1", "outbreaks 0 of 8", "cubes left", "Atlanta", "Medic", "4 actions left", "Drive or ferry"):
        assert words in shown
    assert "cli-" not in shown and "name-" not in shown, "a message is missing in the catalogue"


def test_help_tells_what_can_be_typed() -> None:
    shown = play("help", "quit").out
    for words in ("a token", "undo", "save FILE", "everybody lets it pass"):
        assert words in shown


def test_a_token_a_number_and_small_letters_are_understood() -> None:
    menu = play("quit").out
    number = menu.partition(" Chicago CHI")[0].split()[-1]
    assert line_after("CHI") == line_after(number) == line_after("chi") != line_after()


def test_several_in_one_line_are_done_in_order() -> None:
    assert line_after("CHI ATL CHI") == line_after("CHI", "ATL", "CHI")


def test_a_long_list_is_opened_by_its_number() -> None:
    shown = play("quit").out
    number = shown.partition(" 47 choices, such as GRANT")[0].split()[-1]
    assert "GRANT(TOK)" not in shown
    assert "GRANT(TOK)" in play(number, "quit").out
    assert line_after(f"{number} 1") == line_after("GRANT(SFO)")


def test_undo_goes_back_action_by_action_to_the_last_turned_card() -> None:
    start = line_after("help")
    assert line_after("CHI", "undo") == start
    assert line_after("CHI", "SFO", "u") == line_after("CHI")
    assert "a turned card stays turned" in play("undo").out
    drawn = line_after(".", ".")
    assert line_after(".", "undo") == start
    assert line_after(".", ".", "undo") == drawn != start, "cards were turned: the turn stays ended"


def test_bad_input_is_answered_and_the_game_goes_on() -> None:
    ran = play("PARIS", "0", "999", "save", "save a b", "~PAR", "CHI", "quit")
    assert ran.code == 0
    for words in ("“PARIS”", "0 is not in the list", "999 is not in the list", "Name one file", "“~PAR”", "drives to Chicago"):
        assert words in ran.out


@pytest.mark.parametrize(("seed", "seats"), [("1", 1), ("2", 2), ("3", 3), ("4", 4), ("5", 5)])
def test_a_whole_game_ends_and_its_record_replays(tmp_path: Path, seed: str, seats: int) -> None:
    file = tmp_path / "game.fcr"
    ran = play(*["1"] * 3000, args=("--seed", seed, "--seats", seats, "--epidemics", 7, "--save", file))
    assert ran.code == 0
    assert "Lost in turn" in ran.out.splitlines()[-1]
    headers = read_record(file.read_text()).headers
    assert headers["Seed"] == seed, "the seed is told when the game is over"
    assert headers["Result"].startswith("loss by ")
    again = fourcures("replay", file)
    assert (again.code, again.err) == (0, "")
    assert again.out.splitlines()[-2:] == [headers["Result"], headers["Final"]]


def test_a_saved_game_is_gone_on_with(tmp_path: Path) -> None:
    file, second = tmp_path / "game.fcr", tmp_path / "second.fcr"
    assert "The record is in" in play("CHI", f"save {file}", "quit").out
    headers = read_record(file.read_text()).headers
    assert headers["Result"] == "unfinished, turn 1"
    assert headers["Seed"].startswith("sha256:")
    assert line_after("table", args=(file,)) == headers["Final"]
    assert line_after("SFO .", args=(file, "--seed", "1")) == line_after("CHI", "SFO ."), "the same seed turns the same cards"
    play("SFO .", "quit", args=(file, "--seed", "other", "--save", second))
    assert "Seed" not in read_record(second.read_text()).headers, "no one seed deals this game"
    assert fourcures("replay", second).code == 0


def test_a_dot_in_a_window_is_everybodys_pass() -> None:
    assert "win.draw" in line_after(".")
    assert line_after(".", ".") == line_after(".", ".RES")


def test_the_window_between_two_infection_cards_is_asked_for_on_wish() -> None:
    dots = ["."] * 8
    assert "Before the infections, an event?" in play(*dots).out
    assert "Before the next infection card, an event?" not in play(*dots).out
    assert "Before the next infection card, an event?" in play(*dots, args=(*GAME, "--every-window")).out
