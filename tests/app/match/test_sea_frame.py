"""A match of the Mediterranean expansion in the window: undo, hints, orders, log, and a closer look."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludarium.app.match.search_client import SearchClient
from ludarium.app.match.table_frame import TableFrame
from ludarium.engine.actions import act
from ludarium.engine.chance import Rng
from ludarium.games import TITLES
from ludarium.games.iron_age.frames import FOUND
from ludarium.library.library import Library
from ludarium.library.preferences import Preferences
from ludarium.look import theme
from ludarium.models.orders_model import BARRED
from ludarium.tables.iron_age.sea_table import SeaTable
from ludarium.widgets.settings import SPEED

SEED = 5


def opened(qtbot: QtBot, library: Library, match_id: int, folder: Path) -> TableFrame:
    preferences = Preferences.open(folder)
    preferences.set(SPEED, "off")
    frame = TableFrame.open(library.load(match_id), SearchClient(), preferences, theme.theme(theme.LIGHT))
    qtbot.addWidget(frame)
    frame.resize(1600, 1000)
    frame.show()
    QApplication.processEvents()
    return frame


@pytest.fixture
def frame(qtbot: QtBot, tmp_path: Path) -> Iterator[TableFrame]:
    """A saved match, opened again where a seat founds colonies and can complete one."""
    title = TITLES.get("iron-age")
    with Library.open(tmp_path) as library:
        match = library.new_match(title, title.setup(2, options={"expansion": "mediterranean"}), SEED)
        rng = Rng(SEED)
        while not _can_complete(match.state, title.actions(match.state)):
            match.play(title.sample(match.state, rng))
        frame = opened(qtbot, library, match.id, tmp_path)
        yield frame
        frame.close_match()


def _can_complete(state, actions) -> bool:
    verbs = {action.verb for action in actions}
    return state.stack[-1].program == FOUND and {"found", "complete"} <= verbs


def table(frame: TableFrame) -> SeaTable:
    assert isinstance(frame.table, SeaTable)
    return frame.table


def first(frame: TableFrame, verb: str):
    return next(offer.action for offer in frame.session.desk.offers if offer.action.verb == verb)


def test_a_colony_is_founded_and_taken_back(frame: TableFrame) -> None:
    action, before = first(frame, "found"), frame.session.match.state
    touch = f"colony.{action.args[0]}"
    plaque = table(frame).map.piece(touch)
    assert plaque is not None
    holes = plaque.colony.holes
    frame.session.desk.choose(action)
    assert plaque.colony.holes != holes
    frame.table_actions.undo.trigger()
    assert frame.session.match.state == before
    assert plaque.colony.holes == holes
    frame.table_actions.redo.trigger()
    assert frame.session.match.actions[-1] is action


def test_orders_are_all_there_and_say_why_not(frame: TableFrame) -> None:
    rows = frame.orders.rows
    assert [row.action for row in rows if row.kind != BARRED] == list(frame.title.actions(frame.session.match.state))
    barred = [row for row in rows if row.kind == BARRED]
    assert all(row.detail for row in barred)
    assert all(row.text.startswith("Complete ") for row in barred)


def test_a_pointed_order_frames_its_colony(frame: TableFrame) -> None:
    action = first(frame, "complete")
    frame.orders_pane.pointed.emit(frame.orders.order(action))
    plaque = table(frame).map.piece(f"colony.{action.args[0]}")
    assert plaque is not None
    assert plaque.hint


def test_a_closer_look_tells_history_and_source(frame: TableFrame) -> None:
    board = table(frame).map
    syracuse = board.piece("colony.syracuse")
    assert syracuse is not None
    board.setFocus()
    board.set_focus_piece(syracuse)
    assert "Corinthians landed here" in frame.detail_pane.text
    assert "Where this comes from" in frame.detail_pane.text
    assert ".json" not in frame.detail_pane.text


def test_the_main_button_ends_the_step_and_the_sheet_comes(frame: TableFrame) -> None:
    frame.session.desk.choose(act("done"))
    assert not table(frame).map.isVisible()
    QTest.keyClick(frame, Qt.Key.Key_F4)
    assert table(frame).map.isVisible()


def test_the_steps_name_the_colonies(frame: TableFrame) -> None:
    stages = frame._position_notes.stages()
    assert stages.names[stages.now] == "Colonies"
    assert len(stages.names) == 7
