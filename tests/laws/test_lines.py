"""The notation says everything: what is written is read as the same table, with the same choices; tokens are unique and read back."""

from __future__ import annotations

from games import begin, out, some

from fourcures import engine, notation


def test_a_line_is_the_table() -> None:
    """write after read is the line, and the table that was read has the same choices, the same chances and the same future."""
    for game in range(some(0.15)):
        s, dice = begin(game, "lines")
        twin = notation.read(notation.write(s))
        for table, a in out(s, dice):
            line = notation.write(table)
            fresh = notation.read(line)
            assert notation.write(fresh) == line
            assert notation.write(twin) == line
            assert engine.awaited(fresh) == engine.awaited(table)
            assert engine.legal(fresh) == engine.legal(table)
            assert engine.chances(fresh) == engine.chances(table)
            if a >= 0:
                twin = fresh
                engine.play(twin, a)


def test_lines_are_plain() -> None:
    """ASCII, one line, eleven fields and extras in alphabetical order, shorter than 900 characters."""
    for game in range(some(0.2)):
        s, dice = begin(game, "plain")
        for table, _ in out(s, dice):
            line = notation.write(table)
            assert line.isascii() and line.isprintable() and len(line) < 900
            fields = line.split(" ")
            assert len(fields) >= 11 and all(fields)
            extras = [field.split("=")[0] for field in fields[11:]]
            assert extras == sorted(set(extras))


def test_tokens_are_unique_and_read_back() -> None:
    for game in range(some(0.1)):
        s, dice = begin(game, "tokens")
        for n, (table, _) in enumerate(out(s, dice)):
            actions = engine.legal(table)
            tokens = [notation.token(table, a) for a in actions]
            assert len(set(tokens)) == len(tokens)
            for a, token in list(zip(actions, tokens, strict=True))[n % 5 :: 5]:
                assert token.isascii() and " " not in token
                assert notation.parse(table, token) == a


def test_cards_of_a_cure_in_any_order() -> None:
    cures = 0
    for game in range(some(0.5)):
        s, dice = begin(game, "cures")
        for table, _ in out(s, dice):
            found = [a for a in engine.legal(table) if notation.token(table, a).startswith("!")]
            for a in found[:1]:
                cures += 1
                token = notation.token(table, a)
                cards = token[3:-1].split(",")
                dice.shuffle(cards)
                assert notation.parse(table, f"{token[:3]}{','.join(cards)})") == a
    assert cures
