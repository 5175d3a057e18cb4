"""Pictures of the rulebook: pieces of a position, painted by the real table."""

from __future__ import annotations

from fnmatch import fnmatchcase

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludarium.boards.board import Board
from ludarium.boards.drag import Drag
from ludarium.boards.motion import Motion
from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.engine.actions import parse
from ludarium.engine.contract import State
from ludarium.engine.match import HUMAN, Match
from ludarium.engine.registry import AnyTitle
from ludarium.look import fonts
from ludarium.look.qt_startup import Qt
from ludarium.look.text_painting import write
from ludarium.look.theme import Look
from ludarium.models.desk import Desk
from ludarium.tables.table_makers import table_maker
from ludarium.words.rulebook import Label, Picture, Rulebook, Scene

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eli")
TABLE = QSize(1240, 800)
"""The size of the hidden tables at 100 %."""

AROUND = 10.0
"""The margin around the things, at 100 %."""

LABELS = 190.0
"""The width of the labels beside a picture, at 100 %."""


class RulebookPictures:
    """The pictures of a rulebook. Each position is laid once.

    holder: the parent of the hidden tables
    """

    def __init__(self, title: AnyTitle, book: Rulebook, look: Look, holder: QWidget) -> None:
        self._title, self._book, self._look, self._holder = title, book, look, holder
        self._laid: dict[str, HiddenTable] = {}

    def picture(self, wanted: Picture, ratio: float) -> QImage:
        if wanted.scene not in self._laid:
            self._laid[wanted.scene] = HiddenTable(
                self._title, self._book.scenes[wanted.scene], self._look, self._holder
            )
        shown = self._laid[wanted.scene].picture(wanted.things, ratio, is_alone=wanted.is_alone)
        return _labelled(shown, wanted.labels, self._look) if wanted.labels else shown


class HiddenTable:
    """A position on a hidden table."""

    def __init__(self, title: AnyTitle, scene: Scene, look: Look, holder: QWidget) -> None:
        setup = title.setup(NAMES[: scene.seats], options=dict(scene.options))
        match: Match[State] = Match(title, setup, scene.seed)
        for move in scene.moves:
            match.play(parse(move))
        self._look = look
        self._ground = QWidget(holder, Qt.WindowType.Window)
        self._ground.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        desk, motion = Desk(title, setup.names), Motion("off")
        hand = Drag(self._ground, desk, motion)
        context = TableContext(
            title, setup, (HUMAN,) * scene.seats, tuple(range(scene.seats)), desk, hand, motion, look.theme, look.scale
        )
        self._table = table_maker(title, setup)(context)
        self._table.setParent(self._ground)
        self._ground.resize(TABLE * look.scale)
        self._table.resize(self._ground.size())
        desk.lay(title.observe(match.state, scene.viewer), may_act=False)
        self._ground.show()

    def picture(self, things: tuple[str, ...], ratio: float, *, is_alone: bool = False) -> QImage:
        """Return the things whose ids match, with a little of their board around them."""
        board, pieces = self._found(things)
        others = [piece for piece in board.registry if is_alone and piece.isVisible() and piece not in pieces]
        around = AROUND * self._look.scale
        room = QRectF()
        for piece in pieces:
            room = room.united(piece.sceneBoundingRect())
        room = room.adjusted(-around, -around, around, around)
        seen = board.mapFromScene(room).boundingRect() & board.viewport().rect()
        picture = _blank(seen.size().toSizeF(), ratio)
        picture.fill(self._look.theme["surface"])
        painter = _painter(picture)
        for piece in others:
            piece.setVisible(False)
        board.render(painter, QRectF(QPointF(), seen.size().toSizeF()), seen)
        for piece in others:
            piece.setVisible(True)
        painter.end()
        return picture

    def _found(self, things: tuple[str, ...]) -> tuple[Board, list[Piece]]:
        for board in self._table.boards():
            board.catch_up()
            pieces = [
                piece
                for piece in board.registry
                if piece.isVisible() and any(fnmatchcase(piece.id, thing) for thing in things)
            ]
            if pieces:
                return board, pieces
        raise LookupError(f"nothing on the table is called {', '.join(things)}")


def _labelled(shown: QImage, labels: tuple[Label, ...], look: Look) -> QImage:
    """Return the picture with labels of its parts to the right."""
    size, room = shown.deviceIndependentSize(), LABELS * look.scale
    picture = _blank(QSizeF(size.width() + room, size.height()), shown.devicePixelRatio())
    picture.fill(look.theme["surface"])
    painter = _painter(picture)
    painter.drawImage(QPointF(), shown)
    painter.setFont(fonts.font(fonts.LABEL, look.scale))
    high = max(size.height() / len(labels), QFontMetricsF(painter.font()).lineSpacing())
    for place, label in enumerate(sorted(labels, key=lambda label: label.at[1])):
        spot = QPointF(label.at[0] * size.width(), label.at[1] * size.height())
        line = QRectF(size.width() + look.px(14), place * high, room - look.px(14), high)
        painter.setPen(QPen(look.theme["accent"], 1.4 * look.scale))
        painter.drawLine(spot, QPointF(line.left() - look.px(4), line.center().y()))
        painter.setBrush(look.theme["accent"])
        painter.drawEllipse(spot, 2.5 * look.scale, 2.5 * look.scale)
        painter.setPen(look.theme["ink"])
        write(painter, line, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, label.text)
    painter.end()
    return picture


def _blank(size: QSizeF, ratio: float) -> QImage:
    picture = QImage((size * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    return picture


def _painter(picture: QImage) -> QPainter:
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    return painter
