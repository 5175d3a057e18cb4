"""A table for any title that has none of its own: a panel for each zone, one below the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludarium import words
from ludarium.boards.answers import AnswerBar
from ludarium.boards.board import Board
from ludarium.boards.panel import Panel
from ludarium.boards.setting import Setting
from ludarium.boards.zone import ZoneBoard
from ludarium.engine.scene import ANSWERS
from ludarium.tables.table import Table


class PlainTable(Table):
    """Every zone in the order of the scene; a zone where nothing lies is not shown."""

    def __init__(self, setting: Setting, parent: QWidget | None = None) -> None:
        super().__init__(setting, parent)
        self._zones: dict[str, tuple[Panel, ZoneBoard]] = {}
        self._column = QVBoxLayout(self)
        self._column.addWidget(AnswerBar(setting, self.asking))
        self._column.addStretch(1)

    def boards(self) -> Sequence[Board]:
        return [board for _, board in self._zones.values()]

    def show_viewer(self, viewer: int) -> None:
        for zone, (panel, _) in self._zones.items():
            panel.set_title(self._name(zone))

    def refresh(self) -> None:
        """A panel for each zone that is new, and none for those that are empty."""
        scene = self.setting.desk.scene
        there = {
            thing.zone: None for thing in scene.things if thing.zone != ANSWERS and scene.thing(thing.zone) is None
        }
        for zone in there:
            if zone not in self._zones:
                board = ZoneBoard(self.setting, zone)
                board.pointed.connect(self.pointed)
                board.setAccessibleName(self._name(zone))
                self._zones[zone] = Panel(self._name(zone), board, self.setting.theme), board
                self._column.insertWidget(self._column.count() - 1, self._zones[zone][0])
        for zone, (panel, _) in self._zones.items():
            panel.setVisible(zone in there)

    def _name(self, zone: str) -> str:
        observed = self.setting.desk.observed
        viewer = None if observed is None else observed.viewer
        return words.zone(self.setting.title, zone, self.setting.setup.names, viewer)
