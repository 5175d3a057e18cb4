"""Seats played by an earlier revision of the program, so that strength can be measured against it.

``hard@REVISION`` in the arena is the level as it was then; ``reference`` is short for the revision to measure by.
The earlier program runs in a process of its own. It is told the match by its actions and answers with actions, so the
rules, not the classes, have to be the same.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ludarium.engine.actions import Action, parse
from ludarium.engine.reasons import SetupError, because
from ludarium.engine.registry import AnyTitle
from ludarium.engine.resources import home

REFERENCE = "hard@f6b1a426c47b"
"""What ``reference`` means: the level before values were learned."""

NAME = "reference"

PARTS = ("desktop/ludarium", "resources")
"""What of a revision is needed to think."""

DRIVER = """
import json, sys
from ludarium.ai.levels import level
from ludarium.ai.search import think
from ludarium.engine.actions import parse
from ludarium.games import TITLES
for line in sys.stdin:
    said = json.loads(line)
    if "title" in said:
        title = TITLES.get(said["title"], said["version"], said["options"])
        state = title.start(title.setup(said["seats"], options=said["options"]), said["seed"])
    elif "action" in said:
        state = title.apply(state, parse(said["action"]))
    else:
        seat = said["seat"]
        observed = title.observe(state, seat)
        action = think(title, observed, seat, level(said["level"]), said["seed"]).action
        print(json.dumps(action.text), flush=True)
"""
"""What the earlier program does: it keeps the match and thinks when it is asked."""


def split(seat: str) -> tuple[str, str]:
    """The level and the revision of a competing seat; no revision for the program itself."""
    level, _, revision = (REFERENCE if seat == NAME else seat).partition("@")
    return level, revision


class EarlierProgram:
    """An earlier revision that plays along in a match."""

    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder / "desktop")}
        self._process = subprocess.Popen(
            [sys.executable, "-c", DRIVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
        )

    def begin(self, title: AnyTitle, seats: int, options: Mapping[str, str], seed: int) -> None:
        match = {"title": title.id, "version": title.content_version, "seats": seats, "options": dict(options)}
        self._send({**match, "seed": seed})

    def notice(self, action: Action) -> None:
        self._send({"action": action.text})

    def think(self, seat: int, level: str, seed: int) -> Action:
        self._send({"seat": seat, "level": level, "seed": seed})
        assert self._process.stdout is not None
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the earlier program ended with code {self._process.wait()}")
        return parse(json.loads(answer))

    def _send(self, said: Mapping[str, Any]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(said) + "\n")
        self._process.stdin.flush()


@cache
def program(revision: str) -> EarlierProgram:
    """One process for each revision, which serves match after match and ends with this one."""
    return EarlierProgram(checked_out(revision))


def checked_out(revision: str) -> Path:
    """The folder with the code of a revision, which is taken from the repository once."""
    folder = home() / "revisions" / revision
    if folder.is_dir():
        return folder
    part = folder.with_name(f"{revision}.{os.getpid()}")
    with tarfile.open(fileobj=io.BytesIO(_archive(revision))) as archive:
        archive.extractall(part, filter="data")
    try:
        part.rename(folder)
    except OSError:  # another process was first
        if not folder.is_dir():
            raise
    return folder


def _archive(revision: str) -> bytes:
    """The revision as git packs it, or a `SetupError` where there is no git or no such revision."""
    checkout = Path(__file__).resolve().parents[3]
    try:
        command = ["git", "-C", str(checkout), "archive", revision, "--", *PARTS]
        return subprocess.run(command, check=True, capture_output=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise SetupError(because("revision", revision=revision)) from error
