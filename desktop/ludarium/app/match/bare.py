"""A table without boards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludarium.app.titles import TABLES
from ludarium.boards.board import Board
from ludarium.engine.registry import AnyTitle
from ludarium.engine.setups import Setup
from ludarium.tables.table import Setting, Stages, Table


class BareTable(Table):
    """Everything is done from the orders: for titles that have no table of their own."""

    def show_position(self, observed: Any, viewer: int) -> None:
        pass

    def boards(self) -> Sequence[Board]:
        return ()

    def stages(self, observed: Any) -> Stages:
        return Stages((), -1)


def table_maker(title: AnyTitle, setup: Setup) -> Callable[[Setting], Table]:
    """What lays the table of such a match; the title's own is read when it is first laid."""
    is_headless = bool(title.headless_choices & set(setup.options))
    return BareTable if is_headless or title.id not in TABLES else TABLES[title.id].lay
