"""The Bio-Terrorist at the edges of the engine: who sits where, what goes together, records, and who has won."""

from __future__ import annotations

import pytest

from fourcures import notation, secrets
from fourcures.dealer import Dealer
from fourcures.engine import awaited, legal, play
from fourcures.notation import parse, read, token, write
from fourcures.presets import Options, headers, setup
from fourcures.record import Record, read_record, replay, write_record
from fourcures.rules.catalog import new_game, rules
from fourcures.story import play_and_tell
from fourcures.words import Complaint, say

REST = "14e,14e,14e,15e - * -"


def options(seats: int, **more: object) -> Options:
    return Options(seats=seats, challenges=("bioterrorist",), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("players", "cards", "events"), [(2, 5, 2), (3, 4, 4), (4, 3, 6), (5, 2, 8)])
def test_hands_and_events_are_those_of_the_team(players: int, cards: int, events: int) -> None:
    game = setup(options(players, roles="brink", events="drawn"), Dealer("x"))
    assert (len(game.roles), game.cards, len(game.events)) == (players - 1, cards, events)
    assert "BIO" not in game.roles
    s = new_game(*game)
    Dealer("x").settle(s)
    assert [sum(1 for c in range(62) if hand >> c & 1) for hand in list(s.hands)[: players - 1]] == [cards] * (players - 1)


def test_the_last_seat_is_his() -> None:
    assert setup(options(3), Dealer("x"), ["MED", "SCI", "BIO"]).roles == ["MED", "SCI"]
    assert setup(options(3), Dealer("x"), ["MED", "SCI", None]).roles == ["MED", "SCI"]
    with pytest.raises(Complaint, match="The last seat is that of the Bio-Terrorist, not of the Medic"):
        setup(options(3), Dealer("x"), ["SCI", "RES", "MED"])
    with pytest.raises(Complaint, match="BIO"):
        setup(options(3), Dealer("x"), ["BIO", "RES", None])


def test_what_does_not_go_together() -> None:
    with pytest.raises(Complaint, match="two players at least"):
        setup(options(1), Dealer("x"))
    with pytest.raises(Complaint, match="Mutation and Bio-Terrorist cannot be played together"):
        setup(Options(seats=3, challenges=("mutation", "bioterrorist")), Dealer("x"))
    with pytest.raises(Complaint, match="cannot be played together"):
        new_game("base+quarantines+bioterrorist")
    with pytest.raises(Complaint, match="1 to 4 seats"):
        new_game("base+bioterrorist", ("MED", "SCI", "RES", "QUA", "OPS"))
    assert rules("base+brink+virulent+bioterrorist").rival == "BIO"


def test_charter_flights_as_an_option() -> None:
    assert setup(options(3, charter_arrival=True), Dealer("x")).rules == "base+bioterrorist+bioarrival"
    assert setup(Options(seats=3, charter_arrival=True), Dealer("x")).rules == "base"
    with pytest.raises(Complaint, match="bioarrival"):
        rules("base+bioarrival")
    s = read(f"base+bioterrorist+bioarrival/4 >SCI@ATL:-;RES@BUE:- 3:bio5.next bykrp o0e0 ATL - {REST} bio=LON biocards=LON1")
    assert not secrets.secret(s, parse(s, "TOK(LON)")) and secrets.secret(s, parse(s, "PAR"))


def test_a_record_has_everything() -> None:
    game = setup(options(3), Dealer("record"), ["MED", "SCI", None])
    s, dealer, tokens = new_game(*game), Dealer("record"), []
    tokens += dealer.settle(s)
    while not s.outcome:
        seats = awaited(s)
        actions = legal(s)
        his = [a for a in actions if a >> 21 & 7 == 2]
        a = (his or actions)[len(tokens) % len(his or actions)]
        assert bool(his) == (seats == 4)
        tokens.append(token(s, a))
        play(s, a)
        tokens += dealer.settle(s)
    text = write_record(Record(headers(game), tokens))
    assert '[Seats "MED, SCI, BIO"]' in text and " draw" in text
    assert write(replay(read_record(text))) == write(s)


@pytest.mark.parametrize(
    ("cubes", "cards", "end"),
    [
        ("OSA3p", "+p(OSA)", "log-rival-wins"),
        ("LON1", "~PAR", "log-rival-loses"),
    ],
)
def test_who_has_won(cubes: str, cards: str, end: str) -> None:
    """137: with a purple cube on the map he wins when the team loses; without any everybody has lost."""
    if cards.startswith("+"):
        s = read(f"base+bioterrorist/4 >SCI@ATL:-;RES@BUE:- 3:bio5.next bykrp o7e0 ATL {cubes} {REST} bio=LON biocards=OSA1")
    else:
        s = read(f"base+bioterrorist/4 >SCI@ATL:-;RES@BUE:- 3:infect1.bioturn.next bykrp o7e0 ATL PAR3 {REST} bio=LON")
    said = play_and_tell(s, parse(s, cards))
    assert notation.OUTCOMES[s.outcome] == "outbreaks"
    assert said[-1][0] == end and say(end) != end


def test_the_team_wins() -> None:
    s = read(f"base+bioterrorist/4 >SCI@ATL:BEI,SEO,SHA,TOK;RES@BUE:- 3:act2 BYKrp o0e0 ATL - {REST} bio=LON")
    assert play_and_tell(s, parse(s, "!r(BEI,SEO,SHA,TOK)"))[-1][0] == "log-rival-beaten"


@pytest.mark.parametrize(
    ("extra", "name"),
    [
        ("bio=XXX", "bio"),
        ("bio=*", "bio"),
        ("bio=LON,captured,spotted", "bio"),
        ("biocards=LON1,MAD1", "biocards"),
        ("biocards=*1", "biocards"),
        ("biocards=SFO,CHI,MON,WAS,NYC,MAD,LON,PAR,ESS", "biocards"),
        ("biosight=LON", "biosight"),
        ("biosight=XXX@1", "biosight"),
    ],
)
def test_malformed_fields_are_refused(extra: str, name: str) -> None:
    with pytest.raises(Complaint, match=f"The extra {name} is"):
        read(f"base+bioterrorist/4 >SCI@ATL:-;RES@BUE:- 3:act4 bykrp o0e0 ATL - {REST} {extra}")
