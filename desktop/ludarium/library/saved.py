"""A match in the library: what is in memory and what is on the disk are always the same."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import Any

from ludarium.engine.actions import Action
from ludarium.engine.events import Event
from ludarium.engine.match import Match
from ludarium.engine.reasons import Reason, because
from ludarium.engine.registry import AnyTitle
from ludarium.engine.setups import Setup
from ludarium.library.store import Store
from ludarium.library.troubles import Notice


class SavedMatch(Match[Any]):
    """A match whose every step is on the disk before the call returns.

    When the disk refuses, the step did not happen: a `LibraryError` says why, the match is as it was before, and the
    same step can be tried again.

    id: its number in the library
    notice: what had to be put right when it was opened
    is_chapter: it belongs to a campaign; is_settled: that has counted it, so that its end stays as it is
    """

    def __init__(self, store: Store, title: AnyTitle, setup: Setup, seed: int, players: Sequence[str] = ()) -> None:
        super().__init__(title, setup, seed, players)
        self._store = store
        self.id = 0
        self.notice: Notice | None = None
        self.is_chapter = self.is_settled = False

    def undo_target(self, here: int | None = None) -> int | Reason:
        return because("undo-settled") if self.is_settled and self.is_over else super().undo_target(here)

    def play(self, action: Action) -> tuple[Event, ...]:
        with self._or_as_before():
            events = super().play(action)
            self._store.record(self.id, self)
            return events

    def play_for(self, player: str, action: Action) -> tuple[Event, ...]:
        with self._or_as_before():
            events = super().play_for(player, action)
            self._store.record(self.id, self)
            return events

    def hand_over(self, seat: int, player: str) -> None:
        with self._or_as_before():
            super().hand_over(seat, player)
            self._store.cut(self.id, self)

    def end(self, how: str, seat: int) -> None:
        with self._or_as_before():
            super().end(how, seat)
            self._store.cut(self.id, self)

    def go(self, position: int) -> None:
        with self._or_as_before():
            super().go(position)
            self._store.move(self.id, self)

    def count_hint(self) -> None:
        """It is on the disk before the hint is given: nobody gets one that is not counted."""
        self._store.keep_hints(self.id, self.hints + 1)
        super().count_hint()

    @contextlib.contextmanager
    def _or_as_before(self) -> Iterator[None]:
        cursor = self.cursor
        tail = self.actions[cursor:], self.digests[cursor:], self.events[cursor:]
        states, handed, ended = self.states[cursor + 1 :], self.handed, self.ended
        try:
            yield
        except BaseException:
            self.actions[cursor:], self.digests[cursor:], self.events[cursor:] = tail
            self.states[cursor + 1 :] = states
            self.cursor, self.handed, self.ended = cursor, handed, ended
            raise
