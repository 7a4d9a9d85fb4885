"""The log in words: who did what to whom, and what came of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fourcures.notation import parse, read, write
from fourcures.record import read_record, run
from fourcures.story import play_and_tell
from fourcures.words import say

RECORDS = sorted((Path(__file__).parent / "records").glob("*.fcr"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_whole_game_in_words(path: Path) -> None:
    """Every sentence is in the catalogue, with all its blanks filled by names; telling changes nothing."""
    record = read_record(path.read_text())
    s, told = record.start(), record.start()
    for a in run(record, s):
        for id, args in play_and_tell(told, a):
            text = say(id, **args)
            assert re.fullmatch(r"[^{}=]+\.", text), (id, args, text)
            assert not re.search(r"\b[A-Z]{3,}\b", text), (id, args, text)
    assert write(told) == write(s) == record.headers["Final"]


HANDS = "SCI@CHI:SFO,CHI,LAX,GRANT;RES@CHI:BEI,SEO,SHA,AIRLIFT"
REST = "bykr o0e0 ATL CHI2,SCL3 13e,12e,12e,12e - * LON"


@pytest.mark.parametrize(
    ("line", "token", "sentences"),
    [
        (f"base/4 >{HANDS} 1:act4 {REST}", "CHI>RES", ["The Scientist gives Chicago to the Researcher."]),
        (f"base/4 >{HANDS} 1:act4 {REST}", "SHA<RES", ["The Scientist takes Shanghai from the Researcher."]),
        (f"base/4 >{HANDS} 1:act4 {REST}", "-b", ["The Scientist treats blue in Chicago.", "One blue cube leaves Chicago."]),
        (f"base/4 >{HANDS} 1:act4 {REST}", "MON", ["The Scientist drives to Montréal."]),
        (f"base/4 >{HANDS} 1:act4 {REST}", "TOK(CHI)", ["The Scientist charters a flight from Chicago to Tokyo."]),
        (f"base/4 >{HANDS} 1:act4 {REST}", "LAX(LAX)", ["The Scientist flies to Los Angeles for its card."]),
        (f"base/4 >{HANDS} 1:act4 {REST}", "+", ["The Scientist builds a research station in Chicago."]),
        (
            f"base/4 >{HANDS} 1:act4 {REST}",
            "AIRLIFT(SCI,TOK)",
            ["The Researcher plays Airlift: the Scientist goes to Tokyo."],
        ),
        (
            f"base/4 >{HANDS} 1:act4 {REST.replace(' ATL ', ' ATL,PAR,LIM,CAI,DEL,TOK ')}",
            "GRANT(SYD<LIM)",
            ["The Scientist plays Government Grant: the research station of Lima moves to Sydney."],
        ),
        (
            f"base/4 >DIS@ATL:LAX;MED@CHI:- 1:act4 {REST.replace('bykr', 'Bykr')},PAR",
            "MED:LAX(LAX)",
            ["The Dispatcher flies the Medic to Los Angeles for its card."],
        ),
        (
            f"base/4 >DIS@ATL:LAX;MED@MON:- 1:act4 {REST.replace('bykr', 'Bykr')}",
            "MED:CHI",
            ["The Dispatcher drives the Medic to Chicago.", "2 blue cubes leave Chicago.", "The blue disease is eradicated."],
        ),
        (
            f"base/4 >SCI@ATL:-;RES@ATL:- 1:infect1.next {REST}",
            "~SCL",
            [
                "Infection: Santiago.",
                "Outbreak of yellow in Santiago, number 1.",
                "One yellow cube in Lima.",
                "Turn 2: the Researcher.",
            ],
        ),
        (
            f"base/4 >SCI@ATL:-;QUA@ATL:- 1:infect1.next {REST}",
            "~CHI",
            ["Infection: Chicago.", "Chicago is protected: no blue cube.", "Turn 2: the Quarantine Specialist."],
        ),
        (
            f"base/4 >SCI@ATL:-;QUA@ATL:- 1:infect1.next {REST.replace('o0', 'o7')}",
            "~SCL",
            ["Infection: Santiago.", "Outbreak of yellow in Santiago, number 8.", "The eighth outbreak: you lose."],
        ),
        (
            f"base/4 >SCI@ATL:-;RES@ATL:- 1:draw2.next {REST}",
            "~PAR",
            ["The Scientist draws Paris.", "The infection rate is 2."],
        ),
        (
            f"base/4 >SCI@ATL:-;RES@ATL:- 1:strike.shuffle.next {REST.replace('SCL3', 'SYD2')}",
            "~SYD",
            [
                "The epidemic strikes Sydney.",
                "One red cube in Sydney.",
                "Outbreak of red in Sydney, number 1.",
                "One red cube in Los Angeles.",
                "One red cube in Jakarta.",
                "One red cube in Manila.",
                "2 discarded infection cards are shuffled and go back on top.",
                "Turn 2: the Researcher.",
            ],
        ),
        (
            f"base/4 >SCI@ATL:-;QUA@BOG:QUIET 1:win2.infect.next {REST} flags=quiet",
            ".QUA",
            ["The Quarantine Specialist lets the moment pass.", "A quiet night: no infections.", "Turn 2: the Quarantine Specialist."],
        ),
        (
            f"base/4 >SCI@ATL:-;QUA@BOG:- 1:infect1.next {REST}",
            "~SCL",
            [
                "Infection: Santiago.",
                "Outbreak of yellow in Santiago, number 1.",
                "Lima is protected: no yellow cube.",
                "Turn 2: the Quarantine Specialist.",
            ],
        ),
        (
            f"base/4 >SCI@ATL:-;QUA@BOG:- 1:infect1.next {REST.replace('bykr', 'bykR')}",
            "~TOK",
            ["Infection: Tokyo.", "No cube in Tokyo: red is eradicated.", "Turn 2: the Quarantine Specialist."],
        ),
        (
            f"base/4 >SCI@ATL:BEI,SEO,SHA,TOK;QUA@BOG:- 1:act4 {REST.replace('bykr', 'BYKr')}",
            "!r(BEI,SEO,SHA,TOK)",
            [
                "The Scientist discovers the red cure with Beijing, Seoul, Shanghai, Tokyo.",
                "The red disease is eradicated.",
                "All four cures are discovered: you win.",
            ],
        ),
        (
            f"base/4 >SCI@ATL:-;QUA@BOG:- 25:act1 {REST.replace('13e,12e,12e,12e', '1')}",
            ".",
            ["The Scientist ends the actions.", "Fewer than two player cards are left: you lose."],
        ),
    ],
)
def test_who_did_what_to_whom(line: str, token: str, sentences: list[str]) -> None:
    """The log names giver, taker and card (A66)."""
    s = read(line)
    said = [say(id, **args) for id, args in play_and_tell(s, parse(s, token))]
    assert [plain(text) for text in said] == [plain(text) for text in sentences]


def plain(text: str) -> str:
    """Whether a sentence begins with an article is a matter of style."""
    return re.sub(r"\b[Tt]he (?=[A-Z])", "", text).lower()
