"""Frames around the pieces of the pointed order, or of the hints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs

from ludarium.ai.search import Choice
from ludarium.app.match.action_help import ActionHelp, ranked
from ludarium.app.match.announcer import Announcer
from ludarium.app.match.dock import Dock
from ludarium.app.match.hints import Hints
from ludarium.app.match.orders import OrdersPane
from ludarium.app.match.status_line import StatusLine
from ludarium.models.orders_model import Order, OrdersModel
from ludarium.models.table_voice import at_table
from ludarium.tables.table import Table


class OrderHighlight:
    """Frames pieces, each with its rank."""

    def __init__(self, table: Table, orders: OrdersModel, pane: OrdersPane, status: StatusLine) -> None:
        self._table = table
        self._orders = orders
        self._status = status
        self._pointed: Order | None = None
        self._framed: Mapping[str, str] = {}
        pane.pointed.connect(self._on_pointed)

    def forget(self) -> None:
        self._pointed = None

    def _on_pointed(self, row: Order | None) -> None:
        self._pointed = row
        self.refresh()
        if row is not None:
            self._status.say(row.detail)

    def refresh(self) -> None:
        framed = self._of_hints() if self._pointed is None else self._of_order(self._pointed)
        if framed != self._framed:
            self._framed = framed
            self._table.show_hints(framed)

    def _of_order(self, row: Order) -> dict[str, str]:
        return dict.fromkeys(row.touched, str(row.rank or "•"))

    def _of_hints(self) -> dict[str, str]:
        framed: dict[str, str] = {}
        for row in sorted(self._orders.rows, key=lambda row: -row.rank):
            if row.rank:
                framed |= {piece: str(row.rank) for piece in row.touched}
        return framed


@attrs.define(eq=False)
class HintDisplay:
    """Shows hints in the orders and on the table, and announces the best."""

    _hints: Hints
    _orders: OrdersModel
    _pane: OrdersPane
    _dock: Dock
    _highlight: OrderHighlight
    _action_help: ActionHelp
    _announcer: Announcer
    _status: StatusLine
    _said: Sequence[Choice] = attrs.field(default=(), init=False)

    def refresh(self) -> None:
        best = self._hints.best
        self._orders.show_hints({hint.action: ranked(rank, hint) for rank, hint in enumerate(best, start=1)})
        self._highlight.refresh()
        if self._hints.is_thinking:
            self._status.say(at_table.tr("Calculating hints…"))
        elif best and best != self._said:
            self._pane.show_first_hint()
            self._dock.bring(self._pane)
            self._status.say(self._action_help.hint(best[0]))
            self._announcer.say(self._action_help.hint(best[0]))
        self._said = best
