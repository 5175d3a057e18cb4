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


class FontFace(NamedTuple):
    """A family, weight and slant. ``spacing`` is letter spacing in percent."""

    is_display: bool = False
    weight: QFont.Weight = REGULAR
    is_italic: bool = False
    spacing: float = 100.0


TEXT, STRONG, ITALIC = FontFace(), FontFace(weight=BOLD), FontFace(is_italic=True)
DISPLAY = FontFace(is_display=True, weight=SEMIBOLD, spacing=104.0)
DISPLAY_STRONG = FontFace(is_display=True, weight=BOLD)


class TextStyle(NamedTuple):
    """A face and its size in points at 100 %."""

    face: FontFace
    points: float


SMALL = TextStyle(TEXT, 9)
LABEL = TextStyle(TEXT, 10.5)
BODY = TextStyle(TEXT, 12)
BODY_STRONG = TextStyle(STRONG, 12)
BUTTON = TextStyle(FontFace(weight=BOLD), 10.5)
HEADING = TextStyle(DISPLAY, 12)
BANNER = TextStyle(DISPLAY, 18)
TITLE = TextStyle(DISPLAY, 24)
SCORE = TextStyle(FontFace(weight=EXTRABOLD), 18)
SMALLEST = 9.0  # points; text on the screen is never smaller


@cache
def load() -> tuple[str, ...]:
    """Register the bundled fonts with Qt once; return their families."""
    families: list[str] = []
    for file in sorted((resources() / "fonts").glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(file))
        if number < 0:
            raise FileNotFoundError(f"{file.name} is not a font that Qt can read")
        families += QFontDatabase.applicationFontFamilies(number)
    return tuple(dict.fromkeys(families))


def family_font(face: FontFace) -> QFont:
    """Return a font of that face, without a size."""
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
    """Give the font tabular lining digits."""
    for feature in ("lnum", "tnum"):
        font.setFeature(QFont.Tag(feature), 1)
    return font


def font(role: TextStyle, scale: float = 1.0) -> QFont:
    """Return the font for widgets, sized in points."""
    font = family_font(role.face)
    font.setPointSizeF(max(SMALLEST, role.points) * scale)
    return font


@cache
def sized(face: FontFace, pixels: int) -> QFont:
    """A font for boards and sheets, which measure in the units of what is painted on.

    No hinting: widths grow evenly with the size, so that what fits on the screen fits on paper. No ligatures: in a PDF
    they could not be found or copied.
    """
    font = family_font(face)
    font.setPixelSize(pixels)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setFeature(QFont.Tag("liga"), 0)
    return font
