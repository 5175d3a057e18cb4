"""Phrases that several pages share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from ludarium import words
from ludarium.words.voice import Voice, listing

if TYPE_CHECKING:
    from ludarium.widgets.seating import Chair, Seating

hall = Voice("hall")
"""The voice of the pages around the table."""

DOT = " · "


def box_names(title: str) -> tuple[str, str]:
    """Return the name on a title's box: the distinctive part, and the rest or an empty string."""
    return words.box_names(title)


def seats_range(low: int, high: int) -> str:
    if low == high:
        return hall.tr("%n players", "%n player", low)
    return hall.tr("{low} to %n players", "{low} to %n player", high, low=low)


def chair(chair: Chair) -> str:
    """Return the name of a seat, with its level if the computer plays it."""
    if chair.is_human:
        return chair.name
    return hall.tr("{name} ({level})", name=chair.name, level=words.player(chair.player))


def company(seating: Seating) -> str:
    return listing([chair(one) for one in seating.chairs])


def choices(title: str, options: Mapping[str, str], undo: str = "") -> list[str]:
    """Return the chosen options in words, without those that offer no choice."""
    said = [words.choice(title, key, choice) for key, choice in options.items() if choice != "none" and key != "undo"]
    if "practice" in (undo, options.get("undo")):
        said.append(hall.tr("practice"))
    return said


def unusual(title: str, options: Mapping[str, str]) -> list[str]:
    """Return the options that differ from the default, in words."""
    from ludarium.engine.reasons import LudariumError
    from ludarium.games import TITLES
    from ludarium.widgets import seating

    try:
        return choices(title, seating.unusual(TITLES.get(title), options))
    except LudariumError:
        return choices(title, options)


def line(parts: Sequence[str]) -> str:
    return DOT.join(part for part in parts if part)


def ago(then: datetime, now: datetime | None = None) -> str:
    now = now or datetime.now(UTC)
    minutes = int((now - then).total_seconds() // 60)
    days = (now.astimezone().date() - then.astimezone().date()).days
    if minutes < 1:
        return hall.tr("just now")
    if minutes < 60:
        return hall.tr("%n minutes ago", "%n minute ago", minutes)
    if days == 0:
        return hall.tr("%n hours ago", "%n hour ago", minutes // 60)
    if days == 1:
        return hall.tr("yesterday")
    return _day(then.astimezone().date(), days)


def _day(date: date, days: int) -> str:
    from PySide6.QtCore import QDate, QLocale  # reading QLocale takes longer than all the rest of this page

    if days < 7:
        return QLocale().dayName(date.isoweekday())
    return QLocale().toString(QDate(date.year, date.month, date.day), QLocale.FormatType.ShortFormat)


def signed(number: int) -> str:
    """Return a number with a real minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def tally(won: int, played: int) -> str:
    if not played:
        return hall.tr("not played yet")
    return hall.tr("{played} played, {won} won", played=played, won=won)
