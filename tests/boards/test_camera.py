"""Where one looks on a map."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from ludarium.boards.camera import MOST, STRETCH, Camera

WORLD, HOME = QRectF(0, 0, 1000, 600), QRectF(0, 100, 1000, 400)


def looking(width: float, height: float) -> Camera:
    camera = Camera(WORLD, HOME)
    camera.look_through(QRectF(0, 0, width, height))
    return camera


def seen(camera: Camera) -> QRectF:
    """What of the world the window shows."""
    return QRectF(camera.under(camera.window.topLeft()), camera.under(camera.window.bottomRight()))


@pytest.mark.parametrize("size", [(500, 200), (1000, 400), (1000, 500), (300, 900), (2000, 300)])
def test_at_first_home_is_seen_whatever_the_size(size: tuple[int, int]) -> None:
    camera = looking(*size)
    assert seen(camera).adjusted(-0.01, -0.01, 0.01, 0.01).contains(HOME)
    assert WORLD.adjusted(-0.01, -0.01, 0.01, 0.01).contains(seen(camera))
    assert QRectF(0, 0, *size).adjusted(-0.01, -0.01, 0.01, 0.01).contains(camera.window)


def test_a_wide_window_stretches_the_world_only_so_far() -> None:
    camera = looking(2000, 400)
    unit = camera.at(1, 1) - camera.at(0, 0)
    assert unit.x() / unit.y() == pytest.approx(STRETCH)
    assert camera.window.width() == pytest.approx(1000 * STRETCH)


def test_what_lies_under_the_pointer_stays_there() -> None:
    camera, pointer = looking(1000, 400), QPointF(700, 250)
    before = camera.under(pointer)
    camera.zoom_by(2, pointer)
    after = camera.under(pointer)
    assert (after.x(), after.y()) == (pytest.approx(before.x()), pytest.approx(before.y()))
    assert camera.zoom == 2


def test_it_looks_no_nearer_and_no_farther_than_it_may() -> None:
    camera = looking(1000, 400)
    camera.zoom_by(100, QPointF(500, 200))
    assert camera.zoom == MOST
    camera.zoom_by(0.001, QPointF(500, 200))
    assert camera.zoom == 1


def test_the_map_cannot_be_pushed_out_of_the_window() -> None:
    camera = looking(1000, 400)
    camera.zoom_by(2, QPointF(500, 200))
    for way in (QPointF(9999, 9999), QPointF(-9999, -9999)):
        camera.pan(way)
        assert WORLD.adjusted(-0.01, -0.01, 0.01, 0.01).contains(seen(camera))
    camera.fit()
    assert camera.zoom == 1
    assert seen(camera).center().y() == pytest.approx(300)


def test_there_and_back() -> None:
    camera = looking(900, 420)
    camera.zoom_by(3, QPointF(100, 100))
    point = camera.under(camera.at(123, 456))
    assert (point.x(), point.y()) == (pytest.approx(123), pytest.approx(456))
