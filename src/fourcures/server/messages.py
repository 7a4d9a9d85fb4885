"""Everything that goes over a table's socket, in both directions."""

from __future__ import annotations

from typing import Final, get_args

from fourcures.server import wire, wire_plans

FromServer = wire.View | wire.Ack | wire.No | wire.Pong | wire_plans.Tried | wire_plans.Pointed
ForPlans = wire_plans.Try | wire_plans.Propose | wire_plans.Agree | wire_plans.Withdraw | wire_plans.Point
Command = wire.Act | wire.TakeBack | ForPlans
"""What is answered by `ack` (`try` by `tried`) or `no`, with its id."""
Answer = wire.Ack | wire_plans.Tried
FromClient = Command | wire.Ping

TAGS: Final = ", ".join(f'"{kind.__struct_config__.tag}"' for kind in get_args(FromClient))
"""The kinds of messages that a page may send."""
