"""Reading a position line, field by field.  What is malformed is said in one sentence; what is only impossible is for `problems`."""

import re
from collections.abc import Callable

from mypy_extensions import i64

from fourcures import engine
from fourcures.agenda import push
from fourcures.atlas import CODES, LETTERS
from fourcures.bits import BIT
from fourcures.core import AGENDA, CITY_CARDS, LAYERS, SUPPLY, State
from fourcures.ids import CHOSEN_FIRST, FLOWN_TURN, STEPS_SKIPPED
from fourcures.rows import Step
from fourcures.rules.catalog import EPIDEMICS, empty_table, table
from fourcures.rules.infection import infection_code
from fourcures.words import Complaint

FIELDS = 11
_OUTCOMES = {"win": 1, "outbreaks": 2, "cubes": 3, "cards": 4}
MAX_PILE = 31
MAX_PILES = 10


def read(line: str) -> State:
    """The position of a line; a step on top that needs nobody runs on.

    Raises Complaint that names the field, what was found and what is allowed.
    """
    parts = line.split()
    if len(parts) < FIELDS:
        raise Complaint("line-fields", found=len(parts))
    extras = _split(parts[FIELDS:])
    s = _seats(parts[0], parts[1], extras.get("events"))
    _turn(s, parts[2])
    _diseases(s, parts[3])
    _tracks(s, parts[4])
    s.stations = _cities("line-stations", parts[5])
    _cubes(s, parts[6])
    _piles(s, parts[7])
    _discards(s, parts[8])
    for name, reader in _READERS.items():
        if name in extras:
            reader(s, extras[name])
    _module_extras(s, extras, False)
    _infection(s, parts[9], parts[10])
    _module_extras(s, extras, True)
    if s.outcome == 0:
        if s.depth == 0:
            raise Complaint("line-turn", found=parts[2])
        engine.settle(s)
    return s


# ---------------------------------------------------------------- lists


def _infection_cards(s: State, complaint: str, text: str) -> int:
    """A list of infection cards, each once."""
    return _cities(complaint, text, CODES + tuple(row.code for row in s.table.rules.specials))


def _cities(complaint: str, text: str, codes: tuple[str, ...] = CODES) -> int:
    """A list of cities, each once."""
    cities: int = 0
    if text == "-":
        return cities
    for code in text.split(","):
        if code not in codes:
            raise Complaint(complaint, found=code)
        bit = BIT[codes.index(code)]
        if cities & bit:
            raise Complaint("line-twice", found=code)
        cities |= bit
    return cities


def _cards(s: State, complaint: str, text: str) -> int:
    """A list of player cards, none of which has been seen so far on the line."""
    codes = {code: i for i, code in enumerate(CODES)} | {e.code: 48 + i for i, e in enumerate(s.table.events)}
    cards: int = 0
    if text == "-":
        return cards
    for code in text.split(","):
        if code not in codes:
            raise Complaint(complaint, found=code)
        bit = BIT[codes[code]]
        if s.unseen & bit == 0:
            raise Complaint("line-twice", found=code)
        s.unseen ^= bit
        cards |= bit
    return cards


# ---------------------------------------------------------------- fields 1 to 5


def _seats(rules: str, seats: str, events: str | None) -> State:
    m = re.fullmatch(r"([a-z0-9+]+)/(\d)", rules)
    if not m or int(m[2]) not in EPIDEMICS:
        raise Complaint("line-rules", found=rules)
    places = [re.fullmatch(r"(>?)([A-Z]{3})@([A-Z]{3}):([A-Z,]+|-|\*)(?:\^([A-Z,]+))?", seat) for seat in seats.split(";")]
    found = [p for p in places if p]
    if len(found) < len(places):
        raise Complaint("line-seats", found=seats.split(";")[places.index(None)])
    if [p[1] for p in found].count(">") != 1:
        raise Complaint("line-marker", found=seats)
    used = None if events is None else tuple(events.split(",") if events != "-" else ())
    s = empty_table(table(m[1], tuple(p[2] for p in found), int(m[2]), used))
    for seat, place in enumerate(found):
        if place[1]:
            s.seat = seat
        if place[3] not in CODES:
            raise Complaint("line-seats", found=place[0])
        s.pawns[seat] = CODES.index(place[3])
        s.hands[seat] = _cards(s, "line-hand", place[4])
        if place[5]:
            s.hands[s.table.seats + seat] = _cards(s, "line-hand", place[5])
    return s


