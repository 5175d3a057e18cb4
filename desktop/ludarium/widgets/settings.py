"""What a person chose for the whole program: typed names for what the preferences keep."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from ludarium.engine.reasons import LudariumError
from ludarium.library.preferences import Preferences

THEME, SCALE, SPEED, CONFIRM, UNDO, LANGUAGE = "theme", "text_scale", "speed", "confirm", "undo", "language"
CONTRAST = "contrast"
_HEARD, _STILL = "desktop", "still"
"""What the desktop wished last."""

VOLUME = "volume"
"""How loud the table is, from off to loud."""

SCORES = "show_scores"
"""Whether everybody's score is shown while a match is played."""

CHOICES: Mapping[str, Sequence[str]] = {
    THEME: ("system", "light", "dark"),
    CONTRAST: ("system", "normal", "high"),
    SPEED: ("system", "off", "fast", "normal", "slow"),
    UNDO: ("fair", "practice"),
    VOLUME: ("off", "quiet", "normal", "loud"),
}
SCALES = range(100, 201, 10)
"""How large text may be, in percent."""


class Settings(QObject):
    """The preferences that everybody asks for. Changing one keeps it and tells everybody.

    changed: the key of what is different now
    """

    changed = Signal(str)

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.preferences = preferences
        heard: list[str] = preferences.get(_HEARD, [])
        self._wishes = _STILL in heard, CONTRAST in heard

    def chosen(self, key: str) -> str:
        """What was chosen of `CHOICES`; the first of them where nothing was."""
        return self._choice(key, CHOICES[key][0])

    @property
    def theme(self) -> str:
        return self._choice(THEME, "system")

    @property
    def has_contrast(self) -> bool:
        """Whether colours stand further apart; as the desktop wishes, unless something else was chosen."""
        wish = self.chosen(CONTRAST)
        return self._wishes[1] if wish == "system" else wish == "high"

    @property
    def scale(self) -> int:
        """The size of text in percent."""
        return max(SCALES[0], min(self.preferences.get(SCALE, 100), SCALES[-1]))

    @property
    def speed(self) -> str:
        """How fast things move; as the desktop wishes, unless something else was chosen."""
        speed = self._choice(SPEED, "system")
        return speed if speed != "system" else "off" if self._wishes[0] else "normal"

    def hear(self, wishes: tuple[bool, bool]) -> None:
        """What the desktop wishes: less motion, more contrast. It is kept, so that the next start begins with it."""
        before, self._wishes = self._wishes, wishes
        if wishes == before:
            return
        is_still, has_contrast = wishes
        with contextlib.suppress(LudariumError):
            self.preferences.set(_HEARD, [_STILL] * is_still + [CONTRAST] * has_contrast)
        for key, number in ((SPEED, 0), (CONTRAST, 1)):
            if wishes[number] != before[number] and self.chosen(key) == "system":
                self.changed.emit(key)

    @property
    def volume(self) -> str:
        return self._choice(VOLUME, "normal")

    @property
    def confirms(self) -> bool:
        """Whether to ask before something is given away."""
        return self.preferences.get(CONFIRM, True)

    @property
    def undo(self) -> str:
        """The kind of undo of new matches."""
        return self._choice(UNDO, "fair")

    @property
    def language(self) -> str:
        """The language to speak, nothing for that of the system."""
        return self.preferences.get(LANGUAGE, "")

    def set(self, key: str, value: bool | int | str) -> None:
        """Keep the value for good, then tell. When the disk refuses, a `LibraryError` says why and nothing changed."""
        self.preferences.set(key, value)
        self.changed.emit(key)

    def read_again(self) -> None:
        """The file was replaced: whatever can be set may be different now."""
        self.preferences.read_again()
        for key in (THEME, SCALE, SPEED, VOLUME, CONFIRM, UNDO, LANGUAGE, CONTRAST):
            self.changed.emit(key)

    def step_scale(self, steps: int) -> None:
        """Make text larger or smaller; 0 makes it as it was at first."""
        wanted = SCALES[0] if not steps else self.scale + steps * SCALES.step
        wanted = max(SCALES[0], min(wanted, SCALES[-1]))
        if wanted != self.scale:
            self.set(SCALE, wanted)

    def _choice(self, key: str, default: str) -> str:
        value = self.preferences.get(key, default)
        return value if value in CHOICES[key] else default
