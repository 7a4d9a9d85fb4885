// Facts and hand-set places of the 48 cities, in atlas order: code, disease, latitude, longitude, x, y on the map.
const TABLE = `
SFO b 37.78 -122.42 81 338
CHI b 41.88 -87.63 236 300
ATL b 33.75 -84.39 234 384
MON b 45.5 -73.57 318 258
WAS b 38.91 -77.04 318 374
NYC b 40.71 -74.01 372 312
MAD b 40.42 -3.7 528 306
LON b 51.51 -0.13 552 180
PAR b 48.86 2.35 598 240
ESS b 51.46 7.01 636 176
MIL b 45.46 9.19 674 258
STP b 59.94 30.31 744 112
LAX y 34.05 -118.24 102 414
MEX y 19.43 -99.13 176 488
MIA y 25.76 -80.19 292 452
BOG y 4.71 -74.07 318 574
LIM y -12.05 -77.04 290 672
SCL y -33.45 -70.67 322 766
BUE y -34.6 -58.38 410 768
SAO y -23.55 -46.63 470 702
LAG y 6.52 3.38 584 572
KIN y -4.44 15.27 650 642
JOH y -26.2 28.05 720 740
KHA y 15.5 32.56 732 526
ALG k 36.75 3.06 598 374
IST k 41.01 28.98 748 306
MOS k 55.76 37.62 806 168
CAI k 30.04 31.24 718 410
BAG k 33.32 44.37 812 356
TEH k 35.69 51.39 868 292
RIY k 24.71 46.68 816 464
KAR k 24.86 67 896 414
DEL k 28.61 77.21 958 368
MUM k 19.08 72.88 898 500
KOL k 22.57 88.36 1010 432
CHE k 13.08 80.27 956 560
BEI r 39.9 116.41 1072 290
SEO r 37.57 126.98 1142 292
SHA r 31.23 121.47 1082 366
TOK r 35.68 139.69 1195 343
OSA r 34.69 135.5 1193 411
TAI r 25.03 121.57 1134 438
HKG r 22.32 114.17 1072 462
BAN r 13.76 100.5 1018 528
HCM r 10.82 106.63 1072 594
JAK r -6.21 106.85 1018 664
MNL r 14.6 120.98 1144 556
SYD r -33.87 151.21 1176 766
`;

export const CITIES = TABLE.trim().split("\n").map((row) => {
  const [code, disease, ...numbers] = row.split(" ");
  const [lat, lon, x, y] = numbers.map(Number);
  return { code, disease, lat, lon, x, y };
});

// The 93 links, each named once; those of WRAPS cross the Pacific and leave the map on both sides.
const LINKS = `
SFO: TOK MNL LAX CHI
CHI: LAX MEX ATL MON
ATL: WAS MIA
MON: NYC WAS
NYC: WAS LON MAD
WAS: MIA
LON: MAD PAR ESS
ESS: PAR MIL STP
PAR: MAD ALG MIL
MAD: ALG SAO
MIL: IST
STP: IST MOS
LAX: MEX SYD
MEX: MIA BOG LIM
MIA: BOG
BOG: LIM BUE SAO
LIM: SCL
BUE: SAO
SAO: LAG
LAG: KIN KHA
KIN: KHA JOH
JOH: KHA
KHA: CAI
ALG: IST CAI
IST: MOS BAG CAI
MOS: TEH
CAI: BAG RIY
BAG: RIY KAR TEH
TEH: KAR DEL
KAR: RIY MUM DEL
MUM: DEL CHE
DEL: CHE KOL
CHE: KOL BAN JAK
KOL: BAN HKG
BAN: JAK HCM HKG
JAK: HCM SYD
HCM: HKG MNL
HKG: MNL TAI SHA
BEI: SHA SEO
SHA: TAI SEO TOK
SEO: TOK
TOK: OSA
OSA: TAI
TAI: MNL
MNL: SYD
`;

export const EDGES = LINKS.trim().split("\n").flatMap((row) => {
  const [from, to] = row.split(": ");
  return to.split(" ").map((code) => [from, code]);
});

// Links over the Pacific, with the places on both margins where the far city's name stands.
export const WRAPS = [
  ["SFO", "TOK", -6, 333, 1328, 339],
  ["SFO", "MNL", -6, 394, 1314, 472],
  ["LAX", "SYD", -6, 535, 1300, 655],
];
