"""The list of all campaigns, open and ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QWidget

from ludarium.app.hall.campaign.title_campaigns import PAGES
from ludarium.app.hall.files.match_table import MatchTable
from ludarium.engine.match import FILE
from ludarium.engine.options import UNDO
from ludarium.library.campaigns import LEFT, LOST, WON, KeptCampaign
from ludarium.look import fonts
from ludarium.widgets.controls import Button, page_title, text
from ludarium.widgets.layouts import column, fill, fit_window, row
from ludarium.widgets.phrases import ago, hall, line


class CampaignList(QDialog):
    """The list of campaigns.

    chosen: the number of the campaign to show
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
        self.table = MatchTable(heads, 1, (3, 4))
        ordered = sorted(campaigns, key=lambda one: one.is_over)
        self.table.show_rows([(one.id, _cells(one)) for one in ordered])
        self.table.opened.connect(self._open)
        self.remark = text(tally(campaigns), fonts.LABEL, "muted", wrap=True)
        self.show_it = Button(hall.tr("Open"), "play", hall.tr("Enter"), "primary")
        self.show_it.setEnabled(bool(campaigns))
        self.show_it.setDefault(True)
        self.show_it.clicked.connect(lambda: self._open(self.table.match))
        self.new = Button(hall.tr("New campaign…"), "trophy", then=lambda: self._leave(self.new_asked.emit))
        self.file = Button(hall.tr("From a file…"), "save", then=lambda: self._leave(self.file_asked.emit))
        foot = row(self.new, self.file, (self.remark, 1), self.show_it, gap=10)
        whole = column(page_title(hall.tr("Campaigns")), gap=12, margins=(20, 16, 20, 16))
        fill(whole, (self.table, 1), foot)
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
    """Return the campaigns counted by result."""
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


def _ended(kept: KeptCampaign) -> str:
    words = {WON: hall.tr("won"), LOST: hall.tr("lost"), LEFT: hall.tr("given up")}
    return words.get(kept.ended, hall.tr("goes on"))


def _cells(kept: KeptCampaign) -> list[str]:
    pages = PAGES[kept.title]
    practice = hall.tr("practice") if kept.options.get(UNDO.key) == "practice" else ""
    how = line((_ended(kept), practice, hall.tr("from a file") if kept.origin == FILE else ""))
    numbers = str(kept.wins), str(kept.losses)
    return [pages.side_name(kept.side), kept.name, how, *numbers, pages.level_reached(kept), ago(kept.changed)]
