"""Whether a game was dealt as its seed says: what was promised at the start can be checked by anybody at the end."""

from typing import NamedTuple

from fourcures import engine
from fourcures.dealer import Dealer, commitment
from fourcures.record import Record, run
from fourcures.words import Complaint


class Deal(NamedTuple):
    """What became of a promise.

    promise   the seed's commitment, `sha256:…`
    cards     cards that Nature turned
    wrong     the number of the first token of the record that the seed would not have dealt, from 1; 0: every card came as it says
    """

    promise: str
    cards: int
    wrong: int


def check_deal(record: Record) -> Deal:
    """Deal the game of a record again from its seed; raises Complaint when the seed is not told, and for a token that is not legal."""
    seed = record.headers.get("Seed", "")
    if not seed or seed.startswith("sha256:"):
        raise Complaint("deal-no-seed")
    dealer = Dealer(seed)
    s = record.start()
    cards = 0
    for number, a in enumerate(run(record, s), 1):
        if engine.chance(s):
            cards += 1
            if dealer.answer(s) != a:
                return Deal(commitment(seed), cards, number)
    return Deal(commitment(seed), cards, 0)
