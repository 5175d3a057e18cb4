"""Every legal action in words, and what came of it: the table for those who use no board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from operator import attrgetter, itemgetter

import attrs
from PySide6.QtCore import QObject, QSortFilterProxyModel, Qt

from ludarium import words
from ludarium.engine.actions import Action
from ludarium.engine.contract import Touches
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Reason
from ludarium.models.desk import Desk
from ludarium.models.keyed_list import Index, KeyedModel
from ludarium.models.list_roles import Role, line_role
from ludarium.models.table_moment import TableMoment
from ludarium.models.table_voice import at_table
from ludarium.words.search_terms import has_all, search_terms
from ludarium.words.voice import sentences

ORDER, BARRED = "order", "barred"
"""The kinds of row: what can be done, and what cannot be done now."""

HINTED = "hinted"
"""The mark of an order that a hint names."""

Barred = tuple[Action, Reason]
"""What cannot be done now, and why."""


@attrs.frozen(slots=False)
class Order:
    """A row of the list. What it says and what it leads to is worked out when somebody looks.

    serial: counts the position that it is an order of
    rank, hint: which hint it is, counted from 1, and what that expects of it; 0 when none names it
    reason: why it cannot be done
    head: under which head it stands, nothing where there are none
    """

    action: Action
    serial: int
    _at: TableMoment = attrs.field(eq=False, repr=False)
    _touches: Touches = attrs.field(default=(), eq=False)
    rank: int = 0
    hint: str = ""
    reason: Reason | None = None
    head: str = ""

    @cached_property
    def key(self) -> str:
        return self.action.text if self.reason is None else f"barred {self.action.text}"

    @cached_property
    def touched(self) -> tuple[str, ...]:
        """The pieces and places to frame on the board."""
        return framed(self._touches)

    @property
    def kind(self) -> str:
        return ORDER if self.reason is None else BARRED

    @property
    def marks(self) -> tuple[str, ...]:
        return (HINTED,) if self.rank else ()

    # Said

    @cached_property
    def text(self) -> str:
        return self._at.order(self.action)

    @cached_property
    def detail(self) -> str:
        """The result, or why it cannot be done."""
        if self.reason is not None:
            return words.sentence(self.reason, self._at.title.id, self._at.names)
        return sentences(self._brings, _spoken(self._after))

    @cached_property
    def spoken(self) -> str:
        if self.reason is not None:
            return at_table.tr("Not possible: {order}. {why}", order=self.text, why=self.detail)
        return at_table.tr("{order}: {result}", order=self.text, result=self.detail)

    @cached_property
    def result(self) -> str:
        """The score it leads to, or what it brings besides points; empty for an unavailable action."""
        return "" if self.reason is not None else self._gains or _result(self._after, self.gain)

    @cached_property
    def signs(self) -> str | None:
        """Cost and gain in numbers and pictures; None if unknown, or if the title does not tell."""
        then = self._at.after(self.action) if self.reason is None else None
        return None if then is None else words.changes(self._at, then)

    @cached_property
    def _brings(self) -> str:
        """The same as a sentence."""
        changes = self._changes if self.signs else ""
        return at_table.tr("It brings {changes}.", changes=changes) if changes else ""

    # What it leads to

    @cached_property
    def _after(self) -> int | None:
        """The score after it. Unavailable actions are not simulated."""
        return self._at.score_after(self.action) if self.reason is None else None

    @cached_property
    def gain(self) -> int:
        """The change of the score."""
        before = self._at.score
        return 0 if self._after is None or before is None else self._after - before

    @cached_property
    def stays(self) -> bool:
        """Whether the score is known not to change."""
        return self._after is not None and not self.gain and not self._gains

    @cached_property
    def _gains(self) -> str:
        """What ending a choice without picks brings besides points."""
        asked = self._at.prompt
        return self._changes if asked.ask is Ask.SOME and self.action is asked.done else ""

    @cached_property
    def _changes(self) -> str:
        at = self._at
        then = at.after(self.action)
        if then is None:
            return ""
        both = [(thing, then.things[thing.id]) for thing in at.scene if then.things.get(thing.id, thing) != thing]
        return " · ".join(filter(None, (words.gain(at.title, before, after) for before, after in both)))


_SAID = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
    Role.VALUE,
    Role.DETAIL,
    Role.MARKS,
)


class OrdersModel(KeyedModel[Order]):
    """The deciding seat's orders, in the order of the title, unavailable ones last."""

    role_names = Role.NAMES

    def show_orders(self, desk: Desk, barred: Sequence[Barred] = ()) -> None:
        """Show the orders of the desk, and the actions that are not possible now."""
        at = desk.moment
        if at is None:
            return
        orders = [Order(offer.action, desk.serial, at, offer.touches) for offer in desk.offers]
        refused = [Order(action, desk.serial, at, reason=reason) for action, reason in barred if orders]
        self.show(_under_heads(orders, refused, at))

    def show_hints(self, hints: Mapping[Action, str]) -> None:
        """Add rank and expected result to the hinted orders, the best first."""
        ranks = {action: rank for rank, action in enumerate(hints, start=1)}
        if ranks or any(map(attrgetter("rank"), self._items)):
            self.show([self._hinted(order, ranks.get(order.action, 0), hints) for order in self._items])

    def _hinted(self, order: Order, rank: int, hints: Mapping[Action, str]) -> Order:
        if order.reason is not None:
            return order
        return attrs.evolve(order, rank=rank, hint=hints[order.action] if rank else "")

    def order(self, action: Action) -> Order | None:
        return next((order for order in self._items if order.key == action.text), None)

    @property
    def rows(self) -> Sequence[Order]:
        return self._items

    @property
    def legal(self) -> int:
        """The number of possible orders."""
        return sum([order.reason is None for order in self._items])

    def changed_roles(self, before: Order, after: Order) -> list[int]:
        return list(_SAID)

    # Qt

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        order = self.item(index)
        if order is None:
            return None
        return order if role == Role.VALUE else line_role(order, role)


def _under_heads(orders: Sequence[Order], barred: Sequence[Order], moment: TableMoment) -> list[Order]:
    """Sort by the headings of the title, if it has some; unavailable actions have one of their own."""
    heads = {order.action: words.group(moment, order.action) for order in orders}
    if not any(map(itemgetter(1), heads.values())):
        return [*orders, *barred]
    ranked = sorted(orders, key=lambda order: heads[order.action][0])
    last = at_table.tr("Not possible now")
    headed = [attrs.evolve(order, head=heads[order.action][1]) for order in ranked]
    return [*headed, *(attrs.evolve(order, head=last) for order in barred)]


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
    """Return the number with a minus sign instead of a hyphen."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def signed(number: int) -> str:
    """Return a gain with plus, a loss with a minus sign."""
    return f"+{number}" if number >= 0 else counted(number)


def framed(touches: Touches) -> tuple[str, ...]:
    """Return one piece for each step: the first that is not taken yet."""
    taken: list[str] = []
    for step in touches:
        piece = next((piece for piece in step if piece not in taken), None)
        if piece is not None:
            taken.append(piece)
    return tuple(taken)


class OrdersFilter(QSortFilterProxyModel):
    """Filters the orders by typed words."""

    def __init__(self, orders: OrdersModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted: tuple[str, ...] = ()
        self.setSourceModel(orders)

    def look_for(self, text: str) -> None:
        self.beginFilterChange()
        self._wanted = search_terms(text)
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    # Qt

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:  # noqa: N802
        orders = self.sourceModel()
        assert isinstance(orders, OrdersModel)
        return not self._wanted or has_all(orders.rows[row].text, self._wanted)
