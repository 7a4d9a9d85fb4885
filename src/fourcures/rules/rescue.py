"""State of Emergency: its general roles and events (module `rescue`)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.atlas import CODES
from fourcures.core import Rules, State
from fourcures.ids import (
    ACTED,
    ADVANCED,
    AFTERMATH,
    ALARM,
    ARRANGE,
    CLEAR,
    COME,
    CONFER,
    DISPENSE,
    ENOUGH,
    HOLD,
    IDENTIFY,
    KNOWN,
    QUELL,
    QUELL_CARD,
    RANK,
    RESPOND,
    RUMOURED,
    RUSH,
    SPLICE_CURE,
    STRUCK_AT,
    SUFFER,
    SURVEY,
    SURVEYED,
)
from fourcures.rows import Around, Event, Extra, Role
from fourcures.rules.brink import Enough
from fourcures.rules.cubes import HAPPENS
from fourcures.rules.lasting import InFront, end_at_dawn
from fourcures.rules.rescue_chain import Acted, Acting, AdvanceTeam, Alarm, Chain, Hold, Suffer, ask_the_team
from fourcures.rules.rescue_deck import Arrange, Identify, KnownCards, Named, Rank, ResourcePlanning, Survey
from fourcures.rules.rescue_events import (
    Come,
    Confer,
    Conference,
    Conferring,
    EmergencyResponse,
    InfectionRumor,
    Quell,
    QuellCard,
    Rumour,
    SampleDelivery,
)
from fourcures.rules.rescue_roles import (
    ANSWERED,
    Aftermath,
    Clear,
    Dispense,
    FirstResponder,
    GeneSplicer,
    Pharmacist,
    Respond,
    Rush,
    SpliceCure,
)


@final
class RescueLaw(Around):
    """Where an epidemic struck, outbreaks that may be averted, and infection steps of fewer cards."""

    def struck(self, s: State, city: i64) -> None:
        self.inner.struck(s, city)
        s.extra[STRUCK_AT] = city + 1

    def breaks(self, s: State, city: i64, d: i64, chain: bool) -> i64:
        fate = self.inner.breaks(s, city, d, chain)
        if fate == HAPPENS and s.extra[ADVANCED]:
            return ask_the_team(s)
        return fate

    def cards(self, s: State, rate: i64) -> i64:
        return max(self.inner.cards(s, rate) - s.extra[RUMOURED], 0)

    def dawn(self, s: State) -> None:
        self.inner.dawn(s)
        s.extra[RUMOURED] = 0
        end_at_dawn(s, ADVANCED)


@final
class Struck(Extra):
    """The city of the epidemic that is being carried out; `,answered` when the First Responder has answered it."""

    name = "struck"

    def write(self, s: State) -> str:
        city = s.extra[STRUCK_AT] % ANSWERED - 1
        if city < 0 or s.outcome:
            return ""
        text = CODES[city]
        if s.extra[STRUCK_AT] > ANSWERED:
            text += ",answered"
        return text

    def read(self, s: State, text: str) -> bool:
        code, _, answered = text.partition(",")
        if code not in CODES or answered not in ("", "answered") or text.endswith(","):
            return False
        s.extra[STRUCK_AT] = CODES.index(code) + 1
        if answered:
            s.extra[STRUCK_AT] += ANSWERED
        return True


def add(rules: Rules) -> Rules:
    """The rules with the general roles and events of State of Emergency."""
    r = rules.copy(rules.name)
    r.roles = vec[Role](list(r.roles) + [FirstResponder(), GeneSplicer(), Pharmacist()])
    r.events = vec[Event](
        list(r.events) + [AdvanceTeam(), Conference(), EmergencyResponse(), InfectionRumor(), ResourcePlanning(), SampleDelivery()]
    )
    r.steps[ACTED] = Acted()
    r.steps[AFTERMATH] = Aftermath()
    r.steps[CONFER] = Confer()
    r.steps[QUELL] = Quell()
    r.steps[SURVEY] = Survey()
    r.steps[IDENTIFY] = Identify()
    r.steps[ARRANGE] = Arrange()
    r.steps[ALARM] = Alarm()
    r.kinds[ENOUGH] = Enough()
    r.kinds[RESPOND] = Respond()
    r.kinds[RUSH] = Rush()
    r.kinds[SPLICE_CURE] = SpliceCure()
    r.kinds[DISPENSE] = Dispense()
    r.kinds[CLEAR] = Clear()
    r.kinds[COME] = Come()
    r.kinds[RANK] = Rank()
    r.kinds[QUELL_CARD] = QuellCard()
    r.kinds[HOLD] = Hold()
    r.kinds[SUFFER] = Suffer()
    r.law = RescueLaw(r.law)
    r.epidemic = vec[i64]([AFTERMATH * 8] + list(r.epidemic))
    r.extras = vec[Extra](
        list(r.extras)
        + [
            InFront("advance", "ADVANCE", ADVANCED),
            Chain(),
            Acting(),
            Conferring(),
            Rumour(),
            Struck(),
            KnownCards("planned", KNOWN, "extra-planned"),
            KnownCards("planning", SURVEYED, "extra-planning"),
            Named(),
        ]
    )
    return r
