"""The title's notes on the shown position, in words."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from ludarium import words
from ludarium.app.match.session import Session
from ludarium.app.match.stage_strip import Stages
from ludarium.engine.actions import Action
from ludarium.engine.reasons import Reason
from ludarium.models.table_moment import TableMoment
from ludarium.words.active_language import spoken


class PositionNotes:
    """Asks the title for the viewing seat."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._named: tuple[object, tuple[str, ...]] = (None, ())

    @property
    def _moment(self) -> TableMoment:
        moment = self._session.desk.moment
        assert moment is not None
        return moment

    def stages(self) -> Stages:
        """Where in the turn one is."""
        progress = self._moment.progress
        of = progress.stages, spoken()
        if of != self._named[0]:
            self._named = of, tuple(words.stage(self._session.title, stage) for stage in progress.stages)
        return Stages(self._named[1], progress.now)

    def end_notes(self) -> Sequence[str]:
        """Return how near the end is; urgent notes last, where there is always room."""
        session = self._session
        notes = sorted(self._moment.progress.ending, key=attrgetter("is_urgent"))
        return tuple(words.note(session.title, note, session.names, session.you) for note in notes)

    def urgent_notes(self) -> int:
        """How many of them are urgent."""
        return sum(map(attrgetter("is_urgent"), self._moment.progress.ending))

    def barred(self) -> Sequence[tuple[Action, Reason]]:
        """What somebody may look for and cannot do now."""
        return self._moment.progress.barred if self._session.is_my_turn else ()

    def loss(self, action: Action) -> str:
        """What the action would waste."""
        return words.unused(self._session.title, self._moment.waste(action))
