"""Random games with Mutation and Virulent Strain, alone, together and with other modules: nothing gets lost, all can be written."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest
from games import some

from fourcures import engine, notation, story
from fourcures.atlas import START
from fourcures.bits import BIT
from fourcures.check import problems
from fourcures.core import State
from fourcures.dealer import Dealer
from fourcures.dice import Dice, random_game
from fourcures.ids import EFFECTS, STRAIN_OF, STRAINS_SEEN
from fourcures.record import Record, read_record, replay, write_record
from fourcures.rules.catalog import new_game, role_codes
from fourcures.rules.cubes import lift, put
from fourcures.rules.virulent import STRAINS
from fourcures.words import say

MIXTURES = (
    "base+mutation",
    "base+virulent",
    "base+mutation+virulent",
    "base+ask+mutation+virulent",
    "base+anytime+mutation+virulent",
    "base+prompted+mutation+virulent",
    "base+brink+mutation",
    "base+brink+virulent",
    "base+ask+anytime+brink+mutation+virulent",
    "base+crises",
    "base+ask+anytime+brink+mutation+virulent+crises",
    "base+quarantines",
)


def table(rules: str, game: int, chance: Random) -> State:
    """A table at its beginning; two of three have seen something: cures, purple cubes, epidemic cards that lie face up."""
    roles = chance.sample(role_codes(rules), 1 + game % 5)
    s = new_game(rules, roles, 4 + game % 4, chance.randrange(-1, len(roles)))
    Dealer(f"{rules} {game}").settle(s)
    if game % 3 == 0:
        return s
    s.cured = chance.choice((0, 1, 2, 5, 6, 8, 10))
    for d in range(4):
        if s.cured & BIT[d]:
            lift(s, START, d, 3)
    if s.table.diseases > 4:
        s.cured |= chance.choice((0, 0, 16))
        put(s, BIT[24] | BIT[29] | BIT[23], 4)
        put(s, BIT[24] | BIT[29], 4)
    if "virulent" in rules:
        # two epidemics have come, and their cards lie on the table
        cards = chance.sample([c for c, row in enumerate(STRAINS) if row.lasts], 2)
        s.epidemics = 2
        s.piles -= 3 + 3 * 64
        s.deck -= 2
        s.extra[STRAINS_SEEN] = s.extra[EFFECTS] = BIT[cards[0]] | BIT[cards[1]]
        s.extra[STRAIN_OF] = chance.randrange(1, 5)
    return s


def pick(s: State, chance: Random) -> int:
    """An action; cures and treating rather than others."""
    actions = engine.legal(s)
    if chance.random() < 0.6:
        few = [a for a in actions if re.match(r"[-!%]|[A-Z]{4,}$", notation.token(s, a))]
        return chance.choice(few or actions)
    return chance.choice(actions)


def sound(s: State) -> None:
    """What must be true of every table."""
    line = notation.write(s)
    assert problems(s) == [], line
    again = notation.read(line)
    assert notation.write(again) == line
    assert engine.legal(again) == engine.legal(s), line
    assert engine.chances(again) == engine.chances(s), line
    tokens = [notation.token(s, a) for a in engine.legal(s)]
    assert len(set(tokens)) == len(tokens), line
    if tokens:
        one = len(line) % len(tokens)
        assert notation.parse(again, tokens[one]) == engine.legal(s)[one], line


@pytest.mark.parametrize("rules", MIXTURES)
def test_every_table_is_sound_and_every_game_is_written_down(rules: str) -> None:
    for game in range(some(0.15)):
        chance = Random(f"{rules} {game}")
        s = table(rules, game, chance)
        start = notation.write(s)
        dealer = Dealer(f"{rules} {game}")
        tokens = []
        while not s.outcome:
            sound(s)
            a = dealer.answer(s) if engine.chance(s) else pick(s, chance)
            text, said = story.play_token(s, a)
            tokens.append(text)
            for message, args in said:
                assert not say(message, **args).startswith(message), message
        sound(s)
        assert s.turn <= 40
        record = read_record(write_record(Record({"Start": start}, tokens)))
        assert notation.write(replay(record)) == notation.write(s)


@pytest.mark.parametrize("rules", MIXTURES)
def test_chance_and_its_odds_agree(rules: str) -> None:
    """Random numbers in a row pick every card as often as its weight says."""
    seen: Counter[str] = Counter()
    for game in range(20):
        chance = Random(f"odds {rules} {game}")
        s = table(rules, game, chance)
        dealer = Dealer(f"odds {rules} {game}")
        while not s.outcome:
            if engine.chance(s):
                top = s.agenda[s.depth - 1]
                step = s.table.steps[top >> 3]
                if seen[step.name] < (3 if "crises" in rules else 30):
                    seen[step.name] += 1
                    answers = engine.chances(s)
                    whole = sum(weight for _, weight in answers)
                    rounds = (s.piles & 63) >> 1 if step.deck == "player" else 1
                    picked = Counter(int(step.pick(s, top & 7, r)) for r in range(whole * rounds))
                    assert picked == {a >> 12 & 511: weight * rounds for a, weight in answers}, notation.write(s)
            engine.play(s, dealer.answer(s) if engine.chance(s) else pick(s, chance))
    wanted = {"draw", "infect", "strike"}
    wanted |= {"mutant", "threat"} if "mutation" in rules else set()
    wanted |= {"strain"} if "virulent" in rules else set()
    assert wanted <= set(seen)


@pytest.mark.parametrize("rules", MIXTURES)
def test_fast_games_come_to_an_end(rules: str) -> None:
    endings = Counter()
    for game in range(some(1)):
        s = table(rules, game, Random(f"fast {rules} {game}"))
        random_game(s, Dice(game))
        endings[notation.OUTCOMES[s.outcome]] += 1
        assert s.turn <= 40 and problems(s) == [], notation.write(s)
    assert endings["outbreaks"] and endings["cubes"]


def test_every_strain_and_every_mutation_comes_up() -> None:
    seen: Counter[str] = Counter()
    for game in range(80):
        s = new_game("base+mutation+virulent", ("MED", "QUA"), 7)
        dealer, chance = Dealer(f"all {game}"), Random(f"all {game}")
        while not s.outcome:
            a = dealer.answer(s) if engine.chance(s) else pick(s, chance)
            text, _ = story.play_token(s, a)
            seen[text.lstrip("~")] += 1
    assert {*(row.code for row in STRAINS), "MUA", "MUB", "THREATENS", "SPREADS", "INTENSIFIES"} <= set(seen)


def test_purple_wins_are_the_ones_the_rules_say() -> None:
    """Five cures, or the four of the cities with no purple cube on the map, and nothing else."""
    wins = 0
    for game in range(some(0.5)):
        chance = Random(f"wins {game}")
        s = new_game("base+mutation", ("SCI", "MED", "RES"), 4)
        Dealer(f"wins {game}").settle(s)
        words = notation.write(s).split()
        words[3], words[6] = "BYKrp", "TOK1,MIA1p" if game % 2 else "TOK1"
        words[1] = f">SCI@ATL:BEI,SHA,OSA,HKG{',MIA' if game % 2 else ''};MED@LON:-;RES@LON:-"
        s = notation.read(" ".join(words))
        for _ in range(200):
            if s.outcome:
                break
            a = Dealer(f"{game}").answer(s) if engine.chance(s) else pick(s, chance)
            engine.play(s, a)
            purple = s.cubes[4] == 0
            four, five = s.cured & 15 == 15, s.cured & 31 == 31
            if s.outcome < 2:
                assert (s.outcome == 1) == (five or (four and purple)), notation.write(s)
        wins += s.outcome == 1
    assert wins
