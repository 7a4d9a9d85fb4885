"""300 dealt games, pinned one by one: a seed deals the same game in every version, and a row shows which game has drifted.

`python tests/laws/test_openings.py > tests/laws/openings.tsv` writes the table anew; do that only when a rule was changed on purpose,
for a seed that somebody has kept then deals another game.
"""

from __future__ import annotations

from hashlib import sha256
from itertools import combinations
from pathlib import Path

import pytest

from fourcures import engine, notation
from fourcures.dealer import Dealer
from fourcures.dice import Dice
from fourcures.rules.catalog import new_game
from reference.facts import ROLES

TABLE = Path(__file__).with_name("openings.tsv")
HEAD = "seats\tepidemics\tseed\toutcome\tturn\ttokens\thash"
TEAMS = [team for n in range(1, 6) for team in combinations(ROLES, n)]


def row(game: int) -> str:
    """A game that the dealer deals by a seed, and that people play by dice."""
    team, epidemics = TEAMS[game % len(TEAMS)], 4 + game % 4
    s, dealer, dice = new_game("base", team, epidemics), Dealer(f"opening {game}"), Dice(game)
    tokens = dealer.settle(s)
    while not s.outcome:
        actions = engine.legal(s)
        a = actions[dice.roll() % len(actions)]
        tokens.append(notation.token(s, a))
        engine.play(s, a)
        tokens += dealer.settle(s)
    digest = sha256(" ".join([*tokens, notation.write(s)]).encode()).hexdigest()[:12]
    return "\t".join([",".join(team), str(epidemics), dealer.seed, notation.OUTCOMES[s.outcome], str(s.turn), str(len(tokens)), digest])


@pytest.mark.parametrize("part", range(3))
def test_seeds_deal_what_they_dealt(part: int) -> None:
    head, *rows = TABLE.read_text("ascii").splitlines()
    assert head == HEAD and len(rows) == 300
    for game in range(100 * part, 100 * part + 100):
        assert row(game) == rows[game]


if __name__ == "__main__":
    print("\n".join([HEAD, *map(row, range(300))]))
