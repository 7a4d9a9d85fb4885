"""Teaches programs: an outlook from their own games, and the judge's weights from the outlook (docs/ai.md says why it is done so).

    python bench/learn.py FOLDER --rounds 6 --games 4000 --workers 2

Each round leaves its games, net and weights in the folder, and is not done again when they are there.  The first one begins with what
the package has; `--ship` writes the last one's numbers into src/.
"""

from __future__ import annotations

import argparse
import struct
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray
from rich.progress import track

from fourcures.bots.futures import Futures
from fourcures.bots.judge import FEATURES, Judge
from fourcures.bots.outlook import Outlook
from fourcures.bots.signs import SIGNS
from fourcures.bots.turns import Node, on_turn
from fourcures.bots.weights import outlook, weights
from fourcures.core import State
from fourcures.dealer import Dealer
from fourcures.dice import Dice
from fourcures.rules.catalog import new_game

Numbers = NDArray[Any]
HIDDEN, WIDTH, KEEP, ASTRAY, PIECE = 32, 20, 80, 0.05, 100
BOTS = Path(__file__).parents[1] / "src/fourcures/bots"


class Mind(NamedTuple):
    """What is learned: the numbers of the net, and the judge's weights."""

    net: list[float]
    weights: list[float]

    def player(self) -> Futures:
        """Somebody who plays by it."""
        return Futures(Judge(vec[float](self.weights)), Outlook(vec[float](self.net)), WIDTH, KEEP)


def turns(player: Futures, seed: str) -> Iterator[tuple[State, list[Node]]]:
    """One game, from turn to turn: the table after each turn's actions, and the ends of turns that it was chosen from.

    The best outlook is chosen, one time in twenty any of them.  The last table is that of the end.
    """
    chance = Random(seed)
    dealer, dice = Dealer(seed), Dice(chance.getrandbits(40))
    s = new_game("base", dealer.line_up([None] * chance.choice([2, 3, 4])), chance.choice([4, 4, 4, 5, 5, 6]))
    dealer.settle(s)
    ends: list[Node] = []
    while not s.outcome:
        if not on_turn(s):
            s = player.onward(s, dice, True)
            continue
        ends = player.planner.turns(s, WIDTH, KEEP, True, True)
        best = player.best(ends)
        s = (best if chance.random() > ASTRAY or best.state.outcome else chance.choice(ends)).state.copy()
        if not s.outcome:
            yield s, ends
    yield s, ends


def games(mind: Mind, seed: str, first: int) -> tuple[Numbers, Numbers, Numbers]:
    """Some games: signs of each table after a turn's actions, whether its game was won, the game's number."""
    player = mind.player()
    signs: list[list[float]] = []
    won: list[int] = []
    number: list[int] = []
    for game in range(first, first + PIECE):
        begun = len(signs)
        for s, _ in turns(player, f"{seed} {game}"):
            if s.outcome:
                won += [int(s.outcome == 1)] * (len(signs) - begun)
            else:
                player.outlook.logit(s, player.judge)
                signs.append(list(player.outlook.signs.x))
                number.append(game)
    return np.array(signs, np.float16), np.array(won, np.float32), np.array(number)


