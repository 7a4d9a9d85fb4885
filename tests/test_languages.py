"""The five languages beside each other: the same messages, what they may use of each, plurals, forms of names, and nothing idle."""

from __future__ import annotations

import ast as py
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast, visitor

from fourcures.words import LANGUAGES, catalogue

ROOT: Final = Path(__file__).parent.parent
LOCALES: Final = ROOT / "src" / "fourcures" / "locales"
OTHERS: Final = [language for language in LANGUAGES if language != "en"]
CATEGORIES: Final = {
    "en": {"one", "other"},
    "es": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
    "it": {"one", "other"},
    "de": {"one", "other"},
}
"""Plural categories of whole numbers, and of fractions in Russian."""
ALIKE: Final = {"cli-seats-roles", "ui-devices-n", "ui-take-all"}
"""Russian messages that say the same for “few” as for “many”."""
PLURAL: Final = {"zero", "one", "two", "few", "many"}


class Uses(visitor.Visitor):
    """What a message uses: variables, other messages and terms, and the keys of its choices by number."""

    def __init__(self, of: ast.Message | ast.Term) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: list[set[str]] = []
        self.visit(of)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
        if keys & PLURAL and isinstance(node.selector, ast.VariableReference):
            self.choices.append(keys)
        self.generic_visit(node)


@cache
def entries(language: str) -> dict[str, tuple[str, ast.Message | ast.Term]]:
    """Every message and term (with its hyphen) of a language by its id, with its file."""
    found: dict[str, tuple[str, ast.Message | ast.Term]] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{path.name}: {entry.content!r}"
            if isinstance(entry, ast.Message | ast.Term):
                id = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                assert id not in found, f"{language}: {id} twice"
                found[id] = path.name, entry
    return found


def messages(language: str) -> dict[str, str]:
    """The ids of a language's messages, with their files; its list of forms is its own affair."""
    return {id: file for id, (file, _) in entries(language).items() if not id.startswith("-") and id != "name-forms"}


def uses(language: str) -> Iterator[tuple[str, Uses]]:
    for id, (_, entry) in entries(language).items():
        yield id, Uses(entry)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_same_messages_in_the_same_files(language: str) -> None:
    english, theirs = messages("en"), messages(language)
    assert sorted(english.items() - theirs.items()) == []
    assert sorted(theirs.items() - english.items()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_uses_what_it_is_given(language: str) -> None:
    """The variables of the English one, each perhaps in a form of the language."""
    forms = catalogue(language).forms
    given = {id: {f"{name}{end}" for name in use.variables for end in ("", *(f"_{form}" for form in forms))} for id, use in uses("en")}
    wrong = {id: use.variables - given.get(id, set()) for id, use in uses(language) if not id.startswith("-")}
    assert {id: unknown for id, unknown in wrong.items() if unknown} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_refers_to_what_is_there(language: str) -> None:
    known = entries(language)
    assert {id: use.references - known.keys() for id, use in uses(language) if use.references - known.keys()} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_number_has_every_plural_of_the_language(language: str) -> None:
    """Any of them may be the default.  Fractions do not come; words in oblique cases may be alike from two on."""
    wanted = CATEGORIES[language]
    missing = {id: keys for id, use in uses(language) for keys in use.choices if len(wanted - keys) > (language == "ru")}
    assert missing.keys() <= (ALIKE if language == "ru" else set())
    assert {id: keys for id, use in uses(language) for keys in use.choices if keys & PLURAL - wanted} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_has_forms_that_the_language_lists_and_uses(language: str) -> None:
    forms = set(catalogue(language).forms)
    had = {(id, a.id.name) for id, (_, entry) in entries(language).items() if not id.startswith("-") for a in entry.attributes}
    assert {(id, form) for id, form in had if not id.startswith("name-") or form not in forms} == set()
    used = {name.rpartition("_")[2] for _, use in uses(language) for name in use.variables if "_" in name}
    assert forms - used == set(), "a form that no sentence asks for"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_written_as_the_language_is(language: str) -> None:
    texts = {
        id: "".join(re.findall(r"=(.*)", source, re.DOTALL))
        for id, source in catalogue(language)._sources.items()
        if not id.startswith("cli-")
    }
    assert {id for id, text in texts.items() if re.search(r"\S  +\S", text.replace("\n", " \n"))} == set(), "double spaces"
    if language == "ru":
        assert {id for id, text in texts.items() if re.search(r"[a-z][а-яё]|[а-яё][a-z]", re.sub(r"\{[^}]*\}", " ", text))} == set()


SOURCES: Final = [
    *(ROOT / "src" / "fourcures").rglob("*.py"),
    *(path for end in ("ts", "svelte") for path in (ROOT / "web" / "src").rglob(f"*.{end}") if ".test." not in path.name),
]
PUT_TOGETHER: Final = ("api-", "preset-", "name-", "infection-")
"""Ids that are made of parts in other ways: of operations, by join, of codes."""


def test_every_message_is_asked_for() -> None:
    """By its whole id, as one of a family (`ui-do-${kind}`), as what a table's kind makes of another, or by another message."""
    source = "\n".join(path.read_text("utf-8") for path in SOURCES)
    whole = set(re.findall(r"[\"'`]([a-z]+(?:-[\w]+)+)[\"'`]", source))
    stems = {stem for stem in re.findall(r"[\"'`]([a-z]+(?:-[\w]+)*-)\$?\{", source) if stem != "ui-"} | set(PUT_TOGETHER)
    whole |= {reference for _, use in uses("en") for reference in use.references}

    def asked(id: str) -> bool:
        return id in whole or id.startswith(tuple(stems)) or id.rpartition("-")[0] in whole

    assert [f"{file}: {id}" for id, file in messages("en").items() if not asked(id)] == []


def without_braces(text: str) -> str:
    """A template without what stands in braces."""
    kept, depth = [], 0
    for letter in text:
        depth += letter == "{"
        if not depth:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)


