"""The preferences of the program. Each is declared once, here: its default, its line on the page and how it is read."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Any, Generic, Self, TypeVar

from PySide6.QtCore import QObject, Signal

from ludarium.engine.reasons import LudariumError
from ludarium.library.preferences import Preferences
from ludarium.words.voice import TEXT

T = TypeVar("T", bool, int, str)


class Preference(str, Generic[T]):
    """The key of a preference, with what is known of it.

    default: its value until another is chosen
    label, remark: its line on the page, in the source language; without a label it has none
    section: lines of one section stand together
    """

    def __new__(cls, key: str, *more: object, **known: object) -> Self:
        return super().__new__(cls, key)

    def __init__(self, key: str, default: T, label: str = "", remark: str = "", section: int = 0) -> None:
        self.default: T = default
        self.label, self.remark, self.section = label, remark, section

    def read(self, preferences: Preferences) -> T:
        return preferences.get(self, self.default)


class ChoicePreference(Preference[str]):
    """One of several values; ``choices``: their names."""

    def __init__(self, key: str, default: str, label: str, choices: Mapping[str, str], **more: Any) -> None:
        super().__init__(key, default, label, **more)
        self.choices = choices

    def read(self, preferences: Preferences) -> str:
        value = super().read(preferences)
        return value if value in self.choices else self.default


class PercentPreference(Preference[int]):
    """A number in percent; ``span``: those that it may be."""

    def __init__(self, key: str, default: int, label: str, span: range, **more: Any) -> None:
        super().__init__(key, default, label, **more)
        self.span = span

    def read(self, preferences: Preferences) -> int:
        return max(self.span[0], min(super().read(preferences), self.span[-1]))


SYSTEM = {"system": TEXT("hall", "System default")}

THEME = ChoicePreference(
    "theme",
    "system",
    TEXT("hall", "Theme"),
    {**SYSTEM, "light": TEXT("hall", "Light"), "dark": TEXT("hall", "Dark")},
)
CONTRAST = ChoicePreference(
    "contrast",
    "system",
    TEXT("hall", "Contrast"),
    {**SYSTEM, "normal": TEXT("hall", "Normal"), "high": TEXT("hall", "High")},
)
SCALE = PercentPreference("text_scale", 100, TEXT("hall", "Text size"), range(100, 201, 10))
LANGUAGE = Preference("language", "", TEXT("hall", "Language"))
"""The code of a language; empty for that of the system."""

SPEED = ChoicePreference(
    "speed",
    "system",
    TEXT("hall", "Animation speed"),
    {
        **SYSTEM,
        "off": TEXT("hall", "Off"),
        "fast": TEXT("hall", "Fast"),
        "normal": TEXT("hall", "Normal"),
        "slow": TEXT("hall", "Slow"),
    },
    remark=TEXT("hall", "also how long a computer's move stays visible"),
    section=1,
)
VOLUME = ChoicePreference(
    "volume",
    "normal",
    TEXT("hall", "Sounds"),
    {
        "off": TEXT("hall", "Off"),
        "quiet": TEXT("hall", "Quiet"),
        "normal": TEXT("hall", "Normal"),
        "loud": TEXT("hall", "Loud"),
    },
    remark=TEXT("hall", "dice, pieces, your turn; also shown on screen"),
    section=1,
)
UNDO = ChoicePreference(
    "undo",
    "fair",
    TEXT("hall", "Undo in new matches"),
    {"fair": TEXT("hall", "Fair"), "practice": TEXT("hall", "Practice")},
    remark=TEXT("hall", "fair: until something hidden is revealed; practice: always, and not counted"),
    section=1,
)
CONFIRM = Preference("confirm", True, TEXT("hall", "Ask before a turn is ended with something left to do"), section=1)
SCORES = Preference("show_scores", True)
"""Whether all scores are shown during a match; the View menu has it."""

PREFERENCES: tuple[Preference[Any], ...] = tuple(one for one in list(vars().values()) if isinstance(one, Preference))

_WISHES, _STILL = "desktop", "still"
"""The key for the last wishes of the desktop, and the wish for less motion."""


class Settings(QObject):
    """The preferences, with a signal.

    changed: the key of the one that has another value now
    """

    changed = Signal(str)

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.preferences = preferences
        kept: list[str] = preferences.get(_WISHES, [])
        self._wishes = _STILL in kept, CONTRAST in kept

    def get(self, preference: Preference[T]) -> T:
        return preference.read(self.preferences)

    @property
    def has_contrast(self) -> bool:
        """Whether colours stand further apart: as chosen, or as the desktop wishes."""
        wish = self.get(CONTRAST)
        return self._wishes[1] if wish == "system" else wish == "high"

    @property
    def speed(self) -> str:
        """The speed of animations: as chosen, or as the desktop wishes."""
        speed = self.get(SPEED)
        return speed if speed != "system" else "off" if self._wishes[0] else "normal"

    def hear(self, wishes: tuple[bool, bool]) -> None:
        """Take the desktop's wishes for less motion and more contrast, and keep them for the next start."""
        before, self._wishes = self._wishes, wishes
        if wishes == before:
            return
        is_still, has_contrast = wishes
        with contextlib.suppress(LudariumError):
            self.preferences.set(_WISHES, [_STILL] * is_still + [str(CONTRAST)] * has_contrast)
        for preference, number in ((SPEED, 0), (CONTRAST, 1)):
            if wishes[number] != before[number] and self.get(preference) == "system":
                self.changed.emit(preference)

    def set(self, key: str, value: bool | int | str) -> None:
        """Keep the value. When the disk refuses, a `LibraryError` says why and nothing changes."""
        self.preferences.set(key, value)
        self.changed.emit(key)

    def read_again(self) -> None:
        """Read the file, which was replaced."""
        self.preferences.read_again()
        for preference in PREFERENCES:
            self.changed.emit(preference)

    def step_scale(self, steps: int) -> None:
        """Make text larger or smaller; 0 brings back the default."""
        span, now = SCALE.span, self.get(SCALE)
        wanted = max(span[0], min(now + steps * span.step, span[-1])) if steps else SCALE.default
        if wanted != now:
            self.set(SCALE, wanted)
