"""A server that a test may kill and start again."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Server:
    """On a port of its own, with a folder that outlives it."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.site = f"http://127.0.0.1:{self.port}"
        self.command = [
            sys.executable,
            "-m",
            "fourcures",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(data),
            "--no-browser",
            "--no-limits",
        ]
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
        assert self.process.stdout and "127.0.0.1" in self.process.stdout.readline()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(10)


@contextmanager
def running(data: Path) -> Iterator[Server]:
    server = Server(data)
    try:
        yield server
    finally:
        server.kill()
