"""The command that serves the game to browsers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from fourcures.words import say


def serve(
    *,
    port: Annotated[int, Parameter(help=say("cli-arg-port"))] = 8000,
    host: Annotated[str, Parameter(help=say("cli-arg-host"))] = "127.0.0.1",
    data: Annotated[Path | None, Parameter(help=say("cli-arg-data"))] = None,
    address: Annotated[str | None, Parameter(help=say("cli-arg-address"))] = None,
    limits: Annotated[bool, Parameter(help=say("cli-arg-limits"), negative="--no-limits")] = True,
    browser: Annotated[bool, Parameter(help=say("cli-arg-browser"), negative="--no-browser")] = True,
) -> int:
    """Serve the game until it is stopped."""
    from fourcures.server.main import serve as run

    run(host, port, data, browser, address, limits)
    return 0
