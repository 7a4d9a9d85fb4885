"""Finished games: a replay reaches the last position, the text is the shortest one, and the seed in it deals the same cards."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from fourcures import engine
from fourcures.dealer import Dealer
from fourcures.notation import parse, token, write
from fourcures.record import Line, Record, read_record, replay, run, write_record
from fourcures.words import Complaint

FILES = sorted((Path(__file__).parent / "records").glob("*.fcr"))
WIDER = sorted((Path(__file__).parent / "records" / "expansions").glob("*.fcr"))
"""Games with every module; some begin at a position of their own."""
ONE = Path(__file__).parent / "records" / "04-two-win-by-medicine.fcr"


def test_twenty_games_of_all_sizes() -> None:
    records = [read_record(path.read_text()) for path in FILES]
    assert len(records) >= 20
    assert {len(r.people()) for r in records} == {1, 2, 3, 4, 5}
    assert {r.headers["Rules"] for r in records} == {f"base/{n}" for n in (4, 5, 6, 7)}
    results = {r.headers["Result"].split(",")[0] for r in records}
    assert results == {"win", "loss by outbreaks", "loss by cubes", "loss by cards"}


@pytest.mark.parametrize("path", FILES + WIDER, ids=lambda path: path.stem)
def test_a_replay_reaches_the_last_position(path: Path) -> None:
    record = read_record(path.read_text())
    s = replay(record)
    assert s.outcome
    assert write(s) == record.headers["Final"]


@pytest.mark.parametrize("path", FILES + WIDER, ids=lambda path: path.stem)
def test_written_again_it_is_the_same_text(path: Path) -> None:
    text = path.read_text()
    record = read_record(text)
    assert write_record(record) == text
    s = record.start()
    every = [(token(s, a), a) for a in run(record, s)]
    assert write_record(Record(record.headers, [text for text, _ in every])) == text, "with all passes written out"


@pytest.mark.parametrize("path", [path for path in FILES + WIDER if "[Seed " in path.read_text("utf-8")], ids=lambda path: path.stem)
def test_the_seed_deals_these_cards(path: Path) -> None:
    """Anybody can check a finished game: between the people's tokens, the dealer turns what the record says."""
    record = read_record(path.read_text())
    dealer = Dealer(record.headers["Seed"])
    s = record.start()
    for a in run(record, s):
        if engine.chance(s):
            assert token(s, dealer.answer(s)) == token(s, a)


@pytest.mark.parametrize("cut", [0, 3, 17, 60, 100, -1])
def test_a_record_may_stop_anywhere(cut: int) -> None:
    record = read_record(ONE.read_text())
    headers = {name: record.headers[name] for name in ("Rules", "Seats")}
    part = Record(headers, record.tokens[:cut])
    text = write_record(part)
    assert '[Result "unfinished, turn ' in text
    assert write(replay(read_record(text))) == write(replay(part))


def test_layout_comments_and_other_lines_do_not_count() -> None:
    text = ONE.read_text().replace(" | ", "\n  ").replace("\n2. MED ", "\n2. {a remark} ").replace(" -y LAX", " -y ( CHI CHI ) LAX !")
    assert "( CHI CHI )" in text and "{a remark}" in text
    assert read_record(text).tokens == read_record(ONE.read_text()).tokens
    assert replay(read_record(text)).outcome == 1


def test_it_may_begin_from_a_position() -> None:
    line = "base/4 >SCI@ATL:BEI,SEO,SHA,TOK;RES@ATL:SFO,CHI,LAX,MEX 1:act2 BYKr o0e0 ATL TOK1 13e,12e,12e,12e - * TOK"
    s = replay(read_record(f'[Start "{line}"]\n\nCHI ATL'))
    assert engine.chance(s)
    s = replay(read_record(f'[Start "{line}"]\n\n!r(BEI,SEO,SHA,TOK)'))
    assert s.outcome == 1


def test_the_last_position_is_checked() -> None:
    text = ONE.read_text().replace("o2e3", "o3e3")
    with pytest.raises(Complaint, match="o2e3"):
        replay(read_record(text))


