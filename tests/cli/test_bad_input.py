"""Bad input: exit code 2 and one line that says what is wrong and what can be done."""

from __future__ import annotations

import os
import socket
import subprocess
from pathlib import Path

import pytest
from command import COMMAND, fourcures, new

RECORD = """[Rules "base/4"]
[Seats "MED, SCI"]

0. ~SFO ~STP ~HCM ~ATL ~NYC ~IST ~WAS ~CHI ~MNL | ~NYC ~SFO ~TAI ~MON ~KIN ~MIA ~MIL ~SAO
1. SCI CHI
"""


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ("nwe", "“nwe” new"),
        ("new --seets 3", "--seets --help"),
        ("new --seats three", "--seats “three”"),
        ("new --seats", "--seats"),
        ("new --seats 2 --seats 3", "--seats twice"),
        ("new 3", "“3”"),
        ("new --seats 6", "6 5"),
        ("new --seats 0", "0"),
        ("new --seats -1", "-1"),
        ("new --epidemics 3", "3 4"),
        ("new --epidemics 8", "8 7"),
        ("new --rules nightmare", "nightmare base"),
        ("new --roles MED,XXX", "XXX MED"),
        ("new --roles MED,MED", "Medic twice"),
        ("new --roles MED,SCI,OPS,DIS,QUA,RES", "6"),
        ("new --roles MED,SCI --seats 3", "3 2"),
        ("new --roles MED,SCI --first OPS", "“OPS” MED SCI"),
        ("legal", "LINE"),
        ("legal base/4", "11 1"),
        ("apply", "LINE"),
        ("replay /nowhere/game.fcr", "/nowhere/game.fcr"),
        ("replay", "RECORD"),
        ("case /nowhere/x.case", "/nowhere/x.case"),
        ("case", "file"),
        ("perft", "file"),
        ("perft /nowhere/x.perft", "/nowhere/x.perft"),
        ("play /nowhere/game.fcr", "/nowhere/game.fcr"),
        ("serve --port 70000", "70000"),
        ("serve --port none", "--port “none”"),
        ("serve --host 192.0.2.1 --port 0", "192.0.2.1"),
        ("serve --data /proc/nowhere", "/proc/nowhere"),
    ],
)
def test_bad_arguments(args: str, words: str) -> None:
    complaint = fourcures(*args.split()).complaint
    for word in words.split():
        assert word in complaint, complaint


@pytest.mark.parametrize(
    ("old", "bad"),
    [
        ("base/4", "basic/4"),
        ("base/4", "base/3"),
        ("RES@ATL", "RES@XXX"),
        ("RES@ATL", "PLA@ATL"),
        (":act4", ":act9"),
        (":act4", ":sleep"),
        (" bykr ", " bykk "),
        (" o0e0 ", " o0 "),
        (" ATL ", " ATX "),
        ("MEX3", "MEX4"),
        ("13e,12e", "13f,12e"),
        ("* ESS", "ESS"),
    ],
)
def test_a_malformed_line_names_what_was_found(old: str, bad: str) -> None:
    line = new()
    assert old in line
    complaint = fourcures("check", line.replace(old, bad, 1)).complaint
    assert complaint.endswith(".")


@pytest.mark.parametrize("token", ["PAR", "~PAR", "CHI(", "!b(PAR)", "-z", "--all", "ä"])
def test_a_token_that_is_not_legal_now(token: str) -> None:
    assert token in fourcures("apply", new(), "CHI", token).complaint


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "Rules"),
        ("no record at all", "Rules"),
        ('[Rules "base/4"]\n\n0. ~SFO', "Seats"),
        ('[Rules "dark/4"]\n[Seats "MED, SCI"]\n', "dark"),
        (RECORD + "2. ( CHI", "bracket"),
        (RECORD + "2. ~PAR", "~PAR"),
        (RECORD.replace(" CHI", " PAR"), "PAR"),
        (RECORD.replace("~SFO ~STP", "~SFO ~SFO"), "SFO"),
    ],
)
def test_a_record_that_is_none(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "game.fcr"
    file.write_text(text)
    for command in ("replay", "play"):
        complaint = fourcures(command, file).complaint
        for word in words.split():
            assert word in complaint, complaint


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "game.fcr"
    file.write_bytes(b"\xff\xfe\x00\x01")
    assert str(file) in fourcures("replay", file).complaint
    assert str(file) in fourcures("case", file).complaint
    assert str(tmp_path) in fourcures("replay", tmp_path).complaint


@pytest.mark.parametrize(
    ("command", "text"), [("case", "pso base/4"), ("case", "do CHI"), ("perft", "id x\nperft 1 5"), ("perft", "hello")]
)
def test_a_malformed_test_file_names_its_line(tmp_path: Path, command: str, text: str) -> None:
    file = tmp_path / f"bad.{command}"
    file.write_text(text)
    assert f"{file}:1" in fourcures(command, file).complaint


def test_a_record_can_not_be_written_where_there_is_no_folder(tmp_path: Path) -> None:
    ran = fourcures("play", "--save", tmp_path / "nowhere" / "game.fcr", stdin="quit\n")
    assert ran.code == 2
    assert str(tmp_path / "nowhere" / "game.fcr") in ran.err and ran.err.count("\n") == 1


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert str(port) in fourcures("serve", "--port", port, "--data", tmp_path).complaint


def test_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "fourcures.sqlite").write_bytes(b"this is not a database " * 100)
    assert "fourcures.sqlite" in fourcures("serve", "--port", "0", "--data", tmp_path).complaint


@pytest.mark.parametrize("text", [b"", b"\n\n", b"\xff\xfe\x00", b"A" * 3_000_000, b"base/4 " * 100_000])
def test_standard_input_that_is_no_line(text: bytes) -> None:
    ran = subprocess.run([*COMMAND, "legal", "-"], input=text, capture_output=True)
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert ran.stderr.count(b"\n") == 1 and len(ran.stderr) < 300


def test_a_terminal_without_our_letters() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run([*COMMAND, "play", "--seed", "1"], input=b"quit\n", capture_output=True, env=env)
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_output_that_nobody_reads_is_no_fault() -> None:
    listing = subprocess.Popen([*COMMAND, "legal", new()], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert listing.stdout and listing.stderr
    listing.stdout.close()
    assert listing.stderr.read() == b""
    listing.wait(timeout=60)
