"""Rooms: places where people talk, at a table or in the lobby.

The last lines are at hand, all are in the database; a page is sent those that its person may read.
"""

from __future__ import annotations

import re
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from secrets import randbelow
from typing import Any, ClassVar, Final

import msgspec

from fourcures.atlas import CODES, LETTERS
from fourcures.server import ledger, talk_log, wire_talk as wire
from fourcures.server.guest import Guest
from fourcures.server.log import Job
from fourcures.server.manners import Manners, take
from fourcures.server.meant import command_name
from fourcures.server.people import Person, claimed, folded, nickname, one_line
from fourcures.server.talk_log import LineRow, MarkRow
from fourcures.server.wire import Said
from fourcures.words import Complaint

LONGEST: Final = 500
"""Letters of a line."""
BREAKS: Final = 5
"""Line breaks in it."""
WHY: Final = 200
"""Letters of the reason for a report."""
SIDES: Final = 1000
"""The most of a die."""

PHRASES: Final[dict[str, str]] = {
    "hello": "", "wait": "", "idea": "", "agree": "", "unsure": "", "thanks": "", "sorry": "", "back": "", "played": "",
    "turn": "role", "ask": "role", "event": "",
    "cure": "disease", "run-out": "disease",
    "give": "city", "need": "city", "reach": "city", "treat": "city", "meet": "city", "build": "city",
}  # fmt: skip
"""Quick phrases, and what each is about."""


