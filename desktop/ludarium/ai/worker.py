"""The client of the search process.

One warm process serves all computer seats, so that the window never waits. It is told what a seat may know, never more.
It ends when its input does: however the program dies, no orphan outlives it. A process that gives no sign of life is
ended and started again. `worker_process` is the other side.
"""

from __future__ import annotations

import contextlib
import pickle
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import IO, Any

import attrs

from ludarium.ai.levels import Level
from ludarium.ai.search import Thought, think
from ludarium.engine.registry import AnyTitle

FLAG = "--think"
"""The argument with which the program starts as its own worker."""

PATIENCE = 2.0
"""Seconds that the process has to end by itself."""

START = 15.0
"""Seconds without a sign of life that a new process may take, which has to read the content first."""

CLOCKS, LEAST = 3, 3.0
"""So many times the level's clock, and at least so many seconds, may pass without a sign of life."""

HURRY = 1.5
"""Seconds that the process has to answer with the best so far; then the answer is found without it."""

TICK = 0.25
"""Seconds between two looks at the process. A tick counts once however long it took: the machine may have slept."""

_LENGTH = struct.Struct(">I")


@attrs.frozen
class Question:
    """A decision to think about: the seat's observation and how hard to look at it."""

    title: AnyTitle
    observed: Any
    seat: int
    level: Level
    seed: int


@attrs.frozen
class Failure:
    """No answer: the process died or its search failed. ``what`` is for the log, not for the player."""

    what: str


Answer = Thought | Failure


@attrs.define(eq=False)
class _Asked:
    """A question without an answer yet.

    silent, hurried: seconds since the last sign of life, and since an answer was wanted now; None if it is not
    is_repeated: it was asked once more, of a new process
    """

    question: Question
    pickled: bytes
    process: subprocess.Popen[bytes] | None = None
    silent: float = 0.0
    hurried: float | None = None
    is_repeated: bool = False

    def is_lost(self, is_awake: bool) -> bool:
        most = max(CLOCKS * self.question.level.seconds, LEAST) if is_awake else START
        return self.silent > most

    @property
    def is_overdue(self) -> bool:
        return self.hurried is not None and self.hurried > HURRY


def _nothing(ticket: int) -> None:
    pass


