"""Results of games that are over, and what is made of them: profiles, leaderboards, seasons."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from folk import Folk, claimed
from visitor import Server, play_on, refused

from fourcures.notation import token
from fourcures.presets import PRESETS
from fourcures.record import read_record, run
from fourcures.server import view
from fourcures.server.game import Config, Glance
from fourcures.server.hall import Hall
from fourcures.server.log import Log, SeatRow
from fourcures.server.people import Person
from fourcures.server.scores import of_game, ranked, season_of, seasons, span
from fourcures.server.table import Table
from fourcures.server.wire import Act, Shown, TakeBack, Undo
from fourcures.server.wishes import NewTable

WON = Path(__file__).parents[1] / "records" / "04-two-win-by-medicine.fcr"


def results(file: Path, table: str) -> list[tuple[Any, ...]]:
    """The results that are kept of a table."""
    opened = sqlite3.connect(file)
    wanted = "seat, role, preset, challenges, seats, epidemics, outcome, turns, points, solo, ranked"
    found = opened.execute(f"SELECT {wanted} FROM results WHERE table_id = ? ORDER BY seat", (table,)).fetchall()
    opened.close()
    return found


def win(*people: Folk) -> str:
    """A game that these people win: that of a record, token by token."""
    record = read_record(WON.read_text())
    s = record.start()
    tokens = [token(s, a) for a in run(record, s)]
    table = people[0].make(roles=["MED", "SCI"], seed=record.headers["Seed"])
    for seat in (0, 1):
        people[seat % len(people)].sit(table, seat)
    pages = [person.look(table) for person in people]
    while pages[0].view["phase"] != "over":
        n = max(page.view["n"] for page in pages)
        for page in pages:
            page.until(n)
        wanted = tokens[len(pages[0].log)]
        by = next(page for page in pages if any(choice["token"] == wanted for choice in page.view["legal"]))
        assert by.act(wanted)["t"] == "ack"
        pages[0].until(by.view["n"])
    for page in pages:
        page.close()
    return table


@pytest.fixture(scope="module")
def winners(server: Server) -> tuple[Folk, Folk, str]:
    """Two who have won a game together, one of them a guest until then."""
    ann, bo = claimed(server, "Wins"), Folk(server)
    table = win(ann, bo)
    assert bo.claim("Won As Guest").status == 201
    return ann, bo, table


# ---------------------------------------------------------------- results


def test_a_game_that_is_won_is_kept_seat_by_seat(server: Server, winners: tuple[Folk, Folk, str]) -> None:
    alike = ("2013", "", 2, 4, "win", 19, 1, False, False)  # not ranked: the seed was known
    assert results(server.data / "fourcures.sqlite", winners[2]) == [(0, "MED", *alike), (1, "SCI", *alike)]


def test_a_game_that_is_lost_alone(server: Server) -> None:
    ann = claimed(server, "Alone")
    table = ann.make(seats=3, seed=None, epidemics=7)
    ann.sit(table, 0, 1, 2)
    with ann.look(table) as page:
        assert results(server.data / "fourcures.sqlite", table) == []
        play_on([page], random.Random(1))
        turn, over = page.view["board"]["turn"], page.view["board"]["over"]
    rows = results(server.data / "fourcures.sqlite", table)
    assert {row[2:] for row in rows} == {("2013", "", 3, 7, over, turn, 0, True, True)} and len(rows) == 3
    profile = ann.ask("GET", "/api/people/alone").json
    assert profile["solo"] == {"games": 1, "wins": 0, "points": 0} and profile["team"]["games"] == 0
    assert profile["levels"] == profile["roles"] == [] and len(profile["recent"][0]["roles"]) == 3


def test_who_was_both_people_of_a_game_was_alone(server: Server) -> None:
    ann, double = claimed(server, "Both People"), Folk(server)
    table = win(ann, double)
    assert not any(row[9] for row in results(server.data / "fourcures.sqlite", table))
    double.sign_in("Both People")
    assert all(row[9] for row in results(server.data / "fourcures.sqlite", table))
    profile = ann.ask("GET", "/api/people/Both%20People").json
    assert profile["team"]["games"] == 0 and profile["solo"] == {"games": 1, "wins": 1, "points": 1}


@pytest.mark.parametrize(("epidemics", "points"), [(4, 1), (5, 4), (6, 16), (7, 64)])
def test_points_grow_with_the_epidemics(epidemics: int, points: int) -> None:
    config = Config("base", ["MED", "SCI"], epidemics, 0, shown=Shown("bsw", ["virulent"]))
    sat = [SeatRow(0, "a", "", ""), SeatRow(1, "b", "", "")]
    for outcome, scored in (("win", points), ("cards", 0)):
        rows = of_game("t", config, Glance("over", 20, outcome, [], ["GEN", "SCI"]), sat, 5.0)
        told = [(row.person, row.role, row.preset, row.challenges, row.points, row.solo, row.at) for row in rows]
        assert told == [("a", "GEN", "bsw", "virulent", scored, False, 5.0), ("b", "SCI", "bsw", "virulent", scored, False, 5.0)]
    assert of_game("t", config, Glance("playing", 20, "", [], []), sat, 5.0) == []


def test_who_holds_all_seats_is_alone() -> None:
    config, far = Config("base", ["MED", "SCI"], 4, 0), Glance("over", 9, "win", [])
    both = [SeatRow(0, "a", "", ""), SeatRow(1, "a", "", "")]
    assert all(row.solo for row in of_game("t", config, far, both, 0))
    assert not any(row.solo for row in of_game("t", config, far, both[:1], 0))  # somebody has left


def test_what_counts_on_the_boards() -> None:
    options = replace(PRESETS["2013"].options, seats=3, epidemics=6, city="toronto", levels="bsw", challenges=("mutation",))
    config = Config("base", ["MED", "SCI"], 4, 0, shown=Shown("2013"), options=options)
    assert ranked(config)
    config.options = replace(options, open_hands=False)
    assert not ranked(config)
    config.options, config.seed_chosen = options, True
    assert not ranked(config)


def test_who_plays_against_the_team_has_a_result_of_its_own() -> None:
    config = Config("base+bioterrorist", ["MED", "SCI", "BIO"], 5, 0)
    sat = [SeatRow(0, "a", "", ""), SeatRow(2, "c", "", "")]
    for outcome, wins, told in (("win", False, ("win", "lost")), ("cards", True, ("cards", "win")), ("cards", False, ("cards", "lost"))):
        rows = of_game("t", config, Glance("over", 20, outcome, [], config.roles, wins), sat, 5.0)
        assert tuple(row.outcome for row in rows) == told and [row.role for row in rows] == ["MED", "BIO"]
        assert rows[0].points == (4 if outcome == "win" else 0) and rows[1].points == 0 and not rows[0].ranked


def test_taking_back_after_the_end_leaves_no_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No table allows it now; should one ever, nothing wrong stays."""
    store = Log(tmp_path / "log.sqlite")

    async def played() -> str:
        ann = Person("a" * 32)
        hall = Hall(store)
        id = await hall.make(ann, NewTable(seats=2, seed="taken back"))
        table = await hall.table(id)
        await table.chairs.sit(ann, [0, 1], "")
        dice = random.Random(0)
        while table.game is not None and table.game.phase != "over":
            options = [choice.token for choice in view.choices(table.game.state) if choice.kind != "done"]
            await table.act(ann, Act(str(len(table.rows)), len(table.rows), dice.choice(options or ["."])))
        assert len(results(store.file, id)) == 2
        monkeypatch.setattr(view, "undo", lambda *_: Undo(".", 0, None))
        monkeypatch.setattr(Table, "playing", lambda *_: {0, 1})
        await table.take_back(ann, TakeBack("back", len(table.rows)))
        return id

    id = asyncio.run(played())
    assert results(store.file, id) == []
    store.close()


