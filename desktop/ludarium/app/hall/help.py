"""The rules reference: every rule in a list that can be searched, and all there is to know about one of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import attrs
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, QSortFilterProxyModel, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QGridLayout,
    QLineEdit,
    QListView,
    QScrollArea,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ludarium.app.hall.phrases import box_names, hall
from ludarium.app.seating import offered
from ludarium.app.widgets import Button, Line, clear, column, holder, px, row, text
from ludarium.engine.resources import resources
from ludarium.look import fonts
from ludarium.models.rows import Role, Row, RowsModel
from ludarium.words.voice import QT_TRANSLATE_NOOP
from ludarium.words.written import read_written

if TYPE_CHECKING:
    from ludarium.engine.registry import AnyTitle, Registry

SECTIONS: Mapping[str, str] = {
    "setup": QT_TRANSLATE_NOOP("hall", "Setting up"),
    "round": QT_TRANSLATE_NOOP("hall", "Rounds and turns"),
    "roll": QT_TRANSLATE_NOOP("hall", "Rolling"),
    "collect": QT_TRANSLATE_NOOP("hall", "Collecting"),
    "feed": QT_TRANSLATE_NOOP("hall", "Feeding"),
    "disaster": QT_TRANSLATE_NOOP("hall", "Disasters"),
    "battle": QT_TRANSLATE_NOOP("hall", "Battles"),
    "tribute": QT_TRANSLATE_NOOP("hall", "Tribute"),
    "build": QT_TRANSLATE_NOOP("hall", "Building"),
    "development": QT_TRANSLATE_NOOP("hall", "Developments"),
    "store": QT_TRANSLATE_NOOP("hall", "Storing"),
    "end": QT_TRANSLATE_NOOP("hall", "End of the match"),
    "score": QT_TRANSLATE_NOOP("hall", "Scoring"),
    "solitaire": QT_TRANSLATE_NOOP("hall", "Alone"),
    "colony": QT_TRANSLATE_NOOP("hall", "Colonies"),
    "ambiguity": QT_TRANSLATE_NOOP("hall", "Rulings"),
    "edition": QT_TRANSLATE_NOOP("hall", "Editions"),
}
"""What the sections of the rules are called; a section without a name is called as in the file."""


@attrs.frozen
class Rule:
    """One rule: its text, an example, and, where the rulebook leaves something open, how it is ruled here and why."""

    id: str
    section: str
    text: str
    example: str
    ruling: str
    reason: str

    @property
    def expansion(self) -> str:
        """The choice of the set-up that the rule belongs to, such as ``mediterranean``; empty for the game itself."""
        before, dash, section = self.section.rpartition("-")
        return before if dash and section in SECTIONS else ""

    @property
    def heading(self) -> str:
        section = self.section.removeprefix(f"{self.expansion}-")
        name = hall.tr(SECTIONS[section]) if section in SECTIONS else section.replace("-", " ").capitalize()
        return (
            hall.tr("{expansion}: {section}", expansion=self.expansion.capitalize(), section=name)
            if self.expansion
            else name
        )

    @property
    def searched(self) -> str:
        return " ".join((self.id, self.heading, self.text, self.example, self.ruling, self.reason)).casefold()


def read_rules() -> dict[str, list[Rule]]:
    """Every rule that the program knows, by title."""
    rules: dict[str, list[Rule]] = {}
    for file in sorted((resources() / "help" / "rules").glob("*.json")):
        data = read_written(file)
        rules[data["title"]] = [_rule(entry) for entry in data["rules"]]
    return rules


def played_rules(title: AnyTitle, rules: Iterable[Rule]) -> list[Rule]:
    """The rules that a match can be played by: those of expansions that are not here yet are left out."""
    choices = {choice for option in offered(title) for choice in option.choices}
    return [rule for rule in rules if not rule.expansion or rule.expansion in choices]


def _rule(entry: Mapping[str, Any]) -> Rule:
    return Rule(*(str(entry.get(field.name, "")) for field in attrs.fields(Rule)))


class RuleFilter(QSortFilterProxyModel):
    """Only the rules in which every word of the search is found."""

    def __init__(self, rules: Mapping[str, Rule]) -> None:
        super().__init__()
        self._searched = {key: rule.searched for key, rule in rules.items()}
        self._wanted: list[str] = []

    def look_for(self, said: str) -> None:
        self.beginFilterChange()
        self._wanted = said.casefold().split()
        self.endFilterChange()

    def filterAcceptsRow(self, row: int, parent: QModelIndex | QPersistentModelIndex) -> bool:  # noqa: N802
        key = self.sourceModel().index(row, 0, parent).data(Role.KEY)
        return all(word in self._searched[key] for word in self._wanted)


class RuleLines(QStyledItemDelegate):
    """Makes every rule as high as its lines need: the style sheet's padding narrows them, which Qt does not count."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802
        view = self.parent()
        assert isinstance(view, QListView)
        width = view.viewport().width() - px(28)
        needed = option.fontMetrics.boundingRect(
            QRect(0, 0, width, 10_000), Qt.TextFlag.TextWordWrap, index.data(Qt.ItemDataRole.DisplayRole)
        )
        return QSize(width, needed.height() + px(10))


