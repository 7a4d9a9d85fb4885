"""The command that shows the rules."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from fourcures.cli.inputs import Json, show_json
from fourcures.handbook.chapters import CHAPTERS
from fourcures.handbook.plain import data, look_up, printed
from fourcures.words import say


def rules(about: Annotated[str | None, Parameter(help=say("cli-arg-about"))] = None, /, *, json: Json = False) -> int:
    """Print a chapter or section of the rules, or what a role, event or other card does; without a name, what there is."""
    if about is not None:
        part = look_up(about)
        if json:
            show_json(data(part))
        else:
            print(printed(part))
        return 0
    if json:
        show_json(
            [{"id": c.id, "title": say(f"rule-{c.id}"), "module": c.module, "sections": [s.id for s in c.sections]} for c in CHAPTERS]
        )
        return 0
    width = max(len(chapter.id) for chapter in CHAPTERS)
    for chapter in CHAPTERS:
        print(f"{chapter.id:{width}}  {say(f'rule-{chapter.id}')}")
    return 0
