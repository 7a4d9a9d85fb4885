"""What is impossible about a position: a set of sentences, empty for every table that play can reach (bugs E)."""

from fourcures.atlas import CODES, LETTERS
from fourcures.bits import BIT, size
from fourcures.cards import Opened
from fourcures.core import CITY_CARDS, STATIONS, SUPPLY, State
from fourcures.ids import ACT, CONSENT, DEAL, DRAW, FIRST, HAND, LOOK, OPEN, ORDER, RATE, SOW, STEPS_SKIPPED
from fourcures.notation import OUTCOMES, infection_list, player_cards
from fourcures.rules.cubes import OUTBREAKS
from fourcures.rules.drawing import hidden
from fourcures.rules.infection import infection_cards
from fourcures.rules.turn import Window
from fourcures.words import Complaint


def problems(s: State) -> list[str]:
    """Sentences about what cannot be, in English."""
    return [str(p) for p in [*_cubes(s), *_player_cards(s), *_infection_cards(s), *_tracks(s), *_agenda(s), *_roles(s), *_extras(s)]]


def _cubes(s: State) -> list[Complaint]:
    found = []
    for d, letter in enumerate(LETTERS[: s.table.diseases]):
        on_map = sum(size(s.cubes[level * 5 + d]) for level in range(3))
        made = int(s.table.rules.cubes[d] - sum(row.cubes(s, d) for row in s.table.rules.extras))
        if on_map > made:
            found.append(Complaint("problem-cubes", disease=letter, n=on_map, all=made))
        if s.cubes[SUPPLY + d] + on_map != made:
            found.append(Complaint("problem-supply", disease=letter, n=int(s.cubes[SUPPLY + d]), all=made))
        for level in range(2):
            if s.cubes[level * 5 + 5 + d] & ~s.cubes[level * 5 + d]:
                found.append(Complaint("problem-levels", disease=letter))
    if size(s.stations) > STATIONS:
        found.append(Complaint("problem-stations", n=int(size(s.stations))))
    if s.stations == 0 and not s.table.rules.rival:
        found.append(Complaint("problem-no-station"))
    return found


def _player_cards(s: State) -> list[Complaint]:
    """Each player card once, and as many unseen ones as the piles hold."""
    t = s.table
    found = []
    apart = [row.player_cards(s) for row in t.rules.extras]
    places = [*s.hands, s.discards, s.removed & t.event_cards, s.unseen, *apart]
    seen = 0
    for cards in places:
        if seen & cards:
            found.append(Complaint("problem-card-twice", cards=player_cards(s, seen & cards)))
        seen |= cards
    if t.seats and size(seen) != 48 + len(t.events):
        found.append(Complaint("problem-card-missing", n=48 + len(t.events) - int(size(seen))))
    if s.turn:
        piles = [s.piles >> 6 * i & 63 for i in range(10)]
        inside = sum(p & 1 for p in piles)
        cards = sum(p >> 1 for p in piles) - inside - sum(_piled(s, row) for row in t.rules.opened if row.piled)
        unseen = int(size(s.unseen) + hidden(s))
        if cards != unseen:
            found.append(Complaint("problem-piles", cards=cards, unseen=unseen))
        waiting = _epidemics_turned(s) + sum(int(row.epidemics(s)) for row in t.rules.extras)
        if inside + s.epidemics + waiting != t.epidemics:
            found.append(Complaint("problem-epidemics", inside=inside, n=int(s.epidemics) + waiting, all=int(t.epidemics)))
    for seat in range(t.seats):
        kept = s.hands[t.seats + seat]
        if kept & ~t.event_cards or size(kept) > t.rows[seat].keeps:
            found.append(Complaint("problem-kept", role=t.rows[seat].code, cards=player_cards(s, kept)))
    return found


def _epidemics_turned(s: State) -> int:
    """Epidemic cards that are turned and wait to be carried out."""
    entries = [(s.agenda[i] >> 3, s.agenda[i] & 7) for i in range(s.depth)]
    drawn = {2: 1, 4: 1, 5: 2}
    return sum(drawn.get(arg, 0) if step == DRAW else arg >> 1 if step == OPEN else int(step == RATE) for step, arg in entries)


