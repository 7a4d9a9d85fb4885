"""`new`, `legal`, `apply` and `check`."""

from __future__ import annotations

import subprocess
import sys

import pytest
from command import fourcures, new

from fourcures.cli import COMMANDS
from fourcures.notation import read, write

MEDIC = "base/4 >MED@CAI:SFO,MOS,BEI;SCI@CAI:LAX,BOG 16:act2 bykr o0e0 ATL,CAI CAI2 6e,12e,12e,12e - * -"


def test_help_names_every_command_and_what_it_does() -> None:
    shown = fourcures("--help")
    assert shown.code == 0
    for name in COMMANDS:
        assert f" {name} " in shown.out
    assert "cli-" not in shown.out, "a message is missing in the catalogue"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    shown = fourcures(name, "--help")
    assert (shown.code, shown.err) == (0, "")
    assert f"Usage: fourcures {name}" in shown.out
    assert "cli-" not in shown.out, "a message is missing in the catalogue"


def test_version() -> None:
    assert fourcures("--version").line == "0.1.0"


@pytest.mark.parametrize(("seats", "cards"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 2)])
def test_new_deals_to_every_number_of_seats(seats: int, cards: int) -> None:
    line = new("--seats", seats)
    fields = line.split(" ")
    hands = [seat.partition(":")[2].split(",") for seat in fields[1].split(";")]
    assert [len(hand) for hand in hands] == [cards] * seats
    assert fields[2] == "1:act4"
    assert write(read(line)) == line


def test_the_same_seed_deals_the_same_game_and_another_one_does_not() -> None:
    assert new() == new()
    assert new() != fourcures("new", "--seed", "2").line


def test_without_a_seed_it_is_said_which_one_was_taken() -> None:
    dealt = fourcures("new")
    assert dealt.code == 0
    seed = dealt.err.partition("“")[2].partition("”")[0]
    assert fourcures("new", "--seed", seed).out == dealt.out


def test_roles_are_seated_in_order_and_a_question_mark_is_any_other() -> None:
    seats = new("--roles", "ops,?,MED").split(" ")[1].replace(">", "").split(";")
    assert seats[0].startswith("OPS@") and seats[2].startswith("MED@")
    assert seats[1][:3] not in ("OPS", "MED")


@pytest.mark.parametrize("first", ["MED", "SCI"])
def test_the_chosen_role_begins(first: str) -> None:
    assert f">{first}@" in new("--roles", "MED,SCI", "--first", first)


def test_the_first_seat_by_chance_depends_on_the_seed() -> None:
    begins = {
        fourcures("new", "--roles", "MED,SCI", "--first", "random", "--seed", seed).line.split(" ")[1].index(">") > 0 for seed in "abcdefgh"
    }
    assert begins == {True, False}


def test_new_as_json() -> None:
    found = fourcures("new", "--seed", "1", "--epidemics", "6", "--json").json
    assert found["line"].startswith("base/6 ") and found["seed"] == "1"
    assert len(found["tokens"]) == 9 + 8 and all(token.startswith("~") for token in found["tokens"])
    assert (found["step"], found["over"], len(found["awaited"])) == ("act4", None, 1)


def test_legal_prints_a_token_a_line() -> None:
    shown = fourcures("legal", MEDIC)
    assert shown.out.splitlines() == [
        *("KHA", "ALG", "IST", "BAG", "RIY", "=ATL", "SFO(SFO)", "MOS(MOS)", "BEI(BEI)", "-k", "."),
    ]


def test_legal_prints_natures_answers_with_their_odds() -> None:
    odds = fourcures("legal", "base/4 >MED@ATL:-;SCI@ATL:- 9:infect1.next bykr o0e0 ATL - 12e,12e,12e,12e - PAR,LON|* -")
    assert odds.out == "~LON 1/2\n~PAR 1/2\n"


def test_legal_as_json() -> None:
    found = fourcures("legal", MEDIC, "--json").json
    assert found["line"] == MEDIC and found["awaited"] == ["MED"]
    assert "-k" in found["legal"]


def test_apply_plays_tokens_that_begin_with_a_hyphen() -> None:
    after = MEDIC.replace("MED@CAI", "MED@RIY").replace("act2", "draw.hand0.win2.infect.next").replace(" CAI2 ", " - ")
    assert fourcures("apply", MEDIC, "-k", "RIY").line == after


def test_apply_as_json_says_who_is_awaited() -> None:
    found = fourcures("apply", MEDIC, "-k", "--json").json
    assert (found["step"], found["awaited"], found["over"]) == ("act1", ["MED"], None)


def test_a_dash_reads_the_line_from_standard_input() -> None:
    assert fourcures("apply", "-", "RIY", stdin=f"\n{MEDIC}\n").line == fourcures("apply", MEDIC, "RIY").line


def test_check_finds_nothing_in_a_dealt_position() -> None:
    assert fourcures("check", new()).line
    assert fourcures("check", new(), "--json").json == {"problems": []}


@pytest.mark.parametrize(
    ("wrong", "right", "word"),
    [
        ("13e,12e", "13e,13e", "card"),
        ("13e,12e,12e,12e", "23,26", "epidemic"),
        (" o0e0 ", " o8e0 ", "outbreak"),
    ],
)
def test_check_says_what_cannot_be(wrong: str, right: str, word: str) -> None:
    found = fourcures("check", new().replace(wrong, right))
    assert (found.code, found.err) == (1, "")
    assert word in found.out


def test_help_does_not_load_the_server() -> None:
    code = (
        "import sys; from fourcures.cli import app; app()(['--help']);"
        "print([name for name in ('litestar', 'sqlalchemy', 'uvicorn', 'msgspec') if name in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.endswith("[]\n")
