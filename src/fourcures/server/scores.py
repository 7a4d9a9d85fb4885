"""Results: how each game that is over went for each person at it, and what is made of them: profiles, leaderboards.

A result follows from the log of its table (by its `glance`), so those that are missing can be made again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, case, func, select

from fourcures import presets
from fourcures.rules.bioterror import RIVAL
from fourcures.server.file import OVER, events, people, results, seats, tables
from fourcures.server.game import Config, Glance, reopened
from fourcures.server.hints import hinted
from fourcures.server.log import Log, SeatRow, put_results
from fourcures.server.people import program
from fourcures.server.problems import Refusal
from fourcures.server.wire_people import Leaderboard, Mate, Played, Profile, Share, Standing, Tally

LEAST: Final = 3
"""Games that a place on a board takes, and games together that make a team-mate."""
LINES: Final = 50
"""Lines of one page of a board."""
FRESH: Final = 30.0
"""Seconds for which a board is good."""
RECENT: Final = 20
MATES: Final = 5
ALL: Final = "all"
SHOWN_ONLY: Final = ("seats", "epidemics", "challenges", "first", "city", "colours", "levels", "scoring")
"""Options that leave a table the one of its preset."""


class Result(NamedTuple):
    """How a game went for a seat."""

    table_id: str
    seat: int
    person: str
    role: str
    preset: str
    challenges: str
    seats: int
    epidemics: int
    outcome: str
    turns: int
    points: int
    solo: bool
    ranked: bool
    at: float


# ---------------------------------------------------------------- written


def of_game(id: str, config: Config, far: Glance, sat: Iterable[SeatRow], at: float, known: bool = False) -> list[Result]:
    """The results of a table: none while it goes on.  Whoever plays against the team has a result, but no points.

    `known`: cards were known, since the game went back beyond them, or somebody asked for a hint.
    Games with programs do not count on the boards either.
    """
    if far.phase != "over":
        return []
    everybody = list(sat)
    there = [row for row in everybody if not program(row.person)]
    known = known or len(there) < len(everybody)
    roles = far.roles or config.roles
    solo = len(there) == len(roles) and len({row.person for row in there}) == 1
    points = presets.score(config.epidemics, far.over == "win")
    made = (config.shown.preset, ",".join(config.shown.challenges), len(roles), config.epidemics)
    ends = [(far.over, far.turn, points) for _ in roles]
    if RIVAL in config.roles:
        ends[-1] = ("win" if far.rival_won else "lost", far.turn, 0)
    return [
        Result(id, row.seat, row.person, roles[row.seat], *made, *ends[row.seat], solo, ranked(config) and not known, at) for row in there
    ]


def ranked(config: Config) -> bool:
    """It counts on the boards: cards that nobody could know, nobody against the team, and the preset as it is."""
    if RIVAL in config.roles:
        return False
    if config.options is None:
        return not config.seed_chosen
    plain = presets.PRESETS[config.shown.preset].options
    return not config.seed_chosen and replace(plain, **{name: getattr(config.options, name) for name in SHOWN_ONLY}) == config.options


def fill(connection: Connection) -> None:
    """Make the results that are missing."""
    lacking = (
        select(tables.c.id, tables.c.config, tables.c.glance, func.max(events.c.at))
        .join(events)
        .where(OVER, tables.c.id.not_in(select(results.c.table_id)))
        .group_by(tables.c.id)
    )
    for id, config, glance, at in connection.execute(lacking).all():
        sat = [SeatRow(*row[1:]) for row in connection.execute(select(seats).where(seats.c.table_id == id))]
        try:
            known = hinted(connection, id) or reopened(
                connection.execute(select(events.c.token).where(events.c.table_id == id).order_by(events.c.n)).scalars()
            )
            rows = of_game(id, msgspec.json.decode(config, type=Config), msgspec.json.decode(glance, type=Glance), sat, at, known)
        except (msgspec.MsgspecError, LookupError):  # a table that this version cannot read has no results
            continue
        put_results(id, rows)(connection)


# ---------------------------------------------------------------- read


def of_person(id: str) -> Callable[[Connection], list[Result]]:
    """All results of somebody, newest first."""

    def job(connection: Connection) -> list[Result]:
        wanted = select(results).where(results.c.person == id).order_by(results.c.at.desc(), results.c.table_id, results.c.seat)
        return [Result(*row) for row in connection.execute(wanted)]

    return job


def mates(id: str) -> Callable[[Connection], list[Mate]]:
    """The people with whom somebody has won the largest part of at least some games."""

    def job(connection: Connection) -> list[Mate]:
        mine, theirs = results.alias(), results.alias()
        games = (
            select(theirs.c.person, theirs.c.table_id, (theirs.c.outcome == "win").label("won"))
            .join(mine, mine.c.table_id == theirs.c.table_id)
            .where(mine.c.person == id, theirs.c.person != id, (mine.c.role == RIVAL) == (theirs.c.role == RIVAL))
            .distinct()
            .subquery()
        )
        count, wins = func.count(), func.sum(case((games.c.won, 1), else_=0))
        best = (
            select(people.c.name, count, wins)
            .select_from(games.join(people, people.c.id == games.c.person))
            .group_by(people.c.id)
            .having(count >= LEAST)
            .order_by((wins * 1.0 / count).desc(), count.desc(), people.c.folded)
            .limit(MATES)
        )
        return [Mate(*row) for row in connection.execute(best)]

    return job


def played(rows: Sequence[Result]) -> list[Played]:
    """Results of one person as games: several seats at a table are one game."""
    games: dict[str, Played] = {}
    for row in rows:
        challenges = row.challenges.split(",") if row.challenges else []
        first = Played(
            row.preset, challenges, row.seats, row.epidemics, [], row.outcome, row.turns, row.points, row.solo, row.ranked, row.at
        )
        games.setdefault(row.table_id, first).roles.append(row.role)
    return list(games.values())


def profile(name: str, since: float, rows: Sequence[Result], mates: list[Mate]) -> Profile:
    """How somebody's games went."""
    games = played(rows)
    team = [game for game in games if not game.solo]
    return Profile(
        name=name,
        since=since,
        team=_tally(team),
        solo=_tally([game for game in games if game.solo]),
        levels=_shares((str(game.epidemics), game) for game in team),
        presets=_shares((game.preset, game) for game in team),
        roles=_shares((role, game) for game in team for role in game.roles),
        mates=mates,
        recent=games[:RECENT],
        together=LEAST,
    )


