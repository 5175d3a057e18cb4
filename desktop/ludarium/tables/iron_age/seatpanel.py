"""A seat at the table: the peg board in small, and the sheet in a few lines; a click opens the whole sheet."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ludarium import words
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import facts_of
from ludarium.games.iron_age import scene
from ludarium.games.iron_age.content import ROWS
from ludarium.games.iron_age.setting_up import MEDITERRANEAN
from ludarium.look import fonts, seats
from ludarium.look.labels import PlainLabel
from ludarium.look.text_painting import write
from ludarium.models.orders_model import counted
from ludarium.models.table_voice import at_table
from ludarium.sheets import inks, painting
from ludarium.sheets.facts import Facts
from ludarium.sheets.iron_age import arrangements, compact
from ludarium.sheets.iron_age.printed import printed
from ludarium.tables.iron_age.pegboard import PegBoard
from ludarium.tables.iron_age.sheetboard import Written
from ludarium.words.iron_age.box import box_of, sea_box_of
from ludarium.words.iron_age.names import ROWS as PEGS
from ludarium.words.iron_age.names import named

ROOMY = 500
"""So high, in pixels at 100 %, a panel has room for what is built."""

BOARD_SHAPE = 0.4
"""How high a peg board is for its width, with the numbers above it."""

NO_LIMIT = 16_777_215
"""As high as there is room: what Qt takes for no limit."""

CELLS, BOARD = 46, 84
"""How high the numbers alone are, and a peg board at least, in pixels at 100 %."""

WIDTH = 296
"""How wide a seat is at least."""


class Mark(QWidget):
    """A seat's mark."""

    def __init__(self, colour: int, side: int) -> None:
        super().__init__()
        self._colour = colour
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        seats.paint_mark(QPainter(self), seats.seat(self._colour), QRectF(self.rect()))


