"""What may be done: somebody is always awaited, everything else is refused, and what is done changes only the table it is done on."""

from __future__ import annotations

import pytest
from games import begin, out, refused, some, waiting

from fourcures import engine, notation
from fourcures.words import Complaint
from reference.facts import CARDS, CITIES, COLOURS, EVENTS
from reference.table import read


def test_somebody_is_always_awaited_until_the_end() -> None:
    for game in range(some(3)):
        s, dice = begin(game, "awaited")
        for table, _ in out(s, dice):
            asked, nature = engine.awaited(table), engine.chance(table)
            assert 0 <= asked < 1 << table.table.seats
            assert [bool(asked), nature, bool(table.outcome)].count(True) == 1, notation.write(table)
            assert bool(engine.legal(table)) == (not table.outcome)


def test_everyone_awaited_has_a_choice_without_events() -> None:
    """Nobody is forced to play an event: each seat asked can pass, end its actions, discard or put back."""
    for table, _ in waiting(some(0.5), "own"):
        tokens = [notation.token(table, a) for a in engine.legal(table, events=False)]
        assert tokens
        assert not [token for token in tokens if token.split("(")[0] in EVENTS]
        assert set(tokens) <= {notation.token(table, a) for a in engine.legal(table)}
        step = read(notation.write(table)).agenda[0]
        if step.startswith("win"):
            roles = [s.role for s in read(notation.write(table)).seats]
            asked = engine.awaited(table)
            assert tokens == [f".{role}" for i, role in enumerate(roles) if asked >> i & 1]


def test_chances() -> None:
    """Whole positive weights, no answer twice; cards of one layer are equally likely, and so are the unseen player cards."""
    for game in range(some(1)):
        s, dice = begin(game, "chances")
        for table, _ in out(s, dice):
            answers = engine.chances(table)
            assert bool(answers) == engine.chance(table)
            assert all(isinstance(w, int) and w > 0 for _, w in answers)
            assert len({a for a, _ in answers}) == len(answers)
            assert engine.legal(table) == [a for a, _ in answers] or not answers
            assert len({w for a, w in answers if notation.token(table, a) != "~EPI"}) <= 1


def test_apply_leaves_its_argument_alone() -> None:
    for game in range(some(0.1)):
        s, dice = begin(game, "alone")
        for table, a in out(s, dice):
            if a < 0:
                break
            line, actions = notation.write(table), engine.legal(table)
            copy = table.copy()
            after = engine.apply(table, a)
            assert notation.write(table) == line
            assert engine.legal(table) == actions
            engine.play(copy, a)
            assert notation.write(copy) == notation.write(after)
            assert notation.write(table) == line


def test_copies_are_independent() -> None:
    """A copy played to its end leaves the original where it was, and the other way round."""
    for table, dice in waiting(some(0.1), "copies"):
        line = notation.write(table)
        copy = table.copy()
        for _ in out(copy, dice):
            pass
        assert notation.write(table) == line
        second = table.copy()
        for _ in out(table, dice):
            pass
        assert notation.write(second) == line


def test_a_finished_game_is_frozen() -> None:
    for game in range(some(0.2)):
        s, dice = begin(game, "frozen")
        last = -1
        for _, a in out(s, dice):
            last = a if a >= 0 else last
        line = notation.write(s)
        assert engine.awaited(s) == 0 and not engine.chance(s)
        assert engine.legal(s) == [] and engine.chances(s) == []
        with pytest.raises(Complaint):
            engine.apply(s, last)
        for token in (".", "~SFO", "~EPI", "QUIET", "FORECAST", "xPAR", "ATL", "+", ".MED", "-b"):
            assert refused(s, token)
        assert notation.write(s) == line
        again = notation.read(line)
        assert again.outcome == s.outcome and engine.legal(again) == [] and notation.write(again) == line


def test_actions_of_other_moments_are_refused() -> None:
    """Every action that was legal somewhere in these games is legal here exactly when the list says so."""
    everywhere: set[int] = set()
    tables = [table for table, _ in waiting(60, "moments")]
    for table in tables:
        everywhere |= set(engine.legal(table))
    for table in tables[:20]:
        here = set(engine.legal(table))
        before = notation.write(table)
        for a in sorted(everywhere - here)[::7]:
            with pytest.raises(Complaint):
                engine.apply(table, a)
        assert notation.write(table) == before


def test_tokens_that_are_not_in_the_list_are_refused() -> None:
    """Short tokens, all that can be written: read when legal, refused when not."""
    words = [*CITIES, *(f"={c}" for c in CITIES), *(f"x{c}" for c in CARDS), *(f"-{d}" for d in COLOURS), "+", ".", *EVENTS]
    words += [*(f"@{c}" for c in CITIES), *(f"#{c}" for c in CITIES), *(f"~{c}" for c in [*CARDS, "EPI"]), *(f"^{c}" for c in EVENTS)]
    words += [*(f"{c}({c})" for c in CITIES), *(f"GRANT({c})" for c in CITIES), *(f"RESILIENT({c})" for c in CITIES)]
    for table, _ in waiting(10, "words"):
        legal = {notation.token(table, a): a for a in engine.legal(table)}
        for word in words:
            if word in legal:
                assert notation.parse(table, word) == legal[word]
            else:
                assert refused(table, word), f"{notation.write(table)}\n{word}"


def test_what_is_no_token_is_refused() -> None:
    garbage = ["", " ", "..", "ATL ATL", "atl", "~", "~~SFO", "!b()", "!z(SFO)", "AIRLIFT(MED)", "GRANT()", "(", ")", "x", "é", "{x}"]
    garbage += ["A" * 5000, "\0"]
    for table, _ in waiting(10, "garbage"):
        for text in garbage:
            assert refused(table, text), text
