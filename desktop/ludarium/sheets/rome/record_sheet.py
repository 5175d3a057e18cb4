"""Layout of Rome's record sheet: player, edicts, glory line by line, tracks, empire."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF

from ludarium.games.rome.box import Box
from ludarium.games.rome.kinds import CENTRE, SIDE, TRACKS
from ludarium.look.fonts import DISPLAY_STRONG, ITALIC
from ludarium.sheets.layout import CENTRE as MIDDLE
from ludarium.sheets.layout import RIGHT, Layout, Shape, Sketch, Tone, square
from ludarium.sheets.lettering import fit
from ludarium.sheets.sections import Heading, Scale
from ludarium.sheets.sheet_voice import sheets
from ludarium.words.rome import short
from ludarium.words.rome.account import LINES, NAMES, PICTURES
from ludarium.words.rome.names import BURDENS, named, rome
from ludarium.words.rome.names import NAMES as CALLED
from ludarium.words.rome.names import TRACKS as TRACK_NAMES

WIDTH = 780
"""Width of a paper sheet in design pixels."""

SMALLEST = 65
"""6.5 points, in tenths."""

TITLE, FACTS, ROW, GAP, GUTTER = 48, 44, 24, 9, 20
"""Heights and distances in design pixels."""

DEMANDS = 3
"""Lines of an edict below its name."""

GLORY = "glory"


def edicts(box: Box) -> int:
    """Return the maximum number of edicts in a match."""
    return max(difficulty.partial + difficulty.full for _, difficulty in box.settings)


def lines() -> list[str]:
    """Return the lines of glory: its sources, the track, and what is subtracted at the end."""
    sources = [line for line in LINES if line not in BURDENS and line != "cards"]
    return [*sources, GLORY, *BURDENS, "cards"]


def on_paper(box: Box, size: QSizeF, margin: float, seat: int = 0) -> Layout:
    """Lay out the sheet in portrait; ``size`` and ``margin`` in tenths of a point."""
    scale = Scale(size.width() / WIDTH, SMALLEST)
    sketch = Sketch(seat, scale.unit, SMALLEST)
    page = QRectF(margin, margin, size.width() - 2 * margin, size.height() - 2 * margin)
    _RecordSheet(sketch, scale, box, page).draw()
    return sketch.done(size)


class _RecordSheet:
    """The sheet being laid out."""

    def __init__(self, sketch: Sketch, scale: Scale, box: Box, page: QRectF) -> None:
        self.sketch, self.scale, self.box, self.page = sketch, scale, box, page
        self.row = max(scale(ROW), scale.plain.line)

    def draw(self) -> None:
        scale, page = self.scale, self.page
        self._draw_title(QRectF(page.left(), page.top(), page.width(), scale(TITLE - 8)))
        top = page.top() + scale(TITLE)
        self._draw_facts(QRectF(page.left(), top, page.width(), scale(FACTS)))
        top += scale(FACTS) + scale(GAP)
        half = (page.width() - scale(GUTTER)) * 0.56
        left = QRectF(page.left(), top, half, 0)
        right = QRectF(left.right() + scale(GUTTER), top, page.width() - half - scale(GUTTER), 0)
        top = max(self._draw_edicts(left), self._draw_glory(right)) + scale(GAP)
        top = self._draw_tracks(QRectF(page.left(), top, page.width(), 0)) + scale(GAP)
        self._draw_empire(QRectF(page.left(), top, page.width(), page.bottom() - top))

    def _draw_title(self, line: QRectF) -> None:
        title = self.scale.type(DISPLAY_STRONG, 25)
        self.sketch.text(line, CALLED.name(), title)
        rest = line.adjusted(title.width(CALLED.name()) + self.scale(14), 0, 0, 0)
        self.sketch.slot("occasion", rest, self.scale.small, RIGHT)
        self.sketch.rule(line.left(), line.right(), line.bottom(), 1.9, Tone.INK)

    # Who, how

    def _draw_facts(self, room: QRectF) -> None:
        scale, fields = self.scale, self._fields()
        total = sum(share for _, _, share in fields)
        left, gap = room.left(), scale(10)
        for key, called, share in fields:
            wide = (room.width() - gap * (len(fields) - 1)) * share / total
            cell = QRectF(left, room.top(), wide, room.height())
            label, type_ = fit(called, scale.small, wide, SMALLEST)
            self.sketch.text(QRectF(left, cell.top(), wide, scale.small.line), label, type_, tone=Tone.MUTED)
            inner = cell.adjusted(0, scale.small.line, 0, -scale(2))
            self.sketch.slot(key, inner, scale.type(ITALIC, 16), MIDDLE)
            self.sketch.rule(cell.left(), cell.right(), cell.bottom(), 1.0, Tone.INK)
            left += wide + gap

    def _fields(self) -> list[tuple[str, str, float]]:
        return [
            ("name", sheets.tr("Name"), 3),
            ("leader", CALLED.option("leader"), 3),
            ("length", CALLED.option("length"), 2),
            ("difficulty", CALLED.option("difficulty"), 2),
            ("round", sheets.tr("Round, turn"), 2),
            ("deal", sheets.tr("Deal"), 2),
        ]

    # Edicts and glory

    def _headed(self, room: QRectF, heading: Heading) -> float:
        """Draw a heading and return its lower edge."""
        high = heading.height(self.scale)
        heading.draw(self.sketch, self.scale, QRectF(room.left(), room.top(), room.width(), high))
        return room.top() + high

    def _draw_edicts(self, room: QRectF) -> float:
        top = self._headed(room, Heading(sheets.tr("Edicts"), sheets.tr("a filled box: met")))
        for number in range(edicts(self.box)):
            self._draw_edict(QRectF(room.left(), top, room.width(), self.row), number)
            top += self.row * (1 + DEMANDS)
        return top

    def _draw_edict(self, line: QRectF, number: int) -> None:
        scale, sketch = self.scale, self.sketch
        points = scale(44)
        sketch.slot(f"edict.{number}", line.adjusted(0, 0, -points - scale(90), 0), scale.strong)
        sketch.slot(f"form.{number}", line.adjusted(line.width() - points - scale(88), 0, -points, 0), scale.small)
        sketch.slot(f"worth.{number}", line.adjusted(line.width() - points, 0, 0, 0), scale.strong, RIGHT)
        sketch.rule(line.left(), line.right(), line.bottom(), 0.8)
        for place in range(DEMANDS):
            below = line.translated(0, self.row * (place + 1))
            side = min(scale(12), self.row * 0.6)
            box = square(below.center(), side)
            box.moveLeft(below.left() + scale(4))
            sketch.mark(f"met.{number}.{place}", Shape.BOX, box)
            words = below.adjusted(scale(24), 0, -points, 0)
            sketch.slot(f"demand.{number}.{place}", words, scale.small)
            sketch.slot(f"have.{number}.{place}", below.adjusted(below.width() - points, 0, 0, 0), scale.small, RIGHT)
            sketch.rule(below.left(), below.right(), below.bottom(), 1.2 if place == DEMANDS - 1 else 0.8)

    def _draw_glory(self, room: QRectF) -> float:
        top = self._headed(room, Heading(sheets.tr("Glory, line by line")))
        for key in lines():
            self._draw_line(QRectF(room.left(), top, room.width(), self.row), key)
            top += self.row
        for key, called in (("total", sheets.tr("Total")), ("goal", rome.tr("The goal"))):
            line = QRectF(room.left(), top, room.width(), self.row)
            self.sketch.text(line, called, self.scale.strong)
            self.sketch.slot(key, line, self.scale.total if key == "total" else self.scale.strong, RIGHT)
            self.sketch.rule(line.left(), line.right(), line.bottom(), 1.4, Tone.INK)
            top += self.row
        return top

    def _draw_line(self, line: QRectF, key: str) -> None:
        scale, sketch = self.scale, self.sketch
        side = min(scale(18), line.height() - scale(3))
        icon = square(line.center(), side)
        icon.moveLeft(line.left())
        sketch.icon(PICTURES.get(key, GLORY), icon)
        is_sum = key == GLORY
        called = sheets.tr("Glory on the track") if is_sum else rome.tr(NAMES[key])
        room = line.adjusted(scale(26), 0, -scale(46), 0)
        said, type_ = fit(called, scale.strong if is_sum else scale.plain, room.width(), SMALLEST)
        sketch.text(room, said, type_)
        sketch.slot(f"line.{key}", line, scale.strong, RIGHT)
        sketch.rule(
            line.left(), line.right(), line.bottom(), 1.2 if is_sum else 0.8, Tone.INK if is_sum else Tone.FAINT
        )

    # Tracks

    def _draw_tracks(self, room: QRectF) -> float:
        scale = self.scale
        top = self._headed(room, Heading(sheets.tr("Tracks"), sheets.tr("a box for each space, the number reached")))
        wide = (room.width() - scale(12) * (len(TRACKS) - 1)) / len(TRACKS)
        for number, key in enumerate(TRACKS):
            self._draw_track(QRectF(room.left() + number * (wide + scale(12)), top, wide, self.row * 2), key)
        return top + self.row * 2

    def _draw_track(self, room: QRectF, key: str) -> None:
        scale, sketch = self.scale, self.sketch
        side = min(scale(18), self.row - scale(3))
        upper = QRectF(room.left(), room.top(), room.width(), self.row)
        icon = square(upper.center(), side)
        icon.moveLeft(upper.left())
        sketch.icon(short.PICTURES[key], icon)
        place = upper.adjusted(scale(24), 0, -scale(26), 0)
        said, type_ = fit(named(TRACK_NAMES, key), scale.plain, place.width(), SMALLEST)
        sketch.text(place, said, type_)
        sketch.slot(f"track.{key}", upper, scale.strong, RIGHT)
        spaces = len(self.box.leaders[0].tracks[key].numbers)
        pitch = room.width() / spaces
        lower = upper.translated(0, self.row)
        for at in range(spaces):
            box = square(lower.center(), min(pitch * 0.7, self.row * 0.62))
            box.moveLeft(lower.left() + at * pitch)
            sketch.mark(f"track.{key}.{at}", Shape.BOX, box)

    # The empire

    def _draw_empire(self, room: QRectF) -> None:
        note = sheets.tr("circled: the leader · right: an enemy's defence and attack")
        top = self._headed(room, Heading(sheets.tr("The empire"), note)) + self.scale(6)
        wide, high = room.width() / SIDE, (room.bottom() - top) / SIDE
        for space in range(SIDE * SIDE):
            row, column = divmod(space, SIDE)
            self._draw_cell(QRectF(room.left() + column * wide, top + row * high, wide, high), space)

    def _draw_cell(self, cell: QRectF, space: int) -> None:
        scale, sketch = self.scale, self.sketch
        for y in (cell.top(), cell.bottom()):
            sketch.rule(cell.left(), cell.right(), y, 1.0, Tone.INK)
        for x in (cell.left(), cell.right()):
            sketch.bar(x, cell.top(), cell.bottom(), 1.0, Tone.INK)
        inner = cell.adjusted(scale(9), scale(6), -scale(9), -scale(4))
        line = scale.plain.line
        names = QRectF(inner.left(), inner.top(), inner.width(), 2 * line)
        if space == CENTRE:
            said, type_ = fit(rome.tr("Capital"), scale.heading, inner.width(), SMALLEST)
            sketch.text(inner, said, type_, MIDDLE)
            names.moveCenter(inner.center())
        sketch.mark(f"leader.{space}", Shape.RING, names.adjusted(-scale(5), -scale(3), scale(5), scale(3)))
        if space == CENTRE:
            return
        for number in range(2):
            at = QRectF(inner.left(), inner.top() + number * line, inner.width(), line)
            sketch.slot(f"built.{space}.{number}", at, scale.strong, MIDDLE)
            sketch.slot(f"land.{space}.{number}", at, scale.small, MIDDLE)
        foot = QRectF(inner.left(), inner.bottom() - line, inner.width(), line)
        sketch.slot(f"worth.{space}.cell", foot, scale.small)
        sketch.slot(f"enemy.{space}", foot, scale.strong, RIGHT)
