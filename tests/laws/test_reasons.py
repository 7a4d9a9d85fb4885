"""Why not: in games of every preset whatever cannot be done has a true reason, said in a sentence, and a place in the rules."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from games import some

from fourcures import engine, notation
from fourcures.atlas import CODES
from fourcures.core import State
from fourcures.dealer import Dealer
from fourcures.handbook.chapters import CHAPTERS, all_cards, place, sections
from fourcures.parts import parts
from fourcures.presets import CHALLENGES, PRESETS, ROLE_SETS, setup
from fourcures.reasons import MOVES, TOOLS, Said, held_events, why
from fourcures.rules.catalog import new_game
from fourcures.whynot import why_not
from fourcures.words import say

ANCHORS = {chapter.id for chapter in CHAPTERS} | {part.id for _, part in sections()} | set(all_cards())
TABLES = {
    **{name: row.options for name, row in PRESETS.items()},
    **{f"bsw+{challenge}": replace(PRESETS["bsw"].options, challenges=(challenge,)) for challenge in CHALLENGES},
    **{
        f"2013+{roles}": replace(PRESETS["2013"].options, roles=roles, events="drawn")
        for roles in ROLE_SETS
        if roles not in ("2008", "2009")
    },
}
"""Tables of every preset, with every challenge, and with every set of roles."""
EVERY = 23
"""One position in so many is asked about."""


def complete(said: Said) -> None:
    """It is a sentence, and the rules say more."""
    text = say(said[0], **said[1])
    assert not text.startswith(said[0]) and "{" not in text and "$" not in text, (said, text)
    assert place(said[0]) in ANCHORS, said


@pytest.mark.parametrize("name", TABLES)
def test_what_cannot_be_done_has_a_reason(name: str) -> None:
    row = PRESETS[name.partition("+")[0]]
    for game in range(max(1, some(0.05))):
        dealer, dice = Dealer(f"why {name} {game}"), Random(f"{name} {game}")
        options = replace(TABLES[name], seats=dice.choice(row.seats), epidemics=dice.choice(row.epidemics))
        s = new_game(*setup(options, dealer, limits=row))
        n = 0
        while not s.outcome:
            a = dealer.answer(s) if engine.chance(s) else dice.choice(engine.legal(s))
            engine.play(s, a)
            n += 1
            if n % EVERY == 0:
                look(s)
        look(s)


def look(s: State) -> None:
    actions = [] if s.outcome or engine.chance(s) else engine.legal(s)
    for seat in range(s.table.seats):
        mine = [(s.table.kinds[a >> 24].name, parts(s, a)) for a in actions if a >> 21 & 7 == seat]
        for tool, said in why(s, seat).items():
            complete(said)
            own = [named for kind, named in mine if kind in TOOLS[tool] and (kind not in MOVES or named["pawn"] == seat)]
            assert not own, (notation.write(s), tool)
        acting = s.agenda[s.depth - 1] >> 3 == 3 and seat == s.seat and not s.outcome
        for city in CODES[::5]:
            found = why_not(s, seat, city)
            for _, said in found:
                complete(said)
            if acting and CODES[s.pawns[seat]] != city:
                ways = {kind for kind, named in mine if named.get("pawn") == seat and named.get("city") == city}
                closed = {tool for tool, _ in found} & set(MOVES)
                assert not ways & closed and (ways or closed), notation.write(s)
        for card in held_events(s, seat):
            code = s.table.events[card - 48].code
            found = why_not(s, seat, code)
            assert bool(found) != any(named.get("card") == code for _, named in mine)
            for _, said in found:
                complete(said)
        for other in s.table.rows:
            for _, said in why_not(s, seat, other.code):
                complete(said)
