"""A seat is a colour and a shape."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from ludarium.look import icons
from ludarium.look.colour import contrast
from ludarium.look.design_tokens import tokens
from ludarium.look.seats import DARK_INK, LIGHT_INK, NEUTRAL, mark_path, paint_mark, seat

SEATS = [*range(len(tokens().seats) - 1), NEUTRAL]


@pytest.mark.parametrize("number", SEATS)
def test_a_mark_is_seen_on_its_colour(number: int) -> None:
    assert contrast(seat(number).ink, seat(number).colour) >= 3


def test_pale_seats_carry_dark_marks() -> None:
    inks = {seat(number).name: seat(number).ink for number in SEATS}
    assert inks["amber"] == inks["orchid"] == DARK_INK
    assert inks["azure"] == inks["vermilion"] == LIGHT_INK


def test_marks_are_told_apart_without_colour() -> None:
    shapes = set()
    for number in SEATS:
        path = mark_path(seat(number).mark, QPointF(20, 20), 14)
        shapes.add(frozenset((x, y) for x in range(40) for y in range(40) if path.contains(QPointF(x, y))))
    assert len(shapes) == len(SEATS)


@pytest.mark.parametrize("number", SEATS)
def test_a_mark_is_painted_in_both_colours(number: int) -> None:
    canvas = QImage(44, 44, QImage.Format.Format_ARGB32)
    canvas.fill(Qt.GlobalColor.transparent)
    painter = QPainter(canvas)
    paint_mark(painter, seat(number), QRectF(0, 0, 44, 44))
    painter.end()
    assert canvas.pixelColor(22, 22) == seat(number).ink
    assert canvas.pixelColor(22, 5) == seat(number).colour
    assert canvas.pixelColor(1, 1).alpha() == 0


@pytest.mark.parametrize("number", SEATS)
def test_a_seat_has_its_pieces(number: int) -> None:
    name = seat(number).name
    assert {f"peg-{name}", f"peg-top-{name}", f"army-{name}", f"city-{name}"} <= set(icons.names("components"))
    assert f"mark-{seat(number).mark}" in icons.names()
