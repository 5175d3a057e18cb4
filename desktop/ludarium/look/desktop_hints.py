"""What the desktop is asked for by those who use it: less motion, more contrast.

Qt says nothing of the first, and PySide loses the object that tells the second; so each system is asked in its own way.
"""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

TIMEOUT = 2.0  # seconds

_PORTAL = (
    "gdbus", "call", "--session", "--timeout", "1", "--dest", "org.freedesktop.portal.Desktop",
    "--object-path", "/org/freedesktop/portal/desktop", "--method", "org.freedesktop.portal.Settings.ReadAll",
    "['org.freedesktop.appearance', 'org.gnome.desktop.interface', 'org.gnome.desktop.a11y.interface']",
)  # fmt: skip
_STILL = re.compile(r"'reduced-motion': <uint32 1>|'enable-animations': <false>")
_CONTRAST = re.compile(r"'contrast': <uint32 1>|'high-contrast': <true>|'gtk-theme': <'HighContrast")
_KDE = re.compile(r"^AnimationDurationFactor=0(\.0*)?$", re.MULTILINE)
_ANIMATION, _HIGH_CONTRAST = 0x1042, 0x0042  # SPI_GETCLIENTAREAANIMATION, SPI_GETHIGHCONTRAST


class DesktopHints(NamedTuple):
    """Whether to reduce motion, and to use high contrast."""

    is_still: bool = False
    has_contrast: bool = False


def desktop_hints() -> DesktopHints:
    """Return the desktop's settings, or the defaults. Too slow for the first paint."""
    if sys.platform == "win32":
        return _on_windows()
    if sys.platform == "darwin":
        return DesktopHints(_on_mac("reduceMotion"), _on_mac("increaseContrast"))
    said = _said(_PORTAL)
    return DesktopHints(_in_kde() or bool(_STILL.search(said)), bool(_CONTRAST.search(said)))


def _said(command: tuple[str, ...]) -> str:
    """Return the command's output; empty if it fails or times out."""
    with contextlib.suppress(OSError, subprocess.SubprocessError, ValueError):
        return subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=TIMEOUT, check=False
        ).stdout
    return ""


def _in_kde() -> bool:
    with contextlib.suppress(OSError, ValueError, RuntimeError):
        folder = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
        return bool(_KDE.search((Path(folder) / "kdeglobals").read_text(encoding="utf-8")))
    return False


def _on_mac(wish: str) -> bool:
    return _said(("defaults", "read", "com.apple.universalaccess", wish)).strip() == "1"


def _on_windows() -> DesktopHints:
    import ctypes

    class HighContrast(ctypes.Structure):
        """HIGHCONTRASTW: size, flags (first bit: on), scheme name."""

        _fields_ = (("size", ctypes.c_uint), ("flags", ctypes.c_uint), ("scheme", ctypes.c_wchar_p))

    ask = getattr(ctypes, "windll").user32.SystemParametersInfoW  # noqa: B009  # exists on Windows only
    moves, contrast = ctypes.c_int(1), HighContrast(ctypes.sizeof(HighContrast))
    ask(_ANIMATION, 0, ctypes.byref(moves), 0)
    ask(_HIGH_CONTRAST, contrast.size, ctypes.byref(contrast), 0)
    return DesktopHints(not moves.value, bool(contrast.flags & 1))
