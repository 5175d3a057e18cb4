"""Rows of Eight-Minute Empire's scoring sheet."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.games.eight_minute_empire.content import Content
from ludarium.sheets.scoring import Line
from ludarium.sheets.sheet_voice import sheets
from ludarium.words.eight_minute_empire.names import GOODS, NAMES, named


def lines(content: Content) -> Iterator[tuple[str, list[Line]]]:
    """Return the rows of the table under their headings."""
    each = sheets.tr("1 point each")
    yield (
        sheets.tr("On the map"),
        [
            Line("regions", NAMES.score_line("regions"), each, "province"),
            Line("continents", NAMES.score_line("continents"), each, "empire"),
        ],
    )
    points = " · ".join(map(str, content.points))
    goods = [
        Line(f"good.{good.id}", named(GOODS, good.id), " · ".join(map(str, good.steps)), good.id, good.steps)
        for good in content.goods
    ]
    wild = Line("wild", named(GOODS, "wild"), sheets.tr("as any good you have"), "wild")
    yield (
        sheets.tr("Goods: so many bring {points} points", points=points),
        [*goods, wild, Line("goods", sheets.tr("Points for goods"))],
    )
    yield (
        sheets.tr("Score"),
        [
            Line("earlier", NAMES.score_line("earlier")),
            Line("total", sheets.tr("Total"), is_loud=True),
        ],
    )
    yield (
        sheets.tr("Ties are broken in this order"),
        [
            Line("coins", sheets.tr("Coins left"), icon="coin"),
            Line("armies", sheets.tr("Armies on the map"), icon="army-cube"),
            Line("most", sheets.tr("Regions controlled"), icon="province"),
        ],
    )
