"""The scoring sheet of Eight-Minute Empire: all on the page, nothing over anything, and what a match writes on it."""

import itertools
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF

from ludarium.engine.chance import Rng
from ludarium.games import TITLES
from ludarium.sheets.command import sheet_command
from ludarium.sheets.eight_minute_empire.book import facts
from ludarium.sheets.layout import Layout
from ludarium.sheets.pages import Paper
from ludarium.sheets.scoring import SMALLEST
from ludarium.sheets.title_sheets import blank_pages, match_pages
from tests.sheets.desk import overlap

TITLE = TITLES.get("eight-minute-empire")


def ended(seats: int, seed: int = 4, **options: str):
    setup = TITLE.setup([f"Player {n}" for n in range(seats)], options=options)
    state, rng = TITLE.start(setup, seed), Rng(seed)
    while TITLE.turn(state) is not None:
        state = TITLE.apply(state, TITLE.sample(state, rng))
    return setup, state


def layouts() -> dict[str, Layout]:
    found = {f"blank {paper.label} {count}": blank_pages(TITLE, count, paper) for paper in Paper for count in (1, 2, 4)}
    for seats in (2, 5):
        setup, state = ended(seats)
        found[f"match of {seats}"] = match_pages(TITLE, state, setup)
    return {name: pages[0].sheets[0].layout for name, pages in found.items()}


@pytest.mark.parametrize("name", ["blank A4 1", "blank A4 2", "blank Letter 4", "match of 2", "match of 5"])
def test_all_is_on_the_page_and_apart(qapp, name: str) -> None:
    layout = layouts()[name]
    page = QRectF(QPointF(), layout.size)
    things = [text.rect for text in layout.texts]
    things += [icon.rect for icon in layout.icons] + [mark.rect for mark in layout.marks.values()]
    assert all(page.contains(rect) for rect in things)
    assert all(page.contains(slot.rect) and slot.rect.width() > 0 for slot in layout.slots.values())
    for one, other in itertools.combinations(things, 2):
        assert not overlap(one, other, 0.01)
    assert all(text.type.size >= SMALLEST for text in layout.texts)


def test_a_match_writes_what_the_engine_counts(qapp) -> None:
    setup, state = ended(3)
    written = facts(TITLE, state, setup, "6 June 2026")
    layout = match_pages(TITLE, state, setup)[0].sheets[0].layout
    assert set(written.texts) <= set(layout.slots)
    assert written.marks <= set(layout.marks)
    for seat, standing in enumerate(TITLE.standing(state)):
        assert written.texts[f"0.total.{seat}"] == str(standing.total)
        for key, points in standing.lines:
            assert written.texts[f"0.{key}.{seat}"] == str(points)
        goods = [
            int(text) for key, text in written.texts.items() if key.startswith("0.good.") and key.endswith(f".{seat}")
        ]
        assert sum(goods) == dict(standing.lines)["goods"]
        assert written.texts[f"0.coins.{seat}"] == str(state.seats[seat].coins)
    assert written.texts["0.occasion"] == "final score · 6 June 2026"


def test_boxes_are_filled_as_goods_are_owned(qapp) -> None:
    setup, state = ended(5)
    written = facts(TITLE, state, setup)
    for seat, holding in enumerate(TITLE.holdings(state)):
        for good in holding.goods:
            filled = sum(mark.startswith(f"0.good.{good.good}.{seat}.") for mark in written.marks)
            boxes = next(known.steps[-1] for known in TITLE.content.goods if known.id == good.good)
            assert filled == min(boxes, good.own + good.wild)


def test_earlier_games_are_written_down(qapp) -> None:
    setup, state = ended(2, games="3")
    written = facts(TITLE, state, setup)
    assert [written.texts[f"0.earlier.{seat}"] for seat in range(2)] == [str(past.points) for past in state.past]


def test_the_command_writes_a_pdf(tmp_path: Path) -> None:
    assert sheet_command(None, "eight-minute-empire", tmp_path / "out.pdf") == 0
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF")
