"""The seats of a new match, to be named, coloured, reordered and assigned."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QFrame, QLineEdit, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from ludarium import words
from ludarium.ai.levels import LEVELS
from ludarium.engine.match import HUMAN
from ludarium.look import fonts, icons
from ludarium.look.seats import paint_mark, seat
from ludarium.look.theme import current
from ludarium.look.tooltips import tooltip
from ludarium.widgets import seating
from ludarium.widgets.controls import Separator, antialiased, flat_button, text
from ludarium.widgets.layouts import column, fill, px, row
from ludarium.widgets.phrases import hall
from ludarium.widgets.seating import Chair
from ludarium.widgets.segmented_control import Segments

PLAYERS = (HUMAN, *(level.name for level in LEVELS.values() if level.iterations))
"""The players to choose from: a person, or a computer level."""


def colour_name(colour: int) -> str:
    names = {
        "vermilion": hall.tr("Vermilion, triangle"),
        "azure": hall.tr("Azure, circle"),
        "verdigris": hall.tr("Verdigris, square"),
        "amber": hall.tr("Amber, diamond"),
        "orchid": hall.tr("Orchid, hexagon"),
    }
    return names.get(seat(colour).name, seat(colour).name)


def mark_icon(colour: int) -> QIcon:
    picture = QPixmap(px(24), px(24))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_mark(painter, seat(colour), QRectF(picture.rect()))
    painter.end()
    return QIcon(picture)


class Handle(QWidget):
    """The drag handle of a row; with the focus on it, up and down move the row.

    dragged: the global y of the pointer; stepped: -1 for up, 1 for down
    """

    dragged = Signal(int)
    stepped = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(px(22), px(34))
        self.setCursor(Qt.CursorShape.SizeVerCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setToolTip(tooltip(hall.tr("Drag to change the order, or press up and down")))
        self.setAccessibleName(hall.tr("Order at the table: up and down move this seat"))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps:
            self.stepped.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(round(event.globalPosition().y()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter, look = antialiased(self), current()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.theme["accent" if self.hasFocus() else "muted"])
        middle = self.rect().center()
        for across in (-1, 1):
            for down in (-1, 0, 1):
                painter.drawEllipse(middle + QPoint(across * px(4), down * px(8)), px(2), px(2))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.theme["accent"], 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 4, 4)


class MarkButton(QAbstractButton):
    """A seat's mark; a press offers the other colours."""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.setFixedSize(px(44), px(44))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_colour(colour)

    def set_colour(self, colour: int) -> None:
        self.colour = colour
        self.setText(hall.tr("Colour: {colour}", colour=colour_name(colour)))
        self.setToolTip(tooltip(self.text()))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = antialiased(self)
        inset = px(4)
        paint_mark(painter, seat(self.colour), QRectF(self.rect()).adjusted(inset, inset, -inset, -inset))
        if self.hasFocus() or self.underMouse():
            painter.setPen(QPen(current().theme["accent"], 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))


class SeatRow(QFrame):
    """A seat.

    changed: its name, player or colour; colour_asked: another colour, which may be taken
    """

    changed = Signal()
    colour_asked = Signal(int)
    removed = Signal()

    def __init__(self, chair: Chair, place: int) -> None:
        super().__init__()
        self.handle = Handle()
        self.mark = MarkButton(chair.colour)
        self.mark.clicked.connect(self._offer_colours)
        self.name = QLineEdit(chair.name)
        self.name.setMaxLength(seating.LONGEST_NAME)
        self.name.setMinimumWidth(px(96))
        self.name.setMaximumWidth(px(190))
        self.name.setPlaceholderText(hall.tr("Name"))
        self.name.setAccessibleName(hall.tr("Name of seat {number}", number=place + 1))
        self.name.textEdited.connect(self.changed)
        self._icon = self.name.addAction(QIcon(), QLineEdit.ActionPosition.LeadingPosition)
        said = hall.tr("Who plays seat {number}", number=place + 1)
        self.player = Segments([(player, words.player(player)) for player in PLAYERS], chair.player, said)
        self.player.chosen.connect(self._change_player)
        self.remark = text("", fonts.SMALL, "small")
        self.remove = flat_button("close", hall.tr("Remove this seat"), self.removed)
        named = column(self.name, self.remark, gap=3)
        line = row(8, self.handle, self.mark, gap=10, margins=(0, 10, 14, 8))
        fill(
            line, named, (self.player, 0, Qt.AlignmentFlag.AlignTop), None, (self.remove, 0, Qt.AlignmentFlag.AlignTop)
        )
        self.setLayout(line)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._show_player()

    @property
    def chair(self) -> Chair:
        return Chair(self.name.text().strip(), self.player.choice, self.mark.colour)

    def set_colour(self, colour: int) -> None:
        self.mark.set_colour(colour)
        self.update()

    def say(self, problem: str, remark: str) -> None:
        """Show what is wrong with the name, else a remark."""
        self.remark.setText(problem or remark)
        self.remark.setProperty("tone", "danger" if problem else "small")
        self.remark.style().unpolish(self.remark)
        self.remark.style().polish(self.remark)

    def _offer_colours(self) -> None:
        menu = QMenu(self)
        for colour in seating.COLOURS:
            action = QAction(mark_icon(colour), colour_name(colour), menu)
            action.setCheckable(True)
            action.setChecked(colour == self.mark.colour)
            action.triggered.connect(lambda checked=False, colour=colour: self.colour_asked.emit(colour))
            menu.addAction(action)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.mark.mapToGlobal(self.mark.rect().bottomLeft()))

    def _change_player(self) -> None:
        self._show_player()
        self.changed.emit()

    def _show_player(self) -> None:
        self._icon.setIcon(icons.icon("human" if self.player.choice == HUMAN else "automaton"))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        QPainter(self).fillRect(0, 0, px(6), self.height(), seat(self.mark.colour).colour)


