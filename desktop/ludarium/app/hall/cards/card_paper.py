"""Lists of cards for the printer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QImage, QPagedPaintDevice
from PySide6.QtWidgets import QWidget

from ludarium.app.hall.rulebook.rulebook_document import RulebookDocument
from ludarium.app.hall.rulebook.rulebook_paper import AID_LETTERS, COLUMNS, ask_printer, print_document
from ludarium.look import fonts, theme
from ludarium.look.theme import Look
from ludarium.tables.catalogue import Entry
from ludarium.widgets.phrases import hall

Counted = Sequence[tuple[int, Entry]]
"""Cards with the number of their copies."""


def print_list(device: QPagedPaintDevice, heading: str, cards: Counted) -> int:
    """Print the cards in two columns and return the number of sheets."""
    return print_document(device, list_of(heading, cards), columns=COLUMNS)


def list_of(heading: str, cards: Counted) -> RulebookDocument:
    document = RulebookDocument(Look(theme.theme(theme.LIGHT), AID_LETTERS), lambda picture: QImage())
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
    if (printer := ask_printer(parent)) is not None:
        print_list(printer, heading, cards)
