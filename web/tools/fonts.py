"""Makes src/fonts from the packages @fontsource-variable/manrope and @fontsource/literata.

    pip install fonttools brotli; npm pack and unpack both; python web/tools/fonts.py PACKAGES

One file each for plain Latin, accents, the rest of Latin, and Cyrillic; the same ranges stand in app.css, so that nobody loads
letters that the page does not show.
"""

import subprocess
import sys
from pathlib import Path

FONTS = Path(__file__).parent.parent / "src" / "fonts"
BASE = "U+0020-007E,U+00A0,U+00AB,U+00B7,U+00BB,U+00D7,U+2009,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2212"
ACCENTS = (
    "U+00A1-00AA,U+00AC-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,"
    "U+2020-2021,U+2030,U+2039-203A,U+20AC,U+2122,U+2190-2193"
)
SOURCES = {"manrope": "manrope-{}-wght-normal.woff2", "literata": "literata-{}-600-normal.woff2"}

for name, file in SOURCES.items():
    for part, ranges in {"base": BASE, "accents": ACCENTS, "latin-ext": "*", "cyrillic": "*"}.items():
        source = next(Path(sys.argv[1]).rglob(file.format("latin" if ranges != "*" else part)))
        subprocess.run(
            [
                "pyftsubset", source, f"--unicodes={ranges}", f"--output-file={FONTS / f'{name}-{part}.woff2'}",
                "--layout-features=kern,liga,locl,mark,mkmk,ccmp,tnum", "--name-IDs=*", "--flavor=woff2", "--no-hinting",
            ],
            check=True,
        )  # fmt: skip
