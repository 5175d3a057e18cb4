"""The layout solver of tables and sheets: a tree of zones is solved into rectangles, by name.

The vocabulary is that of CSS: rows, columns and grids. Every zone tells an `Extent` along an axis: the
minimum it needs, the preferred size at which nothing is shortened, and the maximum it makes good use of. Height may
depend on width, as that of text does. Where room is short, zones give way in a strict order: first those with the
highest ``yields``; a zone that ``may_vanish`` is left out before anything falls below its minimum.

    table = Column(
        Leaf("market", width=Extent(500), height=Extent(170, 240, 320)),
        Row(Leaf("state", width=Extent(180, 236)), Cards("hand", hand, CARD, share=1), gap=12),
        gap=10,
    )
    places = solve(table, rect)  # {"market": QRectF(…), "hand": QRectF(…), "hand.1": QRectF(…), …}

Build a tree when the content changes and keep it: solving is cheap, and only `Cards` compares arrangements.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

Places = dict[str, QRectF]
"""The rectangle of every named zone that is shown."""


class Extent(NamedTuple):
    """The sizes of a zone along one axis. If left out, preferred is the minimum, and maximum the preferred size."""

    minimum: float = 0.0
    preferred: float = 0.0
    maximum: float = 0.0

    @property
    def wish(self) -> float:
        return max(self.minimum, self.preferred)

    @property
    def limit(self) -> float:
        return max(self.wish, self.maximum)

    def scaled(self, factor: float) -> Extent:
        return Extent(*(size * factor for size in self))


NOTHING = Extent()


class Claim(NamedTuple):
    """What a zone asks of the line it stands in.

    share: its weight when room is left that nobody asked for
    yields: its rank in giving way, higher first
    may_vanish: left out rather than have others fall below their minimum
    """

    extent: Extent
    share: float = 0.0
    yields: int = 0
    may_vanish: bool = False


def distribute(room: float, claims: Sequence[Claim], gap: float = 0.0) -> list[float | None]:
    """Divide the room of a line; None for a zone that is left out.

    First everyone's minimum, then the preferred sizes and then the maxima, each in the order in which zones give way,
    the last to give way first. What is left goes by share; without shares it stays empty.
    """
    shown = _shown(room, claims, gap)
    sizes = [claim.extent.minimum if at in shown else 0.0 for at, claim in enumerate(claims)]
    spare = room - sum(sizes) - gap * max(0, len(shown) - 1)
    if spare < 0:
        factor = max(0.0, 1 + spare / sum(sizes)) if sum(sizes) else 0.0
        sizes = [size * factor for size in sizes]
        spare = 0.0
    ranks = sorted({claims[at].yields for at in shown})
    for rank in ranks:
        spare = _grant(sizes, spare, {at: claims[at].extent.wish for at in shown if claims[at].yields == rank})
    for rank in ranks:
        spare = _grant(sizes, spare, {at: claims[at].extent.limit for at in shown if claims[at].yields == rank})
    total = sum(claims[at].share for at in shown)
    if total and spare > 0:
        for at in shown:
            sizes[at] += spare * claims[at].share / total
    return [size if at in shown else None for at, size in enumerate(sizes)]


def _shown(room: float, claims: Sequence[Claim], gap: float) -> list[int]:
    """Return the zones that are shown. Those that may vanish go one by one: highest rank first, then the last."""
    shown = list(range(len(claims)))
    optional = sorted((at for at in shown if claims[at].may_vanish), key=lambda at: (claims[at].yields, at))
    while optional and sum(claims[at].extent.minimum for at in shown) + gap * (len(shown) - 1) > room:
        shown.remove(optional.pop())
    return shown


def _grant(sizes: list[float], spare: float, targets: dict[int, float]) -> float:
    """Bring sizes nearer to their targets, all by the same part of what they lack; return the room that is left."""
    lacking = sum(max(0.0, target - sizes[at]) for at, target in targets.items())
    if not lacking or spare <= 0:
        return spare
    part = min(1.0, spare / lacking)
    for at, target in targets.items():
        sizes[at] += max(0.0, target - sizes[at]) * part
    return spare - lacking * part


class Zone(ABC):
    """A node of the tree. ``name``: the key of its rectangle; unnamed zones only arrange others."""

    def __init__(self, name: str = "", *, share: float = 0.0, yields: int = 0, may_vanish: bool = False) -> None:
        self.name, self.share, self.yields, self.may_vanish = name, share, yields, may_vanish

    @abstractmethod
    def width(self) -> Extent:
        """Return the widths it can have."""

    @abstractmethod
    def height(self, width: float) -> Extent:
        """Return the heights it can have at that width."""

    def claim(self, extent: Extent) -> Claim:
        return Claim(extent, self.share, self.yields, self.may_vanish)

    def place(self, rect: QRectF, places: Places) -> None:
        """Enter the rectangle of this zone and those of all zones in it."""
        if self.name:
            places[self.name] = rect


HeightForWidth = Callable[[float], Extent]


class Leaf(Zone):
    """A zone that holds no others: a piece, a panel, a text. ``height`` may be a function of the width."""

    def __init__(
        self,
        name: str,
        width: Extent = NOTHING,
        height: Extent | HeightForWidth = NOTHING,
        *,
        share: float = 0.0,
        yields: int = 0,
        may_vanish: bool = False,
    ) -> None:
        super().__init__(name, share=share, yields=yields, may_vanish=may_vanish)
        self._width, self._height = width, height

    def width(self) -> Extent:
        return self._width

    def height(self, width: float) -> Extent:
        return self._height(width) if callable(self._height) else self._height


class Line(Zone):
    """Zones one after the other. None is skipped, so a condition stands in the tree itself."""

    def __init__(
        self,
        *zones: Zone | None,
        name: str = "",
        gap: float = 0.0,
        share: float = 0.0,
        yields: int = 0,
        may_vanish: bool = False,
    ) -> None:
        super().__init__(name, share=share, yields=yields, may_vanish=may_vanish)
        self.zones = [zone for zone in zones if zone is not None]
        self.gap = gap

    def _sum(self, extents: Iterable[Extent]) -> Extent:
        gaps = self.gap * max(0, len(self.zones) - 1)
        found = [(extent.minimum, extent.wish, extent.limit) for extent in extents]
        must = [0.0 if zone.may_vanish else extent[0] for zone, extent in zip(self.zones, found, strict=True)]
        gaps_needed = self.gap * max(0, sum(not zone.may_vanish for zone in self.zones) - 1)
        return Extent(sum(must) + gaps_needed, *(sum(sizes) + gaps for sizes in list(zip(*found, strict=True))[1:]))

    def _largest(self, extents: Iterable[Extent]) -> Extent:
        found = [(extent.minimum, extent.wish, extent.limit) for extent in extents]
        return Extent(*(max(sizes) for sizes in zip(*found, strict=True))) if found else NOTHING


class Row(Line):
    """Zones side by side, each as high as the row."""

    def width(self) -> Extent:
        return self._sum(zone.width() for zone in self.zones) if self.zones else NOTHING

    def height(self, width: float) -> Extent:
        return self._largest(
            zone.height(its) for zone, its in zip(self.zones, self._widths(width), strict=True) if its is not None
        )

    def _widths(self, width: float) -> list[float | None]:
        return distribute(width, [zone.claim(zone.width()) for zone in self.zones], self.gap)

    def place(self, rect: QRectF, places: Places) -> None:
        super().place(rect, places)
        left = rect.left()
        for zone, width in zip(self.zones, self._widths(rect.width()), strict=True):
            if width is not None:
                zone.place(QRectF(left, rect.top(), width, rect.height()), places)
                left += width + self.gap


class Column(Line):
    """Zones below each other, each as wide as the column."""

    def width(self) -> Extent:
        return self._largest(zone.width() for zone in self.zones)

    def height(self, width: float) -> Extent:
        return self._sum(zone.height(width) for zone in self.zones) if self.zones else NOTHING

    def place(self, rect: QRectF, places: Places) -> None:
        super().place(rect, places)
        heights = distribute(rect.height(), [zone.claim(zone.height(rect.width())) for zone in self.zones], self.gap)
        top = rect.top()
        for zone, height in zip(self.zones, heights, strict=True):
            if height is not None:
                zone.place(QRectF(rect.left(), top, rect.width(), height), places)
                top += height + self.gap


class Grid(Line):
    """Zones in equal cells, row by row."""

    def __init__(self, *zones: Zone | None, columns: int, gap: float = 0.0, name: str = "", share: float = 0.0) -> None:
        super().__init__(*zones, name=name, gap=gap, share=share)
        self.columns = columns

    @property
    def rows(self) -> int:
        return -(-len(self.zones) // self.columns)

    def width(self) -> Extent:
        return self._times(self._largest(zone.width() for zone in self.zones), self.columns)

    def height(self, width: float) -> Extent:
        cell = (width - self.gap * (self.columns - 1)) / self.columns
        return self._times(self._largest(zone.height(cell) for zone in self.zones), self.rows)

    def _times(self, extent: Extent, count: int) -> Extent:
        return Extent(*(size * count + self.gap * max(0, count - 1) for size in extent))

    def place(self, rect: QRectF, places: Places) -> None:
        super().place(rect, places)
        width = (rect.width() - self.gap * (self.columns - 1)) / self.columns
        height = (rect.height() - self.gap * (self.rows - 1)) / max(1, self.rows)
        for at, zone in enumerate(self.zones):
            row, column = divmod(at, self.columns)
            left, top = rect.left() + column * (width + self.gap), rect.top() + row * (height + self.gap)
            zone.place(QRectF(left, top, width, height), places)


class Card(NamedTuple):
    """How large the cards of a zone may be. ``height``: for a width, of the card that needs the most room.

    Its minimum holds the name, the signs and the first line of text; its preferred height holds the whole text.
    """

    width: Extent
    height: HeightForWidth


class Cards(Zone):
    """Cards of one size in one or more rows: ``name.0``, ``name.1`` and so on.

    Of all arrangements the one whose cards show their whole text wins, then the one with the largest cards. Only if the
    cards do not fit at their minimum width do they overlap.
    """

    def __init__(
        self,
        name: str,
        count: int,
        card: Card,
        *,
        gap: float = 0.0,
        rows: int = 2,
        share: float = 0.0,
        yields: int = 0,
        may_vanish: bool = False,
    ) -> None:
        super().__init__(name, share=share, yields=yields, may_vanish=may_vanish)
        self.count, self.card, self.gap, self.rows = count, card, gap, rows

    def width(self) -> Extent:
        card, gaps = self.card.width, self.gap * max(0, self.count - 1)
        count = max(1, self.count)
        return Extent(card.minimum, count * card.wish + gaps, count * card.limit + gaps)

    def height(self, width: float) -> Extent:
        if not self.count:
            return self.card.height(self.card.width.wish)
        options = [(rows, self._card_width(rows, width)) for rows in range(1, self._most_rows() + 1)]
        heights = [(rows, self.card.height(its)) for rows, its in options]
        least = min(rows * extent.minimum + self.gap * (rows - 1) for rows, extent in heights)
        readable = [one for one, (_, its) in zip(heights, options, strict=True) if its >= self.card.width.minimum]
        wish = min(rows * extent.wish + self.gap * (rows - 1) for rows, extent in readable or heights)
        limit = max(rows * extent.limit + self.gap * (rows - 1) for rows, extent in readable or heights)
        return Extent(least, max(least, wish), max(wish, limit))

    def _most_rows(self) -> int:
        return max(1, min(self.rows, self.count))

    def _card_width(self, rows: int, width: float) -> float:
        across = -(-self.count // rows)
        return min(self.card.width.limit, (width - self.gap * (across - 1)) / across)

    def place(self, rect: QRectF, places: Places) -> None:
        super().place(rect, places)
        if not self.count:
            return
        rows = max(range(1, self._most_rows() + 1), key=lambda rows: self._worth(rows, rect))
        across, width = -(-self.count // rows), max(self._card_width(rows, rect.width()), self._narrowest(rect))
        room = (rect.height() - self.gap * (rows - 1)) / rows
        height = min(room, self.card.height(width).limit)
        step = width + self.gap if across == 1 else min(width + self.gap, (rect.width() - width) / (across - 1))
        for at in range(self.count):
            row, column = divmod(at, across)
            left, top = rect.left() + column * step, rect.top() + row * (height + self.gap)
            places[f"{self.name}.{at}"] = QRectF(left, top, width, height)

    def _narrowest(self, rect: QRectF) -> float:
        return min(self.card.width.minimum, rect.width())

    def _worth(self, rows: int, rect: QRectF) -> tuple[bool, bool, bool, float]:
        """How good an arrangement is: texts whole, first lines whole, nothing overlapping, then the width of cards."""
        width = self._card_width(rows, rect.width())
        is_apart = width >= self._narrowest(rect)
        extent = self.card.height(max(width, self._narrowest(rect)))
        room = (rect.height() - self.gap * (rows - 1)) / rows
        return room >= extent.wish and is_apart, room >= extent.minimum, is_apart, width


def solve(root: Zone, rect: QRectF) -> Places:
    """Return the rectangle of every named zone that is shown."""
    places: Places = {}
    root.place(rect, places)
    return places
