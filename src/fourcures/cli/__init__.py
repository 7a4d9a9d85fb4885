"""The command `fourcures`: the game in a terminal, and the tools around it.

What is wrong with the input is said in one line on standard error, with exit code 2; exit code 1 is a test or check that did not hold.
"""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING, Final

from fourcures import __version__
from fourcures.words import LANGUAGES, Complaint, known, say, speak

if TYPE_CHECKING:
    from cyclopts import App, CycloptsError
    from rich.console import Console, ConsoleOptions

COMMANDS: Final = {
    "serve": "fourcures.cli.serve:serve",
    "reports": "fourcures.cli.reports:reports",
    "play": "fourcures.cli.play:play",
    "new": "fourcures.cli.positions:new",
    "legal": "fourcures.cli.positions:legal",
    "apply": "fourcures.cli.positions:apply",
    "check": "fourcures.cli.positions:check",
    "rules": "fourcures.cli.rules:rules",
    "replay": "fourcures.cli.files:replay",
    "verify": "fourcures.cli.files:verify",
    "case": "fourcures.cli.files:case",
    "perft": "fourcures.cli.files:perft",
    "bench": "fourcures.cli.bench:bench",
    "analyse": "fourcures.cli.programs:analyse",
    "arena": "fourcures.cli.arena:arena",
}
"""Where each command is; nothing of it is loaded before it is used."""


def app() -> App:
    """The command line: names, options, help."""
    from cyclopts import App, Group
    from cyclopts.help import DefaultFormatter

    class Formatter(DefaultFormatter):  # its first line, too, in the reader's language
        def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
            console.print(say("cli-usage", command=str(usage)), markup=False, style="bold", highlight=False)

    built = App(
        name="fourcures",
        help=say("cli-help"),
        group_commands=Group(say("cli-group-commands")),
        group_parameters=Group(say("cli-group-options")),
        group_arguments=Group(say("cli-group-arguments")),
        version=__version__,
        help_format="plaintext",
        help_formatter=Formatter(),
        exit_on_error=False,
        print_error=False,
        result_action="return_value",
    )
    built["--help"].help = say("cli-help-help")
    built["--version"].help = say("cli-help-version")
    built.command(lambda: None, name="--language", help=say("cli-help-language"))  # taken out before anything else is read
    for name, place in COMMANDS.items():
        built.command(place, name=name, help=say(f"cli-{name}"), sort_key=list(COMMANDS).index(name))
    return built


def main() -> None:
    """Run the command named by the arguments."""
    from cyclopts import CycloptsError

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):  # what a terminal or pipe cannot say is shown as a question mark
            stream.reconfigure(errors="replace")
    try:
        arguments = in_language(sys.argv[1:])
        code = app()(arguments)
        sys.stdout.flush()
    except (Complaint, CycloptsError) as e:
        print(one_line(str(e) if isinstance(e, Complaint) else _complaint(e)), file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        # Whoever read our output has had enough; nothing more can be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(code or 0)


def in_language(arguments: list[str]) -> list[str]:
    """Speak the language that the arguments name, or else the environment; the other arguments."""
    asked = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    speak(known(asked) or "en")
    others: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        if argument == "--":
            return [*others, argument, *rest]
        option, equals, value = argument.partition("=")
        if option != "--language":
            others.append(argument)
            continue
        found = value if equals else next(rest, "")
        if not known(found):
            raise Complaint("cli-language-unknown", found=found, allowed=", ".join(LANGUAGES))
        speak(known(found))
    return others


def one_line(text: str) -> str:
    """The same text with every break and run of spaces made one space."""
    return " ".join(text.split())


def _complaint(e: CycloptsError) -> str:
    """What was wrong with the arguments, in our own words."""
    from cyclopts import exceptions as x

    keyword = e.argument.name if isinstance(e, x.CoercionError | x.MissingArgumentError) and e.argument else ""
    match e:
        case x.UnknownOptionError():
            return say("cli-option-unknown", option=str(e.token.keyword or e.token.value))
        case x.UnknownCommandError() if e.unused_tokens:
            return say("cli-command-unknown", command=f"“{e.unused_tokens[0]}”", commands=", ".join(COMMANDS))
        case x.UnusedCliTokensError() if e.unused_tokens:
            return say("cli-too-much", found=f"“{' '.join(map(str, e.unused_tokens))}”")
        case x.CoercionError() if e.token:
            return say("cli-option-value", option=keyword, found=f"“{e.token.value}”")
        case x.RepeatArgumentError():
            return say("cli-option-twice", option=str(e.token.keyword))
        case x.MissingArgumentError():
            return say("cli-option-empty", option=keyword)
    return str(e)
