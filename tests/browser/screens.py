"""Makes the pictures of docs/screens: a real server, real people, fixed deals.  `make screens`, or with a folder and names of scenes."""

from __future__ import annotations

import base64
import json
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright
from server_of_ones_own import running
from visitors import DESK, LAPTOP, PHONE, Person, Theme
from websockets.sync.client import ClientConnection, connect

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screens"
WIDE: Final = ViewportSize(width=1920, height=1080)
LYING: Final = ViewportSize(width=844, height=390)
SIZES: Final = {"1440": DESK, "1920": WIDE, "1024": LAPTOP, "390": PHONE, "844": LYING}
QUALITY: Final = 82
"""Of the pictures, in WebP."""

ROLES: Final = ["MED", "DIS", "SCI", "QUA"]
NAMES: Final = ["Mara", "Ines", "Tomas", "Yuki"]
DEAL: Final = {"seed": "harbour-73", "epidemics": 5, "challenges": ["mutation"], "name": "Harbour table", "first": 0}
PLAYED: Final = """0:CHI 0:MEX 0:-y 0:MIA 1:@MIA 1:-y 1:BOG 1:SAO 2:MIA 2:BOG 2:SAO 2:-y 3:MIA 3:BOG 3:SAO 3:-y
    0:WAS 0:-b 0:NYC 0:-b 1:QUA:MAD 1:QUA:SAO 1:LAG 1:QUA:@LAG 2:. 3:-y 3:SAO 3:BOG 3:LIM 0:MON 0:CHI"""
"""Seat and token; every moment for events is let pass."""

Scene = Callable[["Studio", ViewportSize, Theme], Person]


class Studio:
    """A server, a browser, and the same four people in every picture."""

    def __init__(self, browser: Browser, site: str) -> None:
        self.browser, self.site = browser, site
        self.people = [Person(browser, site, DESK, "light") for _ in NAMES]
        self.tables: dict[str, str] = {}

    def table(self, key: str, tokens: str, **wish: Any) -> str:
        """The table of this name, made when it is first asked for."""
        if key not in self.tables:
            mara = self.people[0]
            table = mara.new_table(**{"roles": ROLES, **DEAL, **wish})
            for seat, person in enumerate(self.people):
                person.sit(table, [seat], NAMES[seat])
            self.play(table, tokens)
            self.tables[key] = table
        return self.tables[key]

    def play(self, table: str, tokens: str) -> None:
        """Every moment for events is let pass."""
        with ExitStack() as stack:
            lines = [stack.enter_context(self.line(person, table)) for person in self.people]
            view = next(json.loads(line.recv(10)) for line in lines)
            for seat, token in (each.split(":", 1) for each in tokens.split()):
                while view["ask"]["step"] == "win":
                    asked = view["ask"]["seats"][0]
                    view = self.send(lines[asked], view["n"], f".{view['seats'][asked]['role']}")
                view = self.send(lines[int(seat)], view["n"], token)

    def say(self, table: str, seat: int, **message: Any) -> None:
        with self.line(self.people[seat], table) as line:
            line.recv(10)
            line.send(json.dumps({"id": f"said-{time.time_ns()}", **message}))
            while json.loads(line.recv(10))["t"] not in ("ack", "no"):
                pass

    def line(self, person: Person, table: str) -> ClientConnection:
        cookies = "; ".join(f"{c['name']}={c['value']}" for c in person.context.cookies())
        return connect(
            f"{self.site.replace('http', 'ws')}/api/tables/{table}/socket", additional_headers={"cookie": cookies}, max_size=None
        )

    def send(self, line: ClientConnection, n: int, token: str) -> Any:
        """The table after it."""
        time.sleep(0.04)  # a seat may send twenty in a second
        line.send(json.dumps({"t": "act", "id": f"{n} {token}", "n": n, "token": token}))
        least = 0
        while True:
            message = json.loads(line.recv(10))
            assert message["t"] != "no", f"{token}: {message}"
            if message["t"] == "ack":
                least = message["n"]
            elif message["t"] == "view" and least and message["n"] >= least:
                return message

    def sees(self, seat: int, table: str, size: ViewportSize, theme: Theme, path: str = "") -> Person:
        """Somebody opens a table, on a device of this size."""
        me = Person(self.browser, self.site, size, theme)
        me.context.add_cookies(self.people[seat].context.cookies())  # type: ignore[arg-type]
        me.page.goto(f"{self.site}/t/{table}{path}" if table else f"{self.site}/{path}")
        if table:
            expect(me.at(".game, .seats")).to_be_visible()
        return me


# ---------------------------------------------------------------- the scenes


def game(studio: Studio, size: ViewportSize, theme: Theme) -> Person:
    """In the middle of a game, with a city looked at, a chat and a proposal."""
    fresh = "game" not in studio.tables
    table = studio.table("game", PLAYED)
    if fresh:
        studio.say(table, 2, t="say", text="I can be in Miami for two actions if you need the card.")
        studio.say(table, 1, t="say", text="Los Angeles is back on top after the next epidemic.")
        studio.say(table, 1, t="propose", steps=[{"seat": 0, "token": "SFO"}, {"seat": 0, "token": "-b"}])
        studio.say(table, 2, t="agree", plan=1)
        studio.say(table, 3, t="say", text="Lima is safe while I stand there.")
    me = studio.sees(0, table, size, theme)
    me.may("drive")
    if size not in (PHONE, LYING):
        me.tool("drive")
        me.at(".city[data-city=MON]").focus()
    else:
        me.city("SFO")
    return me


def window(studio: Studio, size: ViewportSize, theme: Theme) -> Person:
    table = studio.table("window", PLAYED + " 0:.")
    me = studio.sees(1, table, size, theme)
    expect(me.at("[data-do=pass]")).to_be_visible()
    return me


SCENES: Final[dict[str, tuple[Scene, str]]] = {
    "game": (game, "1440l 1440d 1920l 1920d 1024l 1024d 390l 390d 844l 844d"),
    "window": (window, "1440l 1440d 390l 390d 1024l 1920l"),
}


def picture(me: Person, path: Path) -> None:
    """As the person sees it, when everything has come to rest."""
    me.page.evaluate("document.fonts.ready")
    me.page.wait_for_timeout(500)
    if path.suffix == ".png":
        me.page.screenshot(path=path)
        return
    shot = me.context.new_cdp_session(me.page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(base64.b64decode(shot["data"]))


def main(folder: Path, wanted: list[str], kind: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        studio = Studio(browser, server.site)
        for name, (scene, views) in SCENES.items():
            for view in views.split():
                size, theme = view[:-1], "dark" if view.endswith("d") else "light"
                file = f"{name}-{size}-{theme}"
                if wanted and not any(want in file for want in wanted):
                    continue
                me = scene(studio, SIZES[size], theme)  # type: ignore[arg-type]
                picture(me, folder / f"{file}.{kind}")
                print(file, me.faults or "")
                me.context.close()


if __name__ == "__main__":
    arguments = sys.argv[1:]
    own = arguments and "/" in arguments[0]
    main(Path(arguments[0]) if own else FOLDER, arguments[1 if own else 0 :], "png" if own else "webp")
