"""What is said is what happened: the story of every step accounts for every change on the table, in sentences that have all their words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from games import begin, out, some, waiting

from fourcures import engine, notation
from fourcures.reasons import TOOLS, why
from fourcures.story import Said, play_and_tell
from fourcures.words import say
from reference.facts import COLOURS, EVENTS
from reference.table import Table, read


def complete(said: Said) -> str:
    """The sentence; a message that no catalogue has, or a word that was not given, shows."""
    text = say(said[0], **said[1])
    assert not text.startswith(said[0]) and "{" not in text and "$" not in text, (said, text)
    return text


def test_the_story_accounts_for_every_change() -> None:
    for game in range(some(0.3)):
        s, player = begin(game, "story")
        while not s.outcome:
            before = read(notation.write(s))
            a = player.pick(s)
            step, token = notation.write(s), notation.token(s, a)
            story = play_and_tell(s, a)
            for said in story:
                complete(said)
            after = read(notation.write(s))
            assert cubes(story) == changes(before, after), f"{step}\n{token}\n{story}"
            told = Counter(id for id, _ in story)
            assert told["log-outbreak"] == after.outbreaks - before.outbreaks
            assert told["log-rate"] == after.epidemics - before.epidemics
            assert told["log-turn"] == (after.turn - before.turn)
            assert told["log-skipped"] == before.quiet - after.quiet + (token == "QUIET")
            assert [id for id, _ in story if id.startswith("log-over")] == ([f"log-over-{after.over}"] if after.over else [])
            gone = {d for d in COLOURS if after.eradicated(d) and not before.eradicated(d)}
            assert sorted(str(args["disease"]) for id, args in story if id == "log-eradicated") == sorted(gone)


def cubes(story: list[Said]) -> Counter[tuple[str, str]]:
    """Cubes by city and disease as the story counts them, those taken off below zero."""
    count: Counter[tuple[str, str]] = Counter()
    for id, args in story:
        if id in ("log-cubes", "log-lifted"):
            number = args["n"]
            assert isinstance(number, int) and 1 <= number <= 3
            count[str(args["city"]), str(args["disease"])] += number if id == "log-cubes" else -number
    return Counter({place: n for place, n in count.items() if n})


def changes(before: Table, after: Table) -> Counter[tuple[str, str]]:
    places = {*before.cubes, *after.cubes}
    differences = {(city, d): after.count(city, d) - before.count(city, d) for city, d in places}
    return Counter({place: n for place, n in differences.items() if n})


def test_a_tool_is_usable_or_has_a_reason() -> None:
    """For every seat: each tool has actions, or a sentence that says why not, never both."""
    for table, _ in waiting(some(0.5), "reasons"):
        tokens = [(a >> 21 & 7, notation.token(table, a)) for a in engine.legal(table)]
        for seat in range(table.table.seats):
            reasons = why(table, seat)
            assert set(reasons) <= set(TOOLS)
            for said in reasons.values():
                complete(said)
            mine = [token for number, token in tokens if number == seat]
            for tool, test in USES.items():
                assert (tool in reasons) == (not any(test(token) for token in mine)), f"{notation.write(table)}\n{seat} {tool}"


USES: dict[str, Callable[[str], bool]] = {
    "treat": lambda token: token.startswith("-"),
    "build": lambda token: token.startswith("+"),
    "cure": lambda token: token.startswith("!"),
    "share": lambda token: token[3:4] in ("<", ">"),
    "event": lambda token: token.split("(")[0] in EVENTS,
    "shuttle": lambda token: token.startswith("="),
    "done": lambda token: token == ".",
}


def test_a_finished_game_gives_reasons_too() -> None:
    for game in range(some(0.1)):
        s, player = begin(game, "over")
        for _ in out(s, player):
            pass
        for seat in range(s.table.seats):
            assert set(why(s, seat)) == set(TOOLS)
            assert {complete(said) for said in why(s, seat).values()} == {say("why-over")}
