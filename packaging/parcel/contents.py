"""Contents of the bundle: only the used parts of Qt, and only the system libraries others may lack."""

from __future__ import annotations

from pathlib import PurePosixPath

from ludarium.words.active_language import SOURCE, languages
from parcel.libraries import HELPERS

QT_MODULES = ("QtCore", "QtGui", "QtNetwork", "QtPrintSupport", "QtSvg", "QtWidgets")

QT_LIBRARIES = (
    *(f"libQt6{module.removeprefix('Qt')}" for module in QT_MODULES),
    "libQt6DBus",  # asked by the platforms: screen readers, menus, the dark theme
    "libQt6OpenGL",
    "libQt6WaylandClient",
    "libQt6WlShellIntegration",
    "libQt6XcbQpa",
    "libicudata",
    "libicui18n",
    "libicuuc",
)

PLUGINS = {
    "platforms": ("libqoffscreen", "libqwayland", "libqxcb"),
    "wayland-decoration-client": ("libadwaita", "libbradient"),
    "wayland-graphics-integration-client": ("libqt-plugin-wayland-egl",),
    "wayland-shell-integration": ("libqt-shell", "libxdg-shell"),
    "xcbglintegrations": ("libqxcb-egl-integration", "libqxcb-glx-integration"),
    "platforminputcontexts": ("libcomposeplatforminputcontextplugin", "libibusplatforminputcontextplugin"),
    "platformthemes": ("libqxdgdesktopportal",),
    "iconengines": ("libqsvgicon",),
    "imageformats": ("libqsvg",),  # PNG needs none: it is part of QtGui
    "printsupport": ("libcupsprintersupport",),
}

UNUSED = (
    "_bz2", "_ctypes", "_hashlib", "_lzma", "_ssl", "asyncio", "bz2", "ctypes", "curses", "distutils", "doctest",
    "lzma", "pdb", "pydoc", "readline", "setuptools", "ssl", "test", "tkinter", "unittest", "xmlrpc",
    "PySide6.QtDBus",
)  # fmt: skip
"""Modules that are referenced but never used here."""


def is_wanted(inside: str) -> bool:
    """Return whether the file, a library or data of Qt, belongs in the bundle. ``inside``: its path there."""
    path = PurePosixPath(inside)
    stem = path.name.partition(".")[0]
    match path.parts:
        case ["PySide6", "Qt", "plugins", kind, _]:
            return stem in PLUGINS.get(kind, ())
        case ["PySide6", "Qt", "lib", _]:
            return stem in QT_LIBRARIES
        case ["PySide6", "Qt", "translations", _]:
            return path.stem in {f"qtbase_{language}" for language in languages() if language != SOURCE}
        case ["PySide6", "Qt", *_]:
            return False
        case ["PySide6", _]:
            return stem in (*QT_MODULES, "libpyside6")
        case [_]:
            return stem.startswith("libpython3") or path.name in (*HELPERS, "base_library.zip")
    return path.parts[0] == "shiboken6" or "lib-dynload" in path.parts
