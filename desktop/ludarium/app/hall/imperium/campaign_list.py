"""All campaigns, those that go on and those that have ended: the record of them, and the way back to each."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QWidget

from ludarium.app.hall.files.match_table import MatchTable
from ludarium.app.hall.imperium import campaign_words as said
from ludarium.engine.match import FILE
from ludarium.engine.options import UNDO
from ludarium.library.campaigns import LOST, WON, KeptCampaign
from ludarium.look import fonts
from ludarium.widgets.controls import Button, column, fit_window, row, text
from ludarium.widgets.phrases import ago, hall, line


class CampaignList(QDialog):
    """The list of campaigns.

    chosen: the number of the one to be shown; new_asked: another one is to begin; file_asked: one is to be read
    """

    chosen = Signal(int)
    new_asked = Signal()
    file_asked = Signal()

    def __init__(self, campaigns: Sequence[KeptCampaign], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(hall.tr("Campaigns"))
        heads = (
            hall.tr("Nation"),
            hall.tr("Name"),
            hall.tr("Result"),
            hall.tr("Won"),
            hall.tr("Lost"),
            hall.tr("Level reached"),
            hall.tr("When"),
        )
        self.table = MatchTable(heads, (150, 0, 120, 60, 60, 150, 130), (3, 4))
        ordered = sorted(campaigns, key=lambda one: one.is_over)
        self.table.show_rows([(one.id, _cells(one)) for one in ordered])
        self.table.opened.connect(self._open)
        self.remark = text(tally(campaigns), fonts.LABEL, "muted", wrap=True)
        self.show_it = Button(hall.tr("Open"), "play", hall.tr("Enter"), "primary")
        self.show_it.setEnabled(bool(campaigns))
        self.show_it.setDefault(True)
        self.show_it.clicked.connect(lambda: self._open(self.table.match))
        self.new = Button(hall.tr("New campaign…"), "trophy")
        self.new.clicked.connect(lambda: self._leave(self.new_asked.emit))
        self.file = Button(hall.tr("From a file…"), "save")
        self.file.clicked.connect(lambda: self._leave(self.file_asked.emit))
        foot = row(self.new, self.file, gap=10)
        foot.addWidget(self.remark, 1)
        foot.addWidget(self.show_it)
        whole = column(text(hall.tr("Campaigns"), fonts.Role(fonts.DISPLAY, 18)), gap=12, margins=(20, 16, 20, 16))
        whole.addWidget(self.table, 1)
        whole.addLayout(foot)
        self.setLayout(whole)
        fit_window(self, 900, 480)

    def _open(self, campaign_id: int | None) -> None:
        if campaign_id is not None:
            self.accept()
            self.chosen.emit(campaign_id)

    def _leave(self, ask: Callable[[], None]) -> None:
        self.accept()
        ask()


def tally(campaigns: Sequence[KeptCampaign]) -> str:
    """How the campaigns went, counted."""
    ended = [one.ended for one in campaigns if one.is_over]
    if not campaigns:
        return hall.tr("There is no campaign yet.")
    return line(
        (
            hall.tr("%n campaigns", "%n campaign", len(campaigns)),
            hall.tr("%n won", "%n won", ended.count(WON)) if ended else "",
            hall.tr("%n lost", "%n lost", ended.count(LOST)) if ended else "",
        )
    )


def _cells(kept: KeptCampaign) -> list[str]:
    practice = hall.tr("practice") if kept.options.get(UNDO.key) == "practice" else ""
    how = line((said.ended(kept), practice, hall.tr("from a file") if kept.origin == FILE else ""))
    reached = said.level_name(said.level_reached(kept))
    return [
        said.nation_name(kept.nation),
        kept.name,
        how,
        str(kept.wins),
        str(kept.losses),
        reached,
        ago(kept.changed),
    ]
