"""The expansion's printed parts, in the current language."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from ludarium.games.iron_age.colonies import Board, Colony
from ludarium.sheets.lettering import BREAK
from ludarium.sheets.sheet_voice import sheets
from ludarium.words.component import effect_data
from ludarium.words.iron_age.names import COLONIES, named
from ludarium.words.voice import series


@attrs.frozen
class PrintedColony:
    """A row of the colonies.

    gifts: amounts and icons of what it brings
    is_for_many: only in play with all seats taken
    """

    id: str
    name: str
    holes: int
    gifts: tuple[tuple[int, str], ...]
    is_for_many: bool


@attrs.frozen
class PrintedBoard:
    """The expansion's printed parts.

    price: cost and worth of colonies, in one line
    many: number of players from which all colonies are in play
    target: score to beat in the solitaire game; opponent: how its opponent founds colonies
    """

    colonies: tuple[PrintedColony, ...]
    points: int
    many: int
    price: str
    target: int
    opponent: str


GIFTS = {
    "mine": "mine",
    "innovation": "innovation",
    "goods": "goods",
    "armies": "army",
    "ships": "ship",
    "food": "food",
}
"""Icons of what colonies bring."""


def printed_board(board: Board) -> PrintedBoard:
    return PrintedBoard(
        tuple(map(_colony, board.colonies)),
        board.points.value,
        board.many_seats.value,
        _price(board),
        board.target.value,
        _opponent(board),
    )


def colony_name(colony: Colony) -> str:
    return named(COLONIES, colony.id) if colony.id in COLONIES else colony.name


def _colony(colony: Colony) -> PrintedColony:
    benefit = effect_data(colony.benefit)
    gifts = tuple((benefit[what], icon) for what, icon in GIFTS.items() if what in benefit)
    return PrintedColony(colony.id, colony_name(colony), colony.holes, gifts, colony.four_player_only)


def _price(board: Board) -> str:
    many = board.many_seats.value
    return BREAK.join(
        (
            sheets.tr("%n points each", "%n point each", board.points.value),
            sheets.tr("a peg %n population", "a peg %n population", board.peg_population.value),
            sheets.tr("over another's %n", "over another's %n", board.displace_population.value),
            sheets.tr("%n ships to complete", "%n ship to complete", board.ships.value),
            sheets.tr("{mark}: only with %n players", "{mark}: only with %n player", many, mark=many),
        )
    )


def _opponent(board: Board) -> str:
    """Describe the opponent: which numbers found a colony of which size."""
    first, *again = (_founding(faces) for faces in board.opponent.rolls)
    said = sheets.tr(
        "from round {round} on a die for the opponent: {numbers} found a colony of that size",
        round=board.opponent.from_round,
        numbers=first,
    )
    return series([said, *(sheets.tr("then again: {numbers}", numbers=numbers) for numbers in again)])


def _founding(faces: Sequence[int]) -> str:
    """Return the numbers of a die that found a colony, with its size if that differs."""
    found = [(face, size) for face, size in enumerate(faces, 1) if size]
    return series([str(face) if face == size else f"{face} ({size})" for face, size in found])
