"""Fourcures: a table for the cooperative disease board game by Matt Leacock."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

__version__: Final = "0.1.0"

_ENGINE = find_spec("fourcures.engine")
COMPILED: Final = _ENGINE is not None and not str(_ENGINE.origin).endswith(".py")
"""Whether the engine that would be loaded is the compiled one; the Python source plays the same, slower."""