class Worker:
    """Client of the search process, which starts with the first question and again after a crash.

    on_answer: called with ticket and answer, from a thread of its own
    on_restart: called with the ticket of a question that is asked once more, since the process gave no sign of life
    """

    def __init__(
        self,
        on_answer: Callable[[int, Answer], None],
        command: Sequence[str] = (),
        on_restart: Callable[[int], None] = _nothing,
    ) -> None:
        self._on_answer = on_answer
        self._on_restart = on_restart
        self._command = list(command) or _own_command()
        self._process: subprocess.Popen[bytes] | None = None
        self._awake: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()
        self._open: dict[int, _Asked] = {}
        self._tickets = 0
        self._is_watched = False

    def ask(self, question: Question) -> int:
        """Begin to think. The answer comes to `on_answer` with the ticket that is returned here."""
        with self._lock:
            self._tickets += 1
            ticket = self._tickets
        try:
            asked = _Asked(question, pickle.dumps(question))
        except Exception as error:  # a title's content may raise anything
            self._open[ticket] = _Asked(question, b"")
            self._fail(ticket, error)
        else:
            self._open[ticket] = asked
            self._begin(ticket, asked)
        return ticket

    def _begin(self, ticket: int, asked: _Asked) -> None:
        """Ask the process, and watch for its signs of life."""
        try:
            with self._lock:
                if ticket not in self._open:
                    return  # it was cancelled before it could be asked once more
                asked.process = self._started()
                asked.silent = 0.0
                if not self._is_watched:
                    self._is_watched = True
                    threading.Thread(target=self._watch, daemon=True).start()
            _tell(asked.process, "ask", ticket, asked.pickled)
        except OSError as error:
            self._fail(ticket, error)

    def _fail(self, ticket: int, error: Exception) -> None:
        """Told by another thread: the caller does not know the ticket yet."""
        failure = Failure(f"{type(error).__name__}: {error}")
        threading.Thread(target=self._give, args=(ticket, failure), daemon=True).start()

    def move_now(self, ticket: int) -> None:
        """Answer with the best found so far, whatever the process does."""
        asked = self._open.get(ticket)
        if asked is not None:
            asked.hurried = asked.hurried or 0.0
            self._stop(ticket, asked)

    def cancel(self, ticket: int) -> None:
        """Stop thinking; no answer will come."""
        with self._lock:
            asked = self._open.pop(ticket, None)
        if asked is not None:
            self._stop(ticket, asked)

    def _stop(self, ticket: int, asked: _Asked) -> None:
        if asked.process is not None:
            with contextlib.suppress(OSError):  # it died: whoever listens to it gives the answer
                _tell(asked.process, "stop", ticket)

    def close(self) -> None:
        """End the process, which has a moment to do so by itself."""
        with self._lock:
            self._open.clear()
            process, self._process = self._process, None
        if process is not None:
            assert process.stdin is not None
            with contextlib.suppress(OSError):
                process.stdin.close()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def _started(self) -> subprocess.Popen[bytes]:
        """The process: a new one when there is none yet or the last one died."""
        if self._process is None or self._process.poll() is not None:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
            threading.Thread(target=self._listen, args=(self._process,), daemon=True).start()
        return self._process

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        """Hand over its answers until it ends, or says something that nobody understands any more."""
        assert process.stdout is not None
        with process.stdout:
            while (heard := _heard(process.stdout)) is not None:
                self._awake = process
                ticket, answer = heard
                if answer is not None:
                    self._give(ticket, answer)
                for asked in self._asked_of(process).values():
                    asked.silent = 0.0
        process.kill()
        process.wait()
        for ticket in self._asked_of(process):
            self._give(ticket, Failure("the thinking process ended"))

    def _asked_of(self, process: subprocess.Popen[bytes] | None) -> dict[int, _Asked]:
        with self._lock:
            return {ticket: asked for ticket, asked in self._open.items() if asked.process is process}

    def _give(self, ticket: int, answer: Answer) -> None:
        """Hand over an answer, unless it is no longer wanted."""
        with self._lock:
            is_wanted = ticket in self._open
            self._open.pop(ticket, None)
        if is_wanted:
            self._on_answer(ticket, answer)

    # Signs of life

    def _watch(self) -> None:
        """Look at the process as long as a question is open."""
        while True:
            time.sleep(TICK)
            with self._lock:
                if not self._open:
                    self._is_watched = False
                    return
                waiting = list(self._open.items())
            for ticket, asked in waiting:
                asked.silent += TICK
                if asked.hurried is not None:
                    asked.hurried += TICK
                if asked.is_overdue:
                    self._answer_here(ticket, asked)
                elif asked.is_lost(asked.process is self._awake):
                    self._end(asked.process)

    def _answer_here(self, ticket: int, asked: _Asked) -> None:
        """Take what looks best without a search, which takes no time, and leave the process to its fate."""
        question = asked.question
        self._end(asked.process, besides=ticket)
        try:
            found: Answer = think(
                question.title, question.observed, question.seat, question.level, question.seed, lambda: True
            )
        except Exception as error:
            found = Failure(f"{type(error).__name__}: {error}")
        self._give(ticket, found)

    def _end(self, process: subprocess.Popen[bytes] | None, besides: int = 0) -> None:
        """End a process without a sign of life; what it was asked is asked once more, of a new one."""
        lost = self._asked_of(process)
        with self._lock:
            for asked in lost.values():
                asked.process = None  # so that the end of this process is no answer to it
            if self._process is process:
                self._process = None
        if process is not None:
            process.kill()
        for ticket, asked in lost.items():
            if ticket == besides:
                continue
            if asked.is_repeated:
                self._give(ticket, Failure("the thinking process gives no sign of life"))
            else:
                asked.is_repeated = True
                self._on_restart(ticket)
                self._begin(ticket, asked)


def _tell(process: subprocess.Popen[bytes], kind: str, ticket: int, question: bytes = b"") -> None:
    """Questions are pickled on their own: whatever they hold, the message around them can be read."""
    assert process.stdin is not None
    send(process.stdin, (kind, ticket, question))


def _heard(pipe: IO[bytes]) -> tuple[int, Answer | None] | None:
    """The next answer with its ticket, or a sign of life without one; None when the pipe is of no use any more."""
    try:
        ticket, answer = receive(pipe)
    except Exception:
        return None
    return ticket, answer


def _own_command() -> list[str]:
    """How the program starts itself: a frozen one is its own interpreter."""
    if getattr(sys, "frozen", False):
        return [sys.executable, FLAG]
    return [sys.executable, "-m", "ludarium", FLAG]


def send(pipe: IO[bytes], message: object) -> None:
    body = pickle.dumps(message)
    pipe.write(_LENGTH.pack(len(body)) + body)
    pipe.flush()


def receive(pipe: IO[bytes]) -> Any:
    (length,) = _LENGTH.unpack(_exactly(pipe, _LENGTH.size))
    return pickle.loads(_exactly(pipe, length))


def _exactly(pipe: IO[bytes], size: int) -> bytes:
    data = pipe.read(size)
    if len(data) < size:
        raise EOFError
    return data