class SeatRows(QWidget):
    """All seats in order.

    reordered: the former index of each row, in the new order
    """

    changed = Signal()
    reordered = Signal(list)

    def __init__(self, chairs: Sequence[Chair], allowed: range) -> None:
        super().__init__()
        self._allowed = allowed
        self.rows: list[SeatRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.add = QToolButton()
        self.add.setProperty("kind", "flat")
        self.add.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.add.setIcon(_plus())
        self.add.setIconSize(QSize(px(34), px(34)))
        self.add.clicked.connect(self._add_one)
        self._lines: list[Separator] = []
        for chair in chairs:
            self._append(chair)
        self._add_place = QWidget()
        self._add_place.setLayout(row(34, self.add, None, margins=(0, 6, 0, 6)))
        self._column.addWidget(self._add_place)
        self._refresh()

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return tuple(one.chair for one in self.rows)

    def _append(self, chair: Chair) -> None:
        one = SeatRow(chair, len(self.rows))
        one.changed.connect(self._refresh)
        one.removed.connect(lambda: self._remove(one))
        one.colour_asked.connect(lambda colour: self._give_colour(one, colour))
        one.handle.stepped.connect(lambda step: self.reorder(self.rows.index(one), self.rows.index(one) + step))
        one.handle.dragged.connect(lambda height: self._drag(one, height))
        line = Separator()
        self._column.insertWidget(2 * len(self.rows), one)
        self._column.insertWidget(2 * len(self.rows) + 1, line)
        self.rows.append(one)
        self._lines.append(line)

    def _add_one(self) -> None:
        self._append(seating.next_chair(self.chairs))
        self.rows[-1].name.setFocus(Qt.FocusReason.OtherFocusReason)
        self._refresh()

    def _remove(self, one: SeatRow) -> None:
        for widget in (one, self._lines.pop()):
            self._column.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        order = [place for place, other in enumerate(self.rows) if other is not one]
        self.rows.remove(one)
        self.reordered.emit(order)
        self._refresh()

    def _give_colour(self, one: SeatRow, colour: int) -> None:
        """Give a colour to a seat; its former holder gets the other in exchange."""
        for other in self.rows:
            if other is not one and other.mark.colour == colour:
                other.set_colour(one.mark.colour)
        one.set_colour(colour)
        self._refresh()

    def reorder(self, old: int, new: int) -> None:
        if not 0 <= new < len(self.rows) or old == new:
            return
        order = list(range(len(self.rows)))
        order.insert(new, order.pop(old))
        one = self.rows.pop(old)
        self.rows.insert(new, one)
        self._column.removeWidget(one)
        self._column.insertWidget(2 * new, one)
        for place, line in enumerate(self._lines):
            self._column.removeWidget(line)
            self._column.insertWidget(2 * place + 1, line)
        one.handle.setFocus(Qt.FocusReason.OtherFocusReason)
        self.reordered.emit(order)
        self._refresh()

    def _drag(self, one: SeatRow, height: int) -> None:
        here = self.rows.index(one)
        pointer = self.mapFromGlobal(QPoint(0, height)).y()
        for place, other in enumerate(self.rows):
            middle = other.geometry().center().y()
            if (place < here and pointer < middle) or (place > here and pointer > middle):
                self.reorder(here, place)
                return

    def _refresh(self) -> None:
        problems = seating.name_problems([one.name.text() for one in self.rows])
        people = 0
        for place, one in enumerate(self.rows):
            is_human = one.player.choice == HUMAN
            one.say(_problem(problems.get(place, "")), _remark(one.player.choice, people))
            one.remove.setVisible(len(self.rows) > self._allowed[0])
            one.handle.setVisible(len(self.rows) > 1)
            people += is_human
        self._add_place.setVisible(len(self.rows) < self._allowed[-1])
        self.add.setText("  " + hall.tr("Add seat {number}", number=len(self.rows) + 1))
        self.changed.emit()


def _problem(problem: str) -> str:
    return {"": "", "empty": hall.tr("A seat needs a name."), "twice": hall.tr("This name is already taken.")}[problem]


def _remark(player: str, people: int) -> str:
    if player != HUMAN:
        return hall.tr("up to {seconds} s a move", seconds=f"{LEVELS[player].seconds:g}")
    return hall.tr("at the same screen") if people else hall.tr("you")


def _plus() -> QIcon:
    """An empty place: a dashed ring with a plus."""
    side = px(34)
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(current().theme["muted"], 1.6, Qt.PenStyle.DashLine))
    painter.drawEllipse(QRectF(2, 2, side - 4, side - 4))
    painter.setPen(QPen(current().theme["ink"], 2))
    half, arm = side // 2, side // 5
    painter.drawLine(half - arm, half, half + arm, half)
    painter.drawLine(half, half - arm, half, half + arm)
    painter.end()
    return QIcon(picture)
