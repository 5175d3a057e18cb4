"""Where the things of one seat lie: state and piles at the left, the play area above the hand, developments right."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QRectF, QSizeF

from ludarium.boards.card_rows import in_row, in_rows
from ludarium.engine.scene import Thing

HEAD = 22.0
GAP = 8.0
TAB = 17.0
"""How much of a garrisoned card is seen."""

LEAST = 48.0
"""A card in play is at least so high: its name and its marks."""

WIDE, NARROW, TIGHT = 138.0, 82.0, 70.0
"""How wide cards are, where there is room; before there are two rows of them; before they lie over each other."""

HALF = 50.0
"""So high are the cards of two rows at least."""

DEVELOPMENTS = 236.0
FOLDED = 860.0
"""A board narrower than this has the developments as a pile."""

LINE = 22.0

MANY = 7
"""With so many cards in hand there is less room beside it."""


@attrs.frozen
class Amounts:
    """What there is to lay out: the cards in play with their garrisons, cards in hand, being played, developments.

    piles: their names in order; fixed: the cards beside the play area
    """

    play: tuple[str, ...]
    garrisons: tuple[int, ...]
    hand: int
    playing: int
    developments: int
    piles: tuple[str, ...]
    fixed: int
    has_answers: bool


@attrs.frozen
class SeatPlan:
    """The places of a seat's things in a room of that size."""

    room: QRectF
    scale: float
    amounts: Amounts

    # The columns

    @property
    def left(self) -> float:
        """How wide the column of state and piles is."""
        return min(236 * self.scale, self.room.width() * 0.24)

    @property
    def is_folded(self) -> bool:
        """Whether the developments are a pile that opens."""
        lines = self.room.height() * 0.5 / (LINE * self.scale)
        return self.room.width() < FOLDED * self.scale or lines < 4

    @property
    def middle(self) -> QRectF:
        gap = 14 * self.scale
        return self.room.adjusted(self.left + gap, 0, 0, 0)

    @property
    def upper(self) -> QRectF:
        """The play area with its head."""
        middle = self.middle
        high = (middle.height() - GAP * self.scale) * self._share
        right = 0.0 if self.is_folded else (DEVELOPMENTS + 14) * self.scale
        return QRectF(middle.left(), middle.top(), middle.width() - right, high)

    @property
    def _share(self) -> float:
        """The play area gets more of the height once it needs two rows."""
        return 0.5

    @property
    def lower(self) -> QRectF:
        middle, upper = self.middle, self.upper
        top = upper.bottom() + GAP * self.scale
        return QRectF(middle.left(), top, middle.width(), middle.bottom() - top)

    # State and piles

    def state(self) -> QRectF:
        return QRectF(self.room.left(), self.room.top(), self.left, self._state_high)

    @property
    def _state_high(self) -> float:
        return min(104 * self.scale, self.room.height() * 0.3)

    def track(self, place: int) -> QRectF:
        state = self.state()
        high = (state.height() - 44 * self.scale) / 2
        top = state.top() + 43 * self.scale + place * high
        return QRectF(state.left() + 10 * self.scale, top, state.width() - 16 * self.scale, high)

    def token(self, place: int) -> QRectF:
        wide = self.left / 3
        top = self.room.top() + self._state_high + 6 * self.scale
        return QRectF(self.room.left() + place * wide + 2, top, wide - 4, 38 * self.scale)

    @property
    def _below_tokens(self) -> QRectF:
        top = self.token(0).bottom() + 6 * self.scale
        return QRectF(self.room.left(), top, self.left, self.room.bottom() - top)

    def fixed(self, place: int) -> QRectF:
        """The power card, and what else lies beside the play area below it."""
        below = self._below_tokens
        wide, high = below.width() * 0.46, below.height() - 2
        if self.amounts.fixed < 2:
            return QRectF(below.left(), below.top(), wide, min(high, wide * 1.5))
        high /= self.amounts.fixed
        return QRectF(below.left(), below.top() + place * high, wide, high - 4)

    def pile(self, name: str) -> QRectF | None:
        """Two columns of piles beside the power card."""
        piles = [pile for pile in self.amounts.piles if pile != "development" or self.is_folded]
        if name not in piles:
            return None
        below, at = self._below_tokens, piles.index(name)
        rows = max(2, -(-len(piles) // 2))
        room = below.adjusted(below.width() * 0.49, 0, 0, 0)
        wide, high = room.width() / 2, min(room.height() / rows, 96 * self.scale)
        row, column = divmod(at, 2)
        side = min(52 * self.scale, wide - 8)
        left = room.left() + column * wide + (wide - side) / 2
        return QRectF(left, room.top() + row * high, side, high - 3)

    # Play area

    def play(self) -> QRectF:
        return self.upper

    def in_play(self, at: int) -> QRectF:
        """A card in play, as high as its garrison leaves it."""
        place = self._play_places()[at]
        tabs = self.amounts.garrisons[at]
        if tabs:
            place.setHeight(max(LEAST * self.scale, place.height() - tabs * self._tab(at)))
        return place

    def _play_places(self) -> list[QRectF]:
        return self._spread(self.upper.adjusted(0, HEAD * self.scale, 0, -2), len(self.amounts.play))

    def _spread(self, room: QRectF, count: int) -> list[QRectF]:
        """Cards side by side: narrower where there are many, then in two rows, and only then over each other."""
        close, scale = GAP / 2 * self.scale, self.scale
        share = (room.width() + close) / max(1, count) - close
        half = (room.height() - close) / 2
        if share >= NARROW * scale or half < HALF * scale:
            gap = min(GAP * scale, max(close, (room.width() - count * NARROW * scale) / max(1, count - 1)))
            wide = min(WIDE * scale, max(TIGHT * scale, (room.width() + gap) / max(1, count) - gap))
            high = min(room.height(), max(wide, 120 * scale) * 1.5)
            return in_row(room, count, QSizeF(wide, high), gap)
        across = -(-count // 2)
        share = (room.width() + close) / across - close
        return in_rows(room, count, QSizeF(min(WIDE * scale, max(TIGHT * scale, share)), half), close)

    def _tab(self, at: int) -> float:
        """How much is seen of each card in a garrison: less where there are many."""
        high, tabs = self._play_places()[at].height(), self.amounts.garrisons[at]
        return min(TAB * self.scale, (high - LEAST * self.scale) / max(1, tabs))

    def garrison(self, at: int, place: int) -> QRectF:
        card, tab = self.in_play(at), self._tab(at)
        return QRectF(card.left() + 4, card.bottom() + place * tab - 1, card.width() - 8, tab)

    # Being played, and the hand

    @property
    def _playing_wide(self) -> float:
        if not self.amounts.playing and not self.amounts.has_answers:
            return 0.0
        if not self.amounts.playing:
            return min(260 * self.scale, self.lower.width() * (0.3 if self.amounts.hand < MANY else 0.22))
        return min(330 * self.scale, self.lower.width() * (0.42 if self.amounts.hand < MANY else 0.34))

    def playing(self) -> QRectF | None:
        lower, wide = self.lower, self._playing_wide
        return QRectF(lower.left(), lower.top(), wide, lower.height()) if wide else None

    def in_limbo(self, at: int) -> QRectF:
        place = self.playing() or self.lower
        wide = min(WIDE * self.scale, place.width() * 0.45)
        high = min(place.height() - 16 * self.scale, wide * 1.5)
        step = 14 * self.scale
        return QRectF(place.left() + 8 * self.scale + at * step, place.top() + 8 * self.scale, wide, high)

    def answers(self) -> QRectF | None:
        """Where answers without a piece stand: in the place of what is being played, beside its card."""
        place = self.playing()
        if place is None:
            return None
        if not self.amounts.playing:
            return place.adjusted(4, 4, -4, -4)
        last = self.in_limbo(self.amounts.playing - 1)
        return QRectF(last.right() + 6, place.top() + 4, place.right() - last.right() - 10, place.height() - 8)

    def hand(self) -> QRectF:
        wide = self._playing_wide
        return self.lower.adjusted(wide + (12 * self.scale if wide else 0), 0, 0, 0)

    def in_hand(self, at: int) -> QRectF:
        return self._spread(self.hand().adjusted(0, HEAD * self.scale, 0, -2), self.amounts.hand)[at]

    def side(self, place: int) -> QRectF:
        """The two sides of the power card, while one is chosen: beside what a nation begins with in play."""
        room, gap = self.upper.adjusted(0, HEAD * self.scale, 0, -2), 14 * self.scale
        if self.amounts.play:
            room.setLeft(self._play_places()[-1].right() + gap)
        wide = min(200 * self.scale, (room.width() - gap) / 2)
        return QRectF(room.left() + place * (wide + gap), room.top(), wide, room.height())

    # Developments

    def developments(self) -> QRectF | None:
        if self.is_folded:
            return None
        upper = self.upper
        left = upper.right() + 14 * self.scale
        return QRectF(left, upper.top(), self.room.right() - left, (HEAD - 2) * self.scale)

    def development(self, at: int) -> QRectF | None:
        head = self.developments()
        if head is None:
            return None
        room = self.upper.bottom() - head.bottom()
        high = min(LINE * self.scale, room / max(1, self.amounts.developments))
        return QRectF(head.left(), head.bottom() + at * high, head.width(), high)


def number_of(thing: Thing) -> int:
    """Which of its zone a thing is, by its id."""
    return int(thing.id.rpartition(".")[2])
