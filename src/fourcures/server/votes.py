"""Going back beyond a card that has been turned: everybody on a seat says yes or no."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fourcures.server.game import CUT, Game, counted, passes
from fourcures.server.meant import command_name
from fourcures.server.people import Person
from fourcures.server.problems import Refusal
from fourcures.server.wire import Ack
from fourcures.server.wire_waiting import Ballot, LeftLine, Rewind, Vote
from fourcures.words import Complaint

if TYPE_CHECKING:
    from fourcures.server.messages import Voting
    from fourcures.server.table import Table


class Votes:
    """The vote at one table, one at a time.  It ends with a restart of the server."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.to = -1  # no vote
        self.by = ""
        self.said: dict[str, bool] = {}  # by person

    def moved(self) -> None:
        """The game has gone on, or back: beyond the place that was asked for there is nothing to vote about."""
        game = self.table.game
        if game is None or game.phase != "playing" or len(game.entries) <= self.to:
            self.end()

    def end(self) -> None:
        self.to, self.by, self.said = -1, "", {}

    def persons(self) -> set[str]:
        """Who may vote."""
        return self.table.programs.people()

    async def hear(self, person: Person, message: Voting) -> Ack:
        """Do what a message says."""
        table = self.table
        async with table.lock:
            game = await table.opened()
            command = command_name(person, message.id)
            if command in table.commands:
                return Ack(message.id, len(table.rows), again=True)
            mine = table.playing(game, person)
            match message:
                case Rewind():
                    if message.n != len(table.rows):
                        raise Complaint("act-late")
                    self._propose(game, person, message.to)
                case Vote():
                    self._say(person, message.yes)
            await self._decide(game, min(mine), command)
            return Ack(message.id, len(table.rows))

    def _propose(self, game: Game, person: Person, to: int) -> None:
        if game.state.table.rules.rival:
            raise Complaint("vote-rival")
        if self.to >= 0:
            if (self.by, self.to) != (person.id, to):
                raise Complaint("vote-one")
            self.end()
            return
        if not 0 <= to < len(game.entries) or game.entries[to].seat is None or passes(game.entries[to]):
            raise Complaint("vote-place")
        self.to, self.by, self.said = to, person.id, {person.id: True}

    def _say(self, person: Person, yes: bool) -> None:
        if self.to < 0:
            raise Complaint("vote-none")
        if person.id == self.by:
            if not yes:
                self.end()
        elif self.said.get(person.id) == yes:
            del self.said[person.id]
        else:
            self.said[person.id] = yes

    async def _decide(self, game: Game, seat: int, command: str) -> None:
        """More than half say yes: the game goes back; half or more say no: it does not."""
        table, to = self.table, self.to
        persons = self.persons()
        said = [yes for person, yes in self.said.items() if person in persons]
        yes, no = said.count(True), said.count(False)
        if 2 * yes > len(persons):
            turn = game.entries[to].turn
            self.end()
            await table.cut(game, to, seat, command)
            await table.waiting.note("note-back", turn=turn, yes=yes, persons=len(persons))
            return
        if 2 * no >= len(persons):
            self.end()
        table.changed()

    def ballot(self, game: Game) -> Ballot | None:
        """The vote as everybody sees it."""
        seat_of, persons = self.table.waiting.seat_of, self.persons()
        if not 0 <= self.to < len(game.entries):
            return None
        seats = {said: [s for p, yes in self.said.items() if yes == said and (s := seat_of(p)) is not None] for said in (True, False)}
        by = seat_of(self.by)
        turn = game.entries[self.to].turn
        return Ballot(-1 if by is None else by, self.to, turn, seats[True], seats[False], len(persons) // 2 + 1, len(persons))

    # ------------------------------------------------------------ lines that were left

    def lines(self) -> list[LeftLine]:
        """The lines that were left by going back beyond a card or more than one action."""
        found: list[LeftLine] = []
        kept: list[str] = []
        for n, token in enumerate(self.table.rows):
            if not token.startswith(CUT):
                kept.append(token)
                continue
            at = int(token.removeprefix(CUT))
            left = kept[at:]
            if len(left) > 2 or any(word.startswith("~") for word in left):
                game = self._game(kept)
                found.append(LeftLine(n, at, game.entries[at].turn, game.state.turn, len(left)))
            del kept[at:]
        return found

    def left(self, line: int) -> Game:
        """The game as it was before it was taken back there."""
        rows = self.table.rows
        if not 0 <= line < len(rows) or not rows[line].startswith(CUT):
            raise Refusal(404, "line-unknown", line=line)
        return self._game(counted(rows[:line]))

    def _game(self, tokens: list[str]) -> Game:
        made = self.table.game
        assert made is not None
        game = Game(made.config, made.seed)
        game.replay(tokens)
        return game