def test_an_illegal_token_is_named_with_its_number() -> None:
    record = read_record(ONE.read_text())
    record.tokens[18] = "SYD"
    with pytest.raises(Complaint) as complaint:
        replay(record)
    assert "19" in str(complaint.value) and "SYD" in str(complaint.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Rules"),
        ('[Rules "base/4"]\n\n~SFO', "Seats"),
        ('[Seats "MED Ann"]\n\n~SFO', "Rules"),
        ('[Rules "base/9"]\n[Seats "MED Ann"]\n\n~SFO', "9"),
        ('[Rules "chess/4"]\n[Seats "MED Ann"]\n\n~SFO', "chess"),
        ('[Rules "base/4"]\n[Seats "MED Ann, MED Bo"]\n\n~SFO', "Medic"),
        ('[Rules "base/4"]\n[Seats "MED, SCI, RES, QUA, DIS, OPS"]\n\n~SFO', "6"),
        ('[Rules "base/4"]\n[Seats "MED Ann"]\n[First "SCI"]\n\n~SFO', "SCI"),
        ('[Rules "base/4"]\n[Seats "MED Ann"]\n[broken\n\n~SFO', "broken"),
        ('[Rules "base/4"]\n[Seats "MED Ann"]\n\n~SFO ( ~ATL', "bracket"),
        ('[Rules "base/4"]\n[Seats "MED Ann"]\n\n~SFO ~SFO', "SFO"),
        ('[Start "base/4 nonsense"]\n\n~SFO', "field"),
    ],
)
def test_a_malformed_record_is_one_sentence(text: str, said: str) -> None:
    with pytest.raises(Complaint) as complaint:
        replay(read_record(text))
    assert said in str(complaint.value)
    assert "\n" not in str(complaint.value)


def test_tokens_are_found_among_the_legal_ones() -> None:
    s = read_record(ONE.read_text()).start()
    with pytest.raises(Complaint):
        parse(s, "CHI")


# ---------------------------------------------------------------- other lines


def whole(record: Record, tokens: list[str]) -> list[str]:
    """These tokens with the passes that were left out."""
    s = record.start()
    found = []
    for a in run(Record(record.headers, tokens), s.copy()):
        found.append(token(s, a))
        engine.play(s, a)
    return found


HEADERS = '[Rules "base/4"]\n[Seats "MED Ann, SCI Bo"]\n\n'


def test_a_line_begins_before_the_token_it_follows_or_after_it() -> None:
    record = read_record(HEADERS + "a b ( c d ) e ( {Ann: back} > f ( g ) ( > {deeper} h ) ) i")
    assert record.tokens == ["a", "b", "e", "i"]
    assert [(line.tokens, line.shared, line.name) for line in record.lines] == [
        (["a", "c", "d"], 1, ""),
        (["a", "b", "e", "f"], 3, "Ann: back"),
        (["a", "b", "e", "g"], 3, ""),
        (["a", "b", "e", "f", "h"], 4, "deeper"),
    ]


def test_there_is_no_such_line() -> None:
    record = read_record(HEADERS + "a ( b )")
    assert record.along(0) is record and record.along(1).tokens == ["b"]
    for number in (-1, 2):
        with pytest.raises(Complaint, match=f"no line {number}; it has 1"):
            record.along(number)


@pytest.mark.parametrize("seed", range(12))
def test_other_lines_are_read_as_they_were_written(seed: int) -> None:
    dice = random.Random(seed)
    record = read_record(ONE.read_text())
    main = whole(record, record.tokens)[: dice.choice([10_000, 60, 100])]
    lines = [main]
    for _ in range(6):
        base = dice.choice(lines)
        tokens = base[: len(base) if dice.random() < 0.3 else dice.randrange(18, len(base) + 1)]
        s = replay(Record({"Rules": record.headers["Rules"], "Seats": record.headers["Seats"]}, tokens))
        for _ in range(dice.randrange(1, 25)):
            if s.outcome == 0:
                a = dice.choice(engine.legal(s))
                tokens = [*tokens, token(s, a)]
                engine.play(s, a)
        lines.append(tokens)
    text = write_record(Record(record.headers, main, [Line(tokens, 0, f"no. {i}") for i, tokens in enumerate(lines) if i]))
    again = read_record(text)
    assert write_record(again) == text
    assert whole(again, again.tokens) == main
    for line in again.lines:
        assert whole(again, line.tokens) == lines[int(line.name[4:])]
    left_out = {tuple(tokens) for i, tokens in enumerate(lines) if i and f"no. {i}" not in {line.name for line in again.lines}}
    assert all(
        any(tuple(other[: len(tokens)]) == tokens for other in lines if tuple(other) != tokens or lines.count(other) > 1)
        for tokens in left_out
    )


def test_a_game_reads_the_same_with_and_without_other_lines() -> None:
    text = (Path(__file__).parent / "records" / "lines" / "what-if.fcr").read_text("utf-8")
    record = read_record(text)
    assert write_record(record) == text and len(record.lines) == 3
    assert write_record(Record(record.headers, record.tokens)) == ONE.read_text()
    assert [replay(record.along(number)).turn for number in (1, 2, 3)] == [5, 7, 8]
