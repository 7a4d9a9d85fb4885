"""Processes that work for another one."""

from __future__ import annotations

import os
from multiprocessing import parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread


def begin_work() -> None:
    """What such a process does first: it leaves Ctrl-C to the one it works for, and ends with that, however it ends."""
    signal(SIGINT, SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def end() -> None:
        parent.join()
        os._exit(1)

    Thread(target=end, daemon=True).start()
