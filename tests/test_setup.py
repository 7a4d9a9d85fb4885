"""The beginning of a game: seats, hands, piles, and what cannot be set up."""

from __future__ import annotations

from pathlib import Path

import pytest

from fourcures.dealer import Dealer
from fourcures.notation import token, write
from fourcures.record import read_record, run
from fourcures.rules.catalog import new_game
from fourcures.words import Complaint

ROLES = ("MED", "SCI", "RES", "QUA", "DIS", "OPS", "PLA")
HANDS = {1: 5, 2: 4, 3: 3, 4: 2, 5: 2}


@pytest.mark.parametrize("seats", HANDS)
@pytest.mark.parametrize("epidemics", [4, 5, 6, 7])
def test_a_new_table(seats: int, epidemics: int) -> None:
    """Everybody in Atlanta, one station there, nine infections and the hands still to come (1, A15, C13)."""
    rules, places, agenda, *rest = write(new_game("base", ROLES[:seats], epidemics)).split()
    assert rules == f"base/{epidemics}"
    assert places == ">" + ";".join(f"{role}@ATL:-" for role in ROLES[:seats])
    deals = [f"deal{seat}" for seat in range(seats) for _ in range(HANDS[seats])]
    assert agenda == "0:" + ".".join([*["sow3"] * 3, *["sow2"] * 3, *["sow1"] * 3, *deals, "first"])
    assert rest == ["bykr", "o0e0", "ATL", "-", "-", "-", "*", "-"]


@pytest.mark.parametrize("seats", HANDS)
@pytest.mark.parametrize("epidemics", [4, 5, 6, 7])
def test_the_deal(seats: int, epidemics: int) -> None:
    """No epidemic in a hand, 18 cubes on the nine cities turned; piles as equal as can be, larger ones first (2, A17, A28, A29)."""
    for game in range(10):
        s = new_game("base", ROLES[:seats], epidemics)
        tokens = Dealer(f"{seats} {epidemics} {game}").settle(s)
        assert "~EPI" not in tokens
        words = write(s).split()
        turned = [t[1:] for t in tokens[:9]]
        assert sorted(words[10].split(",")) == sorted(turned)
        assert sorted(words[6].split(",")) == sorted(f"{city}{3 - n // 3}" for n, city in enumerate(turned))
        assert [len(seat.split(":")[1].split(",")) for seat in words[1].split(";")] == [HANDS[seats]] * seats
        piles = [int(pile.removesuffix("e")) for pile in words[7].split(",")]
        assert len(piles) == epidemics and words[7].count("e") == epidemics
        assert sum(piles) == 53 - seats * HANDS[seats] + epidemics
        assert piles == sorted(piles, reverse=True) and piles[0] - piles[-1] <= 1


RECORDS = sorted((Path(__file__).parent / "records").glob("*.fcr"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_kth_epidemic_lies_in_the_kth_pile(path: Path) -> None:
    """In recorded games (A28, A30)."""
    record = read_record(path.read_text())
    s = record.start()
    piles: list[int] = []
    came: list[bool] = []
    for a in run(record, s):
        words = write(s).split()
        if s.turn == 1 and not piles:
            piles = [int(pile.removesuffix("e")) for pile in words[7].split(",")]
        if words[2].partition(":")[2].startswith("draw"):
            came.append(token(s, a) == "~EPI")
    at = 0
    for size in piles:
        part = came[at : at + size]
        assert sum(part) == 1 if len(part) == size else sum(part) <= 1
        at += size
    assert came


@pytest.mark.parametrize(
    ("rules", "roles", "epidemics", "first"),
    [
        ("chess", ("MED", "SCI"), 4, -1),
        ("base", (), 4, -1),
        ("base", ("MED", "SCI", "RES", "QUA", "DIS", "OPS"), 4, -1),
        ("base", ("MED", "MED"), 4, -1),
        ("base", ("MED", "XYZ"), 4, -1),
        ("base", ("MED", "SCI"), 3, -1),
        ("base", ("MED", "SCI"), 8, -1),
        ("base", ("MED", "SCI"), 4, 2),
        ("base", ("MED", "SCI"), 4, -2),
    ],
)
def test_what_cannot_be_set_up_is_one_sentence(rules: str, roles: tuple[str, ...], epidemics: int, first: int) -> None:
    with pytest.raises(Complaint) as complaint:
        new_game(rules, roles, epidemics, first)
    text = str(complaint.value)
    assert text.endswith(".") and "\n" not in text and text != complaint.value.id
