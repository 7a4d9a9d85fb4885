"""Starting the server: where its data is, where it listens, and what it says about both."""

from __future__ import annotations

import errno
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import quote

import structlog
import uvicorn
from platformdirs import user_data_dir
from sqlalchemy import create_engine
from sqlalchemy.exc import DatabaseError, OperationalError

from fourcures.server import talk_log
from fourcures.server.app import application
from fourcures.server.log import Log
from fourcures.server.settings import Settings
from fourcures.words import Complaint, say

FILE: Final = "fourcures.sqlite"
MESSAGE: Final = 2 * 1024 * 1024
"""Bytes of a socket message that are taken in at all: those over guest.BODY_LIMIT get an answer, those over this close the socket."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | str | None = None,
    open_browser: bool = False,
    own: str | None = None,
    limits: bool = True,
) -> None:
    """Serve until told to stop; `own` is the address by which others reach this server.

    Raises Complaint when the folder, the file or the port cannot be had, or a setting makes no sense.
    """
    _quiet_logs()
    settings = Settings.read(own)
    folder = _folder(data)
    listening = _listen(host, port)
    try:
        store = Log(folder / FILE)
    except BaseException:
        listening.close()
        raise
    address = _address(host, listening.getsockname()[1])
    print(say("server-address", address=address), say("server-data", path=str(folder)), say("server-stop"), sep="\n", flush=True)
    if open_browser and _has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    server = uvicorn.Server(
        uvicorn.Config(
            application(store, settings=settings, limits=limits),
            http="httptools",
            ws="websockets-sansio",
            ws_max_size=MESSAGE,
            ws_per_message_deflate=False,  # four times the work and three times the memory for each socket
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=3,
        )
    )
    gc.collect()
    gc.freeze()  # what is loaded by now stays: full collections need not look at it
    with suppress(KeyboardInterrupt):  # Ctrl+C is the way to stop
        server.run(sockets=[listening])


def reported(data: Path | str | None = None) -> list[talk_log.Reported]:
    """The lines that people have reported; read beside a server that runs, and nothing is changed."""
    file = _place(data) / FILE
    engine = create_engine(f"sqlite:///file:{quote(str(file))}?mode=ro&uri=true")
    try:
        with engine.connect() as connection:
            return talk_log.reported(connection)
    except OperationalError as error:
        raise Complaint("server-file", file=str(file), why=str(error.orig)) from None
    except DatabaseError:
        raise Complaint("server-file-foreign", file=str(file)) from None
    finally:
        engine.dispose()


def _place(data: Path | str | None) -> Path:
    return Path(data).expanduser() if data is not None else Path(user_data_dir("fourcures", appauthor=False))


def _folder(data: Path | str | None) -> Path:
    """The data folder, made if need be, and writable."""
    folder = _place(data)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # seeds are nobody else's business
        trial = folder / f".trial-{os.getpid()}"
        trial.touch()
        trial.unlink()
    except OSError as error:
        raise Complaint("server-folder", path=str(folder), why=error.strerror or str(error)) from None
    return folder


def _listen(host: str, port: int) -> socket.socket:
    """A socket that people can already knock at."""
    if not 0 <= port <= 65535:
        raise Complaint("server-port-range", port=str(port))
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except OSError:
        raise Complaint("server-host", host=host) from None
    listening = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(1024)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise Complaint("server-port-taken", port=str(port), host=host) from None
        if error.errno == errno.EACCES:
            raise Complaint("server-port-forbidden", port=str(port)) from None
        raise Complaint("server-host", host=host) from None
    return listening


def _address(host: str, port: int) -> str:
    """The address to open: a server that listens everywhere is reached here too."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def _has_screen() -> bool:
    """There may be a browser with windows; one in the terminal would only be in the way."""
    return os.name == "nt" or sys.platform == "darwin" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _quiet_logs() -> None:
    """Warnings and worse, one readable line each, on the error stream."""
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s")
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="%Y-%m-%d %H:%M:%S", utc=False),
            # The richer formatter shows every variable and takes seconds, in which no table would go on.
            structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
