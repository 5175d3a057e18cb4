"""Paints a sheet. Knows no title, only texts, lines, pictures and marks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from ludarium.look import icons
from ludarium.look.fonts import STRONG, TEXT
from ludarium.look.text_painting import DOTS, write_from
from ludarium.sheets.facts import Facts, Item, Run
from ludarium.sheets.inks import Ink
from ludarium.sheets.layout import CENTRE, DIE, LEFT, Icon, Layout, Mark, Shape, Slot, Tone
from ludarium.sheets.lettering import Type, fit, lettered

THIN, MIDDLE, BOLD, THICK = 0.8, 1.2, 1.5, 1.9
"""Line widths in design pixels."""


def paint(painter: QPainter, layout: Layout, facts: Facts, ink: Ink) -> None:
    """Draw the sheet with its upper left corner at the painter's origin."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    brush = _Brush(painter, layout, facts, ink)
    brush.bands()
    brush.rules()
    brush.texts()
    brush.icons()
    brush.marks()
    brush.slots()
    painter.restore()


class _Brush:
    """One sheet being painted."""

    def __init__(self, painter: QPainter, layout: Layout, facts: Facts, ink: Ink) -> None:
        self.painter, self.layout, self.facts, self.ink = painter, layout, facts, ink

    def bands(self) -> None:
        if self.ink.band is not None:
            for mark in self.layout.marks.values():
                if mark.shape is Shape.BAND and mark.key in self.facts.marks:
                    self.painter.fillRect(mark.rect, self.ink.band)

    def rules(self) -> None:
        for rule in self.layout.rules:
            hair = self.ink.hair if rule.tone is Tone.FAINT else 1.0
            pen = QPen(self.ink.tones[rule.tone], rule.width * hair)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            self.painter.setPen(pen)
            self.painter.drawLine(rule.start, rule.end)

    def texts(self) -> None:
        for text in self.layout.texts:
            self._write(text.at, text.text, text.type, self.ink.tones[text.tone])

    def _write(self, at: QPointF, text: str, type_: Type, colour: QColor) -> None:
        self.painter.setFont(type_.font)
        self.painter.setPen(colour)
        write_from(self.painter, at, text, text.removesuffix(DOTS))

    # Pictures and marks

    def icons(self) -> None:
        for icon in self.layout.icons:
            if icon.name == DIE:
                self._die(icon)
            else:
                icons.paint(self.painter, icon.name, icon.rect, in_lines=self.ink.in_lines)

    def _die(self, icon: Icon) -> None:
        """Draw a die from above with three pips: enough to read as a die."""
        rect, colour = icon.rect, self.ink.tones[Tone.INK]
        self._draw(_box(rect), colour, None, MIDDLE)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(colour)
        for step in (-1, 0, 1):
            away = rect.width() * 0.22 * step
            self.painter.drawEllipse(rect.center() + QPointF(away, away), rect.width() * 0.085, rect.width() * 0.085)

    def marks(self) -> None:
        for mark in self.layout.marks.values():
            self._mark(mark, mark.key in self.facts.marks)

    def _mark(self, mark: Mark, is_made: bool) -> None:
        ink, rect = self.ink, mark.rect
        fill = ink.fill if is_made else None
        match mark.shape:
            case Shape.BOX:
                self._draw(_box(rect), ink.tones[Tone.INK], fill, MIDDLE)
            case Shape.URN:
                self._draw(_urn(rect), ink.tones[Tone.INK], fill, THIN)
            case Shape.SKULL:
                self._draw(_skull(rect), ink.fill if is_made else ink.quiet, fill, THIN)
                if not is_made:
                    self._draw(_face(rect), None, ink.quiet, THIN)
            case Shape.PEG:
                self._peg(mark, is_made)
            case Shape.RING if is_made:
                self._draw(_pill(rect), ink.ring, None, THICK if rect.width() == rect.height() else BOLD)
            case Shape.LIMIT if is_made:
                self._draw(_box(rect), ink.ring, None, MIDDLE)
            case Shape.STRIKE if is_made:
                self._strike(rect)

    def _draw(self, path: QPainterPath, line: QColor | None, fill: QColor | None, width: float) -> None:
        self.painter.setPen(QPen(line, width * self.layout.unit) if line else Qt.PenStyle.NoPen)
        self.painter.setBrush(fill if fill else Qt.BrushStyle.NoBrush)
        self.painter.drawPath(path)

    def _peg(self, mark: Mark, is_made: bool) -> None:
        self._draw(_pill(mark.rect), self.ink.tones[Tone.INK], self.ink.fill if is_made else None, THIN)
        if mark.label and mark.type:
            colour = self.ink.on_fill if is_made else self.ink.tones[Tone.INK]
            at = mark.rect.center() + QPointF(-mark.type.width(mark.label) / 2, mark.type.cap / 2)
            self._write(at, mark.label, mark.type, colour)

    def _strike(self, rect: QRectF) -> None:
        middle = rect.center().y()
        self.painter.setPen(QPen(self.ink.tones[Tone.INK], MIDDLE * self.layout.unit))
        self.painter.drawLine(QPointF(rect.left(), middle), QPointF(rect.right(), middle))

    # What the facts write

    def slots(self) -> None:
        ends: dict[str, float] = {}
        for slot in self.layout.slots.values():
            if slot.key in self.facts.runs:
                top = ends.get(slot.follows, slot.rect.top())
                ends[slot.key] = self._flow(slot, self.facts.runs[slot.key], top)
            elif self.facts.texts.get(slot.key):
                self._fill_in(slot, self.facts.texts[slot.key])

    def _fill_in(self, slot: Slot, text: str) -> None:
        text, type_ = fit(text, slot.type, slot.rect.width(), self.layout.smallest)
        spare = slot.rect.width() - type_.width(text)
        shift = 0.0 if slot.align == LEFT else spare / 2 if slot.align == CENTRE else spare
        at = QPointF(slot.rect.left() + shift, slot.rect.center().y() + type_.cap / 2)
        self._write(at, text, type_, self.ink.tones[slot.tone])

    def _flow(self, slot: Slot, items: Sequence[Item], top: float) -> float:
        """Flow the items over the lines of the slot; the end says how many are left out."""
        height = slot.rect.height() / slot.lines
        lines = flowed(items, slot.type, slot.rect.width(), slot.lines)
        for number, line in enumerate(lines):
            at = QPointF(slot.rect.left(), top + (number + 0.5) * height + slot.type.cap / 2)
            for item in line:
                at = self._write_item(item, at, slot.type) + QPointF(slot.type.size * GAP, 0)
        return top + len(lines) * height

    def _write_item(self, item: Item, at: QPointF, type_: Type) -> QPointF:
        for number, run in enumerate(item):
            cut = lettered(STRONG if run.is_strong else TEXT, type_.size)
            at += QPointF(type_.size * SPACE if number else 0, 0)
            self._write(at, run.text, cut, self.ink.gain if run.is_gain else self.ink.tones[run.tone])
            at += QPointF(cut.width(run.text), 0)
        return at


