"""Nothing gets lost: cubes, cards, stations, and the bounds of everything that is counted, after every step of random games."""

from __future__ import annotations

from collections import Counter

from games import begin, out, some

from fourcures import notation
from fourcures.check import problems
from fourcures.core import State
from reference.facts import CARDS, CITIES, COLOURS, CUBES, EVENTS, HANDS, LIMIT, NEAR
from reference.table import Table, read


def test_no_problems_after_any_step() -> None:
    for game in range(some(0.5)):
        s, dice = begin(game, "problems")
        for table, _ in out(s, dice):
            assert problems(table) == [], notation.write(table)


def test_everything_is_counted() -> None:
    for game in range(some(0.3)):
        s, dice = begin(game, "counts")
        for table, _ in out(s, dice):
            t = read(notation.write(table))
            cubes(t)
            player_cards(t)
            infection_cards(t)
            tracks(t)


def cubes(t: Table) -> None:
    assert all(1 <= n <= 3 for n in t.cubes.values())
    assert all(0 <= t.supply(d) <= CUBES for d in COLOURS)
    medic = t.seat("MED")
    if medic:
        assert not any(t.count(medic.city, d) for d in t.cured)


def player_cards(t: Table) -> None:
    hands = [c for s in t.seats for c in s.hand] + [s.kept for s in t.seats if s.kept]
    seen = hands + sorted(t.discard) + [c for c in t.removed if c in EVENTS]
    assert max(Counter(seen).values(), default=1) == 1
    assert set(seen) <= set(CARDS)
    inside = sum(e for _, e in t.piles)
    if t.turn:
        assert sum(n for n, _ in t.piles) - inside == len(CARDS) - len(seen)
        pending = sum(step == "rate" for step in t.agenda) + (t.agenda[:1] == ["draw2"])
        assert t.over or t.epidemic_cards == inside + t.epidemics + pending
    else:
        assert t.piles == []
        assert all(len(s.hand) <= HANDS[len(t.seats)] for s in t.seats)
    owed = {int(step[4:]) for step in t.agenda if step.startswith("hand")}
    for number, s in enumerate(t.seats):
        assert len(s.hand) <= LIMIT or number in owed
        assert not s.kept or s.role == "PLA"
    if (t.agenda and t.agenda[0][:3] in ("act", "inf")) or t.agenda[:1] == ["draw"]:
        assert all(len(s.hand) <= LIMIT for s in t.seats)


def infection_cards(t: Table) -> None:
    cards = [c for layer, _ in t.layers for c in layer] + sorted(t.infected) + sorted(t.looked) + [c for c in t.removed if c in CITIES]
    assert sorted(cards) == sorted(CITIES)
    assert all(0 <= n <= t.epidemics for _, n in t.layers)
    assert [n for _, n in t.layers if n] == sorted((n for _, n in t.layers if n), reverse=True)


def tracks(t: Table) -> None:
    assert 1 <= len(t.stations) <= 6
    assert 0 <= t.outbreaks <= 8 and (t.outbreaks < 8 or t.over == "outbreaks")
    assert 0 <= t.epidemics <= t.epidemic_cards
    assert (len(t.cured) == 4) == (t.over == "win")
    assert all(0 <= int(step[3:]) <= 4 for step in t.agenda if step.startswith("act"))
    assert not t.flown or t.seats[t.active].role == "OPS"
    assert 0 <= t.quiet <= 2
    assert not t.passed or t.agenda[0].startswith("win")


def test_no_cube_where_a_role_keeps_them_away() -> None:
    """After the setup, the Quarantine Specialist's city and its neighbours get none, and the Medic's none of a cured disease."""
    for game in range(some(0.3)):
        s, dice = begin(game, "shield")
        before: Table | None = None
        for table, _ in out(s, dice):
            after = read(notation.write(table))
            if before and before.turn:
                for (city, d), n in after.cubes.items():
                    if n > before.count(city, d):
                        quarantine, medic = before.seat("QUA"), before.seat("MED")
                        assert not quarantine or (city != quarantine.city and city not in NEAR[quarantine.city])
                        assert not medic or city != medic.city or d not in before.cured
                        assert not before.eradicated(d)
            before = after


def test_turns_are_bounded_by_the_deck() -> None:
    for game in range(some(3)):
        s, dice = begin(game, "bounded")
        start = read(notation.write(s))
        deck = sum(n for n, _ in start.piles)
        if start.turn == 0:
            deck = len(CARDS) - len(start.seats) * HANDS[len(start.seats)] + start.epidemic_cards
        steps = sum(1 for _ in out(s, dice))
        t = read(notation.write(s))
        assert t.over
        assert t.turn - start.turn <= deck // 2 + 1
        assert steps < 40 * (t.turn - start.turn) + 100


def test_the_infection_discard_is_what_was_turned_since_the_last_shuffle() -> None:
    """And after a shuffle just these cards lie on top, less those that Resilient Population has taken out."""
    shuffles = 0
    for game in range(some(0.3)):
        s, dice = begin(game, "turned")
        before = read(notation.write(s))
        turned = set(before.infected)
        for table, a in out(s, dice):
            t = read(notation.write(table))
            if t.agenda.count("shuffle") < before.agenda.count("shuffle"):
                shuffles += 1
                assert not turned or t.layers[0] == (turned, before.epidemics)
                turned = set()
            assert t.infected == turned
            before = t
            token = notation.token(table, a) if a >= 0 else ""
            if token.startswith("~") and t.step()[0] in ("sow", "infect", "strike"):
                if not t.layers[1:] and len(t.layers[0][0]) == 1 and t.step()[0] != "strike":
                    break  # the last card of the deck: whatever comes next is turned from a new one
                turned.add(token[1:])
            if token.startswith("RESILIENT"):
                turned.remove(token[10:13])
    assert shuffles


def test_the_last_turn_of_a_game_that_nobody_touches() -> None:
    """Turns that are only passed: the deck ends, or the diseases win, never anything else."""
    for game in range(some(0.2)):
        s, dice = begin(game, "passive")
        while not s.outcome:
            s = step_aside(s, dice.random())
        assert notation.write(s).split("over=")[1].split(" ")[0] in ("outbreaks", "cubes", "cards")


def step_aside(s: State, chance: float) -> State:
    """Pass, end the actions or discard the first card; Nature as the dice say."""
    from fourcures import engine

    actions = engine.legal(s)
    if engine.chance(s):
        return engine.apply(s, actions[int(chance * len(actions))])
    return engine.apply(s, next(a for a in actions if notation.token(s, a)[0] in ".x"))
