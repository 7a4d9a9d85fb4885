"""The conversation of a game in the terminal: shows the table, asks, understands numbers, tokens and a few words."""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path

from rich.console import Console

from fourcures.cli.session import Session
from fourcures.cli.table import groups, question, show, show_choices
from fourcures.engine import legal
from fourcures.ids import PASS
from fourcures.notation import OUTCOMES, asked, parse, write
from fourcures.words import Complaint, say

WIDTH = 110
"""Columns when nobody looks at a screen."""


class Terminal:
    """One game from the first question to its end, or until it is left."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.console = Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH)
        self.numbered: list[int | list[int]] = []
        self.shown = (-1, -1)
        if sys.stdin.isatty():
            import readline  # noqa: F401  (arrow keys and history for input())

    def run(self) -> None:
        """Ask and act until the input ends, somebody quits, or the game is over."""
        self.console.print(say("cli-play-welcome"))
        self.table()
        self.ask()
        while not self.session.s.outcome:
            try:
                words = input("> ").split()
            except EOFError:
                self.console.print()
                return
            try:
                if words[:1] == ["quit"] or words == ["q"]:
                    return
                self.understand(words)
            except Complaint as fault:
                self.console.print(str(fault), markup=False)
        self.table()
        self.console.print(say(f"cli-over-{OUTCOMES[self.session.s.outcome]}", turn=int(self.session.s.turn)), style="bold")

    def understand(self, words: list[str]) -> None:
        """Carry out one line of input; the first thing in it that cannot be ends it."""
        match words:
            case []:
                self.ask()
            case ["help" | "?" | "h"]:
                self.console.print(say("cli-play-help"), markup=False)
            case ["table" | "t"]:
                self.table()
                self.ask()
            case ["undo" | "u"]:
                self.session.undo()
                self.ask()
            case ["line"]:
                print(write(self.session.s))
            case ["save", file]:
                self.session.save(Path(file))
                self.console.print(say("cli-saved", file=file), markup=False)
            case ["save", *_]:
                raise Complaint("cli-save-where")
            case _:
                for word in words:
                    acted = self.choose(word)
                if acted:
                    self.ask()

    def choose(self, word: str) -> bool:
        """Do what a number or token says, a dot in a window being everybody's pass; False when it only opened a long group."""
        passes = [a for a in legal(self.session.s) if a >> 24 == PASS] if word == "." else []
        chosen: int | list[int] = 0
        if word.isdecimal():
            if not 1 <= int(word) <= len(self.numbered):
                raise Complaint("cli-no-number", found=word)
            chosen = self.numbered[int(word) - 1]
        elif not passes:
            chosen = self.token(word)
        if isinstance(chosen, list):
            self.menu(chosen, whole=True)
            return False
        for a in passes or [chosen]:
            for sentence, same in groupby(self.session.act(a)):
                times = len(list(same))
                self.console.print(f"  {sentence}" + (f" ×{times}" if times > 1 else ""), markup=False)
        self.numbered = []
        return True

    def token(self, word: str) -> int:
        """The action of a token, in capitals or not."""
        try:
            return parse(self.session.s, word)
        except Complaint as fault:
            # A token is upper case but for the letter of a disease and the x of a discard.
            for other in (word.upper(), word[:1] + word[1:].upper(), word[:2] + word[2:].upper()):
                try:
                    return parse(self.session.s, other)
                except Complaint:
                    continue
            raise fault

    def table(self) -> None:
        """Show the whole table."""
        s = self.session.s
        people = [name for _, name in self.session.record.people()] if "Seats" in self.session.record.headers else []
        show(self.console, s, people or [""] * int(s.table.seats))
        self.shown = (int(s.turn), int(s.deck))

    def ask(self) -> None:
        """Show the table if cards were turned since, then who is awaited and for what."""
        s = self.session.s
        if s.outcome:
            return
        if self.shown != (int(s.turn), int(s.deck)):
            self.table()
        self.console.print(question(s, asked(s)[1]), style="bold")
        self.menu(legal(s))

    def menu(self, actions: list[int], whole: bool = False) -> None:
        """Number the choices."""
        self.numbered = show_choices(self.console, self.session.s, groups(self.session.s, actions), whole)
