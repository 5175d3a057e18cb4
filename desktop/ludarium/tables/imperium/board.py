"""What the boards of Imperium share: a click does what there is one way to do, and piles open."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ludarium.boards.board import Board
from ludarium.boards.click_actions import Click, Open, Play, Toggle, meant
from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing
from ludarium.games.imperium.facts import CARD, PILE, TOKEN, TokenFacts
from ludarium.tables.imperium.pieces import DeckTop, Disc, ImperiumCard, ImperiumPile, Tab

LYING, RAISED = 2.0, 3.5
"""How high cards lie over each other, and the one that is looked at."""


class ImperiumBoard(Board):
    """A board of Imperium.

    opened: a pile was clicked to be looked into
    """

    opened = Signal(str)

    keeps_pictures = True

    def __init__(self, context: TableContext, zones: Collection[str], parent: QWidget | None = None) -> None:
        super().__init__(context, zones, parent, self.wants)
        self._raised: ImperiumCard | None = None
        self.pointed.connect(self._raise)

    def _raise(self, thing: Thing | None) -> None:
        """Where cards lie over each other, the one that is looked at comes to the top."""
        piece = self.piece(thing.id) if thing is not None else None
        card = piece if isinstance(piece, ImperiumCard) and not isinstance(piece, (DeckTop, Tab)) else None
        if card is self._raised:
            return
        for one, height in ((self._raised, LYING), (card, RAISED)):
            if one is not None and isValid(one):
                one.setZValue(height)
        self._raised = card

    def wants(self, thing: Thing) -> bool:
        """What lies in a pile is shown when the pile is opened; the card on top of a deck is a place of its own."""
        below = self.desk.scene.thing(thing.zone)
        return below is None or below.kind != PILE or thing.id.endswith(".top") or thing.kind == TOKEN

    def make(self, thing: Thing) -> Piece:
        piece = self.make_piece(thing)
        if piece.zValue() == 0 and thing.kind in (CARD, PILE, TOKEN):
            piece.setZValue(2 if thing.kind != TOKEN else 4)
        return piece

    def make_piece(self, thing: Thing) -> Piece:
        """A piece for what all boards have."""
        match thing.kind:
            case "card" if thing.id.endswith(".top"):
                piece: Piece = DeckTop(thing, self.context)
                piece.setZValue(3)
                return piece
            case "card" if self._is_garrison(thing):
                return Tab(thing, self.context)
            case "card":
                return ImperiumCard(thing, self.context)
            case "pile":
                return ImperiumPile(thing, self.context)
            case "token" if isinstance(thing.facts, TokenFacts):
                return Disc(thing, self.context)
        return Piece(thing, self.context)

    def _is_garrison(self, thing: Thing) -> bool:
        below = self.desk.scene.thing(thing.zone)
        return below is not None and below.kind == CARD

    def refresh(self) -> None:
        """A pile is asked for when something in it is; a card that the question is not about is paler.

        Where every answer ends at the same card, as a garrison does, the cards that it begins with are the answers.
        """
        super().refresh()
        touched, is_asked = self.desk.touched, self.desk.prompt is not None
        live, ends = self.desk.live, self.desk.asked
        answers = live if len(ends) == 1 and ends.isdisjoint(live) else ()
        piles = {id.rpartition(".")[0] for id in touched}
        for piece in self.registry:
            if isinstance(piece, ImperiumPile):
                if piece.id in piles:
                    piece.flag(asked=True)
            elif isinstance(piece, ImperiumCard):
                if piece.id in answers:
                    piece.flag(asked=True)
                is_useful = piece.live or piece.asked or piece.id in touched
                piece.flag(is_pale=is_asked and piece.dims and not is_useful)

    def meaning(self, piece: Piece) -> Click | None:
        """A click picks, or does the one thing that there is to do; a pile that is no answer opens."""
        desk, touch = self.desk, meant(self, piece).id
        if not self.drag.is_empty:
            return super().meaning(piece)
        if desk.may_draft(touch):
            return Toggle(touch)
        way = desk.only_way(touch)
        if way is not None:
            return Play(way)
        if isinstance(piece, ImperiumPile) and not desk.at(piece.id):
            return Open(lambda: self.opened.emit(piece.id))
        return super().meaning(piece)
