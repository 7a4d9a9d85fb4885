"""The lobby: who is here, and what they say to each other.  No table is needed to talk there."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from fourcures.server import wire_talk
from fourcures.server.guest import Guest
from fourcures.server.manners import Manners
from fourcures.server.messages import LOBBY_TAGS, ToLobby
from fourcures.server.people import Person
from fourcures.server.problems import Refusal
from fourcures.server.rooms import Room
from fourcures.server.talk_log import LOBBY
from fourcures.server.wire import Ack

PAGES: Final = 1000
"""Open pages in the lobby."""


class Lobby(Room):
    """The lobby of one server.  `changed` shows it to everybody anew, `tell_all` sends something."""

    channel = "lobby"
    reader = msgspec.json.Decoder(ToLobby)
    tags = LOBBY_TAGS

    def __init__(self, manners: Manners) -> None:
        super().__init__(LOBBY, manners, set())
        self.lock = asyncio.Lock()

    async def command(self, person: Person, message: Any) -> Ack:
        """Do what a message says."""
        async with self.lock:
            return Ack(message.id, 0, await self.hear(person, message))

    def welcome(self, guest: Guest) -> None:
        """A page comes to the lobby."""
        if len(self.guests) >= PAGES:
            raise Refusal(429, "lobby-crowded", most=PAGES)
        self.guests.add(guest)
        self.greet(guest)
        self.changed()

    def farewell(self, guest: Guest) -> None:
        """A page has gone."""
        self.guests.discard(guest)
        self.changed()

    def changed(self) -> None:
        """Everybody is to be shown the lobby anew."""
        for guest in self.guests:
            guest.show()

    def tell_all(self, message: bytes) -> None:
        """Everybody is sent this."""
        for guest in self.guests:
            guest.tell(message)

    def view(self, guest: Guest) -> bytes:
        """The lobby as this page may see it."""
        return msgspec.json.encode(wire_talk.Lobby(here=len({other.person.id for other in self.guests})))
