"""An opponent's sheet in a few lines: counts, monuments, developments, score."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ludarium.look.fonts import STRONG, TEXT
from ludarium.sheets.iron_age.arrangements import SMALLEST_SHOWN
from ludarium.sheets.layout import CENTRE, Layout, Sketch, Tone, square
from ludarium.sheets.sections import Scale, shares
from ludarium.sheets.sheet_voice import sheets

ICON, GAP = 17, 5


def compact(size: QSizeF, scale: float = 1.0, seat: int = 0, has_colonies: bool = False) -> Layout:
    """Lay out the strip below an opponent's peg board, in pixels; only the numbers if it is too low for lines.

    has_colonies: show the expansion's counts, which map and peg board show too
    """
    ruler = Scale(scale, round(SMALLEST_SHOWN * scale))
    sketch = Sketch(seat, ruler.unit, ruler.smallest)
    cells = QRectF(0, 0, size.width(), _cells_height(ruler))
    with_colonies = _cells(has_colonies=True)
    fits = has_colonies and _is_labelled(with_colonies, cells.width(), ruler)
    _draw_cells(sketch, cells, ruler, with_colonies if fits else _cells(has_colonies=False))
    if size.height() >= least_height(scale):
        sketch.rule(0, size.width(), cells.bottom(), 1)
        pad = ruler(12)
        _draw_lines(sketch, QRectF(pad, cells.bottom(), size.width() - 2 * pad, size.height() - cells.bottom()), ruler)
    return sketch.done(size)


def least_height(scale: float = 1.0) -> float:
    """Return the height with one line for each kind of thing."""
    ruler = Scale(scale, round(SMALLEST_SHOWN * scale))
    return _cells_height(ruler) + 3 * _line(ruler) + ruler(8)


def _line(scale: Scale) -> float:
    return max(scale(18), scale.type(TEXT, 13).line)


def _cells_height(scale: Scale) -> float:
    return scale(6) + scale.small.line + scale(22)


Cell = tuple[str, str, str]
"""(key, icon, label) of a count."""


def _cells(has_colonies: bool) -> list[Cell]:
    cells = [
        ("port", "port", sheets.tr("Ports")),
        ("province", "province", sheets.tr("Provinces")),
        ("dice", "die", sheets.tr("Dice")),
        ("conquest", "conquest", sheets.tr("Conquest")),
        ("tribute", "tribute", sheets.tr("Tribute")),
        ("skulls", "skull", sheets.tr("Disasters")),
    ]
    if has_colonies:
        cells += [("colony", "colony", sheets.tr("Colonies")), ("pegs", "peg", sheets.tr("Pegs left"))]
    return cells


def _draw_cells(sketch: Sketch, rect: QRectF, scale: Scale, cells: Sequence[Cell]) -> None:
    """Draw a number under each label. Labels are left out unless all fit; the icons remain."""
    width = rect.width() / len(cells)
    is_labelled = _is_labelled(cells, rect.width(), scale)
    for n, (key, icon, label) in enumerate(cells):
        cell = QRectF(rect.left() + n * width, rect.top(), width, rect.height())
        sketch.place(key, cell)
        if key == "port":
            sketch.place("urn", cell)
        if n:
            sketch.bar(cell.left(), cell.top() + scale(6), cell.bottom() - scale(6), 1)
        inner = cell.adjusted(0, scale(4), 0, -scale(4))
        if is_labelled:
            above, inner = shares(inner, (scale.small.line, scale(20)))
            sketch.text(above, label, scale.small, CENTRE, Tone.MUTED)
        _draw_count(sketch, inner, key, icon, scale)


def _is_labelled(cells: Sequence[Cell], width: float, scale: Scale) -> bool:
    """Return whether a label fits above every number."""
    return all(scale.small.width(label) <= width / len(cells) - scale(4) for _, _, label in cells)


def _draw_count(sketch: Sketch, rect: QRectF, key: str, icon: str, scale: Scale) -> None:
    """Draw icon and number side by side, centred."""
    number = scale.type(STRONG, 15)
    width = scale(ICON + GAP) + number.width("00")
    left = max(rect.left(), rect.center().x() - width / 2)
    sketch.icon(icon, square(QPointF(left + scale(ICON) / 2, rect.center().y()), scale(ICON)))
    sketch.slot(f"count.{key}", QRectF(left + scale(ICON + GAP), rect.top(), number.width("00"), rect.height()), number)


def _draw_lines(sketch: Sketch, rect: QRectF, scale: Scale) -> None:
    """Draw monuments on one line, the score on one, the developments on all lines between them."""
    rect = rect.adjusted(0, scale(4), 0, -scale(4))
    line = _line(scale)
    lines = max(3, int((rect.height() + 0.5) // line))
    rows = shares(QRectF(rect.left(), rect.top(), rect.width(), lines * line), (1, lines - 2, 1))
    plain, small = scale.type(TEXT, 13), scale.small
    monument, development, score = rows
    for key, row, count in (("monument", monument, 1), ("development", development, lines - 2)):
        sketch.slot(f"summary.{key}", row, plain, lines=count)
        sketch.place(key, row)
    sketch.slot("summary.score", score, small, follows="summary.development")