def _tally(games: Sequence[Played]) -> Tally:
    return Tally(len(games), sum(game.outcome == "win" for game in games), sum(game.points for game in games))


def _shares(games: Iterable[tuple[str, Played]]) -> list[Share]:
    shares: dict[str, Share] = {}
    for what, game in games:
        share = shares.setdefault(what, Share(what, 0, 0))
        share.games += 1
        share.wins += game.outcome == "win"
    return [shares[what] for what in sorted(shares)]


def board(preset: str, season: str, solo: bool) -> Callable[[Connection], list[Standing]]:
    """A whole leaderboard: by points, then by fewer games."""
    if preset not in presets.PRESETS:
        raise Refusal(422, "preset-unknown", found=preset, allowed=", ".join(presets.PRESETS))
    begin, end = span(season)
    r = results.c
    games = (
        select(r.person, r.table_id, func.max(r.points).label("points"), func.max(case((r.outcome == "win", 1), else_=0)).label("won"))
        .where(r.preset == preset, r.at >= begin, r.at < end, r.solo == solo, r.ranked)
        .group_by(r.person, r.table_id)
        .subquery()
    )
    count, wins, points = func.count(), func.sum(games.c.won), func.sum(games.c.points)
    standing = (
        select(func.rank().over(order_by=(points.desc(), count)), people.c.name, count, wins, points)
        .select_from(games.join(people, people.c.id == games.c.person))
        .group_by(people.c.id)
        .having(count >= LEAST)
        .order_by(points.desc(), count, people.c.folded)
    )
    return lambda connection: [Standing(*row) for row in connection.execute(standing)]


def first(connection: Connection) -> float | None:
    """When the first game was over."""
    found: float | None = connection.execute(select(func.min(results.c.at))).scalar()
    return found


class Boards:
    """Leaderboards, each worked out at most every so often, however many ask."""

    def __init__(self, store: Log) -> None:
        self.store = store
        self.kept: dict[tuple[str, str, bool], tuple[float, list[Standing]]] = {}

    async def page(self, preset: str, season: str, solo: bool, page: int) -> Leaderboard:
        """One page of a leaderboard."""
        key, now = (preset, season, solo), time.monotonic()
        until, lines = self.kept.get(key, (0.0, []))
        if until <= now:
            lines = await self.store.read(board(*key))
            self.kept = {other: kept for other, kept in self.kept.items() if kept[0] > now}
            self.kept[key] = (now + FRESH, lines)
        asked = seasons(await self.store.read(first), time.time())
        pages = max(1, -(-len(lines) // LINES))
        rows = lines[(page - 1) * LINES : page * LINES]
        return Leaderboard(preset, season, solo, LEAST, page, pages, rows, asked, list(presets.PRESETS))


# ---------------------------------------------------------------- seasons


def season_of(at: float) -> str:
    """The quarter of a year, by the clock of Greenwich."""
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year}-Q{(day.month + 2) // 3}"


def this_season() -> str:
    return season_of(time.time())


def seasons(first: float | None, now: float) -> list[str]:
    """From this season back to the first."""
    found = [season_of(now)]
    while first is not None and span(found[-1])[0] > first:
        found.append(season_of(span(found[-1])[0] - 1))
    return found


def span(season: str) -> tuple[float, float]:
    """When a season begins and ends."""
    if season == ALL:
        return 0.0, float("inf")
    year, _, quarter = season.partition("-Q")
    if not (year.isascii() and year.isdecimal() and len(year) == 4 and 1970 <= int(year) < 9999 and quarter in ("1", "2", "3", "4")):
        raise Refusal(422, "season-unknown", found=season)
    n = int(year) * 4 + int(quarter) - 1
    begin, end = (datetime(i // 4, i % 4 * 3 + 1, 1, tzinfo=UTC).timestamp() for i in (n, n + 1))
    return begin, end
