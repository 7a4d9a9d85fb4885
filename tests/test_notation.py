"""The corpus of position lines, good and bad, which the page's reader shares; and what is said about tokens."""

from __future__ import annotations

from pathlib import Path

import pytest

from fourcures.notation import parse, read, token, write
from fourcures.words import Complaint

CORPUS = Path(__file__).parent / "notation"
GOOD = (CORPUS / "good.txt").read_text("ascii").splitlines()
BAD = [line.split("\t") for line in (CORPUS / "bad.txt").read_text("utf-8").splitlines()]
LINE = (
    "base/4 >MED@CAI:SFO,MOS,BEI;SCI@CAI:LAX,BOG,RESILIENT 16:act2 BYkr o3e2 ATL,CAI SFO1,STP1k,KOL2,SHA2+1k 6e,12e PAR,AIRLIFT"
    " SFO,CHI|LAX,SCL~1|* ESS,STP"
)
ACT = "base/4 >SCI@ATL:BEI,SEO,SHA,TOK;RES@ATL:LAX,QUIET 1:act4 bykr o0e0 ATL TOK1 13e,12e,12e,12e - * TOK"
DRAW = "base/4 >SCI@ATL:BEI,SEO;RES@ATL:LAX,QUIET 1:draw.hand0.win2.infect.next bykr o0e0 ATL TOK1 13e,12e,12e,12e - * TOK"
OVER = "base/4 >SCI@ATL:BEI;RES@ATL:LAX,QUIET 1:act3 BYKR o0e0 ATL TOK1 13e,12e,12e,12e - * TOK over=win"


@pytest.mark.parametrize("line", GOOD)
def test_a_good_line_is_read_and_written_as_it_was(line: str) -> None:
    assert write(read(line)) == line


@pytest.mark.parametrize(("line", "said"), BAD)
def test_a_bad_line_gets_one_sentence(line: str, said: str) -> None:
    with pytest.raises(Complaint) as complaint:
        read(line)
    text = str(complaint.value)
    assert said in text
    assert "\n" not in text and text.endswith(".") and text.count(". ") == 0


def test_the_corpus_has_enough_of_everything() -> None:
    assert len(GOOD) >= 100 and len(BAD) >= 100
    assert {said.split()[1] for _, said in BAD if said.startswith("Field")} == {str(n) for n in range(1, 12)}


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        (LINE.replace("SFO,MOS,BEI", "BEI,SFO,MOS"), LINE),
        (LINE.replace("ATL,CAI SFO1", "CAI,ATL SFO1"), LINE),
        (LINE.replace("SFO1,STP1k,KOL2,SHA2+1k", "SHA2r+1k,KOL2k,STP1k,SFO1b"), LINE),
        (LINE.replace("SFO,CHI|LAX,SCL~1", "CHI,SFO|SCL,LAX~1"), LINE),
        (LINE.replace("ESS,STP", "STP,ESS"), LINE),
        (LINE.replace(" ", "   "), LINE),
        (f"  {LINE}\n", LINE),
        (f"{LINE} removed=QUIET,OSA flags=quiet", f"{LINE} flags=quiet removed=OSA,QUIET"),
        (
            "base/4 >SCI@ATL:-;RES@ATL:- 25:act1 bykr o0e4 ATL - - * SFO|CHI *",
            "base/4 >SCI@ATL:-;RES@ATL:- 25:act1 bykr o0e4 ATL - - "
            + "SFO,CHI,ATL,MON,WAS,NYC,MAD,LON,PAR,ESS,MIL,STP,LAX,MEX,MIA,BOG,LIM,SCL,BUE,SAO,LAG,KIN,JOH,KHA,"
            + "ALG,IST,MOS,CAI,BAG,TEH,RIY,KAR,DEL,MUM,KOL,CHE,BEI,SEO,SHA,TOK,OSA,TAI,HKG,BAN,HCM,JAK,MNL,SYD,"
            + "AIRLIFT,FORECAST,GRANT,QUIET,RESILIENT SFO|* "
            + "ATL,MON,WAS,NYC,MAD,LON,PAR,ESS,MIL,STP,LAX,MEX,MIA,BOG,LIM,SCL,BUE,SAO,LAG,KIN,JOH,KHA,"
            + "ALG,IST,MOS,CAI,BAG,TEH,RIY,KAR,DEL,MUM,KOL,CHE,BEI,SEO,SHA,TOK,OSA,TAI,HKG,BAN,HCM,JAK,MNL,SYD",
        ),
    ],
)
def test_any_order_is_read_and_one_is_written(loose: str, strict: str) -> None:
    assert write(read(loose)) == strict


def test_steps_that_need_nobody_run_when_a_line_is_read() -> None:
    assert write(read(ACT.replace("act4", "next"))) == ACT.replace(">SCI", "SCI").replace("RES", ">RES").replace("1:act4", "2:act4")
    assert "o0e1" in write(read(ACT.replace("act4", "rate.strike.next")))


@pytest.mark.parametrize(
    ("line", "text", "said"),
    [
        (ACT, "", "is no token"),
        (ACT, "chi", "is no token"),
        (ACT, "CHICAGO!", "is no token"),
        (ACT, "CHI CHI", "is no token"),
        (ACT, "GRANT(", "is no token"),
        (ACT, "Ж", "is no token"),
        (ACT, "x" * 1_000_000, "is no token"),
        (ACT, "X" * 1_000_000, "is not legal now"),
        (ACT, "SYD", "“SYD” is not legal now (step act)"),
        (ACT, "+", "“+” is not legal now"),
        (ACT, "-b", "“-b” is not legal now"),
        (ACT, "!r(BEI,SEO,SHA)", "is not legal now"),
        (ACT, "!r(BEI,SEO,SHA,SHA)", "is not legal now"),
        (ACT, "!r(BEI,SEO,SHA,TOK,TOK)", "is not legal now"),
        (ACT, ".RES", "is not legal now"),
        (ACT, "GRANT(TOK)", "is not legal now"),
        (ACT, "~PAR", "people must choose first (step act)"),
        (DRAW, "CHI", "a card must be turned first (step draw)"),
        (DRAW, "QUIET", "a card must be turned first"),
        (DRAW, "~BEI", "cannot come now (step draw)"),
        (DRAW, "~XXX", "names no card"),
        (OVER, "CHI", "after the end of the game"),
        (OVER, "~PAR", "after the end of the game"),
    ],
)
def test_a_token_that_cannot_be_gets_one_sentence(line: str, text: str, said: str) -> None:
    with pytest.raises(Complaint) as complaint:
        parse(read(line), text)
    sentence = str(complaint.value)
    assert said in sentence
    assert "\n" not in sentence and len(sentence) < 1200


def test_the_cards_of_a_cure_are_read_in_any_order_and_written_in_atlas_order() -> None:
    s = read(ACT)
    assert token(s, parse(s, "!r(TOK,BEI,SHA,SEO)")) == "!r(BEI,SEO,SHA,TOK)"


@pytest.mark.parametrize("garbage", ["", " ", "\n", "x" * 1_000_000, "- " * 100_000, "base/4 " * 12, "\0" * 11, "🂡 " * 11])
def test_garbage_is_refused_in_a_short_sentence(garbage: str) -> None:
    with pytest.raises(Complaint) as complaint:
        read(garbage)
    assert len(str(complaint.value)) < 1200
