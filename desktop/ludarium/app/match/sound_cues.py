"""Sounds of a match: moving pieces, your turn, the end. They are also shown on screen."""

from __future__ import annotations

from ludarium.app.match.session import Session
from ludarium.library.preferences import Preferences
from ludarium.models.log_model import Step
from ludarium.tables.table import Table
from ludarium.widgets.settings import VOLUME
from ludarium.widgets.sound_player import END, TURN, Sounds


class SoundCues:
    """Plays the sound of each step at the preferred volume."""

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
        self.play(self._table.sound_of(step.events))

    def turn(self) -> None:
        """Play a sound when the turn comes back to the viewer."""
        before, self._decider = self._decider, self._session.viewpoint.decider
        if before is not None and before != self._decider and self._session.is_my_turn:
            self.play(TURN)

    def over(self) -> None:
        self.play(END)

    def close(self) -> None:
        self.sounds.close()
