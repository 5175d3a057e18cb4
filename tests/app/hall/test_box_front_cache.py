"""The fronts of the boxes are kept as the first paint showed them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from ludarium.app.hall.shelf import box_front_cache
from ludarium.app.hall.shelf.box_front_cache import BoxFrontCache
from ludarium.app.main_window import MainWindow

SIZE = QSize(200, 283)


@pytest.fixture
def drawn(monkeypatch) -> list[str]:
    """The titles whose fronts had to be drawn."""
    titles: list[str] = []
    draw = box_front_cache.box_front

    def listen(title: str, size: QSize, dpr: float):
        titles.append(title)
        return draw(title, size, dpr)

    monkeypatch.setattr(box_front_cache, "box_front", listen)
    return titles


@pytest.fixture
def kept(qapp, tmp_path: Path, drawn: list[str]) -> Path:
    """A folder with a front in it, as a match of before left it."""
    before = BoxFrontCache(tmp_path)
    before("iron-age", SIZE, 2.0)
    before.keep()
    drawn.clear()
    return tmp_path


def test_a_front_is_drawn_once_and_looks_the_same_after(kept, drawn):
    front = BoxFrontCache(kept)("iron-age", SIZE, 2.0)
    assert not drawn
    fresh = box_front_cache.box_front("iron-age", SIZE, 2.0)
    assert front.devicePixelRatio() == 2
    assert front.toImage().convertToFormat(fresh.toImage().format()) == fresh.toImage()


@pytest.mark.parametrize(("size", "dpr"), [(QSize(100, 130), 2.0), (SIZE, 1.0)])
def test_another_size_is_drawn(kept, drawn, size, dpr):
    assert BoxFrontCache(kept)("iron-age", size, dpr).deviceIndependentSize().toSize() == size
    assert drawn == ["iron-age"]


def test_another_name_is_drawn(kept, drawn, monkeypatch):
    printing = box_front_cache.printing
    monkeypatch.setattr(box_front_cache, "printing", lambda title: printing(title)._replace(name="Eisenzeit"))
    BoxFrontCache(kept)("iron-age", SIZE, 2.0)
    assert drawn == ["iron-age"]


def test_other_art_is_drawn(kept, drawn, monkeypatch):
    box_front_cache._print.cache_clear()
    monkeypatch.setattr(box_front_cache, "box_art", lambda title: "<svg/>")
    BoxFrontCache(kept)("iron-age", SIZE, 2.0)
    box_front_cache._print.cache_clear()
    assert drawn == ["iron-age"]


def test_a_damaged_front_is_drawn(kept, drawn):
    (file,) = (kept / "pictures").glob("box-*")
    file.write_bytes(file.read_bytes()[:20])
    assert BoxFrontCache(kept)("iron-age", SIZE, 2.0).deviceIndependentSize().toSize() == SIZE
    assert drawn == ["iron-age"]


def test_only_what_was_shown_first_is_kept(kept):
    now = BoxFrontCache(kept)
    now("iron-age", QSize(100, 130), 1.0)
    assert now("iron-age", SIZE, 2.0).deviceIndependentSize().toSize() == SIZE
    now.keep()
    (file,) = (kept / "pictures").iterdir()
    assert "100x130@1" in file.name


def test_a_folder_that_cannot_be_written_is_no_trouble(qapp, tmp_path):
    (tmp_path / "pictures").write_text("a file where the folder should be")
    front = BoxFrontCache(tmp_path)
    front("iron-age", SIZE, 1.0)
    front.keep()
    assert (tmp_path / "pictures").is_file()


def test_the_window_keeps_them(qtbot, look, settings, library, home):
    window = MainWindow(settings, home)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.painted):
        window.show()
    window.hold(library)
    assert len(list((home / "pictures").glob("box-*"))) == len(window.shelf.boxes)
