"""What a seat may do with the pieces before it.

Boards know no rule. They ask the desk which actions begin with a piece and which of them end at a place, and hand it
what was dropped where. Drag, click, keyboard, orders, hints and marks all go through here, for every title alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import attrs
from PySide6.QtCore import QObject, Signal

from ludarium.engine.actions import Action
from ludarium.engine.contract import Touches
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Reason, because
from ludarium.engine.registry import AnyTitle


@attrs.frozen
class Offer:
    """A legal action with what it touches and, where nothing is left to chance, the score it leads to."""

    action: Action
    touches: Touches

    def begins_with(self, piece: str) -> bool:
        return piece in self.touches[0]

    def ends_at(self, place: str) -> bool:
        return place in self.touches[-1]


Way = tuple[Action, ...]
"""What bringing a piece to a place takes: one action, or several in a row."""

Journeys = Callable[[Any, str], Mapping[str, Way]]
"""Given a position and a piece: the places that several actions in a row bring it to. A title's table may know some."""


class Desk(QObject):
    """The deciding seat's actions, by the pieces they touch.

    journeys: asked for the places that a piece reaches in several steps
    changed: another position, or another seat's
    drafted: another piece was picked or put back in a choice of some that is confirmed once
    chosen: the seat chose this action; whoever owns the match plays it
    refused: what was tried is not possible, and why
    """

    changed = Signal()
    drafted = Signal()
    chosen = Signal(object)
    refused = Signal(object)

    def __init__(self, title: AnyTitle, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._observed: Any = None
        self._offers: tuple[Offer, ...] = ()
        self._draft: tuple[str, ...] = ()
        self.journeys: Journeys = lambda observed, piece: {}

    def lay(self, observed: Any, *, may_act: bool) -> None:
        """Put a position on the desk. Nothing can be done with one that is only looked at."""
        self._observed = observed
        actions = self._title.actions(observed) if may_act else ()
        self._offers = tuple(Offer(action, self._title.touches(observed, action)) for action in actions)
        self._draft = ()
        self.changed.emit()

    # A choice of some: pieces are picked one by one and confirmed once

    @property
    def is_drafting(self) -> bool:
        return bool(self._offers) and self._title.prompt(self._observed).ask is Ask.SOME

    @property
    def draft(self) -> Sequence[str]:
        return self._draft

    def may_draft(self, piece: str) -> bool:
        return self.is_drafting and any(piece in step for offer in self._offers for step in offer.touches[:-1])

    def toggle(self, piece: str) -> None:
        """Pick a piece for the choice, or put it back."""
        if not self.may_draft(piece):
            return
        if piece in self._draft:
            self._draft = tuple(other for other in self._draft if other != piece)
        else:
            self._draft = (*self._draft, piece)
        self.drafted.emit()

    def confirmed(self) -> Action | None:
        """The action that the picked pieces are, if they are one."""
        for offer in self._offers:
            picked = list(self._draft)
            for step in offer.touches[:-1]:
                fitting = next((piece for piece in picked if piece in step), None)
                if fitting is None:
                    break
                picked.remove(fitting)
            else:
                if not picked and len(offer.touches) - 1 == len(self._draft):
                    return offer.action
        return None

    @property
    def observed(self) -> Any:
        return self._observed

    @property
    def offers(self) -> Sequence[Offer]:
        return self._offers

    def is_live(self, touch: str) -> bool:
        """Whether some action begins with this piece, or needs nothing but it."""
        return any(offer.begins_with(touch) for offer in self._offers)

    def targets(self, piece: str) -> dict[str, Action]:
        """Every place where the piece can be put, with the action that this is."""
        if self.is_drafting:
            return self._draft_targets(piece)
        found: dict[str, Action] = {}
        for offer in self._offers:
            if len(offer.touches) > 1 and offer.begins_with(piece):
                for place in offer.touches[-1]:
                    found.setdefault(place, offer.action)
        return found

    def _draft_targets(self, piece: str) -> dict[str, Action]:
        """In a choice of some: where picked pieces lie, or for one that is picked, where the others do."""
        if not self.may_draft(piece):
            return {}
        is_picked = piece in self._draft
        offers = [offer for offer in self._offers if (len(offer.touches) == 1) == is_picked]
        return {place: offer.action for offer in offers for place in offer.touches[-1]}

    def ways(self, piece: str) -> dict[str, Way]:
        """Every place that the piece can be brought to, in one step or in several, with what that takes."""
        found: dict[str, Way] = {place: (action,) for place, action in self.targets(piece).items()}
        if found and not self.is_drafting:
            found = {**self.journeys(self._observed, piece), **found}
        return found

    def alone(self, touch: str) -> Action | None:
        """The action that touches nothing but this."""
        return next((o.action for o in self._offers if len(o.touches) == 1 and o.begins_with(touch)), None)

    def at(self, place: str) -> list[Action]:
        """Every action that ends here, whatever it begins with."""
        return [offer.action for offer in self._offers if offer.ends_at(place)]

    def preview(self, action: Action) -> int | None:
        """The deciding seat's score after the action, or None where it is not known before."""
        if self.is_drafting or self._title.is_fence(self._observed, action):
            return None
        seat = self._title.turn(self._observed)
        after = self._title.apply(self._observed, action)
        return None if seat is None else self._title.standing(after)[seat].total

    def preview_of(self, way: Way) -> int | None:
        """The deciding seat's score after several steps; those of a journey leave nothing to chance."""
        if len(way) == 1:
            return self.preview(way[0])
        seat, after = self._title.turn(self._observed), self._observed
        for action in way:
            after = self._title.apply(after, action)
        return None if seat is None else self._title.standing(after)[seat].total

    # Doing

    def can_drop(self, piece: str, place: str) -> bool:
        return place in self.ways(piece)

    def drop(self, piece: str, place: str) -> bool:
        """Put the piece there: one action or several if they are legal, else a refusal that says why."""
        way = self.ways(piece).get(place)
        if way is None:
            self.refused.emit(self.why_not(piece, place))
            return False
        if self.is_drafting:
            self.toggle(piece)
            return True
        for action in way:
            if all(offer.action is not action for offer in self._offers):
                break  # what came before it was not played after all
            self.choose(action)
        return True

    def choose(self, action: Action) -> None:
        self.chosen.emit(action)

    def why_not(self, piece: str, place: str) -> Reason:
        """Why the piece cannot go there."""
        if self._observed is None or self._title.turn(self._observed) is None:
            return because("over")
        meant = self._title.intent(self._observed, piece, place)
        reason = self._title.why_not(self._observed, meant) if meant is not None else None
        return reason or because("no-such-move")
