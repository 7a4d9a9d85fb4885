"""People with a browser of their own, who press what the page shows."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from websockets.sync.client import connect

DESK = ViewportSize(width=1440, height=900)
LAPTOP = ViewportSize(width=1024, height=768)
PHONE = ViewportSize(width=390, height=844)
WAIT = 20_000
expect.set_options(timeout=WAIT)
Theme = Literal["light", "dark"]


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, site: str, size: ViewportSize, theme: Theme, locale: str = "en-GB") -> None:
        self.browser, self.site = browser, site
        self.context = browser.new_context(
            viewport=size, color_scheme=theme, has_touch=size is PHONE, reduced_motion="reduce", locale=locale
        )
        self.context.set_default_timeout(WAIT)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda message: self.faults.append(message.text) if message.type in ("error", "warning") else None)

    # ---------------------------------------------------------------- coming to a table

    def new_table(self, **wish: Any) -> str:
        """Makes a table without the form; its id."""
        answer = self.context.request.post(f"{self.site}/api/tables", data={"seats": len(wish.get("roles", "12")), **wish})
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def sit(self, table: str, seats: list[int], name: str = "") -> None:
        answer = self.context.request.post(f"{self.site}/api/tables/{table}/seats", data={"seats": seats, "name": name})
        assert answer.ok, answer.text()

    def ahead(self, table: str, *tokens: str) -> Any:
        """Plays these tokens without the page: the quick way to a position that a test is about.  What the table shows then."""
        cookies = "; ".join(f"{c['name']}={c['value']}" for c in self.context.cookies())
        address = f"{self.site.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(address, additional_headers={"cookie": cookies}, max_size=None) as line:
            view = json.loads(line.recv())
            for i, token in enumerate(tokens):
                if i > 30:  # the server answers forty at once, then twenty a second
                    time.sleep(0.06)
                line.send(json.dumps({"t": "act", "id": f"ahead-{view['n']}", "n": view["n"], "token": token}))
                while (message := json.loads(line.recv()))["t"] != "ack":
                    assert message["t"] != "no", f"{token}: {message}"
                while (view := json.loads(line.recv()))["t"] != "view":
                    pass
        return view

    def open(self, table: str) -> Person:
        self.page.goto(f"{self.site}/t/{table}")
        expect(self.page.locator(".game, .seats")).to_be_visible()
        return self

    def alone(self, *roles: str | None, ahead: str = "", **wish: Any) -> Person:
        """Takes all seats of a new table, plays `ahead`, and opens the table."""
        table = self.new_table(roles=list(roles), **wish)
        self.sit(table, list(range(len(roles))))
        self.ahead(table, *ahead.split())
        return self.open(table)

    # ---------------------------------------------------------------- what can be pressed

    def at(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def tool(self, name: str) -> None:
        self.at(f"[data-tool={name}]").click()

    def city(self, code: str) -> None:
        self.at(f".city[data-city={code}] .hit").click(force=True)

    def may(self, tool: str) -> None:
        """It is time for this tool: a button that is there may still be off, since the turn is somebody else's."""
        expect(self.at(f"[data-tool={tool}][aria-disabled=false]")).to_be_visible()

    def targets(self) -> list[str]:
        """The ringed cities."""
        return [str(city.get_attribute("data-city")) for city in self.at(".city[data-ringed]").all()]

    def option(self, value: str) -> None:
        self.at(f"[data-options] :is([data-option='{value}'], [data-card='{value}'])").click()

    def do(self, what: str) -> None:
        self.at(f"[data-do={what}]").click()

    def way(self, id: str) -> None:
        self.at(f".pop [data-way='{id}']").click()

    def card(self, code: str) -> None:
        self.at(f".hand [data-card={code}]").click()

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    # ---------------------------------------------------------------- what can be seen

    def pawn_at(self, seat: int, code: str) -> None:
        """The pawn stands there for everybody, not on this screen alone."""
        expect(self.at(f"[data-pawn='{seat}']:not(.ghost)")).to_have_attribute("data-city", code)

    def hears(self, text: str) -> None:
        """The log says so."""
        expect(self.at(".log li").filter(has_text=text).first).to_be_visible()

    def hand(self, seat: int) -> list[str]:
        """The cards of a seat, read in one go, without those that are on their way out of it."""
        cards = self.at(f"[data-seat='{seat}'] [data-card]")
        found: list[str] = cards.evaluate_all("all => all.filter(card => !card.closest('[inert]')).map(card => card.dataset.card)")
        return found


MakePerson = Callable[..., Person]
