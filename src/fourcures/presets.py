"""Presets: the tables that the documents behind this project describe, each as a set of options, and what the options mean for a game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Final, NamedTuple

from fourcures.dealer import Dealer
from fourcures.rules.base import base
from fourcures.rules.bioterror import RIVAL
from fourcures.rules.catalog import HAND_CARDS, MODULES, MOST_EVENTS, event_codes, rules
from fourcures.words import Arg, Complaint

_ROLES: Final[Mapping[str, tuple[str, ...]]] = {
    "2008": ("DIS", "MED", "OPS", "RES", "SCI"),
    "2013": ("MED", "SCI", "RES", "QUA", "DIS", "OPS", "PLA"),
    "2009": ("DIS", "MED", "OPS", "RES", "SCI", "ARC", "CON", "EPL", "FIE", "GEN", "TRO"),
    "brink": ("MED", "SCI", "RES", "QUA", "DIS", "OPS", "PLA", "ARC", "CON", "EPL", "FIE", "GEN", "TRO"),
}
_LAB = (*_ROLES["brink"], "FDI", "LIA", "PIL", "VIR")
ROLE_SETS: Final[Mapping[str, tuple[str, ...]]] = {**_ROLES, "lab": _LAB, "emergency": (*_LAB, "FIR", "GSP", "PHA")}
"""Roles that may be dealt: the base games of 2008 and 2013, each with On the Brink, and that of 2013 with more (roles 5)."""
EVENT_SETS: Final = ("brink", "lab", "rescue")
"""Modules whose events may be chosen; those of the base game are always among the ones drawn."""
_MODULES: Final[Mapping[str, tuple[str, ...]]] = {"2009": ("brink",), "brink": ("brink",), "lab": ("brink", "lab"), "emergency": EVENT_SETS}
"""The modules that a set of roles comes from."""
HANDS: Final[Mapping[str, tuple[int, ...]]] = {"official": HAND_CARDS, "sheet": (5, 4, 3, 2, 1)}
"""Cards dealt to each seat, by number of seats from 1."""
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "hands": tuple(HANDS),
    "roles": tuple(ROLE_SETS),
    "events": ("base", "drawn", "all", "none"),
    "event_sets": ("roles", "brink", "lab", "rescue", "brink-lab", "brink-rescue", "lab-rescue", "brink-lab-rescue"),
    "timing": ("2013", "2008", "prompted"),
    "first": ("population", "random"),
    "city": ("montreal", "toronto"),
    "colours": ("standard", "sheet"),
    "levels": ("official", "sheet", "bsw"),
}
CHALLENGES: Final = ("mutation", "virulent", "crises", "quarantines", "bioterrorist")
"""Modules that a table may add to its game."""
CHALLENGE_ROLES: Final[Mapping[str, str]] = {"quarantines": "COL"}
"""Roles that are dealt with a challenge only."""


@dataclass(frozen=True)
class Options:
    """What can be chosen for a table; the defaults are the base game of 2013.

    hands   cards dealt: `official` 5/4/3/2/2, `sheet` 5/4/3/2/1 for one to five seats (ruling 1)
    roles   the set that is dealt from
    events  `base`: the five; `drawn`: two for each seat, drawn from all in use; `all`; `none`
    event_sets  those in use besides the base game's: those that came with the roles and with On the Brink, or the ones named
    timing  when events may be played (rulings 139; bsw: `prompted`)
    first   who begins, when no seat is chosen: the highest population (2013) or chance (2008: who was ill last)
    approval, flight: others are asked first; the Operations Expert may fly
    epidemiologist_acts: taking a card costs the Epidemiologist an action (2009)
    charter_arrival: the Bio-Terrorist's charter flights are reported where they land
    city, colours, levels, open_hands, scoring: how it is shown and counted, not how it is played
    """

    seats: int = 2
    epidemics: int = 4
    hands: str = "official"
    roles: str = "2013"
    events: str = "base"
    event_sets: str = "roles"
    timing: str = "2013"
    first: str = "population"
    approval: bool = False
    flight: bool = True
    epidemiologist_acts: bool = False
    charter_arrival: bool = False
    city: str = "montreal"
    colours: str = "standard"
    levels: str = "official"
    open_hands: bool = True
    scoring: bool = False
    challenges: tuple[str, ...] = ()


class Preset(NamedTuple):
    """A named table: its options, and how many seats and epidemics its document knows."""

    options: Options
    seats: range
    epidemics: range


_2008 = Options(roles="2008", timing="2008", first="random", flight=False, city="toronto")

PRESETS: Final[Mapping[str, Preset]] = {
    "2013": Preset(Options(), range(1, 6), range(4, 8)),
    "es-review": Preset(Options(), range(2, 5), range(4, 8)),
    "it-2013": Preset(Options(), range(2, 5), range(4, 7)),
    "classic-2008": Preset(_2008, range(2, 5), range(4, 7)),
    "ru-sheet": Preset(replace(_2008, hands="sheet", colours="sheet", levels="sheet"), range(1, 6), range(4, 7)),
    "bsw": Preset(
        replace(
            _2008,
            roles="2009",
            events="drawn",
            timing="prompted",
            approval=True,
            flight=True,
            epidemiologist_acts=True,
            levels="bsw",
            scoring=True,
        ),
        range(2, 5),
        range(4, 8),
    ),
}
"""The tables by name."""


class Setup(NamedTuple):
    """What `catalog.new_game` is told for a table, chance included."""

    rules: str
    roles: list[str]
    epidemics: int
    first: int
    events: list[str]
    cards: int


def preset(name: str) -> Preset:
    """A preset by its name; raises Complaint when there is none."""
    if name not in PRESETS:
        raise Complaint("preset-unknown", found=name, allowed=", ".join(PRESETS))
    return PRESETS[name]


def choose(options: Options, wanted: Mapping[str, str | int | bool]) -> Options:
    """The options with some of them chosen by name and text (or yes and no, or a number); raises Complaint for what is none."""
    known = {field.name for field in fields(Options)} - {"challenges"}
    chosen: dict[str, Any] = {}
    for name, value in wanted.items():
        text = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
        if name not in known:
            raise Complaint("option-unknown", found=name, allowed=", ".join(sorted(known)))
        now = getattr(options, name)
        allowed = CHOICES.get(name, ("on", "off") if isinstance(now, bool) else ())
        if text not in allowed and (allowed or not text.isdecimal()):
            raise Complaint("option-value", option=name, found=text, allowed=", ".join(allowed) or "1, 2, 3, …")
        chosen[name] = text == "on" if isinstance(now, bool) else text if name in CHOICES else int(text)
    return replace(options, **chosen)


def check(options: Options, limits: Preset | None = None) -> None:
    """Refuse what makes no sense together, with the reason."""
    limits = limits or PRESETS["2013"]
    if options.seats not in limits.seats:
        raise Complaint("preset-seats", found=options.seats, least=limits.seats[0], most=limits.seats[-1])
    if options.epidemics not in limits.epidemics:
        raise Complaint("preset-epidemics", found=options.epidemics, least=limits.epidemics[0], most=limits.epidemics[-1])
    for challenge in options.challenges:
        if challenge not in CHALLENGES:
            raise Complaint("challenge-unknown", found=challenge, allowed=", ".join(CHALLENGES))
    if _rival(options) and options.seats < 2:
        raise Complaint("rival-seats", role=RIVAL)
    if options.epidemiologist_acts and "EPL" not in ROLE_SETS[options.roles]:
        raise Complaint("option-needs", option="epidemiologist_acts", role="EPL")
    if options.roles == "2008" and options.flight:
        raise Complaint("option-flight-2008")
    rules(rule_set(options))  # complains about modules that do not go together
    if options.events == "all" and len(events := _in_use(options)) > MOST_EVENTS:
        raise Complaint("events-count", found=len(events), most=MOST_EVENTS)


def _rival(options: Options) -> int:
    """Players against the team: their seat is the last one."""
    return options.challenges.count("bioterrorist")


def advice(options: Options) -> tuple[str, dict[str, Arg]] | None:
    """The message that advises to begin with fewer epidemics, one for each challenge; nothing forces it (challenges)."""
    if not options.challenges:
        return None
    return "advice-epidemics", {"n": len(options.challenges)}


def rule_set(options: Options) -> str:
    """The name of the rules that the options ask for."""
    used = {*_MODULES.get(options.roles, ()), *_event_sets(options)}
    modules = {
        "ask": options.approval,
        "grounded": not options.flight,
        "anytime": options.timing == "2008",
        "prompted": options.timing == "prompted",
        "brink": not used.isdisjoint(("brink", "lab")),
        "epl2009": options.epidemiologist_acts,
        "lab": "lab" in used,
        "rescue": "rescue" in used,
    } | dict.fromkeys(options.challenges, True)
    modules["bioarrival"] = options.charter_arrival and _rival(options) > 0
    modules["closed"] = not options.open_hands
    return "+".join(["base", *(name for name, on in modules.items() if on)])


def setup(
    options: Options, dealer: Dealer, wanted: Sequence[str | None] = (), first: int | None = None, limits: Preset | None = None
) -> Setup:
    """The game of these options: roles that nobody named, events and a first seat by chance come from the dealer.  Raises Complaint."""
    check(options, limits)
    team = options.seats - _rival(options)
    if wanted and _rival(options) and len(wanted) == options.seats:
        if wanted[-1] not in (None, RIVAL):
            raise Complaint("rival-last", other=wanted[-1] or "", role=RIVAL)
        wanted = wanted[:-1]
    allowed = roles_in_use(options)
    for role in wanted:
        if role is not None and role not in allowed:
            raise Complaint("role-not-in-set", found=role, allowed=", ".join(allowed))
    if wanted and len(wanted) != team:
        raise Complaint("roles-count", found=len(wanted), seats=team)
    name = rule_set(options)
    roles = dealer.line_up(wanted or [None] * team, allowed)
    if first is None:
        first = dealer.first(team) if options.first == "random" else -1
    return Setup(name, roles, options.epidemics, first, _events(options, team, dealer), HANDS[options.hands][team - 1])


def places(name: str, roles: Sequence[str]) -> list[str]:
    """The roles of all players: the team's, and whoever plays against it."""
    rival = rules(name).rival
    return [*roles, rival] if rival else [*roles]


