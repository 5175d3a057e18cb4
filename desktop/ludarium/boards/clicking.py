"""What a click or Enter on a piece does, on every board alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.boards.piece import Piece

if TYPE_CHECKING:
    from ludarium.boards.board import Board


def click(board: Board, piece: Piece) -> None:
    """Put the held piece there, do its one action, or pick it up."""
    desk, hand = board.desk, board.hand
    if desk.may_draft(piece.id):
        desk.toggle(piece.id)
    elif not hand.is_empty:
        _put_or_switch(board, piece)
    else:
        action = desk.alone(meant(board, piece).id)
        if action is not None:
            desk.choose(action)
        elif not hand.pick_up(board, piece):
            _do_what_ends_here(board, meant(board, piece))


def is_usable(board: Board, piece: Piece) -> bool:
    """Whether a click on it does something now."""
    if piece.glow or board.desk.may_draft(piece.id):
        return True
    touch = meant(board, piece).id
    return touch in board.desk.live or (board.hand.is_empty and len(board.desk.at(touch)) == 1)


def meant(board: Board, piece: Piece) -> Piece:
    """What no action touches stands for what it lies on, if one touches that."""
    below: Piece | None = piece
    while below is not None and below.id not in board.desk.touched:
        below = board.piece(below.thing.zone)
    return below or piece


def _put_or_switch(board: Board, piece: Piece) -> None:
    touch = meant(board, piece).id
    if touch == board.hand.held:
        board.hand.put_back()
    elif not piece.glow and board.desk.targets(touch):
        board.hand.pick_up(board, piece)
    else:
        board.hand.put_on(piece)


def _do_what_ends_here(board: Board, place: Piece) -> None:
    """A click on a place alone: if only one action ends here, it is meant."""
    ending = board.desk.at(place.id)
    if len(ending) == 1:
        board.desk.choose(ending[0])
