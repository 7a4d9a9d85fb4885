"""What is allowed now: one question, `allowed(table, token)`, asked of every token one can think of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from .facts import CARDS, CITIES, COLOUR, COLOURS, EVENTS, LIMIT, NEAR, ROLES, STATIONS
from .table import Seat, Table

WINDOWS = ("win", "win1", "win2", "win3", "win4")


def awaited(t: Table) -> set[str]:
    """Roles the table waits for; none when Nature is awaited or the game is over."""
    name, number = t.step()
    if t.over or not name:
        return set()
    if name == "act":
        return {t.seats[t.active].role}
    if name in ("hand", "order"):
        return {t.seats[number].role}
    if name == "win":
        return {s.role for s in t.seats if s.role not in t.passed and any(playable(t, e) for e in s.events())}
    return set()


def nature_awaited(t: Table) -> bool:
    return not t.over and t.step()[0] in ("sow", "deal", "draw", "strike", "infect", "look")


def playable(t: Table, event: str) -> bool:
    """Is there any use of this event at the present step?"""
    if t.agenda[0] == "win1" and event != "RESILIENT":
        return False
    if event == "RESILIENT":
        return bool(t.infected)
    if event == "FORECAST":
        return any(cards for cards, _ in t.layers)
    return True


def legal(t: Table) -> list[str]:
    """All tokens of people that are allowed now, sorted."""
    waiting = awaited(t)
    return sorted({token for token in likely(t) if _allowed(t, token, waiting)}) if waiting else []


# ---------------------------------------------------------------- tokens one can think of


def conceivable(t: Table) -> Iterator[str]:
    """Every token that can be written at all with these codes (cures with the cards of one disease)."""
    for prefix in ["", *(f"{role}:" for role in ROLES)]:
        yield from (f"{prefix}{c}" for c in CITIES)
        yield from (f"{prefix}={c}" for c in CITIES)
        yield from (f"{prefix}@{c}" for c in CITIES)
        yield from (f"{prefix}{c}({card})" for c in CITIES for card in CITIES)
    for number in (3, 4, 5, 6):
        for d in COLOURS:
            hands = (s.hand for s in t.seats)
            own = {c for hand in hands for c in hand if COLOUR.get(c) == d}
            yield from (cure(d, cards) for cards in combinations(sorted(own, key=CARDS.index), number))
    yield from (f"{card}{way}{role}" for card in CARDS for way in "<>" for role in ROLES)
    yield from (f"GRANT({c}<{d})" for c in CITIES for d in CITIES)
    yield from (f"AIRLIFT({role},{c})" for role in ROLES for c in CITIES)
    yield from simple()


def simple() -> Iterator[str]:
    """The tokens that are few."""
    yield from (f"-{d}" for d in COLOURS)
    yield from ("+", ".", *(f".{role}" for role in ROLES))
    yield from (f"+<{c}" for c in CITIES)
    yield from (f"^{card}" for card in CARDS)
    yield from (f"x{card}" for card in CARDS)
    yield from (f"#{c}" for c in CITIES)
    yield from EVENTS
    yield from (f"{event}({c})" for event in EVENTS for c in CITIES)


def likely(t: Table) -> Iterator[str]:
    """Fewer tokens, quicker to ask: of cards that are held, seats at the table, pawns that can be moved."""
    roles = [s.role for s in t.seats]
    cards = {c for s in t.seats for c in s.hand}
    held = {e for s in t.seats for e in s.events()}
    yield from (token for token in simple() if token.split("(")[0] not in EVENTS or token.split("(")[0] in held)
    if "GRANT" in held:
        yield from (f"GRANT({c}<{d})" for c in CITIES for d in sorted(t.stations))
    if "AIRLIFT" in held:
        yield from (f"AIRLIFT({role},{c})" for role in roles for c in CITIES)
    if t.step()[0] != "act":
        return
    mine = t.seats[t.active].hand
    others = [f"{role}:" for role in roles] if t.seats[t.active].role == "DIS" else []
    for prefix in ["", *others]:
        yield from (f"{prefix}{c}" for c in CITIES)
        yield from (f"{prefix}={c}" for c in CITIES)
        yield from (f"{prefix}@{c}" for c in CITIES)
        yield from (f"{prefix}{c}({card})" for card in mine for c in CITIES)
    for d in COLOURS:
        own = sorted((c for c in mine if COLOUR.get(c) == d), key=CARDS.index)
        yield from (cure(d, five) for number in (4, 5) for five in combinations(own, number))
    yield from (f"{card}{way}{role}" for card in cards for way in "<>" for role in roles)


def cure(disease: str, cards: tuple[str, ...]) -> str:
    return f"!{disease}({','.join(cards)})"


# ---------------------------------------------------------------- the question


def allowed(t: Table, token: str) -> bool:
    """May somebody do this now?  (Nature's turns are `play.chances`.)"""
    waiting = awaited(t)
    return bool(waiting) and _allowed(t, token, waiting)


def _allowed(t: Table, token: str, waiting: set[str]) -> bool:
    name, number = t.step()
    if name == "order":
        return token.startswith("#") and token[1:] in t.looked
    if token.split("(")[0] in EVENTS:
        return event_allowed(t, token)
    if name == "win":
        return token.startswith(".") and token[1:] in waiting
    if name == "hand":
        hand = t.seats[number].hand
        return token.startswith("x") and token[1:] in hand and len(hand) > LIMIT
    return action_allowed(t, token)


def event_allowed(t: Table, token: str) -> bool:
    """An event: somebody holds it, this is a moment for it, and it is aimed at something it can change."""
    event, _, rest = token.partition("(")
    if not any(event in s.events() for s in t.seats) or not playable(t, event):
        return False
    if t.step()[0] == "win" and not any(event in s.events() and s.role not in t.passed for s in t.seats):
        return False
    if event in ("FORECAST", "QUIET"):
        return rest == ""
    if not rest.endswith(")"):
        return False
    aim = rest[:-1]
    if event == "RESILIENT":
        return aim in t.infected
    if event == "AIRLIFT":
        role, _, city = aim.partition(",")
        pawn = t.seat(role)
        return pawn is not None and city in CITIES and city != pawn.city
    city, less, old = aim.partition("<")
    return station_allowed(t, city, less + old)


def station_allowed(t: Table, city: str, old: str) -> bool:
    """A station may come to a city that has none; with six on the map, and only then, one of them is moved (`<CAI`)."""
    if city not in CITIES or city in t.stations:
        return False
    if len(t.stations) < STATIONS:
        return old == ""
    return old.startswith("<") and old[1:] in t.stations


def action_allowed(t: Table, token: str) -> bool:
    """One of the active seat's actions, or the end of them."""
    me = t.seats[t.active]
    if token == ".":
        return True
    if token.startswith("-"):
        return token[1:] in list(COLOURS) and t.count(me.city, token[1:]) > 0
    if token.startswith("+"):
        return (me.role == "OPS" or me.city in me.hand) and station_allowed(t, me.city, token[1:])
    if token.startswith("!"):
        return cure_allowed(t, me, token)
    if token.startswith("^"):
        return me.role == "PLA" and me.kept == "" and token[1:] in EVENTS and token[1:] in t.discard
    share = re.fullmatch(r"([A-Z]+)([<>])([A-Z]{3})", token)
    if share:
        return share_allowed(t, me, *share.groups())
    move = re.fullmatch(r"(?:([A-Z]{3}):)?([=@]?)([A-Z]{3})(?:\(([A-Z]{3})\))?", token)
    return move is not None and move_allowed(t, me, *(part or "" for part in move.groups()))


def cure_allowed(t: Table, me: Seat, token: str) -> bool:
    """At a station, exactly the cards needed, all mine, all of one disease that has no cure yet, each named once in atlas order."""
    found = re.fullmatch(r"!([bykr])\(([A-Z,]+)\)", token)
    if not found or me.city not in t.stations or found[1] in t.cured:
        return False
    cards = found[2].split(",")
    return (
        len(cards) == (4 if me.role == "SCI" else 5)
        and cards == sorted(set(cards), key=CARDS.index)
        and all(c in me.hand and COLOUR.get(c) == found[1] for c in cards)
    )


def share_allowed(t: Table, me: Seat, card: str, way: str, role: str) -> bool:
    """Both in one city; the card of that city, or any city card that comes from the Researcher's hand."""
    other = t.seat(role)
    if other is None or other is me or other.city != me.city:
        return False
    giver = me if way == ">" else other
    return card in CITIES and card in giver.hand and (card == me.city or giver.role == "RES")


def move_allowed(t: Table, me: Seat, role: str, way: str, city: str, card: str) -> bool:
    """A pawn moves to another city: mine, or by the Dispatcher somebody else's."""
    pawn = t.seat(role) if role else me
    if city not in CITIES or pawn is None or city == pawn.city or (role and (me.role != "DIS" or pawn is me)):
        return False
    if way == "@":
        return me.role == "DIS" and not card and any(s.city == city for s in t.seats if s is not pawn)
    if way == "=":
        return not card and pawn.city in t.stations and city in t.stations
    if not card:
        return city in NEAR[pawn.city]
    if card not in CITIES or card not in me.hand:
        return False
    if card in (city, pawn.city):
        return True
    return me.role == "OPS" and pawn is me and me.city in t.stations and not t.flown
