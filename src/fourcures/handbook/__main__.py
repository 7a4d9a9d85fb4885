"""Writes docs/rules: `python -m fourcures.handbook [--check] [FOLDER]`, in a clone.

With --check it only says which pages are not as they should be.
"""

import sys
from pathlib import Path

from fourcures.handbook.markdown import pages


def main(arguments: list[str]) -> int:
    """Write the pages, or compare them (exit code 1 when one differs)."""
    check = "--check" in arguments
    docs = Path(next((a for a in arguments if not a.startswith("-")), "docs"))
    made = pages((docs / "rulings.md").read_text("utf-8"))
    folder = docs / "rules"
    old = {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in folder.rglob("*.md")} if folder.is_dir() else {}
    wrong = sorted(name for name in {*made, *old} if made.get(name) != old.get(name))
    if check:
        print("\n".join(f"{folder / name}" for name in wrong), end="\n" if wrong else "")
        return 1 if wrong else 0
    for name in wrong:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        if name in made:
            (folder / name).write_text(made[name], "utf-8")
        else:
            (folder / name).unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
