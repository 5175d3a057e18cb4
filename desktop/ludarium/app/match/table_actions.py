"""Actions of a table besides playing, for menus, buttons and keys."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from ludarium.look import icons
from ludarium.models.table_voice import at_table

Key = QKeySequence.StandardKey


class TableActions:
    """The actions of one table, which owns them so that their keys work while it is shown."""

    def __init__(self, table: QWidget) -> None:
        self._table = table
        self.undo = self._make(at_table.tr("Undo"), Key.Undo, "undo")
        self.redo = self._make(at_table.tr("Redo"), QKeySequence("Ctrl+Shift+Z"), "redo")
        self.hint = self._make(at_table.tr("Hint"), QKeySequence("H"), "hint")
        self.history = self._make(at_table.tr("History"), QKeySequence("Ctrl+H"), "history")
        self.find = self._make(at_table.tr("Filter orders"), Key.Find)
        self.pause = self._make(at_table.tr("Pause"), QKeySequence("P"))
        self.move_now = self._make(at_table.tr("Move now"), QKeySequence("M"))
        self.ask_again = self._make(at_table.tr("Ask again"))
        self.by_chance = self._make(at_table.tr("Let chance decide"))
        self.players = self._make(at_table.tr("Who plays…"))
        self.concede = self._make(at_table.tr("Concede…"))
        self.stop = self._make(at_table.tr("Propose to stop…"))
        self.score = self._make(at_table.tr("Score it as it stands…"))
        self.back_to_now = self._make(at_table.tr("Back to now"))
        self.play_on = self._make(at_table.tr("Play on"), icon="play")
        self.branch = self._make(at_table.tr("New match from here"))
        self.pin = self._make(at_table.tr("Pin Look closer"), QKeySequence("F2"))
        self.region = self._make(at_table.tr("Next region"), QKeySequence("F6"))
        self.result = self._make(at_table.tr("Result"))
        self.print = self._make(at_table.tr("Print the sheet…"), Key.Print)
        self.leave = self._make(at_table.tr("Back to the shelf"))
        self.rules = self._make(at_table.tr("Rules of this title"))
        self.scores = self._make(at_table.tr("Show everybody's score"))
        self.pin.setCheckable(True)
        self.scores.setCheckable(True)

    def _make(self, text: str, key: QKeySequence | Key | None = None, icon: str = "") -> QAction:
        action = QAction(text, self._table)
        if icon:
            action.setIcon(icons.icon(icon))
        if key is not None:
            action.setShortcut(key)
        self._table.addAction(action)
        return action

    def menus(self) -> dict[str, list[QAction]]:
        return {
            "match": [
                self.pause,
                self.move_now,
                self.players,
                self.concede,
                self.stop,
                self.score,
                self.print,
                self.result,
                self.leave,
            ],
            "edit": [self.undo, self.redo, self.history, self.hint, self.find],
            "view": [self.pin, self.scores, self.region, self.play_on, self.back_to_now, self.branch],
            "help": [self.rules],
        }

    def all(self) -> list[QAction]:
        return [action for actions in self.menus().values() for action in actions]
