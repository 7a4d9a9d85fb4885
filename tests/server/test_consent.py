"""Where others are asked first: the seat that is asked accepts or declines; nobody is asked by himself."""

from __future__ import annotations

from visitor import Page, Person

ROLES = ("DIS", "MED")


def made(ann: Person) -> str:
    return ann.make(roles=ROLES, first=0, options={"approval": True})


def two(ann: Person, bo: Person) -> tuple[Page, Page]:
    """Ann is the Dispatcher and begins, Bo is the Medic."""
    table = made(ann)
    ann.sit(table, 0, name="Ann")
    bo.sit(table, 1, name="Bo")
    return ann.look(table), bo.look(table)


def test_who_is_asked_declines_and_nothing_is_paid(ann: Person, bo: Person) -> None:
    a, b = two(ann, bo)
    with a, b:
        before = a.view["line"]
        assert a.act("MED:CHI")["t"] == "ack"
        assert a.view["legal"] == [] and a.act("yes")["why"]["id"] == "act-not-your-seat"
        b.until(a.view["n"])
        ask = b.view["ask"]
        assert (ask["step"], ask["seats"], ask["part"]) == ("consent", [1], "act")
        assert ask["asked"] == {"token": "MED:CHI", "kind": "drive", "seat": 0, "pawn": 1, "city": "CHI"}
        assert [legal["kind"] for legal in b.view["legal"]] == ["accept", "decline"]
        assert b.act("no")["t"] == "ack"
        a.until(b.view["n"])
        assert a.view["line"] == before and "asked" not in a.view["ask"]


def test_who_is_asked_accepts_and_may_take_it_back(ann: Person, bo: Person) -> None:
    a, b = two(ann, bo)
    with a, b:
        a.act("MED:CHI")
        b.until(a.view["n"])
        b.act("yes")
        a.until(b.view["n"])
        assert a.view["board"]["pawns"] == ["ATL", "CHI"] and a.view["ask"]["arg"] == 3
        assert b.view["undo"] == {"token": "yes", "seat": 1, "why": None}
        assert b.say(b.command("undo"))["t"] == "ack"
        b.until(b.view["n"] + 1)
        assert b.view["ask"]["step"] == "consent" and b.view["board"]["pawns"] == ["ATL", "ATL"]


def test_who_asks_may_withdraw_the_question(ann: Person, bo: Person) -> None:
    a, b = two(ann, bo)
    with a, b:
        before = a.view["line"]
        a.act("MED:CHI")
        assert a.say(a.command("undo"))["t"] == "ack"
        a.until(a.view["n"] + 1)
        assert a.view["line"] == before


def test_own_seats_never_ask(ann: Person) -> None:
    """The answer is given at once, in the same command, and taken back with the question."""
    table = made(ann)
    ann.sit(table, 0, 1)
    with ann.look(table) as page:
        before, n = page.view["line"], page.view["n"]
        assert page.act("MED:CHI")["n"] == n + 2
        assert page.tokens()[-2:] == ["MED:CHI", "yes"]
        assert page.view["ask"]["step"] == "act" and page.view["board"]["pawns"] == ["ATL", "CHI"]
        assert page.view["undo"] == {"token": "MED:CHI", "seat": 0, "why": None}
        assert page.say(page.command("undo"))["t"] == "ack"
        page.until(n + 3)
        assert page.view["line"] == before


def test_what_touches_nobody_else_is_not_asked(ann: Person, bo: Person) -> None:
    a, b = two(ann, bo)
    with a, b:
        a.act("CHI")
        assert a.view["ask"]["step"] == "act" and a.view["ask"]["arg"] == 3
