"""The archive for other Linux systems: unpack anywhere, start with a double-click."""

from __future__ import annotations

import gzip
import io
import shutil
import subprocess
import tarfile
from pathlib import Path

from parcel.libraries import oldest_c_library, programs
from parcel.project import BUILD, DIST, ROOT, VERSION, moment
from parcel.share import write_share

NAME = f"Ludarium-{VERSION}-linux-x86_64"
LINUX = ROOT / "packaging" / "linux"


def build(bundle: Path) -> Path:
    """Build the archive and return it."""
    major, minor = oldest_c_library(programs(bundle))
    door = _build_launcher(minor)
    share = BUILD / "share"
    shutil.rmtree(share, ignore_errors=True)
    write_share(share)
    readme = (LINUX / "README.txt").read_text(encoding="utf-8").replace("@C_LIBRARY@", f"{major}.{minor}")
    DIST.mkdir(exist_ok=True)
    out = DIST / f"{NAME}.tar.gz"
    when = int(moment().timestamp())
    with (
        out.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=when) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        _add(archive, "README.txt", readme.encode(), 0o644)
        _add(archive, "Ludarium", door.read_bytes(), 0o755)
        for name, folder in {"lib": bundle, "share": share}.items():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    mode = 0o755 if path == bundle / "ludarium" else 0o644
                    _add(archive, f"{name}/{path.relative_to(folder)}", path.read_bytes(), mode)
    return out


def _add(archive: tarfile.TarFile, name: str, data: bytes, mode: int) -> None:
    entry = tarfile.TarInfo(f"{NAME}/{name}")
    entry.size, entry.mode, entry.mtime = len(data), mode, int(moment().timestamp())
    archive.addfile(entry, io.BytesIO(data))


def _build_launcher(minor: int) -> Path:
    """Build the small launcher at the top of the folder."""
    out = BUILD / "door"
    strict = ("-Wall", "-Wextra", "-Werror")
    command = ["gcc", "-Os", "-static", "-s", *strict, f"-DNEEDED={minor}", "-o", str(out), str(LINUX / "door.c")]
    subprocess.run(command, check=True)
    return out
