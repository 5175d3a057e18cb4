"""What is the player's, in the preferences: where it lies, in one file and back, and the program in the menu."""

from __future__ import annotations

import os
import sys
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QCheckBox, QFileDialog, QLayout, QWidget

from ludarium import words
from ludarium.engine.reasons import LudariumError
from ludarium.library.backup import SUFFIX
from ludarium.library.menu import Menu
from ludarium.look import fonts
from ludarium.widgets.controls import Button, Elided, column, row, text
from ludarium.widgets.phrases import hall
from ludarium.words.launcher import menu_files

if TYPE_CHECKING:
    from ludarium.app.hall.preferences.backup_dialogs import Backups

INSTALLED = ("/usr/", "/app/")
"""Where a program lies that somebody installed for everybody: the menu knows it already."""


def wandering_program() -> Path | None:
    """The program, when it was only unpacked somewhere and nobody told the menu of it."""
    if not getattr(sys, "frozen", False) or not sys.platform.startswith("linux"):
        return None
    program = Path(sys.executable)
    door = program.parents[1] / "Ludarium"
    found = door if door.is_file() else program
    return None if str(found).startswith(INSTALLED) else found


class OwnThings(QWidget):
    """The lines of the preferences that are about the player's own things.

    remark: what came of the last thing that was asked for
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

    # Where everything is kept

    def _place(self) -> QLayout:
        open_it = Button(hall.tr("Open"))
        open_it.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder))))
        self.folder = Elided(str(self._folder), fonts.LABEL, "muted", fills=True)
        said = column(text(hall.tr("Data folder")), self.folder, gap=0)
        if os.environ.get("LUDARIUM_HOME"):
            said.addWidget(text(hall.tr("set by LUDARIUM_HOME"), fonts.SMALL, "small"))
        whole = row(gap=16)
        whole.addLayout(said, 1)
        whole.addWidget(open_it)
        return whole

    # In one file, and back

    def _copies(self, backups: Backups) -> QLayout:
        self.back_up = Button(hall.tr("Back up…"))
        self.back_up.clicked.connect(lambda: self._back_up(backups))
        self.restore = Button(hall.tr("Restore…"))
        self.restore.clicked.connect(lambda: self._restore(backups))
        whole = row(gap=10)
        whole.addWidget(text(hall.tr("All of it in one file")), 1)
        whole.addWidget(self.back_up)
        whole.addWidget(self.restore)
        return whole

    def _back_up(self, backups: Backups) -> None:
        self._disarm()
        suggested = Path.home() / f"Ludarium-{date.today().isoformat()}{SUFFIX}"
        path, _ = QFileDialog.getSaveFileName(self, hall.tr("Back up"), str(suggested), _kind())
        if path:
            file = Path(path)
            self._tell(backups.back_up(file if file.suffix else file.with_suffix(SUFFIX)))

    def _restore(self, backups: Backups) -> None:
        """The first press asks for the file and says what will happen, the second one does it."""
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

    # In the menu

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
