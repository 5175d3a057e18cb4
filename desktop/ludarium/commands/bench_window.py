"""Window measurements for ``ludarium bench``, offscreen and in one run."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median, quantiles

from PySide6.QtCore import QEventLoop, QPoint, QTimer, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from ludarium.ai.levels import Level
from ludarium.ai.worker import Question
from ludarium.app.match.search_client import SearchClient
from ludarium.app.match.table_frame import TableFrame
from ludarium.boards.board import Board
from ludarium.boards.click_actions import meant
from ludarium.boards.map import MapBoard
from ludarium.boards.piece import Piece
from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.registry import AnyTitle
from ludarium.games import TITLES
from ludarium.library.library import Library
from ludarium.library.preferences import Preferences
from ludarium.library.saved import SavedMatch
from ludarium.look import theme
from ludarium.widgets.settings import SPEED

TICK = 16  # milliseconds of a smooth frame
SIZE = (1600, 1000)
MAP_TITLE, MAP = "iron-age", {"expansion": "mediterranean"}  # the match whose map is dragged over
TRIED = 50  # seeds tried to find a long match
LAID = 60  # positions shown in sequence
STEPS = 60  # steps of a drag over the map

BARE_SCRIPT = """
import os, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication(sys.argv)
class Window(QMainWindow):
    def paintEvent(self, event):
        QTimer.singleShot(0, painted)
def painted():
    print(time.monotonic(), flush=True)
    os._exit(0)
window = Window()
window.resize(1600, 1000)
window.show()
app.exec()
"""

WINDOW_SCRIPT = """
import os, time
from ludarium.app import start
class OnlyPainted(start._Holder):
    def take(self):
        print(time.monotonic(), flush=True)
        os._exit(0)
start._Holder = OnlyPainted
# Scripts print when they were painted and exit at once
start.open_window()
"""

FIRST_START_SCRIPT = """
import os
from ludarium.app import start
class Once(start._Holder):
    def take(self):
        super().take()
        os._exit(0)
start._Holder = Once
# Creates the files that later starts find
start.open_window()
"""


def application() -> QApplication:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    qInstallMessageHandler(lambda kind, context, said: None)  # the offscreen platform excuses itself again and again
    app = QApplication.instance() or QApplication(["ludarium", *theme.STYLE])
    assert isinstance(app, QApplication)
    theme.apply(app, theme.theme(theme.LIGHT), 1.0)
    return app


def feel_of_tables(titles: Sequence[AnyTitle]) -> dict[str, dict[str, float | None]]:
    """Measure each table in turn, by title id."""
    app = application()
    found: dict[str, dict[str, float | None]] = {}
    for title in titles:
        with open_table(title, is_busy) as (frame, _):
            pickup, drag = _drags(app, frame)
        found[title.id] = {"pickup_p95_ms": pickup, "drag_p95_ms": drag, "lay_p95_ms": _lays(app, title)}
    return found


def _lays(app: QApplication, title: AnyTitle) -> float | None:
    """Return the 95th percentile from playing an action to painting the next position."""
    with open_table(title, is_busy) as (frame, _):
        times: list[float] = []
        rng, session = Rng(7), frame.session
        while not session.is_over and len(times) < LAID:
            session.lift_curtain()
            times.append(_timed(app, partial(session.play, title.sample(session.match.state, rng))))
    return _p95(times) * 1000 if len(times) > 1 else None


def feel(title: AnyTitle, seconds: float) -> dict[str, float | None]:
    """Measure the window on a title's table."""
    app = application()
    with open_table(title, is_busy) as (frame, search_client):
        pickup, drag = _drags(app, frame)
        smoothness = _smoothness(frame, search_client, seconds)
    return {
        "timer_p95_ratio": smoothness,
        "pickup_p95_ms": pickup,
        "drag_p95_ms": drag,
        "map_drag_p95_ms": map_drag(app, 1),
        "map_drag_double_p95_ms": map_drag(app, 2),
        "startup_ratio": startup_ratio(max(1, round(3 * seconds))),
    }


def is_busy(actions: Sequence[Action]) -> bool:
    return len(actions) >= 8


@contextmanager
def open_table(
    title: AnyTitle,
    is_wanted: Callable[[Sequence[Action]], bool],
    options: Mapping[str, str] | None = None,
    times: int = 1,
    least: int = 120,
) -> Iterator[tuple[TableFrame, SearchClient]]:
    """A match on the table, in the middle of a turn with such actions; the window so many times its usual size.

    least: how many actions have been played at least
    """
    with tempfile.TemporaryDirectory() as folder, Library.open(Path(folder)) as library:
        preferences = Preferences.open(Path(folder))
        preferences.set(SPEED, "off")
        match = _in_the_middle(library, title, is_wanted, options, least)
        search_client = SearchClient()
        frame = TableFrame.open(match, search_client, preferences, theme.theme(theme.LIGHT))
        frame.resize(*(side * times for side in SIZE))
        frame.session.lift_curtain()
        frame.show()
        for _ in range(3):
            QApplication.processEvents()
        yield frame, search_client
        frame.close_match()
        search_client.close()
        frame.deleteLater()


