"""A team-mate that plays by chance: python examples/bot.py http://127.0.0.1:8000/t/TABLE [seat ...]

It takes the seats named, or all that are free, and plays until the game is over.  Needs `pip install websockets`.
"""

import json
import random
import sys
import time
import urllib.request

from websockets.sync.client import connect

link, *seats = sys.argv[1:]
site, _, table = link.rstrip("/").rpartition("/t/")
api = f"{site}/api/tables/{table}"


def ask(path: str, body: object = None, cookie: str = "") -> tuple[dict, str]:
    """The answer to a request, and the cookie that says who we are from now on."""
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(api + path, data, {"Cookie": cookie})) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or "").partition(";")[0]


names = ask("")[0]["names"]
wanted = [int(seat) for seat in seats] or [seat for seat, name in enumerate(names) if not name]
_, cookie = ask("/seats", {"seats": wanted, "name": "Robot"})
with connect(f"{api.replace('http', 'ws', 1)}/socket", additional_headers={"Cookie": cookie}, max_size=None) as socket:
    for press, text in enumerate(socket):
        message = json.loads(text)
        if message["t"] == "no":
            print("refused:", message["why"], file=sys.stderr)
        if message["t"] != "view":
            continue
        if message["phase"] == "over":
            print("over:", message["board"]["over"])
            break
        if set(message["ask"]["seats"]) & set(message["you"]):  # the table waits for us
            action = random.choice(message["legal"])
            time.sleep(0.06)  # a page that says more than 20 things a second is sent away
            socket.send(json.dumps({"t": "act", "id": str(press), "n": message["n"], "token": action["token"]}))
