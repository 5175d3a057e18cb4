"""Everything has its place: inside the page, over nothing else, and large enough to be read."""

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from ludarium.sheets.iron_age.arrangements import table
from ludarium.sheets.iron_age.printed import printed
from ludarium.sheets.layout import Layout, Shape, Slot
from ludarium.words import speak
from tests.sheets.desk import (
    FULL,
    LAYOUTS,
    OVER_THE_MAP,
    SEA,
    TITLE,
    UPRIGHT,
    WIDE,
    layouts,
    match,
    overlap,
    upright,
    wide,
)

FILLED = (Shape.BOX, Shape.URN, Shape.SKULL, Shape.PEG)


def _page(layout: Layout) -> QRectF:
    return QRectF(QPointF(), layout.size)


def _written(slot: Slot) -> QRectF:
    """What the text of a slot may cover."""
    height = slot.rect.height() if slot.lines > 1 else min(slot.rect.height(), slot.type.size)
    return QRectF(slot.rect.left(), slot.rect.center().y() - height / 2, slot.rect.width(), height)


@pytest.mark.parametrize("name", LAYOUTS)
def test_all_is_on_the_page(name: str, language: str) -> None:
    layout = layouts()[name]()
    page = _page(layout).adjusted(-0.5, -0.5, 0.5, 0.5)
    for text in layout.texts:
        assert page.contains(text.rect), text.text
    for mark in layout.marks.values():
        assert page.contains(mark.rect), mark.key
    for slot in layout.slots.values():
        assert page.contains(slot.rect), slot.key
        assert slot.rect.width() > 0, slot.key
    for key, place in layout.places.items():
        assert page.contains(place), key
    for icon in layout.icons:
        assert page.contains(icon.rect), icon.name


@pytest.mark.parametrize("name", LAYOUTS)
def test_places_do_not_overlap(name: str, language: str) -> None:
    layout = layouts()[name]()
    places = {key: place for key, place in layout.places.items() if not (name.startswith("compact") and key == "0.urn")}
    for (one, first), (other, second) in itertools.combinations(places.items(), 2):
        assert not overlap(first, second, 0.01), (one, other)


@pytest.mark.parametrize("name", FULL)
def test_boxes_do_not_overlap(name: str, language: str) -> None:
    layout = layouts()[name]()
    boxes = [mark for mark in layout.marks.values() if mark.shape in FILLED]
    assert len(boxes) > 200
    for one, other in itertools.combinations(boxes, 2):
        assert not overlap(one.rect, other.rect, 0.01), (one.key, other.key)


@pytest.mark.parametrize("name", LAYOUTS)
def test_nothing_is_written_over_anything(name: str, language: str) -> None:
    layout = layouts()[name]()
    slack = layout.unit * 1.2
    marks = {mark.key: mark.rect for mark in layout.marks.values() if mark.shape in FILLED}
    things = marks | {f"{icon.name} at {icon.rect.x()}": icon.rect for icon in layout.icons}
    slots = {slot.key: _written(slot) for slot in layout.slots.values()}
    texts = [(text.text, text.rect) for text in layout.texts] + list(slots.items())
    for (one, first), (other, second) in itertools.combinations(texts, 2):
        assert not overlap(first, second, slack), (one, other)
    for (text, rect), (key, thing) in itertools.product(texts, things.items()):
        assert not overlap(rect, thing, slack), (text, key)


@pytest.mark.parametrize("name", FULL)
def test_rings_do_not_touch_their_neighbours(name: str, language: str) -> None:
    layout = layouts()[name]()
    rings = [mark for mark in layout.marks.values() if mark.shape is Shape.RING]
    for one, other in itertools.combinations(rings, 2):
        assert not overlap(one.rect, other.rect, 0.01), (one.key, other.key)


@pytest.mark.parametrize("name", FULL)
def test_marks_lie_in_the_place_that_they_are_named_after(name: str, language: str) -> None:
    layout = layouts()[name]()
    slack = layout.unit
    for mark in layout.marks.values():
        place = layout.places.get(mark.key.rpartition(".")[0])
        if place is not None:
            assert place.adjusted(-slack, -slack, slack, slack).contains(mark.rect), mark.key


@pytest.mark.parametrize("name", LAYOUTS)
def test_text_is_large_enough(name: str, language: str) -> None:
    layout = layouts()[name]()
    assert layout.smallest >= (65 if name.startswith("paper") else 12)
    assert all(text.type.size >= layout.smallest for text in layout.texts)
    assert all(mark.type.size >= layout.smallest for mark in layout.marks.values() if mark.type)


