"""Qt's own tools: lupdate gathers the texts of the source, lrelease compiles a language."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

from linguist.files import COMPILED, PROGRAM, ROOT, SOURCES, compiled, sources, tool


def gather(languages: Sequence[Path]) -> None:
    """Bring the files to what the source says now. Without line numbers: they would change with every edit."""
    SOURCES.mkdir(exist_ok=True)
    program = str(PROGRAM.relative_to(ROOT))
    for language in languages:
        how = ["-extensions", "py", "-locations", "none", "-no-obsolete", "-source-language", "en"]
        _run([tool("lupdate"), *how, program, "-ts", str(language)])


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
    _run([tool("lrelease"), "-silent", "-nounfinished", str(source), "-qm", str(half_made)])
    half_made.replace(made)


def _run(command: Sequence[str]) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{Path(command[0]).name} failed:\n{done.stdout}{done.stderr}")
