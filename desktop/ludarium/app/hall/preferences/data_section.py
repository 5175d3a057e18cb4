"""The preferences about the player's data: folder, backup, entry in the desktop menu."""

from __future__ import annotations

import os
import sys
from datetime import date
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QCheckBox, QFileDialog, QLayout, QWidget

from ludarium import words
from ludarium.app.hall.preferences.backup_dialogs import Backups
from ludarium.engine.reasons import LudariumError
from ludarium.library.backup import SUFFIX
from ludarium.library.menu import Menu
from ludarium.look import fonts
from ludarium.widgets.controls import Button, Elided, text
from ludarium.widgets.layouts import column, row
from ludarium.widgets.phrases import hall
from ludarium.words.launcher import menu_files

INSTALLED = ("/usr/", "/app/")
"""Prefixes of installed programs, which are in the menu already."""


def unpacked_program() -> Path | None:
    """Return the program if it runs from an unpacked archive, else None."""
    if not getattr(sys, "frozen", False) or not sys.platform.startswith("linux"):
        return None
    program = Path(sys.executable)
    door = program.parents[1] / "Ludarium"
    found = door if door.is_file() else program
    return None if str(found).startswith(INSTALLED) else found


class DataSection(QWidget):
    """The lines about the player's data.

    remark: the result of the last action
    """

    def __init__(self, folder: Path, backups: Backups | None = None, program: Path | None = None) -> None:
        super().__init__()
        self._folder, self._backups = folder, backups
        self._chosen: Path | None = None
        self.remark = text("", fonts.LABEL, "muted", wrap=True)
        self.remark.hide()
        lines = column(self._place(), gap=12)
        if backups is not None:
            lines.addLayout(self._copies(backups))
        if program is not None:
            lines.addWidget(self._menu(program))
        lines.addWidget(self.remark)
        self.setLayout(lines)

    def _tell(self, said: str) -> None:
        self.remark.setText(said)
        self.remark.setVisible(bool(said))

    def _place(self) -> QLayout:
        open_it = Button(hall.tr("Open"), then=lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder))))
        self.folder = Elided(str(self._folder), fonts.LABEL, "muted", fills=True)
        said = column(text(hall.tr("Data folder")), self.folder, gap=0)
        if os.environ.get("LUDARIUM_HOME"):
            said.addWidget(text(hall.tr("set by LUDARIUM_HOME"), fonts.SMALL, "small"))
        return row((said, 1), open_it, gap=16)

    def _copies(self, backups: Backups) -> QLayout:
        self.back_up = Button(hall.tr("Back up…"), then=lambda: self._back_up(backups))
        self.restore = Button(hall.tr("Restore…"), then=lambda: self._restore(backups))
        return row((text(hall.tr("Everything in one file")), 1), self.back_up, self.restore, gap=10)

    def _back_up(self, backups: Backups) -> None:
        self._disarm()
        suggested = Path.home() / f"Ludarium-{date.today().isoformat()}{SUFFIX}"
        path, _ = QFileDialog.getSaveFileName(self, hall.tr("Back up"), str(suggested), _kind())
        if path:
            file = Path(path)
            self._tell(backups.back_up(file if file.suffix else file.with_suffix(SUFFIX)))

    def _restore(self, backups: Backups) -> None:
        """Restore a backup; the first press asks for the file and only warns."""
        chosen = self._chosen
        self._disarm()
        if chosen is not None:
            self._tell(backups.restore(chosen))
            return
        path, _ = QFileDialog.getOpenFileName(self, hall.tr("Restore"), str(Path.home()), _kind())
        if path:
            self._chosen = Path(path)
            self.restore.setText(hall.tr("Restore now"))
            self._tell(
                hall.tr(
                    "All matches, results and preferences will be those of {file}. What is here now is kept as a"
                    " backup.",
                    file=self._chosen.name,
                )
            )

    def _disarm(self) -> None:
        self._chosen = None
        self.restore.setText(hall.tr("Restore…"))
        self._tell("")

    def _menu(self, program: Path) -> QWidget:
        menu = Menu(menu_files(str(program)))
        self.in_menu = QCheckBox(hall.tr("Show Ludarium in the menu, and open match files with it"))
        self.in_menu.setChecked(menu.is_there)
        self.in_menu.toggled.connect(lambda wanted: self._change_menu(menu, wanted))
        return self.in_menu

    def _change_menu(self, menu: Menu, wanted: bool) -> None:
        try:
            menu.add() if wanted else menu.remove()
        except LudariumError as error:
            self._tell(words.sentence(error.reason))
        else:
            self._tell("")


def _kind() -> str:
    return hall.tr("Backups (*{suffix})", suffix=SUFFIX)
