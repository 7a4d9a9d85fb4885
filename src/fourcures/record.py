"""Game records (`.fcr`): headers, then the tokens of a game.  Cards are written as they were turned, so a replay needs no chance."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from fourcures import engine
from fourcures.core import State
from fourcures.ids import PASS
from fourcures.notation import OUTCOMES, parse, read, token, write
from fourcures.rules.base import base
from fourcures.rules.catalog import MODULES, new_game, rules
from fourcures.words import Complaint

_HEADER = re.compile(r'\[([A-Z][A-Za-z]*) "([^"]*)"\]')
_WORD = re.compile(r"\{[^}]*\}|\d+\.|(?<!\S)[()](?!\S)|\||[^\s|]+")
ROLES = frozenset(row.code for add in MODULES.values() for row in add(base()).roles)
MAX_TEXT = 1_000_000
"""Characters of a record that are read at most."""


@dataclass
class Record:
    """A game as it is written down: `headers` by name, and all tokens of the main line."""

    headers: dict[str, str] = field(default_factory=dict)
    tokens: list[str] = field(default_factory=list)

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
    depth = 0
    for word in _WORD.findall("\n".join(body)):
        if word == "(":
            depth += 1
        elif word == ")":
            depth -= 1
            if depth < 0:
                raise Complaint("record-bracket")
        elif depth == 0 and _is_token(word):
            record.tokens.append(re.sub(r"[?!]+$", "", word))
    if depth:
        raise Complaint("record-bracket")
    return record


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
    while True:
        try:
            a = parse(s, text)
        except Complaint:
            passes = [a for a in engine.legal(s) if a >> 24 == PASS]
            if not passes:
                raise
            yield passes[0]
        else:
            yield a
            return


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

    `Result` and `Final` are set by what the tokens lead to.
    """
    s = record.start()
    actions = list(run(record, s))
    headers = record.headers | {"Result": result(s), "Final": write(s)}
    s = record.start()
    lines: list[str] = []
    turn = -1
    for at, a in enumerate(actions):
        if s.turn != turn:
            turn = s.turn
            lines.append(f"{turn}. {s.table.rows[s.seat].code}" if turn else "0.")
        text = token(s, a)
        if a >> 24 != PASS or _needed(s, actions, at):
            nature = text.startswith("~")
            if nature and not lines[-1].split()[-1].startswith("~") and turn:
                lines[-1] += " |"
            lines[-1] += " " + text
        engine.play(s, a)
    head = "\n".join(f'[{name} "{value}"]' for name, value in headers.items())
    return f"{head}\n\n" + "\n".join(lines) + "\n"


def _needed(s: State, actions: list[int], at: int) -> bool:
    """A pass must be written: nothing else follows, or what follows could be done in this window."""
    after = next((a for a in actions[at:] if a >> 24 != PASS), None)
    return after is None or after in engine.legal(s)
