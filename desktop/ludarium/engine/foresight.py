"""What comes of an action, as far as the deciding seat can know it before.

One world that fits all that the seat knows is imagined, and the action is played in it. If that brings news to anyone,
chance or something hidden decides; if not, what comes is the same in every world, and can be shown before it is done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.events import Recorder, brings_news

if TYPE_CHECKING:
    from ludarium.engine.contract import State, Title

    S = TypeVar("S", bound=State)
else:
    S = TypeVar("S")


class Foresight(Generic[S]):
    """One observation, looked ahead from as often as somebody asks: its world is imagined once."""

    def __init__(self, title: Title[S], observed: S) -> None:
        self._title = title
        self._observed = observed
        self._worlds: dict[tuple[Action, ...], S | None] = {}
        self._seen: dict[tuple[Action, ...], S | None] = {}

    def after(self, *actions: Action) -> S | None:
        """The observation that these actions lead to, or None where that is not known before."""
        if actions not in self._seen:
            world = self._world(actions)
            self._seen[actions] = None if world is None else self._title.observe(world, self._observed.viewer)
        return self._seen[actions]

    def _world(self, actions: tuple[Action, ...]) -> S | None:
        if actions not in self._worlds:
            self._worlds[actions] = self._played(actions) if actions else self._imagined()
        return self._worlds[actions]

    def _imagined(self) -> S | None:
        """A world for the seat that looks, if it is the one that decides: others' hands are their own."""
        title, seat = self._title, self._observed.viewer
        if title.turn(self._observed) != seat:
            return None
        return title.imagine(self._observed, seat, Rng(0))

    def _played(self, actions: tuple[Action, ...]) -> S | None:
        before = self._world(actions[:-1])
        if before is None or self._title.turn(before) != self._observed.viewer:
            return None
        record: Recorder = []
        after = self._title.apply(before, actions[-1], record)
        return None if brings_news(record) else after