def _piled(s: State, row: Opened) -> int:
    """Cards in the piles of a sort that lies one in each."""
    piles = sum(1 for i in range(10) if s.piles >> 6 * i & 63)
    return piles - (not row.inside(s)) if piles else 0


def _infection_cards(s: State) -> list[Complaint]:
    found = []
    seen = 0
    layers = [s.layers[i] for i in range(s.n_layers)]
    apart = [row.cards(s) for row in s.table.rules.extras]
    for cards in [*layers, s.infected, s.looked, s.removed & CITY_CARDS, *apart]:
        if seen & cards:
            found.append(Complaint("problem-infection-twice", cards=infection_list(s, seen & cards)))
        seen |= cards
    if seen != s.table.infection_cards:
        found.append(Complaint("problem-infection-missing", n=int(size(s.table.infection_cards & ~seen))))
    if infection_cards(s) == 0 and s.infected == 0:
        found.append(Complaint("problem-infection-none"))
    return found


def _tracks(s: State) -> list[Complaint]:
    found = []
    if s.outbreaks >= OUTBREAKS and OUTCOMES[s.outcome] != "outbreaks":
        found.append(Complaint("problem-outbreaks", n=int(s.outbreaks)))
    if s.outcome == 2 and s.outbreaks < OUTBREAKS:
        found.append(Complaint("problem-over", over="outbreaks"))
    if s.table.law.won(s) != (OUTCOMES[s.outcome] == "win"):
        found.append(Complaint("problem-win"))
    if s.extra[STEPS_SKIPPED] and s.table.event_cards & ~(s.unseen | s.removed) == 0 and not s.removed:
        found.append(Complaint("problem-quiet"))
    return found


def _agenda(s: State) -> list[Complaint]:
    """The steps fit together: a turn has one end, setup steps only in the setup, looking only with cards to put back."""
    found = []
    kinds = [s.agenda[i] >> 3 for i in range(s.depth)]
    setup = any(k in (SOW, DEAL, FIRST) for k in kinds)
    if setup != (s.turn == 0) and s.outcome == 0:
        found.append(Complaint("problem-setup", turn=int(s.turn)))
    if s.looked and ORDER not in kinds:
        found.append(Complaint("problem-looked", cards=infection_list(s, s.looked)))
    if not s.outcome and (LOOK in kinds) > (ORDER in kinds):
        found.append(Complaint("problem-look"))
    if ACT in kinds and kinds[0] != ACT:
        found.append(Complaint("problem-act"))
    asking = bool(kinds) and kinds[-1] == CONSENT  # about an event that was played in a window
    if s.passed and not (len(kinds) > asking and isinstance(s.table.steps[kinds[-1 - asking]], Window)):
        found.append(Complaint("problem-passed"))
    over = [seat for seat in range(s.table.seats) if size(s.hands[seat]) > s.table.law.limit(s, seat)]
    awaited = {s.agenda[i] & 7 for i in range(s.depth) if kinds[i] == HAND}
    for seat in over:
        if seat not in awaited and s.outcome == 0:
            found.append(Complaint("problem-hand", role=s.table.rows[seat].code, n=int(size(s.hands[seat]))))
    return found


def _roles(s: State) -> list[Complaint]:
    """A cured disease cannot lie where its shield stands with the Medic."""
    found = []
    for seat in range(s.table.seats):
        if s.table.arrives & BIT[seat]:
            for d, letter in enumerate(LETTERS):
                if s.cured & BIT[d] and s.cubes[d] & BIT[s.pawns[seat]] & s.table.rows[seat].shield(s, seat, d):
                    found.append(Complaint("problem-medic", city=CODES[s.pawns[seat]], disease=letter))
    return found


def _extras(s: State) -> list[Complaint]:
    """What the rows of the rule set find impossible about their own fields."""
    return [Complaint(row.fault(s), found=row.write(s)) for row in s.table.rules.extras if row.fault(s)]
