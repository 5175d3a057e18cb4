"""The PyInstaller bundle: reproducible, with no trace of the build machine."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from parcel.project import BUILD, ROOT, moment

SPEC = ROOT / "packaging" / "linux" / "ludarium.spec"


def build() -> Path:
    """Build the bundle and return its folder."""
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(int(moment().timestamp())), "PYTHONHASHSEED": "0"}
    env["QT_QPA_PLATFORM"] = "offscreen"
    out = BUILD / "bundle"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=ERROR"]
    command += [f"--distpath={out}", f"--workpath={BUILD / 'pyinstaller'}", str(SPEC)]
    subprocess.run(command, check=True, env=env)
    bundle = out / "ludarium"
    # What only a debugger reads. The other libraries come without it.
    subprocess.run(["strip", "--strip-unneeded", *bundle.rglob("libicu*")], check=True)
    return bundle


def check_sums(folder: Path) -> dict[str, str]:
    """Return the check sum of every file and the target of every link."""
    return {
        str(file.relative_to(folder)): f"-> {file.readlink()}"
        if file.is_symlink()
        else hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(folder.rglob("*"))
        if file.is_symlink() or file.is_file()
    }
