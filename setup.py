"""What the package build adds to pyproject.toml: the compiled engine, and the web client built into the package.

FOURCURES_PURE=1 leaves the engine interpreted, and so does a machine without a C compiler; FOURCURES_SKIP_WEB=1 leaves the page out.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

WEB = Path("web")
ENGINE = [
    *(
        f"src/fourcures/{name}.py"
        for name in ("bits", "ids", "atlas", "actions", "extras", "rows", "cards", "core", "agenda", "engine", "dice", "laps")
    ),
    *map(str, sorted(Path("src/fourcures/rules").glob("*.py"))),
]
TELLING = [f"src/fourcures/{name}.py" for name in ("tokens", "notation", "parts", "reasons", "secrets", "story")]
"""What tells people of the game: a server spends most of its time here."""
BOTS = [f"src/fourcures/bots/{name}.py" for name in ("roads", "dangers", "judge", "signs", "outlook", "turns", "futures")]
"""What programs think with."""


def compiled_engine():
    """Three groups of extensions; each is optional, so that a missing compiler leaves the Python source in its place."""
    engine, telling, bots = (
        [path for path in part if Path(path).exists() and not path.endswith("__init__.py")] for part in (ENGINE, TELLING, BOTS)
    )
    paths = engine + telling + bots
    if os.environ.get("FOURCURES_PURE") == "1" or not paths:
        return []
    from mypyc.build import mypycify

    # What mypyc remembers of one group does not serve to compile another one: it begins anew each time.
    with tempfile.TemporaryDirectory() as cache:
        extensions = mypycify(
            [f"--cache-dir={cache}", *paths],
            opt_level="3",
            separate=[(engine, "fourcures"), (telling, "fourcures_telling"), (bots, "fourcures_bots")],
        )
    for extension in extensions:
        extension.optional = True
        if sys.platform != "win32":
            # Nobody puts another function in the place of one of these: they may be built into each other.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition", "-fvisibility=hidden", "-g0"]
    return extensions


def newest(*paths):
    """When the youngest file under these paths was written."""
    files = (file for path in paths for file in ([path] if path.is_file() else path.rglob("*")))
    return max((file.stat().st_mtime for file in files if file.is_file()), default=0.0)


def npm(*args):
    """Run npm in web/; Node comes with the build requirements."""
    if subprocess.run([sys.executable, WEB / "npm.py", *args]).returncode:
        sys.exit(f"The page could not be built: npm {args[0]} failed in {WEB}/.  FOURCURES_SKIP_WEB=1 builds the package without it.")


def built_client():
    """The folder with the page, built again only when its sources are younger."""
    if newest(WEB / "node_modules/.package-lock.json") < newest(WEB / "package.json", WEB / "package-lock.json"):
        npm("ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund")
    sources = [path for path in WEB.iterdir() if path.name not in ("node_modules", "dist")]
    if newest(WEB / "dist") < newest(*sources, Path("src/fourcures/locales")):
        npm("run", "build")
    return WEB / "dist"


class BuildWithClient(build_py):
    """Also puts the built page into the package, and the C program that `fourcures bench` compares the engine with."""

    def run(self):
        # An earlier build may have left what the source no longer has.  What is compiled stays: it is made again when it has changed.
        compiled = {Path(self.build_lib, *extension.name.split(".")) for extension in self.distribution.ext_modules or ()}
        for old in [path for path in Path(self.build_lib).rglob("*") if path.is_file()]:
            if old.suffix not in (".so", ".pyd") or old.with_name(old.name.partition(".")[0]) not in compiled:
                old.unlink()
        super().run()
        if os.environ.get("FOURCURES_SKIP_WEB") != "1" and (WEB / "package.json").exists():
            shutil.copytree(built_client(), Path(self.build_lib) / "fourcures/static", dirs_exist_ok=True)
        shutil.copy("bench/yardstick.c", Path(self.build_lib) / "fourcures")


setup(
    ext_modules=compiled_engine(),
    cmdclass={"build_py": BuildWithClient},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},  # the groups beside each other
)
