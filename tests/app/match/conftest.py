"""A library, a thinker, preferences that move nothing, and a frame laid and shown for a match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludarium.app.match.search_client import SearchClient
from ludarium.app.match.table_frame import TableFrame
from ludarium.boards.table_context import TableContext
from ludarium.library.library import Library
from ludarium.library.preferences import Preferences
from ludarium.library.saved import SavedMatch
from ludarium.look import theme as look
from ludarium.tables.table import Table

from .seated import lay_table, open_library, open_search_client

LARGE = (1600, 972)
Open = Callable[..., TableFrame]


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with open_library(tmp_path) as library:
        yield library


@pytest.fixture(scope="module")
def search_client(qapp: QApplication) -> Iterator[SearchClient]:
    with open_search_client() as search_client:
        yield search_client


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    preferences = Preferences.open(tmp_path)
    preferences.set("speed", "off")
    return preferences


@pytest.fixture
def open_frame(
    qapp: QApplication, qtbot: QtBot, search_client: SearchClient, preferences: Preferences
) -> Iterator[Open]:
    """Opens a match in a frame, which is shown: with this table, or with the title's own."""
    opened: list[TableFrame] = []

    def open_frame(
        match: SavedMatch,
        table: Callable[[TableContext], Table] | None = None,
        theme: str = "light",
        scale: float = 1.0,
        size: tuple[int, int] = LARGE,
    ) -> TableFrame:
        look.apply(qapp, look.theme(theme), scale)
        frame = lay_table(match, search_client, preferences, table, theme, scale)
        opened.append(frame)
        frame.resize(*size)
        with qtbot.waitActive(frame):
            frame.show()
            frame.activateWindow()
        return frame

    yield open_frame
    for frame in opened:
        frame.close_match()
        frame.close()
        frame.deleteLater()
        QApplication.sendPostedEvents(frame, QEvent.Type.DeferredDelete)
