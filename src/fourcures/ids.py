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
FETCH: Final = 20
COLLECT: Final = 21
SAMPLE: Final = 22
RESTORE: Final = 23
SAMPLE_CURE: Final = 24
REMOVE: Final = 25
ENOUGH: Final = 26
RELIEVE: Final = 27
SAMPLE_CURE_ANY: Final = 28
CURE_ANY: Final = 40
UNLEASH: Final = 41
FLIGHT: Final = 42
SEND: Final = 43
TREAT_NEAR: Final = 44
LEAD: Final = 45
SUPPRESS: Final = 46
PAIR_CURE: Final = 47
RESPOND: Final = 48
RUSH: Final = 49
SPLICE_CURE: Final = 50
DISPENSE: Final = 51
CLEAR: Final = 52
COME: Final = 53
RANK: Final = 54
QUELL_CARD: Final = 55
RESOLVE: Final = 56
QUARANTINE: Final = 60
QUARANTINE_FAR: Final = 61
HIDE: Final = 64
BIO_DRIVE: Final = 65
BIO_DIRECT: Final = 66
BIO_CHARTER: Final = 67
BIO_DRAW: Final = 68
INFECT_HERE: Final = 69
INFECT_THERE: Final = 70
SABOTAGE: Final = 71
ESCAPE: Final = 72
BIO_DISCARD: Final = 73
BIO_DONE: Final = 74
CAPTURE: Final = 75
HOLD: Final = 80
SUFFER: Final = 81

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
SCAN: Final = 16
SPARE: Final = 17
RELIEF: Final = 18
VACCINATE: Final = 19
REMOTE: Final = 20
MUTATE: Final = 28
MUTANT: Final = 29
THREAT: Final = 30
STRAIN: Final = 31
EFFECT: Final = 32
TIE: Final = 33
IDENTIFY: Final = 34
ACTED: Final = 37
AFTERMATH: Final = 38
CONFER: Final = 39
QUELL: Final = 40
SURVEY: Final = 41
ARRANGE: Final = 42
ALARM: Final = 43
OPEN: Final = 44
HOTSPOT: Final = 45
CARRIER: Final = 46
PATIENT: Final = 47
ZONES: Final = 48
BIO_CARD: Final = 52
BIO_WINDOW: Final = 53
BIO_TURN: Final = 54
BIO_HIDE: Final = 55
BIO_ACT: Final = 56
BIO_HAND: Final = 57

# Windows: the argument of WINDOW
BEFORE_DRAW: Final = 0
BEFORE_INTENSIFY: Final = 1
BEFORE_INFECT: Final = 2
BETWEEN_CARDS: Final = 3
BETWEEN_EPIDEMICS: Final = 4
CARD_TURNED: Final = 5
EPIDEMIC_DRAWN: Final = 6
AFTER_CURE: Final = 7

