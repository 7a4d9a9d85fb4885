"""Talk: who hears whom, how much may be said, and what becomes of it."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from folk import Folk, claimed
from visitor import Page, Person, Server, refused

HTML = "<img src=x onerror=alert(1)> &amp; {{ x }}"


@pytest.fixture
def table(ann: Person, bo: Person) -> str:
    """A game of Ann, who made the table, and Bo."""
    table = ann.make(roles=["MED", "SCI"], first=0)
    ann.sit(table, 0, name="Ann")
    bo.sit(table, 1, name="Bo")
    return table


def no(said: dict[str, Any]) -> str:
    """What kept somebody from saying it."""
    assert said["t"] == "no", said
    return str(said["why"]["id"])


def bodies(page: Page) -> list[Any]:
    return [line["body"] for line in page.lines.values()]


def nothing_new(page: Page) -> None:
    """Whatever was on its way is there; nothing else comes."""
    assert page.say({"t": "ping"}) == {"t": "pong"}


def watch(server: Server, table: str) -> tuple[Person, Page]:
    eve = Person(server)
    return eve, eve.look(table)


def test_lines_are_heard_by_all_and_by_those_who_come_later(server: Server, ann: Person, bo: Person, table: str) -> None:
    with ann.look(table) as a, bo.look(table) as b:
        assert a.act("CHI" if any(x["token"] == "CHI" for x in a.view["legal"]) else a.view["legal"][0]["token"])["t"] == "ack"
        assert a.talk(text=HTML)["t"] == "ack"
        heard = b.reads(HTML)  # as it was written: escaping is for whoever shows it
        assert (heard["channel"], heard["kind"], heard["name"], heard["seat"]) == ("table", "text", "Ann", 0)
        assert (heard["n"], heard["turn"]) == (len(a.log), 1) and not heard.get("mine")
        assert a.reads(HTML)["mine"]
    eve, page = watch(server, table)
    with page:
        assert page.first["t"] == "view"
        assert page.reads(HTML)["name"] == "Ann"
    whole = eve.ask("GET", f"/api/tables/{table}/talk").json
    assert [line["body"] for line in whole["lines"]] == [HTML] and whole["t"] == "lines"


def test_what_the_words_of_a_line_may_be(ann: Person, table: str) -> None:
    with ann.look(table) as page:
        assert no(page.talk(text=" \n\u200b ")) == "talk-empty"
        assert no(page.talk(text="x" * 501)) == "talk-long"
        assert no(page.talk(text="\n".join("abcdefg"))) == "talk-breaks"
        assert no(page.talk(t="roll", sides=1)) == "talk-sides"
        assert no(page.talk(t="phrase", phrase="phrase-nothing")) == "talk-phrase-unknown"
        assert no(page.talk(t="phrase", phrase="phrase-cure", about="ATL")) == "talk-phrase-about"
        assert no(page.talk(t="phrase", phrase="phrase-hello", about="ATL")) == "talk-phrase-about"
        assert no(page.talk(text="to all", channel="table")) == "server-field-unknown"
        assert no(page.say({"t": "say", "id": "", "text": "x"})) == "act-id"
        assert bodies(page) == []
        assert page.talk(text="one\r\n\n\n\n two\u202eeerht \U0001f469\u200d\U0001f680\n")["t"] == "ack"
        page.reads("one\n\ntwo eerht \U0001f469\u200d\U0001f680")  # nothing turns the text around
        assert page.talk(text="x" * 500)["t"] == "ack"


def test_phrases_are_ids_and_dice_are_rolled_here(ann: Person, bo: Person, table: str) -> None:
    with ann.look(table) as a, bo.look(table) as b:
        assert a.talk(t="phrase", phrase="phrase-cure", about="b")["t"] == "ack"
        assert b.reads({"id": "phrase-cure", "args": {"disease": "b"}})["kind"] == "phrase"
        assert a.talk(t="phrase", phrase="phrase-turn", about="SCI")["t"] == "ack"
        assert a.talk(t="roll", sides=20)["t"] == "ack"
        while not (rolls := [line["body"] for line in b.lines.values() if line["kind"] == "roll"]):
            b.hear()
        assert rolls[0]["id"] == "talk-roll" and rolls[0]["args"]["sides"] == 20 and 1 <= rolls[0]["args"]["result"] <= 20


def test_watchers_have_a_channel_of_their_own(server: Server, ann: Person, table: str) -> None:
    _, page = watch(server, table)
    with ann.look(table) as a, page:
        assert no(page.talk(text="Do not fly!")) == "talk-nameless"
        assert page.talk(text="Do not fly!", name="Eve")["t"] == "ack"
        heard = a.reads("Do not fly!")
        assert (heard["channel"], heard["name"], heard.get("seat")) == ("watch", "Eve", None)


def test_before_the_game_begins_all_talk_together_and_after_it_too(server: Server, ann: Person) -> None:
    table = ann.make(roles=["MED", "SCI"])
    eve, page = watch(server, table)
    with page:
        assert page.talk(text="May I join?", name="Eve")["t"] == "ack"
        assert page.reads("May I join?")["channel"] == "table"
    eve.sit(table, 0, name="Eve")
    ann.sit(table, 1, name="Ann")
    with ann.look(table) as a, eve.look(table) as e:
        assert a.reads("May I join?")["turn"] == 0
        assert e.talk(text="I may")["t"] == "ack" and e.reads("I may")["seat"] == 0
    assert ann.ask("DELETE", f"/api/tables/{table}/seats").status == 200
    with ann.look(table) as a:
        assert a.talk(text="I only look", name="Ann")["t"] == "ack"
        assert a.reads("I only look")["channel"] == "watch"


def test_the_same_line_is_said_once(ann: Person, table: str) -> None:
    line = {"t": "say", "id": "lost connection", "text": "only once"}
    with ann.look(table) as page:
        assert page.say(line)["again"] is False
        assert page.say(line)["again"] is True
    other = ann.make(roles=["MED", "SCI"])
    with ann.look(other) as page:  # another table is another line
        assert page.say(line | {"name": "Ann"})["again"] is False
    assert len(ann.ask("GET", f"/api/tables/{table}/talk").json["lines"]) == 1


def test_nobody_may_talk_without_end(ann: Person, bo: Person, table: str) -> None:
    with ann.look(table) as a, bo.look(table) as b:
        said = [a.talk(text=f"line {i}") for i in range(6)]
        assert [answer["t"] for answer in said] == ["ack"] * 5 + ["no"]
        assert no(said[5]) == "talk-too-fast" and said[5]["why"]["args"]["seconds"] >= 1
        assert b.talk(text="I still may")["t"] == "ack"
    with ann.look(table) as a:  # a new page is the same person
        assert no(a.talk(text="line 7")) == "talk-too-fast"


def test_a_guest_does_not_talk_under_a_name_that_is_claimed(server: Server, bo: Person, table: str) -> None:
    person = claimed(server, "Talks Here")
    _, page = watch(server, table)
    with page:
        assert no(page.talk(text="It is me", name="talks  HERE")) == "name-taken"
        assert no(page.talk(text="It is me", name="x" * 25)) == "field-too-long"
    with person.look(table) as own:
        assert own.talk(text="It is me", name="Somebody Else")["t"] == "ack"
        heard = own.reads("It is me")
        assert (heard["name"], heard["claimed"]) == ("Talks Here", True)
    assert bo.ask("PATCH", f"/api/tables/{table}/seats", {"name": "Talks here"}).status == 200
    with bo.look(table) as b:
        assert no(b.talk(text="It is me")) == "name-taken"


def test_signs_are_set_and_taken_away_and_tell_who(ann: Person, bo: Person, table: str) -> None:
    with ann.look(table) as a, bo.look(table) as b:
        assert a.talk(text="Shall I?")["t"] == "ack"
        line = b.reads("Shall I?")["id"]
        assert [b.talk(t="react", line=line, sign="yes")["t"] for _ in range(2)] == ["ack", "ack"]
        assert a.talk(t="react", line=line, sign="yes")["t"] == "ack"
        assert a.talk(t="react", line=line, sign="heart")["t"] == "ack"
        while len(b.lines[line].get("reactions", [])) < 2:
            b.hear()
        assert b.lines[line]["reactions"] == [{"sign": "yes", "names": ["Bo", "Ann"], "mine": True}, {"sign": "heart", "names": ["Ann"]}]
        assert b.talk(t="react", line=line, sign="yes", on=False)["t"] == "ack"
        nothing_new(b)
        assert b.lines[line]["reactions"][0] == {"sign": "yes", "names": ["Ann"]}
        assert no(b.talk(t="react", line=line, sign="rude")) == "server-field-wrong"
        assert no(b.talk(t="react", line=line + 1000, sign="yes")) == "talk-line-unknown"
    with bo.look(table) as b:
        assert [mark["sign"] for mark in b.reads("Shall I?")["reactions"]] == ["yes", "heart"]


def test_who_is_blocked_is_read_nowhere_any_more(server: Server, ann: Person, bo: Person, table: str) -> None:
    other = ann.make(roles=["MED", "SCI"])
    with ann.look(table) as a, bo.look(table) as b, ann.look(other) as elsewhere, bo.look(other) as there:
        assert b.talk(text="rude")["t"] == "ack"
        assert there.talk(text="rude there", name="Bo")["t"] == "ack"
        line = a.reads("rude")["id"]
        assert elsewhere.reads("rude there")["name"] == "Bo"
        assert a.talk(text="Stop it")["t"] == "ack"
        assert no(a.talk(t="block", line=a.reads("Stop it")["id"])) == "talk-line-yours"
        assert a.talk(t="block", line=line)["t"] == "ack"
        nothing_new(a)
        assert elsewhere.hear()["fresh"]  # the other page of hers begins anew
        assert bodies(a) == ["Stop it"] and bodies(elsewhere) == []
        assert b.talk(text="more of it")["t"] == "ack"
        assert b.talk(t="react", line=b.reads("Stop it")["id"], sign="no")["t"] == "ack"
        nothing_new(a)
        assert bodies(a) == ["Stop it"] and "reactions" not in a.reads("Stop it")
        assert no(a.talk(t="report", line=line)) == "talk-line-unknown"
        assert b.reads("Stop it")["name"] == "Ann"  # he is not told
    assert [line["body"] for line in ann.ask("GET", f"/api/tables/{table}/talk").json["lines"]] == ["Stop it"]
    blocks = ann.ask("GET", "/api/me/blocks").json
    assert [row["name"] for row in blocks] == ["Bo"] and bo.ask("GET", "/api/me/blocks").json == []
    assert bo.ask("DELETE", f"/api/me/blocks/{blocks[0]['id']}").json == []  # somebody else's is not his to lift
    with ann.look(table) as a:
        assert a.reads("Stop it") and len(a.lines) == 1
        assert ann.ask("DELETE", f"/api/me/blocks/{blocks[0]['id']}").json == []
        assert a.reads("more of it")


def test_the_host_mutes_and_nobody_else(server: Server, ann: Person, bo: Person, table: str) -> None:
    _, page = watch(server, table)
    with ann.look(table) as a, bo.look(table) as b, page:
        assert page.talk(text="noise", name="Eve")["t"] == "ack"
        line = a.reads("noise")["id"]
        b.reads("noise")
        assert no(b.talk(t="mute", line=line)) == no(page.talk(t="mute", line=line)) == "talk-not-host"
        assert a.talk(t="mute", line=line)["t"] == "ack"
        b.reads({"id": "talk-mute", "args": {"name": "Eve"}})
        nothing_new(a)
        assert a.lines[line]["muted"] and not b.lines[line].get("muted")
        assert no(page.talk(text="noise again", name="Eve")) == no(page.talk(t="react", line=line, sign="yes")) == "talk-muted"
        assert page.talk(t="report", line=line)["why"]["id"] == "talk-line-yours"
        assert a.talk(t="mute", line=line, on=False)["t"] == "ack"
        assert page.talk(text="sorry", name="Eve")["t"] == "ack"
        nothing_new(a)
        assert not a.lines[line].get("muted")
        note = a.reads({"id": "talk-unmute", "args": {"name": "Eve"}})
        assert (note["kind"], note["name"]) == ("note", "")
        assert no(a.talk(t="block", line=note["id"])) == "talk-line-of-nobody"


def test_the_lobby_is_a_room_too(server: Server, ann: Person, bo: Person, table: str) -> None:
    with ann.look(table) as at_table:
        assert at_table.talk(text="not for the lobby")["t"] == "ack"
        own = at_table.reads("not for the lobby")["id"]
    with ann.lobby() as a, bo.lobby() as b:
        assert a.first["t"] == "lobby" and b.first["here"] >= 2
        assert no(a.talk(text="Hello?")) == "talk-nameless"
        assert a.talk(text="Hello?", name="Ann")["t"] == "ack"
        heard = b.reads("Hello?")
        assert (heard["channel"], heard["name"]) == ("lobby", "Ann")
        assert b.talk(t="phrase", phrase="phrase-hello", name="Bo")["t"] == "ack"
        assert no(b.talk(t="phrase", phrase="phrase-cure", about="b", name="Bo")) == "talk-phrase-about"
        assert no(b.talk(t="react", line=own, sign="yes")) == "talk-line-unknown"  # what is said at tables is not to be had here
        assert b.talk(t="mute", line=heard["id"])["why"]["id"] == "server-field-wrong"
        assert b.talk(t="report", line=heard["id"], why="a test")["t"] == "ack"
        assert no(b.talk(t="report", line=heard["id"], why="x" * 201)) == "field-too-long"
    assert "Hello?" in [line["body"] for line in bo.ask("GET", "/api/lobby/talk").json["lines"]]


def test_whoever_runs_the_server_reads_what_is_reported(server: Server, ann: Person, bo: Person, table: str) -> None:
    with ann.look(table) as a, bo.look(table) as b:
        assert b.talk(text="rude\nand long")["t"] == "ack"
        line = a.reads("rude\nand long")["id"]
        assert a.talk(t="report", line=line, why="at first")["t"] == a.talk(t="report", line=line, why="not nice")["t"] == "ack"
    command = [sys.executable, "-m", "fourcures", "reports", "--data", str(server.data)]
    told = subprocess.run(command, capture_output=True, text=True).stdout
    assert f"table {table}, Bo: “rude / and long” (reason: not nice)" in told and "at first" not in told
    reports = json.loads(subprocess.run([*command, "--json"], capture_output=True, text=True).stdout)
    assert [(row["name"], row["body"]) for row in reports if row["table"] == table] == [("Bo", "rude\nand long")]
    nowhere = subprocess.run([*command[:-1], str(server.data / "nowhere")], capture_output=True, text=True)
    assert nowhere.returncode == 2 and "cannot be used" in nowhere.stderr


def test_closed_hands_are_told_by_nobody_but_their_owners(server: Server, ann: Person, bo: Person) -> None:
    table = ann.make(roles=["MED", "SCI"], options={"open_hands": False})
    ann.sit(table, 0, name="Ann")
    bo.sit(table, 1, name="Bo")
    with ann.look(table) as a, bo.look(table) as b:
        assert a.talk(text="I have a card")["t"] == "ack"
        heard = b.reads("I have a card")
        assert set(heard) <= {"id", "at", "channel", "n", "turn", "seat", "name", "kind", "body"}
        assert "person" not in str(heard) and heard["n"] == len(b.log)


def test_a_table_that_is_not_there_says_nothing(ann: Person) -> None:
    refused(ann.ask("GET", "/api/tables/nosuchtabl/talk"), 404)
    refused(ann.ask("GET", "/api/tables/nosuchtabl/options"), 404)


def test_the_table_in_words_stays(ann: Person, bo: Person, table: str) -> None:
    facts = ann.ask("GET", f"/api/tables/{table}/options").json["facts"]
    fresh = ann.make(roles=["MED", "SCI"], first=0)
    with ann.look(fresh) as page:
        assert facts == page.view["plan"]["facts"]


def test_a_restart_forgets_nothing_that_was_said(tmp_path: Path) -> None:
    first = Server(tmp_path / "data")
    ann, eve = Person(first), Person(first)
    table = ann.make(roles=["MED", "SCI"])
    ann.sit(table, 0, 1, name="Ann")
    with eve.look(table) as e, ann.look(table) as a:
        assert e.talk(text="noise", name="Eve")["t"] == "ack"
        assert a.talk(text="Stay")["t"] == "ack"
        line = a.reads("noise")["id"]
        assert a.talk(t="react", line=a.reads("Stay")["id"], sign="heart")["t"] == "ack"
        assert a.talk(t="mute", line=line)["t"] == a.talk(t="block", line=line)["t"] == "ack"
        before = e.say({"t": "ping"}) and e.lines
    first.kill()
    second = Server(tmp_path / "data")
    ann.port = eve.port = second.port
    with eve.look(table) as e, ann.look(table) as a:
        assert e.reads("noise") and e.lines == before
        assert no(e.talk(text="noise", name="Eve")) == "talk-muted"
        assert a.reads("Stay")["reactions"] == [{"sign": "heart", "names": ["Ann"], "mine": True}]
        assert "noise" not in bodies(a)
    second.stop()
    assert "Traceback" not in second.errors()


def test_two_hundred_lines_are_sent_and_the_others_are_asked_for(tmp_path: Path) -> None:
    first = Server(tmp_path / "data")
    ann = Person(first)
    table = ann.make()
    with ann.look(table) as page:
        assert page.talk(text="the first", name="Ann")["t"] == "ack"
    first.stop()
    file = sqlite3.connect(tmp_path / "data" / "fourcures.sqlite")
    columns = "table_id, channel, n, turn, at, person, name, kind"
    with file:
        row = f"INSERT INTO lines ({columns}, body) SELECT {columns}, ? FROM lines WHERE id = 1"
        file.executemany(row, [(f'"line {i}"',) for i in range(2, 251)])
    file.close()
    second = Server(tmp_path / "data")
    ann.port = second.port
    with ann.look(table) as page:
        last = page.hear()
        assert (last["earlier"], len(last["lines"]), last["lines"][0]["id"], last["lines"][-1]["body"]) == (True, 200, 51, "line 250")
        assert page.talk(text="one more", name="Ann")["t"] == "ack"
        assert page.talk(t="react", line=2, sign="ask")["t"] == "ack"  # also below a line that is long gone by
    older = ann.ask("GET", f"/api/tables/{table}/talk?before=51").json
    assert [line["id"] for line in older["lines"]] == list(range(1, 51)) and "earlier" not in older
    assert older["lines"][1]["reactions"] == [{"sign": "ask", "names": [""], "mine": True}]
    assert len(ann.ask("GET", f"/api/tables/{table}/talk").json["lines"]) == 251
    second.stop()


def test_what_a_guest_said_is_the_persons_and_goes_with_the_person(server: Server, bo: Person) -> None:
    guest = Folk(server)
    table = bo.make(roles=["MED", "SCI"])
    with guest.look(table) as g, bo.look(table) as b:
        assert g.talk(text="as a guest", name="Passer-by")["t"] == "ack"
        assert b.talk(text="as another", name="Bo")["t"] == "ack"
        assert g.talk(t="react", line=g.reads("as another")["id"], sign="wow", name="Passer-by")["t"] == "ack"
        assert g.talk(t="block", line=g.reads("as another")["id"])["t"] == "ack"
        assert guest.claim("Speaks Up").status == 201
        while b.reads("as a guest")["name"] != "Speaks Up":
            b.hear()
        nothing_new(g)
        assert bodies(g) == ["as a guest"]  # the person blocks whom the guest blocked
    talk = guest.ask("GET", "/api/me/export").json["talk"]
    assert [(line["table"], line["body"]) for line in talk["lines"]] == [(table, "as a guest")]
    assert [mark["sign"] for mark in talk["signs"]] == ["wow"] and talk["blocked"] == ["Bo"]
    assert guest.ask("PATCH", "/api/me", {"name": "Speaks Out"}).status == 200
    with bo.look(table) as b:
        assert b.reads("as a guest")["name"] == "Speaks Out"
        assert b.reads("as another")["reactions"] == [{"sign": "wow", "names": ["Speaks Out"]}]
        assert guest.ask("DELETE", "/api/me", {"name": "Speaks Out", "password": "correct horse battery"}).status == 200
        while b.reads("as a guest")["name"]:
            b.hear()
        assert "reactions" not in b.reads("as another") and not b.reads("as a guest").get("claimed")


def test_talk_does_not_move_the_game(ann: Person, table: str) -> None:
    with ann.look(table) as page:
        n = page.view["n"]
        assert page.talk(text="thinking")["n"] == n
        token = page.view["legal"][0]["token"]
        assert page.act(token)["n"] > n
