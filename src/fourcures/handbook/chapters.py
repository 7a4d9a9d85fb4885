"""The chapters of the rules, in order, and the section that each reason of `fourcures.reasons` comes from."""

from collections.abc import Iterator
from typing import Final

from fourcures.handbook import tables
from fourcures.handbook.blocks import Block, Card, Chapter, Section, example, items, section, steps, table, terms, text
from fourcures.rules.catalog import MODULES

_ALL, _NONE, _RESILIENT = "rule-moment-all", "rule-moment-none", "rule-moment-resilient"

_EVERY: Final = (
    Chapter(
        "game",
        (
            section(
                "aim",
                text("aim-together aim-win aim-lose"),
                items("aim-lose-outbreaks aim-lose-cubes aim-lose-cards"),
            ),
            section(
                "parts",
                terms("thing count", "part-cities part-cubes part-stations part-player part-infection part-rate part-outbreaks", "n"),
                text("parts-open"),
            ),
            section(
                "words",
                terms("word meaning", "word-turn word-linked word-own word-cured word-eradicated word-discard word-out", "means"),
            ),
        ),
    ),
    Chapter(
        "setup",
        (
            section("setup-steps", steps("setup-station setup-tracks setup-infect setup-roles setup-deal setup-piles setup-first")),
            section("deal", text("deal-level"), tables.hands()),
            section("first", text("first-population"), items("first-tie first-none first-chosen")),
        ),
    ),
    Chapter(
        "turn",
        (
            section("turn-parts", steps("turn-a turn-b turn-c"), text("turn-next")),
            section(
                "actions",
                text("actions-any"),
                terms(
                    "action takes",
                    "act-drive act-direct act-charter act-shuttle act-build act-treat act-share act-cure",
                    "takes",
                ),
                text("actions-roles"),
            ),
            section("drive", text("drive-line drive-pacific")),
            section("direct", text("direct-card direct-here")),
            section("charter", text("charter-card charter-which")),
            section("shuttle", text("shuttle-stations shuttle-other")),
            section("build", text("build-card"), items("build-one build-six")),
            section("treat", text("treat-one treat-cured")),
            section("share", text("share-city"), items("share-cards share-limit")),
            section("cure", text("cure-cards"), items("cure-exact cure-own cure-again")),
        ),
    ),
    Chapter(
        "drawing",
        (
            section("draw", text("draw-two draw-loss")),
            section(
                "epidemic",
                text("epidemic-steps"),
                steps("epidemic-increase epidemic-infect epidemic-intensify"),
                example("epidemic-eg"),
                items("epidemic-supply epidemic-two epidemic-protected epidemic-gone"),
            ),
            section("hand", text("hand-seven"), items("hand-settle hand-wait hand-beside")),
        ),
    ),
    Chapter(
        "infections",
        (
            section("rate", text("rate-cards rate-track")),
            section("infect", text("infect-cube infect-none")),
            section(
                "outbreak",
                steps("outbreak-marker outbreak-spread outbreak-chain"),
                items("outbreak-once outbreak-colour outbreak-again outbreak-protected"),
                example("outbreak-eg"),
            ),
            section("supply", text("supply-last supply-full")),
        ),
    ),
    Chapter(
        "diseases",
        (
            section("cured", text("cured-cubes")),
            section("eradicated", text("eradicated-when eradicated-card eradicated-uncured")),
        ),
    ),
    Chapter(
        "events",
        (
            section(
                "windows",
                text("windows-owner windows-shut"),
                table(
                    "moment events",
                    ("rule-moment-turn", _ALL),
                    ("rule-moment-draw", _ALL),
                    ("rule-moment-drawn", _NONE),
                    ("rule-moment-struck", _RESILIENT),
                    ("rule-moment-between", _ALL),
                    ("rule-moment-hand", _ALL),
                    ("rule-moment-infect", _ALL),
                    ("rule-moment-cards", _ALL),
                    ("rule-moment-chain", _NONE),
                    ("rule-moment-over", _NONE),
                ),
                text("windows-pass windows-page windows-order windows-edition"),
            ),
            section("event-cards", tables.events()),
        ),
    ),
    Chapter(
        "roles",
        (section("roles-how", text("roles-one roles-turn")), section("role-cards", tables.roles())),
    ),
    Chapter("end", (section("end-when", items("end-win end-loss end-both end-cube-order")),)),
    Chapter(
        "editions",
        (
            section("presets", text("presets-what"), tables.preset_list(), tables.preset_options()),
            section("options", text("options-what"), tables.options()),
            section("timing", text("timing-2008 timing-asked")),
            section("approval", text("approval-what approval-where")),
            section("2008", items("2008-roles 2008-ops 2008-first 2008-events 2008-city 2008-same")),
            section("alone", text("alone-one alone-five")),
            section("levels", text("levels-what"), tables.levels()),
        ),
    ),
    Chapter(
        "brink",
        (
            section("brink-what", items("brink-roles brink-events brink-legendary brink-start")),
            section("brink-role-cards", tables.roles("brink")),
            section("brink-event-cards", tables.events("brink")),
        ),
        "brink",
    ),
    Chapter(
        "lab",
        (
            section("lab-what", items("lab-roles lab-events")),
            section("lab-role-cards", tables.roles("lab")),
            section("lab-event-cards", tables.events("lab")),
        ),
        "lab",
    ),
    Chapter(
        "rescue",
        (
            section("rescue-what", items("rescue-roles rescue-events rescue-after")),
            section("rescue-role-cards", tables.roles("rescue")),
            section("rescue-event-cards", tables.events("rescue")),
        ),
        "rescue",
    ),
    Chapter(
        "mutation",
        (
            section("mutation-setup", items("mutation-cubes mutation-cards mutation-events")),
            section(
                "mutation-spread",
                text("mutation-card mutation-city"),
                items("mutation-epidemic mutation-draw mutation-outbreak mutation-gone mutation-resilient"),
            ),
            section("mutation-event-cards", tables.mutation_events()),
            section("mutation-infection-cards", tables.mutation_cards()),
            section("mutation-cure", text("mutation-cure-cards")),
            section("mutation-win", text("mutation-win-when")),
        ),
        "mutation",
    ),
    Chapter(
        "virulent",
        (
            section("virulent-setup", text("virulent-cards virulent-strain virulent-order virulent-lasts virulent-advice")),
            section("epidemic-cards", tables.epidemics()),
            section("virulent-both", text("virulent-union")),
        ),
        "virulent",
    ),
    Chapter(
        "crises",
        (
            section("crises-setup", text("crises-cards crises-drawn crises-order crises-lasts")),
            section("crisis-cards", tables.crises()),
        ),
        "crises",
    ),
    Chapter(
        "quarantines",
        (
            section(
                "quarantines-what",
                text("quarantines-place quarantines-stop"),
                items("quarantines-void quarantines-shield quarantines-count"),
            ),
            section("quarantines-role-cards", tables.roles("quarantines")),
            section("quarantines-event-cards", tables.events("quarantines")),
        ),
        "quarantines",
    ),
    Chapter(
        "bioterrorist",
        (
            section("bio-setup", items("bio-against bio-purple bio-cards bio-hides")),
            section("bio-turn", text("bio-when bio-actions"), items("bio-draw bio-direct bio-charter bio-here bio-there bio-sabotage")),
            section("bio-seen", text("bio-hidden bio-spotted bio-captured")),
            section("bio-spread", text("bio-city bio-outbreak bio-cure")),
            section("bio-end", text("bio-win bio-loss bio-beaten")),
            section("bio-secret", text("bio-known bio-undo")),
        ),
        "bioterrorist",
    ),
)

