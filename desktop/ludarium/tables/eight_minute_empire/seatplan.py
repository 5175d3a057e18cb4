"""Where everything of the seats stands beside the map: in full where there is room for it, else in two lines."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from ludarium.engine.scene import Thing, facts_of
from ludarium.games.eight_minute_empire.scene import SeatFacts
from ludarium.look import fonts
from ludarium.tables.eight_minute_empire.seatpieces import SUPPLY
from ludarium.words.eight_minute_empire import names as said

if TYPE_CHECKING:
    from ludarium.tables.eight_minute_empire.seatsboard import SeatsBoard

HEAD = 32.0
LINE = 16.0
FULL = HEAD + 5 * LINE + 8
"""A seat of this height has a line for each good; a lower one shows goods side by side."""

WIDE = 306.0
CARD_HIGH, CARD_LEAST = 52.0, 36.0
"""How high a card before a seat is at most, and how high it must be to be told from others."""

NEUTRAL_HIGH = 40.0


class SeatPlan:
    """The panels of all seats, one below the other, and what lies on each."""

    def __init__(self, board: SeatsBoard, *, has_neutral: bool) -> None:
        self._board = board
        self._has_neutral = has_neutral

    def facts(self, number: int) -> SeatFacts | None:
        seat = self._board.desk.scene.thing(f"seat.{number}")
        return None if seat is None else facts_of(seat, SeatFacts)

    @property
    def is_full(self) -> bool:
        return self._high() >= FULL * self._board.context.scale

    @property
    def is_wide(self) -> bool:
        """Whether there is room to say what the next step of a good takes."""
        return self._board.viewport().width() >= WIDE * self._board.context.scale

    def head(self) -> float:
        return (HEAD if self.is_full else 28.0) * self._board.context.scale

    def beside(self) -> float:
        """How wide the column of score lines and supplies is: as wide as its words, where these are long."""
        scale = self._board.context.scale
        letters = QFontMetricsF(fonts.sized(fonts.TEXT, round(13 * scale)))
        words = max(letters.horizontalAdvance(said.NAMES.score_line(line)) for line in said.SCORE_LINES)
        return max(SUPPLY * scale, words + 50)

    def _neutral_high(self) -> float:
        return NEUTRAL_HIGH * self._board.context.scale if self._has_neutral else 0.0

    def _high(self) -> float:
        view = self._board.viewport().rect()
        return (view.height() - self._neutral_high()) / self._board.context.setup.seats

    def full_height(self) -> int:
        """How high all seats are with a line for each good."""
        return math.ceil(self._neutral_high() + self._board.context.setup.seats * FULL * self._board.context.scale) + 12

    def _panel(self, number: int) -> QRectF:
        return QRectF(0, number * self._high(), self._board.viewport().width(), self._high())

    def where(self, thing: Thing) -> QRectF | None:
        if thing.owner < 0:
            high = self._neutral_high()
            return QRectF(0, self._board.viewport().height() - high, self._board.viewport().width(), high)
        panel = self._panel(thing.owner)
        if thing.kind == "seat":
            return panel
        if thing.kind == "taken":
            rect = self._taken(thing, panel)
        else:
            rect = self._in_full(thing, panel) if self.is_full else self._in_short(thing, panel)
        return rect.translated(panel.topLeft()) if rect is not None else None

    def _taken(self, thing: Thing, panel: QRectF) -> QRectF | None:
        """Below all else, where there is room for the cards themselves: in one line or in two."""
        if not self.is_full:
            return None
        room = QRectF(14, self.head() + 5 * self.pitch() + 8, panel.width() - 26, 0)
        room.setBottom(panel.height() - 6)
        high = min(CARD_HIGH * self._board.context.scale, room.height())
        if high < CARD_LEAST * self._board.context.scale:
            return None
        lines = max(1, int(room.height() // (high + 4)))
        across = -(-self._all_cards(thing.owner) // lines)
        wide = min(high * 0.72, room.width() / across - 3)
        line, place = divmod(thing.place, across)
        return QRectF(room.left() + place * (wide + 3), room.top() + line * (high + 4), wide, high)

    def _all_cards(self, number: int) -> int:
        facts = self.facts(number)
        return facts.all_cards if facts is not None else 1

    def pitch(self) -> float:
        """How far apart lines are in a seat that has room for all of them."""
        return min(24 * self._board.context.scale, (self._high() - self.head() - 8) / 5)

    def line(self) -> float:
        """How high a line is in a seat that has two."""
        return (self._high() - self.head() - 4) / 2

    def _in_full(self, thing: Thing, panel: QRectF) -> QRectF:
        scale, top, pitch = self._board.context.scale, self.head(), self.pitch()
        if thing.kind in ("supply", "cities"):
            seat = self.facts(thing.owner)
            above = len(seat.standing.lines) if seat is not None and self._board.shows_scores else 0
            side = min(26 * scale, (5 - above) * pitch - 4)
            y = top + above * pitch + 4
            x = 14 + (0 if thing.kind == "supply" else 58 * scale)
            return QRectF(x, y, side + 26 * scale, side)
        left, right = self.beside() + 4, panel.width() - 12
        if thing.kind == "cards":
            return QRectF(left - 5, top - 1, right - left + 9, 5 * pitch + 3)
        goods = self._goods(thing.owner)
        step = min(pitch, 5 * pitch / len(goods))
        return QRectF(left, top + goods.index(thing.id) * step, right - left, step)

    def _in_short(self, thing: Thing, panel: QRectF) -> QRectF:
        """Supplies and goods in the second line: the score has the first, or none."""
        scale, line = self._board.context.scale, self.line()
        room = QRectF(14, self.head() + line, panel.width() - 22, line)
        if not self._board.shows_scores:
            room.moveTop(self.head() + line / 2)
        side = min(20 * scale, line)
        if thing.kind in ("supply", "cities"):
            x = room.left() + (0 if thing.kind == "supply" else 48 * scale)
            return QRectF(x, room.center().y() - side / 2, side + 22 * scale, side)
        left = room.left() + 92 * scale
        if thing.kind == "cards":
            return QRectF(left - 3, room.top(), room.right() - left + 3, line)
        goods = self._goods(thing.owner)
        wide = min(52 * scale, (room.right() - left) / len(goods))
        return QRectF(left + goods.index(thing.id) * wide, room.top(), wide, line)

    def _goods(self, number: int) -> list[str]:
        held = self._board.desk.scene.things_in(f"seat.{number}")
        return [thing.id for thing in held if thing.kind in ("good", "wild")]