# ---------------------------------------------------------------- profiles


def test_a_profile_tells_how_games_went(server: Server, winners: tuple[Folk, Folk, str]) -> None:
    _, bo, table = winners
    profile = Folk(server).ask("GET", "/api/people/WINS").json
    assert profile["name"] == "Wins" and profile["team"] == {"games": 1, "wins": 1, "points": 1}
    one = [{"games": 1, "wins": 1}]
    for kind, what in (("levels", "4"), ("presets", "2013"), ("roles", "MED")):
        assert profile[kind] == [{"what": what} | share for share in one]
    assert profile["mates"] == [] and profile["together"] == 3  # one game together is not enough
    (game,) = profile["recent"]
    assert (game["roles"], game["outcome"], game["turns"], game["solo"], game["ranked"]) == (["MED"], "win", 19, False, False)
    assert table not in str(profile)  # a table's address is its invitation
    assert bo.ask("GET", "/api/people/Won%20As%20Guest").json["roles"] == [{"what": "SCI", "games": 1, "wins": 1}]


def test_ones_own_empty_profile_is_seen_by_oneself(server: Server) -> None:
    ann = claimed(server, "Empty Profile")
    assert ann.ask("GET", "/api/people/Empty%20Profile").json["team"]["games"] == 0
    refused(Folk(server).ask("GET", "/api/people/Empty%20Profile"), 404)