WRITTEN: Final = re.compile(r"\s(?:aria-[a-z]*label|aria-description|title|placeholder|alt|label)=\"(?!https://)[^\"{]*[^\W\d_]{2}")
KEYS: Final = {"Enter", "Esc", "Tab", "Ctrl", "Fourcures"}
"""What is printed on keys, and the name."""


def test_a_template_of_the_page_has_no_text_of_its_own() -> None:
    found = []
    for path in (path for path in SOURCES if path.suffix == ".svelte"):
        text = re.sub(r"<(script|style|code).*?</\1>|<!--.*?-->", "", path.read_text("utf-8"), flags=re.DOTALL)
        found += [f"{path.name}: {attribute}" for attribute in WRITTEN.findall(text)]
        plain = re.sub(r"<[a-zA-Z/][^<>]*>", "|", without_braces(text))
        found += [f"{path.name}: {word}" for word in re.findall(r"[^\W\d_]{2,}", plain) if word not in KEYS]
    assert found == []


SENTENCE: Final = re.compile(r"[\"`]([A-Z][a-z]+,? [a-z]+[^\"`]*)[\"`]")


def test_the_code_has_no_sentence_of_its_own() -> None:
    """In scripts, a text that begins like a sentence; in Python, whatever is printed and is no id."""
    found = []
    for path in SOURCES:
        text = path.read_text("utf-8")
        if path.suffix == ".py":
            for call in (node for node in py.walk(py.parse(text)) if isinstance(node, py.Call)):
                name = call.func.id if isinstance(call.func, py.Name) else call.func.attr if isinstance(call.func, py.Attribute) else ""
                texts = [each.value for each in call.args if isinstance(each, py.Constant) and isinstance(each.value, str)]
                found += [f"{path.name}:{call.lineno}: {each}" for each in texts if name in ("print", "exit") and re.search(r"\w \w", each)]
        else:
            code = text if path.suffix == ".ts" else "".join(re.findall(r"<script.*?</script>", text, re.DOTALL))
            code = re.sub(r"(?m)^\s*//.*$| // .*$", "", re.sub(r"/\*.*?\*/", "", code, flags=re.DOTALL))
            found += [f"{path.name}: {each}" for each in SENTENCE.findall(code)]
    assert found == []
