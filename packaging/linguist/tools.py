"""Qt's lrelease and its helpers. Importing this needs no Qt."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

from linguist.files import COMPILED, ROOT, compiled, sources, tool


def compile_languages() -> None:
    """Compile every language whose source is newer."""
    for source in sources():
        if not is_fresh(source):
            release(source, compiled(source))
    wanted = {compiled(source) for source in sources()}
    for left_over in set(COMPILED.glob("*.qm")) - wanted:
        left_over.unlink()


def is_fresh(source: Path) -> bool:
    made = compiled(source)
    return made.exists() and made.stat().st_mtime >= source.stat().st_mtime


def release(source: Path, made: Path) -> None:
    """Compile one language. Texts not confirmed since their source changed stay English.

    The file is replaced atomically: others may be reading or writing it.
    """
    made.parent.mkdir(parents=True, exist_ok=True)
    half_made = made.with_name(f"{made.name}.{os.getpid()}")
    run([tool("lrelease"), "-silent", "-nounfinished", str(source), "-qm", str(half_made)])
    half_made.replace(made)


def run(command: Sequence[str]) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{Path(command[0]).name} failed:\n{done.stdout}{done.stderr}")
