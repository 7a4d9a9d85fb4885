"""Why not this: what keeps a seat from going to a city, from using a card of its hand, from sharing with another seat."""

from collections.abc import Iterator
from typing import Final

from fourcures import engine
from fourcures.atlas import ADJ, CITIES, CODES, COLOUR, DISEASES
from fourcures.bits import BIT, size
from fourcures.core import CITY_CARDS, State
from fourcures.ids import FIRST_EVENT
from fourcures.parts import parts
from fourcures.reasons import MOVES, Said, held_events, not_acting, stuck, why_event
from fourcures.words import Complaint

Doubt = tuple[str, Said]
"""A tool of fourcures.reasons (or nothing), and why it will not do."""

_FLIGHT: Final = ("why-flown", "why-ops-station", "why-ops-card", "why-ops-same")
"""Reasons of a role that are about moving its own pawn."""


def why_not(s: State, seat: int, about: str) -> list[Doubt]:
    """What keeps this seat from going to a city, using a card it holds, or sharing with the pawn of a role; empty when nothing does.

    Raises Complaint when the code names nothing of the kind.  Whoever plays against the team is told nothing.
    """
    if seat == s.table.seats:
        return []
    events = {s.table.events[card - FIRST_EVENT].code: card for card in held_events(s, seat)}
    roles = [row.code for row in s.table.rows]
    if about not in events and about not in roles and about not in CODES:
        raise Complaint("doubt-unknown", found=about)
    mine = [] if s.outcome or engine.chance(s) else [a for a in engine.legal(s) if a >> 21 & 7 == seat]
    now = [(s.table.kinds[a >> 24].name, parts(s, a)) for a in mine]
    if about in events:
        return [] if any(named.get("card") == about for _, named in now) else [("event", why_event(s, seat, events[about]))]
    general = not_acting(s, seat)
    if general:
        return [("", general)]
    if about in roles:
        return list(_partner(s, seat, roles.index(about), now))
    city = CODES.index(about)
    return [*_city(s, seat, city, now), *(_card(s, seat, city, now) if s.hands[seat] & BIT[city] else ())]


Now = list[tuple[str, dict[str, str | int | list[str]]]]
"""What the seat may do now: kinds, and what each action names."""


def drives(start: int, end: int) -> int:
    """How many drives lead from one city to another."""
    n, reached = 0, {start}
    while end not in reached:
        n += 1
        reached |= {city for city in range(CITIES) if any(ADJ[city] >> near & 1 for near in reached)}
    return n


def _city(s: State, seat: int, city: int, now: Now) -> Iterator[Doubt]:
    """Way by way, what keeps the own pawn from going there."""
    here, there = CODES[s.pawns[seat]], CODES[city]
    if here == there:
        yield "", ("why-here", {"city": here})
        return
    ways = {kind for kind, named in now if named.get("pawn") == seat and named.get("city") == there}
    fixed = [stuck(s, seat, tool) for tool in MOVES]
    for tool, same in zip(MOVES, fixed, strict=True):
        if tool not in ways and (same is None or fixed.index(same) == MOVES.index(tool)):
            yield tool, same or _way(s, seat, city, tool)
    row = s.table.rows[seat]
    if not row.walks and not ways:
        yield "role", ("why-away", {"city": there, "n": drives(s.pawns[seat], city)})
    if row.moves_others and "join" not in ways:
        yield "role", ("why-join-there", {"city": there})
    elif row.idle(s, seat) in _FLIGHT and "ops_flight" not in ways:
        yield "role", (row.idle(s, seat), {})


def _way(s: State, seat: int, city: int, tool: str) -> Said:
    here, there = CODES[s.pawns[seat]], CODES[city]
    if tool == "drive":
        return "why-far", {"city": there, "n": drives(s.pawns[seat], city)}
    if tool == "direct":
        return "why-direct-card", {"city": there}
    if tool == "charter":
        return "why-charter-card", {"city": here}
    return ("why-shuttle-there", {"city": there}) if s.stations & BIT[s.pawns[seat]] else ("why-shuttle-here", {"city": here})


def _card(s: State, seat: int, card: int, now: Now) -> Iterator[Doubt]:
    """What a city card of the own hand is no good for now, moving apart."""
    code, here, row = CODES[card], CODES[s.pawns[seat]], s.table.rows[seat]
    if not row.builds:
        yield "build", ("why-builds-not", {"who": row.code})
    elif code != here and not row.builds_free:
        yield "build", ("why-build-there", {"city": code})
    elif s.stations & BIT[s.pawns[seat]]:
        yield "build", ("why-build-stands", {"city": here})
    if not any(kind == "give" and named["card"] == code for kind, named in now):
        alone = code == here or row.shares_any
        yield "share", ("why-share-alone", {"city": here}) if alone else ("why-give-there", {"city": code})
    if not any(code in named.get("cards", ()) for _, named in now):  # type: ignore[operator]
        d = card // 12
        have, need = int(size(s.hands[seat] & COLOUR[d])), int(s.table.law.need(s, seat, d))
        if s.cured & BIT[d]:
            yield "cure", ("why-cured", {"disease": DISEASES[d]})
        elif have < need:
            yield "cure", ("why-cure-cards", {"disease": DISEASES[d], "n": have, "need": need})
        else:
            yield "cure", ("why-cure-station", {"city": here})


def _partner(s: State, seat: int, other: int, now: Now) -> Iterator[Doubt]:
    """What keeps this seat from giving a card to another one, or from taking one."""
    if seat == other:
        return
    if s.pawns[seat] != s.pawns[other]:
        yield "share", ("why-apart", {"pawn": s.table.rows[other].code, "city": CODES[s.pawns[other]]})
        return
    for kind, giver in (("give", seat), ("take", other)):
        if not any(found == kind and named["partner"] == other for found, named in now):
            needs_any = s.table.rows[giver].shares_any and not s.hands[giver] & CITY_CARDS
            named: dict[str, str | int | list[str]] = {"who": s.table.rows[giver].code, "city": CODES[s.pawns[seat]]}
            yield "share", (("why-holds-none" if needs_any else "why-holds-not"), named)
