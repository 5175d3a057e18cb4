"""Letters: the bundled fonts only, so that the table looks the same everywhere.

The digits of both families are lining and tabular as they are. `numbers` asks for it all the same, for the case that a
family has to be replaced.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontDatabase

from ludarium.engine.resources import resources
from ludarium.look.design_tokens import tokens

REGULAR, MEDIUM, SEMIBOLD = QFont.Weight.Normal, QFont.Weight.Medium, QFont.Weight.DemiBold
BOLD, EXTRABOLD = QFont.Weight.Bold, QFont.Weight.ExtraBold


class Face(NamedTuple):
    """A cut of letters: a family, a weight, upright or not. ``spacing``: room between letters, in percent."""

    is_display: bool = False
    weight: QFont.Weight = REGULAR
    is_italic: bool = False
    spacing: float = 100.0


TEXT, STRONG, ITALIC = Face(), Face(weight=BOLD), Face(is_italic=True)
DISPLAY = Face(is_display=True, weight=SEMIBOLD, spacing=104.0)
DISPLAY_STRONG = Face(is_display=True, weight=BOLD)


class Role(NamedTuple):
    """What text is for: its cut and its size in points at 100 %."""

    face: Face
    points: float


SMALL = Role(TEXT, 9)
LABEL = Role(TEXT, 10.5)
BODY = Role(TEXT, 12)
BODY_STRONG = Role(STRONG, 12)
BUTTON = Role(Face(weight=BOLD), 10.5)
HEADING = Role(DISPLAY, 12)
BANNER = Role(DISPLAY, 18)
TITLE = Role(DISPLAY, 24)
SCORE = Role(Face(weight=EXTRABOLD), 18)

SMALLEST = 9.0
"""Text on the screen never falls below this, in points."""


@cache
def load() -> tuple[str, ...]:
    """Make the bundled fonts known to Qt, once; the families found in them."""
    families: list[str] = []
    for file in sorted((resources() / "fonts").glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(file))
        if number < 0:
            raise FileNotFoundError(f"{file.name} is not a font that Qt can read")
        families += QFontDatabase.applicationFontFamilies(number)
    return tuple(dict.fromkeys(families))


def cut(face: Face) -> QFont:
    """A font of that cut, its size still to be set."""
    load()
    type_ = tokens().type
    families = (type_.display, type_.text) if face.is_display else (type_.text,)
    font = QFont([*families, *type_.fallback])
    font.setWeight(face.weight)
    font.setItalic(face.is_italic)
    if face.spacing != 100:
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, face.spacing)
    return numbers(font)


def numbers(font: QFont) -> QFont:
    """The font with digits of equal width and height, which stand in columns."""
    for feature in ("lnum", "tnum"):
        font.setFeature(QFont.Tag(feature), 1)
    return font


def font(role: Role, scale: float = 1.0) -> QFont:
    """The font of a role for widgets, which measure in points."""
    font = cut(role.face)
    font.setPointSizeF(max(SMALLEST, role.points) * scale)
    return font


@cache
def sized(face: Face, pixels: int) -> QFont:
    """A font for boards and sheets, which measure in the units of what is painted on.

    No hinting: widths grow evenly with the size, so that what fits on the screen fits on paper. No ligatures: in a PDF
    they could not be found or copied.
    """
    font = cut(face)
    font.setPixelSize(pixels)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setFeature(QFont.Tag("liga"), 0)
    return font
