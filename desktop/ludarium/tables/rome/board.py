"""What the boards of Rome share."""

from __future__ import annotations

from ludarium.boards.board import Board


class RomeBoard(Board):
    """A board whose pieces are kept as pictures."""

    keeps_pictures = True
