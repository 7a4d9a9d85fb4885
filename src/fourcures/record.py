"""Game records (`.fcr`): headers, then the tokens of a game.  Cards are written as they were turned, so a replay needs no chance."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from fourcures import engine
from fourcures.core import State
from fourcures.ids import PASS
from fourcures.notation import OUTCOMES, parse, read, token, write
from fourcures.rules.base import base
from fourcures.rules.catalog import MODULES, new_game, rules
from fourcures.tokens import find
from fourcures.words import Complaint

_HEADER = re.compile(r'\[([A-Z][A-Za-z]*) "([^"]*)"\]')
_WORD = re.compile(r"\{[^}]*\}|\d+\.|(?<!\S)[()](?!\S)|\||[^\s|]+")
ROLES = frozenset(row.code for add in MODULES.values() for row in add(base()).roles)
MAX_TEXT = 1_000_000
"""Characters of a record that are read at most."""


@dataclass
class Line:
    """Another line of a game: all its tokens from the first one on, of which so many are those of the line it leaves; what it is called."""

    tokens: list[str]
    shared: int = 0
    name: str = ""


@dataclass
class Record:
    """A game as it is written down: `headers` by name, all tokens of the main line, and the other lines as they begin in the text."""

    headers: dict[str, str] = field(default_factory=dict)
    tokens: list[str] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)

    def along(self, number: int) -> "Record":
        """The game along one of its other lines, from 1 on; along the main line for 0."""
        if not 0 <= number <= len(self.lines):
            raise Complaint("record-no-line", found=number, most=len(self.lines))
        headers = {name: value for name, value in self.headers.items() if name not in ("Result", "Final")}
        return Record(headers, self.lines[number - 1].tokens) if number else self

    def start(self) -> State:
        """The table before the first token."""
        if "Start" in self.headers:
            return read(self.headers["Start"])
        for name in ("Rules", "Seats"):
            if name not in self.headers:
                raise Complaint("record-header", header=name)
        m = re.fullmatch(r"([a-z0-9+]+)/(\d)", self.headers["Rules"])
        if not m:
            raise Complaint("line-rules", found=self.headers["Rules"])
        roles = [role for role, _ in self.people()]
        if len(roles) > 1 and roles[-1] == rules(m[1]).rival:
            roles.pop()
        first = self.headers.get("First")
        if first is not None and first not in roles:
            raise Complaint("line-role", found=first)
        events = None if "Events" not in self.headers else [e for e in re.split(r"[, ]+", self.headers["Events"]) if e not in ("", "-")]
        cards = self.headers.get("Cards")
        if cards is not None and not cards.isdecimal():
            raise Complaint("record-cards", found=cards)
        return new_game(m[1], roles, int(m[2]), -1 if first is None else roles.index(first), events, None if cards is None else int(cards))

    def people(self) -> list[tuple[str, str]]:
        """Role and name of each seat."""
        seats = [seat.strip().partition(" ") for seat in self.headers.get("Seats", "").split(",")]
        return [(role, name.strip()) for role, _, name in seats]


def read_record(text: str) -> Record:
    """The record in a text; raises Complaint when it is none.  That its tokens are legal is found out by `replay`."""
    if len(text) > MAX_TEXT:
        raise Complaint("record-long", most=MAX_TEXT)
    record = Record()
    body: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        header = _HEADER.fullmatch(line.strip())
        if header and not any(part.strip() for part in body):
            record.headers[header[1]] = header[2]
        elif line.startswith("["):
            raise Complaint("record-line", found=line.strip(), number=number)
        else:
            body.append(line)
    _read_lines(record, _WORD.findall("\n".join(body)))
    return record


def _read_lines(record: Record, words: Iterable[str]) -> None:
    """The tokens of all lines.  A line begins before the token it follows, or after it when `>` stands first in it."""
    main = Line(record.tokens)
    open_, fresh = [main], False
    for word in words:
        line = open_[-1]
        if word == "(":
            open_.append(Line(line.tokens[:-1]))
            record.lines.append(open_[-1])
        elif word == ")":
            open_.pop()
            if not open_:
                raise Complaint("record-bracket")
        elif fresh and word == ">":
            line.tokens = open_[-2].tokens[:]
        elif fresh and word[0] == "{" and not line.name:
            line.name = " ".join(word[1:-1].split())
        elif _is_token(word):
            line.tokens.append(re.sub(r"[?!]+$", "", word))
        if word == "(" or word == ">":
            open_[-1].shared = len(open_[-1].tokens)
        fresh = word == "(" or (fresh and (word == ">" or word[0] == "{"))
    if len(open_) > 1:
        raise Complaint("record-bracket")


def _is_token(word: str) -> bool:
    """Not layout, a comment, a turn number, a role code standing alone, or a judgement."""
    return not (word[0] in "{|" or word in ROLES or re.fullmatch(r"\d+\.|[?!]+", word))


def run(record: Record, s: State) -> Iterator[int]:
    """Play the record on its starting table, in place; each action is given before it is done.

    Passes that the record leaves out are made.  Raises Complaint, with the number of the token, for one that is not legal.
    """
    for number, text in enumerate(record.tokens, 1):
        try:
            for a in _with_passes(s, text):
                yield a
                engine.play(s, a)
        except Complaint as fault:
            raise Complaint("record-token", number=number, why=str(fault)) from fault


def _with_passes(s: State, text: str) -> Iterator[int]:
    """The action of a token, after the passes that let it be legal."""
    while (a := find(s, text)) < 0:
        passes = [a for a in engine.legal(s, events=False) if a >> 24 == PASS]
        if not passes:
            parse(s, text)  # it says why there is none
        yield passes[0]
    yield a


def replay(record: Record) -> State:
    """The table at the end of the record; raises Complaint for a token that is not legal, and when `Final` is not reached."""
    s = record.start()
    for _ in run(record, s):
        pass
    if record.headers.get("Final", write(s)) != write(s):
        raise Complaint("record-final", found=write(s))
    return s


# ---------------------------------------------------------------- writing


def result(s: State) -> str:
    """The `Result` header for a table."""
    if s.outcome == 0:
        return f"unfinished, turn {s.turn}"
    return f"{'win' if s.outcome == 1 else f'loss by {OUTCOMES[s.outcome]}'}, turn {s.turn}"


def write_record(record: Record) -> str:
    """The record as text: one line a turn, `|` before the cards that end it; declined windows as short as can be read again.

    `Result` and `Final` are set by what the tokens lead to.  Other lines stand in brackets where they leave.
    """
    s = record.start()
    actions = list(run(record, s))
    headers = record.headers | {"Result": result(s), "Final": write(s)}
    branches = _branches(actions, record)
    rows = _rows(record, actions, 0, branches, 0)
    head = "\n".join(f'[{name} "{value}"]' for name, value in headers.items())
    return f"{head}\n\n" + "\n".join(rows) + "\n"


@dataclass
class _Branch:
    """A line while it is written: its actions, the line it leaves (0: the main line), and how many actions both have."""

    actions: list[int]
    leaves: int
    shared: int
    name: str


def _branches(main: list[int], record: Record) -> list[_Branch]:
    """The other lines, each on the one that it shares most with; one that has nothing of its own is left out."""
    found = [_Branch(main, -1, 0, "")]
    for line in record.lines:
        actions = list(run(Record(record.headers, line.tokens), record.start()))
        shared = [_shared(actions, other.actions) for other in found]
        most = max(shared)
        if most < len(actions):
            found.append(_Branch(actions, shared.index(most), most, " ".join(re.sub(r"[{}]+", " ", line.name).split())))
    return found


def _shared(a: list[int], b: list[int]) -> int:
    return next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))


def _rows(record: Record, actions: list[int], begin: int, branches: list[_Branch], number: int) -> list[str]:
    """The tokens of a line from one on, as rows of text, with the lines that leave it."""
    s = record.start()
    for a in actions[:begin]:
        engine.play(s, a)
    rows: list[str] = []
    turn, cards, last = -1, False, begin  # `last`: how many actions the tokens written so far stand for
    waiting = [i for i, branch in enumerate(branches) if branch.leaves == number]
    for at, a in enumerate(actions[begin:], begin):
        if s.turn != turn:
            turn, cards = s.turn, False
            rows.append(f"{turn}. {s.table.rows[s.seat].code}" if turn else "0.")
        text = token(s, a)
        if a >> 24 != PASS or _needed(s, actions, at):
            if text.startswith("~") and not cards and turn:
                rows[-1] += " |"
            rows[-1] += " " + text
            cards = text.startswith("~")
            here = [i for i in waiting if branches[i].shared <= at]
            for i in here:
                rows += _bracket(record, branches, i, last, "")
                waiting.remove(i)
            if here:
                rows.append("  ")
            last = at + 1
        engine.play(s, a)
    for i in waiting:
        rows += _bracket(record, branches, i, last, "> ")
    return [row for row in rows if row.strip()]


def _bracket(record: Record, branches: list[_Branch], number: int, begin: int, after: str) -> list[str]:
    """A line that leaves another one: in brackets, its name first."""
    branch = branches[number]
    rows = _rows(record, branch.actions, begin, branches, number)
    name = f"{{{branch.name}}} " if branch.name else ""
    rows[0] = f"( {name}{after}{rows[0]}"
    rows[-1] += " )"
    return [f"  {row}" for row in rows]


def _needed(s: State, actions: list[int], at: int) -> bool:
    """A pass must be written: nothing else follows, or what follows could be done in this window."""
    after = next((a for a in actions[at:] if a >> 24 != PASS), None)
    return after is None or after in engine.legal(s)
