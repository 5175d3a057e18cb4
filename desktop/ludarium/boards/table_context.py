"""What every table and its boards are built with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from ludarium.engine.registry import AnyTitle
from ludarium.engine.setups import Setup
from ludarium.look.theme import Theme
from ludarium.models.desk import Desk

if TYPE_CHECKING:
    from ludarium.boards.drag import Drag
    from ludarium.boards.motion import Motion


@attrs.frozen
class TableContext:
    """Who plays what, with which pieces, how it looks.

    players: who holds each seat ("human" or a level); colours: the number of each seat's colour and mark
    """

    title: AnyTitle
    setup: Setup
    players: tuple[str, ...]
    colours: tuple[int, ...]
    desk: Desk
    drag: Drag
    motion: Motion
    theme: Theme
    scale: float = 1.0