class RulesWindow(QDialog):
    """The rules of a title beside the table: not modal, so that one can go on playing."""

    def __init__(self, titles: Registry, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        found = read_rules()
        self._rules = {name: played_rules(titles.get(name), found[name]) for name in titles if name in found}
        self._by_id = {rule.id: (name, rule) for name, rules in self._rules.items() for rule in rules}
        self.setWindowTitle(hall.tr("Rules"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(hall.tr("Search the rules"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._search)
        self.list = QListView()
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # lines are broken to one width
        self.list.setItemDelegate(RuleLines(self.list))
        self.list.setAccessibleName(hall.tr("Rules"))
        self.count = text("", fonts.SMALL, "small")
        self._details = QVBoxLayout()
        self._details.setContentsMargins(*(px(side) for side in (20, 16, 20, 16)))
        self.titles = QComboBox()
        for name in self._rules:
            self.titles.addItem(box_names(name)[0], name)
        self.titles.setVisible(len(self._rules) > 1)
        self.titles.activated.connect(lambda index: self.show_title(self.titles.itemData(index)))
        self._lay_out()
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.setFocus)
        self.show_title(title if title in self._rules else next(iter(self._rules)))

    def _lay_out(self) -> None:
        left = column(self.titles, self.search, gap=8, margins=(16, 16, 0, 12))
        left.addWidget(self.list, 1)
        left.addWidget(self.count)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(holder(self._details))
        splitter = QSplitter()
        splitter.addWidget(holder(left))
        splitter.addWidget(area)
        splitter.setSizes([px(430), px(470)])
        splitter.setChildrenCollapsible(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(splitter)
        self.resize(px(940), px(620))

    def show_title(self, title: str) -> None:
        self.title = title
        rules = {rule.id: rule for rule in self._rules[title]}
        self._model = RowsModel[str](self)
        self._model.show([Row(rule.id, f"{rule.heading}: {rule.text}", rule.id, rule.text) for rule in rules.values()])
        self._filter = RuleFilter(rules)
        self._filter.setParent(self)
        self._filter.setSourceModel(self._model)
        self.list.setModel(self._filter)
        self.list.selectionModel().currentChanged.connect(self._show_current)
        self.titles.setCurrentIndex(self.titles.findData(title))
        self._search(self.search.text())

    def show_rule(self, rule: str) -> None:
        """Open at this rule; an id that nobody knows opens the title's first."""
        self.search.clear()
        title = self._by_id[rule][0] if rule in self._by_id else self.title
        if title != self.title:
            self.show_title(title)
        ids = [row.key for row in self._model.rows]
        index = self._filter.index(ids.index(rule) if rule in ids else 0, 0)
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    @property
    def shown(self) -> str:
        """The id of the rule that is shown."""
        key = self.list.currentIndex().data(Role.KEY)
        return key or ""

    def _search(self, said: str) -> None:
        self._filter.look_for(said)
        found = self._filter.rowCount()
        self.count.setText(hall.tr("%n rules", "%n rule", found) if found else hall.tr("No rule says this."))
        if found and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self._filter.index(0, 0))

    def _show_current(self) -> None:
        clear(self._details)
        if self.shown not in self._by_id:
            return
        rule = self._by_id[self.shown][1]
        parts = [text(rule.heading, fonts.Role(fonts.DISPLAY, 18)), text(rule.id, fonts.SMALL, "small"), Line()]
        parts.append(text(rule.text, fonts.Role(fonts.TEXT, 13), wrap=True))
        for name, said in (
            (hall.tr("Ruling"), rule.ruling),
            (hall.tr("Why"), rule.reason),
            (hall.tr("Example"), rule.example),
        ):
            if said:
                parts += [text(name, fonts.HEADING, "heading"), text(said, fonts.BODY, wrap=True)]
        for part in parts:
            part.setMinimumWidth(1)
            self._details.addWidget(part)
            self._details.addSpacing(px(6))
        self._details.addStretch(1)


# Keys and about


class ShortcutsDialog(QDialog):
    """Every key that works now, read from the menus themselves, and those of the pages."""

    def __init__(self, actions: Mapping[str, Iterable[QAction]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(hall.tr("Keyboard shortcuts"))
        columns = row(gap=40)
        for menu, its in actions.items():
            keys = [(action.text().replace("&", ""), _key(action)) for action in its if not action.shortcut().isEmpty()]
            if keys:
                columns.addLayout(_table(menu, keys))
        columns.addLayout(_table(hall.tr("On the shelf"), _shelf_keys()))
        columns.addLayout(_table(hall.tr("At the table"), _table_keys()))
        close = Button(hall.tr("Close"), kind="primary")
        close.clicked.connect(self.accept)
        whole = column(
            text(hall.tr("Keyboard shortcuts"), fonts.Role(fonts.DISPLAY, 18)), gap=16, margins=(24, 18, 24, 18)
        )
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(holder(columns))
        whole.addWidget(area, 1)
        whole.addLayout(row(None, close))
        self.setLayout(whole)
        self.resize(px(1060), px(460))


def _key(action: QAction) -> str:
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def _table(name: str, keys: Iterable[tuple[str, str]]) -> QVBoxLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(px(20))
    grid.setVerticalSpacing(px(4))
    for line, (said, key) in enumerate(keys):
        grid.addWidget(text(said, fonts.LABEL), line, 0)
        grid.addWidget(text(key, fonts.BUTTON), line, 1)
    return column(text(name, fonts.HEADING, "heading"), Line(), grid, None)


def _shelf_keys() -> list[tuple[str, str]]:
    return [
        (hall.tr("Walk along the boxes"), hall.tr("Left, Right")),
        (hall.tr("Play"), hall.tr("Enter")),
        (hall.tr("Set up"), "S"),
        (hall.tr("Resume"), "R"),
        (hall.tr("Start a match that is set up"), "Ctrl+Enter"),
    ]


def _table_keys() -> list[tuple[str, str]]:
    return [
        (hall.tr("To the nearest piece"), hall.tr("Arrows")),
        (hall.tr("Pick up or mark"), hall.tr("Space")),
        (hall.tr("Act"), hall.tr("Enter")),
        (hall.tr("Put back, step back"), hall.tr("Esc")),
        (hall.tr("Play the numbered orders"), "1-9"),
        (hall.tr("See a map nearer, farther, whole"), hall.tr("+, −, 0")),  # noqa: RUF001 -- a minus sign
        (hall.tr("Push a map"), hall.tr("Ctrl+Arrows")),
        (hall.tr("Colonies: score sheet or map"), "F4"),
    ]