# ---------------------------------------------------------------- leaderboards

NOW = datetime.now(UTC).timestamp()
LAST = span(season_of(NOW))[0] - 1.0
"""The last moment of the season before."""


@pytest.fixture(scope="module")
def boards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folk]:
    """Somebody at a server where many games were played."""
    data = tmp_path_factory.mktemp("boards") / "data"
    data.mkdir()
    Log(data / "fourcures.sqlite").close()
    file = sqlite3.connect(data / "fourcures.sqlite")
    games = 0

    def person(name: str) -> str:
        file.execute("INSERT INTO people VALUES (?, ?, ?, NULL, 1.0)", (f"p-{name}", name, name.casefold()))
        return f"p-{name}"

    def game(
        won: bool,
        *there: str,
        epidemics: int = 4,
        preset: str = "2013",
        solo: bool = False,
        counts: bool = True,
        at: float = NOW,
        role: str = "MED",
    ) -> None:
        nonlocal games
        games += 1
        file.execute("INSERT INTO tables VALUES (?, '', 1.0, '', '{}', '', '{}')", (f"t{games}",))
        for seat, who in enumerate(there):
            points = 4 ** (epidemics - 4) if won else 0
            outcome = "win" if won else "cards"
            row = (
                f"t{games}",
                seat,
                who,
                role if seat else "MED",
                preset,
                "",
                len(there),
                epidemics,
                outcome,
                20,
                points,
                solo,
                counts,
                at,
            )
            file.execute(f"INSERT INTO results VALUES ({', '.join('?' * len(row))})", row)

    ann, bo, cat, dan = (person(name) for name in ("Ann", "Bo", "Cat", "Dan"))
    guest = "0" * 64
    for won in (True, True, False):
        game(won, ann, bo)
    game(True, cat, cat, guest, epidemics=5)  # two seats are one game
    game(False, cat, guest)
    game(False, cat, guest, dan)
    game(True, dan, guest, epidemics=7)  # two games are too few
    game(True, ann, bo, epidemics=7, counts=False)
    game(True, ann, bo, epidemics=7, preset="bsw")
    for _ in range(3):
        game(True, dan, dan, epidemics=6, solo=True)
        game(True, bo, guest, epidemics=5, at=LAST)
        game(True, ann, cat, counts=False, role="BIO")  # against each other
    for number in range(60):
        many = person(f"Many {number:02}")
        for _ in range(3):
            game(False, many, guest, preset="classic-2008")
    file.commit()
    file.close()
    running = Server(data)
    yield Folk(running)
    running.stop()


