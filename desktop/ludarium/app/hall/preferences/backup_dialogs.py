"""Backup and restore while the window is open."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale

from ludarium import words
from ludarium.engine.reasons import LudariumError
from ludarium.library.earlier import EarlierLibrary, earlier_libraries
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
        window.close_lists()
        try:
            notice = window.library.restore(source)
        except LudariumError as error:
            return words.sentence(error.reason)
        finally:
            window.settings.read_again()
            window.show_shelf()
        # The preferences may have another look now.
        earlier = Path(str(dict(notice.params)["kept"]))
        window.notices.say(words.sentence(notice), hall.tr("Put back"), lambda: self._put_back(earlier))
        return words.sentence(notice)

    def _put_back(self, earlier: Path) -> None:
        said = self.restore(earlier)
        if self._window.notices.is_free:  # it was refused
            self._window.notices.say(said)

    def offer_removal(self) -> None:
        """Offer to remove what restores replaced more than thirty days ago."""
        old = [earlier for earlier in earlier_libraries(self._window.folder) if earlier.is_old(datetime.now(UTC))]
        if old and self._window.notices.is_free:
            on, file = time_of(old[0], QLocale.FormatType.LongFormat), old[0].file
            said = hall.tr("The library from before the restore of {date} is still kept as {file}.", date=on, file=file)
            self._window.notices.say(said, hall.tr("Remove"), lambda: self._window.notices.note(self.remove(old)))

    def remove(self, old: Sequence[EarlierLibrary]) -> str:
        """Remove earlier libraries; the answer says how many."""
        try:
            for earlier in old:
                earlier.remove()
        except LudariumError as error:
            return words.sentence(error.reason)
        return hall.tr("Earlier libraries removed: {number}.", number=len(old))


def time_of(earlier: EarlierLibrary, form: QLocale.FormatType) -> str:
    """Say in local time when a restore replaced it."""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(earlier.replaced.timestamp())), form)
