"""Every picture can be drawn, at any size, and a wrong name says so."""

import json

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter

from ludarium.engine.resources import resources
from ludarium.look import icons
from ludarium.look.icons import PictureError

PICTURES = [*icons.names("icons"), *icons.names("components")]


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_not_empty(name: str) -> None:
    picture = icons.pixmap(name, 32).toImage()
    opaque = sum(picture.pixelColor(x, y).alpha() > 0 for x in range(32) for y in range(32))
    assert opaque >= 60


def test_no_name_stands_for_two_pictures() -> None:
    assert len(PICTURES) == len(set(PICTURES)) > 200


def test_a_missing_picture_is_named() -> None:
    with pytest.raises(PictureError, match="no-such-thing"):
        icons.pixmap("no-such-thing", 24)
    with pytest.raises(PictureError, match="no-such-thing"):
        icons.icon("no-such-thing")


def test_pixmaps_and_renderers_are_kept() -> None:
    assert icons.pixmap("goods", 24) is icons.pixmap("goods", 24)
    assert icons.pixmap("goods", 24) is not icons.pixmap("goods", 24, 2.0)
    assert icons.renderer("goods") is icons.renderer("goods")


def test_a_pixmap_has_the_pixels_of_its_screen() -> None:
    picture = icons.pixmap("goods", 24, 2.0)
    assert (picture.width(), picture.height()) == (48, 48)
    assert picture.deviceIndependentSize().toTuple() == (24, 24)


def test_a_picture_keeps_its_proportions() -> None:
    picture = icons.pixmap("peg-board", QSize(100, 100)).toImage()
    assert picture.pixelColor(50, 5).alpha() == 0
    assert picture.pixelColor(50, 50).alpha() == 255


def test_a_disabled_icon_is_pale() -> None:
    icon = icons.icon("skull")
    normal = icon.pixmap(QSize(32, 32), QIcon.Mode.Normal).toImage().pixelColor(16, 8)
    disabled = icon.pixmap(QSize(32, 32), QIcon.Mode.Disabled).toImage().pixelColor(16, 8)
    assert normal.alpha() == 255
    assert disabled.alpha() == pytest.approx(255 * icons.DISABLED, abs=2)


@pytest.mark.parametrize("name", ["port", "province", "tribute", "monument-obelisk", "monument-coliseum"])
def test_line_art_has_no_colour(name: str) -> None:
    canvas = QImage(128, 128, QImage.Format.Format_RGB32)
    canvas.fill(Qt.GlobalColor.white)
    painter = QPainter(canvas)
    icons.paint(painter, name, QRectF(0, 0, 128, 128), in_lines=True)
    painter.end()
    colours = {canvas.pixelColor(x, y).name() for x in range(128) for y in range(128)}
    assert "#000000" in colours
    assert all(QColor(colour).saturation() == 0 for colour in colours)


def test_places_on_components_are_known() -> None:
    layout = json.loads((resources() / "art" / "components" / "layout.json").read_text(encoding="utf-8"))
    assert len(layout["peg-board"]["rows"]["food"]) == 16
