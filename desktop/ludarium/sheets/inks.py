"""Colours of a sheet: those of the table, or black on white."""

from __future__ import annotations

from collections.abc import Mapping

import attrs
from PySide6.QtGui import QColor

from ludarium.look.colour import contrast, mix
from ludarium.look.seats import SeatStyle
from ludarium.look.theme import Theme
from ludarium.sheets.layout import Tone


@attrs.frozen
class Ink:
    """The colours of a sheet.

    tones: text and lines, by emphasis
    quiet: the outline of a mark that is usually empty
    fill, on_fill: a filled box, and what is drawn on it
    ring: circles around numbers; gain: points already won
    band: the background of a row that is owned, None if it is not tinted
    in_lines: draw pictures in black lines instead of colour
    hair: factor for faint lines where they cannot be paler
    """

    tones: Mapping[Tone, QColor]
    quiet: QColor
    fill: QColor
    on_fill: QColor
    ring: QColor
    gain: QColor
    band: QColor | None
    in_lines: bool
    hair: float = 1.0


def paper() -> Ink:
    """Return black on white, which copies well."""
    black, white = QColor("black"), QColor("white")
    return Ink(dict.fromkeys(Tone, black), black, black, white, black, black, None, in_lines=True, hair=0.6)


def table(theme: Theme, seat: SeatStyle) -> Ink:
    """Return the theme's colours, with the seat's for circles."""
    ground = theme.sheet
    return Ink(
        tones={Tone.INK: theme["ink"], Tone.MUTED: theme["muted"], Tone.FAINT: theme["line"]},
        quiet=mix(ground, theme["muted"], 0.75),
        fill=theme["ink"],
        on_fill=ground,
        ring=_seen(seat.colour, ground, theme["ink"]),
        gain=theme.gain,
        band=theme.tint,
        in_lines=False,
    )


def _seen(colour: QColor, ground: QColor, ink: QColor) -> QColor:
    """Return the colour, darkened until legible on the ground."""
    while contrast(colour, ground) < 3:
        colour = mix(colour, ink, 0.1)
    return colour
