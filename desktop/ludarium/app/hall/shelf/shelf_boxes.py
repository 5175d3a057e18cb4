"""The boxes on the shelf: titles and their expansions."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from ludarium import words
from ludarium.engine.resources import resources
from ludarium.widgets.phrases import box_names, hall


class Edition(NamedTuple):
    """A box: a title, or an expansion, which is a title with certain options.

    key: the name of the box and its art; players, minutes: the least and the most
    each: minutes are for each player; expands: the option and choice that name the expansion
    """

    key: str
    title: str
    options: Mapping[str, str]
    players: tuple[int, int] | None = None
    minutes: tuple[int, int] | None = None
    each: bool = False
    foot: str = "#4A4038"
    expands: tuple[str, str] | None = None
    authors: tuple[str, ...] = ()

    @property
    def is_expansion(self) -> bool:
        return self.expands is not None

    @property
    def name(self) -> str:
        return words.choice(self.title, *self.expands) if self.expands else box_names(self.title)[0]

    @property
    def players_said(self) -> str:
        return _span(self.players) if self.players else ""

    @property
    def minutes_said(self) -> str:
        if self.minutes is None:
            return ""
        if self.each:
            return hall.tr("{minutes} min a player", minutes=_span(self.minutes))
        return hall.tr("{minutes} min", minutes=_span(self.minutes))


def _span(numbers: tuple[int, int]) -> str:
    low, high = numbers
    return str(low) if low == high else f"{low}\N{EN DASH}{high}"


@cache
def _known() -> Mapping[str, Edition]:
    data = json.loads((resources() / "art" / "components" / "boxes.json").read_text(encoding="utf-8"))["boxes"]
    return {key: _edition(key, **fields) for key, fields in data.items()}


def _edition(key: str, **fields: object) -> Edition:
    pairs = {name: tuple(value) if isinstance(value, list) else value for name, value in fields.items()}
    return Edition(key, **pairs)  # type: ignore[arg-type]  # our own file: a test reads all of it


def edition(key: str) -> Edition:
    """Return the box of that name; unknown titles have a plain one."""
    return _known().get(key) or Edition(key, key, {})


def editions(titles: Iterable[str]) -> list[Edition]:
    """Return the boxes of these titles, each with its expansions."""
    return [
        one
        for title in titles
        for one in (edition(title), *(one for one in _known().values() if one.is_expansion and one.title == title))
    ]


def edition_of(title: str, options: Mapping[str, str]) -> Edition:
    fitting = (one for one in _known().values() if one.title == title and one.options.items() <= options.items())
    return next(fitting, None) or edition(title)
