"""Every sentence a person reads: messages of the catalogues in `locales/`, by id and arguments.

The rules and the server pass ids and arguments about; whoever shows them to a person formats them here (or in the
page, from the same files).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en",)
MOST_SHOWN: Final = 1000
"""Characters of an argument that are shown: what somebody sent may be a megabyte."""

_VERBATIM: Final = frozenset({"found", "token", "step", "allowed", "why", "name"})  # what somebody typed is shown as it was typed

Arg = str | int | list[str]


class Complaint(ValueError):
    """Something was asked for that cannot be; its text says what happened and what can be done."""

    def __init__(self, id: str, **args: Arg) -> None:
        self.id = id
        self.said: dict[str, Arg] = args
        super().__init__(id)

    def __str__(self) -> str:
        return say_in("en", self.id, self.said)


@cache
def _bundle(language: str) -> FluentBundle:
    # imported late: the engine raises complaints, but few programs ever read one
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((files("fourcures") / "locales" / language).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def say(id: str, **args: Arg) -> str:
    """The message in English words."""
    return say_in("en", id, args)


def has(id: str) -> bool:
    """There is a message with this id, in English and so in every language."""
    return bool(_bundle("en").has_message(id))


def say_in(language: str, id: str, args: dict[str, Arg]) -> str:
    """The message in the words of a language.

    Codes among the arguments (cities, roles, events, diseases) become their names; a list becomes one text with commas.  An id that no
    catalogue knows is said as it is, with its arguments.
    """
    bundle = _bundle(language)
    shown = {name: _cut(_shown(bundle, value, name in _VERBATIM)) for name, value in args.items()}
    if not bundle.has_message(id):
        return " ".join([id, *(f"{k}={v}" for k, v in shown.items())])
    pattern = bundle.get_message(id).value
    if pattern is None:
        return id
    text, _ = bundle.format_pattern(pattern, shown)
    return str(text)


def _shown(bundle: FluentBundle, value: Arg, verbatim: bool = False) -> str | int:
    """A code by its name (`name-CAI`) unless it is to be shown verbatim, a list by its names, anything else as it is."""
    if isinstance(value, list):
        return ", ".join(str(_shown(bundle, v)) for v in value)
    if isinstance(value, str) and not verbatim and value.isalnum() and bundle.has_message(f"name-{value}"):
        pattern = bundle.get_message(f"name-{value}").value
        if pattern is not None:
            return str(bundle.format_pattern(pattern)[0])
    return value


def _cut(value: str | int) -> str | int:
    """A value of bearable length."""
    return value[:MOST_SHOWN] + "…" if isinstance(value, str) and len(value) > MOST_SHOWN else value
