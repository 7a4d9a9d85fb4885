"""People with names: each comes from an address of their own, so that what one tries too often is not held against another."""

from __future__ import annotations

from itertools import count
from typing import Any

from visitor import Answer, Person, Server

PASSWORD = "correct horse battery"
addresses = count(1)


class Folk(Person):
    """Somebody who may claim a name."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.address = f"10.0.0.{next(addresses)}"

    def claim(self, name: str, password: str = PASSWORD) -> Answer:
        return self.ask("POST", "/api/me", {"name": name, "password": password})

    def sign_in(self, name: str, password: str = PASSWORD) -> Answer:
        return self.ask("POST", "/api/session", {"name": name, "password": password})

    def me(self) -> Any:
        return self.ask("GET", "/api/me").json


def claimed(server: Server, name: str) -> Folk:
    """Somebody who has just claimed that name."""
    person = Folk(server)
    answer = person.claim(name)
    assert answer.status == 201, answer.body
    return person
