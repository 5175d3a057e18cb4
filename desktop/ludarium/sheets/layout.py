"""Positions of everything on a sheet. A layout knows no state: it is computed once and painted with any facts.

Keys are the touch ids of the title (``0.port.3``) for places, and a place's id with a suffix for the marks inside
(``0.urn.3.1``), so models, boards and sheets use the same names.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from ludarium.sheets.lettering import Type

LEFT, CENTRE, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight


DIE = "die-outline"


class Tone(Enum):
    """Emphasis of a text or line."""

    INK = "ink"
    MUTED = "muted"
    FAINT = "faint"


class Shape(Enum):
    """Shape of a mark. All but the last four are drawn empty until they are made."""

    BOX = "box"
    URN = "urn"
    SKULL = "skull"
    PEG = "peg"
    RING = "ring"
    STRIKE = "strike"
    BAND = "band"
    LIMIT = "limit"


@attrs.frozen
class Text:
    """A line of fixed text; its position is the start of the baseline."""

    at: QPointF
    text: str
    type: Type
    tone: Tone

    @property
    def rect(self) -> QRectF:
        """Return the area the letters cover."""
        rise, fall = self.type.size * 0.74, self.type.size * 0.22
        return QRectF(self.at.x(), self.at.y() - rise, self.type.width(self.text), rise + fall)


@attrs.frozen
class Slot:
    """A place for text from the facts. ``follows``: the slot whose text it moves up to."""

    key: str
    rect: QRectF
    type: Type
    align: Qt.AlignmentFlag
    tone: Tone
    lines: int = 1
    follows: str = ""


@attrs.frozen
class Rule:
    """A straight line."""

    start: QPointF
    end: QPointF
    width: float
    tone: Tone


@attrs.frozen
class Icon:
    """A fixed picture. ``name``: an icon's name, or `DIE` for the outline of one."""

    name: str
    rect: QRectF


@attrs.frozen
class Mark:
    """A place to mark: a box to fill, a number to circle. ``label``: the text inside."""

    key: str
    shape: Shape
    rect: QRectF
    label: str = ""
    type: Type | None = None


@attrs.frozen(eq=False)
class Layout:
    """A sheet without its facts.

    size: the size it takes, more than requested if text would be too small to read
    unit: size of a design pixel here, the unit of line widths
    smallest: the smallest text size
    places: touchable places, by touch id
    """

    seat: int
    size: QSizeF
    unit: float
    smallest: int
    texts: tuple[Text, ...]
    rules: tuple[Rule, ...]
    icons: tuple[Icon, ...]
    marks: Mapping[str, Mark]
    slots: Mapping[str, Slot]
    places: Mapping[str, QRectF]

    def rect(self, touch: str) -> QRectF | None:
        """Return the place of a touch id, or of the nearest one it is part of; None if it is not on this sheet."""
        while touch:
            if touch in self.places:
                return self.places[touch]
            if touch in self.marks:
                return self.marks[touch].rect
            touch = touch.rpartition(".")[0]
        return None

    def at(self, point: QPointF) -> str | None:
        """Return the touch id at a point: the smallest place that contains it."""
        found = [(rect.width() * rect.height(), touch) for touch, rect in self.places.items() if rect.contains(point)]
        return min(found)[1] if found else None


class Sketch:
    """A layout being built."""

    def __init__(self, seat: int, unit: float, smallest: int) -> None:
        self.seat, self.unit, self.smallest = seat, unit, smallest
        self._texts: list[Text] = []
        self._rules: list[Rule] = []
        self._icons: list[Icon] = []
        self._marks: dict[str, Mark] = {}
        self._slots: dict[str, Slot] = {}
        self._places: dict[str, QRectF] = {}

    def text(
        self,
        rect: QRectF,
        text: str,
        type_: Type,
        align: Qt.AlignmentFlag = LEFT,
        tone: Tone = Tone.INK,
    ) -> None:
        """Add a line of text, its capitals centred in the rectangle's height."""
        spare = rect.width() - type_.width(text)
        shift = {LEFT: 0.0, CENTRE: spare / 2, RIGHT: spare}[align]
        at = QPointF(rect.left() + shift, rect.center().y() + type_.cap / 2)
        self._texts.append(Text(at, text, type_, tone))

    def slot(
        self,
        key: str,
        rect: QRectF,
        type_: Type,
        align: Qt.AlignmentFlag = LEFT,
        tone: Tone = Tone.INK,
        lines: int = 1,
        follows: str = "",
    ) -> None:
        before = self._key(follows) if follows else ""
        self._slots[self._key(key)] = Slot(self._key(key), rect, type_, align, tone, lines, before)

    def rule(self, left: float, right: float, y: float, width: float, tone: Tone = Tone.FAINT) -> None:
        self._rules.append(Rule(QPointF(left, y), QPointF(right, y), width * self.unit, tone))

    def bar(self, x: float, top: float, bottom: float, width: float, tone: Tone = Tone.FAINT) -> None:
        self._rules.append(Rule(QPointF(x, top), QPointF(x, bottom), width * self.unit, tone))

    def icon(self, name: str, rect: QRectF) -> None:
        self._icons.append(Icon(name, rect))

    def mark(self, key: str, shape: Shape, rect: QRectF, label: str = "", type_: Type | None = None) -> None:
        self._marks[self._key(key)] = Mark(self._key(key), shape, rect, label, type_)

    def place(self, key: str, rect: QRectF) -> None:
        self._places[self._key(key)] = rect

    def _key(self, key: str) -> str:
        return f"{self.seat}.{key}"

    def done(self, size: QSizeF) -> Layout:
        return Layout(
            self.seat,
            size,
            self.unit,
            self.smallest,
            tuple(self._texts),
            tuple(self._rules),
            tuple(self._icons),
            self._marks,
            self._slots,
            self._places,
        )


def square(centre: QPointF, side: float) -> QRectF:
    """Return the square of that side around a point."""
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
