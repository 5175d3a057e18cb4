"""Where everything in a space of the empire is: its name, its lines, its agreements and abilities, its tokens.

Lines that find no room become the pictures that head them, side by side: a closer look tells them in full.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import attrs
from PySide6.QtCore import QPointF, QRectF

from ludarium.boards.rich_text import SMALLEST, TextBlock, fit_text, lay_out, one_line
from ludarium.words.inline_icons import picture, pictures_in, strong

EDGE = 6.0
DISC, PAWN, TOKEN = 36.0, (26.0, 36.0), 24.0
"""How large an enemy, the leader and a token are, in pixels at 100 %."""


@attrs.frozen
class Line:
    """A line of a space: what it says, what heads it, and the thing that it is, if it is one."""

    text: str
    id: str = ""
    head: str = ""


@attrs.frozen
class Laid:
    """A line where it stands."""

    line: Line
    rect: QRectF = attrs.field(eq=False)
    said: TextBlock = attrs.field(eq=False)


@attrs.frozen
class CellPlan:
    """A space as it is laid out, seen from its corner.

    name, worth: what heads it; lines: what it says below; standing: where the tokens on it stand, by id
    """

    name: TextBlock
    worth: TextBlock | None
    lines: tuple[Laid, ...]
    standing: dict[str, QRectF]

    def where(self, id: str) -> QRectF | None:
        found = next((laid.rect for laid in self.lines if laid.line.id == id), None)
        return found or self.standing.get(id)

    def said(self, id: str) -> TextBlock | None:
        return next((laid.said for laid in self.lines if laid.line.id == id), None)


@lru_cache(maxsize=512)
def cell_plan(
    name: str,
    worth: str,
    lines: tuple[Line, ...],
    standing: tuple[tuple[str, str], ...],
    size: tuple[float, float],
    scale: float,
) -> CellPlan:
    """Lay out a space of that size. ``standing``: ids and kinds of what stands on it."""
    wide, high = size
    edge = EDGE * scale
    told = one_line(worth, round(13 * scale)) if worth else None
    room = wide - 2 * edge - (told.wide + 4 if told else 0)
    named = fit_text((strong(name),), room, 30 * scale, round(14 * scale)) or one_line(strong(name), SMALLEST)
    top = 3 * scale + named.high
    places, left = _standing(standing, wide, high, top, scale)
    laid = _lines(lines, QRectF(edge, top + scale, left - edge, high - top - 3 * scale), scale)
    return CellPlan(named, told, tuple(laid), places)


def _standing(
    standing: Sequence[tuple[str, str]], wide: float, high: float, top: float, scale: float
) -> tuple[dict[str, QRectF], float]:
    """Tokens from the lower right upwards, then in the next column; and how far to the left they reach."""
    found: dict[str, QRectF] = {}
    right, bottom, across = wide - 3 * scale, high - 3 * scale, 0.0
    for id, kind in standing:
        w, h = _size(kind, high, scale)
        if bottom - h < top and across:
            right, bottom, across = right - across - 1, high - 3 * scale, 0.0
        found[id] = QRectF(right - w, bottom - h, w, h)
        bottom, across = bottom - h, max(across, w)
    return found, right - across - (2 * scale if standing else 0)


def _size(kind: str, high: float, scale: float) -> tuple[float, float]:
    fit = max(0.84, min(1.0, high / (88 * scale))) * scale
    if kind == "enemy":
        return DISC * fit, DISC * fit
    return (PAWN[0] * fit, PAWN[1] * fit) if kind == "pawn" else (TOKEN * fit, TOKEN * fit)


def _lines(lines: Sequence[Line], room: QRectF, scale: float) -> list[Laid]:
    """As many lines in full as there is room for; the others as the pictures that head them."""
    for full in range(len(lines), -1, -1):
        texts = [line.text if at < full else line.head or _head(line.text) for at, line in enumerate(lines)]
        for pixels in range(round(13.5 * scale), SMALLEST - 1, -1):
            for is_flowing in (False, True) if full == len(lines) else (True,):
                found = _try(lines, texts, room, pixels, is_flowing)
                if found is not None:
                    return found
    return _try(lines, texts, QRectF(room.topLeft(), room.topRight() + QPointF(0, 1e6)), SMALLEST, True) or []


def _try(lines: Sequence[Line], texts: Sequence[str], room: QRectF, pixels: int, is_flowing: bool) -> list[Laid] | None:
    """One below the other, or flowing: side by side as far as the width goes. None where there is no room for it."""
    found: list[Laid] = []
    x, y, row = room.left(), room.top(), 0.0
    for line, text in zip(lines, texts, strict=True):
        said = lay_out((text,), room.width(), pixels)
        if not said.is_whole:
            return None
        if found and not (is_flowing and x + said.wide <= room.right()):
            x, y, row = room.left(), y + row + 1, 0.0
        found.append(Laid(line, QRectF(x, y, said.wide, said.high), said))
        x, row = x + said.wide + 7, max(row, said.high)
    return found if y + row <= room.bottom() + 1 else None


def _head(text: str) -> str:
    """The picture that heads a line."""
    found = pictures_in(text)
    return picture(found[0]) if found else text
