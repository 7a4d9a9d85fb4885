"""The base game of 2013: the tables put together.  A row's place is its number in ids.py."""

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.core import KIND_ROWS, STEP_ROWS, Rules
from fourcures.ids import (
    BEFORE_DRAW,
    BEFORE_INFECT,
    BEFORE_INTENSIFY,
    DRAW,
    HAND,
    INFECT,
    NEXT,
    RATE,
    SHUFFLE,
    STRIKE,
    WINDOW,
)
from fourcures.rows import Event, Extra, Kind, Law, Role, Step, Work
from fourcures.rules.drawing import Draw
from fourcures.rules.events import Airlift, Forecast, Grant, Look, Order, PlayEvent, Put, Quiet, Resilient
from fourcures.rules.infection import Infect, Rate, Shuffle, Strike
from fourcures.rules.knowledge import Cure, Give, Take, Treat
from fourcures.rules.moving import Charter, Direct, Drive, Shuttle
from fourcures.rules.roles import (
    ContingencyPlanner,
    Dispatcher,
    Join,
    Medic,
    OperationsExpert,
    OpsFlight,
    QuarantineSpecialist,
    Researcher,
    Scientist,
    Store,
)
from fourcures.rules.setup import Deal, First, Sow
from fourcures.rules.stations import Build
from fourcures.rules.turn import Act, Discard, Done, Hand, Next, Pass, Reveal, Window


def step_rows(rows: list[Step]) -> vec[Step]:
    """The table of steps, with room for those of other rule sets."""
    return vec[Step](rows + [Step() for _ in range(STEP_ROWS - len(rows))])


def kind_rows(rows: list[Kind]) -> vec[Kind]:
    """The table of kinds of action, with room for those of other rule sets."""
    return vec[Kind](rows + [Kind() for _ in range(KIND_ROWS - len(rows))])


def base() -> Rules:
    """The rules of the 2013 base game."""
    return Rules(
        "base",
        vec[Role]([Medic(), Scientist(), Researcher(), QuarantineSpecialist(), Dispatcher(), OperationsExpert(), ContingencyPlanner()]),
        vec[Event]([Airlift(), Forecast(), Grant(), Quiet(), Resilient()]),
        step_rows(
            [Sow(), Deal(), First(), Act(), Window(), Draw(), Rate(), Strike(), Shuffle(), Hand(), Infect(), Look(), Order(), Next()]
        ),
        kind_rows(
            [
                Drive(),
                Shuttle(),
                Direct(),
                Charter(),
                OpsFlight(),
                Join(),
                Treat(),
                Build(),
                Give(),
                Take(),
                Cure(),
                Store(),
                Done(),
                Pass(),
                Discard(),
                Put(),
                PlayEvent(),
                Reveal(),
            ]
        ),
        vec[Work]([]),
        Law(),
        vec[i64]([NEXT * 8, INFECT * 8, WINDOW * 8 + BEFORE_INFECT, HAND * 8, DRAW * 8, WINDOW * 8 + BEFORE_DRAW]),
        vec[i64]([SHUFFLE * 8, WINDOW * 8 + BEFORE_INTENSIFY, STRIKE * 8, RATE * 8]),
        vec[i64]([]),
        vec[Extra]([]),
        False,
    )
