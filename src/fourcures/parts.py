"""An action taken apart into what it names, for those who show it: a kind and its places, as the rows say what they hold."""

from fourcures.atlas import CODES, DISEASES
from fourcures.bits import BIT
from fourcures.core import State
from fourcures.ids import CURE, EVENT, NONE
from fourcures.rules.knowledge import cure_cards
from fourcures.rules.turn import card_code

Part = str | int | list[str]


def kind_name(s: State, a: int) -> str:
    """The kind of an action; for an event the event in lower case."""
    if a >> 24 == EVENT:
        return s.table.events[(a >> 6 & 63) - 48].code.lower()
    return s.table.kinds[a >> 24].name


def parts(s: State, a: int) -> dict[str, Part]:
    """What an action names, by the names of its places: seats as numbers (`pawn`, `partner`), all else as codes.

    An empty place is left out.

    A cure also names its `cards`, an event its own `card`.
    """
    kind = s.table.kinds[a >> 24]
    named: dict[str, Part] = {}
    pawn_is, x_is, y_is, z_is = kind.pawn_is, kind.x_is, kind.y_is, kind.z_is
    if a >> 24 == EVENT:
        row = s.table.events[(a >> 6 & 63) - 48]
        pawn_is, x_is, z_is = row.pawn_is, row.x_is, row.z_is
    if pawn_is:
        named[pawn_is] = a >> 18 & 7
    for place, value in ((x_is, a >> 12 & 63), (y_is, a >> 6 & 63), (z_is, a & 63)):
        if place == "disease":
            named[place] = DISEASES[value]
        elif place and value != NONE:
            named[place] = CODES[value] if place in ("city", "station") else card_code(s, value)
    if a >> 24 == CURE:
        cards = cure_cards(a)
        named["cards"] = [CODES[c] for c in range(48) if cards & BIT[c]]
    return named
