"""A game is its tokens: replayed, cut back, written as a record and read again, it is the same game at every point."""

from __future__ import annotations

import pytest
from games import begin, out, some

from fourcures import engine, notation
from fourcures.core import State
from fourcures.record import Record, read_record, replay, write_record
from fourcures.words import Complaint
from reference.facts import EVENTS


def played(game: int, law: str) -> tuple[str, list[str], list[str]]:
    """The first line of a game, its tokens, and the line after each of them."""
    s, player = begin(game, law)
    start = notation.write(s)
    tokens, lines = [], []
    for table, a in out(s, player):
        lines.append(notation.write(table))
        if a >= 0:
            tokens.append(notation.token(table, a))
    return start, tokens, lines[1:]


def test_a_prefix_replayed_is_the_table_of_that_moment() -> None:
    """Undo: cut the log at any place and play it again from the start."""
    for game in range(some(0.1)):
        start, tokens, lines = played(game, "undo")
        s = notation.read(start)
        for token, line in zip(tokens, lines, strict=True):
            s = engine.apply(s, notation.parse(s, token))
            assert notation.write(s) == line
        for cut in (1, len(tokens) // 3, len(tokens) // 2, len(tokens) - 1):
            s = notation.read(start)
            for token in tokens[:cut]:
                engine.play(s, notation.parse(s, token))
            assert notation.write(s) == (lines[cut - 1] if cut else start)


def record_of(game: int, law: str) -> tuple[Record, str]:
    """A game as a record, by its seats when it began with the setup, else from its start."""
    start, tokens, lines = played(game, law)
    fields = start.split(" ")
    if fields[2].startswith("0:"):
        roles = [seat.split("@")[0].removeprefix(">") for seat in fields[1].split(";")]
        headers = {"Rules": fields[0], "Seats": ", ".join(f"{role} Person {i}" for i, role in enumerate(roles))}
        if fields[11:]:
            headers["First"] = fields[11].removeprefix("first=")
    else:
        headers = {"Start": start}
    return Record(headers, tokens), lines[-1]


def test_a_record_is_read_as_the_game() -> None:
    """Written, read and replayed: the same last line; written again: the same text.  Declined windows may be left out."""
    for game in range(some(0.15)):
        record, last = record_of(game, "record")
        text = write_record(record)
        assert text.isascii() and all(len(line) < 2000 for line in text.splitlines())
        again = read_record(text)
        assert notation.write(replay(again)) == last == again.headers["Final"]
        assert write_record(again) == text
        assert [t for t in again.tokens if not is_pass(t)] == [t for t in record.tokens if not is_pass(t)]
        assert len(again.tokens) <= len(record.tokens)


def is_pass(token: str) -> bool:
    return token.startswith(".") and len(token) > 1


def test_a_record_may_stop_anywhere() -> None:
    for game in range(some(0.2)):
        record, _ = record_of(game, "stops")
        s, cut = record.start(), len(record.tokens) * (game % 7) // 7
        for token in record.tokens[:cut]:
            engine.play(s, notation.parse(s, token))
        short = Record(record.headers, record.tokens[:cut])
        again = read_record(write_record(short))
        assert notation.write(replay(again)) == notation.write(s)
        assert again.headers["Result"].endswith(f"turn {s.turn}")
        assert again.headers["Result"].startswith("unfinished") == (not s.outcome)


def test_layout_comments_judgements_and_other_lines_are_skipped() -> None:
    for game in range(some(0.1)):
        record, last = record_of(game, "layout")
        head, _, body = write_record(record).partition("\n\n")
        words = body.split()
        noise = ["{a comment (with brackets) ~SFO}", "|", "( ~SFO QUIET ( . ) ATL )", "?", "??", "!"]
        mixed = words[:1]
        for i, word in enumerate(words[1:]):
            mixed += [word, noise[i % len(noise)] if not word.endswith(".") else "{}"]
        again = read_record(f"{head}\n\n" + "\n".join(mixed))
        assert notation.write(replay(again)) == last


def test_a_changed_record_is_refused() -> None:
    """A token put in that is not legal there, or a wrong last line."""
    for game in range(20):
        record, _ = record_of(game, "changed")
        at = len(record.tokens) // 2
        with pytest.raises(Complaint):
            replay(Record(record.headers, [*record.tokens[:at], "~XXX", *record.tokens[at:]]))
        with pytest.raises(Complaint):
            replay(Record(record.headers, [*record.tokens, "~SFO"]))
        with pytest.raises(Complaint):
            replay(Record(record.headers | {"Final": notation.write(record.start())}, record.tokens))


def test_passes_are_written_only_where_they_are_needed() -> None:
    """A declined window is left out unless what follows could be done in it."""
    left_out = kept = 0
    for game in range(some(0.15)):
        record, _ = record_of(game, "passes")
        again = read_record(write_record(record))
        left_out += len(record.tokens) - len(again.tokens)
        kept += sum(is_pass(token) for token in again.tokens)
        for token, following in zip(again.tokens, again.tokens[1:], strict=False):
            if is_pass(token):
                assert is_pass(following) or following.split("(")[0] in EVENTS
    assert left_out > kept


def test_news_change_nothing() -> None:
    """With and without news kept, the same game."""
    for game in range(some(0.1)):
        s, player = begin(game, "news")
        twin: State = s.copy()
        for table, a in out(s, player):
            twin.news = []
            assert notation.write(twin) == notation.write(table)
            if a >= 0:
                engine.play(twin, a)
