"""What happened, as messages of the catalogues: for logs, screen readers and animations."""

from fourcures import engine
from fourcures.atlas import CODES, LETTERS
from fourcures.core import State
from fourcures.ids import (
    ASKED,
    N_BAN_ENDS,
    N_CUBES,
    N_EFFECT,
    N_ERADICATED,
    N_IDLE,
    N_LIFTED,
    N_LOST,
    N_OUTBREAK,
    N_OVER,
    N_RATE,
    N_SHIELDED,
    N_SHUFFLED,
    N_SKIPPED,
    N_SPARED,
    N_STRAIN,
    N_TURN,
    N_VOID,
    NEWS,
    REVEAL,
)
from fourcures.notation import OUTCOMES, token
from fourcures.parts import kind_name, parts
from fourcures.rules.virulent import STRAINS
from fourcures.words import Arg

Said = tuple[str, dict[str, Arg]]

MOVES = ("drive", "shuttle", "direct", "charter", "ops_flight", "join")
"""Kinds of action that have a sentence of their own when they move somebody else's pawn."""


def play_and_tell(s: State, a: int) -> list[Said]:
    """Do a, in place (that it is legal is not checked), and say what it was and what it brought about, in order."""
    said = [_revealed(s, a)] if a >> 24 == REVEAL else _chosen(s, a)
    s.news = []
    engine.play(s, a)
    said += [_news(s, piece) for piece in _folded(s.news)]
    s.news = None
    return said


def _chosen(s: State, a: int) -> list[Said]:
    """What a seat chose: an action; a question to whoever must agree to it first; an answer, and what was agreed to."""
    kind = s.table.kinds[a >> 24]
    asked = kind.asks(s, a) if s.table.asks else -1
    if asked >= 0:
        return [("log-ask", {"who": s.table.rows[a >> 21 & 7].code, "pawn": s.table.rows[asked].code})]
    if kind.name == "accept":
        return [_done(s, a), _done(s, s.extra[ASKED] - 1)]
    return [_done(s, a)]


def _folded(news: list[int]) -> list[int]:
    """Cubes that come one by one to the same city are one piece of news."""
    folded: list[int] = []
    for piece in news:
        if folded and piece // NEWS == N_CUBES and folded[-1] >> 6 == piece >> 6:
            folded[-1] += piece & 63
        else:
            folded.append(piece)
    return folded


def _revealed(s: State, a: int) -> Said:
    """A card that Nature turns, by the step that asked for it."""
    top = s.agenda[s.depth - 1]
    step = s.table.steps[top >> 3]
    card = step.code(s, a >> 12 & 511)
    if step.name == "deal":
        return "log-deal", {"who": s.table.rows[top & 7].code, "card": card}
    if card == "EPI":
        return "log-epidemic", {"who": s.table.rows[s.seat].code}
    if step.name == "draw":
        return "log-draw", {"who": s.table.rows[s.seat].code, "card": card}
    return f"log-{step.name}", {"city": card}


def _done(s: State, a: int) -> Said:
    """An action of a seat.  `who` is the role that acts, `pawn` the role of a pawn it moves or the other one of a share."""
    t = s.table
    kind = kind_name(s, a)
    seat = a >> 21 & 7
    named = parts(s, a)
    args: dict[str, Arg] = {"who": t.rows[seat].code} | named
    moved = named.get("pawn")
    if isinstance(moved, int):
        args |= {"pawn": t.rows[moved].code, "from": CODES[s.pawns[moved]]}
        if moved != seat and kind in MOVES:
            return f"log-{kind}-other", args
    partner = args.pop("partner", None)
    if isinstance(partner, int):
        args["pawn"] = t.rows[partner].code
    if kind in ("treat", "sample", "relieve"):
        args["city"] = CODES[s.pawns[seat]]
    station = args.pop("station", None)
    if station is not None:
        return f"log-{kind}-move", args | {"from": station}
    return "log-" + kind, args


def _news(s: State, piece: int) -> Said:
    """A piece of news in words."""
    what, a, b, c = piece // NEWS, piece >> 12 & 63, piece >> 6 & 63, piece & 63
    if what == N_CUBES:
        return "log-cubes", {"city": CODES[a], "disease": LETTERS[b], "n": c}
    if what == N_SHIELDED:
        return "log-shielded", {"city": CODES[a], "disease": LETTERS[b]}
    if what == N_OUTBREAK:
        return "log-outbreak", {"city": CODES[a], "disease": LETTERS[b], "n": c}
    if what == N_LIFTED:
        return "log-lifted", {"city": CODES[a], "disease": LETTERS[b], "n": c}
    if what == N_ERADICATED:
        return "log-eradicated", {"disease": LETTERS[a]}
    if what == N_SPARED:
        return "log-spared", {"city": CODES[a], "disease": LETTERS[b]}
    if what == N_RATE:
        return "log-rate", {"rate": a, "n": b}
    if what == N_SHUFFLED:
        return "log-shuffle", {"n": a}
    if what == N_SKIPPED:
        return "log-skipped", {}
    if what == N_TURN:
        return "log-turn", {"who": s.table.rows[a].code, "turn": int(s.turn)}
    if what == N_BAN_ENDS:
        return "log-ban-ends", {}
    if what == N_VOID:
        return "log-void", {}
    if what == N_STRAIN:
        return "log-virulent", {"disease": LETTERS[a]}
    if what == N_EFFECT:
        return "log-effect", {"card": STRAINS[a].code, "disease": LETTERS[b]}
    if what == N_IDLE:
        return "log-idle", {}
    if what == N_LOST:
        return "log-lost", {"disease": LETTERS[a], "n": b}
    assert what == N_OVER
    over = OUTCOMES[a]
    if over == "win" and s.table.diseases == len(LETTERS):
        return "log-over-win-purple", {}
    return f"log-over-{over}", {"disease": LETTERS[b]} if over == "cubes" else {}


def play_token(s: State, a: int) -> tuple[str, list[Said]]:
    """The token of an action and its story; done in place."""
    text = token(s, a)
    return text, play_and_tell(s, a)