def board(person: Folk, **asked: str | int) -> dict[str, Any]:
    answer = person.ask("GET", "/api/leaderboards?" + "&".join(f"{name}={value}" for name, value in asked.items()))
    assert answer.status == 200, answer.body
    found: dict[str, Any] = answer.json
    return found


def lines(found: dict[str, Any]) -> list[tuple[int, str, int, int, int]]:
    return [(row["place"], row["name"], row["games"], row["wins"], row["points"]) for row in found["rows"]]


def test_a_board_of_this_season(boards: Folk) -> None:
    found = board(boards)
    assert lines(found) == [(1, "Cat", 3, 1, 4), (2, "Ann", 3, 2, 2), (2, "Bo", 3, 2, 2)]
    assert (found["preset"], found["season"], found["solo"], found["least"], found["page"], found["pages"]) == (
        "2013",
        season_of(NOW),
        False,
        3,
        1,
        1,
    )
    assert found["seasons"] == [season_of(NOW), season_of(LAST)] and found["presets"] == list(PRESETS)


def test_boards_of_other_seasons_and_presets(boards: Folk) -> None:
    assert lines(board(boards, season=season_of(LAST))) == [(1, "Bo", 3, 3, 12)]
    assert lines(board(boards, season="all"))[0] == (1, "Bo", 6, 5, 14)
    assert lines(board(boards, preset="bsw")) == []  # one game is too few


def test_games_alone_have_boards_of_their_own(boards: Folk) -> None:
    assert lines(board(boards, solo="true")) == [(1, "Dan", 3, 3, 48)]


def test_a_long_board_has_pages(boards: Folk) -> None:
    first, second = board(boards, preset="classic-2008"), board(boards, preset="classic-2008", page=2)
    assert (len(first["rows"]), len(second["rows"]), first["pages"]) == (50, 10, 2)
    assert {row["place"] for row in first["rows"] + second["rows"]} == {1}  # all equal
    assert [row["name"] for row in second["rows"]] == [f"Many {number}" for number in range(50, 60)]
    assert board(boards, preset="classic-2008", page=3)["rows"] == []


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("preset=chess", "chess"),
        ("season=2026-Q5", "2026-Q4"),
        ("season=now", "like 2026-Q4"),
        ("season=20266-Q1", "like 2026-Q4"),
        ("page=0", "counted from 1"),
        ("page=-1", "counted from 1"),
        ("page=" + "9" * 5000, "counted from 1"),
    ],
)
def test_boards_that_there_are_not(boards: Folk, query: str, sentence: str) -> None:
    assert sentence in refused(boards.ask("GET", f"/api/leaderboards?{query}"), 422)


def test_mates_are_those_of_three_games(boards: Folk) -> None:
    profile = boards.ask("GET", "/api/people/ann").json
    assert profile["mates"] == [{"name": "Bo", "games": 5, "wins": 4}]
    assert profile["team"] == {"games": 8, "wins": 7, "points": 133} and len(profile["recent"]) == 8
    assert profile["presets"] == [{"what": "2013", "games": 7, "wins": 6}, {"what": "bsw", "games": 1, "wins": 1}]
    assert boards.ask("GET", "/api/people/dan").json["mates"] == []


def test_seasons_are_quarters() -> None:
    assert span("2026-Q1") == (datetime(2026, 1, 1, tzinfo=UTC).timestamp(), datetime(2026, 4, 1, tzinfo=UTC).timestamp())
    assert span("2026-Q4")[1] == span("2027-Q1")[0]
    for season in ("2025-Q4", "2026-Q1", "2026-Q2", "2026-Q3"):
        begin, end = span(season)
        assert season_of(begin) == season_of(end - 1) == season != season_of(end)
    assert seasons(span("2025-Q3")[0] + 5, span("2026-Q1")[0]) == ["2026-Q1", "2025-Q4", "2025-Q3"]
    assert seasons(None, NOW) == [season_of(NOW)]