def _turn(s: State, text: str) -> None:
    m = re.fullmatch(r"(\d{1,4}):([a-z0-9.]+|-)", text)
    if not m:
        raise Complaint("line-turn", found=text)
    s.turn = int(m[1])
    steps = [] if m[2] == "-" else m[2].split(".")
    if len(steps) > AGENDA - 16:
        raise Complaint("line-turn", found=text)
    for step in reversed(steps):
        push(s, _entry(s, step))


def _entry(s: State, text: str) -> i64:
    m = re.fullmatch(r"([a-z]+)(\d?)", text)
    for number, step in enumerate(s.table.steps):
        if m and step.name == m[1]:
            if m[2] == "" and (step.counts or step.least):
                break
            arg = int(m[2] or 0)
            if step.least <= arg <= (s.table.seats - 1 if step.seated else step.most):
                return i64(number * 8 + arg)
    raise Complaint("line-step", found=text, allowed=", ".join(_shape(step) for step in s.table.steps if step.name))


def _shape(step: Step) -> str:
    """How a step is written, with the bounds of its number: `sow1-3`."""
    if step.seated or step.most == 0:
        return step.name
    return f"{step.name}{step.least}-{step.most}"


def _diseases(s: State, text: str) -> None:
    if text.lower() != LETTERS[: s.table.diseases]:
        raise Complaint("line-diseases", found=text, allowed=LETTERS[: s.table.diseases])
    for d, letter in enumerate(text):
        if letter.isupper():
            s.cured |= BIT[d]


def _tracks(s: State, text: str) -> None:
    m = re.fullmatch(r"o([0-8])e([0-7])", text)
    if not m:
        raise Complaint("line-tracks", found=text)
    s.outbreaks, s.epidemics = int(m[1]), int(m[2])


# ---------------------------------------------------------------- fields 7 to 11


def _cubes(s: State, text: str) -> None:
    done: int = 0
    for part in [] if text == "-" else text.split(","):
        m = re.fullmatch(r"([A-Z]{3})([1-3][bykrp]?(?:\+[1-3][bykrp])*)", part)
        if not m or m[1] not in CODES or ("p" in m[2] and s.table.diseases < len(LETTERS)):
            raise Complaint("line-cubes", found=part)
        city = CODES.index(m[1])
        if done & BIT[city]:
            raise Complaint("line-twice", found=m[1])
        done |= BIT[city]
        here: int = 0
        for pill in m[2].split("+"):
            d = LETTERS.index(pill[1]) if len(pill) > 1 else city // 12
            if here & BIT[d]:
                raise Complaint("line-cubes", found=part)
            here |= BIT[d]
            for level in range(int(pill[0])):
                s.cubes[level * 5 + d] |= BIT[city]
            s.cubes[SUPPLY + d] -= int(pill[0])


def _piles(s: State, text: str) -> None:
    piles = [] if text == "-" else text.split(",")
    if len(piles) > MAX_PILES:
        raise Complaint("line-piles", found=text)
    for pile in reversed(piles):
        m = re.fullmatch(r"(\d{1,2})(e?)", pile)
        if not m or not 1 <= int(m[1]) <= MAX_PILE:
            raise Complaint("line-piles", found=pile)
        s.piles = s.piles * 64 + int(m[1]) * 2 + len(m[2])
        s.deck += int(m[1])


def _discards(s: State, text: str) -> None:
    if text == "*":
        s.discards, s.unseen = s.unseen, 0
    else:
        s.discards = _cards(s, "line-discard", text)