GAP, SPACE = 0.75, 0.28
"""Space between two items of running text, and between the pieces of one, relative to its size."""


def flowed(items: Sequence[Item], type_: Type, width: float, lines: int) -> list[list[Item]]:
    """Flow the items over at most that many lines. If they are too many, the last line says how many are missing."""
    for count in range(len(items), 0, -1):
        rest = len(items) - count
        more: list[Item] = [(Run(f"+{rest}", tone=Tone.MUTED),)] if rest else []
        broken = _broken([*items[:count], *more], type_, width)
        if len(broken) <= lines:
            return broken
    return _broken(items[:1], type_, width)


def _broken(items: Sequence[Item], type_: Type, width: float) -> list[list[Item]]:
    lines: list[list[Item]] = []
    left = 0.0
    for item in items:
        need = _item_width(item, type_)
        if not lines or left < need:
            lines.append([])
            left = width
        lines[-1].append(item)
        left -= need + type_.size * GAP
    return lines


def _item_width(item: Item, type_: Type) -> float:
    widths = [lettered(STRONG if run.is_strong else TEXT, type_.size).width(run.text) for run in item]
    return sum(widths) + type_.size * SPACE * (len(item) - 1)


# Shapes. Those that are not plain are drawn once, in a square of side 1, and then stretched.


def _box(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    radius = rect.width() * 0.2
    path.addRoundedRect(rect, radius, radius)
    return path


def _pill(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    radius = min(rect.width(), rect.height()) / 2
    path.addRoundedRect(rect, radius, radius)
    return path


def _urn(rect: QRectF) -> QPainterPath:
    return _stretch(_urn_shape(), rect)


def _skull(rect: QRectF) -> QPainterPath:
    return _stretch(_skull_shape(), rect)


def _face(rect: QRectF) -> QPainterPath:
    return _stretch(_face_shape(), rect)


def _stretch(path: QPainterPath, rect: QRectF) -> QPainterPath:
    return QTransform(rect.width(), 0, 0, rect.height(), rect.left(), rect.top()).map(path)


@cache
def _urn_shape() -> QPainterPath:
    """Return an amphora: lip, neck, belly, foot."""
    path = QPainterPath(QPointF(0.27, 0.02))
    path.lineTo(0.73, 0.02)
    path.lineTo(0.73, 0.12)
    path.cubicTo(0.60, 0.18, 0.60, 0.24, 0.66, 0.30)
    path.cubicTo(1.02, 0.42, 0.96, 0.70, 0.62, 0.88)
    path.lineTo(0.66, 0.98)
    path.lineTo(0.34, 0.98)
    path.lineTo(0.38, 0.88)
    path.cubicTo(0.04, 0.70, -0.02, 0.42, 0.34, 0.30)
    path.cubicTo(0.40, 0.24, 0.40, 0.18, 0.27, 0.12)
    path.closeSubpath()
    return path


@cache
def _skull_shape() -> QPainterPath:
    """Return a skull with holes for eyes and nose."""
    path = QPainterPath(QPointF(0.5, 0.04))
    path.cubicTo(0.22, 0.04, 0.06, 0.22, 0.06, 0.45)
    path.cubicTo(0.06, 0.60, 0.14, 0.67, 0.23, 0.72)
    path.lineTo(0.23, 0.84)
    path.cubicTo(0.23, 0.93, 0.30, 0.96, 0.38, 0.96)
    path.lineTo(0.62, 0.96)
    path.cubicTo(0.70, 0.96, 0.77, 0.93, 0.77, 0.84)
    path.lineTo(0.77, 0.72)
    path.cubicTo(0.86, 0.67, 0.94, 0.60, 0.94, 0.45)
    path.cubicTo(0.94, 0.22, 0.78, 0.04, 0.5, 0.04)
    path.closeSubpath()
    path.addPath(_face_shape())
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


@cache
def _face_shape() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0.31, 0.48), 0.115, 0.12)
    path.addEllipse(QPointF(0.69, 0.48), 0.115, 0.12)
    path.moveTo(0.5, 0.60)
    path.lineTo(0.57, 0.72)
    path.lineTo(0.43, 0.72)
    path.closeSubpath()
    return path
