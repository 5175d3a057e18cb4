"""What the Mediterranean expansion adds to the box: the colony board. Read from a small file of its own.

Colonies are counted by their place in the file.
"""

from __future__ import annotations

from collections.abc import Collection

import attrs

from ludarium.engine.content_files import content_file, load
from ludarium.engine.reasons import ContentError, because
from ludarium.games.iron_age.provenance import Fact, Provenance

FACES = 6


@attrs.frozen
class Benefit:
    """What a colony brings when it is completed; a mine counts at the end only."""

    goods: int = 0
    armies: int = 0
    ships: int = 0
    food: int = 0
    innovation: int = 0
    mine: int = 0


@attrs.frozen
class Colony:
    """A colony: its holes, what it brings, and whether it is there with four players only."""

    id: str
    name: str
    holes: int
    benefit: Benefit
    four_player_only: bool
    provenance: Provenance


@attrs.frozen
class Link:
    """A development that the expansion speaks of."""

    development: str
    provenance: str


@attrs.frozen
class Opponent:
    """The opponent of the solitaire game. ``rolls``: for each roll of a round, the size that each face founds, or 0."""

    from_round: int
    rolls: tuple[tuple[int, ...], ...]
    provenance: str


@attrs.frozen
class Board:
    """The colony board and the numbers of its rules."""

    version: int
    note: str
    pegs: Fact
    points: Fact
    peg_population: Fact
    displace_population: Fact
    ships: Fact
    mine_points: Fact
    mines_need: Link
    food_doubled_by: Link
    struck: Link
    many_seats: Fact
    target: Fact
    opponent: Opponent
    colonies: tuple[Colony, ...]


def load_board(version: int, developments: Collection[str]) -> Board:
    """The colony board of that version of the content, for a box with these developments."""
    path = content_file("iron_age", f"v{version}") / "colonies.json"
    board = load(path, Board)
    _check(board, developments, path.name)
    return board


def _check(board: Board, developments: Collection[str], file: str) -> None:
    """What the rules rely on beyond the shape of the data."""
    ids = [colony.id for colony in board.colonies]
    for is_sound, problem in (
        (bool(ids), "colonies: need at least one"),
        (len(set(ids)) == len(ids), "colonies: two of the same id"),
        *((colony.holes > 0, f"colonies: {colony.id} has no holes") for colony in board.colonies),
        *((_is_gain(colony.benefit), f"colonies: {colony.id} takes something away") for colony in board.colonies),
        *(
            (_fact(board, name) >= 0, f"{name}: must not be below 0")
            for name in ("points", "mine_points", "ships", "peg_population", "displace_population")
        ),
        (_fact(board, "pegs") > 0, "pegs: need at least one"),
        *(
            (link.development in developments, f"{name}: no development {link.development}")
            for name, link in _links(board)
        ),
        (bool(board.opponent.rolls), "opponent: rolls at least once"),
        (all(len(faces) == FACES for faces in board.opponent.rolls), "opponent: a roll needs six faces"),
    ):
        if not is_sound:
            raise ContentError(because("content-shape", file=file, problem=problem))


def _is_gain(benefit: Benefit) -> bool:
    return all(amount >= 0 for amount in attrs.astuple(benefit))


def _fact(board: Board, name: str) -> int:
    fact: Fact = getattr(board, name)
    return fact.value


def _links(board: Board) -> tuple[tuple[str, Link], ...]:
    return (
        ("mines_need", board.mines_need),
        ("food_doubled_by", board.food_doubled_by),
        ("struck", board.struck),
    )
