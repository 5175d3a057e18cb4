"""Opening and saving of match and campaign files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ludarium import words
from ludarium.engine.reasons import LudariumError
from ludarium.look.labels import message_box
from ludarium.widgets.phrases import hall

if TYPE_CHECKING:
    from PySide6.QtGui import QDropEvent

    from ludarium.library.campaigns import KeptCampaign
    from ludarium.library.documents import AnyMatch, Watch
    from ludarium.widgets.navigator import Navigator

SUFFIX = ".ludarium"


def dropped(event: QDropEvent) -> list[Path]:
    """Return the match files in a drop."""
    files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [file for file in files if file.suffix == SUFFIX]


class MatchFiles:
    def __init__(self, window: Navigator) -> None:
        self._window = window

    def open(self, path: Path) -> None:
        """Import a file, and open its match or show its campaign."""
        from ludarium.app.hall.files.open_progress import opening
        from ludarium.library.campaign_files import is_campaign
        from ludarium.library.files import read_document

        window = self._window
        if window.library is None:
            return
        with opening(window.widget) as watch:
            try:
                if is_campaign(read_document(path)):
                    window.show_campaign(window.library.import_campaign(path, watch))
                    return
                match_id = window.library.import_file(path, watch)
            except LudariumError as error:
                self._offer_sound_part(path, error, watch)
                return
            window.open_match(match_id)

    def _offer_sound_part(self, path: Path, error: LudariumError, watch: Watch) -> None:
        """Offer to open a damaged match up to the damage."""
        from ludarium.app.hall.files import match_recovery

        notices, said = self._window.notices, words.sentence(error.reason)
        sound = match_recovery.sound_part(path, self._window.titles, watch)
        if sound is None:
            notices.say(said)
            return
        said = hall.tr("{problem} Everything before it is intact and can be continued.", problem=said)
        do = hall.tr("Open to action {number}", number=len(sound.actions))
        notices.say(said, do, lambda: self._open_sound_part(sound))

    def _open_sound_part(self, match: AnyMatch) -> None:
        window = self._window
        assert window.library is not None
        with window.notices.telling():
            window.open_match(window.library.take_in(match))

    def ask_for_one(self) -> None:
        from PySide6.QtCore import QDir
        from PySide6.QtWidgets import QFileDialog

        kind = hall.tr("Matches (*{suffix})", suffix=SUFFIX)
        path, _ = QFileDialog.getOpenFileName(self._window.widget, hall.tr("Open a match"), QDir.homePath(), kind)
        if path:
            self.open(Path(path))

    def _is_wanted(self, warning: str) -> bool:
        """Ask whether to save despite the warning."""
        from PySide6.QtWidgets import QMessageBox

        box = message_box(QMessageBox.Icon.Information, hall.tr("Save the match as a file"), warning)
        box.setParent(self._window.widget, box.windowFlags())
        save = box.addButton(hall.tr("Save anyway…"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        return box.clickedButton() is save

    def save_as(self) -> None:
        window = self._window
        if window.library is None or window.match is None:
            return
        warning = window.library.export_warning(window.match.id)
        if warning is not None and not self._is_wanted(words.sentence(warning)):
            return
        file = self._ask_where(hall.tr("Save the match as a file"), f"{window.match.title.id}-{window.match.id}")
        if file is not None:
            with window.notices.telling():
                window.library.export(window.match.id, file)
                window.notices.note(hall.tr("The match is saved as {file}.", file=file.name))

    def _ask_where(self, heading: str, name: str) -> Path | None:
        """Ask for the file to write to; None if cancelled."""
        from PySide6.QtCore import QDir
        from PySide6.QtWidgets import QFileDialog

        suggested = Path(QDir.homePath()) / f"{name}{SUFFIX}"
        kind = hall.tr("Matches (*{suffix})", suffix=SUFFIX)
        path, _ = QFileDialog.getSaveFileName(self._window.widget, heading, str(suggested), kind)
        file = Path(path)
        return None if not path else file if file.suffix else file.with_suffix(SUFFIX)

    def save_campaign(self, kept: KeptCampaign) -> None:
        window, current = self._window, kept.current
        if window.library is None:
            return
        warning = window.library.export_warning(current.match) if current is not None else None
        if warning is not None and not self._is_wanted(words.sentence(warning)):
            return
        file = self._ask_where(hall.tr("Save the campaign as a file"), f"campaign-{kept.side}")
        if file is not None:
            with window.notices.telling():
                window.library.export_campaign(kept, file)
                window.notices.note(hall.tr("The campaign is saved as {file}.", file=file.name))
