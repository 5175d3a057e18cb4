"""A table for any title that has none of its own: a panel for each zone, one below the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludarium import words
from ludarium.boards.answer_buttons import AnswerBar
from ludarium.boards.board import Board
from ludarium.boards.panel import BoardPanel
from ludarium.boards.plain_zone import ZoneBoard
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import ANSWERS
from ludarium.tables.table import Table


class PlainTable(Table):
    """Every zone in the order of the scene; a zone where nothing lies is not shown."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._zones: dict[str, tuple[BoardPanel, ZoneBoard]] = {}
        self._column = QVBoxLayout(self)
        self._column.addWidget(AnswerBar(context, self.question_buttons))
        self._column.addStretch(1)

    def boards(self) -> Sequence[Board]:
        return [board for _, board in self._zones.values()]

    def show_viewer(self, viewer: int) -> None:
        """What is one's own is called otherwise."""
        for zone, (panel, board) in self._zones.items():
            panel.set_title(self._name(zone))
            board.setAccessibleName(self._name(zone))

    def refresh(self) -> None:
        """A panel for each zone in which something lies, and none for those that are empty."""
        scene = self.context.desk.scene
        there = {
            thing.zone: None for thing in scene.things if thing.zone != ANSWERS and scene.thing(thing.zone) is None
        }
        for zone in there:
            if zone not in self._zones:
                self._zones[zone] = self._panel(zone)
        empty = [zone for zone in self._zones if zone not in there]
        self._zones = {zone: self._zones[zone] for zone in (*there, *empty)}
        for place, (zone, (panel, _)) in enumerate(self._zones.items(), start=1):
            if self._column.indexOf(panel) != place:
                self._column.insertWidget(place, panel)
            panel.setVisible(zone in there)

    def _panel(self, zone: str) -> tuple[BoardPanel, ZoneBoard]:
        board = ZoneBoard(self.context, zone)
        board.pointed.connect(self.pointed)
        board.setAccessibleName(self._name(zone))
        return BoardPanel(self._name(zone), board, self.context.theme), board

    def _name(self, zone: str) -> str:
        return words.zone(self.context.title, zone, self.context.setup.names, self.context.desk.you)
