"""In the Lab: its roles and events (module `lab`), which go with those of On the Brink."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.agenda import tell
from fourcures.core import Rules, State
from fourcures.ids import (
    CURED,
    FLIGHT,
    LEAD,
    N_IGNORED,
    PAIR_CURE,
    SANITIZED,
    SEND,
    SEQUENCED,
    SUPPRESS,
    TREAT_NEAR,
    ZONE_BANNED,
)
from fourcures.rows import Around, Event, Extra, Role
from fourcures.rules.cubes import IGNORED
from fourcures.rules.lab_cures import PairCure
from fourcures.rules.lab_roles import (
    FieldDirector,
    Flight,
    Lead,
    LocalLiaison,
    Pilot,
    Send,
    Suppress,
    TreatNear,
    Virologist,
)
from fourcures.rules.lasting import InFront, Lasting, end, end_at_dawn

# ---------------------------------------------------------------- events


@final
class ImprovedSanitation(Lasting):
    """Until the next turn of the seat in turn begins, treating takes one more cube, whoever treats."""

    code = "SANITATION"
    slot: i64 = SANITIZED


@final
class ZoneBan(Lasting):
    """Until the next turn of the seat in turn begins, no outbreak sets off another one (ruling 154)."""

    code = "ZONEBAN"
    slot: i64 = ZONE_BANNED


@final
class SequencingBreakthrough(Lasting):
    """Right after a cure: the next one needs one card less, whoever discovers it.  Until then it lies in front of who played it."""

    code = "SEQUENCING"
    slot: i64 = SEQUENCED
    moments: i64 = CURED

    def front(self, s: State, a: i64) -> i64:
        return a >> 21 & 7


@final
class LabLaw(Around):
    """What these events change."""

    def dose(self, s: State, seat: i64, d: i64, cubes: i64) -> i64:
        n = self.inner.dose(s, seat, d, cubes)
        if s.extra[SANITIZED]:
            n += 1
        return n

    def breaks(self, s: State, city: i64, d: i64, chain: bool) -> i64:
        if chain and s.extra[ZONE_BANNED]:
            tell(s, N_IGNORED, city, d, 0)
            return IGNORED
        return self.inner.breaks(s, city, d, chain)

    def need(self, s: State, seat: i64, d: i64) -> i64:
        cards = self.inner.need(s, seat, d)
        if s.extra[SEQUENCED]:
            cards -= 1
        return cards

    def discovered(self, s: State, seat: i64, d: i64) -> None:
        self.inner.discovered(s, seat, d)
        if s.extra[SEQUENCED]:
            end(s, SEQUENCED)

    def dawn(self, s: State) -> None:
        self.inner.dawn(s)
        end_at_dawn(s, SANITIZED)
        end_at_dawn(s, ZONE_BANNED)


# ---------------------------------------------------------------- the tables


def add(rules: Rules) -> Rules:
    """The rules with the roles and events of In the Lab."""
    r = rules.copy(rules.name)
    r.roles = vec[Role](list(r.roles) + [FieldDirector(), LocalLiaison(), Pilot(), Virologist()])
    r.events = vec[Event](list(r.events) + [ImprovedSanitation(), ZoneBan(), SequencingBreakthrough()])
    r.kinds[FLIGHT] = Flight()
    r.kinds[SEND] = Send()
    r.kinds[TREAT_NEAR] = TreatNear()
    r.kinds[LEAD] = Lead()
    r.kinds[SUPPRESS] = Suppress()
    r.kinds[PAIR_CURE] = PairCure()
    r.law = LabLaw(r.law)
    r.extras = vec[Extra](
        list(r.extras)
        + [
            InFront("sanitation", "SANITATION", SANITIZED),
            InFront("zoneban", "ZONEBAN", ZONE_BANNED),
            InFront("sequencing", "SEQUENCING", SEQUENCED),
        ]
    )
    return r