CHAPTERS: Final = tuple(chapter for chapter in _EVERY if not chapter.module or chapter.module in MODULES)
"""Chapters of modules that there are."""

REASONS: Final = {
    "why-over": "end-when",
    "why-not-acting": "turn-parts",
    "why-turn": "turn-parts",
    "why-direct": "direct",
    "why-charter": "charter",
    "why-shuttle-here": "shuttle",
    "why-shuttle-only": "shuttle",
    "why-build-stands": "build",
    "why-build-card": "build",
    "why-treat": "treat",
    "why-treat-dear": "RESISTANT",
    "why-share-alone": "share",
    "why-share-card": "share",
    "why-cure-cards": "cure",
    "why-cure-cards-any": "mutation-cure",
    "why-cure-purple": "mutation-cure",
    "why-cure-station": "cure",
    "why-flown": "OPS",
    "why-ops-station": "OPS",
    "why-ops-card": "OPS",
    "why-ops-same": "OPS",
    "why-kept": "PLA",
    "why-nothing-to-keep": "PLA",
    "why-join": "DIS",
    "why-join-held": "DIS",
    "why-join-there": "DIS",
    "why-role": "roles-how",
    "why-fetched": "ARC",
    "why-fetch-none": "ARC",
    "why-collected": "EPL",
    "why-collect-none": "EPL",
    "why-sampled": "FIE",
    "why-sample-none": "FIE",
    "why-held": "GOVERNMENT",
    "why-quarantine-card": "COL",
    "why-quarantine-none": "quarantines-what",
    "why-flight": "GOVERNMENT",
    "why-led": "FDI",
    "why-near-none": "FDI",
    "why-sent": "LIA",
    "why-send-none": "LIA",
    "why-suppress": "VIR",
    "why-respond": "FIR",
    "why-splice": "GSP",
    "why-dispense": "PHA",
    "why-no-event": "windows",
    "why-passed": "windows",
    "why-event-moment": "windows",
    "why-event-closed": "windows",
    "why-event-struck": "windows",
    "why-event-cure": "windows",
    "why-event-idle": "event-cards",
    "why-here": "actions",
    "why-far": "drive",
    "why-away": "roles-how",
    "why-direct-card": "direct",
    "why-charter-card": "charter",
    "why-shuttle-there": "shuttle",
    "why-own-way": "roles-how",
    "why-grounded": "PLANES",
    "why-builds-not": "roles-how",
    "why-build-there": "build",
    "why-give-there": "share",
    "why-cured": "cure",
    "why-apart": "share",
    "why-holds-not": "share",
    "why-holds-none": "RES",
}
"""Where the rules say more about a reason: a section, or a card by its code.  What an event needs, `why-CODE`, is told with that event."""


def sections() -> Iterator[tuple[Chapter, Section]]:
    """All sections, each with its chapter."""
    for chapter in CHAPTERS:
        for part in chapter.sections:
            yield chapter, part


def all_cards() -> dict[str, tuple[Chapter, Section, Card]]:
    """Every role, event and other card by its code, with the place where it is told about."""
    return {card.code: (chapter, part, card) for chapter, part in sections() for block in part.blocks for card in block.cards}


def place(reason: str) -> str:
    """The anchor where the rules say more about a reason."""
    return REASONS.get(reason) or reason.removeprefix("why-")


def messages(block: Block) -> Iterator[str]:
    """The ids of the messages of a block; of cells that are none, too."""
    yield from block.lines
    yield from block.head
    for row in block.rows:
        for cell in row:
            yield from cell.split("|")
    for card in block.cards:
        yield from (card.name, card.text, *card.when, *card.details)
