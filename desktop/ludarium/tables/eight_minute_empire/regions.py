"""The regions of the map under hands and keys: which of them matter now, and which army is taken from one."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.boards.board import Board
from ludarium.boards.click_actions import Click, PickUp, Play
from ludarium.boards.piece import Piece
from ludarium.tables.eight_minute_empire.land import RegionPlace


class Regions:
    """What a click or a key does in a region of a map."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def __iter__(self) -> Iterator[RegionPlace]:
        return (piece for piece in self._board.registry if isinstance(piece, RegionPlace))

    # Clicks

    def meaning(self, region: RegionPlace) -> Click | None:
        """Do what ends here. What begins elsewhere on the map is not meant: an army is moved from where it stands."""
        desk = self._board.desk
        ending = [offer for offer in desk.offers_at(region.id) if not self._is_army(offer.touches[0][0])]
        if ending:
            return Play((ending[0].action,)) if len(ending) == 1 else None
        armies = self._that_can_go(region)
        return PickUp(armies[0]) if armies else None

    def take_next(self, region: RegionPlace) -> None:
        """Pick up an army of the region; once more takes the next owner's, and after the last none."""
        board, hand = self._board, self._board.drag
        armies = self._that_can_go(region)
        held = next((place for place, piece in enumerate(armies) if piece.id == hand.held), -1)
        hand.put_back_at_once()
        if held + 1 < len(armies):
            hand.pick_up(board, armies[held + 1])

    def may_take(self, region: RegionPlace) -> bool:
        return not region.glow or self._board.drag.is_empty

    def _is_army(self, id: str) -> bool:
        piece = self._board.piece(id)
        return piece is not None and piece.thing.kind == "army"

    def _that_can_go(self, region: RegionPlace) -> list[Piece]:
        return [piece for piece in self._armies(region) if self._board.desk.targets(piece.id)]

    def _armies(self, region: RegionPlace) -> list[Piece]:
        return [piece for piece in self._board.registry if piece.thing.kind == "army" and piece.thing.zone == region.id]

    # Keys

    def by_weight(self, start: str) -> list[RegionPlace]:
        """All of them: those that matter now first, and the start before others."""
        return sorted(self, key=lambda region: (not self._matters(region), region.id != start))

    def next(self, here: Piece | None, step: int) -> RegionPlace:
        """The next region that matters now, in the order of their numbers."""
        wanted = [region for region in self if self._matters(region)] or list(self)
        place = next((place for place, region in enumerate(wanted) if region is here), -1 if step > 0 else 0)
        return wanted[(place + step) % len(wanted)]

    def _matters(self, region: RegionPlace) -> bool:
        board = self._board
        if not board.drag.is_empty:
            return region.glow
        if region.shines:
            return True
        return any(army.live for army in self._armies(region)) or bool(board.desk.at(region.id))
