"""Backup and restore while the window is open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ludarium import words
from ludarium.engine.reasons import LudariumError
from ludarium.widgets.phrases import hall

if TYPE_CHECKING:
    from ludarium.widgets.navigator import Navigator


class Backups:
    """Each call returns a sentence that says what happened."""

    def __init__(self, window: Navigator) -> None:
        self._window = window

    def back_up(self, out: Path) -> str:
        """Back up everything. It may be called during a match."""
        library = self._window.library
        if library is None:
            return ""
        try:
            library.back_up(out)
        except LudariumError as error:
            return words.sentence(error.reason)
        return hall.tr("All matches, results and preferences are in {file}.", file=out)

    def restore(self, source: Path) -> str:
        """Restore a backup. The match on the table is closed first, and is in the backup of the former state."""
        window = self._window
        if window.library is None:
            return ""
        window.show_shelf()
        try:
            notice = window.library.restore(source)
        except LudariumError as error:
            return words.sentence(error.reason)
        finally:
            window.settings.read_again()
            window.show_shelf()
        window.notices.tell(notice)  # the preferences may have another look now
        return words.sentence(notice)
