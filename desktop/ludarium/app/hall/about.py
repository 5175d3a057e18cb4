"""What this program is, which version, and what it is made of: every part with its licence."""

from __future__ import annotations

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QPlainTextEdit,
    QScrollArea,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ludarium import __version__, words
from ludarium.library.licences import Part, parts
from ludarium.look import fonts
from ludarium.widgets.controls import Button, Picture, column, fit_window, holder, px, row, text
from ludarium.widgets.phrases import hall
from ludarium.words.voice import groups, listing


class AboutDialog(QDialog):
    """What this is, which version, and the parts that it is made of.

    list: the parts; licence: the text of the one that is chosen
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(hall.tr("About Ludarium"))
        self.licence = _reading()
        self.list = self._parts(parts())
        close = Button(hall.tr("Close"), kind="primary")
        close.clicked.connect(self.accept)
        head = row(gap=24)
        head.addWidget(Picture("app-icon-256", 112), 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(_said(), 1)
        inner = column(head, gap=12)
        inner.addWidget(text(hall.tr("What it is made of"), fonts.HEADING, "heading"))
        inner.addWidget(self.list, 2)
        inner.addWidget(self.licence, 3)
        area = QScrollArea()  # where letters are large
        area.setWidgetResizable(True)
        area.setWidget(holder(inner))
        self.list.setMinimumHeight(px(110))
        self.licence.setMinimumHeight(px(110))
        whole = column(margins=(24, 22, 24, 18), gap=12)
        whole.addWidget(area, 1)
        whole.addLayout(row(None, close))
        self.setLayout(whole)
        fit_window(self, 680, 720)
        if (first := self.list.topLevelItem(0)) is not None:
            self.list.setCurrentItem(first)

    def _parts(self, parts: tuple[Part, ...]) -> QTreeWidget:
        tree = QTreeWidget()
        tree.setHeaderLabels([hall.tr("Part"), hall.tr("Licence")])
        tree.setAccessibleName(hall.tr("What it is made of"))
        tree.setRootIsDecorated(False)
        tree.setWordWrap(True)
        tree.setAllColumnsShowFocus(True)
        tree.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        for part in parts:
            item = QTreeWidgetItem(tree, [part.name, part.licence])
            item.setToolTip(1, part.licence)
        tree.currentItemChanged.connect(lambda item: self._show(parts[tree.indexOfTopLevelItem(item)]))
        return tree

    def _show(self, part: Part) -> None:
        holders = "\n".join(hall.tr("Copyright: {holder}", holder=holder) for holder in part.copyright)
        self.licence.setPlainText(f"{part.name}\n{holders}\n\n{part.text}")


def _said() -> QVBoxLayout:
    versions = hall.tr("Version {version}, with Qt {qt}", version=__version__, qt=qVersion())
    return column(
        text("Ludarium", fonts.TITLE),
        text(versions, fonts.BODY, "muted"),
        text(
            hall.tr(
                "A desktop table for empire-building games: against the computer, with friends at one machine, or"
                " alone."
            ),
            wrap=True,
        ),
        text(hall.tr("Free software under the MIT licence. Everything stays on this computer."), wrap=True),
        text(_authors(), fonts.LABEL, "muted", wrap=True),
        None,
        gap=8,
    )


AUTHORS = {
    "iron-age": ("Matt Leacock", "Tom Lehmann"),
    "eight-minute-empire": ("Ryan Laukat",),
    "imperium": ("Nigel Buckle", "Dávid Turczi"),
    "rome": ("Joe Klipfel",),
}
"""Who invented the games, by their boxes."""


def _authors() -> str:
    """The games and who invented them, who have no part in this program."""
    games = [
        hall.tr("{title} by {names:by}", title=words.title_name(title), names=listing(names))
        for title, names in AUTHORS.items()
    ]
    return hall.tr(
        "The games: {games}. Words, pictures and code of this program are its own; the inventors and publishers of the"
        " games have no part in it.",
        games=groups(games),
    )


def _reading() -> QPlainTextEdit:
    page = QPlainTextEdit()
    page.setReadOnly(True)
    page.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    page.setAccessibleName(hall.tr("Licence"))
    return page
