"""How somebody sees a picture who tells fewer colours apart, or none."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QColor, QImage

Matrix = tuple[tuple[float, float, float], ...]

SIGHTS: Mapping[str, Matrix] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""What becomes of linear red, green and blue (Machado, Oliveira and Fernandes, 2009); in grey, the luminance."""

Seen = tuple[float, float, float]


def seen(colour: QColor, sight: str) -> Seen:
    """The colour as somebody sees it, each part from 0 to 1."""
    linear = [_linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF())]
    parts = (sum(share * part for share, part in zip(row, linear, strict=True)) for row in SIGHTS[sight])
    red, green, blue = (_curved(min(1.0, max(0.0, part))) for part in parts)
    return red, green, blue


def apart(one: QImage, other: QImage, sight: str, least: float = 0.15) -> float:
    """The share of the points of two pictures of one size that look plainly different."""
    spots = [(x, y) for x in range(one.width()) for y in range(one.height())]
    differ = sum(
        _distance(seen(one.pixelColor(*at), sight), seen(other.pixelColor(*at), sight)) > least for at in spots
    )
    return differ / len(spots)


def _distance(one: Seen, other: Seen) -> float:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _curved(part: float) -> float:
    return part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055
