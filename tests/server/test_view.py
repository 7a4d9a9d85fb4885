"""Actions taken apart say the same as their tokens, in random games of every kind."""

from __future__ import annotations

import random

from fourcures.atlas import CODES
from fourcures.dealer import Dealer
from fourcures.engine import legal, play
from fourcures.notation import token
from fourcures.rules.catalog import event_codes, new_game, role_codes, rules
from fourcures.server.view import choices
from fourcures.server.wire import Legal


def written(roles: list[str], legal: Legal) -> str:
    """The token that the parts spell, by docs/notation.md."""
    pawn = "" if legal.pawn in (None, legal.seat) else roles[legal.pawn] + ":"
    match legal.kind:
        case "drive":
            return f"{pawn}{legal.city}"
        case "shuttle":
            return f"{pawn}={legal.city}"
        case "direct" | "charter" | "ops_flight":
            return f"{pawn}{legal.city}({legal.card})"
        case "join":
            return f"{pawn}@{legal.city}"
        case "treat":
            return f"-{legal.disease}"
        case "build":
            return "+" + (f"<{legal.station}" if legal.station else "")
        case "give":
            return f"{legal.card}>{roles[legal.partner or 0]}"
        case "take":
            return f"{legal.card}<{roles[legal.partner or 0]}"
        case "cure":
            return f"!{legal.disease}({','.join(legal.cards or [])})"
        case "store":
            return f"^{legal.card}"
        case "done":
            return "."
        case "pass":
            return f".{roles[legal.seat]}"
        case "discard":
            return f"x{legal.card}"
        case "put":
            return f"#{legal.city}"
        case "airlift":
            return f"AIRLIFT({roles[legal.pawn or 0]},{legal.city})"
        case "grant":
            return f"GRANT({legal.city}" + (f"<{legal.station})" if legal.station else ")")
        case "resilient":
            return f"RESILIENT({legal.city})"
        case "forecast" | "quiet":
            return legal.kind.upper()
        case _:
            raise AssertionError(f"no such kind in the base game: {legal.kind}")


def test_parts_spell_the_token() -> None:
    met: set[str] = set()
    for number in range(60):
        dice = random.Random(number)
        roles = dice.sample(role_codes("base"), dice.randint(2, 5))
        s = new_game("base", roles, dice.randint(4, 7))
        dealer = Dealer(f"parts {number}")
        dealer.settle(s)
        while not s.outcome:
            offered = choices(s)
            assert [one.token for one in offered] == [token(s, a) for a in legal(s)]
            for one in offered:
                assert written(roles, one) == one.token, one
                if one.kind in ("direct", "charter", "ops_flight"):
                    assert (one.kind == "direct") == (one.card == one.city)
                if one.kind == "treat":
                    assert one.city == CODES[s.pawns[one.seat]]
                if one.kind == "build":
                    assert one.card == (None if roles[one.seat] == "OPS" else one.city)
                met.add(one.kind)
            kind = dice.choice(sorted({one.kind for one in offered}))
            of_kind = [a for a, one in zip(legal(s), offered, strict=True) if one.kind == kind]
            play(s, dice.choice(of_kind))
            dealer.settle(s)
    kinds = {kind.name for kind in rules("base").kinds} - {"", "event", "reveal"}
    assert met == kinds | {code.lower() for code in event_codes("base")}