class Name(PlainLabel):
    """A name that is shortened where there is no room for it."""

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(min(48, self.sizeHint().width()), super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        write(QPainter(self), self.rect(), Qt.AlignmentFlag.AlignVCenter, self.text(), dots="end")


class Summary(QWidget):
    """The sheet in a few lines."""

    def __init__(self, context: TableContext, seat: int) -> None:
        super().__init__()
        self._context, self._seat = context, seat
        self._has_colonies = context.setup["expansion"] == "mediterranean"
        self._ink = inks.table(context.theme, seats.seat(context.colours[seat]))
        self._written = Written(context, seat)
        self._facts: Facts | None = None
        self.has_lines = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def refresh(self) -> None:
        facts = self._written.now()
        if facts != self._facts:
            self._facts = facts
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        scale = self._context.scale
        return QSize(200, math.ceil(compact.least_height(scale) if self.has_lines else CELLS * scale))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self._facts is not None:
            layout = compact.compact(QSizeF(self.size()), self._context.scale, self._seat, self._has_colonies)
            painting.paint(QPainter(self), layout, self._facts, self._ink)


class Realm(QWidget):
    """What is built, as on the sheet: for where there is room for it beside the peg board."""

    def __init__(self, context: TableContext, seat: int) -> None:
        super().__init__()
        self._context, self._seat = context, seat
        at_sea = context.setup["expansion"] == MEDITERRANEAN
        self._box = sea_box_of(context.title) if at_sea else box_of(context.title)
        self._ink = inks.table(context.theme, seats.seat(context.colours[seat]))
        self._written = Written(context, seat, context.setup)
        self._facts: Facts | None = None

    def refresh(self) -> None:
        facts = self._written.now() if not self.isHidden() else None
        if facts != self._facts:
            self._facts = facts
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        self.refresh()
        if self._facts is not None:
            size = QSizeF(self.size())
            layout = arrangements.realm(printed(self._box), size, self._context.scale, self._seat)
            if layout.size.height() <= size.height() and layout.size.width() <= size.width():
                painting.paint(QPainter(self), layout, self._facts, self._ink)


class SeatPanel(QWidget):
    """One seat.

    opened: somebody wants to see the whole sheet of this seat
    """

    opened = Signal(int)

    def __init__(self, context: TableContext, seat: int) -> None:
        super().__init__()
        self._context, self.seat = context, seat
        self._is_alone = False
        scale = context.scale
        self.board = PegBoard(context, seat)
        self.board.setAccessibleName(at_table.tr("Peg board of {name:of}", name=context.setup.names[seat]))
        self._summary = Summary(context, seat)
        self._score = PlainLabel()
        self._score.setFont(fonts.font(fonts.SCORE, scale))
        box = QVBoxLayout(self)
        box.setContentsMargins(1, 2, 1, 4)
        box.setSpacing(0)
        self._head_box = self._head(scale)
        box.addLayout(self._head_box)
        self._pegs = PlainLabel()
        self._pegs.setProperty("tone", "small")
        self._pegs.setWordWrap(True)
        self._pegs.setContentsMargins(12, 0, 0, 0)
        self._pegs.hide()
        box.addWidget(self.board, 1)
        box.addWidget(self._pegs)
        self._realm = Realm(context, seat)
        self._realm.hide()
        box.addWidget(self._realm, 2)
        box.addWidget(self._summary)
        context.desk.changed.connect(self.refresh)
        self.refresh()

    def _head(self, scale: float) -> QHBoxLayout:
        context = self._context
        name = Name(context.setup.names[self.seat])
        name.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        name.setProperty("tone", "heading")
        self._who = PlainLabel(words.player(context.players[self.seat]))
        self._who.setProperty("tone", "small")
        self._open_sheet = QPushButton(at_table.tr("open sheet"))
        self._open_sheet.setProperty("kind", "link")
        self._open_sheet.setCursor(Qt.CursorShape.PointingHandCursor)
        self._open_sheet.clicked.connect(lambda: self.opened.emit(self.seat))
        head = QHBoxLayout()
        head.setContentsMargins(10, 4, 12, 2)
        head.setSpacing(8)
        for widget in (Mark(context.colours[self.seat], round(24 * scale)), name, self._who):
            head.addWidget(widget)
        head.addStretch(1)
        head.addWidget(self._open_sheet)
        head.addWidget(self._score)
        return head

    def refresh(self) -> None:
        """Another position: its numbers in words."""
        on_table = self._context.desk.scene
        seat = on_table.thing(f"{self.seat}.seat")
        if seat is None:
            return
        self._summary.refresh()
        self._realm.refresh()
        rows = [on_table.thing(f"{self.seat}.{row}") for row in ROWS]
        pegs = [facts_of(row, scene.Pegged) for row in rows if row is not None]
        self._pegs.setText(" · ".join(f"{named(PEGS, peg.row)} {peg.at}" for peg in pegs))
        self._score.setText(counted(facts_of(seat, scene.Seated).score))

    def set_own(self, is_own: bool) -> None:
        """Whether it belongs to whoever looks at the table."""
        is_you = is_own and self.seat == self._context.desk.you
        self._who.setText(at_table.tr("you") if is_you else words.player(self._context.players[self.seat]))

    def set_lines(self, has_lines: bool) -> None:
        """Whether there is room for what is built, owned and scored below the six numbers, and for who plays."""
        self._summary.has_lines = has_lines
        self._summary.updateGeometry()
        self._who.setVisible(has_lines)
        self._open_sheet.setText(at_table.tr("open sheet") if has_lines else at_table.tr("sheet"))

    def set_alone(self, is_alone: bool) -> None:
        """Whether it is the only panel of its kind: where it is high enough, what is built is shown, too."""
        self._is_alone = is_alone
        self._share_out()

    def _share_out(self) -> None:
        is_roomy = self._is_alone and self.height() > ROOMY * self._context.scale
        self._realm.setVisible(is_roomy)
        self.board.setMaximumHeight(round(self.width() * BOARD_SHAPE) if is_roomy else NO_LIMIT)

    def fit_height(self, high: float) -> None:
        """Show as much as there is room for: the peg board or its numbers, and below them lines or numbers alone."""
        scale = self._context.scale
        head = self._head_box.sizeHint().height() + 6
        lines = compact.least_height(scale)
        is_compact = high < head + BOARD * scale + lines
        self.set_compact(is_compact)
        pegs = self._pegs.heightForWidth(max(self.width(), round(WIDTH * scale))) if is_compact else BOARD * scale
        self.set_lines(high >= head + pegs + lines)

    def stand_up(self) -> None:
        """All in words and numbers, in its full width."""
        self.set_compact(True)
        self.set_lines(True)

    def set_compact(self, is_compact: bool) -> None:
        """Where there is no room for the peg board, its five numbers stand in its place."""
        self.board.setVisible(not is_compact)
        self._pegs.setVisible(is_compact)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._share_out()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.opened.emit(self.seat)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._context.theme
        painter.setPen(theme["line"])
        painter.setBrush(theme["surface"])
        radius = theme.radius.panel
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(seats.seat(self._context.colours[self.seat]).colour)
        painter.drawRect(QRectF(0, 8, 5, 26))
