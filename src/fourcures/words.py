"""Every sentence a person reads: messages of the catalogues in `locales/`, by id and arguments.

The rules and the server pass ids and arguments about; whoever shows them to a person formats them here (or in the
page, from the same files).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

LANGUAGES: Final = ("en", "es", "ru", "it", "de")
MOST_SHOWN: Final = 1000
"""Characters of an argument that are shown: what somebody sent may be a megabyte."""

_VERBATIM: Final = frozenset({"found", "token", "step", "allowed", "why", "name"})  # what somebody typed is shown as it was typed
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_speaking: Final[ContextVar[str]] = ContextVar("speaking", default="en")

Arg = str | int | list[str]


class Complaint(ValueError):
    """Something was asked for that cannot be; its text says what happened and what can be done."""

    def __init__(self, id: str, **args: Arg) -> None:
        self.id = id
        self.said: dict[str, Arg] = args
        super().__init__(id)

    def __str__(self) -> str:
        return say(self.id, **self.said)


def speak(language: str) -> None:
    """Say everything in this language from now on, in this thread or task and those it starts."""
    _speaking.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say everything in this language meanwhile."""
    before = _speaking.set(language)
    try:
        yield
    finally:
        _speaking.reset(before)


def spoken() -> str:
    """The language that is spoken now."""
    return _speaking.get()


def known(tag: str) -> str:
    """The language of a tag such as `de`, `de-AT` or `de_AT.UTF-8`, if we speak it; else nothing."""
    language = re.split(r"[-_.@]", tag.strip().lower(), maxsplit=1)[0]
    return language if language in LANGUAGES else ""


class Catalogue:
    """The messages of one language, each read when it is first wanted: a command needs few of them."""

    def __init__(self, language: str, texts: list[str]) -> None:
        # imported late: the engine raises complaints, but few programs ever read one
        from fluent.runtime import FluentBundle

        self.language = language
        self._sources = {entry[1]: entry[0] for text in texts for entry in _ENTRY.finditer(text)}
        self._known: set[str] = set()
        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        forms = self.message("name-forms")
        self.forms: list[str] = self.format(forms, {}).split() if forms else []
        """Forms that a name may have beside the plain one: cases, or with an article."""

    def has(self, id: str) -> bool:
        return id in self._sources

    def message(self, id: str) -> Message | None:
        """The message with this id, read if it was not yet."""
        if id not in self._sources:
            return None
        self._read(id)
        return self._bundle.get_message(id)

    def _read(self, id: str) -> None:
        """Read a message or term, after those that it refers to."""
        from fluent.runtime import FluentResource

        if id in self._known or id not in self._sources:
            return
        for other in _REFERENCE.findall(self._sources[id]):
            self._read(other)
        self._bundle.add_resource(FluentResource(self._sources[id]))
        self._known.add(id)

    def format(self, message: Message, args: dict[str, str | int], form: str = "") -> str:
        """The message in words, or its form when it has that."""
        pattern = message.attributes.get(form) or message.value
        return str(self._bundle.format_pattern(pattern, args)[0]) if pattern is not None else ""


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language."""
    folder = files("fourcures") / "locales" / language
    ftl = (file for file in folder.iterdir() if file.name.endswith(".ftl")) if folder.is_dir() else ()
    return Catalogue(language, [file.read_text("utf-8") for file in ftl])


def say(id: str, **args: Arg) -> str:
    """The message in the language that is spoken."""
    return say_in(_speaking.get(), id, args)


def has(id: str) -> bool:
    """There is a message with this id, in English and so in every language."""
    return catalogue("en").has(id)


def say_in(language: str, id: str, args: dict[str, Arg]) -> str:
    """The message in the words of a language; in English as long as the language has none.

    Codes among the arguments (cities, roles, events, diseases) become their names, and `$city_gen` is the form `gen` of the name
    of `$city`; a list becomes one text with commas.  An id that no catalogue knows is said as it is, with its arguments.
    """
    words = catalogue(language)
    shown: dict[str, str | int] = {}
    for name, value in args.items():
        verbatim = name in _VERBATIM
        shown[name] = _shown(words, value, verbatim)
        for form in words.forms:
            shown[f"{name}_{form}"] = _shown(words, value, verbatim, form)
    if found := _found(words, id):
        return found[0].format(found[1], shown)
    return " ".join([id, *(f"{k}={shown[k]}" for k in args)])


def _found(words: Catalogue, id: str) -> tuple[Catalogue, Message] | None:
    """The message in these words, or else in English."""
    message = words.message(id)
    if message is None and words.language != "en":
        words = catalogue("en")
        message = words.message(id)
    return None if message is None else (words, message)


def _shown(words: Catalogue, value: Arg, verbatim: bool, form: str = "") -> str | int:
    """A code by its name (`name-CAI`) unless verbatim, a list by its names, anything else as it is; cut to a bearable length."""
    if isinstance(value, list):
        value = ", ".join(str(_shown(words, each, verbatim, form)) for each in value)
    elif isinstance(value, str) and not verbatim and value.isalnum():
        if found := _found(words, f"name-{value}"):
            value = found[0].format(found[1], {}, form)
    return value[:MOST_SHOWN] + "…" if isinstance(value, str) and len(value) > MOST_SHOWN else value
