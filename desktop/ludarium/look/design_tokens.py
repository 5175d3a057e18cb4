"""Design tokens: every colour, size and duration, read from one data file."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

from ludarium.engine.resources import resources


class ColourTokens(NamedTuple):
    """One theme: each colour by purpose, as ``#RRGGBB``."""

    window: str
    surface: str
    raised: str
    ink: str
    muted: str
    line: str
    accent: str
    accent_ink: str
    bronze: str
    laurel: str
    terracotta: str
    sea: str
    sea_deep: str
    land: str
    land_edge: str
    gold: str
    danger: str
    legal: str
    wood: str
    wood_dark: str
    hole: str


class Themes(NamedTuple):
    """The two themes."""

    light: ColourTokens
    dark: ColourTokens


class SeatToken(NamedTuple):
    """A seat's colour, sigil and mark."""

    id: int
    name: str
    colour: str
    sigil: str
    mark: str


class TypeTokens(NamedTuple):
    """Font families and sizes in points."""

    display: str
    text: str
    fallback: tuple[str, ...]
    scale_pt: tuple[float, ...]


class RadiusTokens(NamedTuple):
    """Corner radii in pixels."""

    card: int
    panel: int
    button: int


class MotionTokens(NamedTuple):
    """Durations in milliseconds and speed factors."""

    piece: int
    card: int
    die: int
    fade: int
    factor_off: float
    factor_fast: float
    factor_normal: float
    factor_slow: float

    def duration(self, what: str, speed: str = "normal") -> int:
        """Return how long ``what`` moves at that speed (off, fast, normal, slow)."""
        time: int = getattr(self, what)
        factor: float = getattr(self, f"factor_{speed}")
        return round(time * factor)


class DesignTokens(NamedTuple):
    """The whole file."""

    name: str
    idea: str
    themes: Themes
    seats: tuple[SeatToken, ...]
    type: TypeTokens
    space_px: tuple[int, ...]
    radius_px: RadiusTokens
    motion_ms: MotionTokens


@cache
def tokens() -> DesignTokens:
    return read_tokens(json.loads((resources() / "art" / "tokens.json").read_text(encoding="utf-8")))


def read_tokens(data: dict[str, Any]) -> DesignTokens:
    """Read by hand: a converter would take a tenth of the time until the first paint."""
    themes, type_ = data["themes"], data["type"]
    return DesignTokens(
        name=data["name"],
        idea=data["idea"],
        themes=Themes(ColourTokens(**themes["light"]), ColourTokens(**themes["dark"])),
        seats=tuple(SeatToken(**seat) for seat in data["seats"]),
        type=TypeTokens(type_["display"], type_["text"], tuple(type_["fallback"]), tuple(type_["scale_pt"])),
        space_px=tuple(data["space_px"]),
        radius_px=RadiusTokens(**data["radius_px"]),
        motion_ms=MotionTokens(**data["motion_ms"]),
    )
