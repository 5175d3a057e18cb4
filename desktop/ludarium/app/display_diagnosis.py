"""Diagnosis of why Qt could not open a window. It runs only after Qt has failed."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from ludarium.app.display import SERVED, display, platforms, wayland_socket

if TYPE_CHECKING:
    from ludarium.words.voice import Voice

NO_DISPLAY = 2
"""The exit code if no window can be opened."""

DPKG = Path("/var/lib/dpkg/info")
"""The package database of Debian and its derivatives."""

UNLIKE = {
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libz.so.1": "zlib1g",
}
"""Libraries whose package name does not follow from their own."""

RENAMED = {"libglib2.0-0"}
"""Packages renamed for 64-bit time."""

_X_DISPLAY = re.compile(r"(?:\w+/)?([^/:]*):(\d+)(?:\.\d+)?")
_PATIENCE = 2.0
_QT_MODULES = ("QtCore", "QtGui", "QtWidgets", "QtNetwork", "QtSvg", "QtPrintSupport")


def complain(sentence: str) -> int:
    print(sentence, file=sys.stderr, flush=True)
    return NO_DISPLAY


# The sentences


def no_display() -> str:
    hall = _voice()
    return hall.tr("Ludarium cannot open its window: there is no display here.")


def trouble() -> str:
    """Return why Qt found no usable platform."""
    hall = _voice()
    tried = platforms()
    missing = missing_libraries()
    if missing:
        return lacking(missing)
    served = [platform for platform in tried if platform in SERVED]
    if not served:
        return hall.tr("Ludarium cannot open its window: Qt cannot use the platform {name}.", name=", ".join(tried))
    answering = [display(platform) for platform in served if answers(platform)]
    if answering:
        return hall.tr("Ludarium cannot open its window: the display {name} refuses the connection.", name=answering[0])
    name = ", ".join(display(platform) for platform in served)
    return hall.tr("Ludarium cannot open its window: the display {name} does not answer.", name=name)


def lacking(libraries: list[str]) -> str:
    """Return what is missing, and the command that installs it on Debian and its derivatives."""
    hall = _voice()
    names = ", ".join(libraries)
    if not DPKG.is_dir():
        return hall.tr("Ludarium cannot start: this machine lacks {names}.", names=names)
    return hall.tr(
        "Ludarium cannot start: this machine lacks {names}. Please run: {command}",
        names=names,
        command=command(package(library) for library in libraries),
    )


class _Plain:
    """A voice without translation, for when Qt cannot be imported."""

    def tr(self, text: str, /, **gaps: object) -> str:
        return text.format(**gaps)


def _voice() -> Voice | _Plain:
    try:
        from ludarium.widgets.phrases import hall
    except ImportError:
        return _Plain()
    return hall


# Libraries


def missing_libraries() -> list[str]:
    """Return the system libraries that Qt and its platform plug-ins need and that are missing."""
    spec = importlib.util.find_spec("PySide6")
    ldd = shutil.which("ldd")
    if ldd is None or spec is None or not spec.submodule_search_locations:
        return []
    folder = Path(spec.submodule_search_locations[0])
    files = [folder / f"{module}.abi3.so" for module in _QT_MODULES]
    files += [folder / "Qt/plugins/platforms" / f"libq{platform}.so" for platform in platforms()]
    here = [str(file) for file in files if file.exists()]
    bundled = {"LD_LIBRARY_PATH": sys._MEIPASS} if hasattr(sys, "_MEIPASS") else {}  # a bundle has some of its own
    ran = subprocess.run([ldd, *here], capture_output=True, text=True, env={**os.environ, "LC_ALL": "C", **bundled})
    return sorted(set(re.findall(r"^\s*(lib\S+) => not found", ran.stdout, re.MULTILINE)))


def package(library: str) -> str:
    """Return the Debian package of a library: ``libxcb-cursor.so.0`` is in ``libxcb-cursor0``."""
    stem, _, version = library.partition(".so.")
    named = stem.lower().replace("_", "-")
    name = UNLIKE.get(library) or f"{named}{'-' if named[-1].isdigit() else ''}{version}"
    return f"{name}t64" if name in RENAMED and any(DPKG.glob("*t64*.list")) else name


def command(packages: Iterable[str]) -> str:
    """Return the command that installs these packages."""
    install = f"apt-get install {' '.join(sorted(set(packages)))}"
    if os.geteuid() == 0:
        return install
    return f"sudo {install}" if shutil.which("sudo") else f"su -c '{install}'"


# The display


def answers(platform: str) -> bool:
    """Return whether a display server answers."""
    return any(_listens(family, address) for family, address in _addresses(platform))


def _addresses(platform: str) -> list[tuple[socket.AddressFamily, str | tuple[str, int]]]:
    name = display(platform)
    if platform == "wayland":
        return [(socket.AF_UNIX, str(wayland_socket(name)))]
    match = _X_DISPLAY.fullmatch(name)
    if match is None:
        return [(socket.AF_UNIX, name)]
    host, number = match[1], int(match[2])
    if host not in ("", "unix"):
        return [(socket.AF_INET, (host, 6000 + number))]
    path = f"/tmp/.X11-unix/X{number}"
    return [(socket.AF_UNIX, f"\0{path}"), (socket.AF_UNIX, path)]


def _listens(family: socket.AddressFamily, address: str | tuple[str, int]) -> bool:
    try:
        with socket.socket(family) as ear:
            ear.settimeout(_PATIENCE)
            ear.connect(address)
    except (OSError, OverflowError):
        return False
    return True
