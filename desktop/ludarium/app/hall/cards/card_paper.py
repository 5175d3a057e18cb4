"""Cards as a list on paper: what each is called, how often it is there, and what it says."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QImage, QPagedPaintDevice
from PySide6.QtWidgets import QDialog, QWidget

from ludarium.app.hall.rulebook.rulebook_document import Manuscript
from ludarium.app.hall.rulebook.rulebook_paper import AID_LETTERS, COLUMNS, print_document
from ludarium.look import fonts, theme
from ludarium.look.theme import Look
from ludarium.tables.catalogue import Entry
from ludarium.widgets.phrases import hall

Counted = Sequence[tuple[int, Entry]]
"""Cards, each with the number of its copies."""


def print_list(device: QPagedPaintDevice, heading: str, cards: Counted) -> int:
    """Two columns of cards. How many sheets there are."""
    return print_document(device, list_of(heading, cards), columns=COLUMNS)


def list_of(heading: str, cards: Counted) -> Manuscript:
    document = Manuscript(Look(theme.theme(theme.LIGHT), AID_LETTERS), lambda picture: QImage())
    document.heading(heading)
    total = sum(count for count, _ in cards)
    document.paragraph(hall.tr("%n cards", "%n card", total), fonts.LABEL, tone="muted")
    for count, entry in cards:
        document.subheading(hall.tr("{card}, {count} times", card=entry.name, count=count) if count > 1 else entry.name)
        for line in entry.text.split("\n"):
            if line:
                document.paragraph(line, fonts.LABEL)
    return document


def ask_and_print(heading: str, cards: Counted, parent: QWidget) -> None:
    """Let the player choose a printer, or a file, and print there."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    if QPrintDialog(printer, parent).exec() == QDialog.DialogCode.Accepted:
        print_list(printer, heading, cards)
