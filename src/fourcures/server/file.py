"""What the database file holds, and how one of an older version is brought up to date."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    case,
    func,
)

MARK: Final = 0x4675_7243  # "FurC": SQLite's application_id says whose file this is
VERSION: Final = 5

metadata = MetaData()
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("host", String, nullable=False),  # who made it: the id of a person, or the hash of a guest
    Column("config", String, nullable=False),  # JSON of game.Config
    Column("seed", String, nullable=False),
    Column("glance", String, nullable=False),  # JSON of game.Glance: derived, so that a list needs no replay
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, nullable=False),  # as the host of a table; "": somebody who is deleted
    Column("key", String, nullable=False),  # hash of the secret link
    Column("name", String, nullable=False),
    Index("seats_person", "person"),
)
events = Table(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("cmd", String),  # the command this row answers; the rows that follow from it have none
    Column("seat", Integer),  # none: Nature
    Column("at", Float, nullable=False),
    Column("token", String, nullable=False),
    UniqueConstraint("table_id", "cmd"),
    sqlite_with_rowid=False,
)
Index("tables_host", tables.c.host)

# ---------------------------------------------------------------- people (since version 2)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("folded", String, nullable=False, unique=True),  # the name as names are compared
    Column("password", String),  # argon2; none: passkeys alone
    Column("created", Float, nullable=False),
)
devices = Table(
    "devices",
    metadata,
    Column("hash", String, primary_key=True),  # of the secret in the cookie
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seen", Float, nullable=False),  # noted once a day
)
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String, primary_key=True),  # of the credential, base64url
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", Integer, nullable=False),  # of signatures, as the authenticator counts
    Column("label", String, nullable=False),
    Column("created", Float, nullable=False),
)
results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, nullable=False, index=True),  # as in seats
    Column("role", String, nullable=False),
    Column("preset", String, nullable=False),
    Column("challenges", String, nullable=False),  # names with commas between
    Column("seats", Integer, nullable=False),
    Column("epidemics", Integer, nullable=False),
    Column("outcome", String, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("solo", Boolean, nullable=False),  # one person on all seats
    Column("ranked", Boolean, nullable=False),  # counts on the boards
    Column("at", Float, nullable=False),
    Index("results_board", "preset", "at"),
)

# ---------------------------------------------------------------- what people do at and around a table (since version 3)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("words", String, nullable=False, unique=True),  # three words that lead to the table
    Column("listed", Boolean, nullable=False, index=True),  # for everybody, in the lobby
)
lines = Table(
    "lines",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String, nullable=False),  # "": the lobby
    Column("channel", String, nullable=False),  # table, watch, lobby
    Column("n", Integer, nullable=False),  # tokens of the game that counted when it was said
    Column("turn", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("person", String, nullable=False, index=True),  # "": the table itself, or somebody who is deleted
    Column("cmd", String),  # the command that said it: said once however often it comes
    Column("seat", Integer),  # the speaker's
    Column("name", String, nullable=False),
    Column("kind", String, nullable=False),  # text, phrase, plan, roll, note
    Column("body", String, nullable=False),  # JSON, by kind
    Index("lines_table", "table_id", "id"),
    UniqueConstraint("table_id", "cmd"),
)
reactions = Table(
    "reactions",
    metadata,
    Column("line", ForeignKey("lines.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String, primary_key=True),
    Column("sign", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("at", Float, nullable=False),
)
mutes = Table(
    "mutes",  # by the host of a table
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", String, primary_key=True),
)
blocks = Table(
    "blocks",  # `person` does not want to read `other`
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", String, nullable=False),
    Column("other", String, nullable=False),
    Column("name", String, nullable=False),  # of the other
    UniqueConstraint("person", "other"),
)
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("line", ForeignKey("lines.id", ondelete="CASCADE"), nullable=False),
    Column("person", String, nullable=False),  # who reports
    Column("why", String, nullable=False),
    Column("at", Float, nullable=False),
)
plans = Table(
    "plans",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("id", Integer, primary_key=True),  # by table, from 1
    Column("person", String, nullable=False, index=True),  # "": it is gone
    Column("n", Integer, nullable=False),  # length of the whole log when it was made
    Column("steps", String, nullable=False),  # JSON of wire_steps.StepView
    Column("agreed", String, nullable=False),  # JSON: persons
)
orders = Table(
    "orders",  # standing orders: when a seat wants to be asked for an event card
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("card", String, primary_key=True),
    Column("order", String, nullable=False),
)
wants = Table(
    "wants",  # where somebody wants to be told of a turn
    metadata,
    Column("person", String, primary_key=True),
    Column("body", String, nullable=False),  # JSON
)
subscriptions = Table(
    "subscriptions",  # browsers that take push messages
    metadata,
    Column("endpoint", String, primary_key=True),
    Column("person", String, nullable=False, index=True),
    Column("device", String, nullable=False, index=True),  # as a guest: the person; who signs out there is told nothing there any more
    Column("body", String, nullable=False),  # JSON: the keys
    Column("created", Float, nullable=False),
)
notices = Table(
    "notices",  # who has been told of which turn, in which way
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", String, primary_key=True),
    Column("about", String, primary_key=True),  # the turn or the question
    Column("way", String, primary_key=True),  # push, mail, hook
    Column("since", Float, nullable=False),
    Column("at", Float, nullable=False),  # when it is to be sent, or was
    Column("tries", Integer, nullable=False),
    Column("sent", Boolean, nullable=False),  # or given up
    Index("notices_due", "sent", "at"),
)
watching = Table(
    "watching",  # the links for watching (since version 4)
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("code", String, nullable=False, unique=True),  # leads to the table, and to none of its seats
)
branches = Table(
    "branches",  # what might have been, beside a game (since version 4)
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("id", Integer, primary_key=True),  # by table, from 1
    Column("person", String, nullable=False, index=True),  # "": it came with a record
    Column("name", String, nullable=False),  # of whoever made it
    Column("tokens", String, nullable=False),  # JSON: all of them, from the first one on
    Column("seed", String, nullable=False),  # deals its cards
)
worth = Table(
    "worth",  # what has been found out about positions, whatever tables they come from (since version 5)
    metadata,
    Column("id", Integer, primary_key=True),  # the oldest are forgotten
    Column("key", String, nullable=False, unique=True),  # hash of the position and of what was asked about it
    Column("body", String, nullable=False),  # JSON
)
hints = Table(
    "hints",  # when a seat was shown what a program would do (since version 5)
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),  # length of the whole log then
    Column("seat", Integer, primary_key=True),
)
own = Table(
    "own",  # what the server keeps for itself, such as its push keys
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)

OVER: Final = case((func.json_valid(tables.c.glance), func.json_extract(tables.c.glance, "$.phase"))) == "over"
"""A table whose game is over."""


def create(connection: Connection) -> None:
    """A new file, or what an older one lacks (1 had no people, 2 no talk, 3 no links for watching, 4 no analysis); what is there stays."""
    metadata.create_all(connection)
    connection.exec_driver_sql(f"PRAGMA application_id={MARK}")
    connection.exec_driver_sql(f"PRAGMA user_version={VERSION}")
