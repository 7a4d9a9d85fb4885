"""What happened, as messages of the catalogues: for logs, screen readers and animations."""

from collections.abc import Mapping
from typing import Final

from fourcures import engine
from fourcures.atlas import CODES, LETTERS
from fourcures.core import State
from fourcures.ids import (
    ASKED,
    LAIR,
    N_AVERTED,
    N_CALMED,
    N_CRISIS,
    N_CUBES,
    N_EFFECT,
    N_ENDS,
    N_ERADICATED,
    N_GONE,
    N_IDLE,
    N_IGNORED,
    N_LIFTED,
    N_LOST,
    N_OUTBREAK,
    N_OVER,
    N_QUARANTINE,
    N_RATE,
    N_RENEWED,
    N_RIVAL,
    N_SHIELDED,
    N_SHUFFLED,
    N_SIGHTED,
    N_SKIPPED,
    N_SPACE,
    N_SPARED,
    N_SPOTTED,
    N_STRAIN,
    N_TURN,
    N_VOID,
    NEWS,
    REVEAL,
    WIN,
)
from fourcures.notation import OUTCOMES, token
from fourcures.parts import kind_name, parts
from fourcures.rules.crises_cards import CRISES
from fourcures.rules.purple import PURPLE
from fourcures.rules.virulent import STRAINS
from fourcures.words import Arg

Said = tuple[str, dict[str, Arg]]

MOVES = ("drive", "shuttle", "direct", "charter", "ops_flight", "join", "flight", "lead", "respond", "come")
"""Kinds of action that have a sentence of their own when they move somebody else's pawn."""


def play_and_tell(s: State, a: int) -> list[Said]:
    """Do a, in place (that it is legal is not checked), and say what it was and what it brought about, in order."""
    said = [_revealed(s, a)] if a >> 24 == REVEAL else _chosen(s, a)
    s.news = []
    engine.play(s, a)
    said += [_news(s, piece) for piece in _folded(s.news)]
    s.news = None
    if s.outcome and s.table.rules.rival:
        said.append((_RIVAL_END[rival_won(s)] if s.outcome != WIN else "log-rival-beaten", {}))
    return said


_RIVAL_END: Final = {True: "log-rival-wins", False: "log-rival-loses"}


def rival_won(s: State) -> bool:
    """Whoever plays against the team has won: the team has lost, and purple is on the board (ruling 137)."""
    return s.table.rules.rival != "" and s.outcome > WIN and s.cubes[PURPLE] != 0


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
    if step.name in ("survey", "identify"):
        return "log-survey", {"card": card}
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
    args: dict[str, Arg] = {"who": t.code(seat)} | named
    moved = named.get("pawn")
    if isinstance(moved, int):
        args |= {"pawn": t.rows[moved].code, "from": CODES[s.pawns[moved]]}
        if moved != seat and kind in MOVES:
            return f"log-{kind}-other", args
    partner = args.pop("partner", None)
    if isinstance(partner, int):
        args["pawn"] = t.rows[partner].code
    if kind in ("treat", "sample", "relieve", "capture"):
        args["city"] = CODES[s.pawns[seat]]
    if kind in ("infect_here", "sabotage"):
        args["city"] = CODES[s.extra[LAIR] - 1]
    station = args.pop("station", None)
    if station is not None:
        return f"log-{kind}-move", args | {"from": station}
    return "log-" + kind, args


_NEWS: Final[Mapping[int, str]] = {
    N_CUBES: "log-cubes city disease n",
    N_SHIELDED: "log-shielded city disease",
    N_OUTBREAK: "log-outbreak city disease n",
    N_LIFTED: "log-lifted city disease n",
    N_ERADICATED: "log-eradicated disease",
    N_SPARED: "log-spared city disease",
    N_RATE: "log-rate rate n",
    N_SHUFFLED: "log-shuffle n",
    N_SKIPPED: "log-skipped",
    N_TURN: "log-turn who",
    N_SIGHTED: "log-sighted city",
    N_SPOTTED: "log-spotted city",
    N_GONE: "log-gone",
    N_RIVAL: "log-rival",
    N_ENDS: "log-ends event",
    N_VOID: "log-void",
    N_STRAIN: "log-virulent disease",
    N_EFFECT: "log-effect epidemic disease",
    N_IDLE: "log-idle",
    N_LOST: "log-lost disease n",
    N_IGNORED: "log-ignored city disease",
    N_CRISIS: "log-crisis crisis",
    N_CALMED: "log-calmed crisis",
    N_SPACE: "log-space rate",
    N_AVERTED: "log-averted city disease",
    N_QUARANTINE: "log-quarantined city disease n",
    N_RENEWED: "log-renewed city",
}
"""A message for each kind of news, and what its three numbers are."""


def _said(s: State, what: str, n: int) -> tuple[str, Arg]:
    """A number of a piece of news as an argument of its message."""
    t = s.table
    if what == "city":
        return "city", CODES[n]
    if what == "disease":
        return "disease", LETTERS[n]
    if what == "who":
        return "who", t.rows[n].code
    if what == "event":
        return "card", t.events[n - 48].code
    if what == "crisis":
        return "card", CRISES[n].code
    if what == "epidemic":
        return "card", STRAINS[n].code
    return what, n


def _news(s: State, piece: int) -> Said:
    """A piece of news in words."""
    what, numbers = piece // NEWS, (piece >> 12 & 63, piece >> 6 & 63, piece & 63)
    if what == N_OVER:
        over = OUTCOMES[numbers[0]]
        if over == "win" and s.table.diseases == len(LETTERS):
            return "log-over-win-purple", {}
        return f"log-over-{over}", {"disease": LETTERS[numbers[1]]} if over == "cubes" else {}
    message, *names = _NEWS[what].split()
    args = dict(_said(s, name, n) for name, n in zip(names, numbers, strict=False))
    if what == N_TURN:
        args["turn"] = int(s.turn)
    return message, args


def play_token(s: State, a: int) -> tuple[str, list[Said]]:
    """The token of an action and its story; done in place."""
    text = token(s, a)
    return text, play_and_tell(s, a)
