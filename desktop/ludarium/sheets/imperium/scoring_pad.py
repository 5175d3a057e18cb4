"""Rows of Imperium's scoring pad, and what decides a collapse."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.games.imperium.box import Box
from ludarium.sheets.scoring import Line
from ludarium.sheets.sheet_voice import sheets
from ludarium.words.imperium.names import NAMES
from ludarium.words.voice import MINUS

SEATS = 4
"""Columns of a blank pad: four seats, or one player and the bot."""


def lines(box: Box, *, has_bot: bool) -> Iterator[tuple[str, list[Line]]]:
    """Return the rows of the table under their headings."""
    unrest = box.cards[box.unrest].vp
    each = sheets.tr("{points} each", points=f"{MINUS}{-unrest.n}") if unrest is not None else ""
    yield sheets.tr("At the table"), [Line("nation", NAMES.side_head())]
    tokens = [Line("progress", NAMES.score_line("progress"), sheets.tr("1 point each"), "progress")]
    if has_bot:
        tokens.append(Line("tokens", NAMES.score_line("tokens"), sheets.tr("the bot's, by its level"), "materials"))
    yield sheets.tr("Tokens"), tokens
    yield (
        sheets.tr("Cards you own: in play, hand, deck, discard pile and history"),
        [
            Line("cards", NAMES.score_line("cards"), sheets.tr("their printed numbers"), "victory-points"),
            Line("conditions", NAMES.score_line("conditions"), sheets.tr("by where they lie"), "history"),
            Line("counted", NAMES.score_line("counted"), sheets.tr("at most what they say"), "innovation"),
            Line("power", NAMES.score_line("power"), "", "power"),
            Line("unrest", NAMES.score_line("unrest"), each, "fist"),
        ],
    )
    yield sheets.tr("Score"), [Line("total", sheets.tr("Total"), is_loud=True)]
    yield (
        sheets.tr("After a collapse the fewest Unrest win, then points"),
        [Line("rebels", sheets.tr("Unrest cards"), icon="fist")],
    )
