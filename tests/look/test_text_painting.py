"""Painted text goes through one function, which knows what did not fit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

import ludarium
from ludarium.look import fonts
from ludarium.look.text_painting import PaintedText, watched, write, write_from

MIDDLE = Qt.AlignmentFlag.AlignCenter


@pytest.fixture
def painter(qapp: object) -> Iterator[QPainter]:
    picture = QPixmap(400, 100)
    painter = QPainter(picture)
    painter.setFont(fonts.sized(fonts.TEXT, 16))
    yield painter
    painter.end()


def written(
    painter: QPainter, wide: float, high: float = 30, text: str = "Mediterranean", **how: object
) -> PaintedText:
    with watched() as notes:
        write(painter, QRectF(10, 10, wide, high), how.pop("flags", MIDDLE), text, **how)
    (note,) = notes
    return note


def test_what_fits_is_whole(painter: QPainter) -> None:
    note = written(painter, 200)
    assert note.is_whole
    assert QRectF(10, 10, 200, 30).contains(note.ink)


def test_what_is_too_wide_is_not(painter: QPainter) -> None:
    assert not written(painter, 60).is_whole


def test_nor_what_is_too_high(painter: QPainter) -> None:
    assert not written(painter, 200, 8).is_whole
    assert written(painter, 200, 17).is_whole  # less than a line, but its letters have room


def test_nor_what_ends_in_dots(painter: QPainter) -> None:
    note = written(painter, 60, dots="end")
    assert not note.is_whole
    assert note.shown.endswith("…")
    assert note.text == "Mediterranean"
    assert written(painter, 200, dots="end").is_whole


def test_lines_are_counted_too(painter: QPainter) -> None:
    flags = MIDDLE | Qt.TextFlag.TextWordWrap
    assert not written(painter, 100, 30, "the whole of the Mediterranean", flags=flags).is_whole
    assert written(painter, 130, 60, "the whole of the Mediterranean", flags=flags).is_whole


def test_the_beginning_of_a_line_is_not_the_line(painter: QPainter) -> None:
    with watched() as notes:
        write_from(painter, QPointF(10, 20), "Mediterr…", "Mediterranean")
        write_from(painter, QPointF(10, 20), "Mediterranean")
    assert [note.is_whole for note in notes] == [False, True]


def test_where_it_lies_is_told_in_the_pixels_of_what_is_painted_on(painter: QPainter) -> None:
    painter.translate(100, 20)
    assert written(painter, 200).place == QRectF(110, 30, 200, 30)


def test_nobody_paints_text_in_another_way() -> None:
    """Or a test that asks what was cut off would not hear of it."""
    own = {"look/text_painting.py"}
    program = Path(ludarium.__file__).parent
    calls = (".drawText(", ".drawStaticText(", ".drawItemText(", "elidedText(")
    found = {
        f"{file.relative_to(program)}: {call}"
        for file in program.rglob("*.py")
        for call in calls
        if call in file.read_text(encoding="utf-8") and str(file.relative_to(program)) not in own
    }
    assert found == {
        "widgets/controls.py: elidedText(",
        "sheets/lettering.py: elidedText(",
    }  # keep the whole text
