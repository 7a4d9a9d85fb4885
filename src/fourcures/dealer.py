"""The dealer answers for Nature as if all decks had been shuffled beforehand, from a seed: the only place where chance comes from.

A pure function of seed and table.  Each card has a rank, the first eight bytes of SHA-256 of the seed and the card's name for that deck
and shuffle; of the cards that may come the one with the lowest rank comes (at the bottom: the highest).  So the same seed gives the
same order of cards whatever the players do, and anybody can check a finished game with the seed in hand.
"""

import hashlib
from collections.abc import Sequence

from fourcures import engine
from fourcures.core import LAYERS, State
from fourcures.ids import EPIDEMIC, KIND, KNOWN, REVEAL, X
from fourcures.notation import token
from fourcures.rules.catalog import event_codes, event_count, role_codes
from fourcures.words import Complaint

_EPIDEMIC = REVEAL * KIND + EPIDEMIC * X


def commitment(seed: str) -> str:
    """What is shown of a seed while the game goes on: it binds the dealer and tells nothing."""
    return "sha256:" + hashlib.sha256(seed.encode()).hexdigest()


class Dealer:
    """Answers for Nature by a seed, any text."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._ranks: dict[str, int] = {}

    def rank(self, name: str) -> int:
        """The rank of a card (`player PAR`, `infection 2 PAR`) or of another matter of chance; 64 bits."""
        if name not in self._ranks:
            self._ranks[name] = int.from_bytes(hashlib.sha256(f"{self.seed} {name}".encode()).digest()[:8], "big")
        return self._ranks[name]

    def answer(self, s: State) -> int:
        """The card that Nature turns now; raises Complaint when no card is awaited, or none can come."""
        step = s.table.steps[s.agenda[s.depth - 1] >> 3]
        answers = [a for a, _ in engine.chances(s)]
        if not answers:
            raise Complaint("dealer-nothing", step=step.name)
        if step.deck == "player":
            return self._player_card(s, answers)
        if step.deck == "top":
            at = int(step.layer(s, s.agenda[s.depth - 1] & 7))
            return min(answers, key=lambda a: self._rank(s, f"infection {s.layers[LAYERS + at]}", a))
        if step.deck == "bottom":
            return max(answers, key=lambda a: self._rank(s, f"infection {s.layers[LAYERS]}", a))
        return min(answers, key=lambda a: self._rank(s, step.deck or step.name, a))

    def _rank(self, s: State, deck: str, a: int) -> int:
        return self.rank(f"{deck} {token(s, a)[1:]}")

    def _player_card(self, s: State, answers: list[int]) -> int:
        """An epidemic lies anywhere in its pile: it comes now in one of as many cases as cards are left in the pile.

        So does each other card that lies one in each pile.
        """
        if s.extra[KNOWN]:
            return answers[0]
        left = (s.piles & 63) >> 1
        if s.piles & 1:
            inside = sum(1 for i in range(10) if s.piles >> 6 * i & 1)
            if len(answers) == 1 or self.rank(f"epidemic {inside} {left}") % left == 0:
                return _EPIDEMIC
            left -= 1
        others = [a for a in answers if a != _EPIDEMIC]
        for row in s.table.rules.opened:
            if row.piled and row.inside(s):
                alone = [a for a in others if row.first >> 4 == a >> 16 & 31]
                piles = sum(1 for i in range(10) if s.piles >> 6 * i & 63)
                others = [a for a in others if a not in alone]
                if not others or self.rank(f"piled {piles} {left}") % left == 0:
                    others = alone
                    break
                left -= 1
        return min(others, key=lambda a: self._rank(s, "player", a))

    def settle(self, s: State) -> list[str]:
        """Turn cards, in place, until a person is awaited or the game is over; the tokens."""
        tokens = []
        while engine.chance(s):
            a = self.answer(s)
            tokens.append(token(s, a))
            engine.play(s, a)
        return tokens

    def line_up(self, wanted: Sequence[str | None], among: Sequence[str] | None = None) -> list[str]:
        """Roles for all seats: those wanted, and for each None one of the others, of the base game or of those given, by chance."""
        pool = role_codes("base") if among is None else among
        free = sorted((r for r in pool if r not in wanted), key=lambda r: self.rank(f"role {r}"))
        return [role or free.pop(0) for role in wanted]

    def events(self, seats: int, rules: str = "base", among: Sequence[str] | None = None) -> list[str]:
        """The event cards of a game by chance, of all or of those given, as many as the rule set deals for these seats, in this order."""
        codes = event_codes(rules) if among is None else among
        drawn = sorted(codes, key=lambda e: self.rank(f"event {e}"))[: event_count(rules, seats)]
        return [code for code in codes if code in drawn]

    def first(self, seats: int) -> int:
        """A seat by chance."""
        return self.rank("first") % seats
