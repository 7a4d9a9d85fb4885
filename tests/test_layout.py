"""House rules that a formatter cannot see: who may import whom, no names in the engine, shifts that compile right."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent / "src" / "fourcures"

TIERS: Final = (
    "words bits ids extras workers",
    "actions atlas",
    "rows cards",
    "core",
    "agenda",
    "engine",
    "dice",
    "laps",
    "rules.cubes",
    "rules.infection rules.lasting",
    "rules.moving",
    "rules.stations rules.knowledge",
    "rules.turn",
    "rules.drawing",
    "rules.setup rules.events rules.roles",
    "rules.base",
    "rules.purple",
    "rules.consent rules.timing rules.mutation rules.virulent",
    "rules.brink_roles rules.brink_events",
    "rules.brink_cubes",
    "rules.strains",
    "rules.brink",
    "rules.lab_cures",
    "rules.lab_roles",
    "rules.lab",
    "rules.rescue_roles rules.rescue_chain rules.rescue_deck",
    "rules.rescue_events",
    "rules.rescue",
    "rules.crises_cards",
    "rules.crises",
    "rules.quarantines",
    "rules.bioterror_acts",
    "rules.bioterror_turn",
    "rules.bioterror",
    "rules.catalog",
    "rules.__init__",
    "tokens reading",
    "notation",
    "parts check dealer odds reasons",
    "story whynot",
    "secrets",
    "bots.roads bots.reasons",
    "bots.dangers",
    "bots.judge",
    "bots.signs bots.views",
    "bots.outlook",
    "bots.turns",
    "bots.futures",
    "bots.weights",
    "bots.players",
    "bots",
    "bots.analysis",
    "record casefile presets",
    "bots.arena",
    "bots.results",
    "bots.plots",
    "fair speed",
    "handbook.blocks",
    "handbook.tables",
    "handbook.chapters",
    "handbook.markdown",
    "handbook.plain",
    "handbook",
    "perft",
    "__init__",
    "server",
    "cli",
    "__main__",
)
"""A module may import what stands in a line above its own; modules of `server` and of `cli` also each other."""

ENGINE: Final = "actions agenda atlas bits cards core dice engine extras ids laps rows"
"""The modules that are compiled, with everything in rules/."""

OUTSIDE: Final = {"random", "secrets", "time", "datetime", "logging", "os", "sys", "io", "pathlib", "asyncio", "socket", "threading"}
"""Chance, clock, files and the like: nothing that the rules may reach for."""

NAMES: Final = set(
    "medic scientist researcher quarantine specialist dispatcher operations expert contingency planner ops "
    "airlift forecast grant quiet resilient population blue yellow black red atlanta".split()
)
"""Words of single roles, events and colours."""
ROLE_AND_EVENT_CODES: Final = set(
    "MED SCI RES QUA DIS OPS PLA ARC CON EPL FIE GEN TRO AIRLIFT FORECAST GRANT QUIET RESILIENT "
    "BORROWED TRAVELBAN HOSPITAL ASSIGNMENT VACCINE RESEARCH REMOTE ORDERS".split()
)


def modules() -> dict[str, Path]:
    """Every module by its dotted name below fourcures."""
    return {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in sorted(ROOT.rglob("*.py"))}


MODULES: Final = modules()
COMPILED: Final = [name for name in MODULES if name in ENGINE.split() or (name.startswith("rules.") and name != "rules.__init__")]


def tier(name: str) -> int | None:
    """The line in TIERS of a module or of the nearest folder around it."""
    while name:
        for i, line in enumerate(TIERS):
            if name in line.split():
                return i
        name = name.rpartition(".")[0]
    return None


def tree(name: str) -> ast.Module:
    return ast.parse(MODULES[name].read_text("utf-8"))


def imported(name: str) -> Iterator[str]:
    """The modules of ours that a module imports, anywhere in it."""
    code = tree(name)
    for part in ast.walk(code):
        if isinstance(part, ast.If) and ast.unparse(part.test) == "TYPE_CHECKING":
            part.body = []  # for the checker alone: nothing is imported
    for node in ast.walk(code):
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name}: imports are written out, not relative"
            found = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for dotted in found:
            head, _, rest = dotted.partition(".")
            if head == "fourcures":
                while rest and rest not in MODULES and f"{rest}.__init__" not in MODULES:
                    rest = rest.rpartition(".")[0]
                yield rest or "__init__"


@pytest.mark.parametrize("name", MODULES)
def test_a_module_imports_only_what_stands_before_it(name: str) -> None:
    own = tier(name)
    assert own is not None, f"{name} has no place in TIERS yet"
    for other in imported(name):
        if name.split(".")[0] == other.split(".")[0] in ("server", "cli"):
            continue
        there = tier(other)
        assert there is not None and there < own, f"{name} imports {other}, which does not stand before it"


def words(node: ast.AST) -> Iterator[str]:
    """The words that a piece of code is made of: those of names, and of strings that are not docstrings."""
    prose = {
        id(part.value)
        for part in ast.walk(node)
        if isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant) and isinstance(part.value.value, str)
    }
    for part in ast.walk(node):
        texts: list[str] = []
        match part:
            case ast.Name(id=text) | ast.Attribute(attr=text) | ast.arg(arg=text) | ast.alias(name=text):
                texts = [text]
            case ast.FunctionDef(name=text) | ast.ClassDef(name=text):
                texts = [text]
            case ast.Constant(value=str(text)) if id(part) not in prose:
                texts = [text]
        for text in texts:
            yield from re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", text)


def test_the_engine_names_no_card_role_city_or_colour() -> None:
    codes = re.findall(r'"([A-Z]{3})"', MODULES["atlas"].read_text("utf-8"))
    assert len(codes) == 48
    for name in ("engine", "core", "rows"):
        found = {word for word in words(tree(name)) if word.lower() in NAMES or word in codes or word in ROLE_AND_EVENT_CODES}
        assert not found, f"{name} names {sorted(found)}"


@pytest.mark.parametrize("name", COMPILED)
def test_a_role_or_event_is_named_only_in_its_own_row(name: str) -> None:
    if name in ("rules.roles", "rules.events", "rules.base", "rules.catalog", "ids", "atlas"):
        return
    for node in ast.walk(tree(name)):
        if isinstance(node, ast.If | ast.While):
            found = {word for word in words(node.test) if word in ROLE_AND_EVENT_CODES}
            assert not found, f"{name}:{node.lineno} asks for {sorted(found)}"


@pytest.mark.parametrize("name", COMPILED)
def test_no_constant_stands_left_of_a_shift(name: str) -> None:
    """The compiler makes 32-bit code of it, silently wrong from bit 31 on; BIT[i] is meant."""
    code = tree(name)
    fixed = {
        target.id
        for node in ast.walk(code)
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(code):
        match node:
            case ast.BinOp(left=left, op=ast.LShift()):
                value = left.args[0] if isinstance(left, ast.Call) and len(left.args) == 1 else left
                constant = isinstance(value, ast.Constant) or (isinstance(value, ast.Name) and (value.id.isupper() or value.id in fixed))
                assert not constant, f"{name}:{node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize("name", COMPILED)
def test_the_engine_is_written_in_the_compiled_dialect(name: str) -> None:
    """No conditional expressions, which the compiler boxes; no chance, clock or files; no globals that change."""
    for node in ast.walk(tree(name)):
        assert not isinstance(node, ast.IfExp), f"{name}:{node.lineno}: a conditional expression"
        assert not isinstance(node, ast.Global), f"{name}:{node.lineno}: a global that changes"
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""]
            reached = {found.split(".")[0] for found in names} & OUTSIDE
            assert not reached, f"{name}:{node.lineno} imports {sorted(reached)}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("open", "print", "input"), f"{name}:{node.lineno} calls {node.func.id}"


def test_no_file_is_longer_than_a_chapter() -> None:
    long = {name: lines for name, path in MODULES.items() if (lines := len(path.read_text("utf-8").splitlines())) > 400}
    assert not long
