"""A table on which a match was played shows what one shows that is laid there and then: nothing of before stays."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludarium.engine.chance import Rng
from ludarium.games import TITLES
from ludarium.tables.plain import PlainTable
from tests.app.match.seated import HardWords  # noqa: F401  -- the title's words are registered there
from tests.contract.hard_title import HardTitle
from tests.tables.driver import Driver

Make = Callable[[], Driver]
LOOKS, APART = 6, 23
"""So often the two are compared, so many actions apart."""


def iron_age(**options: str) -> Driver:
    return Driver(TITLES.get("iron-age"), 2, 8, length="short", **options)


TABLES: dict[str, Make] = {
    "iron age": iron_age,
    "mediterranean": lambda: iron_age(expansion="mediterranean"),
    "empire": lambda: Driver(TITLES.get("eight-minute-empire"), 3, 4, goods_tokens="on"),
    "plain": lambda: Driver(HardTitle(), 3, 5, make=PlainTable),
}


def seen(driver: Driver) -> QImage:
    """The whole table, with the focus on nothing."""
    driver.window.resize(1250, 1100)
    driver.window.setFocus()
    QApplication.processEvents()
    return driver.window.grab().toImage()


@pytest.mark.parametrize("table", TABLES)
def test_nothing_of_before_stays(qtbot: QtBot, table: str) -> None:
    played, rng = TABLES[table](), Rng(3)
    qtbot.addWidget(played.window)
    for _ in range(LOOKS):
        for _ in range(APART):
            if played.match.turn is not None:
                played.desk.choose(played.match.title.sample(played.match.state, rng))
        fresh = TABLES[table]()
        qtbot.addWidget(fresh.window)
        fresh.put(played.match.state)
        assert seen(played) == seen(fresh), f"after {played.match.cursor} actions"
        fresh.window.close()
