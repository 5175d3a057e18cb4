"""Arrangements of the sheet: on paper, and wide on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSizeF

from ludarium.sheets.iron_age.board import PrintedBoard
from ludarium.sheets.iron_age.colonies import Alone, Colonies
from ludarium.sheets.iron_age.developments import Developments
from ludarium.sheets.iron_age.head import Head
from ludarium.sheets.iron_age.monuments import Monuments
from ludarium.sheets.iron_age.pegs import PegBoard, Rounds
from ludarium.sheets.iron_age.places import Places
from ludarium.sheets.iron_age.printed import Printed
from ludarium.sheets.iron_age.scores import Foot, Score, Skulls
from ludarium.sheets.iron_age.short import MINUS
from ludarium.sheets.iron_age.tracks import Conquest, Track
from ludarium.sheets.layout import Layout, Shape
from ludarium.sheets.sections import Grid, Heading, Scale, Section, best, laid_out
from ludarium.sheets.sheet_voice import sheets

SMALLEST_PRINTED = 65
"""6.5 points, in tenths."""

PAPER_WIDTH = 780
"""Width of a paper sheet in design pixels."""

SMALLEST_UNIT = 0.75
"""Smallest scale on paper."""

SMALL_PAPER = 3600
"""Anything narrower than half a page counts as small."""

SMALLEST_SHOWN = 12
"""Smallest text on screen in pixels: 9 points."""


# Paper


def paper(printed: Printed, size: QSizeF, margin: float, seat: int = 0) -> Layout:
    """Lay out the sheet on paper in portrait; ``size`` and ``margin`` in tenths of a point."""
    inner = QSizeF(size.width() - 2 * margin, size.height() - 2 * margin)
    makers = _small_makers(printed) if size.width() < SMALL_PAPER else _makers(printed)
    unit = size.width() / PAPER_WIDTH
    grid = best([partial(make, printed) for make in makers], inner, SMALLEST_UNIT * unit, 1.05 * unit, SMALLEST_PRINTED)
    return laid_out(grid, seat, size, margin)


def _makers(printed: Printed) -> Sequence[Callable[[Printed, Scale], Grid]]:
    """Return the arrangements for a page. With the expansion the narrow one would be larger but hold less."""
    return (_upright,) if printed.board else (_upright, _upright_narrow)


def _small_makers(printed: Printed) -> Sequence[Callable[[Printed, Scale], Grid]]:
    """Return the arrangements for small paper. The expansion must fit, if need be with shortened texts."""
    return (_upright_narrow, partial(_upright_narrow, lines=1) if printed.board else _upright)


def _upright(printed: Printed, scale: Scale) -> Grid:
    skulls = Skulls(scale, printed)
    left = (*_left_parts(printed, scale, with_icons=True), *_tallies(printed, scale))
    if printed.board is None:
        return _on_paper(printed, scale, left, (skulls, _score(printed, scale)))
    return _on_paper(printed, scale, left, (skulls, _score(printed, scale)), _sea(printed.board, printed, scale))


def _upright_narrow(printed: Printed, scale: Scale, lines: int = 2) -> Grid:
    """Arrange a small sheet with development texts on two lines: the left column takes the skulls.

    With the expansion that column is full, so the skulls stand beside the score.
    """
    left, tallies = _left_parts(printed, scale, with_icons=False), _tallies(printed, scale)
    if printed.board is None:
        return _on_paper(printed, scale, (*left, Skulls(scale, printed), *tallies), (_score(printed, scale),))
    score = Score(scale, printed, None, sheets.tr("Total"))
    foot = Foot(scale, printed, Skulls(scale, printed, is_titled=False), score)
    sea = _sea(printed.board, printed, scale, is_tight=True)
    return _on_paper(printed, scale, (*left, *tallies), (foot,), sea, lines)


def _left_parts(printed: Printed, scale: Scale, with_icons: bool) -> tuple[Section, ...]:
    short, full = printed.limits
    ends = sheets.tr("1 point each · short {short}, full {full}", short=short, full=full)
    tribute = Heading(sheets.tr("Tribute"), ends)
    skulls = Heading(sheets.tr("Disasters"), sheets.tr("{minus}1 point each", minus=MINUS))
    return (
        Places(scale, printed, is_stacked=True, note=sheets.tr("circle your dice")),
        Monuments(scale, printed, with_icons),
        Conquest(scale, printed),
        *_tracks(printed, scale, tribute, skulls),
    )


def _tallies(printed: Printed, scale: Scale) -> tuple[Section, ...]:
    """Return the sections that change every turn. The expansion's sheet has a separate place for the solitaire game."""
    pegs = PegBoard(scale, printed)
    return (pegs,) if printed.board else (pegs, Rounds(scale, printed))


