"""The command that plays in the terminal: all seats at one keyboard, Nature by a seed.  Works with a pipe as well."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from fourcures.casefile import asked
from fourcures.cli.inputs import Epidemics, First, Roles, RuleSet, Seats, Seed, any_seed, over, started, text_of
from fourcures.cli.table import groups, members, question, show, show_choices, step_of
from fourcures.core import State
from fourcures.dealer import Dealer
from fourcures.engine import awaited, chance, legal, play as play_action
from fourcures.ids import BETWEEN_CARDS, KIND, PASS, SEAT, WINDOW
from fourcures.notation import parse, token, write
from fourcures.record import Record, read_record, replay, write_record
from fourcures.story import happenings
from fourcures.words import Complaint, say
