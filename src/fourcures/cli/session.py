"""A game at one keyboard: the table, its dealer, its record, and the way back."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from fourcures.cli.table import step_of
from fourcures.core import State
from fourcures.dealer import Dealer, commitment
from fourcures.engine import chance, legal
from fourcures.ids import BETWEEN_CARDS, PASS, WINDOW
from fourcures.notation import token
from fourcures.record import Record, write_record
from fourcures.story import play_and_tell
from fourcures.words import Complaint, say


@dataclass
class Session:
    """A game at the keyboard: the table, its dealer, its record so far, and the tables that can be gone back to."""

    s: State
    dealer: Dealer
    record: Record
    every_window: bool
    sealed: bool = True  # the record is dealt by this dealer from its first card on
    back: list[tuple[State, int]] = field(default_factory=list)

    def act(self, a: int) -> list[str]:
        """Do an action and turn the cards that follow; what happened, in sentences."""
        self.back.append((self.s.copy(), len(self.record.tokens)))
        told = self._play(a)
        while not self.s.outcome:
            if chance(self.s):
                self.back.clear()
                told += self._play(self.dealer.answer(self.s))
            elif passing := self._passing():
                self._play(passing)
            else:
                break
        return told

    def _play(self, a: int) -> list[str]:
        self.record.tokens.append(token(self.s, a))
        return [say(id, **args) for id, args in play_and_tell(self.s, a)]

    def _passing(self) -> int:
        """A pass that is made for the players: the window between two infection cards is seldom used and often open."""
        if self.every_window or step_of(self.s) != (WINDOW, BETWEEN_CARDS):
            return 0
        return next(a for a in legal(self.s) if a >> 24 == PASS)

    def undo(self) -> None:
        """Back to before the last action, but never across a turned card."""
        if not self.back:
            raise Complaint("cli-undo-none")
        self.s, tokens = self.back.pop()
        del self.record.tokens[tokens:]

    def save(self, path: Path) -> None:
        """Write the record; the seed is told when the game is over."""
        if self.sealed:
            self.record.headers["Seed"] = self.dealer.seed if self.s.outcome else commitment(self.dealer.seed)
        else:
            self.record.headers.pop("Seed", None)
        try:
            path.write_text(write_record(self.record), "utf-8")
        except OSError as e:
            raise Complaint("cli-file-unwritten", file=str(path), why=e.strerror or str(e)) from None
