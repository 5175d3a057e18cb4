"""A tooltip shows the letters it was given, whatever they are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QMessageBox

from ludarium.look.labels import PlainLabel, message_box
from ludarium.look.tooltips import MOST, tooltip

MARKUP = ('<img src="/etc/hostname">', "<a href='http://there'>here</a>", "&lt;b&gt;", "<qt>a</qt>", "a < b & c > d")


class Watched(QTextDocument):
    """Says what it was asked to open."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []

    def loadResource(self, kind: int, name: QUrl) -> object:  # noqa: N802
        self.opened.append(name.toString())
        return None


@pytest.mark.parametrize("text", MARKUP)
def test_markup_is_shown_and_nothing_is_opened(qapp, text: str) -> None:
    document = Watched()
    document.setHtml(tooltip(text))
    document.documentLayout().documentSize()
    assert (document.toPlainText(), document.opened) == (text, [])


def test_lines_stay_and_long_ones_break(qapp) -> None:
    assert tooltip("one\ntwo") == "one\ntwo"
    document = QTextDocument()
    document.setHtml(tooltip("one & two\nthree"))
    assert document.toPlainText() == "one & two\nthree"
    assert tooltip("long words " * 30).startswith("<qt>")
    assert len(tooltip("x" * 10_000)) < MOST + 20


def test_what_turns_or_steers_text_is_blank() -> None:
    assert tooltip("a\u202eb\x1b[2Jc\td") == "a b [2Jc d"


def test_labels_and_boxes_show_markup(qapp) -> None:
    label = PlainLabel("<b>a</b>")
    box = message_box(QMessageBox.Icon.Information, "Ludarium", "<b>a</b>")
    assert (label.textFormat(), box.textFormat()) == (Qt.TextFormat.PlainText, Qt.TextFormat.PlainText)
    assert box.text() == "<b>a</b>"
