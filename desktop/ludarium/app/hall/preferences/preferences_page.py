"""The preferences page, made from the declarations of `settings`: a change applies immediately."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QDialog, QSlider, QVBoxLayout, QWidget

from ludarium import words
from ludarium.app.hall.preferences.backup_dialogs import Backups
from ludarium.app.hall.preferences.data_section import DataSection, unpacked_program
from ludarium.engine.reasons import LudariumError
from ludarium.look import fonts
from ludarium.look.theme import current
from ludarium.widgets.controls import Button, Separator, chooser, number_text, page_title, small_text, text
from ludarium.widgets.layouts import clear, column, fill, fit_window, holder, px, row, scrolled
from ludarium.widgets.phrases import hall
from ludarium.widgets.segmented_control import Segments
from ludarium.widgets.settings import LANGUAGE, PREFERENCES, ChoicePreference, PercentPreference, Preference, Settings
from ludarium.words import active_language

HIGH = 600
"""The height of the page at 100 %."""


class PreferencesPage(QDialog):
    """A line for each preference.

    controls: what sets each preference that is shown
    """

    def __init__(
        self, settings: Settings, folder: Path, backups: Backups | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings, self._folder, self._backups = settings, folder, backups
        self.controls: dict[str, QWidget] = {}
        self._page = QVBoxLayout(self)
        self._page.setContentsMargins(0, 0, 0, 0)
        self._build()

    def _build(self) -> None:
        clear(self._page)
        self.controls.clear()
        self.setWindowTitle(hall.tr("Preferences"))
        self.own = DataSection(self._folder, self._backups, unpacked_program())
        self.problem = text("", fonts.LABEL, "danger", wrap=True)
        self.problem.hide()
        heading = page_title(hall.tr("Preferences"))
        lines = column(heading, Separator(), gap=14, margins=(26, 20, 26, 4))
        for _, section in groupby(filter(_is_shown, PREFERENCES), key=lambda preference: preference.section):
            for preference in section:
                lines.addWidget(self._line(preference))
            lines.addWidget(Separator())
        fill(lines, self.own, self.problem)
        close = Button(hall.tr("Close"), kind="primary", then=self.accept)
        close.setDefault(True)
        inner = holder(lines)
        fill(self._page, (scrolled(inner, across=True), 1), row(None, close, margins=(26, 8, 26, 18)))
        self.ensurePolished()
        fit_window(self, max(620, inner.sizeHint().width() / current().scale + 20), HIGH)

    def _line(self, preference: Preference[Any]) -> QWidget:
        label = hall.tr(preference.label)
        control = self.controls[preference] = self._control(preference, label)
        if isinstance(control, QCheckBox):
            return control
        said = column(text(label), gap=0)
        if preference.remark:
            said.addWidget(small_text(hall.tr(preference.remark)))
        shown = control if not isinstance(control, QSlider) else holder(row(control, self._percent))
        return holder(row((said, 1), shown, gap=16))

    def _control(self, preference: Preference[Any], label: str) -> QWidget:
        now = self._settings.get(preference)
        if isinstance(preference, PercentPreference):
            return self._slider(preference, now)
        if preference is LANGUAGE:
            languages = [(active_language.native_name(code), code) for code in active_language.languages()]
            offered = [(hall.tr("System default"), ""), *languages]
            return chooser(label, offered, now, lambda code: self._set(preference, code))
        if isinstance(preference, ChoicePreference):
            segments = Segments([(key, hall.tr(name)) for key, name in preference.choices.items()], now, label)
            segments.chosen.connect(lambda choice: self._set(preference, choice))
            return segments
        box = QCheckBox(label)
        box.setChecked(now)
        box.toggled.connect(lambda checked: self._set(preference, checked))
        return box

    def _slider(self, preference: PercentPreference, now: int) -> QSlider:
        """A slider for the text size. Text grows when it is released, so it does not run from under the pointer."""
        slider, step = QSlider(Qt.Orientation.Horizontal), preference.span.step
        slider.setRange(preference.span[0] // step, preference.span[-1] // step)
        slider.setPageStep(2)
        slider.setValue(now // step)
        slider.setFixedWidth(px(220))
        slider.setAccessibleName(hall.tr("Text size in percent"))
        self._percent = number_text(hall.tr("{number} %", number=now), fonts.BODY_STRONG)
        self._percent.setMinimumWidth(px(60))

        def change() -> None:
            self._percent.setText(hall.tr("{number} %", number=slider.value() * step))
            if not slider.isSliderDown():
                self._set(preference, slider.value() * step)

        slider.valueChanged.connect(change)
        slider.sliderReleased.connect(change)
        return slider

    def _set(self, key: str, value: str | int | bool) -> None:
        try:
            self._settings.set(key, value)
        except LudariumError as error:
            self.problem.setText(words.sentence(error.reason))
            self.problem.show()
        else:
            self.problem.hide()

    def refresh_look(self) -> None:
        """Build the page again in another look or language; the control that had the focus keeps it."""
        focused = next((key for key, control in self.controls.items() if control.hasFocus()), None)
        self._build()
        if focused is not None:
            self.controls[focused].setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self.refresh_look()
        self.controls[LANGUAGE].setFocus(Qt.FocusReason.OtherFocusReason)


def _is_shown(preference: Preference[Any]) -> bool:
    """Only preferences with a line; the language only where there are several."""
    return bool(preference.label) and (preference is not LANGUAGE or len(active_language.languages()) > 1)
