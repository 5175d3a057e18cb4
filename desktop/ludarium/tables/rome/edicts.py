"""The edicts: what each asks for, how far one is, and what is paid space by space."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludarium.boards.piece import Piece
from ludarium.boards.rich_text import SMALLEST, TextBlock, draw_line, fit_text, one_line
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.rome import facts as of
from ludarium.games.rome.content import Form, Requirement
from ludarium.models.table_voice import at_table
from ludarium.tables.rome.board import RomeBoard
from ludarium.words.inline_icons import picture, strong
from ludarium.words.rome import short
from ludarium.words.rome.box import box_of, edict_called
from ludarium.words.rome.demands import demand
from ludarium.words.rome.names import FORMS, rome
from ludarium.words.voice import capital

GAP = 5.0
OPEN = "\N{BALLOT BOX}"
BUTTON, FLAT = 19.0, 35.0
"""How high a row is that can be paid, and below which height an edict has one line only; in pixels at 100 %."""


class EdictPiece(Piece):
    """An edict: its name and value, then what it asks for with how far one is."""

    @property
    def facts(self) -> of.EdictFacts:
        return facts_of(self.thing, of.EdictFacts)

    def form(self) -> Form:
        edict = box_of(self.context.title).edicts[self.facts.edict]
        return edict.full if self.facts.is_full else edict.partial

    @property
    def is_met(self) -> bool:
        return bool(self.facts.progress) and all(one.have >= one.need for one in self.facts.progress)

    def draw(self, painter: QPainter) -> None:
        scale, rect, theme = self.context.scale, self.rect, self.theme
        painter.setPen(QPen(theme["laurel" if self.is_met else "line"], 1.4))
        painter.setBrush(theme["raised"])
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
        painter.fillRect(QRectF(1, 4, 4 * scale, rect.height() - 8), theme["laurel" if self.is_met else "bronze"])
        pixels = round(14 * scale)
        worth = one_line(self._worth(), pixels)
        high = rect.height() if self.is_flat else min(pixels * 1.3, rect.height())
        line = QRectF(9 * scale, 1 * scale, rect.width() - 14 * scale, high - 2 * scale)
        draw_line(painter, line, worth, theme["ink"], 1.0)
        room = line.width() - worth.wide - 6 * scale
        share = 0.46 if self.is_flat and self.facts.progress else 1.0
        named = self._name(room * share, high, pixels)
        if named is not None:
            draw_line(painter, line, named, theme["ink"])
        if not self.is_flat:
            bottom = self.rows_top()
            self._lines(painter, QRectF(line.left(), line.bottom(), line.width(), bottom - line.bottom() - 1))
        elif named is not None and self.facts.progress:
            left = line.left() + named.wide + 6 * scale
            right = rect.center().x() - 4 if self.paid else line.left() + room
            self._lines(painter, QRectF(left, line.top(), right - left, line.height()))

    @property
    def is_flat(self) -> bool:
        """Whether there is room for one line only."""
        return self.rect.height() < FLAT * self.context.scale

    def _name(self, wide: float, high: float, pixels: int) -> TextBlock | None:
        """The name with its form, or without where there is no room for that."""
        name = strong(edict_called(box_of(self.context.title), self.facts.edict))
        full = f"{name} {rome.tr(FORMS[self.facts.is_full])}" if self.facts.is_chosen and not self.is_flat else name
        return fit_text((full,), wide, high, pixels) or fit_text((name,), wide, high, pixels)

    def _worth(self) -> str:
        edict = box_of(self.context.title).edicts[self.facts.edict]
        if self.facts.is_chosen:
            return short.amount("glory", self.form().glory)
        return short.amount("glory", f"{edict.partial.glory}/{edict.full.glory}")

    def rows_top(self) -> float:
        """Where the rows begin that are paid."""
        return self.rect.height() - 3 - self.paid * BUTTON * self.context.scale

    @property
    def paid(self) -> int:
        """How many rows are paid space by space."""
        return sum(one.kind == "steps" for one in self.form().requirements) if self.facts.progress else 0

    def _lines(self, painter: QPainter, room: QRectF) -> None:
        """What is asked for; where there is no room for that, how much of it is met."""
        pixels = round(13 * self.context.scale)
        found, signs = None, short.demand if self.facts.progress else short.asked
        for say in (demand, signs):
            said = self._said(say)
            found = found or (fit_text(said, room.width(), room.height(), pixels) if said else None)
        said = self._said(signs)
        found = found or (fit_text((" ".join(said),), room.width(), room.height(), pixels) if said else None)
        if found is None and self.facts.progress and said:
            met = sum(one.have >= one.need for one in self.facts.progress)
            found = fit_text(
                (rome.tr("{met} of {all} met", met=met, all=len(self.facts.progress)),),
                room.width(),
                room.height(),
                pixels,
            )
        if found is not None:
            top = room.center().y() - found.high / 2 if self.is_flat else room.top()
            found.draw(painter, QPointF(room.left(), top), self.theme["ink"])

    def _said(self, say: Callable[[Requirement], str]) -> list[str]:
        """What is asked for and how far one is, line by line; what is paid has rows of its own."""
        asked = self.form().requirements
        if not self.facts.progress:
            return [capital(say(one)) for one in asked]
        pairs = [(one, met) for one, met in zip(asked, self.facts.progress, strict=True) if one.kind != "steps"]
        return [f"{_mark(met)} {_counted(one, met)}{say(one)}" for one, met in pairs]


def _counted(one: Requirement, met: of.Progress) -> str:
    """How far one is: what is not to be more than a number is kept or not."""
    return "" if one.what == "burdens" else f"{strong(str(met.have))}/{met.need} "


def _mark(met: of.Progress) -> str:
    return picture("check") if met.have >= met.need else OPEN


class DemandPiece(Piece):
    """A row of an edict that is paid space by space: paid ones ticked, the next one can be paid."""

    def draw(self, painter: QPainter) -> None:
        facts, rect, scale = facts_of(self.thing, of.DemandFacts), self.rect, self.context.scale
        edict = box_of(self.context.title).edicts[facts.edict]
        steps = (edict.full if facts.is_full else edict.partial).requirements[facts.number].steps
        wide = rect.width() / len(steps)
        for at, cost in enumerate(steps):
            cell = QRectF(rect.left() + at * wide + 1, rect.top() + 1, wide - 3, rect.height() - 3)
            is_next = at == facts.paid
            painter.setPen(QPen(self.theme["legal" if is_next and self.live else "line"], 1.4))
            painter.setBrush(self.theme.tint if at < facts.paid else self.theme["surface"])
            painter.drawRoundedRect(cell, 4, 4)
            text = picture("check") if at < facts.paid else short.amounts(cost.items())
            line = fit_text((text,), cell.width() - 4, cell.height() + 2, round(13 * scale)) or one_line(
                picture("gold"), SMALLEST
            )
            draw_line(painter, cell, line, self.theme["ink"], 0.5)


class EdictsBoard(RomeBoard):
    """The edicts, one below the other."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, ("edicts",), parent)
        self.setAccessibleName(at_table.tr("Edicts"))

    def make(self, thing: Thing) -> Piece:
        piece: Piece = EdictPiece(thing, self.context) if thing.kind == of.EDICT else DemandPiece(thing, self.context)
        piece.setZValue(1 if thing.kind == of.EDICT else 2)
        return piece

    def where(self, thing: Thing) -> QRectF | None:
        view = QRectF(self.viewport().rect()).adjusted(8, 5, -8, -6)
        if thing.kind == of.EDICT:
            count = max(1, len(self.desk.scene.things_in("edicts")))
            high = (view.height() - GAP * (count - 1)) / count
            return QRectF(view.left(), view.top() + thing.place * (high + GAP), view.width(), high)
        edict = self.desk.scene.thing(thing.zone)
        around = self.where(edict) if edict is not None else None
        if around is None:
            return None
        rows = self.desk.scene.things_in(thing.zone)
        high = BUTTON * self.context.scale
        if around.height() < FLAT * self.context.scale:
            return QRectF(around.center().x(), around.center().y() - high / 2, around.width() * 0.3, high)
        top = around.bottom() - 3 - (len(rows) - rows.index(thing)) * high
        return QRectF(around.left() + 9, top, around.width() - 13, high)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(260, 190)
