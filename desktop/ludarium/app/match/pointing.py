"""What the pointer, the focus and the hand are on: a closer look at it, and a sentence about it."""

from __future__ import annotations

from ludarium.app.match.closer import Closer
from ludarium.app.match.counsel import Counsel
from ludarium.app.match.dock import Dock
from ludarium.app.match.guide import Guide
from ludarium.app.match.status import StatusLine
from ludarium.boards.hand import Hand
from ludarium.models.rows import Row
from ludarium.tables.table import Table


class Looking:
    """Look closer: shows what was pointed at last, and follows it when it changes."""

    def __init__(self, counsel: Counsel, closer: Closer, dock: Dock) -> None:
        self._counsel = counsel
        self._closer = closer
        self._dock = dock
        self._row: Row | None = None

    def look_at(self, row: Row) -> None:
        self._row = row
        self._closer.show_row(row, self._counsel.picture(row) if row else None)
        self._dock.show_row(row)

    def look_again(self) -> None:
        """What was looked at may have changed with the position."""
        row = self._counsel.same(self._row) if self._row else None
        if row is not None and row != self._row:
            self.look_at(row)


class Pointing:
    """Says in the status line what is under the pointer or over what the hand is."""

    def __init__(self, hand: Hand, table: Table, guide: Guide, status: StatusLine, looking: Looking) -> None:
        self._hand = hand
        self._guide = guide
        self._status = status
        self._looking = looking
        table.pointed.connect(self._on_pointed)
        hand.picked.connect(lambda touch: status.say(guide.picked(touch)))
        hand.hovered.connect(self._on_hovered)
        hand.emptied.connect(lambda: status.say(""))

    def _on_pointed(self, row: Row | None) -> None:
        if row is not None:
            self._looking.look_at(row)
        if self._hand.is_empty:
            self._status.say(self._guide.about(row) if row is not None else "")

    def _on_hovered(self, touch: str) -> None:
        """Something is held over a place, or over none."""
        held = self._hand.held
        self._status.say(self._guide.held_over(held, touch) if held and touch else "")
