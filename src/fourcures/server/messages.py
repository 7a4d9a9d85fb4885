"""Everything that goes over a table's socket, in both directions."""

from __future__ import annotations

from typing import Final, get_args

from fourcures.server import wire

FromServer = wire.View | wire.Ack | wire.No | wire.Pong
Command = wire.Act | wire.TakeBack
"""What is answered by `ack` or `no`, with its id."""
FromClient = Command | wire.Ping

TAGS: Final = ", ".join(f'"{kind.__struct_config__.tag}"' for kind in get_args(FromClient))
"""The kinds of messages that a page may send."""