def _infection(s: State, deck: str, discard: str) -> None:
    """Both infection fields: each card once among the layers, the discard, the looked-at and the removed."""
    layers = [] if deck == "-" else deck.split("|")
    if len(layers) > LAYERS - 8 or [text.split("~")[0] for text in layers].count("*") + (discard == "*") > 1:
        raise Complaint("line-layers", found=deck)
    sets: list[int] = []
    every = s.table.infection_cards
    seen = (s.removed & CITY_CARDS) | s.looked
    for row in s.table.rules.extras:
        seen = _once(s, seen, row.cards(s))
    for text in layers:
        m = re.fullmatch(r"([A-Z,]+|\*)(?:~(\d{1,2}))?", text)
        if not m:
            raise Complaint("line-layers", found=text)
        cities = 0 if m[1] == "*" else _infection_cards(s, "line-layers", m[1])
        seen = _once(s, seen, cities)
        sets.append(cities)
    s.infected = 0 if discard == "*" else _infection_cards(s, "line-infected", discard)
    seen = _once(s, seen, s.infected)
    if discard == "*":
        s.infected = every & ~seen
    for text, cities in zip(reversed(layers), reversed(sets), strict=True):
        if text[0] == "*":
            cities = every & ~seen
        if cities:
            s.layers[s.n_layers] = cities
            s.layers[LAYERS + s.n_layers] = int(text.split("~")[1]) if "~" in text else 0
            s.n_layers += 1


def _once(s: State, seen: int, cities: int) -> int:
    if seen & cities:
        raise Complaint("line-twice", found=next(infection_code(s, c) for c in range(62) if seen & cities & BIT[c]))
    return seen | cities


# ---------------------------------------------------------------- extras


def _split(parts: list[str]) -> dict[str, str]:
    """The extras by name."""
    extras: dict[str, str] = {}
    for part in parts:
        name, equals, value = part.partition("=")
        if not equals or not value or name in extras:
            raise Complaint("line-extra", found=part)
        extras[name] = value
    return extras


def _module_extras(s: State, extras: dict[str, str], late: bool) -> None:
    """The extras that only some rule sets have; what is left over is unknown."""
    rows = {row.name: row for row in s.table.rules.extras}
    for name, value in extras.items():
        if name in rows:
            if rows[name].late == late and not rows[name].read(s, value):
                raise Complaint("line-extra-value", name=name, found=value)
        elif name not in _READERS and name != "events":
            raise Complaint("line-extra-unknown", found=name, allowed=" ".join(["events", *_READERS, *rows]))


def _seat(s: State, code: str) -> int:
    for seat, row in enumerate(s.table.rows):
        if row.code == code:
            return seat
    raise Complaint("line-role", found=code)


def _first(s: State, text: str) -> None:
    s.extra[CHOSEN_FIRST] = _seat(s, text) + 1


def _flags(s: State, text: str) -> None:
    for flag in text.split(","):
        m = re.fullmatch(r"quiet([2-9]?)", flag)
        if m:
            s.extra[STEPS_SKIPPED] = int(m[1] or 1)
        elif flag == "flown":
            s.extra[FLOWN_TURN] = s.turn
        else:
            raise Complaint("line-flags", found=flag)


def _looked(s: State, text: str) -> None:
    s.looked = _infection_cards(s, "line-looked", text)


def _over(s: State, text: str) -> None:
    if text not in _OUTCOMES:
        raise Complaint("line-over", found=text)
    s.outcome = _OUTCOMES[text]


def _passed(s: State, text: str) -> None:
    for code in text.split(","):
        s.passed |= BIT[_seat(s, code)]


def _removed(s: State, text: str) -> None:
    cities = [c for c in text.split(",") if c in CODES]
    events = [c for c in text.split(",") if c not in CODES]
    s.removed = _cities("line-removed", ",".join(cities) or "-") | _cards(s, "line-removed", ",".join(events) or "-")


_READERS: dict[str, Callable[[State, str], None]] = {
    "first": _first,
    "flags": _flags,
    "looked": _looked,
    "over": _over,
    "passed": _passed,
    "removed": _removed,
}