def _in_the_middle(
    library: Library,
    title: AnyTitle,
    is_wanted: Callable[[Sequence[Action]], bool],
    options: Mapping[str, str] | None,
    least: int,
) -> SavedMatch:
    """Return a match played at random to a position that fits."""
    setup = title.setup(max(title.allowed_seats), options=options)
    for seed in range(5, 5 + TRIED):
        match, rng = library.new_match(title, setup, seed), Rng(seed)
        while match.turn is not None and (match.cursor < least or not is_wanted(title.actions(match.state))):
            match.play(title.sample(match.state, rng))
        if match.turn is not None:
            break
    return match


# Does it stay smooth while the computer thinks?


def _smoothness(frame: TableFrame, search_client: SearchClient, seconds: float) -> float:
    """Return the 95th percentile of timer gaps while the computer thinks, relative to an idle window."""
    idle = _gaps(seconds)
    session = frame.session
    seat = session.turn or 0
    observed = session.title.observe(session.match.state, seat)
    search_client.ask(Question(session.title, observed, seat, Level("endless", 10**9, 10**6), 1))
    busy = _gaps(seconds)
    search_client.cancel()
    return _p95(busy) / _p95(idle)


def _gaps(seconds: float) -> list[float]:
    gaps: list[float] = []
    last = time.perf_counter()
    loop = QEventLoop()

    def tick() -> None:
        nonlocal last
        now = time.perf_counter()
        gaps.append(now - last)
        last = now

    timer = QTimer()
    timer.setTimerType(timer.timerType().PreciseTimer)
    timer.timeout.connect(tick)
    timer.start(TICK)
    QTimer.singleShot(round((seconds + 0.5) * 1000), loop.quit)
    loop.exec()
    timer.stop()
    return gaps[5:]


# Does a drag follow the hand?


def _drags(app: QApplication, frame: TableFrame) -> tuple[float | None, float | None]:
    """Return the 95th percentiles of picking a piece up and of a drag step, in milliseconds."""
    pickups, steps = [], []
    pieces = movable(frame)
    for _ in range(12):
        for board, piece in pieces:
            start = middle(board, piece)
            pickups.append(_timed(app, partial(frame.drag.pick_up, board, piece)))
            frame.drag.start_dragging(start)
            for step in range(1, 15):
                at = start + QPoint(30 * step, 22 * step)
                steps.append(_timed(app, partial(frame.drag.move, board, at)))
            frame.drag.put_back_at_once()
            app.processEvents()
    return (_p95(pickups) * 1000, _p95(steps) * 1000) if pickups else (None, None)


def map_drag(app: QApplication, times: int) -> float | None:
    """Return the 95th percentile of a drag step over the map, in milliseconds."""
    title = TITLES.get(MAP_TITLE)
    with open_table(title, lambda actions: any(action.verb == "found" for action in actions), MAP, times) as (frame, _):
        board = next(board for board in frame.table.boards() if isinstance(board, MapBoard))
        steps: list[float] = []
        for source, piece in movable(frame):
            for across in (0.1, 0.5, 0.9):
                steps += _over(app, frame, (source, piece), board, across)
        return _p95(steps) * 1000 if steps else None


def _over(
    app: QApplication, frame: TableFrame, held: tuple[Board, Piece], board: Board, across: float
) -> Iterator[float]:
    """Yield the times of drag steps over the board, from left to right."""
    source, piece = held
    frame.drag.pick_up(source, piece)
    frame.drag.start_dragging(middle(source, piece))
    view = board.viewport()
    for step in range(STEPS):
        at = QPoint(view.width() * step // STEPS, round(view.height() * across))
        yield _timed(app, partial(frame.drag.move, board, at))
    frame.drag.put_back_at_once()
    app.processEvents()


def movable(frame: TableFrame) -> list[tuple[Board, Piece]]:
    return [(board, piece) for board in frame.table.boards() for piece in board.pieces if _can_move(board, piece)]


def _can_move(board: Board, piece: Piece) -> bool:
    return piece.isVisible() and piece.zValue() > 0 and bool(board.desk.targets(meant(board, piece).id))


def middle(board: Board, piece: Piece) -> QPoint:
    return board.mapFromScene(piece.mapToScene(piece.rect.center()))


def _timed(app: QApplication, do: Callable[[], object]) -> float:
    began = time.perf_counter()
    do()
    app.processEvents()
    return time.perf_counter() - began


# How long until the shelf is there?


def startup_ratio(starts: int) -> float | None:
    """From process start to a painted shelf, as a multiple of a bare window's time, in turn.

    Both start as they do from the second time on: Python keeps what it compiled, and the boxes are kept as they were
    drawn, here in a folder of our own.
    """
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LUDARIUM_HOME": folder}
        env["PYTHONPYCACHEPREFIX"] = str(Path(folder) / "compiled")
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        for script in (BARE_SCRIPT, FIRST_START_SCRIPT):
            _time_to_paint(script, env)
        times = [(_time_to_paint(BARE_SCRIPT, env), _time_to_paint(WINDOW_SCRIPT, env)) for _ in range(starts)]
    bare, ours = zip(*times, strict=True)
    return median(ours) / median(bare) if all(bare + ours) else None


def _time_to_paint(script: str, env: dict[str, str]) -> float:
    """Return seconds until the script was painted; 0 if it never was."""
    began = time.monotonic()
    done = subprocess.run([sys.executable, "-c", script], env=env, check=False, capture_output=True)
    return float(done.stdout) - began if done.stdout else 0.0


def _p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]
