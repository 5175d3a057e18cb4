"""Every legal action in words, and what came of it: the table for those who use no board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs
from PySide6.QtCore import QObject, QSortFilterProxyModel

from ludarium import words
from ludarium.engine.actions import Action
from ludarium.engine.contract import Touches
from ludarium.engine.reasons import Reason
from ludarium.engine.registry import AnyTitle
from ludarium.models.desk import Desk, Offer
from ludarium.models.keyed import Index
from ludarium.models.rows import Row, RowsModel
from ludarium.models.voice import at_table

ORDER, BARRED = "order", "barred"
"""The kinds of row: what can be done, and what cannot be done now."""

HINTED = "hinted"
"""The mark of an order that a hint names."""

Barred = tuple[Action, Reason]
"""What cannot be done now, and why."""


@attrs.frozen
class Order:
    """What is behind a row of the list.

    touched: the pieces and places that are framed on the board while it is looked at
    result: the score it leads to, or that chance decides; gain: by how much the score changes
    stays: the score is known to stay as it is, so that there is little to tell
    rank, hint: which hint it is, counted from 1, and what that expects of it; 0 when none names it
    reason: why it cannot be done
    """

    action: Action | None
    touched: tuple[str, ...] = ()
    result: str = ""
    gain: int = 0
    stays: bool = False
    rank: int = 0
    hint: str = ""
    reason: Reason | None = None


class OrdersModel(RowsModel[Order]):
    """The deciding seat's orders, in the order of the title; what is barred comes last."""

    def __init__(self, title: AnyTitle, names: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._names = names

    def show_orders(self, desk: Desk, barred: Sequence[Barred] = ()) -> None:
        """Show what can be done at this desk, and what cannot be done now."""
        before = desk.score or 0
        orders = [self._order(desk, offer, before) for offer in desk.offers]
        refused = [self._barred(desk, action, reason) for action, reason in barred] if orders else []
        self.show(orders + refused)

    def show_hints(self, hints: Mapping[Action, str]) -> None:
        """Write rank and expected result beside the orders that a hint names, the best of which comes first."""
        ranks = {action: rank for rank, action in enumerate(hints, start=1)}
        self.show(
            [self._hinted(row, ranks.get(row.value.action, 0) if row.value.action else 0, hints) for row in self.rows]
        )

    def order(self, action: Action) -> Row[Order] | None:
        return self.row(action.text)

    @property
    def legal(self) -> int:
        """How many orders can be given."""
        return sum(row.kind == ORDER for row in self.rows)

    def _order(self, desk: Desk, offer: Offer, before: int) -> Row[Order]:
        text = words.action(self._title, desk.observed, offer.action)
        after = desk.score_after(offer.action)
        gain = 0 if after is None else after - before
        noted = self._gains(desk, offer.action)
        stays = not noted and after == before
        order = Order(offer.action, framed(offer.touches), noted or _result(after, gain), gain, stays)
        spoken = at_table.tr("{order}: {result}", order=text, result=_spoken(after))
        return Row(offer.action.text, text, order, spoken, ORDER, detail=_spoken(after))

    def _gains(self, desk: Desk, action: Action) -> str:
        """What ending a choice of some brings besides points: nothing was picked, so that it all depends on this."""
        then = desk.scene_after((action,)) if desk.is_drafting and desk.is_done(action) else None
        if then is None:
            return ""
        both = [(thing, then[thing.id]) for thing in desk.scene.things if then.get(thing.id, thing) != thing]
        return " · ".join(filter(None, (words.gain(self._title, before, after) for before, after in both)))

    def _barred(self, desk: Desk, action: Action, reason: Reason) -> Row[Order]:
        text = words.action(self._title, desk.observed, action)
        why = words.sentence(reason, self._title.id, self._names)
        spoken = at_table.tr("Not possible: {order}. {why}", order=text, why=why)
        return Row(f"barred {action.text}", text, Order(None, reason=reason), spoken, BARRED, detail=why)

    def _hinted(self, row: Row[Order], rank: int, hints: Mapping[Action, str]) -> Row[Order]:
        order = attrs.evolve(row.value, rank=rank, hint=hints[row.value.action] if rank and row.value.action else "")
        return attrs.evolve(row, value=order, marks=(HINTED,) if rank else ())


def _result(after: int | None, gain: int) -> str:
    if after is None:
        return at_table.tr("by chance")
    score = counted(after)
    if not gain:
        return at_table.tr("score {score}", score=score)
    return at_table.tr("{gain} → {score}", gain=signed(gain), score=score)


def _spoken(after: int | None) -> str:
    if after is None:
        return at_table.tr("Chance decides, or something hidden is seen.")
    return at_table.tr("Your score is %n after it.", "Your score is %n after it.", after)


def counted(number: int) -> str:
    """A number with a minus sign where it needs one, not a hyphen."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def signed(number: int) -> str:
    """A gain with plus, a loss with a minus sign."""
    return f"+{number}" if number >= 0 else counted(number)


def framed(touches: Touches) -> tuple[str, ...]:
    """One piece for each step: where equal ones would do, the first that is not taken yet."""
    taken: list[str] = []
    for step in touches:
        piece = next((piece for piece in step if piece not in taken), None)
        if piece is not None:
            taken.append(piece)
    return tuple(taken)


class OrdersFilter(QSortFilterProxyModel):
    """The orders that have every word which was typed, in any place and any case."""

    def __init__(self, orders: OrdersModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted: tuple[str, ...] = ()
        self.setSourceModel(orders)

    def look_for(self, text: str) -> None:
        self.beginFilterChange()
        self._wanted = tuple(text.casefold().split())
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    # Qt

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:  # noqa: N802
        orders = self.sourceModel()
        assert isinstance(orders, OrdersModel)
        text = orders.rows[row].text.casefold()
        return all(word in text for word in self._wanted)
