"""Keyboard regions of the table: banner, boards, Look closer, Orders, Log, in a cycle."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from ludarium.app.match.banner import Banner
from ludarium.app.match.dock import Dock
from ludarium.app.match.key_hints import KeyHint
from ludarium.app.match.table_actions import TableActions
from ludarium.boards.board import Board
from ludarium.models.orders_model import OrdersModel
from ludarium.models.table_voice import at_table
from ludarium.tables.table import Table


class FocusRegions:
    """Moves the focus and lists the keys."""

    def __init__(
        self, frame: QWidget, banner: Banner, table: Table, dock: Dock, orders: OrdersModel, actions: TableActions
    ) -> None:
        self._frame = frame
        self._banner = banner
        self._table = table
        self._dock = dock
        self._orders = orders
        self._actions = actions

    def order_tabs(self, boards: Sequence[Board]) -> None:
        dock = self._dock
        panes = (*dock.detail_pane.tab_order(), *dock.orders.tab_order(), *dock.log.tab_order())
        for before, after in pairwise((*boards, *panes)):
            QWidget.setTabOrder(before, after)

    def next(self) -> None:
        """Move to the next region that takes the focus."""
        regions = [self._banner, *self._table.boards(), *self._panes()]
        here = next((place for place, region in enumerate(regions) if _has_focus(region)), -1)
        for step in range(1, len(regions) + 1):
            if self._enter(regions[(here + step) % len(regions)]):
                return

    def _panes(self) -> tuple[QWidget, ...]:
        return self._dock.detail_pane, self._dock.orders, self._dock.log

    def _enter(self, region: QWidget) -> bool:
        """Give the region the focus and return whether it took it."""
        inner: dict[QWidget, QWidget | None] = {
            self._banner: self._banner.first_button(),
            self._dock.orders: self._dock.orders.list,
            self._dock.log: self._dock.log.list,
        }
        if region in self._panes():
            self._dock.bring(region)
        widget = inner.get(region, region)
        if widget is None or not widget.isVisibleTo(self._frame):
            return False
        widget.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return True

    def find_orders(self) -> None:
        """Focus the filter of the orders."""
        self._dock.bring(self._dock.orders)
        self._dock.orders.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._dock.orders.filter.selectAll()

    def keys(self) -> list[KeyHint]:
        """Return what every key does, with the widget it belongs to."""
        actions, orders = self._actions, self._dock.orders
        buttons = (button for button in self._banner.buttons() if button.action.isEnabled())
        keys: list[KeyHint] = [(button, _key(button.action)) for button in buttons]
        keys += [(self._dock.detail_pane, _key(actions.pin)), (orders.filter, _key(actions.find))]
        if self._orders.legal:
            keys.append((orders.list, f"1-{min(9, self._orders.legal)}"))
        arrows = at_table.tr("{key}, arrows", key=_key(actions.region))
        keys += [(board, arrows) for board in self._table.boards()]
        return [*keys, (self._dock.log.list, _key(actions.region))]


def _key(action: QAction) -> str:
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def _has_focus(region: QWidget) -> bool:
    focused = region.window().focusWidget()
    return focused is not None and (focused is region or region.isAncestorOf(focused))
