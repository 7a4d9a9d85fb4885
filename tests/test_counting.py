"""Every role, event, step and kind of action occurs in a case, in a perft position and in a record; every ruling has its row."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fourcures import engine
from fourcures.casefile import read_cases
from fourcures.core import State
from fourcures.ids import EVENT, REVEAL
from fourcures.notation import parse, read, token, write
from fourcures.perft import read_counts
from fourcures.record import read_record, run
from fourcures.rules.catalog import MODULES, rules
from fourcures.rules.crises_cards import CRISES
from fourcures.rules.mutation import CODES as MUTATIONS
from fourcures.rules.virulent import STRAINS

HERE = Path(__file__).parent
RULINGS = HERE.parent / "docs" / "rulings.md"
IDS = [
    *map(str, [*range(1, 139), *range(151, 157), *range(139, 151)]),
    *(f"A{n}" for n in range(1, 75)),
    *(f"C{n}" for n in range(1, 17)),
    "H2",
    "H3",
    "H4",
    "H5",
    "R2",
    "E2",
    "R3",
    "R4",
    "E3",
    "E4",
    "H6",
    "H7",
    *(f"H7{n}" for n in range(1, 9)),
    "H9",
    *(f"H9{n}" for n in range(1, 5)),
    *(f"B{n}" for n in range(1, 16)),
]


def shown(s: State) -> Iterator[str]:
    """What a position has: its roles and the steps of its agenda."""
    yield from (f"role {row.code}" for row in s.table.rows)
    yield from (f"step {re.split(r'[0-9]', step)[0]}" for step in write(s).split()[2].partition(":")[2].split("."))


def cards(line: str) -> Iterator[str]:
    """The codes that a line names."""
    yield from (f"card {code}" for code in re.findall(r"[A-Z]{3,}", line))


def done(s: State, a: int) -> Iterator[str]:
    """What an action is: its kind, and the event."""
    yield f"kind {s.table.kinds[a >> 24].name}"
    if a >> 24 == REVEAL:
        yield f"card {token(s, a)[1:]}"
    if a >> 24 == EVENT:
        yield f"event {token(s, a).partition('(')[0]}"


def in_cases() -> Iterator[str]:
    for path in (HERE / "cases").glob("*.case"):
        for case in read_cases(path):
            s = read(case.verbs[0].rest)
            yield from shown(s)
            for verb in case.verbs:
                yield from cards(verb.rest)
                for text in verb.rest.replace("|", " ").split() if verb.verb == "do" else ():
                    a = parse(s, text)
                    yield from done(s, a)
                    engine.play(s, a)
                    yield from shown(s)


def in_perft() -> Iterator[str]:
    for path in (HERE / "perft").rglob("*.perft"):
        for block in read_counts(path):
            s = read(block.verbs[1].rest)
            yield from cards(block.verbs[1].rest)
            yield from shown(s)
            for a in engine.legal(s):
                yield from done(s, a)


def in_records() -> Iterator[str]:
    for path in (HERE / "records").rglob("*.fcr"):
        record = read_record(path.read_text())
        s = record.start()
        for a in run(record, s):
            yield from shown(s)
            yield from done(s, a)


RULE_SETS = (
    "base",
    "base+ask+anytime+brink+lab+rescue+mutation+virulent+crises+quarantines",
    "base+ask+grounded+prompted+brink+epl2009+lab+rescue+mutation+virulent",
    "base+brink+bioterrorist+bioarrival+closed",
)
"""Together they have every module."""


def everything() -> set[str]:
    """All rows of all rule sets: roles, events, steps, kinds, and the cards that Nature turns besides."""
    found: set[str] = set()
    for name in RULE_SETS:
        r = rules(name)
        found |= {f"role {row.code}" for row in r.roles}
        found |= {f"event {row.code}" for row in r.events}
        found |= {f"step {row.name}" for row in r.steps if row.name}
        found |= {f"kind {row.name}" for row in r.kinds if row.name}
        found |= {f"card {row.code}" for row in r.specials}
    return found | {f"card {code}" for code in (*MUTATIONS, *(row.code for row in STRAINS), *(row.code for row in CRISES))}


def test_the_rule_sets_have_every_module() -> None:
    assert {module for name in RULE_SETS for module in name.split("+")} == {"base", *MODULES}


@pytest.mark.parametrize("where", [in_cases, in_perft, in_records])
def test_everything_occurs(where: type[Iterator[str]]) -> None:
    assert everything() - set(where()) == set()


def test_there_is_something_to_count() -> None:
    assert len([row for row in everything() if row.startswith("role")]) == 7 + 6 + 4 + 3 + 1
    assert len([row for row in everything() if row.startswith("event")]) == 5 + 8 + 3 + 6 + 1
    assert len([row for row in everything() if row.startswith("card")]) == 2 + 3 + 10 + 10


# ---------------------------------------------------------------- rulings


def rows() -> dict[str, str]:
    """The rows of the table by id; each id once."""
    found = re.findall(r"^\| ([ABCHRE]?\d+) \| (.*) \|$", RULINGS.read_text("utf-8"), re.MULTILINE)
    assert len(dict(found)) == len(found)
    return dict(found)


def ids_in_cases() -> dict[str, set[str]]:
    """For each id the files of the cases that begin with it."""
    found: dict[str, set[str]] = {}
    for path in (HERE / "cases").glob("*.case"):
        for case in read_cases(path):
            for id in case.name.partition(":")[0].split():
                found.setdefault(id, set()).add(path.name)
    return found


def test_every_ruling_has_a_row() -> None:
    assert list(rows()) == IDS


def test_the_rows_name_the_cases() -> None:
    """A row names the files that have a case of its id, and no others; one that has none says why, or where else it is tested."""
    cases = ids_in_cases()
    assert set(cases) <= set(IDS)
    for id, row in rows().items():
        named = re.findall(r"`(\w+\.case)`", row)
        assert named == sorted(cases.get(id, set())), id
        assert row.partition(" | ")[2].strip(" |"), id


def test_the_rows_name_tests_that_are_there() -> None:
    for id, row in rows().items():
        for path in re.findall(r"`(tests/[^`]+)`", row):
            assert (HERE.parent / path).exists(), f"{id}: {path}"
