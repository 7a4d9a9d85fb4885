"""An event interrupts and gives everything back: the same seat, the same step, the same number of actions as before."""

from __future__ import annotations

from collections import Counter

from games import begin, out, some

from fourcures import engine, notation
from fourcures.core import State
from reference.facts import EVENTS
from reference.moves import awaited
from reference.table import Table, read


def test_every_event_in_every_window() -> None:
    played: Counter[tuple[str, str]] = Counter()
    for game in range(some(0.2)):
        s, dice = begin(game, "events")
        for table, _ in out(s, dice):
            tokens = [notation.token(table, a) for a in engine.legal(table)] if engine.awaited(table) else []
            for event in EVENTS:
                uses = [token for token in tokens if token.split("(")[0] == event]
                if uses:
                    before = read(notation.write(table))
                    after = finished(table, dice.choice(uses))
                    played[before.step()[0], event] += 1
                    unchanged(before, after, event)
                    effect(before, after, event)
    assert {step for step, _ in played} == {"act", "win", "hand"}
    assert {event for _, event in played} == set(EVENTS)


def finished(s: State, token: str) -> Table:
    """The table when the event is done; a Forecast puts the cards back as they come."""
    s = engine.apply(s, notation.parse(s, token))
    while read(notation.write(s)).step()[0] in ("look", "order"):
        s = engine.apply(s, engine.legal(s)[0])
    return read(notation.write(s))


def unchanged(before: Table, after: Table, event: str) -> None:
    window, hand = before.step()[0] == "win", before.step()[0] == "hand"
    if window and not stays(before, after, event):
        return  # nobody is left who could use the window: it is closed, and the turn goes on
    if hand and after.agenda != before.agenda:
        assert len(after.seats[before.step()[1]].hand) <= 7
        return
    assert after.agenda == before.agenda
    assert (after.turn, after.active, after.flown) == (before.turn, before.active, before.flown)
    assert after.passed == set()
    assert (after.outbreaks, after.epidemics, after.piles, after.cured) == (before.outbreaks, before.epidemics, before.piles, before.cured)
    assert not after.over


def stays(before: Table, after: Table, event: str) -> bool:
    """Somebody can still play something in this window, once this event has been played."""
    rest = before.copy()
    rest.passed = set()
    for s in rest.seats:
        s.hand -= {event}
        s.kept = "" if s.kept == event else s.kept
    if event == "RESILIENT" and after.agenda == before.agenda:
        rest.infected = after.infected
    elif event == "RESILIENT" and len(rest.infected) == 1:
        rest.infected = set()
    return bool(awaited(rest))


def effect(before: Table, after: Table, event: str) -> None:
    """The card is in the discard, or out of the game when it was on the Contingency Planner's card."""
    kept = any(s.kept == event for s in before.seats)
    assert event in (after.removed if kept else after.discard)
    assert not any(event in s.events() for s in after.seats)
    if event == "RESILIENT":
        gone = after.removed - before.removed - {event}
        assert len(gone) == 1 and gone <= before.infected
    if event == "GRANT":
        assert len(after.stations - before.stations) == 1
        assert len(after.stations) == min(6, len(before.stations) + 1)
    if event == "AIRLIFT":
        assert sum(a.city != b.city for a, b in zip(before.seats, after.seats, strict=True)) == 1


def test_a_pass_holds_until_an_event_is_played() -> None:
    """Who has let a window pass is not asked again in it, unless the table has changed."""
    lapsed = 0
    for game in range(some(1)):
        s, dice = begin(game, "passes")
        for table, a in out(s, dice):
            if not table.passed:
                continue
            before = read(notation.write(table))
            assert before.passed and not (awaited(before) & before.passed)
            if a >= 0 and notation.token(table, a).split("(")[0] in EVENTS:
                after = read(notation.write(engine.apply(table, a)))
                assert after.passed == set()
                lapsed += 1
            mine = {e for s in before.seats if s.role in before.passed for e in s.events()}
            tokens = {notation.token(table, b).split("(")[0] for b in engine.legal(table)}
            assert not (tokens & mine)
            assert not (tokens & {f".{role}" for role in before.passed})
    assert lapsed
