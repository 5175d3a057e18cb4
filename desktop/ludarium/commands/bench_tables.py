"""Does a full table feel like a lean one? For `ludarium bench`: late in a match, all in one run.

Tables take turns, and only the processor's time counts, so that a machine that does something else slows none of them
more than the others. What is asked of a position is worked out once: each is laid anew before a piece is picked up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from functools import partial
from itertools import zip_longest
from statistics import median
from time import process_time

import attrs
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from ludarium.app.match.table_frame import TableFrame
from ludarium.commands.bench_window import application, is_busy, middle, movable, open_table
from ludarium.games import TITLES

LEAN = "iron-age"
"""The table that others are compared with."""

LATE: Mapping[str, int] = {LEAN: 200, "imperium": 700, "rome": 95}
"""After so many actions a match with all seats taken is in its last third."""

POSITIONS, PIECES, STEPS = 14, 4, 12
"""Of each match so many of its last positions, of each so many pieces, of each so many steps of a drag."""

DEEDS = ("pickup", "drag", "lay")

Times = dict[object, list[float]]


@attrs.frozen
class Stand:
    """A table with what was measured on it: by deed, how long the same thing took each time."""

    frame: TableFrame
    times: Mapping[str, Times] = attrs.Factory(lambda: {deed: {} for deed in DEEDS})

    @property
    def positions(self) -> list[int]:
        """The last positions of the match in which there was much to choose from."""
        session = self.frame.session
        states, title = session.match.states, session.title
        found = [at for at in range(session.match.cursor) if is_busy(title.actions(states[at]))]
        return found[-POSITIONS:]

    def handle(self, at: int) -> None:
        """Lay what came of this position, and pick up and drag what can be moved in it."""
        session = self.frame.session
        seat = session.title.turn(session.match.states[at])
        assert seat is not None
        self._lay(at, seat)
        self._note("lay", at, partial(self._lay, at + 1, seat))
        self._lay(at, seat)
        QApplication.processEvents()
        for name in [piece.id for _, piece in movable(self.frame)][:PIECES]:
            self._lay(at, seat)
            QApplication.processEvents()
            self._carry(at, name)

    def _lay(self, at: int, seat: int) -> None:
        """The position, as the seat sees it."""
        session = self.frame.session
        state = session.match.states[at]
        session.desk.lay(session.title.observe(state, seat), may_act=session.title.turn(state) == seat)

    def _carry(self, at: int, name: str) -> None:
        board, piece = next((board, piece) for board, piece in movable(self.frame) if piece.id == name)
        hand, start = self.frame.hand, middle(board, piece)
        self._note("pickup", (at, name), partial(hand.pick_up, board, piece))
        hand.start_drag(start)
        for step in range(1, STEPS + 1):
            there = start + QPoint(30 * step, 22 * step)
            self._note("drag", (at, name, step), partial(hand.move, board, there))
        hand.put_back_at_once()
        QApplication.processEvents()

    def _note(self, deed: str, of: object, do: Callable[[], object]) -> None:
        """Do it until it is painted, and note how long that took."""
        began = process_time()
        do()
        QApplication.processEvents()
        self.times[deed].setdefault(of, []).append(process_time() - began)

    def milliseconds(self, deed: str) -> float | None:
        """How long the deed takes: each by its usual time, and of those the middle one."""
        usual = [median(times) for times in self.times[deed].values()]
        return median(usual) * 1000 if usual else None


def beside_the_lean(rounds: int) -> dict[str, dict[str, float | None]]:
    """Picking up, dragging and laying late in a match, by title, and as multiples of the lean table's."""
    application()
    with ExitStack() as tables:
        stands = {
            name: Stand(tables.enter_context(open_table(TITLES.get(name), is_busy, least=least))[0])
            for name, least in LATE.items()
        }
        for _ in range(rounds):
            for stand, at in _in_turn(stands):
                stand.handle(at)
        return {name: _felt(stand, stands[LEAN]) for name, stand in stands.items()}


def _in_turn(stands: Mapping[str, Stand]) -> Iterator[tuple[Stand, int]]:
    """A position of each table, then the next of each."""
    for ats in zip_longest(*(stand.positions for stand in stands.values())):
        yield from ((stand, at) for stand, at in zip(stands.values(), ats, strict=True) if at is not None)


def _felt(stand: Stand, lean: Stand) -> dict[str, float | None]:
    felt: dict[str, float | None] = {}
    for deed in DEEDS:
        ours, theirs = stand.milliseconds(deed), lean.milliseconds(deed)
        felt[f"{deed}_ms"] = ours
        felt[f"{deed}_ratio"] = ours / theirs if ours is not None and theirs else None
    return felt
