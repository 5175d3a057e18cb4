"""What a click or Enter on a piece means, on every board: described and done from one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import attrs

from ludarium.boards.piece import Piece
from ludarium.engine.actions import Action
from ludarium.engine.moment import Way

if TYPE_CHECKING:
    from ludarium.boards.board import Board


@attrs.frozen
class Play:
    """Play this action, or several in sequence."""

    way: Way

    @property
    def action(self) -> Action:
        return self.way[0]


@attrs.frozen
class Toggle:
    """Pick the piece for a choice of several, or put it back."""

    id: str


@attrs.frozen
class PickUp:
    """Pick the piece up."""

    piece: Piece


@attrs.frozen
class PutDown:
    """Put the held piece here, or say why not."""

    place: Piece


@attrs.frozen
class PutBack:
    """Put the held piece back."""


@attrs.frozen
class Open:
    """Open something outside the match: a pile, another seat's sheet."""

    open: Callable[[], None]


@attrs.frozen
class Refuse:
    """Say why the piece cannot go there."""

    id: str
    place: str


Click = Play | Toggle | PickUp | PutDown | PutBack | Open | Refuse  # what a click does


def meaning(board: Board, piece: Piece) -> Click | None:
    """Return what a click does: put down, play the only action, pick up, or play what ends only there."""
    desk, touch = board.desk, meant(board, piece)
    if desk.may_draft(piece.id):
        return Toggle(piece.id)
    if not board.drag.is_empty:
        return _held_over(board, piece)
    action = desk.alone(touch.id)
    if action is not None:
        return Play((action,))
    if desk.is_movable(touch.id):
        return PickUp(piece)
    ending = desk.at(touch.id)
    return Play((ending[0],)) if len(ending) == 1 else None


def _held_over(board: Board, piece: Piece) -> Click:
    touch = meant(board, piece).id
    if touch == board.drag.held:
        return PutBack()
    return PickUp(piece) if not piece.glow and board.desk.is_movable(touch) else PutDown(piece)


def activate(board: Board, piece: Piece) -> None:
    desk, drag = board.desk, board.drag
    match board.meaning(piece):
        case Play(way=way):
            desk.go(way)
        case Toggle(id=id):
            desk.toggle(id)
        case PickUp(piece=taken):
            drag.pick_up(board, taken)
        case PutDown(place=place):
            drag.put_on(place)
        case PutBack():
            drag.put_back()
        case Open(open=open_it):
            open_it()
        case Refuse(id=id, place=place):
            desk.drop(id, place)


def is_usable(board: Board, piece: Piece) -> bool:
    click = board.meaning(piece)
    return piece.glow if isinstance(click, PutDown) else click is not None and not isinstance(click, Refuse)


def meant(board: Board, piece: Piece) -> Piece:
    """Return the piece itself, or the nearest one below it that an action touches."""
    below: Piece | None = piece
    while below is not None and below.id not in board.desk.touched:
        below = board.piece(below.thing.zone)
    return below or piece
