"""The first game that explains itself: its deal is what its steps say, in every language, and it counts for nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from visitor import Person

from fourcures.dealer import commitment
from fourcures.server import hall, scores
from fourcures.server.game import Game
from fourcures.server.wishes import NewTable
from fourcures.tokens import parse
from fourcures.words import LANGUAGES

PAGE = Path(__file__).parents[2] / "web/src/lib/learn"
LESSON = (PAGE / "lesson.ts").read_text("utf-8")
LOCALES = Path(__file__).parents[2] / "src/fourcures/locales"


def found(pattern: str) -> str:
    match = re.search(pattern, LESSON)
    assert match, pattern
    return match[1]


SEED = found(r'seed: "(lesson-\d+)"')
TOKENS = re.findall(r'"([^"]+)"', found(r"PATH: readonly string\[\] = \[(.*)\];"))
WISH = NewTable(seats=2, roles=["MED", "SCI"], first=0, epidemics=4, seed=SEED)


def told(game: Game, since: int) -> list[str]:
    return [line.id for entry in game.entries[since:] for line in entry.said]


def test_the_deal_is_what_the_lesson_says() -> None:
    config, game = hall.wished(WISH, SEED)
    config.seed_chosen = True
    assert not scores.ranked(config)
    game.settle()
    assert '"' + commitment(SEED) + '"' in (PAGE / "seed.ts").read_text("utf-8")

    def do(token: str) -> list[str]:
        since = len(game.entries)
        game.play(parse(game.state, token))
        game.settle()
        return told(game, since)

    lines = [line for entry in game.entries for line in entry.said if line.id == "log-cubes"]
    assert {line.args["city"] for line in lines if line.args["n"] == 3} >= {"MIA", "SHA"}
    assert do(TOKENS[0]) == ["log-drive"]
    assert do(TOKENS[1])[0] == "log-treat"
    assert do(TOKENS[2]) == ["log-drive"]
    after = do(TOKENS[3])
    assert after[0] == "log-give" and after.count("log-draw") == after.count("log-infect") == 2 and "log-epidemic" not in after
    assert do(TOKENS[4])[0] == "log-cure"
    assert do(TOKENS[5]) == ["log-direct"]
    since = len(game.entries)
    last = do(".")
    assert "log-epidemic" in last and last.count("log-outbreak") == 1
    lines = [line for entry in game.entries[since:] for line in entry.said]
    struck = {line.id: line.args["city"] for line in lines if line.id in ("log-strike", "log-outbreak")}
    assert struck == {"log-strike": "ATL", "log-outbreak": "SHA"}
    assert game.state.outcome == 0 and game.state.turn == 3


def test_a_table_of_the_lesson_is_known_by_its_promise_and_counts_for_nothing(ann: Person) -> None:
    table = ann.make(seed=SEED, roles=["MED", "SCI"], first=0)
    ann.sit(table, 0, 1)
    with ann.look(table) as page:
        assert page.view["seed"] == commitment(SEED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told(language: str) -> None:
    text = (LOCALES / language / "learn.ftl").read_text("utf-8")
    steps = re.findall(r'\{ id: "(\w+)"', LESSON)
    assert len(steps) > 10
    for step in steps:
        assert re.search(rf"^learn-{step} = .", text, re.M) and re.search(rf"^learn-{step}-text = .", text, re.M), step
