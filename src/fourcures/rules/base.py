"""The base game of 2013: the tables put together.  A row's place is its number in ids.py."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.core import Event, Kind, Law, Role, Rules, State, Step, Work
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
from fourcures.rules.disease import Infect, Rate, Shuffle, Strike
from fourcures.rules.events import Airlift, Forecast, Grant, Look, Order, PlayEvent, Put, Quiet, Resilient
from fourcures.rules.knowledge import Cure, CureWork, Give, ShareWork, Take, Treat, TreatWork
from fourcures.rules.moving import Charter, Direct, Drive, MoveWork, Shuttle
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
from fourcures.rules.stations import Build, BuildWork
from fourcures.rules.turn import Act, Discard, Done, Draw, Hand, Next, Pass, Reveal, Window

RATES: Final = vec[i64]([2, 2, 2, 3, 3, 4, 4])
"""The infection rate after 0, 1, … epidemics; the seventh leaves it on the last space (ruling 89)."""


@final
class BaseLaw(Law):
    """Four cures win."""

    def rate(self, s: State) -> i64:
        if s.epidemics > 6:
            return RATES[6]
        return RATES[s.epidemics]

    def won(self, s: State) -> bool:
        return s.cured == 15


def base() -> Rules:
    """The rules of the 2013 base game."""
    return Rules(
        "base",
        vec[Role]([Medic(), Scientist(), Researcher(), QuarantineSpecialist(), Dispatcher(), OperationsExpert(), ContingencyPlanner()]),
        vec[Event]([Airlift(), Forecast(), Grant(), Quiet(), Resilient()]),
        vec[Step](
            [Sow(), Deal(), First(), Act(), Window(), Draw(), Rate(), Strike(), Shuffle(), Hand(), Infect(), Look(), Order(), Next()]
        ),
        vec[Kind](
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
        vec[Work]([MoveWork(), TreatWork(), BuildWork(), ShareWork(), CureWork()]),
        BaseLaw(),
        vec[i64]([NEXT * 8, INFECT * 8, WINDOW * 8 + BEFORE_INFECT, HAND * 8, DRAW * 8, WINDOW * 8 + BEFORE_DRAW]),
        vec[i64]([SHUFFLE * 8, WINDOW * 8 + BEFORE_INTENSIFY, STRIKE * 8, RATE * 8]),
    )
