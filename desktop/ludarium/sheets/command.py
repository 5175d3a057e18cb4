"""``ludarium sheet``: write a match or a blank pad as a PDF, without a window."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QLocale
from PySide6.QtGui import QGuiApplication

from ludarium.games import TITLES
from ludarium.library.documents import match_of
from ludarium.library.files import read_document
from ludarium.sheets.pages import Page, Paper, write_pdf
from ludarium.sheets.title_sheets import blank_pages, record_pages
from ludarium.words import speak, title_name

_apps: list[QCoreApplication] = []
"""Keep references: Qt shuts down with the last reference to its application."""


def sheet_command(
    source: Path | None,
    blank_title: str | None,
    out: Path,
    paper: str = "A4",
    per_page: int = 1,
    lang: str | None = None,
    options: Mapping[str, str] | None = None,
) -> int:
    """Write the sheets of the match in ``source``, or a blank pad of ``blank_title``; failures are `LudariumError`s.

    options: the options of the match that a blank pad is for
    """
    begin_painting()
    if lang:
        speak(lang)
    locale = QLocale(lang or "en_GB")
    sheet = Paper.named(paper)
    if source is not None:
        title, pages = _match(source, sheet, per_page, locale)
    else:
        title, pages = blank_title or "", blank_pages(TITLES.get(blank_title or ""), per_page, sheet, options)
    write_pdf(out, pages, title_name(title))
    return 0


def _match(source: Path, paper: Paper, per_page: int, locale: QLocale) -> tuple[str, list[Page]]:
    document = read_document(source)
    match = match_of(document, TITLES)
    date = written_date(document["created"], locale)
    return match.title.id, record_pages(match, paper, per_page, date)


def begin_painting() -> None:
    """Create the QGuiApplication that text needs; on Linux without a display, an offscreen one."""
    app = QCoreApplication.instance()
    if app is not None and not isinstance(app, QGuiApplication):
        raise RuntimeError("sheets are painted with a QGuiApplication, but there is a plain QCoreApplication already")
    if app is None:
        if sys.platform.startswith("linux"):
            os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        _apps.append(QGuiApplication(["ludarium"]))


def written_date(moment: str, locale: QLocale) -> str:
    """Format the date of a moment in long form without the weekday; empty if it cannot be parsed."""
    try:
        day = datetime.fromisoformat(moment).astimezone()
    except (ValueError, OverflowError):
        return ""
    pattern = re.sub(r"\W*d{4}\W*", "", locale.dateFormat(QLocale.FormatType.LongFormat))
    return locale.toString(QDate(day.year, day.month, day.day), pattern)
