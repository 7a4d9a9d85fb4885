"""What the team may know where somebody plays against it: the same table without his secrets.

Two tables that the team cannot tell apart give the same `seen`, and what is done on both is `told` in the same words.  What follows for
certain from all that has been seen is no secret; so a card of his is known by the layer of the infection deck that it came from, and by
itself once no other card of that layer lies in the deck.
"""

from __future__ import annotations

from typing import Final

from fourcures.bits import BIT
from fourcures.core import State
from fourcures.ids import BIO_CARD, BIO_STATE, BLANKS, CAPTURED, LAIR, ORIGINS, PLOTS, REVEAL, SPOTTED, UNSEEN
from fourcures.rules.bioterror_acts import BioCharterAnnounced
from fourcures.story import Said

SECRET: Final = ("hide", "biodrive", "biocharter")
"""Kinds of action that the team sees without the city."""


def seen(s: State) -> State:
    """The table as the team sees it: to be shown and written, not to be played on.  His cards lie in the layers they came from."""
    t = s.copy()
    if s.outcome or not s.table.rules.rival:
        return t
    if t.extra[LAIR] and not t.extra[BIO_STATE] & (SPOTTED | CAPTURED):
        t.extra[LAIR] = UNSEEN
    cards, origins, blanks = t.extra[PLOTS], t.extra[ORIGINS], []
    t.extra[PLOTS] = t.extra[ORIGINS] = 0
    while cards:
        low = cards & -cards
        cards ^= low
        layer = origins & 63
        origins >>= 6
        if layer:
            t.layers[layer - 1] |= low
            blanks.append(layer)
        else:
            t.extra[PLOTS] |= low
    for i, layer in enumerate(sorted(blanks)):
        t.extra[BLANKS] += layer * BIT[6 * i]
    return t


def blanks(s: State) -> list[int]:
    """For each card of his that is not to be seen, the place of its layer in the deck, from the bottom."""
    found, rest = [], s.extra[BLANKS]
    while rest:
        found.append(int(rest & 63) - 1)
        rest >>= 6
    return found


def secret(s: State, a: int) -> bool:
    """The team must not be told all of this action, which is about to be done."""
    if a >> 24 == REVEAL:
        return bool(s.agenda[s.depth - 1] >> 3 == BIO_CARD)
    kind = s.table.kinds[a >> 24]
    return kind.name in SECRET and not isinstance(kind, BioCharterAnnounced)


def told(token: str, said: list[Said]) -> tuple[str, list[Said]]:
    """Token and story of such an action, as the team is told: `*` for what is hidden."""
    (message, args), *rest = said
    card = args.get("card")
    shown = f"*({card})" if card else token[0] + "*" if token[0] in "@~" else "*"
    return shown, [(f"{message}-hidden", {"card": card} if card else {}), *rest]
