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

LEAN = "iron-age"  # the reference table

# Actions after which a full match is in its last third
LATE: Mapping[str, int] = {LEAN: 200, "imperium": 700, "rome": 95}
POSITIONS, PIECES, STEPS = 14, 4, 12  # measured per match, per position, per drag
MEASURED = ("pickup", "drag", "lay")
Times = dict[object, list[float]]


@attrs.frozen
class BenchTable:
    """A table and the times measured on it, by operation."""

    frame: TableFrame
    times: Mapping[str, Times] = attrs.Factory(lambda: {deed: {} for deed in MEASURED})

    @property
    def positions(self) -> list[int]:
        """Return the last positions with many actions."""
        session = self.frame.session
        states, title = session.match.states, session.title
        found = [at for at in range(session.match.cursor) if is_busy(title.actions(states[at]))]
        return found[-POSITIONS:]

    def handle(self, at: int) -> None:
        """Show the next position, and pick up and drag what can be moved in this one."""
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
        session = self.frame.session
        state = session.match.states[at]
        session.desk.lay(session.title.observe(state, seat), may_act=session.title.turn(state) == seat)

    def _carry(self, at: int, name: str) -> None:
        board, piece = next((board, piece) for board, piece in movable(self.frame) if piece.id == name)
        drag, start = self.frame.drag, middle(board, piece)
        self._note("pickup", (at, name), partial(drag.pick_up, board, piece))
        drag.start_dragging(start)
        for step in range(1, STEPS + 1):
            there = start + QPoint(30 * step, 22 * step)
            self._note("drag", (at, name, step), partial(drag.move, board, there))
        drag.put_back_at_once()
        QApplication.processEvents()

    def _note(self, deed: str, of: object, do: Callable[[], object]) -> None:
        """Do it until it is painted, and record the time."""
        began = process_time()
        do()
        QApplication.processEvents()
        self.times[deed].setdefault(of, []).append(process_time() - began)

    def milliseconds(self, deed: str) -> float | None:
        """Return the median over all positions of the median time."""
        usual = [median(times) for times in self.times[deed].values()]
        return median(usual) * 1000 if usual else None


def beside_the_lean(rounds: int) -> dict[str, dict[str, float | None]]:
    """Measure late positions by title, also as multiples of the reference table."""
    application()
    with ExitStack() as tables:
        stands = {
            name: BenchTable(tables.enter_context(open_table(TITLES.get(name), is_busy, least=least))[0])
            for name, least in LATE.items()
        }
        for _ in range(rounds):
            for stand, at in _in_turn(stands):
                stand.handle(at)
        return {name: _felt(stand, stands[LEAN]) for name, stand in stands.items()}


def _in_turn(stands: Mapping[str, BenchTable]) -> Iterator[tuple[BenchTable, int]]:
    """Yield a position of each table, then the next of each."""
    for ats in zip_longest(*(stand.positions for stand in stands.values())):
        yield from ((stand, at) for stand, at in zip(stands.values(), ats, strict=True) if at is not None)


def _felt(stand: BenchTable, lean: BenchTable) -> dict[str, float | None]:
    felt: dict[str, float | None] = {}
    for deed in MEASURED:
        ours, theirs = stand.milliseconds(deed), lean.milliseconds(deed)
        felt[f"{deed}_ms"] = ours
        felt[f"{deed}_ratio"] = ours / theirs if ours is not None and theirs else None
    return felt
