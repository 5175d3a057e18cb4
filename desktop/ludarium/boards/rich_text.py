"""Text with inline pictures, broken into lines, as on cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ludarium.look import fonts, icons
from ludarium.look.text_painting import note, write_from
from ludarium.words.inline_icons import PLAIN, STRONG, runs

SMALLEST = 12  # pixels; text on the table is never smaller
LINE = 1.24  # line height as a multiple of the letters
PICTURE = 1.22  # picture size as a multiple of the letters
BETWEEN = 0.28  # gap between paragraphs as a multiple of the letters


@attrs.frozen
class TextRun:
    """A part of a line: text or the name of a picture, and where it begins."""

    x: float
    line: int
    text: str = ""
    picture: str = ""
    is_strong: bool = False
    wide: float = 0.0


@attrs.frozen
class TextBlock:
    """Paragraphs in lines, in letters of so many pixels.

    tops: how far down each line begins; wide: of the widest line
    is_whole: whether everything has room, in the width it was made for
    """

    pixels: int
    parts: tuple[TextRun, ...]
    tops: tuple[float, ...]
    wide: float
    is_whole: bool

    @property
    def line(self) -> float:
        return self.pixels * LINE

    @property
    def high(self) -> float:
        return self.tops[-1] + self.line if self.tops else 0.0

    def draw(self, painter: QPainter, at: QPointF, ink: QColor) -> None:
        ratio = painter.device().devicePixelRatioF()
        side = round(self.pixels * PICTURE)
        painter.setPen(ink)
        for part in self.parts:
            top = at.y() + self.tops[part.line]
            if part.picture:
                corner = QPointF(at.x() + part.x, top + (self.line - side) / 2)
                painter.drawPixmap(corner, icons.pixmap(part.picture, side, ratio))
            else:
                painter.setFont(fonts.sized(fonts.STRONG if part.is_strong else fonts.TEXT, self.pixels))
                letters = painter.fontMetrics()
                base = top + (self.line + letters.ascent() - letters.descent()) / 2
                write_from(painter, QPointF(at.x() + part.x, base), part.text)


@lru_cache(maxsize=4096)
def lay_out(paragraphs: tuple[str, ...], width: float, pixels: int) -> TextBlock:
    """Break the paragraphs into lines of this width."""
    setter = _LineBreaker(width, pixels)
    for paragraph in paragraphs:
        setter.set_paragraph(paragraph)
    return TextBlock(pixels, tuple(setter.parts), tuple(setter.tops), setter.wide, setter.wide <= width + 0.75)


def fit_text(
    paragraphs: Sequence[str], width: float, height: float, pixels: int, least: int = SMALLEST
) -> TextBlock | None:
    """Lay the text out in the largest letters that fit, down to ``least``; None if none fit."""
    for size in range(max(pixels, least), least - 1, -1):
        found = lay_out(tuple(paragraphs), width, size)
        if found.is_whole and found.high <= height + 0.75:
            return found
    return None


def fit_font(text: str, width: float, face: fonts.FontFace, pixels: int) -> QFont:
    """Return the largest font in which the text fits one line, at least `SMALLEST`."""
    for size in range(max(pixels, SMALLEST), SMALLEST, -1):
        font = fonts.sized(face, size)
        if QFontMetricsF(font).horizontalAdvance(text) <= width:
            return font
    return fonts.sized(face, SMALLEST)


def one_line(text: str, pixels: int) -> TextBlock:
    return lay_out((text,), 1e9, pixels)


def draw_line(painter: QPainter, rect: QRectF, line: TextBlock, ink: QColor, side: float = 0.0) -> None:
    """Draw one line, vertically centred: left for ``side`` 0, right for 1."""
    left = rect.left() + (rect.width() - line.wide) * side
    if line.wide > rect.width():
        letters = QRectF(left, rect.center().y() - line.high / 2, line.wide, line.high)
        note(painter, rect, letters, "".join(part.text for part in line.parts))
    line.draw(painter, QPointF(left, rect.center().y() - line.high / 2), ink)


class _LineBreaker:
    def __init__(self, width: float, pixels: int) -> None:
        self.parts: list[TextRun] = []
        self.tops: list[float] = []
        self.wide = 0.0
        self._width, self._pixels = width, pixels
        self._letters = {
            is_strong: QFontMetricsF(fonts.sized(fonts.STRONG if is_strong else fonts.TEXT, pixels))
            for is_strong in (False, True)
        }
        self._picture = round(pixels * PICTURE) + 1.0
        self._x = 0.0

    def set_paragraph(self, text: str) -> None:
        top = self.tops[-1] + self._pixels * (LINE + BETWEEN) if self.tops else 0.0
        self.tops.append(top)
        self._x = 0.0
        space = self._letters[False].horizontalAdvance(" ")
        for word in _words(text):
            wide = sum(self._wide(part) for part in word)
            if self._x and self._x + space + wide > self._width:
                self.tops.append(self.tops[-1] + self._pixels * LINE)
                self._x = 0.0
            elif self._x:
                self._x += space
            self._put(word)

    def _put(self, word: Sequence[TextRun]) -> None:
        for part in word:
            wide = self._wide(part)
            self.parts.append(attrs.evolve(part, x=self._x, line=len(self.tops) - 1, wide=wide))
            self._x += wide
        self.wide = max(self.wide, self._x)

    def _wide(self, part: TextRun) -> float:
        return self._picture if part.picture else self._letters[part.is_strong].horizontalAdvance(part.text)


def _words(text: str) -> Iterator[list[TextRun]]:
    """Yield what stays together in a line: text without a space, with adjacent pictures."""
    word: list[TextRun] = []
    is_strong = False
    for written, picture in runs(text):
        for place, bit in enumerate(written.split(" ")):
            if place and word:
                yield word
                word = []
            for text_of, strong in _emphasis(bit, is_strong):
                is_strong = strong
                if text_of:
                    word.append(TextRun(0, 0, text_of, is_strong=strong))
        if picture:
            word = _bold_number(word)
            word.append(TextRun(0, 0, picture=picture))
    if word:
        yield word


def _emphasis(bit: str, is_strong: bool) -> Iterator[tuple[str, bool]]:
    begin = 0
    for at, letter in enumerate(bit):
        if letter in (STRONG, PLAIN):
            yield bit[begin:at], is_strong
            is_strong, begin = letter == STRONG, at + 1
    yield bit[begin:], is_strong


def _bold_number(word: list[TextRun]) -> list[TextRun]:
    """Make a number before its picture bold."""
    if word and word[-1].text.lstrip("+-\N{MINUS SIGN}").isdigit():
        return [*word[:-1], attrs.evolve(word[-1], is_strong=True)]
    return word
