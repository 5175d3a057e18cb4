"""What stands beside the seat: glory on its way to the goal, what burdens will take of it, rounds and turns."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludarium.boards.piece import Piece
from ludarium.boards.rich_text import SMALLEST, draw_line, one_line
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.rome import facts as of
from ludarium.models.table_voice import at_table
from ludarium.tables.rome.board import RomeBoard
from ludarium.tables.rome.foot import ALARM
from ludarium.words.inline_icons import picture, strong
from ludarium.words.rome.names import rome, tokens
from ludarium.words.voice import MINUS


class GloryPiece(Piece):
    """Glory against the goal: what is sure, and hatched what strife and loans will take."""

    def draw(self, painter: QPainter) -> None:
        facts, rect, theme, scale = facts_of(self.thing, of.GloryFacts), self.rect, self.theme, self.context.scale
        number = one_line(f"{picture('glory')}{strong(str(facts.glory))}", round(20 * scale))
        draw_line(painter, rect, number, theme["ink"])
        said = one_line(self._goal(facts), round(14 * scale))
        if number.wide + said.wide + 8 > rect.width():  # a closer look tells the rest
            said = one_line(self._of(facts), round(14 * scale))
        draw_line(painter, rect, said, theme["ink"], 1.0)
        bar = QRectF(rect.left() + number.wide + 8, 0, rect.width() - number.wide - said.wide - 20, 10 * scale)
        bar.moveTop(rect.center().y() - bar.height() / 2)
        if bar.width() < 40 or facts.goal <= 0:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme["line"])
        painter.drawRoundedRect(bar, 5, 5)
        painter.setBrush(theme["laurel"])
        painter.drawRoundedRect(
            QRectF(bar.topLeft(), QSizeF(bar.width() * min(1.0, facts.glory / facts.goal), bar.height())), 5, 5
        )
        if facts.total < facts.glory:
            left = bar.left() + bar.width() * min(1.0, max(0, facts.total) / facts.goal)
            right = bar.left() + bar.width() * min(1.0, facts.glory / facts.goal)
            lost = QRectF(left, bar.top(), right - left, bar.height())
            painter.fillRect(lost, theme["raised"])
            painter.fillRect(lost, QBrush(theme["danger"], Qt.BrushStyle.BDiagPattern))

    def _of(self, facts: of.GloryFacts) -> str:
        return rome.tr("of {goal}", goal=strong(str(facts.goal)))

    def _goal(self, facts: of.GloryFacts) -> str:
        if facts.goal == of.NONE:
            return rome.tr("goal not known yet")
        goal = self._of(facts)
        if facts.total == facts.glory:
            return goal
        return rome.tr("{goal}, {total} as it stands", goal=goal, total=str(facts.total).replace("-", MINUS))


class RoundPiece(Piece):
    """Rounds and turns: those of now are filled."""

    def draw(self, painter: QPainter) -> None:
        facts, rect, scale = facts_of(self.thing, of.RoundFacts), self.rect, self.context.scale
        right = rect.right()
        for text in self._warnings(facts):
            line = one_line(text, round(13 * scale))
            if right - line.wide - 22 * scale - self.needed() < rect.left():
                continue  # a closer look tells it
            pill = QRectF(
                right - line.wide - 14 * scale, rect.center().y() - 11 * scale, line.wide + 14 * scale, 22 * scale
            )
            painter.setPen(QPen(self.theme["danger"], 1.3))
            painter.setBrush(self.theme["raised"])
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
            draw_line(painter, pill, line, self.theme["danger"], 0.5)
            right = pill.left() - 8 * scale
        right = self._dots(painter, right, facts.turn, facts.turns, rome.tr("Turn"), is_round=False)
        self._dots(painter, right - 14 * scale, facts.round, facts.rounds, rome.tr("Round"), is_round=True)

    def needed(self) -> float:
        """How wide rounds and turns are."""
        facts, scale = facts_of(self.thing, of.RoundFacts), self.context.scale
        names = sum(one_line(name, round(14 * scale)).wide + 6 for name in (rome.tr("Turn"), rome.tr("Round")))
        return (facts.turns + facts.rounds) * 24 * scale + names + 14 * scale

    def _warnings(self, facts: of.RoundFacts) -> list[str]:
        """What is near: the end of the round, and of the empire where a supply is nearly empty."""
        found = [rome.tr("last turn of the round")] if facts.is_last else []
        for id, what in (("strife", "strife"), ("loans", "loan")):
            supply = self.context.desk.scene.thing(id)
            if supply is not None and facts_of(supply, of.SupplyFacts).count <= ALARM:
                left = tokens(what, facts_of(supply, of.SupplyFacts).count)
                found.append(rome.tr("{left:subject} left before the empire collapses", left=left))
        return found

    def _dots(self, painter: QPainter, right: float, now: int, most: int, name: str, *, is_round: bool) -> float:
        """From the right; where they begin."""
        scale, theme = self.context.scale, self.theme
        side, pixels = 21 * scale, max(SMALLEST, round(13 * scale))
        left = right - most * (side + 3 * scale)
        for at in range(1, most + 1):
            dot = QRectF(left + (at - 1) * (side + 3 * scale), self.rect.center().y() - side / 2, side, side)
            painter.setPen(QPen(theme.edge, 1))
            painter.setBrush(theme["accent"] if at == now else theme["line"] if at < now else theme["surface"])
            radius = side / 2 if is_round else 3
            painter.drawRoundedRect(dot, radius, radius)
            ink = theme["accent_ink"] if at == now else theme["ink"]
            draw_line(painter, dot, one_line(strong(str(at)) if at == now else str(at), pixels), ink, 0.5)
        said = one_line(name, round(14 * scale))
        draw_line(
            painter, QRectF(left - said.wide - 6, self.rect.top(), said.wide, self.rect.height()), said, theme.quiet
        )
        return left - said.wide - 6


class Strip(RomeBoard):
    """The strip beside the seat."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, ("table",), parent)
        self.setAccessibleName(at_table.tr("Glory, rounds and turns"))
        self.setMinimumHeight(round(34 * context.scale))

    def refresh(self) -> None:
        """Warnings depend on what lies elsewhere."""
        super().refresh()
        for piece in self.registry:
            piece.update()

    def make(self, thing: Thing) -> Piece:
        return GloryPiece(thing, self.context) if thing.kind == of.GLORY else RoundPiece(thing, self.context)

    def where(self, thing: Thing) -> QRectF | None:
        view = QRectF(self.viewport().rect()).adjusted(10, 0, -6, 0)
        rounds = max((piece.needed() for piece in self.registry if isinstance(piece, RoundPiece)), default=0.0)
        share = min(view.width() * 0.46, max(0.0, view.width() - rounds - 20))
        if thing.kind == of.GLORY:
            return QRectF(view.left(), view.top(), share, view.height())
        return QRectF(view.left() + share + 12, view.top(), view.width() - share - 12, view.height())

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(700, 36)
