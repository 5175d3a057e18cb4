"""What the desktop wishes: asked of a desktop that is played by a script."""

from __future__ import annotations

import os
import stat
import sys

import pytest

from ludarium.look.desktop_hints import DesktopHints, desktop_hints
from ludarium.look.theme import theme

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the portal is that of Linux")

ANSWER = """({'org.freedesktop.appearance': {'color-scheme': <uint32 1>, 'contrast': <uint32 %d>},
'org.gnome.desktop.interface': {'enable-animations': <%s>, 'gtk-theme': <'Adwaita'>}},)"""


@pytest.fixture
def portal(tmp_path, monkeypatch):
    """Lets the desktop answer so."""
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))

    def answer(said: str) -> None:
        script = tmp_path / "gdbus"
        script.write_text(f"#!/bin/sh\ncat <<'END'\n{said}\nEND\n")
        script.chmod(script.stat().st_mode | stat.S_IXUSR)

    return answer


@pytest.mark.parametrize(
    ("contrast", "animations", "wishes"),
    [
        (0, "true", DesktopHints()),
        (0, "false", DesktopHints(is_still=True)),
        (1, "true", DesktopHints(has_contrast=True)),
    ],
)
def test_the_portal_is_asked(portal, contrast, animations, wishes):
    portal(ANSWER % (contrast, animations))
    assert desktop_hints() == wishes


def test_the_newer_word_for_stillness(portal):
    portal("({'org.freedesktop.appearance': {'reduced-motion': <uint32 1>}},)")
    assert desktop_hints() == DesktopHints(is_still=True)


def test_kde_says_it_in_a_file(portal, tmp_path):
    portal("")
    (tmp_path / "kdeglobals").write_text("[KDE]\nAnimationDurationFactor=0\n")
    assert desktop_hints() == DesktopHints(is_still=True)
    (tmp_path / "kdeglobals").write_text("[KDE]\nAnimationDurationFactor=0.5\n")
    assert desktop_hints() == DesktopHints()


def test_a_desktop_that_says_nothing_wishes_nothing(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert desktop_hints() == DesktopHints()


@pytest.mark.parametrize("name", ["light", "dark"])
def test_high_contrast_sets_letters_and_lines_further_apart(name):
    def lightness(one, token: str) -> int:
        return one[token].lightness()

    usual, stark = theme(name), theme(name, has_contrast=True)
    assert stark.name == name
    for token in ("ink", "muted", "line", "danger", "laurel"):
        before = abs(lightness(usual, token) - lightness(usual, "surface"))
        assert abs(lightness(stark, token) - lightness(stark, "surface")) > before
