"""What is in the box of a title that is known to be The Iron Age."""

from __future__ import annotations

from ludarium.engine.registry import AnyTitle
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.title import IronAge


def box_of(title: AnyTitle) -> Box:
    assert isinstance(title, IronAge)
    return title.box


def sea_box_of(title: AnyTitle) -> Box:
    """Return the box with the colony board of the expansion."""
    assert isinstance(title, IronAge)
    return title.sea_box
