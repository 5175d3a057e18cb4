"""The moment that a desk shows."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium import words
from ludarium.engine.actions import Action
from ludarium.engine.contract import State
from ludarium.engine.moment import Moment, Way
from ludarium.engine.registry import AnyTitle


class TableMoment(Moment):
    """A moment with the players' names. It keeps the text of each order."""

    def __init__(self, title: AnyTitle, observed: State, names: Sequence[str]) -> None:
        super().__init__(title, observed)
        self.names = names
        self._orders: dict[Way, str] = {}

    def order(self, action: Action, after: Way = ()) -> str:
        """Return the action as an order, of this position or of the one that ``after`` leads to."""
        way = (*after, action)
        if way not in self._orders:
            at = self.after(*after)
            assert at is not None
            self._orders[way] = words.action(at, action, self.names)
        return self._orders[way]
