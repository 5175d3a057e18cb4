"""What the shared colony board writes on a seat's sheet."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.colonies import Colony
from ludarium.games.iron_age.state import State, held
from ludarium.games.iron_age.steps.founding import is_in_the_game, pegs_left
from ludarium.sheets.iron_age.board import colony_name
from ludarium.sheets.lettering import BREAK
from ludarium.sheets.sheet_voice import sheets
from ludarium.words.voice import Company, listing, series


class Shared:
    """The colony board from one seat's view: its pegs, the others' pegs, and the owners of colonies."""

    def __init__(self, box: Box, state: State, seat: int) -> None:
        self._box, self._state, self._seat = box, state, seat
        self._me = state.seats[seat]

    # Marks

    def marks(self) -> Iterator[str]:
        """Return the marks: own pegs from the left, others from the right, own colonies circled, closed ones struck."""
        for number, colony in enumerate(self._box.colonies):
            key, own = f"colony.{colony.id}", self._me.colonies[number]
            yield from (f"{key}.{k}" for k in range(1, own + 1))
            yield from (f"{key}.{colony.holes - k}.taken" for k in range(self._foreign(number, colony)))
            if own == colony.holes:
                yield f"{key}.band"
                yield f"{key}.ring"
            if not is_in_the_game(self._box, len(self._state.seats), number):
                yield f"{key}.struck"

    def _foreign(self, number: int, colony: Colony) -> int:
        """Return the number of holes that others fill."""
        if self._is_opponents(number):
            return colony.holes
        return sum(pegs for _, pegs in self._others(number))

    def _others(self, number: int) -> list[tuple[int, int]]:
        """Return (seat, pegs) of the others with pegs there."""
        pegs = ((seat, other.colonies[number]) for seat, other in enumerate(self._state.seats))
        return [(seat, count) for seat, count in pegs if count and seat != self._seat]

    def _is_opponents(self, number: int) -> bool:
        """Return whether the solitaire opponent holds the colony."""
        assert self._state.sea is not None
        return bool(self._state.sea.opponent >> number & 1)

    # Texts

    def texts(self, company: Company) -> dict[str, str]:
        """Return owners, the opponent's colonies, and the peg count."""
        colonies = list(enumerate(self._box.colonies))
        owners = {f"colony.{colony.id}.owner": self._owner(number, colony, company) for number, colony in colonies}
        founded = [colony_name(colony) for number, colony in colonies if self._is_opponents(number)]
        return {**owners, "opponent": series(founded), "note.colonies": self._note(len(founded))}

    def _owner(self, number: int, colony: Colony, company: Company) -> str:
        """Return who completed the colony, or who has pegs there."""
        if self._is_opponents(number):
            return sheets.tr("opponent")
        others = self._others(number)
        if [pegs for _, pegs in others] == [colony.holes]:
            return company.name(others[0][0])
        return listing([f"{company.name(seat)} {pegs}" for seat, pegs in others])

    def _note(self, founded: int) -> str:
        said = [
            sheets.tr("%n completed", "%n completed", len(held(self._box, self._me))),
            sheets.tr("%n pegs left", "%n peg left", pegs_left(self._box, self._me)),
        ]
        if founded:
            said.append(sheets.tr("opponent %n", "opponent %n", founded))
        return BREAK.join(said)
