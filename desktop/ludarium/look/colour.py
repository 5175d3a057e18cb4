"""Colour arithmetic."""

from __future__ import annotations

from PySide6.QtGui import QColor


def mix(ground: QColor, colour: QColor, share: float) -> QColor:
    return QColor(
        round(ground.red() + (colour.red() - ground.red()) * share),
        round(ground.green() + (colour.green() - ground.green()) * share),
        round(ground.blue() + (colour.blue() - ground.blue()) * share),
    )


def contrast(one: QColor, other: QColor) -> float:
    """Return the WCAG contrast ratio, 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())