# Moments: which events may come in
CLOSED: Final = 0
FREE: Final = 1
STRUCK: Final = 2
CURED: Final = 4
AFTER: Final = 8  # an epidemic has just been carried out

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
THIS_TURN: Final = 5  # what has been used or is in force this turn: the bits below
ORDERED: Final = 6  # pawns that the seat in turn moves as its own (a set of seats)
BANNED: Final = 7  # the card that keeps the rate at 1: card * 16 + seat it lies in front of * 2 + "leaves the game afterwards"
JUST_CURED: Final = 8  # disease whose cure was discovered last + 1
GROUP: Final = 9  # cities that a vaccine has been brought to
SAMPLES: Final = 10  # cubes kept as samples, a slot for each disease: 10 to 14
CHAIN_OF: Final = 16  # outbreaks that wait for an answer: their disease + 1, * 2 + "others set them off"; 0: none wait
CHAIN_WAVE: Final = 17  # cities about to break out
CHAIN_AFTER: Final = 18  # those that follow
CHAIN_BROKEN: Final = 19  # those that had theirs
MUTATION: Final = 20  # Mutation Events that lie open, as a set
MUTATED: Final = 21  # Mutation Events that have happened
STRAIN_OF: Final = 22  # the virulent strain + 1
STRAINS_SEEN: Final = 23  # epidemic cards that have been turned, as a set
EFFECTS: Final = 24  # those that last and have come into force
STRAINS_DRAWN: Final = 25  # those that wait for their effect: card + 1, four bits each, the next one lowest
LOST: Final = 26  # cubes of the strain that are out of the game
MORE: Final = 27  # 1: this part C has got its one card more
TREATED: Final = 28  # cities where the strain was treated this turn
SANITIZED: Final = 32  # Improved Sanitation, Infection Zone Ban and Sequencing Breakthrough in front of a seat, written as BANNED
ZONE_BANNED: Final = 33
SEQUENCED: Final = 34
NAMED: Final = (
    29  # epidemic cards that were known before they were drawn, until they are turned: card + 1, four bits each, the next one lowest
)
ACTING: Final = 35  # infection card whose outbreaks wait for an answer + 1, while it has more to do
RUMOURED: Final = 36  # 1: this part C turns one card less
STRUCK_AT: Final = 37  # city of the epidemic that is being carried out + 1, + 64 when it has been answered
CONFERENCE: Final = 38  # city where a conference is held + 1
ADVANCED: Final = 39  # Advance Team in front of a seat, written as BANNED
KNOWN: Final = 40  # player cards known on top of the deck: card + 1, ten bits each, the next one lowest
SURVEYED: Final = 41  # player cards looked at and not put back yet, as KNOWN, in ascending order
CRISES_SEEN: Final = 43  # emergency events that have been turned, as a set
CRISES_OPEN: Final = 44  # those that lie open and have not happened yet
CRISES_UP: Final = 45  # those that have happened and last
CARRIER_CARD: Final = 46  # infection card beside Patient Zero + 1
MARKED: Final = 50  # cities with a quarantine marker
MARKED_TWICE: Final = 51  # those whose marker still stops cubes twice
LAIR: Final = 53  # the Bio-Terrorist's city + 1; 0: not chosen yet; UNSEEN: not to be seen
PLOTS: Final = 54  # the infection cards in his hand
ORIGINS: Final = 55  # for each of them in ascending order, six bits, the lowest first: layer it came from + 1, 0: everybody knows the card
BIO_STATE: Final = 56  # the bits below
SIGHTED: Final = 57  # where he was known to be last: turn * 64 + city + 1
BLANKS: Final = 58  # cards of his that are not to be seen: their origins, six bits each, ascending (fourcures.secrets)
SLOTS: Final = 60

# Bits of THIS_TURN
FETCHED: Final = 1  # a card was taken from the discard
COLLECTED: Final = 2  # a card was taken from another hand
SAMPLED: Final = 4  # a cube was taken as a sample
FIFTH: Final = 8  # a change of role has touched the fifth action
CLINIC: Final = 16  # a cube goes wherever the pawn in turn drives
SENT: Final = 32  # a card was given over a distance
LED: Final = 64  # another pawn was moved for no action

# The Bio-Terrorist: bits of BIO_STATE
UNSEEN: Final = 63  # in LAIR
SPOTTED: Final = 1  # his pawn stands in the open
CAPTURED: Final = 2
INFECTED_HERE: Final = 4  # these three: done in this turn of his
INFECTED_THERE: Final = 8
SABOTAGED: Final = 16

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
N_ENDS: Final = 11  # event card that lay in front of a seat
N_VOID: Final = 20  # purple is eradicated: a Mutation card has no effect
N_STRAIN: Final = 21  # disease
N_EFFECT: Final = 22  # epidemic card, strain
N_IDLE: Final = 23  # an epidemic card has no effect
N_LOST: Final = 24  # disease, cubes out of the game
N_IGNORED: Final = 25  # city, disease: an outbreak that did not happen
N_AVERTED: Final = 30  # city, disease: an outbreak that a team averts
N_CRISIS: Final = 35  # emergency event that happens
N_CALMED: Final = 36  # emergency event that lasts no longer
N_SPACE: Final = 37  # infection rate
N_QUARANTINE: Final = 45  # city, disease, times that its marker still stops cubes
N_RENEWED: Final = 46  # city
N_SIGHTED: Final = 48  # city
N_SPOTTED: Final = 49  # city
N_GONE: Final = 50  # his pawn leaves the board
N_RIVAL: Final = 51  # his turn begins
