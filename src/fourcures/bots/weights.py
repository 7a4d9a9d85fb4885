"""The weights of what a judge looks at (docs/ai.md says where they come from)."""

from typing import Final

from librt.vecs import vec

# fmt: off
_WEIGHTS: Final = (
    0.0, -1.5, -0.225, -0.075, -0.075, -0.075, -0.375, 0.6,
    0.15, 0.075, 0.45, 0.0, 0.45, -0.3, -0.045, 0.0,
    -1.0, -0.6, -0.1, -0.6, -0.4, -0.2, -0.08, -0.03,
    -0.5, -0.2, -0.1, -0.2, -0.5, 0.0, -0.2, -0.1,
    -0.06, 0.35, 0.0, 0.08, -0.02, -0.05, 0.0, -0.02,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
)
# fmt: on


def weights() -> "vec[float]":
    """One weight for each number of the judge, in its order."""
    return vec[float](list(_WEIGHTS))
