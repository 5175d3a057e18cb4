"""The display that a window would be opened on."""

from __future__ import annotations

import os
import sys
from pathlib import Path

SERVED = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
"""The platforms of Qt that need a display server, and what names it."""


def has_display() -> bool:
    """Whether there is something to open a window on. Asked before Qt is read: without one it would only abort."""
    if not sys.platform.startswith("linux"):
        return True
    return any(platform not in SERVED or display(platform) for platform in platforms())


def platforms() -> list[str]:
    """The platforms that Qt tries here: those that are asked for, else those whose display is named."""
    asked = os.environ.get("QT_QPA_PLATFORM", "")
    if asked:
        return [one.partition(":")[0] for one in asked.split(";")]
    return [platform for platform, variable in SERVED.items() if os.environ.get(variable)]


def display(platform: str) -> str:
    """The name of the display that a platform opens its windows on; empty when there is none."""
    named = os.environ.get(SERVED[platform], "")
    if platform == "wayland" and not named and wayland_socket("wayland-0").exists():
        return "wayland-0"  # where a Wayland server is looked for when none is named
    return named


def wayland_socket(name: str) -> Path:
    return Path(os.environ.get("XDG_RUNTIME_DIR", "/"), name)
