"""System requirements of the bundle: libraries, their Debian packages, and the C library version."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

HELPERS = {
    "libsqlite3.so.0": "libsqlite3-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-util.so.1": "libxcb-util1",
}
"""Small libraries that a desktop without Qt programs may lack.

They are in the bundle, but not in the .deb, which depends on their packages instead.
"""

PACKAGES = {
    **HELPERS,
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""Package of every system library. If Debian 13 renamed one, both names are listed."""

WELCOME = {"libcups.so.2": "libcups2t64 | libcups2"}
"""Libraries the program runs without, losing only printing."""

PROGRAMS = ("pipewire-bin | pulseaudio-utils | alsa-utils", "libglib2.0-bin", "xdg-utils")
"""Packages of programs it starts: to play sounds, read desktop settings, open the data folder."""

C_LIBRARY = {"ld-linux-x86-64.so.2", "libc.so.6", "libdl.so.2", "libm.so.6", "libpthread.so.0", "libresolv.so.2"}


def programs(folder: Path) -> Iterator[Path]:
    """Return every program and library of the folder."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not file.is_symlink():
            with file.open("rb") as opened:
                if opened.read(4) == b"\x7fELF":
                    yield file


@cache
def _headers(file: Path) -> str:
    return subprocess.run(["objdump", "-p", str(file)], check=True, capture_output=True, text=True).stdout


def asked(files: Iterable[Path]) -> set[str]:
    """Return the libraries that these need and that none of them is."""
    files = list(files)
    wanted = {name for file in files for name in re.findall(r"NEEDED +(\S+)", _headers(file))}
    return wanted - {file.name for file in files}


def oldest_c_library(files: Iterable[Path]) -> tuple[int, int]:
    """Return the oldest C library that runs all of these."""
    named = (re.findall(r"GLIBC_(\d+)\.(\d+)", _headers(file)) for file in files)
    return max((int(major), int(minor)) for found in named for major, minor in found)


def depends(files: Iterable[Path]) -> list[str]:
    """Return the packages to depend on; raise if a library has no known package."""
    files = list(files)
    system = asked(files) - C_LIBRARY - set(WELCOME)
    unknown = system - set(PACKAGES)
    if unknown:
        raise LookupError(f"in which package are these? Say so in {Path(__file__).name}: {', '.join(sorted(unknown))}")
    major, minor = oldest_c_library(files)
    return [f"libc6 (>= {major}.{minor})", *sorted({PACKAGES[name] for name in system})]
