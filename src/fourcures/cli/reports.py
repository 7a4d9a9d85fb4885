"""The command that shows what people have reported to whoever runs the server."""

from __future__ import annotations

import json as jsons
from datetime import datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from fourcures.cli.inputs import Json, show_json
from fourcures.words import say


def reports(*, data: Annotated[Path | None, Parameter(help=say("cli-arg-data"))] = None, json: Json = False) -> int:
    """Print the lines that somebody has reported, oldest report first; the server may go on meanwhile."""
    from fourcures.server.main import reported

    found = reported(data)
    if json:
        show_json([report._asdict() | {"body": jsons.loads(report.body)} for report in found])
        return 0
    for report in found:
        body = jsons.loads(report.body)
        text = body if isinstance(body, str) else say(body["id"], **body.get("args", {})) if isinstance(body, dict) else report.kind
        when = datetime.fromtimestamp(report.said).strftime("%Y-%m-%d %H:%M")
        where = say("cli-report-where", table=report.table) if report.table else say("cli-report-lobby")
        print(say("cli-report", at=when, where=where, name=report.name, found=text.replace("\n", " / "), why=report.why or "-"))
    if not found:
        print(say("cli-report-none"))
    return 0
