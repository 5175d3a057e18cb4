"""A match with a choice that has no table yet is played from the orders."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ludarium.app.match.search_client import SearchClient
from ludarium.app.match.table_frame import TableFrame
from ludarium.engine.registry import AnyTitle
from ludarium.games import TITLES
from ludarium.library.library import Library
from ludarium.library.preferences import Preferences
from ludarium.look import theme
from ludarium.tables.iron_age.sea_table import SeaTable
from ludarium.tables.iron_age.table import IronAgeTable
from ludarium.tables.plain import PlainTable
from ludarium.tables.table import Table


def opened(qtbot: QtBot, folder: Path, title: AnyTitle, options: dict[str, str]) -> TableFrame:
    library = Library.open(folder)
    match = library.new_match(title, title.setup(2, options=options), 3)
    frame = TableFrame.open(match, SearchClient(), Preferences.open(folder), theme.theme(theme.LIGHT))
    qtbot.addWidget(frame)
    return frame


def test_without_a_table_there_are_orders(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    title = TITLES.get("iron-age")
    monkeypatch.setattr(type(title), "headless_choices", frozenset({("expansion", "mediterranean")}))
    frame = opened(qtbot, tmp_path, title, {"expansion": "mediterranean"})
    assert type(frame.table) is PlainTable
    assert [offer.action for offer in frame.session.desk.offers] == list(title.actions(frame.session.match.state))
    frame.close_match()


@pytest.mark.parametrize(("expansion", "table"), [("none", IronAgeTable), ("mediterranean", SeaTable)])
def test_what_has_a_table_is_laid_on_it(qtbot: QtBot, tmp_path: Path, expansion: str, table: type[Table]) -> None:
    frame = opened(qtbot, tmp_path, TITLES.get("iron-age"), {"expansion": expansion})
    assert type(frame.table) is table
    frame.close_match()