@pytest.mark.parametrize("name", UPRIGHT)
def test_a_sheet_of_paper_is_never_too_small(name: str, language: str) -> None:
    """Even in a language of long words everything fits on a quarter of a page."""
    width, height, margin = UPRIGHT[name]
    for layout in (upright(width, height, margin), layouts()[f"paper, sea, {name}"]()):
        assert layout.size == QSizeF(width, height)
        inner = _page(layout).adjusted(margin, margin, -margin, -margin).adjusted(-1, -1, 1, 1)
        assert all(inner.contains(text.rect) for text in layout.texts)


@pytest.mark.parametrize("name", ["as designed", "small window", "flat", "large window"])
def test_the_table_has_room_for_the_sheet(name: str, language: str) -> None:
    """Where words are long and the window is small it scrolls one way: nothing is shortened for it."""
    width, height, scale = WIDE[name]
    size = wide(width, height, scale).size
    assert size.width() == width
    if language == "English" or name != "small window":
        assert size.height() == height


@pytest.mark.parametrize("name", ["as designed", "small window", "flat", "large window"])
def test_the_table_has_room_for_the_sheet_in_german(name: str, app: QApplication) -> None:
    speak("de")
    width, height, scale = WIDE[name]
    assert wide(width, height, scale).size == QSizeF(width, height)


@pytest.mark.parametrize("size", [WIDE["as designed"], OVER_THE_MAP])
def test_the_table_has_room_for_the_sheet_of_the_expansion(size: tuple[int, int, float]) -> None:
    width, height, scale = size
    assert table(printed(SEA), QSizeF(width, height), scale).size == QSizeF(width, height)


def test_a_sheet_that_has_no_room_takes_it() -> None:
    """Text is not made smaller than can be read: the table scrolls instead."""
    layout = wide(500, 300)
    assert layout.size.width() >= 500
    assert layout.size.height() > 300


def test_nothing_is_shortened_in_english() -> None:
    tables = ("table, as designed", "table, small window", "table, flat", "table, sea, over the map")
    papers = [f"paper, {sea}{name}" for name in UPRIGHT for sea in ("", "sea, ")]
    for name in (*tables, *papers):
        layout = layouts()[name]()
        assert not [text.text for text in layout.texts if "…" in text.text], name


@pytest.mark.usefixtures("long_words")
def test_only_what_developments_do_is_shortened() -> None:
    """Names, numbers and headings are whole in any language."""
    for name in ("table, as designed", "table, large window", "paper, A4", "paper, half A4"):
        layout = layouts()[name]()
        assert sum("…" in text.text for text in layout.texts) <= 4, name


def test_the_wide_sheet_uses_its_width() -> None:
    two, three = wide(848, 548), wide(1080, 400)
    tops = [
        len(
            {
                round(rect.left())
                for key, rect in layout.places.items()
                if "monument" in key or "tribute" in key or "development" in key
            }
        )
        for layout in (two, three)
    ]
    assert tops == [2, 3]


# Touches


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("name", ["table, as designed", "paper, A4", "paper, quarter A4", "compact"])
def test_every_touch_on_the_sheet_has_a_place(name: str, seats: int) -> None:
    """Whatever can be done with a sheet, there is a spot on it for that."""
    found = set()
    sheets = {seat: layouts(seat)[name]() for seat in range(seats)}
    for state in match(seats, seed=4):
        for action in TITLE.actions(state):
            for touch in {touch for step in TITLE.touches(state, action) for touch in step}:
                seat, _, what = touch.partition(".")
                if seat.isdigit() and what.partition(".")[0] in (
                    "port",
                    "urn",
                    "province",
                    "monument",
                    "development",
                    "conquest",
                ):
                    assert sheets[int(seat)].rect(touch) is not None, touch
                    found.add(touch)
    assert len({touch.split(".")[1] for touch in found}) == 6


def test_a_point_is_in_the_place_that_is_there() -> None:
    layout = layouts(2)["table, as designed"]()
    for touch, place in layout.places.items():
        assert layout.at(place.center()) == touch
    assert layout.at(QPointF(1, 1)) is None


def test_a_part_of_a_place_is_found_by_its_own_name() -> None:
    layout = wide(848, 548)
    box = layout.rect("0.monument.walls.4")
    assert box is not None
    assert layout.places["0.monument.walls"].contains(box)
    assert layout.rect("0.monument.walls.99") == layout.places["0.monument.walls"]
    assert layout.rect("1.monument.walls") is None
    assert layout.rect("tray.roll") is None


def test_an_urn_is_below_its_port() -> None:
    layout = wide(848, 548)
    for port in range(2, 7):
        assert layout.places[f"0.port.{port}"].bottom() <= layout.places[f"0.urn.{port}"].top() + 0.01
        assert layout.places[f"0.port.{port}"].left() == layout.places[f"0.urn.{port}"].left()
