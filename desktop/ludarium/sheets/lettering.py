"""Measured text: everything is measured before it is placed, so nothing on a sheet is cut off."""

from __future__ import annotations

from functools import cached_property, lru_cache

import attrs
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

from ludarium.look import fonts
from ludarium.look.fonts import FontFace

BREAK = " · "
"""Preferred break of a text that needs two lines."""


@attrs.frozen(eq=False)
class Type:
    """A font in a size, measured in the units of the layout. Made by `lettered` only."""

    face: FontFace
    size: int
    font: QFont
    _metrics: QFontMetricsF
    _widths: dict[str, float] = attrs.field(factory=dict, init=False, repr=False)

    @property
    def line(self) -> float:
        """Return the height of a line of text."""
        return self.size * 1.18

    @cached_property
    def cap(self) -> float:
        """Return the height of a capital letter, by which text is centred."""
        return self._metrics.capHeight()

    def width(self, text: str) -> float:
        """Return the width of the text; cached, since a layout is tried in many sizes."""
        width = self._widths.get(text)
        if width is None:
            width = self._widths[text] = self._metrics.horizontalAdvance(text)
        return width

    def elided(self, text: str, width: float) -> str:
        return self._metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)

    def smaller(self) -> Type:
        return lettered(self.face, self.size - 1)


@lru_cache(maxsize=512)
def lettered(face: FontFace, size: int) -> Type:
    font = fonts.sized(face, size)
    return Type(face, size, font, QFontMetricsF(font))


def fit(text: str, type_: Type, width: float, smallest: int) -> tuple[str, Type]:
    """Return the text and a size in which it fits; cut short if it does not fit in the smallest."""
    width += type_.size * 0.02  # widths that were added up differ by less than a hair
    while type_.width(text) > width and type_.size > smallest:
        type_ = type_.smaller()
    if type_.width(text) > width:
        text = type_.elided(text, width)
    return text, type_


def wrap(text: str, type_: Type, width: float) -> tuple[str, str] | None:
    """Break the text into two lines where it reads best; None if two lines are not enough."""
    width += type_.size * 0.02
    head, dot, tail = text.partition(BREAK)
    if dot and max(type_.width(head), type_.width(tail)) <= width:
        return head, tail
    ways = [way for way in _ways(text) if _wider(way, type_) <= width]
    return min(ways, key=lambda way: _wider(way, type_), default=None)


def squeeze(text: str, type_: Type, width: float) -> tuple[str, ...]:
    """Break the text into two lines, the second cut short; one line if not even its first word fits."""
    ways = [way for way in _ways(text) if type_.width(way[0]) <= width]
    if not ways:
        return (type_.elided(text, width),)
    head, tail = ways[-1]
    return head, type_.elided(tail, width)


def half_width(text: str, type_: Type) -> float:
    """Return the smallest width of the text on two lines."""
    return min((_wider(way, type_) for way in _ways(text)), default=type_.width(text))


def _ways(text: str) -> list[tuple[str, str]]:
    """Yield every way to break the text into two lines."""
    words = text.split(" ")
    return [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]


def _wider(halves: tuple[str, str], type_: Type) -> float:
    return max(type_.width(half) for half in halves)