def choices(mind: Mind, seed: str, first: int) -> tuple[Numbers, Numbers]:
    """Of some games what the judge saw in the ends of each turn and what the net thinks of them, both less the mean of that turn."""
    player = mind.player()
    seen, thought = [], []
    for game in range(first, first + PIECE // 4):
        for s, ends in turns(player, f"{seed} choices {game}"):
            open_ends = [end.state for end in ends if not end.state.outcome]
            if s.outcome or len(open_ends) < 5:
                continue
            logits = np.clip([player.outlook.logit(end, player.judge) for end in open_ends], -6, 6)
            share = np.exp(logits - logits.max()) + 0.05  # the best ends matter most
            share /= share.sum()
            looks = []
            for end in open_ends:
                player.judge.look(end)
                looks.append(list(player.judge.f))
            rows, root = np.array(looks), np.sqrt(share)
            seen.append((rows - share @ rows) * root[:, None])
            thought.append((logits - share @ logits) * root)
    return np.concatenate(seen), np.concatenate(thought)


def fit(start: list[float], signs: Numbers, won: Numbers, number: Numbers, epochs: int = 6) -> list[float]:
    """The net that tells best how games ended: logistic loss, Adam; the epoch that does best on a tenth of the games is kept."""
    chance = np.random.default_rng(0)
    held = chance.random(number.max() + 1)[number] < 0.1
    w = np.array(start, np.float32)
    cut = SIGNS * HIDDEN
    parts = [w[:cut].reshape(SIGNS, HIDDEN), w[cut : cut + HIDDEN], w[cut + HIDDEN : -1], w[-1:]]
    mean, spread = [np.zeros_like(p) for p in parts], [np.zeros_like(p) for p in parts]
    x, y, steps, best, least = signs[~held].astype(np.float32), won[~held], 0, start, np.inf
    for epoch in track(range(epochs), "net"):
        rate = 0.75e-3 * (1 + np.cos(np.pi * epoch / epochs))
        order = chance.permutation(len(x))
        for at in range(0, len(order) - 511, 512):
            some = order[at : at + 512]
            hidden = np.maximum(x[some] @ parts[0] + parts[1], 0)
            wrong = (1 / (1 + np.exp(-(hidden @ parts[2] + parts[3]))) - y[some]) / 512
            back = np.outer(wrong, parts[2]) * (hidden > 0)
            slopes = [x[some].T @ back + 1e-5 * parts[0], back.sum(0), hidden.T @ wrong + 1e-5 * parts[2], wrong.sum(keepdims=True)]
            steps += 1
            for k, slope in enumerate(slopes):
                mean[k] = 0.9 * mean[k] + 0.1 * slope
                spread[k] = 0.999 * spread[k] + 0.001 * slope**2
                parts[k] = parts[k] - rate * (mean[k] / (1 - 0.9**steps)) / (np.sqrt(spread[k] / (1 - 0.999**steps)) + 1e-8)
        logits = np.maximum(signs[held].astype(np.float32) @ parts[0] + parts[1], 0) @ parts[2] + parts[3]
        loss = float(np.mean(np.logaddexp(0, logits) - won[held] * logits))
        print(f"  epoch {epoch}: loss {loss:.4f}")
        if loss < least:
            least, best = loss, np.concatenate([p.ravel() for p in parts]).tolist()
    return best


def prefer(seen: Numbers, thought: Numbers) -> list[float]:
    """The weights by which a judge prefers what the net prefers: least squares."""
    scale = seen.std(0) + 1e-9
    rows = seen / scale
    found = np.linalg.solve(rows.T @ rows + 2e-5 * len(rows) * np.eye(FEATURES), rows.T @ thought) / scale
    return [0.0 if scale[i] < 1e-6 else round(float(found[i]), 3) + 0.0 for i in range(FEATURES)]


def learn(folder: Path, rounds: int, many: int, pool: ProcessPoolExecutor) -> Mind:
    """So many rounds; those that are in the folder are read."""
    mind, kept = Mind(list(outlook().numbers), list(weights())), list[tuple[Numbers, ...]]()
    for n in range(1, rounds + 1):
        there, played = folder / f"mind-{n}.npz", folder / f"games-{n}.npz"
        if not played.exists():
            work = pool.map(partial(games, mind, f"round {n}"), range(0, many, PIECE))
            told = list(track(work, f"round {n}", total=many // PIECE))
            np.savez_compressed(played, *[np.concatenate(parts) for parts in zip(*told, strict=True)])
        with np.load(played) as data:
            kept = [*kept, tuple(data.values())][-4:]
        print(f"round {n}: {kept[-1][1].mean():.1%} of tables in games that were won")
        if not there.exists():
            signs, won, number = (np.concatenate(parts) for parts in zip(*kept, strict=True))
            number += np.repeat(range(len(kept)), [len(part[2]) for part in kept]) * many
            mind = Mind(fit(mind.net, signs, won, number), mind.weights)
            told_of = list(pool.map(partial(choices, mind, f"round {n}"), range(0, 300, PIECE // 4)))
            mind = Mind(mind.net, prefer(*(np.concatenate(parts) for parts in zip(*told_of, strict=True))))
            np.savez(there, net=mind.net, weights=mind.weights)
        with np.load(there) as data:
            mind = Mind(data["net"].tolist(), data["weights"].tolist())
    return mind


def ship(mind: Mind) -> None:
    """Write the numbers into the source."""
    (BOTS / "outlook.bin").write_bytes(struct.pack(f"<{len(mind.net)}e", *mind.net))
    text = (BOTS / "weights.py").read_text(encoding="utf-8")
    head, rest = text.split("_WEIGHTS: Final = (\n")
    rows = "".join(f"    {', '.join(map(str, mind.weights[i : i + 8]))},\n" for i in range(0, FEATURES, 8))
    (BOTS / "weights.py").write_text(f"{head}_WEIGHTS: Final = (\n{rows}){rest[rest.index(')') + 1 :]}", encoding="utf-8")


def main() -> None:
    ask = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    ask.add_argument("folder", type=Path)
    ask.add_argument("--rounds", type=int, default=6)
    ask.add_argument("--games", type=int, default=4000, help="in each round, in hundreds")
    ask.add_argument("--workers", type=int, default=2)
    ask.add_argument("--ship", action="store_true", help="write the numbers into src/fourcures/bots")
    asked = ask.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool:
        mind = learn(asked.folder, asked.rounds, asked.games, pool)
    if asked.ship:
        ship(mind)


if __name__ == "__main__":
    main()
