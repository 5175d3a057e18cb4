"""The choice of title for a new match: a list with the box, or a drop-down list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QListWidget, QListWidgetItem

from ludarium.app.hall.shelf.box_widgets import BoxPicture, box_icon
from ludarium.engine.registry import AnyTitle, Registry
from ludarium.look import fonts
from ludarium.look.qt_startup import Qt
from ludarium.tables.catalogue import maker_of
from ludarium.widgets import phrases
from ludarium.widgets.controls import Button, Panel, chooser, text
from ludarium.widgets.layouts import column, px
from ludarium.widgets.phrases import box_names, hall


class TitlesPanel(Panel):
    """All titles, and the box of the selected one.

    chosen: another title
    """

    chosen = Signal(str)
    rules_asked = Signal()
    cards_asked = Signal()

    def __init__(self, titles: Registry, title: AnyTitle) -> None:
        super().__init__(hall.tr("Title"), margins=(0, 0, 0, 0))
        self.setFixedWidth(px(262))
        names = list(titles)
        if len(names) > 1:
            self.body.addWidget(self._list(names, title.id))
        seats = title.allowed_seats
        name, rest = box_names(title.id)
        facts = column(
            BoxPicture(title.id, 230),
            8,
            text(name, fonts.TextStyle(fonts.DISPLAY, 16), wrap=True),
            text(rest, fonts.BODY, "muted", wrap=True),
            text(phrases.seats_range(seats[0], seats[-1]), fonts.BODY),
            None,
            gap=3,
            margins=(16, 16, 16, 16),
        )
        ways = [(hall.tr("Read the rules"), "help", self.rules_asked)]
        if maker_of(title.id) is not None:
            ways.append((hall.tr("Look at the cards"), "deck", self.cards_asked))
        buttons = column(gap=6)
        for said, picture, asked in ways:
            button = Button(said, picture, then=asked)
            buttons.addWidget(button)
        facts.addLayout(buttons)
        self.body.addLayout(facts, 1)

    def _list(self, names: Sequence[str], now: str) -> QListWidget:
        box = QListWidget()
        box.setAccessibleName(hall.tr("Title"))
        box.setIconSize(QSize(px(40), px(52)))
        box.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        for title in names:
            item = QListWidgetItem(box_icon(title, px(52)), box_names(title)[0], box)
            item.setData(Qt.ItemDataRole.UserRole, title)
        box.setCurrentRow(names.index(now))
        box.currentItemChanged.connect(lambda item: self.chosen.emit(item.data(Qt.ItemDataRole.UserRole)))
        box.setFixedHeight(min(len(names), 5) * px(64))
        return box


def titles_box(names: Sequence[str], now: str, choose: Callable[[str], None]) -> QComboBox:
    return chooser(hall.tr("Title"), [(box_names(title)[0], title) for title in names], now, choose)
