"""Going back beyond a card that was turned: by vote, and nothing is lost."""

from __future__ import annotations

import pytest
from inside import Inside, run
from visitor import Person

from fourcures.record import read_record
from fourcures.server.game import reopened
from fourcures.server.problems import Refusal
from fourcures.server.wire import TakeBack
from fourcures.server.wire_waiting import Rewind, Vote


async def second_turn(inside: Inside, names: str) -> int:
    """A table in the second turn; the place of the first action."""
    roles = ["MED", "SCI", "DIS", "RES"][: len(names)]
    await inside.make(names, roles=roles, first=0, seed="going back")
    first = len(inside.tokens())
    await inside.act(0, ".")
    while inside.view(0)["board"]["turn"] < 2:
        _, seats = inside.ask()
        legal = inside.view(seats[0])["legal"]
        await inside.act(seats[0], next(one["token"] for one in legal if one["kind"] in ("pass", "discard")))
    return first


@pytest.mark.parametrize(
    ("names", "votes", "back"),
    [
        ("ab", [(1, True)], True),
        ("ab", [(1, False)], False),
        ("abc", [(1, True)], True),
        ("abc", [(1, False)], None),
        ("abc", [(1, False), (2, False)], False),
        ("abc", [(1, False), (1, True)], True),
        ("abcd", [(1, True)], None),
        ("abcd", [(1, True), (2, True)], True),
        ("abcd", [(1, False), (2, False)], False),
        ("abcd", [(1, True), (1, True), (2, False), (3, False)], False),  # a second press withdraws
        ("aabb", [(2, True)], True),  # persons vote, not seats
    ],
)
def test_more_than_half_of_the_persons_decide(inside: Inside, names: str, votes: list[tuple[int, bool]], back: bool | None) -> None:
    async def scene() -> None:
        first = await second_turn(inside, names)
        before = inside.tokens()
        await inside.say(0, Rewind, first)
        ballot = inside.view(1)["waiting"]["ballot"]
        people = len(set(names))
        assert ballot == {"seat": 0, "to": first, "turn": 1, "yes": [0], "no": [], "need": people // 2 + 1, "persons": people}
        for seat, yes in votes:
            await inside.say(seat, Vote, yes)
        assert ("ballot" in inside.view(0)["waiting"]) == (back is None)
        assert inside.tokens() == (before[:first] if back else before)
        if back:
            assert inside.table.rows == [*before, f"undo:{first}"] and inside.view(0)["board"]["turn"] == 1
            assert inside.ask() == ("act4", [0])

    run(scene())


def test_alone_it_happens_at_once(inside: Inside) -> None:
    async def scene() -> None:
        first = await second_turn(inside, "aa")
        await inside.say(0, Rewind, first)
        assert len(inside.tokens()) == first and "ballot" not in inside.view(0)["waiting"]

    run(scene())


def test_whoever_asks_may_take_it_back(inside: Inside) -> None:
    async def scene() -> None:
        first = await second_turn(inside, "ab")
        await inside.say(0, Rewind, first)
        assert await inside.refused(inside.say(1, Rewind, first)) == "vote-one"
        await inside.say(0, Rewind, first)
        assert "ballot" not in inside.view(0)["waiting"]
        await inside.say(0, Rewind, first)
        await inside.say(0, Vote, False)
        assert "ballot" not in inside.view(0)["waiting"]
        assert await inside.refused(inside.say(1, Vote, True)) == "vote-none"

    run(scene())


def test_the_game_goes_back_to_what_somebody_has_done(inside: Inside) -> None:
    async def scene() -> None:
        await second_turn(inside, "ab")
        for place in (-1, 0, len(inside.tokens()), 10**9):
            assert await inside.refused(inside.say(0, Rewind, place)) == "vote-place"

    run(scene())


def test_a_vote_lapses_when_its_place_is_gone(inside: Inside) -> None:
    async def scene() -> None:
        await second_turn(inside, "ab")
        place = len(inside.tokens())
        await inside.act(1, "CHI")
        await inside.say(0, Rewind, place)
        await inside.say(1, TakeBack)
        assert "ballot" not in inside.view(0)["waiting"]

    run(scene())


def test_the_line_left_behind_can_be_read_and_a_restart_keeps_it(inside: Inside) -> None:
    async def scene() -> None:
        first = await second_turn(inside, "ab")
        before = inside.tokens()
        await inside.say(0, Rewind, first)
        await inside.say(1, Vote, True)
        await inside.act(0, "CHI")
        await inside.say(0, TakeBack)  # a slip is no line
        await inside.act(0, "CHI")
        await inside.restart()
        assert inside.tokens() == [*before[:first], "CHI"]
        [line] = inside.table.votes.lines()
        assert (line.line, line.at, line.turn, line.last, line.tokens) == (len(before), first, 1, 2, len(before) - first)
        left = read_record(inside.table.branches.record(line.line))
        assert [word for word in left.tokens if word[0] == "~"] == [word for word in before if word[0] == "~"]
        assert left.headers["Seed"].startswith("sha256:")
        for place in (0, -1, 10**9):
            with pytest.raises(Refusal):
                inside.table.branches.record(place)

    run(scene())


def test_a_game_that_went_back_beyond_a_card_is_not_ranked() -> None:
    assert not reopened(["~SFO", "CHI", "undo:1", "ATL"])
    assert reopened(["~SFO", "CHI", ".", "~PAR", "ATL", "undo:1", "ATL"])
    assert not reopened(["~SFO", "CHI", "ATL", "-b", "undo:1", "~PAR"])


def test_where_the_bio_terrorist_plays_the_game_does_not_go_back(inside: Inside) -> None:
    async def scene() -> None:
        await inside.make("abc", challenges=["bioterrorist"], seed="going back")
        assert await inside.refused(inside.say(0, Rewind, 30)) == "vote-rival"

    run(scene())


def test_whoever_watches_has_no_vote(ann: Person, bo: Person) -> None:
    table = ann.make()
    ann.sit(table, 0, 1)
    with bo.look(table) as page:
        for message in ({"t": "rewind", "n": page.view["n"], "to": 20}, {"t": "vote", "yes": True}, {"t": "hold", "on": True}):
            assert page.say({"id": "x", **message})["why"]["id"] == "act-watching"
        for message in ({"t": "nudge", "seat": 0}, {"t": "pass_for", "seat": 0}, {"t": "order", "seat": 0, "card": "*", "order": "never"}):
            assert page.say({"id": "x", **message})["why"]["id"] == "act-watching"
    assert bo.ask("GET", f"/api/tables/{table}/lines").json == []


def test_closed_hands_and_left_lines(ann: Person) -> None:
    table = ann.make(options={"open_hands": False})
    ann.sit(table, 0, 1)
    for path in ("lines", "record?line=3"):
        assert ann.ask("GET", f"/api/tables/{table}/{path}").status == 409
