"""Three words that lead to a table."""

from __future__ import annotations

import random
import re
import sqlite3
from collections import Counter
from itertools import count
from pathlib import Path

from visitor import Person, Server, play_on, refused

from fourcures.server.threewords import WORDS, folded, three

callers = count(1)


def look_up(person: Person, words: str) -> tuple[int, dict[str, object]]:
    person.address = f"10.1.0.{next(callers)}"  # how often an address may try is a test of its own
    answer = person.ask("GET", f"/api/words/{words}")
    return answer.status, answer.json


def words_of(person: Person, table: str) -> str:
    return str(person.ask("GET", f"/api/tables/{table}").json.get("words", ""))


def test_the_words_can_be_told_apart() -> None:
    assert len(WORDS) == len(set(WORDS)) == 512
    assert all(re.fullmatch("[a-z]{4,12}", word) for word in WORDS)
    # Two words differ by one letter when they are equal without one letter of the longer, or of each at the same place.
    for pattern in (Counter((i, word[:i] + "." + word[i + 1 :]) for word in set(WORDS) for i in range(len(word))),):
        assert max(pattern.values()) == 1
    shorter = {word[:i] + word[i + 1 :] for word in WORDS for i in range(len(word))}
    assert not shorter & set(WORDS)


def test_any_way_of_writing_three_words() -> None:
    for text in ("River lamp OTTER", " river-lamp-otter ", "river.lamp,otter", "RIVER_LAMP_OTTER"):
        assert folded(text) == "river-lamp-otter"
    assert folded("river lamp") == folded("river lamp otter stone") == folded("") == ""
    assert len({three() for _ in range(50)}) == 50


def test_words_lead_to_the_table(ann: Person, bo: Person) -> None:
    table = ann.make()
    words = words_of(ann, table)
    assert re.fullmatch("[a-z]+-[a-z]+-[a-z]+", words)
    assert words_of(bo, table) == words  # it is gathering: whoever is here may bring others
    for written in (words, words.upper(), words.replace("-", "%20")):
        assert look_up(bo, written) == (200, {"id": table, "link": f"/t/{table}", "free": 2})


def test_a_full_table_is_for_watching_and_an_unknown_one_is_a_sentence(ann: Person, bo: Person) -> None:
    table = ann.make()
    words = words_of(ann, table)
    ann.sit(table, 0, 1)
    assert look_up(bo, words)[1]["free"] == 0
    assert "you can watch" in refused(bo.sit(table, 0), 409)
    bo.address = f"10.1.0.{next(callers)}"
    assert "No open table has the code acorn-acorn-acorn" in refused(bo.ask("GET", "/api/words/acorn-acorn-acorn"), 404)
    assert "three words" in refused(bo.ask("GET", "/api/words/river-lamp"), 422)


def test_words_of_a_game_that_has_begun_are_told_on_its_seats_alone(ann: Person, bo: Person) -> None:
    table = ann.make()
    words = words_of(ann, table)
    ann.sit(table, 0, 1)
    with ann.look(table) as page, bo.look(table) as other:
        assert (page.view["words"], other.view["words"]) == (words, "")
    assert (words_of(ann, table), words_of(bo, table)) == (words, "")
    assert [row["words"] for row in ann.ask("GET", "/api/tables").json] == [words]


def test_words_of_a_finished_game_lead_nowhere(ann: Person) -> None:
    table = ann.make()
    words = words_of(ann, table)
    ann.sit(table, 0, 1)
    with ann.look(table) as page:
        play_on([page], random.Random(5))
        assert page.view["words"] == ""
    assert look_up(ann, words)[0] == 404 and words_of(ann, table) == ""


def test_an_address_may_guess_ten_times_at_once(server: Server) -> None:
    guesser, other = Person(server), Person(server)
    guesser.address, other.address = "10.1.1.1", "10.1.1.2"
    assert [guesser.ask("GET", "/api/words/acorn-acorn-acorn").status for _ in range(11)] == [404] * 10 + [429]
    assert guesser.ask("GET", "/api/words/acorn-acorn-acorn").headers["retry-after"]
    assert other.ask("GET", "/api/words/acorn-acorn-acorn").status == 404


def test_tables_of_an_older_file_get_words(tmp_path: Path) -> None:
    first = Server(tmp_path / "data")
    ann = Person(first)
    table = ann.make()
    first.stop()
    file = sqlite3.connect(tmp_path / "data" / "fourcures.sqlite")
    file.execute("DELETE FROM invitations")
    file.commit()
    file.close()
    again = Server(tmp_path / "data")
    ann.port = again.port
    try:
        assert words_of(ann, table)
    finally:
        again.stop()
