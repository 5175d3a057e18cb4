"""The list of rules, and of keyboard shortcuts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import attrs
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludarium.engine.registry import AnyTitle
from ludarium.engine.resources import resources
from ludarium.look import fonts
from ludarium.widgets.controls import Button, Separator, heading_text, page_title, text
from ludarium.widgets.layouts import column, fill, holder, px, row, scrolled
from ludarium.widgets.phrases import hall
from ludarium.widgets.seating import offered
from ludarium.words.data_texts import read_written
from ludarium.words.voice import TEXT

SECTIONS: Mapping[str, str] = {
    "setup": TEXT("hall", "Setting up"),
    "round": TEXT("hall", "Rounds and turns"),
    "roll": TEXT("hall", "Rolling"),
    "collect": TEXT("hall", "Collecting"),
    "feed": TEXT("hall", "Feeding"),
    "disaster": TEXT("hall", "Disasters"),
    "battle": TEXT("hall", "Battles"),
    "tribute": TEXT("hall", "Tribute"),
    "build": TEXT("hall", "Building"),
    "development": TEXT("hall", "Developments"),
    "store": TEXT("hall", "Storing"),
    "end": TEXT("hall", "End of the match"),
    "score": TEXT("hall", "Scoring"),
    "solitaire": TEXT("hall", "Alone"),
    "colony": TEXT("hall", "Colonies"),
    "ambiguity": TEXT("hall", "Rulings"),
    "edition": TEXT("hall", "Editions"),
}
"""The names of sections; a section without one is named as in the file."""


@attrs.frozen
class Rule:
    """A rule with an example, and a ruling with its reason where the rulebook is unclear."""

    id: str
    section: str
    text: str
    example: str
    ruling: str
    reason: str

    @property
    def expansion(self) -> str:
        """The option that the rule belongs to, such as ``mediterranean``, or an empty string."""
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
    """Return all rules by title."""
    rules: dict[str, list[Rule]] = {}
    for file in sorted((resources() / "help" / "rules").glob("*.json")):
        data = read_written(file)
        rules[data["title"]] = [_rule(entry) for entry in data["rules"]]
    return rules


def played_rules(title: AnyTitle, rules: Iterable[Rule]) -> list[Rule]:
    """Return the rules without those of expansions that cannot be played yet."""
    choices = {choice for option in offered(title) for choice in option.choices}
    return [rule for rule in rules if not rule.expansion or rule.expansion in choices]


def _rule(entry: Mapping[str, Any]) -> Rule:
    return Rule(*(str(entry.get(field.name, "")) for field in attrs.fields(Rule)))


# Keys and about


class ShortcutsDialog(QDialog):
    """The shortcuts of the menus and of the pages."""

    def __init__(self, actions: Mapping[str, Iterable[QAction]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(hall.tr("Keyboard shortcuts"))
        tables = []
        for menu, its in actions.items():
            keys = [(action.text().replace("&", ""), _key(action)) for action in its if not action.shortcut().isEmpty()]
            if keys:
                tables.append(holder(_table(menu, keys)))
        tables.append(holder(_table(hall.tr("On the shelf"), _shelf_keys())))
        tables.append(holder(_table(hall.tr("At the table"), _table_keys())))
        close = Button(hall.tr("Close"), kind="primary", then=self.accept)
        whole = column(page_title(hall.tr("Keyboard shortcuts")), gap=16, margins=(24, 18, 24, 18))
        screen = self.screen().availableSize()
        columns = holder(_in_columns(tables, screen.width() - px(120)))
        area = scrolled(columns)
        area.setMinimumWidth(columns.sizeHint().width() + px(20))  # the bar that scrolls it down
        fill(whole, (area, 1), row(None, close))
        self.setLayout(whole)
        self.resize(area.minimumWidth() + px(48), min(columns.sizeHint().height() + px(170), screen.height() - px(60)))


def _key(action: QAction) -> str:
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def _in_columns(tables: Sequence[QWidget], room: int) -> QHBoxLayout:
    """Place the tables in as many columns as fit: they never scroll sideways."""
    gap = px(40)
    widest = max(table.sizeHint().width() for table in tables)
    columns = [column(gap=24) for _ in range(max(1, min(len(tables) // 2, (room + gap) // (widest + gap))))]
    for table in tables:
        shortest = min(columns, key=lambda one: one.sizeHint().height() if one.count() else 0)
        shortest.addWidget(table)
    for one in columns:
        one.addStretch(1)
    return row(*columns, gap=40)


def _table(name: str, keys: Iterable[tuple[str, str]]) -> QVBoxLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(px(20))
    grid.setVerticalSpacing(px(4))
    for line, (said, key) in enumerate(keys):
        grid.addWidget(text(said, fonts.LABEL), line, 0)
        grid.addWidget(text(key, fonts.BUTTON), line, 1)
    return column(heading_text(name), Separator(), grid, None)


def _shelf_keys() -> list[tuple[str, str]]:
    return [
        (hall.tr("Move along the boxes"), hall.tr("Left, Right")),
        (hall.tr("Play"), hall.tr("Enter")),
        (hall.tr("Set up"), "S"),
        (hall.tr("Resume"), "R"),
        (hall.tr("Challenge of the day"), "Ctrl+D"),
        (hall.tr("Start a match that is set up"), "Ctrl+Enter"),
    ]


def _table_keys() -> list[tuple[str, str]]:
    return [
        (hall.tr("To the nearest piece"), hall.tr("Arrows")),
        (hall.tr("Pick up or mark"), hall.tr("Space")),
        (hall.tr("Act"), hall.tr("Enter")),
        (hall.tr("Put back, step back"), hall.tr("Esc")),
        (hall.tr("Play the numbered orders"), "1-9"),
        (hall.tr("Zoom a map in, out, to fit"), hall.tr("+, −, 0")),  # noqa: RUF001 -- a minus sign
        (hall.tr("Push a map"), hall.tr("Ctrl+Arrows")),
        (hall.tr("Colonies: score sheet or map"), "F4"),
    ]
