"""The about dialog: version, authors of the games, components and their licences."""

from __future__ import annotations

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QPlainTextEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ludarium import __version__, words
from ludarium.app.hall.shelf.shelf_boxes import editions
from ludarium.games import IDS
from ludarium.library.licences import Part, parts
from ludarium.look import fonts
from ludarium.look.tooltips import tooltip
from ludarium.widgets.controls import Art, Button, heading_text, text
from ludarium.widgets.layouts import column, fill, fit_window, px, row, scrolled
from ludarium.widgets.phrases import hall
from ludarium.words.voice import groups, listing


class AboutDialog(QDialog):
    """The version, and the components.

    list: the components; licence: the text of the selected one
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(hall.tr("About Ludarium"))
        self.licence = _reading()
        self.list = self._parts(parts())
        close = Button(hall.tr("Close"), kind="primary", then=self.accept)
        head = row((Art("app-icon-256", 112), 0, Qt.AlignmentFlag.AlignTop), (_said(), 1), gap=24)
        inner = column(head, gap=12)
        fill(inner, heading_text(hall.tr("Components and licences")), (self.list, 2), (self.licence, 3))
        area = scrolled(inner, across=True)  # for large text
        self.list.setMinimumHeight(px(110))
        self.licence.setMinimumHeight(px(110))
        self.setLayout(column((area, 1), row(None, close), margins=(24, 22, 24, 18), gap=12))
        fit_window(self, 680, 720)
        if (first := self.list.topLevelItem(0)) is not None:
            self.list.setCurrentItem(first)

    def _parts(self, parts: tuple[Part, ...]) -> QTreeWidget:
        tree = QTreeWidget()
        tree.setHeaderLabels([hall.tr("Part"), hall.tr("Licence")])
        tree.setAccessibleName(hall.tr("Components and licences"))
        tree.setRootIsDecorated(False)
        tree.setWordWrap(True)
        tree.setAllColumnsShowFocus(True)
        tree.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        for part in parts:
            item = QTreeWidgetItem(tree, [part.name, part.licence])
            item.setToolTip(1, tooltip(part.licence))
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


def _authors() -> str:
    games = [
        hall.tr("{title} by {names:by}", title=words.title_name(box.title), names=listing(box.authors))
        for box in editions(IDS)
        if box.authors
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
