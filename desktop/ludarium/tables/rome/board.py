"""What the boards of Rome share."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.boards.board import Board


class RomeBoard(Board):
    """A board whose pieces are kept as pictures. Targets tell the score only where it would change."""

    keeps_pictures = True

    def show_targets(self, targets: Mapping[str, int | None]) -> None:
        now = self.desk.position.score if targets and self.desk.position is not None else None
        super().show_targets({place: None if after == now else after for place, after in targets.items()})
