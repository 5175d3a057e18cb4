"""The dock: Look closer, Orders and Log, stacked or, in a small window, as tabs."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QSplitter, QTabWidget, QVBoxLayout, QWidget

from ludarium.app.match.detail_pane import DetailPane
from ludarium.app.match.log import LogPane
from ludarium.app.match.orders import OrdersPane
from ludarium.app.match.score_row import styled_label
from ludarium.boards.panel import BoardPanel
from ludarium.look import fonts
from ludarium.look.text_painting import DOTS
from ludarium.look.theme import Look
from ludarium.look.tooltips import tooltip
from ludarium.models.table_voice import at_table
from ludarium.widgets.layouts import column
from ludarium.words.description import Said

SHARES = (190, 330, 300)  # heights of the panels before the user moves them
WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft


class DockFooter(QFrame):
    """The pointed thing in two lines, for windows without room for Look closer."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "tip")
        self._said = ""
        self._text = styled_label(fonts.SMALL, look, points=10)
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setLayout(column(self._text, margins=(12, 4, 12, 4)))
        self.setFixedHeight(self._text.fontMetrics().lineSpacing() * 2 + look.px(14))

    def show_said(self, thing: Said | None) -> None:
        """Show the name and, if it says more, the first paragraph."""
        name, detail = (thing.name, thing.detail.partition("\n")[0]) if thing else ("", "")
        is_more = detail not in ("", name, f"{name}.")
        self._said = at_table.tr("{thing}: {detail}", thing=name, detail=detail) if is_more else name
        self._fit()

    def _fit(self) -> None:
        """Show as many words as fit two lines."""
        metrics, room = self._text.fontMetrics(), QRect(0, 0, self._text.width(), 10_000)
        shown, end = self._said, self._said.rfind(" ")
        while end > 0 and metrics.boundingRect(room, WRAP, shown).height() > 2 * metrics.lineSpacing():
            shown = f"{self._said[:end]}{DOTS}"
            end = self._said.rfind(" ", 0, end)
        self._text.setText(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()


class Dock(QWidget):
    """Three panels.

    arranged: somebody moved the splitter between them
    """

    arranged = Signal()

    def __init__(
        self, detail_pane: DetailPane, orders: OrdersPane, log: LogPane, look: Look, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._legal = self._news = 0
        self.detail_pane, self.orders, self.log = detail_pane, orders, log
        log_note = at_table.tr("click a line to see the table then")
        self._detail_panel = BoardPanel(at_table.tr("Look closer"), detail_pane, look.theme)
        self._orders_panel = BoardPanel(at_table.tr("Orders"), orders, look.theme)
        self._log_panel = BoardPanel(at_table.tr("Log"), log, look.theme, note=log_note)
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.setChildrenCollapsible(False)
        for panel, stretch in ((self._detail_panel, 0), (self._orders_panel, 11), (self._log_panel, 10)):
            self.splitter.addWidget(panel)
            self.splitter.setStretchFactor(self.splitter.count() - 1, stretch)
        self.splitter.setSizes([look.px(share) for share in SHARES])
        self.splitter.splitterMoved.connect(self.arranged)
        self._small = QFrame()
        self._small.setProperty("kind", "panel")
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self._foot = DockFooter(look)
        small = QVBoxLayout(self._small)
        small.setContentsMargins(1, 1, 1, 1)
        small.setSpacing(0)
        small.addWidget(self.tabs, 1)
        small.addWidget(self._foot)
        self.setLayout(column(self.splitter, self._small))
        self._is_small: bool | None = None
        log.recap.told.connect(self._count_news)
        self.tabs.currentChanged.connect(lambda: self._count_news(self._news))
        self.show_pinned(False)
        self.set_small(False)

    # One way or the other

    def set_small(self, small: bool) -> None:
        if small == self._is_small:
            return
        self._is_small = small
        self._count_news(self._news)
        focus = self.window().focusWidget()
        self.tabs.clear()
        if small:
            self.tabs.addTab(self.orders, self._orders_tab())
            self.tabs.addTab(self.log, at_table.tr("Log"))
            self.tabs.addTab(self.detail_pane, at_table.tr("Closer"))
            self._count_news(self._news)
        else:
            for panel in (self._detail_panel, self._orders_panel, self._log_panel):
                _hold(panel)
        self._small.setVisible(small)
        self.splitter.setVisible(not small)
        if focus is not None and self.isAncestorOf(focus):
            (focus if focus.isVisibleTo(self) else self.orders.list).setFocus()

    def count_orders(self, legal: int) -> None:
        self._legal = legal
        self._orders_panel.set_note(at_table.tr("%n legal", "%n legal", legal) if legal else "")
        if self._is_small:
            self.tabs.setTabText(0, self._orders_tab())

    def _orders_tab(self) -> str:
        return at_table.tr("Orders {number}", number=self._legal) if self._legal else at_table.tr("Orders")

    def _count_news(self, lines: int) -> None:
        """Show the number of unread recap lines on the tab until the log is visible."""
        self._news = 0 if self.log.isVisible() else lines
        place = self.tabs.indexOf(self.log)
        if place >= 0:
            said = at_table.tr("%n lines since your last turn", "%n line since your last turn", self._news)
            self.tabs.setTabText(
                place, at_table.tr("Log {number}", number=self._news) if self._news else at_table.tr("Log")
            )
            self.tabs.setTabToolTip(place, tooltip(said if self._news else ""))

    def show_pinned(self, pinned: bool) -> None:
        self._detail_panel.set_note(at_table.tr("pinned") if pinned else at_table.tr("follows the pointer"))
        if pinned:
            self.bring(self.detail_pane)

    def show_said(self, thing: Said | None) -> None:
        self._foot.show_said(thing)

    def bring(self, pane: QWidget) -> None:
        """Bring the panel to the front if it is behind a tab."""
        if self._is_small:
            self.tabs.setCurrentWidget(pane)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self._look.px(262 if self._is_small else 336), self._look.px(600))


def _hold(panel: BoardPanel) -> None:
    """Move the panel's body from the tabs back into the panel."""
    box = panel.layout()
    assert isinstance(box, QBoxLayout)
    box.addWidget(panel.body, 1)
    panel.body.show()
