"""The package: locks that name no host, one version everywhere, catalogues that hold every message the program says."""

from __future__ import annotations

import ast
import doctest
import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast as fluent

import fourcures
from fourcures.cli import COMMANDS
from fourcures.words import say

ROOT: Final = Path(__file__).parent.parent
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CATALOGUES: Final = sorted((ROOT / "src" / "fourcures" / "locales" / "en").glob("*.ftl"))


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-build.lock", "requirements-dev.lock"])
def test_a_lock_has_hashes_and_names_no_host(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert "://" not in text and "index-url" not in text
    requirements = re.findall(r"^([a-z0-9.-]+)==\S+(.*(?:\n    .*)*)", text, re.MULTILINE)
    assert len(requirements) > 5
    for requirement, rest in requirements:
        assert "--hash=sha256:" in rest, requirement


def test_the_page_s_lock_has_hashes_and_names_no_host() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert len(packages) > 50
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert not name or "integrity" in package, name


def test_what_is_required_is_locked() -> None:
    locked = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE))
    required = {re.match(r"[\w.-]+", line)[0].replace(".", "-") for line in PROJECT["project"]["dependencies"]}  # type: ignore[index]
    assert required <= locked


def test_there_is_one_version() -> None:
    assert fourcures.__version__ == PROJECT["project"]["version"]


def test_the_examples_of_the_package_hold() -> None:
    failed, tried = doctest.testmod(fourcures)
    assert failed == 0 and tried > 0


def messages() -> Iterator[tuple[str, fluent.Message]]:
    """Every message of the catalogues, with its file."""
    for path in CATALOGUES:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content!r}"
            if isinstance(entry, fluent.Message):
                yield path.name, entry


def test_the_catalogues_are_well_formed_and_name_each_message_once() -> None:
    found = Counter(message.id.name for _, message in messages())
    assert len(found) > 300
    assert [name for name, times in found.items() if times > 1] == []


def said() -> Iterator[tuple[str, str]]:
    """Every message that the source names outright, and where."""
    for path in sorted((ROOT / "src" / "fourcures").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("say", "Complaint") and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield first.value, f"{path.name}:{node.lineno}"


def test_every_message_that_is_said_is_in_a_catalogue() -> None:
    known = {message.id.name for _, message in messages()}
    assert [f"{where}: {name}" for name, where in said() if name not in known] == []


def test_every_message_of_the_command_line_is_said() -> None:
    """Whole, or as the beginning of a name that is put together."""
    source = "".join(path.read_text("utf-8") for path in (ROOT / "src" / "fourcures" / "cli").rglob("*.py"))
    beginnings = tuple(re.findall(r'f"(cli-[a-z]+-[a-z-]*)\{', source))
    commands = {f"cli-{name}" for name in COMMANDS}
    idle = [
        message.id.name
        for file, message in messages()
        if file.startswith("cli")
        and f'"{message.id.name}"' not in source
        and not message.id.name.startswith(beginnings)
        and message.id.name not in commands
    ]
    assert idle == []


def test_codes_have_names() -> None:
    from fourcures.atlas import CODES, DISEASES
    from fourcures.rules.catalog import role_codes

    for code in [*CODES, *DISEASES, *role_codes("base"), "AIRLIFT", "FORECAST", "GRANT", "QUIET", "RESILIENT", "EPI"]:
        assert say(f"name-{code}") != f"name-{code}"
