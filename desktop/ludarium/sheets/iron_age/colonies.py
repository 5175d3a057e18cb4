"""The colonies and the solitaire opponent: only on the expansion's sheet."""

from __future__ import annotations

from functools import cached_property

import attrs
from PySide6.QtCore import QPointF, QRectF

from ludarium.look.fonts import ITALIC
from ludarium.sheets.iron_age.board import PrintedBoard, PrintedColony
from ludarium.sheets.iron_age.part import Part, ring
from ludarium.sheets.iron_age.pegs import Rounds
from ludarium.sheets.layout import CENTRE, Shape, Sketch, Tone, square
from ludarium.sheets.lettering import Type, fit, wrap
from ludarium.sheets.sections import Heading, shares
from ludarium.sheets.sheet_voice import sheets

GUTTER = 16
"""Space between columns of colonies."""

MOST_COLUMNS = 4

OWNER = 32
"""Minimum width for an owner's name."""


@attrs.frozen
class Colonies(Part):
    """The colonies, in as many columns as fit: name, holes, gifts, owner, points.

    is_tight: leave out owner and points, for small sheets: pegs show the owner, and all are worth the same
    """

    board: PrintedBoard
    heading: Heading
    is_tight: bool = False

    @cached_property
    def _name_width(self) -> float:
        return max(self.scale.strong.width(each.name) + self._sign_width(each) for each in self.board.colonies)

    def _sign_width(self, colony: PrintedColony) -> float:
        """Return the width of the number behind names of colonies that need a full table."""
        return self.scale(3) + self._sign.width(str(self.board.many)) if colony.is_for_many else 0.0

    @property
    def _sign(self) -> Type:
        return self.scale.small

    @cached_property
    def _hole(self) -> float:
        return self.scale(12.4)

    @cached_property
    def _holes_width(self) -> float:
        return max(each.holes for each in self.board.colonies) * self._hole

    @cached_property
    def _gifts_width(self) -> float:
        return max(sum(self._gift_width(amount) for amount, _ in each.gifts) for each in self.board.colonies)

    def _gift_width(self, amount: int) -> float:
        return self.scale.small.width(str(amount)) + self.scale(19)

    @cached_property
    def _points_width(self) -> float:
        if self.is_tight:
            return 0.0
        return self.scale.strong.width(str(self.board.points)) + self.scale(15)

    @cached_property
    def _fixed(self) -> float:
        """Return the width of a row without the owner's name."""
        gaps = self.scale(self._gap * (2 if self.is_tight else 3))
        return self._name_width + self._holes_width + self._gifts_width + self._points_width + gaps

    @property
    def _gap(self) -> float:
        """Return the space between the parts of a row."""
        return 4 if self.is_tight else 6

    def least_width(self) -> float:
        return self._fixed + (0 if self.is_tight else self.scale(OWNER))

    def _columns(self, width: float) -> int:
        gutter = self.scale(GUTTER)
        return max(1, min(MOST_COLUMNS, int((width + gutter) // (self.least_width() + gutter))))

    def _lines(self, width: float) -> int:
        return -(-len(self.board.colonies) // self._columns(width))

    @property
    def _row(self) -> float:
        return max(self.scale(17), self.scale.strong.line)

    def height(self, width: float) -> float:
        return self.heading.height(self.scale) + self._row * self._lines(width)

    @property
    def rows(self) -> float:
        return len(self.board.colonies) / 3

    def draw(self, sketch: Sketch, rect: QRectF) -> None:
        columns, lines = self._columns(rect.width()), self._lines(rect.width())
        rect = self.heading.draw(sketch, self.scale, rect)
        gutter = self.scale(GUTTER)
        width = (rect.width() - (columns - 1) * gutter) / columns
        for number, colony in enumerate(self.board.colonies):
            column, line = divmod(number, lines)
            left = rect.left() + column * (width + gutter)
            row = shares(QRectF(left, rect.top(), width, rect.height()), [1] * lines)[line]
            self._draw_row(sketch, row, colony)

    def _draw_row(self, sketch: Sketch, row: QRectF, colony: PrintedColony) -> None:
        scale, key = self.scale, f"colony.{colony.id}"
        sketch.place(key, row)
        sketch.mark(f"{key}.band", Shape.BAND, row)
        sketch.rule(row.left(), row.right(), row.bottom(), 0.8)
        self._draw_name(sketch, row, colony)
        left = row.left() + self._name_width + scale(self._gap)
        self._draw_holes(sketch, QRectF(left, row.top(), self._holes_width, row.height()), colony)
        left += self._holes_width + scale(self._gap)
        self._draw_gifts(sketch, QRectF(left, row.top(), self._gifts_width, row.height()), colony)
        if not self.is_tight:
            left += self._gifts_width + scale(self._gap / 2)
            self._draw_owner(sketch, row.adjusted(left - row.left(), 0, 0, 0), key)

    def _draw_owner(self, sketch: Sketch, rect: QRectF, key: str) -> None:
        scale = self.scale
        points = rect.adjusted(rect.width() - self._points_width, 0, 0, 0)
        sketch.slot(f"{key}.owner", rect.adjusted(0, 0, -self._points_width, 0), scale.type(ITALIC, 12.4))
        sketch.text(points, str(self.board.points), scale.strong, CENTRE)
        sketch.mark(f"{key}.ring", Shape.RING, ring(points, self._points_width - scale(2), scale))

    def _draw_name(self, sketch: Sketch, row: QRectF, colony: PrintedColony) -> None:
        """Draw the name, with the number of players it needs; struck out if there are fewer."""
        strong = self.scale.strong
        width = strong.width(colony.name)
        sketch.text(row, colony.name, strong)
        if colony.is_for_many:
            sign = row.adjusted(width + self.scale(3), 0, 0, 0)
            sketch.text(sign, str(self.board.many), self._sign, tone=Tone.MUTED)
            name = QRectF(row.left(), row.top(), width, row.height())
            sketch.mark(f"colony.{colony.id}.struck", Shape.STRIKE, name)

    def _draw_holes(self, sketch: Sketch, rect: QRectF, colony: PrintedColony) -> None:
        """Draw the holes: own pegs fill them from the left, those of others are crossed from the right."""
        side = min(self._hole - self.scale(2.4), rect.height() - self.scale(3))
        for k in range(colony.holes):
            hole = square(QPointF(rect.left() + (k + 0.5) * self._hole, rect.center().y()), side)
            sketch.mark(f"colony.{colony.id}.{k + 1}", Shape.PEG, hole)
            sketch.mark(f"colony.{colony.id}.{k + 1}.taken", Shape.STRIKE, hole)

    def _draw_gifts(self, sketch: Sketch, rect: QRectF, colony: PrintedColony) -> None:
        left, side = rect.left(), min(self.scale(14), rect.height() - self.scale(2))
        for amount, icon in colony.gifts:
            number = self.scale.small.width(str(amount))
            sketch.text(QRectF(left, rect.top(), number, rect.height()), str(amount), self.scale.small)
            at = QPointF(left + number + self.scale(1) + side / 2, rect.center().y())
            sketch.icon(icon, square(at, side))
            left += self._gift_width(amount)


@attrs.frozen
class Alone(Part):
    """The solitaire game: its rounds and target; below, how the opponent plays and what it has founded.

    is_tight: only the first line
    """

    board: PrintedBoard
    is_tight: bool = False

    @cached_property
    def _rounds(self) -> Rounds:
        return Rounds(self.scale, self.printed)

    @cached_property
    def _target(self) -> str:
        return sheets.tr("beat %n points", "beat %n point", self.board.target)

    @cached_property
    def _founded(self) -> str:
        return sheets.tr("the opponent's colonies")

    @property
    def _line(self) -> float:
        return max(self.scale(19), self.scale.small.line)

    def _rule_lines(self, width: float) -> tuple[str, ...]:
        """Return the opponent's rules on one line or two."""
        text = self.board.opponent
        if self.scale.small.width(text) <= width:
            return (text,)
        return wrap(text, self.scale.small, width) or (text,)

    def least_width(self) -> float:
        target, founded = self.scale.small.width(self._target), self.scale.small.width(self._founded)
        return max(self._rounds.least_width() + self.scale(16) + target, founded + self.scale(100))

    def height(self, width: float) -> float:
        below = 0 if self.is_tight else len(self._rule_lines(width)) + 1
        return self._rounds.height(width) + self._line * below

    @property
    def rows(self) -> float:
        return 0

    def draw(self, sketch: Sketch, rect: QRectF) -> None:
        scale, high = self.scale, self._rounds.height(rect.width())
        target = scale.small.width(self._target)
        first = QRectF(rect.left(), rect.top(), rect.width(), high)
        rounds = min(self._rounds.ample_width(), rect.width() - target - scale(16))
        self._rounds.draw(sketch, QRectF(first.left(), first.top(), rounds, high))
        sketch.text(first.adjusted(rounds + scale(16), 0, 0, 0), self._target, scale.small)
        if not self.is_tight:
            self._draw_opponent(sketch, rect.adjusted(0, high, 0, 0))

    def _draw_opponent(self, sketch: Sketch, rect: QRectF) -> None:
        """Draw the opponent's rules and a line to write on."""
        small, lines = self.scale.small, self._rule_lines(rect.width())
        *rows, last = shares(rect, [1] * (len(lines) + 1))
        for row, line in zip(rows, lines, strict=True):
            sketch.text(row, *fit(line, small, row.width(), self.scale.smallest))
        sketch.text(last, self._founded, small)
        rest = last.adjusted(small.width(self._founded) + self.scale(6), 0, 0, 0)
        sketch.rule(rest.left(), rest.right(), rest.center().y() + small.cap / 2 + self.scale(3), 0.8, Tone.INK)
        sketch.slot("opponent", rest.adjusted(self.scale(4), 0, 0, 0), self.scale.type(ITALIC, 14))
