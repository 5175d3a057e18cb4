"""The pieces of a board, kept in step with the scene."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from PySide6.QtCore import QModelIndex, QObject, QRectF
from PySide6.QtWidgets import QGraphicsScene

from ludarium.boards.piece import Piece
from ludarium.engine.scene import Thing
from ludarium.models.scene_model import SceneModel

Where = Callable[[Thing], QRectF | None]


class PieceRegistry(QObject):
    """What lies in some zones, and what lies on that, as pieces by id.

    make: makes a piece for a thing; where: the place of a thing on the board, None when it is not shown
    wants: whether a thing gets a piece, None where all do; what lies in a closed pile needs none
    """

    def __init__(
        self,
        scene: SceneModel,
        zones: Collection[str],
        make: Callable[[Thing], Piece],
        where: Where,
        ground: QGraphicsScene,
        wants: Callable[[Thing], bool] | None = None,
    ) -> None:
        super().__init__(ground)
        self._scene = scene
        self._zones = frozenset(zones)
        self._make, self._where, self._wants = make, where, wants
        self._ground = ground
        self._pieces: dict[str, Piece] = {}
        self._left: dict[tuple[str, object], QRectF] = {}
        self._in_order: list[Piece] | None = None
        self._is_stale = False
        self.keeps_pictures = False
        scene.rowsInserted.connect(self._on_inserted)
        scene.rowsAboutToBeRemoved.connect(self._on_removed)
        scene.rowsMoved.connect(self._on_moved)
        scene.dataChanged.connect(self._on_changed)

    def fill(self) -> None:
        """Add the things that are already there."""
        for thing in self._scene.things:
            self._bring(thing)

    def show_zones(self, zones: Collection[str]) -> None:
        """Show these zones from now on: another seat looks, or another pile is opened."""
        if self._zones == frozenset(zones):
            return
        self._zones = frozenset(zones)
        for piece in list(self._pieces.values()):
            if not self._belongs(piece.thing):
                self._take_away(piece.id)
        self._left.clear()
        for thing in self._scene.things:
            if thing.id not in self._pieces:
                self._bring(thing)
        self._is_stale = True

    # Pieces, in the order of the scene

    def get(self, id: str) -> Piece | None:
        return self._pieces.get(id)

    def some(self, ids: Collection[str]) -> list[Piece]:
        return [piece for id in ids if (piece := self._pieces.get(id)) is not None]

    def __iter__(self) -> Iterator[Piece]:
        """Iterate in the order of the scene: later pieces lie on top."""
        if self._in_order is None:
            self._in_order = [self._pieces[thing.id] for thing in self._scene.things if thing.id in self._pieces]
        return iter(self._in_order)

    def __contains__(self, piece: Piece) -> bool:
        return self._pieces.get(piece.id) is piece

    @property
    def ids(self) -> Collection[str]:
        return self._pieces.keys()

    # Keeping in step

    def settle(self, duration: int) -> bool:
        """Move everything to its place after a change of position; return whether there was any."""
        stale, self._is_stale = self._is_stale, False
        if stale:
            for piece in self._pieces.values():
                self._settle(piece, duration)
            self._left.clear()
        return stale

    def unsettle(self) -> None:
        """Let `settle` move the pieces although their things are the same."""
        self._is_stale = True

    def _settle(self, piece: Piece, duration: int) -> None:
        rect = self._where(piece.thing)
        piece.setVisible(rect is not None)
        if rect is None:
            return
        came_from = self._left.pop((piece.thing.kind, piece.thing.facts), None) if piece.rect.isEmpty() else None
        if came_from is not None and duration:
            piece.place(came_from)
        piece.glide(rect, duration)

    def arrange(self) -> None:
        """Place every piece without animation."""
        for piece in self._pieces.values():
            rect = self._where(piece.thing)
            piece.setVisible(rect is not None)
            if rect is not None:
                piece.place(rect)

    def land(self) -> None:
        for piece in self._pieces.values():
            piece.arrive()

    def _belongs(self, thing: Thing) -> bool:
        is_in_zones = not self._zones.isdisjoint(self._scene.zones_of(thing))
        return is_in_zones and (self._wants is None or self._wants(thing))

    def _bring(self, thing: Thing) -> None:
        if self._belongs(thing):
            self._is_stale, self._in_order = True, None
            piece = self._pieces[thing.id] = self._make(thing)
            if self.keeps_pictures and piece.keeps_picture:
                piece.keep_picture()
            self._ground.addItem(piece)

    def _take_away(self, id: str) -> None:
        piece = self._pieces.pop(id, None)
        if piece is not None:
            self._is_stale, self._in_order = True, None
            self._left[piece.thing.kind, piece.thing.facts] = QRectF(piece.pos(), piece.rect.size())
            self._ground.removeItem(piece)

    def _on_inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        for thing in self._scene.things[first : last + 1]:
            self._bring(thing)

    def _on_removed(self, parent: QModelIndex, first: int, last: int) -> None:
        for thing in self._scene.things[first : last + 1]:
            self._take_away(thing.id)

    def _on_moved(self) -> None:
        self._is_stale, self._in_order = True, None

    def _on_changed(self, first: QModelIndex, last: QModelIndex, roles: list[int] | None = None) -> None:
        for thing in self._scene.things[first.row() : last.row() + 1]:
            self._follow(thing)

    def _follow(self, thing: Thing) -> None:
        """Show a change; if the thing came or went, so did what lies on it."""
        piece, is_here = self._pieces.get(thing.id), self._belongs(thing)
        if piece is not None and is_here and piece.thing.kind == thing.kind:
            self._is_stale = True
            piece.show_thing(thing)
            return
        if piece is None and not is_here:
            return
        self._take_away(thing.id)
        self._bring(thing)
        if is_here != (piece is not None):
            for other in self._scene.things_in(thing.id):
                self._follow(other)
