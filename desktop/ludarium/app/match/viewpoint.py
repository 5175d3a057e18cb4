"""Who views the table, and which position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludarium.engine.match import HUMAN
from ludarium.library.saved import SavedMatch


class Viewpoint:
    """The view of one seat on one position.

    viewer: the seat that looks; curtain: the seat that has to come before the screen first, if one has to
    """

    def __init__(self, match: SavedMatch) -> None:
        self._match = match
        self._looking_at: int | None = None
        self.viewer = self._first_viewer()
        self.curtain = self._first_curtain()

    def _first_viewer(self) -> int:
        match = self._match
        if match.turn is not None and match.is_human(match.turn):
            return match.turn
        people = (*_people(match.players), *_people(match.seated))  # who gave a seat away still looks from there
        return next(iter(people), 0)

    def _first_curtain(self) -> int | None:
        """Return the first viewer if it is not yet known which of several people is at the screen."""
        several = len({*_people(self._match.players), *_people(self._match.seated)}) > 1
        return self.viewer if several and self._has_secrets(self.viewer) else None

    def take_over(self, other: Viewpoint) -> bool:
        """Copy another viewpoint and return whether anything changed."""
        before = self.viewer, self.curtain, self._looking_at
        self.viewer, self.curtain, self._looking_at = after = other.viewer, other.curtain, other._looking_at
        return after != before

    # Which position

    @property
    def position(self) -> int:
        return self._match.cursor if self._looking_at is None else self._looking_at

    @property
    def is_looking_back(self) -> bool:
        return self._looking_at is not None

    @property
    def is_open(self) -> bool:
        """Whether the present is shown to the seat that may see it."""
        return not self.is_looking_back and self.curtain is None

    @property
    def you(self) -> int | None:
        """The viewing person's seat, or None while only computers play."""
        return self.viewer if self._match.is_human(self.viewer) else None

    @property
    def decider(self) -> int | None:
        """The seat that decides at the shown position."""
        if self._match.ended and not self.is_looking_back:
            return None
        return self._match.title.turn(self._match.states[self.position])

    def observe(self) -> Any:
        """Return the shown position as the viewer may know it."""
        return self._match.title.observe(self._match.states[self.position], self.viewer)

    def look_at(self, position: int | None) -> None:
        """Show the position after this many actions; None shows the present."""
        self._looking_at = None if position is None or position >= self._match.cursor else max(0, position)

    # Who looks

    def follow_turn(self) -> None:
        """Let the decider view the table, behind a curtain if that seat has secrets."""
        seat = self._match.turn
        self.curtain = None
        if seat is None or not self._match.is_human(seat) or seat == self.viewer:
            return
        if self._has_secrets(seat):
            self.curtain = seat
        else:
            self.viewer = seat

    def lift_curtain(self) -> bool:
        """Let the awaited person view the table; return whether there was one."""
        if self.curtain is None:
            return False
        self.viewer, self.curtain = self.curtain, None
        return True

    def _has_secrets(self, seat: int) -> bool:
        return self._match.title.has_secrets(self._match.state, seat)


def _people(players: Sequence[str]) -> list[int]:
    return [seat for seat, player in enumerate(players) if player == HUMAN]
