"""The languages of the program: compiled from ``i18n/`` into its resources, before anything is packed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from parcel.project import ROOT


def compile_all(sources: Path = ROOT / "i18n", out: Path = ROOT / "resources" / "i18n") -> list[Path]:
    """Compile every ``.ts`` file; what was made of them."""
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    made = []
    for source in sorted(sources.glob("*.ts")):
        out.mkdir(exist_ok=True)
        made.append(out / f"ludarium_{source.stem.removeprefix('ludarium_')}.qm")
        subprocess.run([tool, "-silent", source, "-qm", made[-1]], check=True)
    return made
