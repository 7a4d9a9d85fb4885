"""How smoothly the map of a phone is panned and pinched: `python bench/panning.py`, with Chromium at hand.

A phone of 390 x 844 with a processor four times slower than this one; every frame is timed while a finger pulls the map about, and while
two fingers zoom it.  The goal: no frame over 50 milliseconds.
"""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from typing import Any, Final

from playwright.sync_api import CDPSession, Page, sync_playwright

SLOWER: Final = 4
GOAL: Final = 50.0
WATCH: Final = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const step = (now) => { frames_seen.push(now - last); last = now; window.watching = requestAnimationFrame(step); };
  window.watching = requestAnimationFrame(step);
}"""
SEEN: Final = "() => { cancelAnimationFrame(window.watching); return window.frames_seen.slice(2); }"


def touch(line: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]})


def pan(line: CDPSession) -> None:
    """To and fro, as a thumb does."""
    for k in range(4):
        touch(line, "touchStart", (300 if k % 2 else 90, 260))
        for i in range(40):
            x = 300 - 5 * i if k % 2 else 90 + 5 * i
            touch(line, "touchMove", (x, 260 + 40 * (i % 20) / 20))
        touch(line, "touchEnd")


def pinch(line: CDPSession) -> None:
    for k in range(2):
        touch(line, "touchStart", (180, 250), (210, 250))
        for i in range(40):
            far = 3 * (i if k == 0 else 40 - i)
            touch(line, "touchMove", (180 - far, 250), (210 + far, 250))
        touch(line, "touchEnd")


def measured(page: Page, line: CDPSession, gesture: Any) -> list[float]:
    page.wait_for_timeout(600)
    page.evaluate(WATCH)
    gesture(line)
    return [float(ms) for ms in page.evaluate(SEEN)]


def main() -> int:
    failed = 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        command = [sys.executable, "-m", "fourcures", "serve", "--port", "0", "--data", data, "--no-browser", "--no-limits"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout
            site = server.stdout.readline().split()[-1].rstrip("/")
            chromium = shutil.which("chromium") or shutil.which("chromium-browser")
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2)
            made = context.request.post(f"{site}/api/tables", data={"seats": 2, "roles": ["MED", "SCI"], "seed": "panning"}).json()
            context.request.post(f"{site}/api/tables/{made['id']}/seats", data={"seats": [0, 1], "name": "Thumb"})
            page = context.new_page()
            page.goto(f"{site}/t/{made['id']}")
            page.wait_for_selector(".map .city")
            line = context.new_cdp_session(page)
            line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            for name, gesture in (("pan", pan), ("pinch", pinch)):
                frames = sorted(measured(page, line, gesture))
                worst, late = frames[-1], sum(ms > GOAL for ms in frames)
                failed += late
                told = {"median": statistics.median(frames), "p95": frames[int(len(frames) * 0.95)], "worst": worst}
                print(json.dumps({"gesture": name, "frames": len(frames), "late": late} | {key: round(ms, 1) for key, ms in told.items()}))
            server.terminate()
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
