"""The weights of what a judge looks at, and the numbers of the net behind an outlook: learned from games (docs/ai.md says how)."""

import struct
from functools import cache
from importlib.resources import files
from typing import Final

from librt.vecs import vec

from fourcures.bots.futures import Futures
from fourcures.bots.judge import Judge
from fourcures.bots.outlook import Outlook

# fmt: off
_WEIGHTS: Final = (
    0.0, -1.523, -0.242, -0.019, -0.012, -0.295, -0.119, 0.803,
    0.089, 0.107, 0.652, 0.0, -0.354, -0.388, 0.624, 0.0,
    -0.165, -0.218, 0.007, -1.118, -0.516, 0.012, 0.022, -0.051,
    -0.166, 0.0, 0.0, -0.024, -0.081, 0.035, 0.0, 0.0,
    -0.417, -0.008, -0.043, 0.035, -0.056, -0.212, 0.481, -0.023,
    -0.088, -0.162, -0.008, -0.064, 0.006, -0.006, 0.047, 0.0,
)
# fmt: on


def weights() -> "vec[float]":
    """One weight for each number of the judge, in its order."""
    return vec[float](list(_WEIGHTS))


@cache
def _numbers() -> list[float]:
    """What the file holds: numbers of two bytes."""
    data = (files("fourcures.bots") / "outlook.bin").read_bytes()
    return list(struct.unpack(f"<{len(data) // 2}e", data))


def outlook() -> Outlook:
    """The net as it was learned."""
    return Outlook(vec[float](_numbers()))


def futures(width: int) -> Futures:
    """What plays tables on, everybody by a beam of this width."""
    return Futures(Judge(weights()), outlook(), width, 2 * width)
