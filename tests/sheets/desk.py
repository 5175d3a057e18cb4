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
BOX, SEA = TITLE.box, TITLE.sea_box

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

HARDEST = ("half Letter", "quarter Letter")
"""Those with the least room for the expansion."""


def layouts(seat: int = 0) -> dict[str, Callable[[], Layout]]:
    """Everything that can be laid out, by what it is called."""
    return {
        **{f"table, {name}": lambda size=size: wide(*size, seat) for name, size in WIDE.items()},
        **{f"paper, {name}": lambda size=size: upright(*size, seat) for name, size in UPRIGHT.items()},
        "compact": lambda: compact(QSizeF(366, 120), 1.0, seat),
        "compact, narrow": lambda: compact(QSizeF(230, 100), 1.0, seat),
        "compact, large text": lambda: compact(QSizeF(366, 120), 1.6, seat),
        **at_sea(seat),
    }


OVER_THE_MAP = (1076, 534, 1.0)
"""Where the sheet of the expansion slides over the map."""


def at_sea(seat: int = 0) -> dict[str, Callable[[], Layout]]:
    """The sheets of the expansion."""
    tables = {"as designed": WIDE["as designed"], "over the map": OVER_THE_MAP}
    sheet = printed(SEA)
    return {
        **{
            f"table, sea, {name}": lambda size=size: table(sheet, QSizeF(*size[:2]), size[2], seat)
            for name, size in tables.items()
        },
        **{
            f"paper, sea, {name}": lambda size=size: paper(sheet, QSizeF(*size[:2]), size[2], seat)
            for name, size in UPRIGHT.items()
        },
        "compact, sea": lambda: compact(QSizeF(366, 120), 1.0, seat, has_colonies=True),
    }


SEEN_ALREADY = ("table, sea, as designed", *(f"paper, sea, {name}" for name in UPRIGHT if name not in HARDEST))
"""What differs from others in size only."""

LAYOUTS = tuple(name for name in layouts() if name not in SEEN_ALREADY)
FULL = tuple(name for name in LAYOUTS if not name.startswith("compact"))


def wide(width: int, height: int, scale: float = 1.0, seat: int = 0) -> Layout:
    return table(printed(BOX), QSizeF(width, height), scale, seat)


def upright(width: int, height: int, margin: int, seat: int = 0) -> Layout:
    return paper(printed(BOX), QSizeF(width, height), margin, seat)


def a4(seat: int = 0) -> Layout:
    return upright(*UPRIGHT["A4"], seat)


# States


@cache
def played(seats: int, seed: int, actions: int = 100_000, length: str = "full", expansion: str = "none") -> State:
    """A match after so many actions by chance, or at its end."""
    return list(match(seats, seed, actions, length, expansion))[-1]


def match(
    seats: int, seed: int, actions: int = 100_000, length: str = "full", expansion: str = "none"
) -> Iterator[State]:
    rng = Rng(seed)
    options = {"length": length, "expansion": expansion}
    state = TITLE.start(TITLE.setup(seats, seed % seats, options), seed)
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
