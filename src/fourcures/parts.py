"""An action taken apart into what it names, for those who show it: a kind and its places, as the rows say what they hold."""

from fourcures.atlas import CODES, LETTERS
from fourcures.bits import BIT
from fourcures.core import State
from fourcures.ids import EVENT, NONE
from fourcures.rules.infection import infection_code
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

    A cure also names its `cards`, an event its own `card`; an infection card without a city counts as a `city`.
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
        if place == "drawn":
            named["card"] = kind.token(s, a)[1:]
            continue
        if place and value == NONE and place != "code":
            continue
        if place == "disease":
            named[place] = LETTERS[value]
        elif place == "partner":
            named[place] = value
        elif place == "infection":
            named["city"] = infection_code(s, value)
        elif place == "role":
            named[place] = s.table.rules.roles[value].code
        elif place == "code":
            named["card"] = kind.token(s, a)
        elif place:
            named[place] = CODES[value] if place in ("city", "station") else card_code(s, value)
    cards = kind.cards(s, a)
    if cards:
        named["cards"] = [CODES[c] for c in range(48) if cards & BIT[c]]
    return named
