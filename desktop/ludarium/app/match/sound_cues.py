"""What is heard of a match: pieces that move, one's own turn, the end. All of it is seen as well."""

from __future__ import annotations

from ludarium.app.match.session import Session
from ludarium.library.preferences import Preferences
from ludarium.models.log_model import Step
from ludarium.tables.table import Table
from ludarium.widgets.settings import VOLUME
from ludarium.widgets.sound_player import END, TURN, Sounds


class Hearing:
    """Plays a sound for what just happened at a table, as loud as the preferences say."""

    def __init__(self, session: Session, table: Table, preferences: Preferences) -> None:
        self._session = session
        self._table = table
        self._preferences = preferences
        self._decider: int | None = None
        self.sounds = Sounds(parent=session)
        session.stepped.connect(self.step)
        session.moved.connect(self.turn)
        session.over.connect(self.over)

    def play(self, sound: str) -> None:
        if sound:
            self.sounds.volume = VOLUME.read(self._preferences)
            self.sounds.play(sound)

    def step(self, step: Step) -> None:
        """Something was played."""
        self.play(self._table.sound_of(step.events))

    def turn(self) -> None:
        """Whoever waited for the others is called back to the table."""
        before, self._decider = self._decider, self._session.sight.decider
        if before is not None and before != self._decider and self._session.is_my_turn:
            self.play(TURN)

    def over(self) -> None:
        self.play(END)

    def close(self) -> None:
        self.sounds.close()
