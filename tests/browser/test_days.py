"""Games over days: being told of a turn by the browser, by e-mail and by webhook, and a tab that says whose move it is."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect
from receivers import Browser as Receiver, Hook, Post, hooked, posted
from test_access import clean
from visitor import Server
from visitors import DESK, PHONE, Person

HOURS = {"clock": "hours", "hours": 24}


@pytest.fixture
def hook() -> Iterator[Hook]:
    with hooked() as there:
        yield there


@pytest.fixture
def post() -> Iterator[Post]:
    with posted() as there:
        yield there


@pytest.fixture
def days(tmp_path: Path, post: Post, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server that tells people of their turns, on this machine alone."""
    monkeypatch.setenv("FOURCURES_LOCAL_WEBHOOKS", "1")
    monkeypatch.setenv("FOURCURES_SMTP_URL", post.url)
    monkeypatch.setenv("FOURCURES_MAIL_FROM", "table@example.org")
    running = Server(tmp_path / "data", "--address", "https://play.example.org")
    yield f"http://127.0.0.1:{running.port}"
    running.stop()


@pytest.fixture
def me(browser: Browser, days: str) -> Iterator[Person]:
    person = Person(browser, days, DESK, "light")
    yield person
    person.context.close()
    assert not person.faults


def my_turn(me: Person) -> str:
    """A table over days that waits for me from now on; its id."""
    other = Person(me.browser, me.site, DESK, "light")
    table = other.new_table(roles=["MED", "SCI"], first=1, name="Over days", pace=HOURS)
    me.sit(table, [1], "Me")
    other.sit(table, [0], "Ann")
    other.context.close()
    return table


def test_a_webhook_is_set_and_told(me: Person, hook: Hook) -> None:
    me.page.goto(f"{me.site}/me")
    me.at("[data-way=hook] summary").click()
    field = me.at("[data-way=hook] input")
    field.fill(hook.url)
    me.do("hook")
    expect(me.page.get_by_text("The address is saved.")).to_be_visible()
    table = my_turn(me)
    told = hook.message()
    assert (told["text"], told["who"]) == (f"It is your turn at Over days (turn 1). https://play.example.org/t/{table}", "Me")
    me.page.reload()
    expect(field).to_have_value(hook.url)
    field.fill("")
    me.do("hook")
    expect(me.page.get_by_text("No more messages go there.")).to_be_visible()


def test_an_address_is_confirmed_and_ended(me: Person, post: Post) -> None:
    me.page.goto(f"{me.site}/me")
    me.page.get_by_label("Your address").fill("me@example.org")
    me.do("mail")
    expect(me.at("[data-confirmed=false]")).to_contain_text("me@example.org")
    link = re.search(r"example\.org(/me#confirm=\S+)", post.mail()[1])
    assert link
    phone = Person(me.browser, me.site, PHONE, "dark")  # the e-mail is read somewhere else
    phone.page.goto(f"{me.site}{link[1]}")
    phone.do("mail-answer")
    expect(phone.page.get_by_text("The address is confirmed.")).to_be_visible()
    assert phone.page.url == f"{me.site}/me"
    me.page.reload()
    expect(me.at("[data-confirmed=true]")).to_be_visible()
    my_turn(me)
    mail, text = post.mail()
    assert mail["Subject"] == "It is your turn at Over days (turn 1)."
    stop = re.search(r"example\.org(/me#stop=\S+)", text)
    assert stop
    phone.page.goto("about:blank")
    phone.page.goto(f"{me.site}{stop[1]}")
    phone.do("mail-answer")
    expect(phone.page.get_by_text("No more e-mails are sent.")).to_be_visible()
    phone.context.close()
    me.page.reload()
    expect(me.page.get_by_label("Your address")).to_have_value("")


def test_a_browser_takes_notices_when_its_reader_asks_for_them(me: Person, hook: Hook) -> None:
    receiver = Receiver(f"{hook.url}/push")
    # No push service can be reached here: its part is played by the receiver, the rest is the browser's own.
    me.page.add_init_script(
        f"""const made = {json.dumps(receiver.subscription())};
        let on = false;
        const mine = {{ endpoint: made.endpoint, toJSON: () => made, unsubscribe: async () => !(on = false) }};
        Notification.requestPermission = async () => "granted";
        PushManager.prototype.subscribe = async (asked) => {{
          on = asked.userVisibleOnly && asked.applicationServerKey.length === 65;
          return mine;
        }};
        PushManager.prototype.getSubscription = async () => (on ? mine : null);"""
    )
    me.page.goto(f"{me.site}/me")
    me.do("push-on")
    expect(me.page.get_by_text("This browser tells you.")).to_be_visible()
    table = my_turn(me)
    told = receiver.read(hook.hear()[2])
    assert told == {"title": "Over days", "text": "It is your turn at Over days (turn 1).", "link": f"/t/{table}", "tag": table}
    me.do("push-off")
    expect(me.at("[data-do=push-on]")).to_be_visible()
    my_turn(me)
    assert hook.silent()


def test_the_tab_says_that_it_is_my_move(me: Person) -> None:
    table = my_turn(me)
    me.open(table)
    me.may("drive")
    show = """hidden => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    icon = "() => document.querySelector('link[rel=icon]').getAttribute('href')"
    me.page.evaluate(show, True)
    expect(me.page).to_have_title(re.compile("^Your move – Over days"))
    assert me.page.evaluate(icon) == "/icon-turn.svg"
    me.page.evaluate(show, False)
    expect(me.page).to_have_title(re.compile("^Over days"))
    assert str(me.page.evaluate(icon)).endswith("/icon.svg")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_panel_is_for_everybody(browser: Browser, days: str, axe: str, size: ViewportSize) -> None:
    me = Person(browser, days, size, "light")
    me.page.goto(f"{days}/me#stop=secret")
    expect(me.at("[data-do=mail-answer]")).to_be_visible()
    me.at("[data-way=hook] summary").click()
    clean(me, axe)
    if size is PHONE:
        pressed = "[data-notices] :is(button, input:not([type=checkbox]), summary, .always)"
        heights = me.at(pressed).evaluate_all("all => all.map((one) => one.offsetHeight)")
        assert heights and min(heights) >= 44
    me.context.close()
