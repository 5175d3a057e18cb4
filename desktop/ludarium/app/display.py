"""The display for the window."""

from __future__ import annotations

import os
import sys
from pathlib import Path

SERVED = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
"""Qt platforms that need a display server, and the variables that name it."""


def has_display() -> bool:
    """Return whether a window can be opened. It is checked before Qt is imported, which would abort without one."""
    if not sys.platform.startswith("linux"):
        return True
    return any(platform not in SERVED or display(platform) for platform in platforms())


def platforms() -> list[str]:
    """Return the platforms that Qt tries: those that are set, else those whose display is named."""
    asked = os.environ.get("QT_QPA_PLATFORM", "")
    if asked:
        return [one.partition(":")[0] for one in asked.split(";")]
    return [platform for platform, variable in SERVED.items() if os.environ.get(variable)]


def display(platform: str) -> str:
    """Return the name of a platform's display, or an empty string."""
    named = os.environ.get(SERVED[platform], "")
    if platform == "wayland" and not named and wayland_socket("wayland-0").exists():
        return "wayland-0"  # where a Wayland server is looked for when none is named
    return named


def wayland_socket(name: str) -> Path:
    return Path(os.environ.get("XDG_RUNTIME_DIR", "/"), name)
