"""Cards from data: text with pictures in lines, faces at any size, and where cards lie."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from ludarium.boards.card_rows import in_row, in_rows, in_slots
from ludarium.boards.cardface import PrintedFace, card_pixmap
from ludarium.boards.rich_text import fit_text, lay_out, one_line
from ludarium.look import theme
from ludarium.words.inline_icons import picture, pictures_in, strong

FACE = PrintedFace(
    "A Card with a Long Name",
    ("#5B7B4B", "#31688E"),
    mark="suit-region",
    marks=("pinned", "city-i"),
    icons=("production", "river"),
    pill="free play",
    text=(f"{strong('Exhaust:')} gain 3{picture('materials')}.", "May garrison 1."),
    ground="suit-region",
    cost=f"3{picture('population')}",
    worth=f"{picture('victory-points')}2",
)


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> None:
    theme.apply(qapp, theme.theme(theme.LIGHT), 1.0)


def test_a_picture_is_one_with_the_number_before_it() -> None:
    set_in = lay_out((f"gain 3{picture('materials')} and more",), 40.0, 14)
    at = next(n for n, part in enumerate(set_in.parts) if part.picture)
    number, symbol = set_in.parts[at - 1], set_in.parts[at]
    assert (number.text, number.is_strong, number.line) == ("3", True, symbol.line)
    assert pictures_in(f"x{picture('materials')}") == ["materials"]


def test_what_has_no_room_is_set_smaller_and_then_not_at_all() -> None:
    text = ("some words that need a few lines to be written in",)
    large = fit_text(text, 100, 200, 18)
    small = fit_text(text, 100, 60, 18)
    assert large is not None
    assert small is not None
    assert large.pixels == 18
    assert 12 <= small.pixels < 18
    assert small.high <= 60.75
    assert fit_text(text, 100, 20, 18) is None
    assert fit_text(("unbreakable-and-endless",), 30, 200, 14) is None


def test_emphasis_ends_where_it_is_closed() -> None:
    parts = one_line(f"{strong('Solstice: may')} draw", 14).parts
    assert [(part.text, part.is_strong) for part in parts] == [("Solstice:", True), ("may", True), ("draw", False)]


@pytest.mark.parametrize("size", [(150.0, 190.0), (108.0, 150.0), (104.0, 70.0), (78.0, 44.0), (100.0, 20.0)])
@pytest.mark.parametrize("look", [theme.LIGHT, theme.DARK])
def test_a_face_is_painted_at_every_size(size: tuple[float, float], look: str) -> None:
    image = card_pixmap(FACE, size, look, 1.0, 1.0).toImage().convertToFormat(QImage.Format.Format_ARGB32)
    colours = {image.pixelColor(x, y).name() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}
    assert len(colours) > 8


def test_a_row_closes_up_before_it_leaves_its_room() -> None:
    room, size = QRectF(0, 0, 500, 150), QSizeF(100, 150)
    loose, tight = in_row(room, 3, size, 10), in_row(room, 9, size, 10)
    assert loose[1].left() == 110
    assert tight[-1].right() == pytest.approx(500)
    assert tight[1].left() < 100
    assert in_row(room, 0, size, 10) == []


@pytest.mark.parametrize("count", range(16))
def test_rows_hold_every_card_inside_the_room(count: int) -> None:
    room = QRectF(10, 10, 560, 320)
    places = in_rows(room, count, QSizeF(108, 140), 8)
    assert len(places) == count
    assert all(room.adjusted(-1, -1, 1, 1).contains(place) for place in places)
    assert len({(place.x(), place.y()) for place in places}) == count


def test_slots_fill_their_row() -> None:
    assert in_slots(QRectF(0, 0, 320, 100), 5, 4, 200, 5).right() == pytest.approx(320)
