"""How messages are said: names for codes and their forms, lists, what is missing in a language, long arguments."""

from __future__ import annotations

import pytest

from fourcures import words
from fourcures.words import Catalogue, Complaint, known, say, say_in, speaking

ENGLISH = """
name-MOS = Moscow
name-PAR = Paris
name-MED = Medic
move = { $who } goes from { $from } to { $city }.
only = Only English, { $city }.
"""
RUSSIAN = """
name-forms = gen acc
name-MOS = Москва
    .gen = Москвы
    .acc = Москву
name-PAR = Париж
    .gen = Парижа
name-MED = { -medic }
-medic = Медик
move = { $who } едет из { $from_gen } в { $city_acc }.
many = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
} { $cities_gen }
odd = { $name_gen } { $n_gen }
"""


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two small catalogues instead of the real ones."""
    mine = {"en": Catalogue("en", [ENGLISH]), "ru": Catalogue("ru", [RUSSIAN])}
    monkeypatch.setattr(words, "catalogue", mine.__getitem__)


def test_codes_are_named_in_the_form_that_is_asked_for() -> None:
    args: dict[str, words.Arg] = {"who": "MED", "from": "MOS", "city": "MOS"}
    assert say_in("ru", "move", args) == "Медик едет из Москвы в Москву."
    assert say_in("en", "move", args) == "Medic goes from Moscow to Moscow."


def test_a_name_without_that_form_and_what_is_no_name_stay_as_they_are() -> None:
    assert say_in("ru", "move", {"who": "Ann", "from": "Toronto", "city": "PAR"}) == "Ann едет из Toronto в Париж."
    assert say_in("ru", "odd", {"name": "MOS", "n": 3}) == "MOS 3"


@pytest.mark.parametrize(("n", "cubes"), [(1, "1 кубик"), (2, "2 кубика"), (5, "5 кубиков"), (11, "11 кубиков"), (21, "21 кубик")])
def test_numbers_choose_as_the_language_does_and_lists_are_joined_in_their_form(n: int, cubes: str) -> None:
    assert say_in("ru", "many", {"n": n, "cities": ["MOS", "PAR"]}) == f"{cubes} Москвы, Парижа"


def test_a_message_that_a_language_lacks_is_said_in_english() -> None:
    assert say_in("ru", "only", {"city": "MOS"}) == "Only English, Москва."


def test_what_no_catalogue_knows_is_said_as_it_is() -> None:
    assert say_in("ru", "nowhere", {"n": 3}) == "nowhere n=3"


def test_a_language_is_spoken_for_a_while() -> None:
    said: dict[str, words.Arg] = {"who": "MED", "from": "PAR", "city": "MOS"}
    with speaking("ru"):
        assert say("move", **said) == str(Complaint("move", **said)) == "Медик едет из Парижа в Москву."
    assert say("move", **said) == "Medic goes from Paris to Moscow."


@pytest.mark.parametrize(
    ("tag", "language"), [("de", "de"), ("de-AT", "de"), ("ru_RU.UTF-8", "ru"), ("EN", "en"), ("fr", ""), ("C", ""), ("", ""), ("*", "")]
)
def test_a_tag_names_a_language(tag: str, language: str) -> None:
    assert known(tag) == language


def test_what_somebody_sent_is_cut() -> None:
    assert len(say_in("en", "only", {"city": "x" * 5000})) < 1100
