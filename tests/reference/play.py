"""What a token does, and what happens by itself until somebody is awaited."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from .facts import CITIES, COLOUR, COLOURS, EVENTS, LIMIT, NEAR, PEOPLE, RATE
from .moves import awaited
from .table import Seat, Table

Order = Callable[[list[str]], list[str]]
"""The order in which cities that break out at the same time, or that receive cubes of one outbreak, are dealt with."""


def atlas(cities: list[str]) -> list[str]:
    return sorted(cities, key=CITIES.index)


def chances(t: Table) -> dict[str, Fraction]:
    """Nature's possible tokens with their chances; none when she is not awaited."""
    name, _ = t.step()
    if t.over:
        return {}
    if name == "deal":
        return _even({f"~{c}" for c in t.unseen()})
    if name == "draw":
        left, epidemic = t.piles[0]
        share = Fraction(1, left) if epidemic else Fraction(0)
        others = _even({f"~{c}" for c in t.unseen()}) if left > epidemic else {}
        result = {token: p * (1 - share) for token, p in others.items()}
        return result | ({"~EPI": share} if epidemic else {})
    if name in ("sow", "infect", "look"):
        return _even({f"~{c}" for c in t.layers[0][0]})
    if name == "strike":
        return _even({f"~{c}" for c in t.layers[-1][0]})
    return {}


def _even(tokens: set[str]) -> dict[str, Fraction]:
    return {token: Fraction(1, len(tokens)) for token in tokens}


def apply(t: Table, token: str, order: Order = atlas) -> Table:
    """The table after a token that is allowed (not checked here)."""
    t = t.copy()
    if token.startswith("~"):
        _nature(t, token[1:], order)
    elif token.split("(")[0] in EVENTS:
        _event(t, token)
    elif token.startswith("."):
        _pass(t, token)
    elif token.startswith("x"):
        t.seats[t.step()[1]].hand.remove(token[1:])
        t.discard.add(token[1:])
    elif token.startswith("#"):
        t.looked.remove(token[1:])
        t.layers.insert(0, ({token[1:]}, 0))
        if not t.looked:
            t.agenda.pop(0)
    else:
        _action(t, token)
    settle(t)
    return t


def settle(t: Table) -> None:
    """Do the steps that wait for nobody."""
    while not t.over:
        step = t.agenda[0]
        name, number = t.step()
        if name == "act" and number == 0:
            t.agenda[0:1] = ["win", "draw", f"hand{t.active}", "win2", "infect", "next"]
        elif name == "win" and not awaited(t):
            t.agenda.pop(0)
            t.passed = set()
        elif name == "hand" and len(t.seats[number].hand) <= LIMIT:
            t.agenda.pop(0)
        elif step == "draw" and sum(n for n, _ in t.piles) < 2:
            t.over = "cards"
        elif step == "rate":
            t.epidemics += 1
            t.agenda.pop(0)
        elif step == "shuffle":
            if t.infected:
                t.layers.insert(0, (t.infected, t.epidemics))
            t.infected = set()
            t.agenda.pop(0)
        elif name in ("infect", "strike") and step != "infect" and not t.layers and t.infected:
            t.layers = [(t.infected, t.epidemics)]  # never in a game of the base rules
            t.infected = set()
        elif step == "infect":
            _begin_infections(t)
        elif step == "first":
            _begin(t)
        elif step == "next":
            t.active = (t.active + 1) % len(t.seats)
            t.turn += 1
            t.flown = False
            t.agenda[0:1] = ["act4"]
        else:
            return


