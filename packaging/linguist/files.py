"""Files of a language: the one translators edit, and the compiled one the program loads."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "i18n"
COMPILED = ROOT / "resources" / "i18n"
PROGRAM = ROOT / "desktop" / "ludarium"


def sources() -> list[Path]:
    """Return the .ts files, one per language."""
    return sorted(SOURCES.glob("ludarium_*.ts"))


def compiled(source: Path) -> Path:
    """Return the compiled file of that language."""
    return COMPILED / f"{source.stem}.qm"


def language_of(source: Path) -> str:
    return source.stem.removeprefix("ludarium_")


def source_of(language: str) -> Path:
    if not re.fullmatch(r"[a-z]{2,3}(_[A-Z]{2})?", language):
        raise SystemExit(f"“{language}” is no code of a language: write it as de or pt_BR.")
    return SOURCES / f"ludarium_{language}.ts"


def tool(name: str) -> str:
    """Return the path of a Qt tool, which comes with PySide6."""
    found = Path(sys.executable).with_name(f"pyside6-{name}")
    return str(found) if found.exists() else f"pyside6-{name}"
