"""The list of all matches: open, remove, import."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QWidget

from ludarium import words
from ludarium.app.hall.files.match_table import MatchTable
from ludarium.engine.reasons import LudariumError
from ludarium.engine.registry import Registry
from ludarium.library.library import Library
from ludarium.library.store import MatchCard
from ludarium.look import fonts
from ludarium.look.tooltips import tooltip
from ludarium.widgets.controls import Button, page_title, text
from ludarium.widgets.layouts import column, fill, fit_window, row
from ludarium.widgets.phrases import ago, box_names, hall, line, unusual
from ludarium.words.voice import listing


class OpenMatch(QDialog):
    """The list of matches.

    chosen: the match to open; removed: the match that was removed
    """

    chosen = Signal(int)
    file_asked = Signal()
    removed = Signal(int)

    def __init__(self, library: Library, titles: Registry, playing: int = 0, parent: QWidget | None = None) -> None:
        """``playing``: the match on the table, which cannot be removed."""
        super().__init__(parent)
        self._library, self._titles, self._playing = library, titles, playing
        self.setWindowTitle(hall.tr("Open a match"))
        heads = (hall.tr("Title"), hall.tr("Players"), hall.tr("Game"), hall.tr("Last played"), hall.tr("State"))
        self.table = MatchTable(heads, 1)
        self.table.opened.connect(self._open)
        self.table.currentItemChanged.connect(self._disarm)
        self.open_button = Button(hall.tr("Open"), "play", hall.tr("Enter"), "primary")
        self.remove = Button(hall.tr("Remove"), "trash")
        self.file = Button(hall.tr("From a file…"), "save")
        self.remark = text("", fonts.LABEL, "muted", wrap=True)
        self.open_button.clicked.connect(lambda: self._open(self.table.match))
        self.remove.clicked.connect(self._remove)
        self.file.clicked.connect(self._ask_file)
        self.open_button.setDefault(True)
        QShortcut(QKeySequence(Qt.Key.Key_Delete), self, self._remove)
        foot = row(self.file, self.remove, (self.remark, 1), self.open_button, gap=10)
        whole = column(page_title(hall.tr("Open a match")), gap=12, margins=(20, 16, 20, 16))
        fill(whole, (self.table, 1), foot)
        self.setLayout(whole)
        fit_window(self, 920, 480)
        self._armed = False
        self._show()

    def _show(self) -> None:
        cards = [card for card in self._library.matches() if card.title in self._titles]
        self.table.show_rows([(card.id, self._cells(card)) for card in cards])
        self._disarm()
        if not cards:
            self.remark.setText(hall.tr("There is no match yet."))

    def _cells(self, card: MatchCard) -> list[str]:
        played = hall.tr("%n actions", "%n action", card.actions)
        state = hall.tr("over") if card.over else hall.tr("open")
        game = line((*unusual(card.title, card.options), played))
        return [box_names(card.title)[0], listing(card.names), game, ago(card.changed), state]

    def _open(self, match_id: int | None) -> None:
        if match_id is not None:
            self.accept()
            self.chosen.emit(match_id)

    def _ask_file(self) -> None:
        self.accept()
        self.file_asked.emit()

    # Removing: the first press asks, the second does it

    def _disarm(self) -> None:
        match_id = self.table.match
        self._armed = False
        self.remove.setText(hall.tr("Remove"))
        self.remark.setText("")
        self.open_button.setEnabled(match_id is not None)
        self.remove.setEnabled(match_id is not None and match_id != self._playing)
        self.remove.setToolTip(tooltip(hall.tr("This match is on the table.") if match_id == self._playing else ""))

    def _what_stays(self, match_id: int) -> str:
        campaign = self._library.campaigns.of_match(match_id)
        if campaign is not None and campaign.current is not None and campaign.current.match == match_id:
            return hall.tr("Its campaign has not counted it yet: it counts as lost.")
        return hall.tr("Its results stay in your record.")

    def _remove(self) -> None:
        match_id = self.table.match
        if match_id is None or not self.remove.isEnabled():
            return
        if not self._armed:
            self._armed = True
            self.remove.setText(hall.tr("Remove for good"))
            self.remark.setText(self._what_stays(match_id))
            return
        try:
            self._library.delete(match_id)
        except LudariumError as error:
            self.remark.setText(words.sentence(error.reason))
            return
        self.removed.emit(match_id)
        self._show()
