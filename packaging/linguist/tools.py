"""Qt's own tools, and lrelease, which compiles a language. Needs no Qt to be read."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

from linguist.files import COMPILED, ROOT, compiled, sources, tool


def compile_languages() -> None:
    """Make what the program reads, where it is older than what translators wrote."""
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
    """Compile one language; what nobody has looked at since its source changed stays English.

    The file is put in place whole: others may be reading it, or making it too.
    """
    made.parent.mkdir(parents=True, exist_ok=True)
    half_made = made.with_name(f"{made.name}.{os.getpid()}")
    run([tool("lrelease"), "-silent", "-nounfinished", str(source), "-qm", str(half_made)])
    half_made.replace(made)


def run(command: Sequence[str]) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{Path(command[0]).name} failed:\n{done.stdout}{done.stderr}")
