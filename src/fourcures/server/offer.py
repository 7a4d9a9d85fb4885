"""What can be chosen for a new table, as the structures of `wishes`: presets, options, role sets, challenges, levels.

Names are messages of the catalogues: `preset-ID` and `preset-ID-text`, `option-ID` and `option-ID-text`, `choice-OPTION-VALUE`,
`level-LEVELS-EPIDEMICS`; a challenge has the `name-ID` and `challenge-ID` of its module.
"""

from __future__ import annotations

from dataclasses import asdict, fields
from typing import Final

from fourcures import presets
from fourcures.rules.catalog import EPIDEMICS
from fourcures.server import wishes

OWN_FIELDS: Final = ("seats", "epidemics", "challenges")
"""Options that are fields of their own in the wish for a table."""


def offer() -> wishes.Presets:
    """All that can be chosen."""
    return wishes.Presets(
        presets=[_preset(id, row) for id, row in presets.PRESETS.items()],
        options=[_option(id) for id in option_names()],
        role_sets=[wishes.RoleSet(id, f"choice-roles-{id}", list(roles)) for id, roles in presets.ROLE_SETS.items()],
        challenges=[wishes.Challenge(id, f"name-{id}", f"challenge-{id}", _roles(id)) for id in presets.CHALLENGES],
        levels=[_level(epidemics) for epidemics in EPIDEMICS],
    )


def _roles(challenge: str) -> list[str]:
    return [role for module, role in presets.CHALLENGE_ROLES.items() if module == challenge]


def option_names() -> list[str]:
    """The options of a table that a wish names in `options`."""
    return [field.name for field in fields(presets.Options) if field.name not in OWN_FIELDS]


def _preset(id: str, row: presets.Preset) -> wishes.Preset:
    options = {name: value for name, value in asdict(row.options).items() if name not in OWN_FIELDS}
    return wishes.Preset(id, f"preset-{id}", f"preset-{id}-text", list(row.seats), list(row.epidemics), options)


def _option(id: str) -> wishes.Option:
    values = [wishes.Choice(value, f"choice-{id}-{value}") for value in presets.CHOICES.get(id, ())]
    return wishes.Option(id, f"option-{id}", f"option-{id}-text", values)


def _level(epidemics: int) -> wishes.Level:
    names = {levels: f"level-{levels}-{epidemics}" for levels in presets.CHOICES["levels"]}
    return wishes.Level(epidemics, names, presets.score(epidemics, True))
