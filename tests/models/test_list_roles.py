"""Rows by key: every change is told exactly, and nothing more."""

from __future__ import annotations

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from pytestqt.qtbot import QtBot

from ludarium.models.list_roles import Role, Row, RowsModel


def rows(*keys: str) -> list[Row]:
    return [Row(key, key.upper(), 0) for key in keys]


@pytest.fixture
def model(qtbot: QtBot) -> RowsModel:
    model = RowsModel()
    model.tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)  # type: ignore[attr-defined]
    return model


def spies(model: RowsModel) -> dict[str, QSignalSpy]:
    return {
        "inserted": QSignalSpy(model.rowsInserted),
        "removed": QSignalSpy(model.rowsRemoved),
        "moved": QSignalSpy(model.rowsMoved),
        "changed": QSignalSpy(model.dataChanged),
        "reset": QSignalSpy(model.modelReset),
    }


def counts(heard: dict[str, QSignalSpy]) -> dict[str, int]:
    return {name: spy.count() for name, spy in heard.items() if spy.count()}


def test_nothing_is_told_when_nothing_changed(model: RowsModel) -> None:
    model.show(rows("a", "b"))
    heard = spies(model)
    model.show(rows("a", "b"))
    assert counts(heard) == {}


def test_one_row_is_inserted_where_it_stands(model: RowsModel) -> None:
    model.show(rows("a", "c"))
    heard = spies(model)
    model.show(rows("a", "b", "c"))
    assert counts(heard) == {"inserted": 1}
    assert [row.key for row in model.rows] == ["a", "b", "c"]


def test_neighbours_are_removed_in_one_go(model: RowsModel) -> None:
    model.show(rows("a", "b", "c", "d"))
    heard = spies(model)
    model.show(rows("a", "d"))
    assert counts(heard) == {"removed": 1}


def test_a_row_that_only_moved_is_moved(model: RowsModel) -> None:
    model.show(rows("a", "b", "c"))
    heard = spies(model)
    model.show(rows("c", "a", "b"))
    assert counts(heard) == {"moved": 1}


def test_a_change_names_its_roles(model: RowsModel) -> None:
    model.show(rows("a", "b"))
    heard = spies(model)
    model.show([rows("a")[0], attrs.evolve(rows("b")[0], value=3)])
    assert counts(heard) == {"changed": 1}
    first, last, roles = heard["changed"].at(0)
    assert (first.row(), last.row()) == (1, 1)
    assert list(roles) == [Role.VALUE]


def test_roles(model: RowsModel) -> None:
    model.show([Row("goods", "Goods", 3, "Goods: 3", kind="line", seat=0, detail="For ships")])
    index = model.index(0)
    assert index.data() == "Goods"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Goods: 3"
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "For ships"
    assert [index.data(role) for role in (Role.KEY, Role.KIND, Role.VALUE, Role.SEAT)] == ["goods", "line", 3, 0]
    assert model.data(QModelIndex()) is None
    assert bytes(model.roleNames()[Role.VALUE].data()) == b"value"


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.lists(st.lists(st.sampled_from("abcdefgh"), unique=True), min_size=1, max_size=6))
def test_any_change_of_rows_is_told_soundly(shows: list[list[str]]) -> None:
    model = RowsModel()
    _tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    reset = QSignalSpy(model.modelReset)
    for keys in shows:
        model.show(rows(*keys))
        assert [row.key for row in model.rows] == keys
    assert reset.count() == 0
