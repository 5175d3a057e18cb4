"""The tokens of the visual language: every colour, size and time, read from one data file."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

from ludarium.engine.resources import resources


class Colours(NamedTuple):
    """One theme: what each colour is for, as ``#RRGGBB``."""

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

    light: Colours
    dark: Colours


class SeatToken(NamedTuple):
    """What tells one seat from another: a colour, a sigil and a mark, never the colour alone."""

    id: int
    name: str
    colour: str
    sigil: str
    mark: str


class TypeTokens(NamedTuple):
    """The families of letters and the steps of their sizes, in points."""

    display: str
    text: str
    fallback: tuple[str, ...]
    scale_pt: tuple[float, ...]


class Radii(NamedTuple):
    """How round corners are, in pixels."""

    card: int
    panel: int
    button: int


class Motion(NamedTuple):
    """How long things move, in milliseconds, and the factors of the speed setting."""

    piece: int
    card: int
    die: int
    fade: int
    factor_off: float
    factor_fast: float
    factor_normal: float
    factor_slow: float

    def duration(self, what: str, speed: str = "normal") -> int:
        """How long ``what`` moves at that speed (off, fast, normal, slow)."""
        time: int = getattr(self, what)
        factor: float = getattr(self, f"factor_{speed}")
        return round(time * factor)


class Tokens(NamedTuple):
    """The whole file."""

    name: str
    idea: str
    themes: Themes
    seats: tuple[SeatToken, ...]
    type: TypeTokens
    space_px: tuple[int, ...]
    radius_px: Radii
    motion_ms: Motion


@cache
def tokens() -> Tokens:
    return read(json.loads((resources() / "art" / "tokens.json").read_text(encoding="utf-8")))


def read(data: dict[str, Any]) -> Tokens:
    """Read by hand: the file is our own, and a converter would cost a tenth of the time until the first paint."""
    themes, type_ = data["themes"], data["type"]
    return Tokens(
        name=data["name"],
        idea=data["idea"],
        themes=Themes(Colours(**themes["light"]), Colours(**themes["dark"])),
        seats=tuple(SeatToken(**seat) for seat in data["seats"]),
        type=TypeTokens(type_["display"], type_["text"], tuple(type_["fallback"]), tuple(type_["scale_pt"])),
        space_px=tuple(data["space_px"]),
        radius_px=Radii(**data["radius_px"]),
        motion_ms=Motion(**data["motion_ms"]),
    )
