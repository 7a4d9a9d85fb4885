/* The yardstick of the machine: random games written down plainly in C, to say how fast the engine is beside them.

   The game of 2013 without event cards, for two to four seats: Medic, Scientist, Researcher, Quarantine Specialist.
   What is one decision for the engine is one here, with the same choices: all actions that are legal, one for each way
   to pay a cure, "no more actions", and each card that goes for the hand limit.  Every choice is as likely as any other.

       cc -O3 -o yardstick yardstick.c && ./yardstick SEATS EPIDEMICS GAMES SEED

   prints the games, their decisions, the squares of those added up, wins, losses by outbreaks, by cubes and by cards,
   and the nanoseconds of processor time they took. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { CITIES = 48, COLOURS = 4, LINKS = 93, EPIDEMIC = 48, ATLANTA = 2, SUPPLY = 24, STATIONS = 6, HAND = 7, MOST_OUTBREAKS = 8 };
enum { MEDIC, SCIENTIST, RESEARCHER, QUARANTINE };
enum { PLAYING, WON, OUTBREAKS, CUBES, CARDS };
enum { DRIVE, SHUTTLE, DIRECT, CHARTER, TREAT, BUILD, GIVE, TAKE, CURE, DONE };

/* Cities by number, twelve of each colour, as the engine has them. */
static const unsigned char link_ends[LINKS][2] = {
    {0, 1}, {0, 12}, {0, 39}, {0, 46}, {1, 2}, {1, 3}, {1, 12}, {1, 13}, {2, 4}, {2, 14}, {3, 4}, {3, 5}, {4, 5}, {4, 14},
    {5, 6}, {5, 7}, {6, 7}, {6, 8}, {6, 19}, {6, 24}, {7, 8}, {7, 9}, {8, 9}, {8, 10}, {8, 24}, {9, 10}, {9, 11}, {10, 25},
    {11, 25}, {11, 26}, {12, 13}, {12, 47}, {13, 14}, {13, 15}, {13, 16}, {14, 15}, {15, 16}, {15, 18}, {15, 19}, {16, 17},
    {18, 19}, {19, 20}, {20, 21}, {20, 23}, {21, 22}, {21, 23}, {22, 23}, {23, 27}, {24, 25}, {24, 27}, {25, 26}, {25, 27},
    {25, 28}, {26, 29}, {27, 28}, {27, 30}, {28, 29}, {28, 30}, {28, 31}, {29, 31}, {29, 32}, {30, 31}, {31, 32}, {31, 33},
    {32, 33}, {32, 34}, {32, 35}, {33, 35}, {34, 35}, {34, 42}, {34, 43}, {35, 43}, {35, 45}, {36, 37}, {36, 38}, {37, 38},
    {37, 39}, {38, 39}, {38, 41}, {38, 42}, {39, 40}, {40, 41}, {41, 42}, {41, 46}, {42, 43}, {42, 44}, {42, 46}, {43, 44},
    {43, 45}, {44, 45}, {44, 46}, {45, 47}, {46, 47}};
static const unsigned short thousands[CITIES] = {
    5864, 9121, 4715, 3429, 4679, 20464, 5427, 8586, 10755, 575, 5232, 4879, 14900, 19463, 5582, 8702, 9121, 6015, 13639, 20186, 11547,
    9046, 3888, 4887, 2946, 13576, 15512, 14718, 6204, 7419, 5037, 20711, 22242, 16910, 14374, 8865, 17311, 22547, 13482, 13189, 2871,
    8338, 7106, 7151, 8314, 26063, 20767, 3785};
static const int rates[] = {2, 2, 2, 3, 3, 4, 4, 4};
static const int hand_cards[] = {0, 5, 4, 3, 2};
static int links[CITIES], linked[CITIES][6];

struct game {
    int seats, epidemics_in_deck, epidemics, outbreaks, seat, outcome;
    int pawn[4], hand_size[4], treats_all[4];
    unsigned char hand[4][HAND + 2];
    unsigned char cubes[CITIES][COLOURS], station[CITIES], cured[COLOURS];
    int supply[COLOURS], on_map[COLOURS], stations;
    int infection_deck[CITIES], infection_cards, infection_discard[CITIES], discarded;
    int player_deck[64], player_cards;
};

