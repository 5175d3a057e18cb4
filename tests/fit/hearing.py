"""All that is said in a window: what is written, shown when one points at it, and read aloud."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QWidget,
)

from ludarium.app.match.table_frame import TableFrame
from ludarium.models.list_roles import Role
from ludarium.widgets.controls import Elided
from ludarium.words.pseudo import PLAIN
from tests.fit.laying import NAMES
from tests.fit.seeing import painted

ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole, Role.DETAIL)
INNER = re.compile(r"\[[^\[\]]*\]")
"""What was given to a translator, when the pseudo-language is spoken: in brackets, and perhaps inside others."""

KEYS = r"(Ctrl|Shift|Alt|Esc|Enter|Return|Space|Del|PgUp|PgDown|F\d+|[A-Z])([+ ]|\b)"
RULES = r"[A-Z]{2,4}-[A-Z]+-\d+|[IVX]+\b"
OWN = re.compile(rf"\b({RULES}|{'|'.join(NAMES)}|Player|A4|Letter|Ludarium|English|Deutsch|MIT|{KEYS}|v\d)|/\S+")
"""What is no text for translators: names that people typed, the program's own, those of
languages, rules, levels and files; and keys, which Qt itself translates."""


def untranslated(texts: Iterable[str]) -> list[str]:
    """Those of the texts that have letters outside of brackets."""
    return sorted({text for text in texts if has_letters(text)})


def has_letters(text: str) -> bool:
    rest = re.sub(r"<[^<>]*>|&\w+;", "", text).replace("&", "")
    while INNER.search(rest):
        rest = INNER.sub("", rest)
    return any(letter.isalpha() for letter in OWN.sub("", rest))


def has_plain_letters(text: str) -> bool:
    return any(letter in PLAIN for letter in OWN.sub("", text))


def texts(page: QWidget) -> Iterator[str]:
    """Every text of the page, of what it holds, and of the menus."""
    for note in painted(page):
        # A sheet breaks lines before it paints them: where no letter is plain, brackets may stand in another line.
        yield note.text if has_plain_letters(note.text) else "[]"
    yield from _of_widget(page)
    for widget in page.findChildren(QWidget):
        is_seen = widget.isVisible() and not widget.window().testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        if is_seen or isinstance(widget, QMenu):
            yield from _of_widget(widget)
    for action in page.findChildren(QAction):
        yield from filter(None, (action.text(), action.toolTip(), action.statusTip()))
    for frame in page.findChildren(TableFrame):
        yield from _of_match(frame)


def _of_widget(widget: QWidget) -> Iterator[str]:
    yield from filter(None, (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()))
    if widget.isWindow():
        yield widget.windowTitle()
    match widget:
        case Elided():
            yield widget.whole
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QGroupBox() | QMenu():
            yield widget.title()
        case QLineEdit():
            yield widget.placeholderText()
        case QComboBox():
            yield from (widget.itemText(place) for place in range(widget.count()))
        case QTabBar():
            yield from (widget.tabText(place) for place in range(widget.count()))
        case QAbstractItemView() if widget.model() is not None:
            yield from _of_model(widget.model())


def _of_model(model: QAbstractItemModel) -> Iterator[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(model.rowCount(QModelIndex())):
            said = (model.index(row, column).data(role) for role in ROLES)
            yield from (text for text in said if isinstance(text, str))


def _of_match(frame: TableFrame) -> Iterator[str]:
    """What is told of a match when somebody points at it, walks to it or opens a menu."""
    session = frame.session
    yield from _of_model(session.desk.scene)
    yield from _of_model(frame.log)
    yield from _of_model(frame.orders)
    yield from _of_model(frame.seats)
    for past in session.decisions.history():
        yield past.text
    yield session.decisions.undo_text()
    for order in frame.orders.rows:
        yield from (order.result, order.spoken, order.detail)
