"""The light and the dark theme: colours by token, the palette, and how to apply them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PySide6.QtGui import QColor, QPalette, QPixmapCache
from PySide6.QtWidgets import QApplication

from ludarium.look import fonts
from ludarium.look.colour import mix
from ludarium.look.design_tokens import ColourTokens, MotionTokens, RadiusTokens, tokens
from ludarium.look.qt_startup import Qt
from ludarium.look.stylesheet import style_sheet

LIGHT, DARK = "light", "dark"
STYLE = ("-style", "fusion")  # the style that the sheet is written for


class Theme:
    """One of the two themes: ``theme["ink"]`` is a colour. There is one of each: `theme` makes it.

    has_contrast: its colours stand further apart, for those who ask for it
    """

    __slots__ = ("colours", "has_contrast", "name")

    def __init__(self, name: str, colours: ColourTokens, has_contrast: bool = False) -> None:
        self.name = name
        self.colours = colours
        self.has_contrast = has_contrast

    def __getitem__(self, token: str) -> QColor:
        return QColor(getattr(self.colours, token))

    @property
    def is_dark(self) -> bool:
        return self.name == DARK

    def mix(self, ground: str, colour: str, share: float) -> QColor:
        return mix(self[ground], self[colour], share)

    # Colours that are made from the tokens

    @property
    def sheet(self) -> QColor:
        return self.mix("surface", "raised", 0.5)

    @property
    def tint(self) -> QColor:
        """Ground of what is owned or new."""
        return self.mix("surface", "bronze", 0.11) if self.is_dark else self.mix("surface", "gold", 0.13)

    @property
    def chosen(self) -> QColor:
        return self.mix("surface", "accent", 0.11)

    @property
    def hover(self) -> QColor:
        return self.mix("raised", "ink", 0.05)

    @property
    def edge(self) -> QColor:
        """Edge of buttons and fields."""
        return self.mix("line", "muted", 0.2)

    @property
    def quiet(self) -> QColor:
        """Muted ink, readable on every ground."""
        return self.mix("muted", "ink", 0.25)

    @property
    def gain(self) -> QColor:
        """Laurel, readable on every ground."""
        return self.mix("laurel", "ink", 0.2)

    @property
    def pale(self) -> QColor:
        """Ink of disabled things."""
        return self.mix("surface", "muted", 0.65)

    @property
    def tip(self) -> QColor:
        """Ground of a tooltip, dark in both themes."""
        return QColor("#2B2622")

    @property
    def tip_ink(self) -> QColor:
        return QColor("#FBF8F2")

    # Sizes and times, the same in both themes

    @property
    def space(self) -> tuple[int, ...]:
        return tokens().space_px

    @property
    def radius(self) -> RadiusTokens:
        return tokens().radius_px

    @property
    def motion(self) -> MotionTokens:
        return tokens().motion_ms

    def palette(self) -> QPalette:
        """Return the palette, used where the style sheet says nothing."""
        role = QPalette.ColorRole
        palette = QPalette()
        for name, colour in {
            role.Window: self["window"],
            role.WindowText: self["ink"],
            role.Base: self["raised"],
            role.AlternateBase: self["surface"],
            role.Text: self["ink"],
            role.PlaceholderText: self["muted"],
            role.Button: self["raised"],
            role.ButtonText: self["ink"],
            role.BrightText: self["danger"],
            role.Highlight: self["accent"],
            role.HighlightedText: self["accent_ink"],
            role.Accent: self["accent"],
            role.Link: self["sea"],
            role.LinkVisited: self["accent"],
            role.ToolTipBase: self.tip,
            role.ToolTipText: self.tip_ink,
            role.Light: self["raised"],
            role.Midlight: self["surface"],
            role.Mid: self["line"],
            role.Dark: self["muted"],
            role.Shadow: self["hole"],
        }.items():
            palette.setColor(name, colour)
        for name in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, name, self.pale)
        return palette


def theme(name: str, has_contrast: bool = False) -> Theme:
    return _made(name, has_contrast)


@cache
def _made(name: str, has_contrast: bool) -> Theme:
    colours: ColourTokens = getattr(tokens().themes, name)
    return Theme(name, _stark(colours, is_dark=name == DARK) if has_contrast else colours, has_contrast)


# How far these colours move to the ink for high contrast
_NEARER_TO_INK = {"muted": 0.75, "line": 0.65, "accent": 0.3, "laurel": 0.3, "danger": 0.25, "bronze": 0.3}


def _stark(colours: ColourTokens, *, is_dark: bool) -> ColourTokens:
    """Return the colours with black on white, or white on black."""
    ground, ink = ("#000000", "#FFFFFF") if is_dark else ("#FFFFFF", "#000000")
    nearer = {
        token: mix(QColor(getattr(colours, token)), QColor(ink), share).name()
        for token, share in _NEARER_TO_INK.items()
    }
    return colours._replace(window=ground, surface=ground, raised=ground, ink=ink, **nearer)


def theme_of_system(app: QApplication) -> Theme:
    if not _now:  # the palette is still the desktop's own, and quicker to ask
        return theme(DARK if app.palette().color(QPalette.ColorRole.Window).lightness() < 128 else LIGHT)
    return theme(DARK if app.styleHints().colorScheme() == Qt.ColorScheme.Dark else LIGHT)


class Look(NamedTuple):
    """The theme, and the scale of text (1 to 2)."""

    theme: Theme
    scale: float

    def px(self, pixels: float) -> int:
        """Return pixels at the current scale."""
        return round(pixels * self.scale)


_now: list[Look] = []


def current() -> Look:
    return _now[-1] if _now else Look(theme(LIGHT), 1.0)


KEPT = 48 * 1024  # kilobytes, enough for all pieces of a full table on a high-resolution screen


def apply(app: QApplication, theme: Theme, scale: float = 1.0) -> None:
    """Apply the theme to the application."""
    _now[:] = [Look(theme, scale)]
    QPixmapCache.setCacheLimit(KEPT)
    app.setFont(fonts.font(fonts.BODY, scale))
    app.setPalette(theme.palette())
    app.setStyleSheet(style_sheet(theme, scale))
