"""What the title has to say about the position that is shown, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium import words
from ludarium.app.match.banner import Stages
from ludarium.app.match.session import Session
from ludarium.engine.actions import Action
from ludarium.engine.reasons import Reason
from ludarium.engine.scene import Course


class Counsel:
    """Asks the title for the seat that looks at the table."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def _course(self) -> Course:
        return self._session.title.course(self._session.observed)

    def stages(self) -> Stages:
        """Where in the turn one is."""
        course = self._course()
        return Stages(tuple(words.stage(self._session.title, stage) for stage in course.stages), course.now)

    def end_notes(self) -> Sequence[str]:
        """How near the end is."""
        session = self._session
        return tuple(words.note(session.title, note, session.names, session.you) for note in self._course().ending)

    def barred(self) -> Sequence[tuple[Action, Reason]]:
        """What somebody may look for and cannot do now."""
        return self._course().barred if self._session.is_my_turn else ()

    def loss(self, action: Action) -> str:
        """What the action would waste."""
        title = self._session.title
        return words.unused(title, title.waste(self._session.observed, action))