struct choice {
    unsigned char kind, city, card, other;
    unsigned short paid; /* the cards of a cure, as places in the hand */
};

/* Dice: the generator sfc32. */

static uint32_t da, db, dc, dcount;

static uint32_t roll(void) {
    uint32_t r = da + db + dcount++;
    da = db ^ (db >> 9);
    db = dc + (dc << 3);
    dc = ((dc << 21) | (dc >> 11)) + r;
    return r;
}

static void start_dice(uint32_t seed) {
    da = seed, db = dc = 0, dcount = 1;
    for (int i = 0; i < 12; i++) roll();
}

static void shuffle(int *cards, int n) {
    for (int i = n - 1; i > 0; i--) {
        int j = roll() % (i + 1), card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
}

/* Cubes. */

static int shielded(const struct game *g, int city, int d) {
    if (g->cured[d] && g->pawn[MEDIC] == city) return 1;
    if (g->seats <= QUARANTINE) return 0;
    int at = g->pawn[QUARANTINE];
    if (at == city) return 1;
    for (int i = 0; i < links[at]; i++)
        if (linked[at][i] == city) return 1;
    return 0;
}

static void put(struct game *g, int city, int d) {
    if (g->supply[d] == 0) {
        g->outcome = CUBES;
        return;
    }
    g->supply[d]--;
    g->on_map[d]++;
    g->cubes[city][d]++;
}

static void lift(struct game *g, int city, int d, int n) {
    if (n > g->cubes[city][d]) n = g->cubes[city][d];
    g->cubes[city][d] -= n;
    g->on_map[d] -= n;
    g->supply[d] += n;
}

static void break_out(struct game *g, int first, int d) {
    unsigned char waits[CITIES] = {0};
    int queue[CITIES], n = 1;
    queue[0] = first;
    waits[first] = 1;
    for (int next = 0; next < n; next++) {
        int city = queue[next];
        if (++g->outbreaks == MOST_OUTBREAKS) {
            g->outcome = OUTBREAKS;
            return;
        }
        for (int i = 0; i < links[city]; i++) {
            int to = linked[city][i];
            if (shielded(g, to, d)) continue;
            if (g->cubes[to][d] < 3) {
                put(g, to, d);
                if (g->outcome) return;
            } else if (!waits[to]) {
                waits[to] = 1;
                queue[n++] = to;
            }
        }
    }
}

static void bring(struct game *g, int city, int n) {
    int d = city / 12;
    if ((g->cured[d] && g->on_map[d] == 0) || shielded(g, city, d)) return;
    for (; n > 0 && g->cubes[city][d] < 3; n--) {
        put(g, city, d);
        if (g->outcome) return;
    }
    if (n > 0) break_out(g, city, d);
}

/* The setup. */

static void start(struct game *g, int seats, int epidemics) {
    int cards[CITIES], n = 0, best = 0;
    *g = (struct game){.seats = seats, .epidemics_in_deck = epidemics, .treats_all = {1}};
    for (int d = 0; d < COLOURS; d++) g->supply[d] = SUPPLY;
    for (int c = 0; c < CITIES; c++) g->infection_deck[c] = cards[c] = c;
    g->infection_cards = CITIES;
    shuffle(g->infection_deck, CITIES);
    shuffle(cards, CITIES);
    for (int i = 0; i < 9; i++) {
        int city = g->infection_deck[--g->infection_cards];
        g->infection_discard[g->discarded++] = city;
        for (int k = 3 - i / 3; k > 0; k--) put(g, city, city / 12);
    }
    for (int seat = 0; seat < seats; seat++) {
        g->pawn[seat] = ATLANTA;
        for (int i = 0; i < hand_cards[seats]; i++) {
            int card = g->hand[seat][g->hand_size[seat]++] = cards[n++];
            if (thousands[card] > best) best = thousands[card], g->seat = seat;
        }
    }
    g->station[ATLANTA] = g->stations = 1;
    /* Piles from the top of the deck down, which is from the end of the list back: the smaller ones come first in it. */
    int left = CITIES - n, small = left / epidemics, large = left % epidemics;
    for (int pile = 0; pile < epidemics; pile++) {
        int from = g->player_cards, size = small + (pile >= epidemics - large);
        g->player_deck[g->player_cards++] = EPIDEMIC;
        while (size--) g->player_deck[g->player_cards++] = cards[n++];
        shuffle(g->player_deck + from, g->player_cards - from);
    }
}

/* Actions: what may be done, and doing it. */


static void drop(struct game *g, int seat, int card) {
    int i = 0;
    while (g->hand[seat][i] != card) i++;
    g->hand[seat][i] = g->hand[seat][--g->hand_size[seat]];
}

static int shares(const struct game *g, int kind, int giver, int other, struct choice *out) {
    int n = 0;
    for (int i = 0; i < g->hand_size[giver]; i++) {
        int card = g->hand[giver][i];
        if (giver == RESEARCHER || card == g->pawn[giver]) out[n++] = (struct choice){.kind = kind, .card = card, .other = other};
    }
    return n;
}

static int cures(const struct game *g, int seat, int d, struct choice *out) {
    int n = 0, need = seat == SCIENTIST ? 4 : 5, mine = 0;
    for (int i = 0; i < g->hand_size[seat]; i++)
        if (g->hand[seat][i] / 12 == d) mine |= 1 << i;
    if (__builtin_popcount(mine) < need) return 0;
    for (int some = mine; some; some = (some - 1) & mine)
        if (__builtin_popcount(some) == need) out[n++] = (struct choice){.kind = CURE, .other = d, .paid = some};
    return n;
}

static int choices(const struct game *g, struct choice *out) {
    int n = 0, seat = g->seat, here = g->pawn[seat], has_here = 0;
    for (int i = 0; i < links[here]; i++) out[n++] = (struct choice){.kind = DRIVE, .city = linked[here][i]};
    if (g->station[here])
        for (int c = 0; c < CITIES; c++)
            if (g->station[c] && c != here) out[n++] = (struct choice){.kind = SHUTTLE, .city = c};
    for (int i = 0; i < g->hand_size[seat]; i++) {
        int card = g->hand[seat][i];
        if (card == here) has_here = 1;
        else out[n++] = (struct choice){.kind = DIRECT, .city = card, .card = card};
    }
    if (has_here)
        for (int c = 0; c < CITIES; c++)
            if (c != here) out[n++] = (struct choice){.kind = CHARTER, .city = c, .card = here};
    for (int d = 0; d < COLOURS; d++)
        if (g->cubes[here][d]) out[n++] = (struct choice){.kind = TREAT, .other = d};
    if (has_here && !g->station[here]) {
        if (g->stations < STATIONS) out[n++] = (struct choice){.kind = BUILD, .city = here, .other = here};
        else
            for (int c = 0; c < CITIES; c++)
                if (g->station[c]) out[n++] = (struct choice){.kind = BUILD, .city = here, .other = c};
    }
    for (int other = 0; other < g->seats; other++)
        if (other != seat && g->pawn[other] == here) {
            n += shares(g, GIVE, seat, other, out + n);
            n += shares(g, TAKE, other, other, out + n);
        }
    if (g->station[here])
        for (int d = 0; d < COLOURS; d++)
            if (!g->cured[d]) n += cures(g, seat, d, out + n);
    out[n++] = (struct choice){.kind = DONE};
    return n;
}

static int hand_limit(struct game *g, int seat) {
    int decisions = 0;
    for (; g->hand_size[seat] > HAND; decisions++) drop(g, seat, g->hand[seat][roll() % g->hand_size[seat]]);
    return decisions;
}

static void arrive(struct game *g, int seat, int city) {
    g->pawn[seat] = city;
    if (seat == MEDIC)
        for (int d = 0; d < COLOURS; d++)
            if (g->cured[d]) lift(g, city, d, 3);
}

/* Do what was chosen; how many cards had to be discarded for it, each a decision. */
static int act(struct game *g, struct choice a) {
    int seat = g->seat;
    switch (a.kind) {
    case DRIVE:
    case SHUTTLE: arrive(g, seat, a.city); break;
    case DIRECT:
    case CHARTER:
        drop(g, seat, a.card);
        arrive(g, seat, a.city);
        break;
    case TREAT: lift(g, g->pawn[seat], a.other, g->treats_all[seat] || g->cured[a.other] ? 3 : 1); break;
    case BUILD:
        drop(g, seat, a.city);
        if (a.other == a.city) g->stations++;
        else g->station[a.other] = 0;
        g->station[a.city] = 1;
        break;
    case GIVE:
        drop(g, seat, a.card);
        g->hand[a.other][g->hand_size[a.other]++] = a.card;
        return hand_limit(g, a.other);
    case TAKE:
        drop(g, a.other, a.card);
        g->hand[seat][g->hand_size[seat]++] = a.card;
        return hand_limit(g, seat);
    case CURE: {
        int kept = 0;
        for (int i = 0; i < g->hand_size[seat]; i++)
            if (!(a.paid >> i & 1)) g->hand[seat][kept++] = g->hand[seat][i];
        g->hand_size[seat] = kept;
        g->cured[a.other] = 1;
        lift(g, g->pawn[MEDIC], a.other, 3);
        if (g->cured[0] && g->cured[1] && g->cured[2] && g->cured[3]) g->outcome = WON;
    }
    }
    return 0;
}

/* Cards: parts B and C of a turn. */

static void epidemic(struct game *g) {
    int city = g->infection_deck[0];
    g->epidemics++;
    g->infection_cards--;
    for (int i = 0; i < g->infection_cards; i++) g->infection_deck[i] = g->infection_deck[i + 1];
    g->infection_discard[g->discarded++] = city;
    bring(g, city, 3);
    if (g->outcome) return;
    shuffle(g->infection_discard, g->discarded);
    for (int i = 0; i < g->discarded; i++) g->infection_deck[g->infection_cards++] = g->infection_discard[i];
    g->discarded = 0;
}

static void draw(struct game *g) {
    int epidemics = 0, seat = g->seat;
    if (g->player_cards < 2) {
        g->outcome = CARDS;
        return;
    }
    for (int i = 0; i < 2; i++) {
        int card = g->player_deck[--g->player_cards];
        if (card == EPIDEMIC) epidemics++;
        else g->hand[seat][g->hand_size[seat]++] = card;
    }
    while (epidemics-- && !g->outcome) epidemic(g);
}

static void infect(struct game *g) {
    for (int i = rates[g->epidemics]; i > 0 && !g->outcome; i--) {
        int city = g->infection_deck[--g->infection_cards];
        g->infection_discard[g->discarded++] = city;
        bring(g, city, 1);
    }
}

/* A whole game; how many decisions it took. */
static int play(struct game *g, int seats, int epidemics) {
    struct choice out[512];
    int decisions = 0;
    start(g, seats, epidemics);
    while (!g->outcome) {
        for (int left = 4; left > 0 && !g->outcome; left--) {
            struct choice a = out[roll() % choices(g, out)];
            decisions += 1 + act(g, a);
            if (a.kind == DONE) break;
        }
        if (!g->outcome) draw(g);
        if (!g->outcome) decisions += hand_limit(g, g->seat);
        if (!g->outcome) infect(g);
        g->seat = (g->seat + 1) % seats;
    }
    return decisions;
}

int main(int argc, char **argv) {
    static struct game g;
    if (argc != 5) return 2;
    int seats = atoi(argv[1]), epidemics = atoi(argv[2]);
    long games = atol(argv[3]), ended[5] = {0};
    if (seats < 2 || seats > 4 || epidemics < 4 || epidemics > 7) return 2;
    for (int i = 0; i < LINKS; i++) {
        int a = link_ends[i][0], b = link_ends[i][1];
        linked[a][links[a]++] = b;
        linked[b][links[b]++] = a;
    }
    start_dice(atol(argv[4]));
    struct timespec before, after;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &before);
    long long decisions = 0, squares = 0;
    for (long i = 0; i < games; i++) {
        int n = play(&g, seats, epidemics);
        decisions += n;
        squares += (long long)n * n;
        ended[g.outcome]++;
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &after);
    long long nanoseconds = (after.tv_sec - before.tv_sec) * 1000000000LL + after.tv_nsec - before.tv_nsec;
    printf("%ld %lld %lld %ld %ld %ld %ld %lld\n", games, decisions, squares, ended[WON], ended[OUTBREAKS], ended[CUBES], ended[CARDS],
           nanoseconds);
    return 0;
}
