"""The light and the dark theme: colours by their token's name, the palette, and putting it all on."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PySide6.QtGui import QColor, QPalette, QPixmapCache
from PySide6.QtWidgets import QApplication

from ludarium.look import fonts
from ludarium.look.colour import mixed
from ludarium.look.design_tokens import Colours, Motion, Radii, tokens
from ludarium.look.qt_startup import Qt
from ludarium.look.stylesheet import style_sheet

LIGHT, DARK = "light", "dark"

STYLE = ("-style", "fusion")
"""How the application is told which style the sheet is written for."""


class Theme:
    """One of the two themes: ``theme["ink"]`` is a colour. There is one of each: `theme` makes it.

    has_contrast: its colours stand further apart, for those who ask for it
    """

    __slots__ = ("colours", "has_contrast", "name")

    def __init__(self, name: str, colours: Colours, has_contrast: bool = False) -> None:
        self.name = name
        self.colours = colours
        self.has_contrast = has_contrast

    def __getitem__(self, token: str) -> QColor:
        return QColor(getattr(self.colours, token))

    @property
    def is_dark(self) -> bool:
        return self.name == DARK

    def mix(self, ground: str, colour: str, share: float) -> QColor:
        """The ground with a share of another colour in it."""
        return mixed(self[ground], self[colour], share)

    # Colours that are made from the tokens

    @property
    def sheet(self) -> QColor:
        """The paper of a sheet on the table."""
        return self.mix("surface", "raised", 0.5)

    @property
    def tint(self) -> QColor:
        """The ground of what is owned or new: a breath of gold, of bronze in the dark."""
        return self.mix("surface", "bronze", 0.11) if self.is_dark else self.mix("surface", "gold", 0.13)

    @property
    def chosen(self) -> QColor:
        """The ground of the chosen line of a list."""
        return self.mix("surface", "accent", 0.11)

    @property
    def hover(self) -> QColor:
        """The ground of what lies under the pointer."""
        return self.mix("raised", "ink", 0.05)

    @property
    def edge(self) -> QColor:
        """The edge of what can be pressed or written in."""
        return self.mix("line", "muted", 0.2)

    @property
    def quiet(self) -> QColor:
        """Muted ink that can be read on every ground, also on the window and on tinted ones."""
        return self.mix("muted", "ink", 0.25)

    @property
    def gain(self) -> QColor:
        """Laurel that can be read on every ground."""
        return self.mix("laurel", "ink", 0.2)

    @property
    def pale(self) -> QColor:
        """The ink of what cannot be used now."""
        return self.mix("surface", "muted", 0.65)

    @property
    def tip(self) -> QColor:
        """The ground of a tool tip: dark in both themes, since it lies over everything."""
        return QColor("#2B2622")

    @property
    def tip_ink(self) -> QColor:
        return QColor("#FBF8F2")

    # Sizes and times, the same in both themes

    @property
    def space(self) -> tuple[int, ...]:
        return tokens().space_px

    @property
    def radius(self) -> Radii:
        return tokens().radius_px

    @property
    def motion(self) -> Motion:
        return tokens().motion_ms

    def palette(self) -> QPalette:
        """What widgets paint with where the style sheet says nothing."""
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
    """The theme of that name: light or dark."""
    return _made(name, has_contrast)


@cache
def _made(name: str, has_contrast: bool) -> Theme:
    colours: Colours = getattr(tokens().themes, name)
    return Theme(name, _stark(colours, is_dark=name == DARK) if has_contrast else colours, has_contrast)


_NEARER_TO_INK = {"muted": 0.75, "line": 0.65, "accent": 0.3, "laurel": 0.3, "danger": 0.25, "bronze": 0.3}
"""How far the colours of letters and lines move to the ink where contrast is asked for."""


def _stark(colours: Colours, *, is_dark: bool) -> Colours:
    """The colours with black on white, or white on black."""
    ground, ink = ("#000000", "#FFFFFF") if is_dark else ("#FFFFFF", "#000000")
    nearer = {
        token: mixed(QColor(getattr(colours, token)), QColor(ink), share).name()
        for token, share in _NEARER_TO_INK.items()
    }
    return colours._replace(window=ground, surface=ground, raised=ground, ink=ink, **nearer)


def theme_of_system(app: QApplication) -> Theme:
    """The theme that the desktop asks for."""
    if not _now:  # the palette is still the desktop's own, and quicker to ask
        return theme(DARK if app.palette().color(QPalette.ColorRole.Window).lightness() < 128 else LIGHT)
    return theme(DARK if app.styleHints().colorScheme() == Qt.ColorScheme.Dark else LIGHT)


class Look(NamedTuple):
    """What is on now: the theme, and how large text is (1 to 2)."""

    theme: Theme
    scale: float

    def px(self, pixels: float) -> int:
        """So many pixels at 100 %, at the scale of now."""
        return round(pixels * self.scale)


_now: list[Look] = []


def current() -> Look:
    """What `apply` put on last."""
    return _now[-1] if _now else Look(theme(LIGHT), 1.0)


KEPT = 48 * 1024
"""So many kilobytes of pictures are kept: all pieces of a full table, on a fine screen too."""


def apply(app: QApplication, theme: Theme, scale: float = 1.0) -> None:
    """Put the theme on the whole program. Open windows follow at once."""
    _now[:] = [Look(theme, scale)]
    QPixmapCache.setCacheLimit(KEPT)
    app.setFont(fonts.font(fonts.BODY, scale))
    app.setPalette(theme.palette())
    app.setStyleSheet(style_sheet(theme, scale))
