"""Fourcures: play, study and solve the cooperative disease board game by Matt Leacock.

>>> from fourcures import Dealer, legal, new_game, play, token, write
>>> table = new_game(roles=["MED", "SCI"], epidemics=4)
>>> dealer = Dealer("a seed")
>>> len(dealer.settle(table))
17
>>> "." in [token(table, a) for a in legal(table)]
True
"""

from fourcures import core
from fourcures.check import problems
from fourcures.core import State
from fourcures.dealer import Dealer, commitment
from fourcures.engine import apply, awaited, chance, chances, legal, play
from fourcures.notation import parse, read, token, write
from fourcures.record import Record, read_record, replay, write_record
from fourcures.rules.catalog import new_game
from fourcures.words import Complaint

__version__ = "0.1.0"

COMPILED: bool = not core.__file__.endswith(".py")
"""The engine runs compiled; if not, the same source is interpreted."""

__all__ = [
    "COMPILED",
    "Complaint",
    "Dealer",
    "Record",
    "State",
    "apply",
    "awaited",
    "chance",
    "chances",
    "commitment",
    "legal",
    "new_game",
    "parse",
    "play",
    "problems",
    "read",
    "read_record",
    "replay",
    "token",
    "write",
    "write_record",
]
