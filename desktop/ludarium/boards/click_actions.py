"""What a click or Enter on a piece means, on every board alike: whoever says it beforehand asks what is done after."""

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
    """This action is played, or several one after another."""

    way: Way

    @property
    def action(self) -> Action:
        return self.way[0]


@attrs.frozen
class Pick:
    """The piece is picked for a choice of some, or put back."""

    id: str


@attrs.frozen
class Take:
    """The piece is picked up, to be put somewhere."""

    piece: Piece


@attrs.frozen
class Put:
    """What is held is put here, or it is said why not."""

    place: Piece


@attrs.frozen
class PutBack:
    """What is held goes back to where it was."""


@attrs.frozen
class Open:
    """Something is opened that is nothing of the match: a pile, another's sheet."""

    open: Callable[[], None]


@attrs.frozen
class Refuse:
    """It is said why the piece cannot be brought to the place."""

    id: str
    place: str


Click = Play | Pick | Take | Put | PutBack | Open | Refuse
"""What a click does; nothing where it is None."""


def meaning(board: Board, piece: Piece) -> Click | None:
    """Put the held piece there, do its one action, pick it up, or do what alone ends there."""
    desk, touch = board.desk, meant(board, piece)
    if desk.may_draft(piece.id):
        return Pick(piece.id)
    if not board.hand.is_empty:
        return _held_over(board, piece)
    action = desk.alone(touch.id)
    if action is not None:
        return Play((action,))
    if desk.is_movable(touch.id):
        return Take(piece)
    ending = desk.at(touch.id)
    return Play((ending[0],)) if len(ending) == 1 else None


def _held_over(board: Board, piece: Piece) -> Click:
    touch = meant(board, piece).id
    if touch == board.hand.held:
        return PutBack()
    return Take(piece) if not piece.glow and board.desk.is_movable(touch) else Put(piece)


def activate(board: Board, piece: Piece) -> None:
    """Do what a click or Enter on the piece means."""
    desk, hand = board.desk, board.hand
    match board.meaning(piece):
        case Play(way=way):
            desk.go(way)
        case Pick(id=id):
            desk.toggle(id)
        case Take(piece=taken):
            hand.pick_up(board, taken)
        case Put(place=place):
            hand.put_on(place)
        case PutBack():
            hand.put_back()
        case Open(open=open_it):
            open_it()
        case Refuse(id=id, place=place):
            desk.drop(id, place)


def is_usable(board: Board, piece: Piece) -> bool:
    """Whether a click on it does something now."""
    click = board.meaning(piece)
    return piece.glow if isinstance(click, Put) else click is not None and not isinstance(click, Refuse)


def meant(board: Board, piece: Piece) -> Piece:
    """What no action touches stands for what it lies on, if one touches that."""
    below: Piece | None = piece
    while below is not None and below.id not in board.desk.touched:
        below = board.piece(below.thing.zone)
    return below or piece
