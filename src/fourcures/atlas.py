"""The map: 48 cities, their diseases, links and populations.  Data only.

A city is a number in atlas order (blue 0-11, yellow 12-23, black 24-35, red 36-47), and so is its card.  Sets of cities are bits.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fourcures.bits import BIT

CODES: Final = (
    "SFO", "CHI", "ATL", "MON", "WAS", "NYC", "MAD", "LON", "PAR", "ESS", "MIL", "STP",
    "LAX", "MEX", "MIA", "BOG", "LIM", "SCL", "BUE", "SAO", "LAG", "KIN", "JOH", "KHA",
    "ALG", "IST", "MOS", "CAI", "BAG", "TEH", "RIY", "KAR", "DEL", "MUM", "KOL", "CHE",
    "BEI", "SEO", "SHA", "TOK", "OSA", "TAI", "HKG", "BAN", "HCM", "JAK", "MNL", "SYD",
)  # fmt: skip
"""City codes of the notation, in atlas order."""

DISEASES: Final = "bykr"
"""Letters of the diseases: blue, yellow, black, red.  The disease of a city is its number divided by 12."""
LETTERS: Final = DISEASES + "p"
"""Letters of all diseases that a game can have: those of the cities, and purple, which has none."""

CITIES: Final = 48
COLOURS: Final[i64] = 4
"""Diseases that cities have, twelve cities each."""
START: Final = 2
"""Atlanta: first research station, and where all pawns begin."""

# Each city with its links to cities that come later in atlas order; 93 in all.
_LINKS: Final = """
SFO: CHI LAX TOK MNL | CHI: ATL MON LAX MEX | ATL: WAS MIA | MON: WAS NYC | WAS: NYC MIA | NYC: MAD LON
MAD: LON PAR SAO ALG | LON: PAR ESS | PAR: ESS MIL ALG | ESS: MIL STP | MIL: IST | STP: IST MOS
LAX: MEX SYD | MEX: MIA BOG LIM | MIA: BOG | BOG: LIM BUE SAO | LIM: SCL | BUE: SAO | SAO: LAG
LAG: KIN KHA | KIN: JOH KHA | JOH: KHA | KHA: CAI
ALG: IST CAI | IST: MOS CAI BAG | MOS: TEH | CAI: BAG RIY | BAG: TEH RIY KAR | TEH: KAR DEL | RIY: KAR
KAR: DEL MUM | DEL: MUM KOL CHE | MUM: CHE | KOL: CHE HKG BAN | CHE: BAN JAK
BEI: SEO SHA | SEO: SHA TOK | SHA: TOK TAI HKG | TOK: OSA | OSA: TAI | TAI: HKG MNL
HKG: BAN HCM MNL | BAN: HCM JAK | HCM: JAK MNL | JAK: SYD | MNL: SYD
"""

_PEOPLE: Final = """
SFO 5864 CHI 9121 ATL 4715 MON 3429 WAS 4679 NYC 20464 MAD 5427 LON 8586 PAR 10755 ESS 575 MIL 5232 STP 4879
LAX 14900 MEX 19463 MIA 5582 BOG 8702 LIM 9121 SCL 6015 BUE 13639 SAO 20186 LAG 11547 KIN 9046 JOH 3888 KHA 4887
ALG 2946 IST 13576 MOS 15512 CAI 14718 BAG 6204 TEH 7419 RIY 5037 KAR 20711 DEL 22242 MUM 16910 KOL 14374 CHE 8865
BEI 17311 SEO 22547 SHA 13482 TOK 13189 OSA 2871 TAI 8338 HKG 7106 BAN 7151 HCM 8314 JAK 26063 MNL 20767 SYD 3785
"""


def city(code: str) -> int:
    """The number of a city by its code; KeyError when there is none."""
    return _NUMBERS[code]


def _links() -> vec[i64]:
    table = vec[i64]([0] * CITIES)
    for part in _LINKS.replace("\n", "|").split("|"):
        if ":" in part:
            a, others = part.split(":")
            for b in others.split():
                table[city(a.strip())] |= BIT[city(b)]
                table[city(b)] |= BIT[city(a.strip())]
    return table


def _people() -> vec[i64]:
    table = vec[i64]([0] * CITIES)
    words = _PEOPLE.split()
    for code, thousands in zip(words[::2], words[1::2], strict=True):
        table[city(code)] = int(thousands)
    return table


def _colours() -> vec[i64]:
    table = vec[i64]([0] * len(DISEASES))
    for c in range(CITIES):
        table[c // 12] |= BIT[c]
    return table


_NUMBERS: Final = {code: i for i, code in enumerate(CODES)}

ADJ: Final = _links()
"""ADJ[city]: the set of cities one drive or ferry away."""
COLOUR: Final = _colours()
"""COLOUR[disease]: the set of its twelve cities."""
POPULATION: Final = _people()
"""Thousands of people in each city; the highest card in hand starts the game (rules 1.8)."""
ALL: Final[i64] = BIT[48] - 1
"""The set of all cities."""
