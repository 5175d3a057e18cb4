"""All that is the player's in one file, and back, while the window is open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ludarium import words
from ludarium.engine.reasons import LudariumError
from ludarium.widgets.phrases import hall

if TYPE_CHECKING:
    from ludarium.app.main_window import MainWindow


class Backups:
    """Makes backups and puts them back; each answers with a sentence that says what came of it."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def back_up(self, out: Path) -> str:
        """Also while a match is being played: what is on the disk between two actions goes into the file."""
        library = self._window.library
        if library is None:
            return ""
        try:
            library.back_up(out)
        except LudariumError as error:
            return words.sentence(error.reason)
        return hall.tr("All matches, results and preferences are in {file}.", file=out)

    def restore(self, source: Path) -> str:
        """The match on the table is left first: it is on the disk, and goes into the copy of what was there."""
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
        window.notices.tell(notice)  # the preferences may have been laid out anew, in another look
        return words.sentence(notice)
