"""What is painted in the empire: spaces, agreements, abilities, enemies, tokens and the leader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ludarium.boards.piece import Piece
from ludarium.boards.rich_text import SMALLEST, draw_line, fit_text, one_line
from ludarium.boards.token import paint_icon
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.rome import facts as of
from ludarium.games.rome.state import ENDED, TURNED
from ludarium.look import seats
from ludarium.look.colour import mix
from ludarium.look.seats import DARK_INK, LIGHT_INK, mark_path
from ludarium.tables.rome import colours
from ludarium.words.inline_icons import picture, strong

if TYPE_CHECKING:
    from ludarium.tables.rome.empire import EmpireBoard

UNUSED = 0.72
"""How much is seen of what cannot be used now."""


class EmpirePiece(Piece):
    """Something in the empire: it knows the board, where its plan is."""

    def __init__(self, thing: Thing, board: EmpireBoard) -> None:
        super().__init__(thing, board.context)
        self.board = board
        self._box = board.box


class SpacePiece(EmpirePiece):
    """A space: a territory in its colour, a development on paper, the Capital in purple.

    loses: what would be lost here, or cost more, if what is held came here
    """

    glow_gap = -1.0

    def __init__(self, thing: Thing, board: EmpireBoard) -> None:
        super().__init__(thing, board)
        self.loses = ""

    def draw(self, painter: QPainter) -> None:
        facts, theme = facts_of(self.thing, of.SpaceFacts), self.theme
        is_capital, is_built = facts.card == self._box.capital, facts.card in self._box.developments
        ink = theme["ink"]
        painter.setPen(QPen(theme.edge, 1.2))
        if is_capital:
            painter.setBrush(QColor(colours.CAPITAL_DARK if theme.is_dark else colours.CAPITAL))
            ink = LIGHT_INK
        elif is_built:
            painter.setBrush(theme["raised"])
            painter.setPen(QPen(theme["gold"], 2.4))
        else:
            painter.setBrush(colours.terrain(self._box.territory[facts.card].terrain, theme))
        painter.drawRoundedRect(self.rect.adjusted(1, 1, -1, -1), 6, 6)
        if facts.has_pawn:
            painter.setPen(QPen(seats.seat(self.context.colours[0]).colour, 3.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect.adjusted(2.5, 2.5, -2.5, -2.5), 5, 5)
        self._text(painter, ink)
        if self.loses and self.glow:
            self._lost(painter)

    def _text(self, painter: QPainter, ink: QColor) -> None:
        plan, scale = self.board.plans.plan(self.thing), self.context.scale
        plan.name.draw(painter, QPointF(6 * scale, 3 * scale), ink)
        if plan.worth is not None:
            plan.worth.draw(painter, QPointF(self.rect.width() - plan.worth.wide - 5 * scale, 3 * scale), ink)
        for laid in plan.lines:
            if not laid.line.id:
                laid.said.draw(painter, laid.rect.topLeft(), ink)

    def _lost(self, painter: QPainter) -> None:
        """A band over the foot of the space: what building here takes away."""
        scale = self.context.scale
        said = fit_text((self.loses,), self.rect.width() - 8 * scale, self.rect.height() * 0.6, round(13 * scale))
        if said is None:
            return
        band = QRectF(2, self.rect.height() - said.high - 6 * scale, self.rect.width() - 4, said.high + 4 * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme["raised"])
        painter.drawRoundedRect(band, 4, 4)
        said.draw(painter, QPointF(4 * scale, band.top() + 2 * scale), self.theme["danger"])


class LinePiece(EmpirePiece):
    """An agreement of a territory, or what a card in the empire does as an action: one line of its space."""

    glow_gap = 1.0

    def draw(self, painter: QPainter) -> None:
        plan = self.board.plans.of(self.thing.zone)
        said = plan.said(self.id) if plan is not None else None
        if said is None:
            return
        facts = self.thing.facts
        is_used = isinstance(facts, of.AbilityFacts) and facts.is_used
        on_purple = isinstance(facts, of.AbilityFacts) and facts.card == self._box.capital
        if self.live or self._has_token:
            self._ground(painter, on_purple)
        if is_used or (isinstance(facts, of.AgreementFacts) and facts.stage == ENDED):
            painter.setOpacity(UNUSED)
        said.draw(painter, QPointF(), LIGHT_INK if on_purple else self.theme["ink"])

    @property
    def _has_token(self) -> bool:
        facts = self.thing.facts
        return isinstance(facts, of.AgreementFacts) and facts.stage != of.NONE

    def _ground(self, painter: QPainter, on_purple: bool) -> None:
        """What can be done now is tinted; where a trade token lies there is a frame, dashed when it is turned."""
        shade = QColor(LIGHT_INK) if on_purple else self.theme["gold" if self._has_token else "legal"]
        edge = QPen(self.theme["bronze"], 1.6)
        facts = self.thing.facts
        if isinstance(facts, of.AgreementFacts) and facts.stage == TURNED:
            edge.setStyle(Qt.PenStyle.DashLine)
        shade.setAlpha(60)
        painter.setPen(edge if self._has_token else Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawRoundedRect(self.rect.adjusted(-2, 0, 2, 0), 4, 4)


class EnemyPiece(EmpirePiece):
    """An enemy: defence and attack on a red disc, or a question mark while it lies face down.

    told: what conquering it would bring, while the military is held
    """

    def __init__(self, thing: Thing, board: EmpireBoard) -> None:
        super().__init__(thing, board)
        self.is_round = True
        self.told = ""

    @property
    def facts(self) -> of.EnemyFacts:
        return facts_of(self.thing, of.EnemyFacts)

    def draw(self, painter: QPainter) -> None:
        facts, rect = self.facts, self.rect
        is_hidden = facts.enemy == of.NONE
        painter.setPen(QPen(LIGHT_INK, 1.6))
        painter.setBrush(mix(DARK_INK, LIGHT_INK, 0.15) if is_hidden else QColor(colours.ENEMY))
        if facts.is_aggressive:
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
        else:
            painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
        if is_hidden:
            draw_line(painter, rect, one_line(strong("?"), round(18 * self.context.scale)), LIGHT_INK, 0.5)
            return
        pixels, half = max(SMALLEST, round(12 * self.context.scale)), rect.height() * 0.5
        is_roomy = rect.height() >= pixels * 2.7
        for name, n, top in (("enemy-defence", facts.needed, 0.06), ("enemy-attack", facts.safe - facts.needed, 0.44)):
            line = one_line(f"{picture(name)}{strong(str(n))}" if is_roomy else strong(str(n)), pixels)
            draw_line(
                painter, QRectF(rect.left(), rect.top() + rect.height() * top, rect.width(), half), line, LIGHT_INK, 0.5
            )
        if self.told:
            self._tell(painter)

    def _tell(self, painter: QPainter) -> None:
        said = one_line(self.told, round(13 * self.context.scale))
        pill = QRectF(self.rect.right() - said.wide - 10, -said.high - 6, said.wide + 12, said.high + 4)
        painter.setPen(QPen(self.theme["legal"], 1.5))
        painter.setBrush(self.theme["raised"])
        painter.drawRoundedRect(pill, 6, 6)
        draw_line(painter, pill, said, self.theme["ink"], 0.5)

    # Qt

    def boundingRect(self) -> QRectF:  # noqa: N802
        return super().boundingRect().adjusted(-90, -30, 0, 0)


class InfluencePiece(EmpirePiece):
    """An influence token: Ready or Spent."""

    def __init__(self, thing: Thing, board: EmpireBoard) -> None:
        super().__init__(thing, board)
        self.is_round = True

    def draw(self, painter: QPainter) -> None:
        is_ready = facts_of(self.thing, of.TokenFacts).is_ready
        paint_icon(painter, "influence-ready" if is_ready else "influence-spent", self.rect)


class PawnPiece(EmpirePiece):
    """The leader, in the colour and with the mark of the seat."""

    is_stack = True

    def draw(self, painter: QPainter) -> None:
        seat = seats.seat(self.context.colours[0])
        wide, high = self.rect.width(), self.rect.height()
        painter.setPen(QPen(mix(seat.colour, DARK_INK, 0.55), 1.3))
        painter.setBrush(seat.colour)
        middle = self.rect.center().x()
        body = QPainterPath(QPointF(middle - wide * 0.18, high * 0.34))
        body.cubicTo(middle - wide * 0.16, high * 0.6, 2, high * 0.66, 2, high - 2)
        body.lineTo(wide - 2, high - 2)
        body.cubicTo(wide - 2, high * 0.66, middle + wide * 0.16, high * 0.6, middle + wide * 0.18, high * 0.34)
        body.closeSubpath()
        painter.drawPath(body)
        painter.drawEllipse(QPointF(middle, high * 0.22), high * 0.19, high * 0.19)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(seat.ink)
        painter.drawPath(mark_path(seat.mark, QPointF(middle, high * 0.76), wide * 0.2))
