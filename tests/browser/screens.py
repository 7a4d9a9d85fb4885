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
from test_game import WON
from visitors import DESK, LAPTOP, PHONE, Person, Theme
from websockets.sync.client import ClientConnection, connect

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screens"
IDLE: Final = "idle"
"""In place of a token: whoever is awaited does as little as can be."""
PASS: Final = "pass"
"""No token: moments for events go by, as they do before each of the others."""
WIDE: Final = ViewportSize(width=1920, height=1080)
LYING: Final = ViewportSize(width=844, height=390)
SIZES: Final = {"1440": DESK, "1920": WIDE, "1024": LAPTOP, "390": PHONE, "844": LYING}
STILL: Final = "() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined))).then(() => undefined)"
"""Everything that moves has come to its end."""
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
        self.online: list[ClientConnection] = []

    def table(self, key: str, tokens: str, **wish: Any) -> str:
        """The table of this name, made when it is first asked for."""
        if key not in self.tables:
            roles = wish.get("roles", ROLES)
            table = self.people[0].new_table(**{"roles": roles, **(wish or DEAL)})
            for seat in range(len(roles)):
                self.people[seat].sit(table, [seat], NAMES[seat])
            self.online += [self.line(person, table) for person in self.people[: len(roles)]]
            self.play(table, tokens)
            self.tables[key] = table
        return self.tables[key]

    def play(self, table: str, tokens: str) -> None:
        """Every moment for events is let pass."""
        with ExitStack() as stack:
            lines = [stack.enter_context(self.line(person, table)) for person in self.people]
            view = next(json.loads(line.recv(10)) for line in lines)
            for each in tokens.split():
                while view["ask"]["step"] == "win":
                    asked = view["ask"]["seats"][0]
                    view = self.send(lines[asked], view["n"], f".{view['seats'][asked]['role']}")
                if each == PASS:
                    continue
                if each != IDLE:
                    seat, token = each.split(":", 1)
                    view = self.send(lines[int(seat)], view["n"], token)
                elif view["phase"] == "playing":
                    seat = view["ask"]["seats"][0]
                    card = next((c for c in view["seats"][seat]["hand"] if len(c) == 3), "")
                    view = self.send(lines[seat], view["n"], f"x{card}" if view["ask"]["step"] == "hand" else ".")

    def say(self, table: str, seat: int, **message: Any) -> None:
        with self.line(self.people[seat], table) as line:
            line.recv(10)
            line.send(json.dumps({"id": f"said-{time.time_ns()}", **message}))
            while (answer := json.loads(line.recv(10)))["t"] != "ack":
                assert answer["t"] != "no", answer

    def line(self, person: Person, table: str) -> ClientConnection:
        cookies = "; ".join(f"{c['name']}={c['value']}" for c in person.context.cookies())
        return connect(
            f"{self.site.replace('http', 'ws')}/api/tables/{table}/socket",
            additional_headers={"cookie": cookies},
            max_size=None,
            ping_interval=None,
            max_queue=None,
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
        studio.say(table, 1, t="propose", steps=[{"seat": 0, "token": "MON"}, {"seat": 0, "token": "-p"}])
        studio.say(table, 2, t="agree", plan=1, yes=True)
        studio.say(table, 3, t="say", text="Lima is safe while I stand there.")
    me = studio.sees(0, table, size, theme)
    me.may("drive")
    if size is not PHONE and size is not LYING:
        if size != LAPTOP:
            me.at("[data-panel=chat]").click()
        me.card("PAR")
    else:
        me.city("SFO")
    return me


def window(studio: Studio, size: ViewportSize, theme: Theme) -> Person:
    me = studio.sees(1, studio.table("window", PLAYED + " 0:."), size, theme)
    expect(me.at("[data-do=pass]")).to_be_visible()
    return me


def share(studio: Studio, size: ViewportSize, theme: Theme) -> Person:
    me = studio.sees(0, studio.table("share", "", roles=["RES", "SCI", "MED"], seed="deal-919", first=0), size, theme)
    me.may("share")
    me.tool("share")
    return me


def discard(studio: Studio, size: ViewportSize, theme: Theme) -> Person:
    me = studio.sees(0, studio.table("discard", f"0:. 0:. {PASS}", roles=["SCI"], seed="deal-1320"), size, theme)
    expect(me.at("[data-prompt]")).to_contain_text("Discard")
    me.card(me.hand(0)[1])
    return me


def forecast(studio: Studio, size: ViewportSize, theme: Theme) -> Person:
    me = studio.sees(2, studio.table("forecast", "2:FORECAST", roles=["PLA", "OPS", "MED"], seed="deal-29805", first=0), size, theme)
    expect(me.at("[data-prompt]")).to_be_visible()
    return me


def cure(studio: Studio, size: ViewportSize, theme: Theme) -> Person:
    me = studio.sees(0, studio.table("cure", "", roles=["SCI"], seed="deal-1320"), size, theme)
    me.may("cure")
    me.tool("cure")
    for card in ("MUM", "BAG", "KAR"):
        me.option(card)
    return me


def win(studio: Studio, size: ViewportSize, theme: Theme) -> Person:
    fresh = "win" not in studio.tables
    table = studio.table("win", "", roles=["SCI"], seed="win-42")
    if fresh:
        studio.people[0].ahead(table, *WON.split())
        with studio.line(studio.people[0], table) as line:
            view = json.loads(line.recv(10))
            cure = next(legal["token"] for legal in view["legal"] if legal["token"].startswith("!"))
            studio.send(line, view["n"], cure)
    me = studio.sees(0, table, size, theme)
    expect(me.at("dialog [data-over]")).to_be_visible()
    return me


def loss(studio: Studio, size: ViewportSize, theme: Theme) -> Person:
    me = studio.sees(0, studio.table("loss", PLAYED + f" {IDLE}" * 60), size, theme)
    expect(me.at("dialog [data-over]")).to_be_visible()
    return me


def replay(studio: Studio, size: ViewportSize, theme: Theme) -> Person:
    me = studio.sees(0, studio.table("loss", PLAYED + f" {IDLE}" * 60), size, theme, "/replay#110")
    expect(me.at("[data-do=play]")).to_be_visible()
    return me


def lobby(studio: Studio, size: ViewportSize, theme: Theme) -> Person:
    if "lobby" not in studio.tables:
        for seat, (name, roles, wish) in enumerate(OPEN):
            table = studio.people[seat].new_table(name=name, roles=roles, listed=True, **wish)
            studio.people[seat].sit(table, [0], NAMES[seat])
            studio.tables["lobby"] = table
    stranger = Person(studio.browser, studio.site, size, theme)
    stranger.page.goto(studio.site)
    expect(stranger.at(".sum")).to_be_visible()
    return stranger


def create(studio: Studio, size: ViewportSize, theme: Theme) -> Person:
    me = lobby(studio, size, theme)
    me.page.get_by_text("All options").click()
    return me


OPEN: Final[list[tuple[str, list[str | None], dict[str, Any]]]] = [
    ("Slow Sunday", [None] * 3, {"epidemics": 4}),
    ("Legend run", [None] * 4, {"epidemics": 7}),
    ("Northern lights", [None] * 5, {"epidemics": 6, "challenges": ["mutation"]}),
]
"""Tables that wait for players: their names, roles and options."""

SCENES: Final[dict[str, tuple[Scene, str]]] = {
    "game": (game, "1440l 1440d 1920l 1920d 1024l 1024d 390l 390d 844l 844d"),
    "window": (window, "1440l 1440d 1920l 1024d 390l 390d"),
    "share": (share, "1440l 1024d 390l"),
    "discard": (discard, "1440l 1024l 390d"),
    "forecast": (forecast, "1440d 1024l 390l"),
    "cure": (cure, "1440l 1024d 390l"),
    "win": (win, "1440l 390l"),
    "loss": (loss, "1440d 390d"),
    "lobby": (lobby, "1440l 1440d 1024l 390l 390d"),
    "create": (create, "1440l 1920l 390l"),
    "replay": (replay, "1440l 1440d 1024l 390l"),
    "colours": (game, "1440l-protanopia 1440l-deuteranopia 1440l-tritanopia 1440d-deuteranopia 390l-achromatopsia"),
}
"""Each with the sizes and themes it is shown in, and how somebody sees who does not see all colours."""


def picture(me: Person, path: Path) -> None:
    """As the person sees it, when everything has come to rest."""
    me.page.evaluate("document.fonts.ready")
    me.page.wait_for_timeout(500)
    me.page.evaluate(STILL)
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
                screen, _, eyes = view.partition("-")
                size, theme = screen[:-1], "dark" if screen.endswith("d") else "light"
                file = "-".join(part for part in (name, size, theme, eyes) if part)
                if wanted and not any(want in file for want in wanted):
                    continue
                me = scene(studio, SIZES[size], theme)  # type: ignore[arg-type]
                if eyes:
                    me.context.new_cdp_session(me.page).send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
                picture(me, folder / f"{file}.{kind}")
                print(file, me.faults or "")
                me.context.close()


if __name__ == "__main__":
    arguments = sys.argv[1:]
    own = arguments and "/" in arguments[0]
    main(Path(arguments[0]) if own else FOLDER, arguments[1 if own else 0 :], "png" if own else "webp")
