"""Preferences: everything applies at once, and only what exists is shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QScrollArea, QSlider, QVBoxLayout, QWidget

from ludarium import words
from ludarium.app.hall.preferences.data_section import OwnThings, wandering_program
from ludarium.engine.reasons import LudariumError
from ludarium.look import fonts
from ludarium.look.theme import current
from ludarium.widgets.controls import Button, Line, clear, column, fit_window, holder, px, row, text
from ludarium.widgets.phrases import hall
from ludarium.widgets.segmented_control import Segments
from ludarium.widgets.settings import (
    CHOICES,
    CONFIRM,
    CONTRAST,
    LANGUAGE,
    SCALE,
    SCALES,
    SPEED,
    THEME,
    UNDO,
    VOLUME,
    Settings,
)
from ludarium.words import active_language

if TYPE_CHECKING:
    from ludarium.app.hall.preferences.backup_dialogs import Backups


def _theme_name(theme: str) -> str:
    return {"system": hall.tr("As the system"), "light": hall.tr("Light"), "dark": hall.tr("Dark")}[theme]


def _contrast_name(contrast: str) -> str:
    return {"system": hall.tr("As the system"), "normal": hall.tr("Normal"), "high": hall.tr("High")}[contrast]


def _speed_name(speed: str) -> str:
    names = {
        "system": hall.tr("As the system"),
        "off": hall.tr("Off"),
        "fast": hall.tr("Fast"),
        "normal": hall.tr("Normal"),
        "slow": hall.tr("Slow"),
    }
    return names[speed]


def _volume_name(volume: str) -> str:
    names = {"off": hall.tr("Off"), "quiet": hall.tr("Quiet"), "normal": hall.tr("Normal"), "loud": hall.tr("Loud")}
    return names[volume]


def _undo_name(undo: str) -> str:
    return {"fair": hall.tr("Fair"), "practice": hall.tr("Practice")}[undo]


HIGH = 600
"""How high the page is, in pixels at 100 %."""


class PreferencesPage(QDialog):
    """The preferences. Each control sets its preference when it is changed."""

    def __init__(
        self, settings: Settings, folder: Path, backups: Backups | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings, self._folder, self._backups = settings, folder, backups
        self._page = QVBoxLayout(self)
        self._page.setContentsMargins(0, 0, 0, 0)
        self._build()

    def _build(self) -> None:
        settings = self._settings
        clear(self._page)
        self.setWindowTitle(hall.tr("Preferences"))
        self.theme = self._segments(THEME, _theme_name, settings.theme, hall.tr("Theme"))
        self.contrast = self._segments(CONTRAST, _contrast_name, settings.chosen(CONTRAST), hall.tr("Contrast"))
        self.speed = self._segments(SPEED, _speed_name, settings.chosen(SPEED), hall.tr("Animation speed"))
        self.volume = self._segments(VOLUME, _volume_name, settings.volume, hall.tr("Sounds"))
        self.undo = self._segments(UNDO, _undo_name, settings.undo, hall.tr("Undo in new matches"))
        self.confirm = QCheckBox(hall.tr("Ask before a turn is ended with something left to do"))
        self.confirm.setChecked(settings.confirms)
        self.confirm.toggled.connect(lambda checked: self._set(CONFIRM, checked))
        self.own = OwnThings(self._folder, self._backups, wandering_program())
        self.problem = text("", fonts.LABEL, "danger", wrap=True)
        self.problem.hide()
        close = Button(hall.tr("Close"), kind="primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        lines = column(
            text(hall.tr("Preferences"), fonts.Role(fonts.DISPLAY, 18)),
            Line(),
            self._line(hall.tr("Theme"), "", self.theme),
            self._line(hall.tr("Contrast"), "", self.contrast),
            self._line(hall.tr("Text size"), "", self._scale()),
            *([self._line(hall.tr("Language"), "", self._language())] if len(active_language.languages()) > 1 else []),
            Line(),
            self._line(hall.tr("Animation speed"), hall.tr("also how long a computer's move can be seen"), self.speed),
            self._line(hall.tr("Sounds"), hall.tr("dice, pieces, your turn; all of it is seen as well"), self.volume),
            self._line(
                hall.tr("Undo in new matches"),
                hall.tr("fair: until something hidden is revealed; practice: always, and not counted"),
                self.undo,
            ),
            self.confirm,
            Line(),
            self.own,
            self.problem,
            gap=14,
            margins=(26, 20, 26, 4),
        )
        self._lay_out(holder(lines), close)

    def _lay_out(self, inner: QWidget, close: Button) -> None:
        """What can be chosen, scrolled where letters are large; the button stays below it."""
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inner)
        self._page.addWidget(area, 1)
        self._page.addLayout(row(None, close, margins=(26, 8, 26, 18)))
        self.ensurePolished()
        fit_window(self, max(620, inner.sizeHint().width() / current().scale + 20), HIGH)

    def _line(self, name: str, remark: str, control: QWidget) -> QWidget:
        said = column(text(name), gap=0)
        if remark:
            said.addWidget(text(remark, fonts.SMALL, "small", wrap=True))
        whole = row(gap=16)
        whole.addLayout(said, 1)
        whole.addWidget(control)
        return holder(whole)

    def _segments(self, key: str, name: Callable[[str], str], now: str, said: str) -> Segments:
        segments = Segments([(choice, name(choice)) for choice in CHOICES[key]], now, said)
        segments.chosen.connect(lambda choice: self._set(key, choice))
        return segments

    def _scale(self) -> QWidget:
        """A slider; the text grows when it is let go, so that it does not run from under the pointer."""
        self.scale = QSlider(Qt.Orientation.Horizontal)
        self.scale.setRange(SCALES[0] // 10, SCALES[-1] // 10)
        self.scale.setPageStep(2)
        self.scale.setValue(self._settings.scale // 10)
        self.scale.setFixedWidth(px(220))
        self.scale.setAccessibleName(hall.tr("Text size in percent"))
        self._percent = text("", fonts.BODY_STRONG)
        self._percent.setMinimumWidth(px(60))
        self._percent.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._show_percent(self.scale.value())
        self.scale.valueChanged.connect(self._change_scale)
        self.scale.sliderReleased.connect(lambda: self._set(SCALE, self.scale.value() * 10))
        return holder(row(self.scale, self._percent))

    def _change_scale(self, tens: int) -> None:
        self._show_percent(tens)
        if not self.scale.isSliderDown():
            self._set(SCALE, tens * 10)

    def _show_percent(self, tens: int) -> None:
        self._percent.setText(hall.tr("{number} %", number=tens * 10))

    def _language(self) -> QComboBox:
        box = self.language = QComboBox()
        box.setAccessibleName(hall.tr("Language"))
        box.addItem(hall.tr("As the system"), "")
        for language in active_language.languages():
            box.addItem(active_language.native_name(language), language)
        box.setCurrentIndex(max(0, box.findData(self._settings.language)))
        box.activated.connect(lambda index: self._set(LANGUAGE, box.itemData(index)))
        return box

    def _set(self, key: str, value: str | int | bool) -> None:
        try:
            self._settings.set(key, value)
        except LudariumError as error:
            self.problem.setText(words.sentence(error.reason))
            self.problem.show()
        else:
            self.problem.hide()

    def refresh_look(self) -> None:
        """The theme or the size of text changed: lay everything out anew, and keep the focus where it was."""
        is_scale = self.scale.hasFocus()
        self._build()
        if is_scale:
            self.scale.setFocus(Qt.FocusReason.OtherFocusReason)

    def speak_anew(self) -> None:
        """The language changed: whoever chose it may go on choosing."""
        self.refresh_look()
        self.language.setFocus(Qt.FocusReason.OtherFocusReason)
