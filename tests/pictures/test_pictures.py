"""The table as it was looked at: painted with the bundled fonts and compared with the stored pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.pictures.shots import SAMPLED, SHOTS, STORED, paint

FAR = 40
"""How far, of 255, two pixels may be apart in any colour before they count as different."""

DIFFERENT = 0.012
"""What share of the pixels may be different: letters fall a little otherwise on another machine."""


def difference(one: QImage, other: QImage) -> float:
    """The share of pixels that are far apart, on a grid that is fine enough for a line of text."""
    assert one.size() == other.size()
    seen = apart = 0
    for y in range(0, one.height(), 3):
        for x in range(0, one.width(), 3):
            a, b = one.pixelColor(x, y), other.pixelColor(x, y)
            seen += 1
            near = (abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue()))
            apart += max(near) > FAR
    return apart / seen


@pytest.mark.parametrize("name", [*SHOTS, *SAMPLED])
def test_the_table_looks_as_it_did(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    painted = tmp_path / f"{name}.png"
    paint(name, painted)
    stored = QImage(str(STORED / f"{name}.png"))
    assert not stored.isNull(), "there is no such picture: python -m tests.pictures"
    share = difference(QImage(str(painted)), stored)
    assert share < DIFFERENT, f"{share:.1%} of it is different. If it is meant to be: python -m tests.pictures"


def test_a_difference_is_seen(qtbot: QtBot) -> None:
    light, dark = (QImage(str(STORED / f"iron-age-{look}.png")) for look in ("light", "dark"))
    assert difference(light, light) == 0
    assert difference(light, dark) > 0.5
