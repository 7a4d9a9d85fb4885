"""Numbers of cards, kinds of action, steps, endings, news and slots: once and for ever, since positions and actions are made of them."""

from typing import Final

# Cards: cities are 0 to 47, the events of a game follow in the order of its table.
FIRST_EVENT: Final = 48
EPIDEMIC: Final = 63
NONE: Final = 63
"""An empty place in an action."""

# Places in a packed action: kind, seat, pawn (or the other seat), x (city, card or disease), y (card), z (station given up).
KIND: Final = 16777216
SEAT: Final = 2097152
PAWN: Final = 262144
X: Final = 4096
Y: Final = 64

# Kinds of action
DRIVE: Final = 0
SHUTTLE: Final = 1
DIRECT: Final = 2
CHARTER: Final = 3
OPS_FLIGHT: Final = 4
JOIN: Final = 5
TREAT: Final = 6
BUILD: Final = 7
GIVE: Final = 8
TAKE: Final = 9
CURE: Final = 10
STORE: Final = 11
DONE: Final = 12
PASS: Final = 13
DISCARD: Final = 14
PUT: Final = 15
EVENT: Final = 16
REVEAL: Final = 17
ACCEPT: Final = 18
DECLINE: Final = 19

# Steps; an agenda entry is step * 8 + argument
SOW: Final = 0
DEAL: Final = 1
FIRST: Final = 2
ACT: Final = 3
WINDOW: Final = 4
DRAW: Final = 5
RATE: Final = 6
STRIKE: Final = 7
SHUFFLE: Final = 8
HAND: Final = 9
INFECT: Final = 10
LOOK: Final = 11
ORDER: Final = 12
NEXT: Final = 13
CONSENT: Final = 14
LAND: Final = 15

# Windows: the argument of WINDOW
BEFORE_DRAW: Final = 0
BEFORE_INTENSIFY: Final = 1
BEFORE_INFECT: Final = 2
BETWEEN_CARDS: Final = 3
BETWEEN_EPIDEMICS: Final = 4
CARD_TURNED: Final = 5
EPIDEMIC_DRAWN: Final = 6

# Moments: which events may come in
CLOSED: Final = 0
FREE: Final = 1
STRUCK: Final = 2

# How a game ends
WIN: Final = 1
LOSS_OUTBREAKS: Final = 2
LOSS_CUBES: Final = 3
LOSS_CARDS: Final = 4

# Slots of State.extra
CHOSEN_FIRST: Final = 0  # seat that was chosen to start + 1, until the game begins
STEPS_SKIPPED: Final = 1  # infection steps that will be skipped
FLOWN_TURN: Final = 2  # turn in which the Operations Expert last used the card flight
ASKED: Final = 3  # the action that somebody must agree to + 1
TURNED: Final = 4  # infection card that lies open and has not acted yet + 1
SLOTS: Final = 5

# News: what a move brought about, in order; news * 2**18 + a * 2**12 + b * 2**6 + c
NEWS: Final = 262144
N_CUBES: Final = 0  # city, disease, number put there
N_SHIELDED: Final = 1  # city, disease: a role kept cubes away
N_OUTBREAK: Final = 2  # city, disease, outbreaks so far
N_LIFTED: Final = 3  # city, disease, number taken off
N_ERADICATED: Final = 4  # disease
N_SPARED: Final = 5  # city: its disease is eradicated
N_RATE: Final = 6  # infection rate, epidemics so far
N_SHUFFLED: Final = 7  # cards put back on top
N_SKIPPED: Final = 8  # infection step skipped
N_TURN: Final = 9  # seat
N_OVER: Final = 10  # outcome, disease that ran out