def _begin(t: Table) -> None:
    """The setup is done: who starts, and the player deck in piles, one epidemic in each, larger piles first."""
    best = 0
    for i, s in enumerate(t.seats):
        figure = max((PEOPLE[c] for c in s.hand if c in CITIES), default=0)
        if figure > max((PEOPLE[c] for c in t.seats[best].hand if c in CITIES), default=0):
            best = i
        if t.first == s.role:
            best = i
            break
    cards, number = len(t.unseen()), t.epidemic_cards
    t.piles = [(cards // number + (i < cards % number) + 1, True) for i in range(number)]
    t.active, t.turn, t.first = best, 1, ""
    t.agenda[0:1] = ["act4"]


def _begin_infections(t: Table) -> None:
    t.agenda.pop(0)
    if t.quiet:
        t.quiet -= 1
        return
    cards = RATE[min(t.epidemics, len(RATE) - 1)]
    t.agenda = ["infect1", "win3"] * (cards - 1) + ["infect1"] + t.agenda


# ---------------------------------------------------------------- Nature


def _nature(t: Table, card: str, order: Order) -> None:
    name, number = t.step()
    if name == "deal":
        t.seats[number].hand.add(card)
        t.agenda.pop(0)
    elif name == "draw":
        _draw(t, card)
    elif name == "look":
        _lift(t, 0, card)
        t.looked.add(card)
        t.agenda[0:1] = [f"look{number - 1}"] if number > 1 else []
    else:
        t.agenda.pop(0)
        _lift(t, -1 if name == "strike" else 0, card)
        t.infected.add(card)
        if name == "sow":
            t.put(card, COLOUR[card], number)
        else:
            _infect(t, card, name == "strike", order)


def _lift(t: Table, layer: int, card: str) -> None:
    """Take a card off its layer of the infection deck."""
    t.layers[layer][0].remove(card)
    if not t.layers[layer][0]:
        t.layers.pop(layer)


def _draw(t: Table, card: str) -> None:
    """Both cards are turned before the first epidemic among them is carried out."""
    left, epidemic = t.piles[0]
    t.piles[0:1] = [(left - 1, epidemic and card != "EPI")] if left > 1 else []
    if card != "EPI":
        t.seats[t.active].hand.add(card)
    if t.agenda[0] == "draw":
        t.agenda[0] = "draw2" if card == "EPI" else "draw1"
        return
    epidemics = (t.agenda.pop(0) == "draw2") + (card == "EPI")
    one = ["rate", "strike", "win1", "shuffle"]
    t.agenda = ([], one, [*one, "win4", *one])[epidemics] + t.agenda


# ---------------------------------------------------------------- infections and outbreaks


def protected(t: Table, city: str, disease: str) -> bool:
    """Somebody's power keeps cubes of this disease out of this city."""
    quarantine, medic = t.seat("QUA"), t.seat("MED")
    if quarantine and (city == quarantine.city or city in NEAR[quarantine.city]):
        return True
    return medic is not None and medic.city == city and disease in t.cured


def _infect(t: Table, city: str, epidemic: bool, order: Order) -> None:
    """An infection card is carried out: one cube, or up to three by an epidemic; an outbreak where there is no room."""
    disease = COLOUR[city]
    if t.eradicated(disease) or protected(t, city, disease):
        return
    before = t.count(city, disease)
    for _ in range(3 - before if epidemic else min(1, 3 - before)):
        _cube(t, city, disease)
    if before == 3 or (epidemic and before > 0):
        _outbreaks(t, city, disease, order)


def _marker(t: Table) -> None:
    """The outbreak marker goes one step on, unless the game is over."""
    if not t.over:
        t.outbreaks += 1
        if t.outbreaks == 8:
            t.over = "outbreaks"


def _cube(t: Table, city: str, disease: str) -> None:
    if t.over:
        return
    if t.supply(disease) == 0:
        t.over = "cubes"
    else:
        t.put(city, disease, t.count(city, disease) + 1)


def _outbreaks(t: Table, city: str, disease: str, order: Order) -> None:
    """An outbreak and its chain, one generation after the other; every city at most once."""
    done: set[str] = set()
    generation = [city]
    while generation:
        following: set[str] = set()
        for breaking in order(generation):
            _marker(t)
            if t.over:
                return
            done.add(breaking)
            for near in order(NEAR[breaking]):
                if near in done or near in generation or protected(t, near, disease):
                    continue
                if t.count(near, disease) == 3:
                    following.add(near)
                else:
                    _cube(t, near, disease)
        generation = [c for c in CITIES if c in following]


# ---------------------------------------------------------------- people


def _pass(t: Table, token: str) -> None:
    if token == ".":
        t.agenda[0] = "act0"
    else:
        t.passed.add(token[1:])


def _arrive(t: Table, pawn: Seat, city: str) -> None:
    pawn.city = city
    _clean(t)


def _clean(t: Table) -> None:
    """No cube of a cured disease stays where the Medic is."""
    medic = t.seat("MED")
    for disease in t.cured:
        if medic and t.count(medic.city, disease):
            t.put(medic.city, disease, 0)


def _pay(t: Table, seat: Seat, card: str) -> None:
    seat.hand.remove(card)
    t.discard.add(card)


def _station(t: Table, city: str, old: str) -> None:
    t.stations -= {old}
    t.stations |= {city}


def _event(t: Table, token: str) -> None:
    """An event is played: the table changes, the step stays; everybody who has passed is asked again."""
    event, _, rest = token.partition("(")
    aim = rest.removesuffix(")")
    number = next(i for i, s in enumerate(t.seats) if event in s.events())
    owner = t.seats[number]
    if owner.kept == event:
        owner.kept = ""
        t.removed.add(event)
    else:
        _pay(t, owner, event)
    t.passed = set()
    if event == "AIRLIFT":
        pawn = t.seat(aim[:3])
        assert pawn
        _arrive(t, pawn, aim[4:])
    elif event == "GRANT":
        _station(t, aim[:3], aim[4:])
    elif event == "QUIET":
        t.quiet += 1
    elif event == "RESILIENT":
        t.infected.remove(aim)
        t.removed.add(aim)
    else:
        cards = min(6, sum(len(layer) for layer, _ in t.layers))
        t.agenda = [f"look{cards}", f"order{number}", *t.agenda]


def _action(t: Table, token: str) -> None:
    """An action of the active seat."""
    me = t.seats[t.active]
    t.agenda[0] = f"act{t.step()[1] - 1}"
    if token.startswith("-"):
        left = 0 if me.role == "MED" or token[1:] in t.cured else t.count(me.city, token[1:]) - 1
        t.put(me.city, token[1:], left)
    elif token.startswith("+"):
        if me.role != "OPS":
            _pay(t, me, me.city)
        _station(t, me.city, token[2:])
    elif token.startswith("!"):
        for card in token[3:-1].split(","):
            _pay(t, me, card)
        t.cured.add(token[1])
        _clean(t)
        if len(t.cured) == len(COLOURS):
            t.over = "win"
    elif token.startswith("^"):
        t.discard.remove(token[1:])
        me.kept = token[1:]
    elif "<" in token or ">" in token:
        _share(t, me, token)
    else:
        _move(t, me, token)


def _share(t: Table, me: Seat, token: str) -> None:
    other = t.seat(token[4:])
    assert other
    giver, receiver = (me, other) if token[3] == ">" else (other, me)
    giver.hand.remove(token[:3])
    receiver.hand.add(token[:3])
    t.agenda.insert(0, f"hand{t.seats.index(receiver)}")


def _move(t: Table, me: Seat, token: str) -> None:
    role, _, way = token.rpartition(":")
    pawn = t.seat(role) if role else me
    assert pawn
    city, _, card = way.lstrip("=@").removesuffix(")").partition("(")
    if card:
        if card not in (city, pawn.city):
            t.flown = True
        _pay(t, me, card)
    _arrive(t, pawn, city)
