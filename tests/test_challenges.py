"""Mutation and Virulent Strain in words: reasons, the advice on epidemics, what lies on the table, actions taken apart."""

from __future__ import annotations

import pytest

from fourcures import notation
from fourcures.check import problems
from fourcures.parts import parts
from fourcures.presets import CHALLENGES, Options, advice
from fourcures.reasons import why
from fourcures.rules.catalog import new_game, rules
from fourcures.rules.crises_cards import CRISES
from fourcures.rules.virulent import STRAINS
from fourcures.words import say, say_in

REST = "12e,13e,13e,13e - * -"


@pytest.mark.parametrize(
    ("line", "tool", "said"),
    [
        (
            f"base+mutation/4 >SCI@PAR:SFO,LAX,ALG,TOK;RES@ATL:- 3:act4 bykrp o0e0 ATL TOK1p {REST}",
            "cure",
            "A cure needs a research station, and Paris has none.",
        ),
        (
            f"base+mutation/4 >SCI@ATL:SFO,LAX,ALG,TOK;RES@ATL:- 3:act4 BYKRp o0e0 ATL MIA1p {REST}",
            "cure",
            "The purple cure needs the card of a city that has a purple cube now.",
        ),
        (
            f"base+mutation/4 >SCI@ATL:SFO,LAX;RES@ATL:- 3:act4 BYKRp o0e0 ATL MIA1p {REST}",
            "cure",
            "2 of 4 city cards for the purple cure in hand.",
        ),
        (
            f"base+mutation/4 >SCI@ATL:SFO,LAX;RES@ATL:- 3:act4 bykrp o0e0 ATL MIA1p {REST}",
            "cure",
            "1 of 4 blue cards in hand.",
        ),
        (
            f"base+virulent/4 >RES@PAR:-;SCI@ATL:- 3:act4 bykr o0e1 ATL PAR2 {REST} effects=GOVERNMENT strain=b",
            "drive",
            "The government lets nobody leave Paris before the strain has been treated there this turn.",
        ),
        (
            f"base+virulent/4 >RES@PAR:-;SCI@ATL:- 3:act1 bykr o0e1 ATL PAR2 {REST} effects=RESISTANT strain=b",
            "treat",
            "Treating here takes more actions than are left.",
        ),
        (
            f"base+virulent/4 >SCI@ATL:SFO,CHI,ATL,MON;RES@ATL:- 3:act4 bykr o0e1 ATL PAR2 {REST} effects=COMPLEX strain=b",
            "cure",
            "4 of 5 blue cards in hand.",
        ),
    ],
)
def test_the_reason_is_said(line: str, tool: str, said: str) -> None:
    id, args = why(notation.read(line), 0)[tool]
    assert say_in("en", id, args) == said


def test_the_advice_is_only_said() -> None:
    assert advice(Options()) is None
    for challenges in (("mutation",), ("virulent",), ("mutation", "virulent")):
        id, args = advice(Options(challenges=challenges)) or ("", {})
        text = say_in("en", id, args)
        assert ("one epidemic fewer" in text) == (len(challenges) == 1) and ("2 epidemics" in text) == (len(challenges) == 2)
        for epidemics in (4, 7):
            assert new_game("+".join(["base", *challenges]), epidemics=epidemics).table.epidemics == epidemics


def test_every_card_and_row_has_its_words() -> None:
    known = rules("base+mutation+virulent+crises")
    ids = [f"{kind}-{row.code}" for row in STRAINS for kind in ("name", "epidemic")]
    ids += [f"{kind}-{row.code}" for row in known.specials for kind in ("name", "infection")]
    ids += [f"{kind}-{code}" for code in ("THREATENS", "SPREADS", "INTENSIFIES") for kind in ("name", "event")]
    ids += [f"{kind}-{name}" for name in CHALLENGES for kind in ("name", "challenge")]
    ids += [f"{kind}-{row.code}" for row in CRISES for kind in ("name", "emergency")]
    ids += [row.label for row in known.extras if row.label]
    for id in ids:
        assert say(id) != id


@pytest.mark.parametrize(
    ("piles", "extra", "said"),
    [
        ("13e,13e,13e,13e", "past=PANIC,ZONES", "do not fit the piles"),
        ("13e,13e,13e", "-", "do not fit the piles"),
        ("13e,13e,13e,13e", "crises=PANIC", "no step lets it happen"),
        ("13e,13e,13e,13e", "standing=PATIENT", "Patient Zero lies face up without"),
        ("14e,13e,13e,13e", "patient=SCL", "an infection card without Patient Zero"),
    ],
)
def test_what_is_impossible_about_emergency_events(piles: str, extra: str, said: str) -> None:
    s = notation.read(f"base+crises/4 >SCI@ATL:-;RES@ATL:- 3:act4 bykr o0e0 ATL - {piles} - * - {extra}".removesuffix(" -"))
    assert any(said in problem for problem in problems(s))


def test_actions_taken_apart() -> None:
    s = notation.read(
        f"base+mutation+crises/4 >SCI@ATL:-;RES@ATL:- 3:open2.next bykrp o0e0 ATL - {REST} crises=PANIC,TIME mutation=SPREADS"
    )
    for token in ("SPREADS", "PANIC", "TIME"):
        assert parts(s, notation.parse(s, token)) == {"card": token}
    s = notation.read(f"base+mutation/4 >SCI@ATL:SFO,LAX,ALG,TOK;RES@ATL:- 3:act4 bykrp o0e0 ATL TOK1p {REST}")
    assert parts(s, notation.parse(s, "!p(SFO,LAX,ALG,TOK)")) == {"disease": "p", "cards": ["SFO", "LAX", "ALG", "TOK"]}
    s = notation.read(f"base+mutation/4 >SCI@ATL:-;RES@ATL:- 3:mutate.next bykrp o0e0 ATL - {REST} mutation=SPREADS,INTENSIFIES")
    assert parts(s, notation.parse(s, "SPREADS")) == {"card": "SPREADS"}


@pytest.mark.parametrize(
    ("extra", "said"),
    [
        ("mutation=NONE", "The extra mutation is"),
        ("mutated=SPREADS,SPREADS", "The extra mutated is"),
        ("strain=p", "The extra strain is"),
        ("effects=LOSS", "The extra effects is"),
        ("effects=RATE spent=RATE", "The extra spent is"),
        ("epidemics=RATE,SLOPE,LOSS", "The extra epidemics is"),
        ("lost=4", "The extra lost is"),
        ("more=2", "The extra more is"),
        ("treated=XXX", "The extra treated is"),
        ("crises=NONE", "The extra crises is"),
        ("standing=ZONES", "The extra standing is"),
        ("past=PANIC standing=PANIC", "The extra standing is"),
        ("patient=MUA", "The extra patient is"),
    ],
)
def test_a_bad_extra_gets_one_sentence(extra: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        notation.read(f"base+mutation+virulent+crises/4 >SCI@ATL:-;RES@ATL:- 3:act4 bykrp o0e0 ATL - {REST} {extra}")
