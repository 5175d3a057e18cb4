"""What the title's table has to say about the position that is shown: the only place where it is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QAction, QPixmap

from ludarium.app.match.session import Session
from ludarium.engine.actions import Action
from ludarium.engine.reasons import Reason
from ludarium.models.rows import Row
from ludarium.tables.table import Stages, Table


class Counsel:
    """Asks the table for the seat that looks at it."""

    def __init__(self, session: Session, table: Table) -> None:
        self._session = session
        self._table = table

    def stages(self) -> Stages:
        """Where in the turn one is."""
        return self._table.stages(self._session.observed)

    def buttons(self) -> list[QAction]:
        """The table's own buttons for the banner."""
        return [action for action in self._table.banner_actions() if action.isVisible()]

    def end_notes(self) -> Sequence[str]:
        """How near the end is."""
        return self._table.end_notes(self._session.observed)

    def barred(self) -> Sequence[tuple[str, Reason]]:
        """What somebody may look for and cannot do now."""
        return self._table.barred(self._session.observed) if self._session.is_my_turn else ()

    def order_note(self) -> Callable[[Action], str]:
        """What an order of this position brings besides points."""
        observed = self._session.observed
        return lambda action: self._table.order_note(observed, action)

    def loss(self, action: Action) -> str:
        """What the action would waste."""
        return self._table.loss(self._session.observed, action)

    def picture(self, row: Row) -> QPixmap | None:
        """A large picture of a thing."""
        return self._table.picture(row)

    def same(self, row: Row) -> Row | None:
        """The thing as it is now; None when it lies nowhere any more."""
        rows = (board.model.row(row.key) for board in self._table.boards())
        return next((found for found in rows if found and found.seat == row.seat), None)
