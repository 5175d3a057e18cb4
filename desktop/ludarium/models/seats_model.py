"""The seats at the table: who sits there, who plays, the running score."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from ludarium import words
from ludarium.engine.contract import State
from ludarium.engine.match import HUMAN
from ludarium.engine.registry import AnyTitle
from ludarium.models.list_roles import Row, RowsModel
from ludarium.models.table_voice import at_table

DECIDES, VIEWER = "decides", "viewer"
"""The marks of the seat that decides now and of the seat that looks at the table."""


class SeatsModel(RowsModel[int | None]):
    """A row for each seat: name, player (detail) and score (value; None if it is not shown)."""

    def __init__(
        self, title: AnyTitle, names: Sequence[str], players: Sequence[str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._title = title
        self._names = names
        self._players = players

    def show_position(self, observed: State, viewer: int | None, decides: int | None, with_scores: bool = True) -> None:
        """Show the standing as the viewer knows it, or only the players."""
        totals = [standing.total if with_scores else None for standing in self._title.standing(observed)]
        self.show([self._row(seat, total, viewer, decides) for seat, total in enumerate(totals)])

    def _row(self, seat: int, total: int | None, viewer: int | None, decides: int | None) -> Row[int | None]:
        who = self.who_plays(seat, viewer)
        marks = ((DECIDES,) if seat == decides else ()) + ((VIEWER,) if seat == viewer else ())
        spoken = at_table.tr("{name}, {who}", name=self._names[seat], who=who)
        if total is not None:
            spoken = at_table.tr(
                "{name}, {who}: %n points", "{name}, {who}: %n point", total, name=self._names[seat], who=who
            )
        if seat == decides:
            spoken = at_table.tr("{seat}, decides now", seat=spoken)
        return Row(f"seat.{seat}", self._names[seat], total, spoken, seat=seat, marks=marks, detail=who)

    def who_plays(self, seat: int, viewer: int | None) -> str:
        player = self._players[seat]
        if player != HUMAN:
            return at_table.tr("AI · {level}", level=words.player(player))
        return at_table.tr("you") if seat == viewer else words.player(player)
