"""What people see of a table: the state and the log as the structures of `wire`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Literal, cast

import msgspec

from fourcures import ids, presets, secrets
from fourcures.atlas import CODES, LETTERS
from fourcures.bits import members
from fourcures.core import SUPPLY, State
from fourcures.engine import awaited, legal
from fourcures.notation import OUTCOMES, token
from fourcures.parts import kind_name, parts
from fourcures.reasons import why
from fourcures.rules.brink import FIELD_OPERATIVE
from fourcures.rules.infection import infection_code
from fourcures.rules.lasting import InFront
from fourcures.server import rival
from fourcures.server.game import Config, Game, Glance, passes
from fourcures.server.log import SeatRow, TableRow
from fourcures.server.people import Person, claimed, program
from fourcures.server.wire import Ask, Board, Disease, Infection, Layer, Legal, Pile, PlayerDeck, Said, SeatView, Strain, TableSummary, Undo

Over = Literal["", "win", "outbreaks", "cubes", "cards"]
Part = Literal["setup", "act", "draw", "infect", "rival", "over"]


def code(s: State, card: int) -> str:
    """A player card by its code."""
    return CODES[card] if card < ids.FIRST_EVENT else s.table.events[card - ids.FIRST_EVENT].code


def codes(s: State, cards: int) -> list[str]:
    """A set of player cards by their codes, cities first."""
    return [code(s, card) for card in members(cards)]


def board(game: Game, s: State) -> Board:
    """Everything that lies on the table, as somebody sees it."""
    told = extras(s)
    return Board(
        rules=f"{s.table.rules.name}/{s.table.epidemics}",
        turn=s.turn,
        seat=s.seat,
        outbreaks=s.outbreaks,
        epidemics=s.epidemics,
        rate=s.table.law.rate(s),
        rates=_rates(s),
        space=s.table.law.space(s),
        diseases=[_disease(s, d, told) for d in range(s.table.diseases)],
        cubes=_cubes(tuple(s.cubes[:15])),
        stations=[CODES[c] for c in members(s.stations)],
        stations_left=6 - len(members(s.stations)),
        pawns=[CODES[s.pawns[seat]] for seat in range(s.table.seats)] + rival.pawn(s),
        deck=PlayerDeck(left=s.deck, turns=s.deck // s.table.law.draws(s), draws=s.table.law.draws(s), piles=_piles(s)),
        discard=[code(s, card) for card in game.discards],
        removed=[code(s, card) for card in game.removed if card >= ids.FIRST_EVENT],
        infection=Infection(
            layers=[_layer(s, i) for i in range(s.n_layers - 1, -1, -1)],
            discard=[infection_code(s, c) for c in game.infected],
            removed=[CODES[c] for c in game.removed if c < ids.FIRST_EVENT],
            known=_known(s),
            turned=told.get("turned"),
        ),
        looked=[infection_code(s, c) for c in members(s.looked)],
        quiet=s.extra[ids.STEPS_SKIPPED],
        over=cast(Over, OUTCOMES[s.outcome]),
        strain=_strain(s, told),
        mutation=_list(told, "mutation"),
        mutated=_list(told, "mutated"),
        orders=[seat for seat in range(s.table.seats) if s.table.rows[seat].code in _list(told, "orders")],
        this_turn=_list(told, "turn"),
        extras=told,
        rival=rival.rival(s),
    )


def extras(s: State) -> dict[str, str]:
    """What the modules of this game add to the position line."""
    return {row.name: text for row in s.table.rules.extras if (text := row.write(s))}


def _list(told: dict[str, str], name: str) -> list[str]:
    return told[name].split(",") if name in told else []


def _strain(s: State, told: dict[str, str]) -> Strain | None:
    if not any(row.name == "strain" for row in s.table.rules.extras):
        return None
    return Strain(told.get("strain"), _list(told, "effects"), _list(told, "epidemics"), _list(told, "spent"))


def _layer(s: State, at: int) -> Layer:
    """A layer of the infection deck; some of its cards may be in a hand that is not seen."""
    return Layer([infection_code(s, c) for c in members(s.layers[at])], s.layers[48 + at], secrets.blanks(s).count(at))


def _known(s: State) -> list[str]:
    """The infection cards on top that are known one by one, the next one first."""
    known: list[str] = []
    for i in range(s.n_layers - 1, -1, -1):
        cards = members(s.layers[i])
        if len(cards) > 1:
            break
        known += [infection_code(s, card) for card in cards]
    return known


def _rates(s: State) -> list[int]:
    """The whole track of infection rates, as the law of this rule set has it."""
    track = s.copy()
    track.extra[ids.BANNED] = track.extra[ids.CRISES_SEEN] = 0
    rates = []
    for track.epidemics in range(7):
        rates.append(int(s.table.law.rate(track)))
    return rates


def _disease(s: State, d: int, told: dict[str, str]) -> Disease:
    cured = bool(s.cured >> d & 1)
    samples = {part[0]: int(part[1:]) for part in _list(told, "samples")}
    return Disease(
        id=LETTERS[d],
        left=s.cubes[SUPPLY + d],
        cured=cured,
        eradicated=cured and s.cubes[d] == 0,
        total=s.table.rules.cubes[d],
        samples=samples.get(LETTERS[d], 0),
        lost=int(told["lost"]) if "lost" in told and told.get("strain") == LETTERS[d] else 0,
    )


@lru_cache(1024)
def _cubes(columns: tuple[int, ...]) -> dict[str, dict[str, int]]:
    """Cubes by city and disease; the same answer is given again, so it must not be changed."""
    found: dict[str, dict[str, int]] = {}
    for d, letter in enumerate(LETTERS):
        for level in range(3):
            for city in members(columns[level * 5 + d]):
                found.setdefault(CODES[city], {})[letter] = level + 1
    return found


def _piles(s: State) -> list[Pile]:
    piles = []
    rest = s.piles
    while rest:
        piles.append(Pile(left=(rest & 63) >> 1, epidemic=bool(rest & 1)))
        rest >>= 6
    return piles


def seat_view(s: State, seat: int, row: SeatRow | None, online: bool, host: str = "") -> SeatView:
    """One place at the table."""
    t = s.table
    played = program(row.person) if row else ""
    who: dict[str, Any] = {"name": row.name if row else "", "taken": row is not None, "online": online or played != ""}
    who["host"] = row is not None and row.person == host != ""
    who["claimed"] = row is not None and claimed(row.person)
    who["program"] = played
    if seat == t.seats:
        return rival.seat(s, who)
    stored = s.hands[t.seats + seat]
    return SeatView(
        role=t.rows[seat].code,
        city=CODES[s.pawns[seat]],
        hand=codes(s, s.hands[seat]),
        stored=code(s, members(stored)[0]) if stored else None,
        hand_limit=t.law.limit(s, seat),
        cure_cards=t.cure[seat],
        actions=t.actions[seat],
        needs={LETTERS[d]: t.law.need(s, seat, d) for d in range(t.diseases)},
        front=_front(s, seat),
        samples=_samples(s, seat),
        **who,
    )


def _front(s: State, seat: int) -> list[str]:
    """The event cards that lie in front of a seat."""
    lying = [s.extra[row.slot] for row in s.table.rules.extras if isinstance(row, InFront)]
    return [code(s, it >> 4) for it in lying if it and it >> 1 & 7 == seat]


def _samples(s: State, seat: int) -> dict[str, int]:
    """The cubes on the role card of a seat."""
    if s.table.rows[seat].code != FIELD_OPERATIVE:
        return {}
    return {LETTERS[d]: s.extra[ids.SAMPLES + d] for d in range(s.table.diseases) if s.extra[ids.SAMPLES + d]}


def ask(s: State) -> Ask:
    """The decision the table waits for, or the card that Nature has to turn."""
    if s.outcome:
        return Ask(step="over", arg=0, part="over", seats=[], passed=[], excess=0)
    top = s.agenda[s.depth - 1]
    step, arg = top >> 3, top & 7
    excess = len(members(s.hands[arg])) - s.table.law.limit(s, arg) if step == ids.HAND else rival.excess(s, step)
    return Ask(
        step=s.table.steps[step].name,
        arg=arg,
        part=_part(s),
        seats=members(awaited(s)),
        passed=members(s.passed),
        excess=max(excess, 0),
        asked=taken_apart(s, s.extra[ids.ASKED] - 1) if step == ids.CONSENT else None,
    )


def _windows(*places: int) -> set[int]:
    return {ids.WINDOW * 8 + place for place in places}


SETUP: Final = {ids.SOW, ids.DEAL, ids.FIRST}
ACTIONS: Final = {ids.ACT, ids.SPARE}
DRAWING: Final = {ids.DRAW, ids.RATE, ids.STRIKE, ids.SHUFFLE, ids.HAND, ids.MUTATE, ids.OPEN}
DRAWS: Final = _windows(ids.BEFORE_DRAW, ids.BEFORE_INTENSIFY, ids.BETWEEN_EPIDEMICS, ids.EPIDEMIC_DRAWN) | {ids.LAND * 8 + 3}
RIVAL: Final = {ids.BIO_TURN, ids.BIO_WINDOW, ids.BIO_HIDE, ids.BIO_ACT, ids.BIO_HAND}
INFECTIONS: Final = _windows(ids.BEFORE_INFECT, ids.BETWEEN_CARDS) | {ids.LAND * 8 + 1}
"""Steps, and whole entries of the agenda, that belong to one part of the turn."""


def _part(s: State) -> Part:
    """The part of the turn: said by the entry on top, or by the first below it that belongs to one part (many happen inside another)."""
    entries = [s.agenda[i] for i in range(s.depth - 1, -1, -1)]
    if any(entry >> 3 in ACTIONS for entry in entries):
        return "act"  # a hand limit in the middle of the actions belongs to them
    for entry in entries:
        if entry >> 3 in SETUP:
            return "setup"
        if entry >> 3 in RIVAL:
            return "rival"
        if entry in DRAWS or entry >> 3 in DRAWING:
            return "draw"
        if entry in INFECTIONS or entry >> 3 in (ids.INFECT, ids.NEXT):
            return "infect"
    return "over"


def choices(s: State) -> list[Legal]:
    """What people may do now, taken apart; nothing while Nature is awaited."""
    return [taken_apart(s, a) for a in legal(s)] if awaited(s) else []


def taken_apart(s: State, a: int) -> Legal:
    """A packed action as the page needs it."""
    seat = a >> 21 & 7
    made = Legal(token(s, a), kind_name(s, a), seat)
    for place, value in parts(s, a).items():
        setattr(made, place, value)
    if made.kind in ("treat", "sample", "relieve"):
        made.city = CODES[s.pawns[seat]]
    elif made.kind == "build" and not s.table.builds_free >> seat & 1:
        made.card = made.city
    return made


def reasons(s: State, mine: set[int]) -> dict[str, Said]:
    """Why a tool cannot be used now, as seen from the seat in turn if it is among these, else from the first of them."""
    if not mine:
        return {}
    seat = s.seat if s.seat in mine else min(mine)
    return {tool: Said(id, args) for tool, (id, args) in why(s, seat).items()}


def undo(game: Game, mine: set[int]) -> Undo:
    """What these seats may take back: the last action, if a person did it and no card has been turned since."""
    if game.state.outcome:
        return Undo(None, None, Said("undo-over"))
    if not game.entries:
        return Undo(None, None, Said("undo-nothing"))
    last = game.entries[-game.at_once(mine)]
    if last.seat is None:
        return Undo(None, None, Said("undo-card-turned"))
    if game.state.table.rules.rival and last.seat == game.state.table.seats:
        return Undo(None, None, Said("undo-secret"))
    if game.state.table.rules.rival and game.moved:
        return Undo(None, None, Said("undo-moved"))
    if not game.config.shown.open_hands and last.seat not in mine and passes(last):
        return Undo(None, None, Said("undo-closed"))
    if not mine & {last.seat, game.state.seat}:
        return Undo(None, None, Said("undo-not-yours", {"role": game.roles[last.seat]}))
    return Undo(last.token, last.seat, None)


def score(game: Game) -> int | None:
    """The points of a game that is over, where they are counted."""
    s = game.state
    return presets.score(game.config.epidemics, s.outcome == ids.WIN) if game.config.shown.scoring and s.outcome else None


def summary(made: TableRow, sat: Sequence[SeatRow], person: Person, glance: str, words: str, since: float = 0.0) -> TableSummary:
    """A table in a list, from what the log keeps for lists."""
    config, far = msgspec.json.decode(made.config, type=Config), msgspec.json.decode(glance, type=Glance)
    names = {row.seat: row.name for row in sat}
    you = sorted(row.seat for row in sat if row.person == person.id and not person.watching)
    return TableSummary(
        id=made.id,
        name=made.name,
        rules=f"{config.rules}/{config.epidemics}",
        phase=far.phase,
        roles=far.roles or config.roles,
        names=[names.get(seat, "") for seat in range(len(config.roles))],
        you=you,
        turn=far.turn,
        over=far.over,
        awaited=[seat for seat in far.awaited if config.shown.open_hands or seat in you],
        shown=config.shown,
        words=words if far.phase == "gathering" or (you and far.phase == "playing") else "",
        since=since,
    )
