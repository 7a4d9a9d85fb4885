"""The command line in the language of whoever types."""

from __future__ import annotations

import pytest
from command import fourcures

from fourcures.words import say_in


def test_the_language_comes_from_the_environment_or_an_option() -> None:
    asked = [
        (fourcures("legal", "nonsense", LC_ALL="", LC_MESSAGES="de_DE.UTF-8", LANG="es"), "de"),
        (fourcures("legal", "nonsense", LC_ALL="fr_FR"), "en"),
        (fourcures("legal", "--language", "ru", "nonsense"), "ru"),
        (fourcures("--language=it", "legal", "nonsense", LC_ALL="de"), "it"),
    ]
    said = [ran.complaint for ran, _ in asked]
    assert len(set(said)) == 4
    missing = fourcures("rules", "--language", "ru", "--nothing").complaint
    assert missing == say_in("ru", "cli-option-unknown", {"option": "--nothing"})


@pytest.mark.parametrize("language", ["es", "ru", "it", "de"])
def test_help_is_in_that_language(language: str) -> None:
    shown = fourcures("--help", "--language", language)
    assert shown.code == 0 and shown.err == ""
    assert shown.out.startswith(say_in(language, "cli-usage", {"command": "fourcures COMMAND"}))
    words = " ".join(shown.out.replace("│", " ").split())
    for id in ("cli-help", "cli-serve", "cli-help-version", "cli-group-commands"):
        assert say_in(language, id, {}) in words, id
    assert say_in(language, "cli-arg-seats", {}) in " ".join(fourcures("new", "--help", LC_ALL=language).out.replace("│", " ").split())


@pytest.mark.parametrize("wanted", ["fr", "", "xx_YY"])
def test_an_unknown_language_is_refused(wanted: str) -> None:
    assert "en, es, ru, it, de" in fourcures("--language", wanted, "rules").complaint
