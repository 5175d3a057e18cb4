"""Sheets for tests: states of matches played by chance, layouts in every arrangement, and pictures of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from ludarium.engine.chance import Rng
from ludarium.games import TITLES
from ludarium.games.iron_age.state import State
from ludarium.look.seats import seat as seat_of
from ludarium.look.theme import theme
from ludarium.sheets import inks
from ludarium.sheets.facts import Facts
from ludarium.sheets.inks import Ink
from ludarium.sheets.iron_age.arrangements import paper, table
from ludarium.sheets.iron_age.compact import compact
from ludarium.sheets.iron_age.printed import printed
from ludarium.sheets.layout import Layout
from ludarium.sheets.painting import paint

TITLE = TITLES.get("iron-age")
BOX = TITLE.box

WIDE = {
    "as designed": (848, 548, 1.0),
    "small window": (720, 440, 1.0),
    "flat": (1080, 400, 1.0),
    "large window": (1300, 900, 1.0),
    "far too small": (500, 300, 1.0),
    "large text": (848, 548, 1.5),
    "huge text": (1200, 800, 2.0),
}
"""Sizes on the table: width, height, text scale."""

UPRIGHT = {
    "A4": (5953, 8419, 300),
    "Letter": (6120, 7920, 300),
    "half A4": (4210, 5953, 210),
    "half Letter": (3960, 6120, 210),
    "quarter A4": (2976, 4210, 160),
    "quarter Letter": (3060, 3960, 160),
}
"""Sizes on paper: width, height, margin."""


def layouts(seat: int = 0) -> dict[str, Callable[[], Layout]]:
    """Everything that can be laid out, by what it is called."""
    return {
        **{f"table, {name}": lambda size=size: wide(*size, seat) for name, size in WIDE.items()},
        **{f"paper, {name}": lambda size=size: upright(*size, seat) for name, size in UPRIGHT.items()},
        "compact": lambda: compact(QSizeF(366, 120), 1.0, seat),
        "compact, narrow": lambda: compact(QSizeF(230, 100), 1.0, seat),
        "compact, large text": lambda: compact(QSizeF(366, 120), 1.6, seat),
    }


LAYOUTS = tuple(layouts())
FULL = tuple(name for name in LAYOUTS if not name.startswith("compact"))


def wide(width: int, height: int, scale: float = 1.0, seat: int = 0) -> Layout:
    return table(printed(BOX), QSizeF(width, height), scale, seat)


def upright(width: int, height: int, margin: int, seat: int = 0) -> Layout:
    return paper(printed(BOX), QSizeF(width, height), margin, seat)


def a4(seat: int = 0) -> Layout:
    return upright(*UPRIGHT["A4"], seat)


# States


@cache
def played(seats: int, seed: int, actions: int = 100_000, length: str = "full") -> State:
    """A match after so many actions by chance, or at its end."""
    return list(match(seats, seed, actions, length))[-1]


def match(seats: int, seed: int, actions: int = 100_000, length: str = "full") -> Iterator[State]:
    rng = Rng(seed)
    state = TITLE.start(TITLE.setup(seats, seed % seats, {"length": length}), seed)
    yield state
    while TITLE.turn(state) is not None and actions:
        state = TITLE.play(state, TITLE.sample(state, rng))
        actions -= 1
        yield state


# Pictures


def picture(layout: Layout, facts: Facts, ink: Ink | None = None, scale: float = 1.0) -> QImage:
    """The sheet on its ground, so many pixels for each of its units."""
    size = layout.size * scale
    canvas = QImage(round(size.width()), round(size.height()), QImage.Format.Format_RGB32)
    canvas.fill((ink or inks.paper()).on_fill)
    painter = QPainter(canvas)
    painter.scale(scale, scale)
    paint(painter, layout, facts, ink or inks.paper())
    painter.end()
    return canvas


def colour_at(canvas: QImage, point: QPointF, scale: float = 1.0) -> QColor:
    return canvas.pixelColor(int(point.x() * scale), int(point.y() * scale))


def table_ink(name: str = "light", seat: int = 0) -> Ink:
    return inks.table(theme(name), seat_of(seat))


def overlap(one: QRectF, other: QRectF, slack: float) -> bool:
    """Whether two rectangles share more than a sliver."""
    shared = one.intersected(other)
    return shared.width() > slack and shared.height() > slack
