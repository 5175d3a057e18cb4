"""One position as the looking seat may know it, and all that is asked of the rules about it, each thing once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import attrs

from ludarium.engine.actions import Action
from ludarium.engine.contract import Offers, Standing, State, Touches
from ludarium.engine.foresight import Foresight
from ludarium.engine.prompts import Prompt
from ludarium.engine.registry import AnyTitle
from ludarium.engine.scene import Scene, Thing, TurnProgress, Unused

Way = tuple[Action, ...]
"""What bringing a piece to a place takes: one action, or several in a row."""


@attrs.frozen
class Offer:
    """A legal action with what it touches."""

    action: Action
    touches: Touches

    def begins_with(self, piece: str) -> bool:
        return piece in self.touches[0]


class Moment:
    """An observation with its question, offers, scene and foresight. It stays true when the match goes on."""

    def __init__(self, title: AnyTitle, observed: State) -> None:
        self.title = title
        self.observed = observed
        self.foresight: Foresight[State] = Foresight(title, observed)
        self._after: dict[Way, Moment | None] = {(): self}

    @cached_property
    def turn(self) -> int | None:
        return self.title.turn(self.observed)

    @cached_property
    def prompt(self) -> Prompt:
        """Only before the end of the match."""
        return self.title.prompt(self.observed)

    @cached_property
    def touches(self) -> Offers:
        """What each legal action touches; empty unless the looking seat decides."""
        return self.title.offers(self.observed)

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        return tuple([Offer(action, touches) for action, touches in self.touches.items()])

    @cached_property
    def scene(self) -> Scene:
        return self.title.scene(self.observed, self.touches)

    @cached_property
    def things(self) -> Mapping[str, Thing]:
        """The scene by id."""
        return {thing.id: thing for thing in self.scene}

    @cached_property
    def progress(self) -> TurnProgress:
        return self.title.turn_progress(self.observed, self.touches)

    def waste(self, action: Action) -> Unused:
        return self.title.waste(self.observed, action, self.touches)

    @cached_property
    def standing(self) -> tuple[Standing, ...]:
        return self.title.standing(self.observed)

    @property
    def score(self) -> int | None:
        """The deciding seat's score, None at the end."""
        return None if self.turn is None else self.standing[self.turn].total

    # After some actions

    def after(self, *way: Action) -> Moment | None:
        """The moment these actions lead to, or None if chance or something hidden decides."""
        if way not in self._after:
            observed = self.foresight.after(*way)
            self._after[way] = None if observed is None else Moment(self.title, observed)
        return self._after[way]

    def asked_after(self, *way: Action) -> Moment | None:
        """The same, if the same seat goes on to decide."""
        after = self.after(*way)
        return after if after is not None and after.turn == after.observed.viewer else None

    def score_after(self, *way: Action) -> int | None:
        """The score of the seat that decides now."""
        after = None if self.turn is None else self.after(*way)
        return None if after is None or self.turn is None else after.standing[self.turn].total

    def stops(self, way: Way) -> list[str]:
        """The places that a way leads through, one for each of its actions."""
        before = [self.after(*way[:done]) for done in range(len(way))]
        return [at.touches[action][-1][0] for at, action in zip(before, way, strict=True) if at is not None]
