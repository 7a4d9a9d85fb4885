"""`serve` starts, answers and stops."""

from __future__ import annotations

import re
import signal
import subprocess
import urllib.request
from pathlib import Path

import pytest
from command import COMMAND


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_serve_prints_its_address_answers_and_stops(tmp_path: Path, stop: signal.Signals) -> None:
    data = tmp_path / "new" / "folder"
    command = [*COMMAND, "serve", "--port", "0", "--no-browser", "--data", str(data)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout and server.stderr
    try:
        found = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
        assert found
        with urllib.request.urlopen(found[0]) as answer:
            assert answer.status == 200
        server.send_signal(stop)
        server.wait(timeout=60)
        assert "Traceback" not in server.stderr.read()
    finally:
        server.kill()
        server.wait()
        server.stdout.close()
        server.stderr.close()
    assert (data / "fourcures.sqlite").exists()
