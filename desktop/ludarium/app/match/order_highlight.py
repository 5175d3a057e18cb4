"""Frames around the pieces of an order that is pointed at, and around those of hints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludarium.ai.search import Choice
from ludarium.app.match.action_help import Guide, ranked
from ludarium.app.match.announcer import Crier
from ludarium.app.match.dock import Dock
from ludarium.app.match.hints import Hints
from ludarium.app.match.orders import OrdersPane
from ludarium.app.match.status_line import StatusLine
from ludarium.models.orders_model import Order, OrdersModel
from ludarium.models.table_voice import at_table
from ludarium.tables.table import Table


class Framing:
    """Frames the pieces of the order that is pointed at, or of the hints, each with its rank."""

    def __init__(self, table: Table, orders: OrdersModel, pane: OrdersPane, status: StatusLine) -> None:
        self._table = table
        self._orders = orders
        self._status = status
        self._pointed: Order | None = None
        self._framed: Mapping[str, str] = {}
        pane.pointed.connect(self._on_pointed)

    def forget(self) -> None:
        """There are other orders now."""
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


class Hinting:
    """Shows hints among the orders and on the table, and says the best of them."""

    def __init__(
        self,
        hints: Hints,
        orders: OrdersModel,
        pane: OrdersPane,
        dock: Dock,
        framing: Framing,
        guide: Guide,
        crier: Crier,
        status: StatusLine,
    ) -> None:
        self._hints = hints
        self._orders = orders
        self._pane = pane
        self._dock = dock
        self._framing = framing
        self._guide = guide
        self._crier = crier
        self._status = status
        self._said: Sequence[Choice] = ()

    def refresh(self) -> None:
        best = self._hints.best
        self._orders.show_hints({hint.action: ranked(rank, hint) for rank, hint in enumerate(best, start=1)})
        self._framing.refresh()
        if self._hints.is_thinking:
            self._status.say(at_table.tr("Looking for the best orders …"))
        elif best and best != self._said:
            self._pane.show_first_hint()
            self._dock.bring(self._pane)
            self._status.say(self._guide.hint(best[0]))
            self._crier.say(self._guide.hint(best[0]))
        self._said = best