def _score(printed: Printed, scale: Scale) -> Score:
    return Score(scale, printed, Heading(sheets.tr("Score")), sheets.tr("Total"))


def _sea(board: PrintedBoard, printed: Printed, scale: Scale, is_tight: bool = False) -> tuple[Section, ...]:
    """Return the expansion's sections, which span the whole sheet: a column has no room for so many colonies."""
    heading = Heading(sheets.tr("Colonies"), board.price)
    return Colonies(scale, printed, board, heading, is_tight), Alone(scale, printed, board, is_tight)


def _on_paper(
    printed: Printed,
    scale: Scale,
    left: Sequence[Section],
    below: Sequence[Section],
    feet: Sequence[Section] = (),
    lines: int = 2,
) -> Grid:
    """Build the grid. ``below``: sections under the developments; ``lines``: text lines of each development."""
    right = (Developments(scale, printed, sheets.tr("one a turn"), lines), *below)
    return Grid(scale, (left, right), Head(scale, printed), feet)


# The table


def table(printed: Printed, size: QSizeF, scale: float = 1.0, seat: int = 0, margin: float = 9) -> Layout:
    """Lay out the sheet on the table in pixels, in one to three columns, as width and height suggest.

    ``scale``: text scale, 1 to 2. If the size is too small, the layout is taller than the size.
    """
    smallest = round(SMALLEST_SHOWN * scale)
    margin *= scale
    inner = QSizeF(size.width() - 2 * margin, size.height() - 2 * margin)
    makers = [partial(make, printed) for make in (_two_columns, _three_columns, _one_column)]
    if size.width() > 2 * size.height():
        makers.reverse()
    grid = best(makers, inner, 0.7 * scale, 1.4 * scale, smallest, scrolls=True)
    return laid_out(grid, seat, size, margin)


def realm(printed: Printed, size: QSizeF, scale: float = 1.0, seat: int = 0, margin: float = 12) -> Layout:
    """Lay out what is built in one column: the most watched part of an opponent's sheet."""
    margin *= scale
    inner = QSizeF(size.width() - 2 * margin, size.height() - 2 * margin)
    grid = best([lambda unit: Grid(unit, (_realm(printed, unit),))], inner, 0.7 * scale, 1.2 * scale, SMALLEST_SHOWN)
    return laid_out(grid, seat, size, margin)


def _one_column(printed: Printed, scale: Scale) -> Grid:
    column = (*_realm(printed, scale), *_told_tracks(printed, scale), _market(printed, scale), _foot(printed, scale))
    return Grid(scale, (column,), feet=_told_colonies(printed, scale))


def _two_columns(printed: Printed, scale: Scale) -> Grid:
    left = (*_realm(printed, scale), *_told_tracks(printed, scale))
    return Grid(scale, (left, (_market(printed, scale), _foot(printed, scale))), feet=_told_colonies(printed, scale))


def _three_columns(printed: Printed, scale: Scale) -> Grid:
    middle = (*_told_tracks(printed, scale), _foot(printed, scale))
    columns = (_realm(printed, scale), middle, (_market(printed, scale),))
    return Grid(scale, columns, feet=_told_colonies(printed, scale))


def _told_colonies(printed: Printed, scale: Scale) -> tuple[Section, ...]:
    """Return the colonies, headed by the number completed and the pegs left."""
    if printed.board is None:
        return ()
    return (Colonies(scale, printed, printed.board, Heading(sheets.tr("Colonies"), slot="note.colonies")),)


def _realm(printed: Printed, scale: Scale) -> tuple[Section, ...]:
    return (
        Places(scale, printed, note=sheets.tr("circled dice are yours")),
        Monuments(scale, printed),
        Conquest(scale, printed, with_strength=True),
    )


def _told_tracks(printed: Printed, scale: Scale) -> tuple[Section, ...]:
    """Return the tracks, with their totals in the headings."""
    tribute = Heading(sheets.tr("Tribute"), slot="note.tribute")
    skulls = Heading(sheets.tr("Disasters"), slot="note.skulls")
    return _tracks(printed, scale, tribute, skulls)


def _tracks(printed: Printed, scale: Scale, tribute: Heading, skulls: Heading) -> tuple[Section, ...]:
    return (
        Track(scale, printed, "tribute", tribute, printed.tribute, Shape.BOX, printed.limits),
        Track(scale, printed, "skulls", skulls, printed.skulls, Shape.SKULL),
    )


def _market(printed: Printed, scale: Scale) -> Developments:
    return Developments(scale, printed, sheets.tr("one a turn · cost left, points right"))


def _foot(printed: Printed, scale: Scale) -> Foot:
    score = Score(scale, printed, None, sheets.tr("Score"))
    return Foot(scale, printed, Skulls(scale, printed, is_titled=False), score)