def roles_in_use(options: Options) -> tuple[str, ...]:
    """The roles that may be dealt: those of the set, and those that come with a challenge."""
    return ROLE_SETS[options.roles] + tuple(role for challenge, role in CHALLENGE_ROLES.items() if challenge in options.challenges)


def _event_sets(options: Options) -> set[str]:
    """The modules whose events are in use."""
    if options.events not in ("drawn", "all"):
        return set()
    if options.event_sets == "roles":
        return {"brink", *_MODULES.get(options.roles, ())}
    return set(options.event_sets.split("-"))


def _in_use(options: Options) -> list[str]:
    """The events that may be in the deck, in the order of the rule set's table."""
    if options.events not in ("drawn", "all"):
        return event_codes("base")
    out = {e.code for module in set(EVENT_SETS) - _event_sets(options) for e in MODULES[module](base()).events} - set(event_codes("base"))
    return [code for code in event_codes(rule_set(options)) if code not in out]


def _events(options: Options, team: int, dealer: Dealer) -> list[str]:
    """The event cards of a game for so many seats."""
    every = _in_use(options)
    if options.events == "drawn":
        return dealer.events(team, rule_set(options), every)
    return [] if options.events == "none" else every


def headers(game: Setup) -> dict[str, str]:
    """The headers of a record that say how a game was set up; what is as the rules have it is left out."""
    found = {"Rules": f"{game.rules}/{game.epidemics}", "Seats": ", ".join(places(game.rules, game.roles))}
    if game.first >= 0:
        found["First"] = game.roles[game.first]
    if game.events != event_codes(game.rules):
        found["Events"] = ", ".join(game.events) or "-"
    if game.cards != HAND_CARDS[len(game.roles) - 1]:
        found["Cards"] = str(game.cards)
    return found


def score(epidemics: int, won: bool) -> int:
    """The points of a finished game (option `scoring`): 1, 4, 16 or 64 for a win by its epidemics, nothing for a loss."""
    return 4 ** (epidemics - 4) if won else 0
