"""How often somebody may try: so many times at once, then once in a while."""

from __future__ import annotations

import time
from ipaddress import IPv6Address, ip_address
from typing import Final

from fourcures.server.problems import Refusal

KEPT: Final = 10_000
"""Keys that are remembered; those that would be allowed everything again are forgotten."""


class TooOften(Refusal):
    """Come back in `wait` seconds."""

    def __init__(self, wait: int) -> None:
        super().__init__(429, "too-often", seconds=wait)
        self.wait = wait


class Throttle:
    """Tries by key: `most` at once, one more every `seconds`."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.free: dict[str, float] = {}  # when all tries of a key are free again

    def take(self, key: str) -> None:
        """One try; refused when there is none left."""
        now = time.monotonic()
        if len(self.free) >= KEPT:
            self.free = {other: at for other, at in self.free.items() if at > now}
        at = max(self.free.get(key, now), now) + self.seconds
        if at - now > self.most * self.seconds:
            raise TooOften(int(at - now - self.most * self.seconds) + 1)
        self.free[key] = at

    def give_back(self, key: str) -> None:
        """That try was a good one."""
        if key in self.free:
            self.free[key] -= self.seconds


def place(host: str) -> str:
    """What counts as one address: of the new kind, the network that one customer has."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return str(int(address) >> 64) if isinstance(address, IPv6Address) and address.ipv4_mapped is None else host