class Room:
    """A room; `guests` are the pages that are open there."""

    channel: ClassVar[str]

    def __init__(self, id: str, manners: Manners, guests: set[Guest]) -> None:
        self.id = id
        self.store = manners.store
        self.manners = manners
        self.guests = guests
        self.lines: dict[int, LineRow] = {}  # by number, oldest first
        self.marks: dict[int, list[MarkRow]] = defaultdict(list)
        self.earlier = False
        self.muted: set[str] = set()
        manners.rooms.add(self)

    async def opened(self) -> None:
        """The room is read from the log; pages that are open there begin anew."""
        rows, marks, self.earlier = await self.store.read(talk_log.page(self.id))
        self.lines = {row.id: row for row in rows}
        self.marks.clear()
        for mark in marks:
            self.marks[mark.line].append(mark)
        self.muted = await self.store.read(talk_log.muted(self.id))
        for guest in self.guests:
            self.greet(guest)

    # ------------------------------------------------------------ what a room may see otherwise

    def host(self) -> str:
        """Who may mute others here."""
        return ""

    def place(self, person: Person) -> tuple[str, int | None, str]:
        """Where somebody speaks: the channel, the seat, the name on it."""
        return self.channel, None, ""

    def moment(self) -> tuple[int, int]:
        """How far the game is: tokens that count, turn."""
        return 0, 0

    def roles(self) -> Sequence[str]:
        """Whom a phrase may be about."""
        return ()

    async def write(self, job: Job) -> None:
        await self.store.run(job)

    # ------------------------------------------------------------ saying

    async def hear(self, person: Person, message: Any) -> bool:
        """Do what a message says; whether it had been done before."""
        command = command_name(person, message.id)
        match message:
            case wire.React():
                await self.react(person, message)
            case wire.Saying():
                return await self.say(person, message, command)
            case wire.Block():
                await self.block(person, message.line)
            case wire.Report():
                await self.report(person, message)
            case wire.Mute():
                await self.mute(person, message)
        return False

    async def say(self, person: Person, message: wire.Saying, command: str) -> bool:
        """Say something, once however often the message comes."""
        if await self.store.read(talk_log.said(self.id, command)):
            return True
        kind, body = self._body(message)
        channel, seat, name = await self._speaker(person, message.name)
        if not (name or seat is not None):
            raise Complaint("talk-nameless")
        take(self.manners.lines, person.id)
        await self._add(LineRow(0, channel, *self.moment(), time.time(), person.id, seat, name, kind, _json(body)), command)
        return False

    async def _speaker(self, person: Person, given: str) -> tuple[str, int | None, str]:
        """Channel, seat and name of somebody who may talk; a guest does not talk under a name that is claimed."""
        if person.id in self.muted:
            raise Complaint("talk-muted")
        channel, seat, name = self.place(person)
        name = person.name or name or nickname(given)
        if name and not person.name:
            await self.store.read(ledger.free(folded(name)))
        return channel, seat, name

    def _body(self, message: wire.Saying) -> tuple[str, str | Said]:
        """Kind and body of the line."""
        match message:
            case wire.Say():
                return "text", words(message.text)
            case wire.Phrase():
                return "phrase", self._phrase(message)
            case wire.Roll():
                if not 2 <= message.sides <= SIDES:
                    raise Complaint("talk-sides", found=message.sides, most=SIDES)
                return "roll", Said("talk-roll", {"sides": message.sides, "result": 1 + randbelow(message.sides)})
        raise AssertionError(message)

    def _phrase(self, message: wire.Phrase) -> Said:
        name = message.phrase.removeprefix("phrase-")
        about = PHRASES.get(name)
        if about is None:
            raise Complaint("talk-phrase-unknown", found=message.phrase)
        known = {"": ("",), "city": CODES, "disease": tuple(LETTERS), "role": self.roles()}[about]
        if message.about not in known or (about and not self.roles()):  # nobody plays in the lobby
            raise Complaint("talk-phrase-about", found=message.about)
        return Said(f"phrase-{name}", {about: message.about} if about else {})

    async def _add(self, row: LineRow, command: str | None) -> None:
        said: list[LineRow] = []
        job = talk_log.say(self.id, row, command)
        await self.write(lambda connection: said.append(job(connection)))
        row = said[-1]  # a job may be tried again
        self.lines[row.id] = row
        if len(self.lines) > talk_log.KEPT:
            first = next(iter(self.lines))
            del self.lines[first]
            self.marks.pop(first, None)
            self.earlier = True
        self._show([row.id])

    # ------------------------------------------------------------ about a line

    async def react(self, person: Person, message: wire.React) -> None:
        """Set a sign below a line, or take it away."""
        row = await self._line(person, message.line)
        name = (await self._speaker(person, message.name))[2]
        take(self.manners.signs, person.id)
        marks = await self.store.run(talk_log.mark(MarkRow(row.id, person.id, message.sign, name), time.time(), message.on))
        if row.id in self.lines:
            self.marks[row.id] = marks
        self._send([row], {row.id: marks}, self.guests)

    async def block(self, person: Person, line: int) -> None:
        """Somebody wants to read nothing more of whoever said that."""
        row = await self._said_by_another(person, line)
        await self.manners.block(person, row.person, row.name)

    async def report(self, person: Person, message: wire.Report) -> None:
        """Whoever runs the server is to see that line."""
        row = await self._said_by_another(person, message.line)
        why = one_line(message.why, "why", WHY)
        take(self.manners.reports, person.id)
        await self.store.run(talk_log.report(row.id, person.id, why, time.time()))

    async def mute(self, person: Person, message: wire.Mute) -> None:
        """The host lets somebody talk no more, or again; everybody is told."""
        if person.id != self.host():
            raise Complaint("talk-not-host")
        row = await self._said_by_another(person, message.line)
        if message.on == (row.person in self.muted):
            return
        await self.write(talk_log.mute(self.id, row.person, message.on))
        (self.muted.add if message.on else self.muted.discard)(row.person)
        named, nameless = ("talk-mute", "talk-mute-nameless") if message.on else ("talk-unmute", "talk-unmute-nameless")
        await self.note(Said(named, {"name": row.name}) if row.name else Said(nameless, {"role": self.roles()[row.seat or 0]}))
        self._show([other.id for other in self.lines.values() if other.person == row.person])

    async def note(self, said: Said) -> None:
        """The room itself says something.  At a table its lock must be held."""
        await self._add(LineRow(0, self.channel, *self.moment(), time.time(), "", None, "", "note", _json(said)), None)

    async def _line(self, person: Person, id: int) -> LineRow:
        row = await self.store.read(talk_log.one(self.id, id))
        if not self.manners.reads(person, row.person):
            raise Complaint("talk-line-unknown")
        return row

    async def _said_by_another(self, person: Person, id: int) -> LineRow:
        row = await self._line(person, id)
        if row.person in ("", person.id):
            raise Complaint("talk-line-of-nobody" if not row.person else "talk-line-yours")
        return row

    # ------------------------------------------------------------ showing

    def greet(self, guest: Guest) -> None:
        """A page has come, or its person reads others than before: it begins anew with the last lines."""
        if self.lines or guest.met:
            self._send(self.lines.values(), self.marks, [guest], fresh=True)

    def _show(self, ids: Iterable[int]) -> None:
        self._send([self.lines[id] for id in ids], self.marks, self.guests)

    def _send(self, rows: Iterable[LineRow], marks: dict[int, list[MarkRow]], guests: Iterable[Guest], fresh: bool = False) -> None:
        for guest in guests:
            told = self.told(guest.person, rows, marks)
            if told or fresh:
                guest.tell(msgspec.json.encode(wire.Lines(told, fresh, fresh and self.earlier)))

    def told(self, reader: Person, rows: Iterable[LineRow], marks: dict[int, list[MarkRow]]) -> list[wire.Line]:
        """These lines as somebody may read them."""
        return [self._told(reader, row, marks.get(row.id, [])) for row in rows if self.manners.reads(reader, row.person)]

    def _told(self, reader: Person, row: LineRow, marks: Sequence[MarkRow]) -> wire.Line:
        signs: dict[str, list[MarkRow]] = {}
        for mark in marks:
            if self.manners.reads(reader, mark.person):
                signs.setdefault(mark.sign, []).append(mark)
        return wire.Line(
            id=row.id,
            at=row.at,
            channel=row.channel,  # type: ignore[arg-type]
            n=row.n,
            turn=row.turn,
            seat=row.seat,
            name=row.name,
            kind=row.kind,  # type: ignore[arg-type]
            body=msgspec.json.decode(row.body, type=str | int | Said),
            reactions=[
                wire.Reaction(sign, [mark.name for mark in set_], any(mark.person == reader.id for mark in set_))  # type: ignore[arg-type]
                for sign, set_ in signs.items()
            ],
            claimed=claimed(row.person),
            mine=row.person == reader.id,
            muted=row.person in self.muted and reader.id == self.host(),
        )

    async def page(self, reader: Person, before: int | None, every: bool) -> wire.Lines:
        """The last lines before one, or all."""
        rows, marks, earlier = await self.store.read(talk_log.page(self.id, before, None if every else talk_log.KEPT))
        by_line: dict[int, list[MarkRow]] = {}
        for mark in marks:
            by_line.setdefault(mark.line, []).append(mark)
        return wire.Lines(self.told(reader, rows, by_line), earlier=earlier)

    def speakers(self) -> set[str]:
        """Who has a part in what can be read here."""
        return {row.person for row in self.lines.values()} | {mark.person for marks in self.marks.values() for mark in marks}


JOINERS: Final = "\u200c\u200d"
"""What cannot be seen and yet belongs into words of some languages, and into signs made of several."""


def words(text: str) -> str:
    """What somebody wrote as it will be shown: letters that can be seen, and a few line breaks."""
    rows = [readable_row(row) for row in re.split(r"\r\n|[\n\r\u2028\u2029]", text)]
    text = re.sub(r"\n{3,}", "\n\n", "\n".join(rows)).strip("\n")
    if not text:
        raise Complaint("talk-empty")
    if len(text) > LONGEST:
        raise Complaint("talk-long", found=len(text), most=LONGEST)
    if text.count("\n") > BREAKS:
        raise Complaint("talk-breaks", most=BREAKS)
    return text


def readable_row(row: str) -> str:
    """A row without what would turn the text around."""
    parts = re.split(f"([{JOINERS}])", row)
    kept = "".join(part if part in JOINERS else "".join(c if c.isprintable() else " " for c in part) for part in parts)
    return re.sub(r"[^\S\n]+", " ", kept).strip()


def _json(body: str | int | Said) -> str:
    return msgspec.json.encode(body).decode()
