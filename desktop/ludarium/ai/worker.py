"""The process that thinks, and the door to it.

One warm process serves all computer seats, so that the window never waits. It is told what a seat may know, never more.
It ends when its input does: however the program dies, no orphan outlives it.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import queue
import signal
import struct
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import IO, Any

import attrs

from ludarium.ai.levels import Level
from ludarium.ai.search import Thought, think
from ludarium.engine.registry import AnyTitle

FLAG = "--think"
"""The argument with which the program starts as its own worker."""

PATIENCE = 2.0
"""Seconds that the process has to end by itself."""

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


# The worker's side


def serve() -> None:
    """Answer questions until the input ends. The program's whole life when it was started with `FLAG`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches it too; it ends with the program, not before
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing printed by mistake gets between the answers
    if hasattr(os, "nice"):
        os.nice(5)  # the window comes first
    desk = _Desk(sys.stdin.buffer)
    threading.Thread(target=desk.read, daemon=True).start()
    while True:
        ticket, question = desk.next()
        _send(answers, (ticket, _answer(question, partial(desk.stopped.__contains__, ticket))))


def _answer(pickled: bytes, stop: Callable[[], bool]) -> Answer:
    """What comes of the question; a failure where it cannot even be read: content or program may have changed."""
    try:
        question: Question = pickle.loads(pickled)
        return think(question.title, question.observed, question.seat, question.level, question.seed, stop)
    except Exception as error:
        return Failure(f"{type(error).__name__}: {error}")


class _Desk:
    """What has been asked and what has been called off, read by a thread of its own so that a stop is heard at once."""

    def __init__(self, source: IO[bytes]) -> None:
        self._source = source
        self._questions: queue.SimpleQueue[tuple[int, bytes]] = queue.SimpleQueue()
        self.stopped: set[int] = set()

    def next(self) -> tuple[int, bytes]:
        return self._questions.get()

    def read(self) -> None:
        """Read until whoever asks is gone or cannot be understood: then all ends here, also in mid-search."""
        try:
            while True:
                kind, ticket, question = _receive(self._source)
                if kind == "ask":
                    self._questions.put((ticket, question))
                else:
                    self.stopped.add(ticket)
        finally:
            os._exit(0)


# The program's side


class Worker:
    """The door to the thinking process. It starts with the first question and again after a crash.

    on_answer: called with ticket and answer, from a thread of its own
    """

    def __init__(self, on_answer: Callable[[int, Answer], None], command: Sequence[str] = ()) -> None:
        self._on_answer = on_answer
        self._command = list(command) or _own_command()
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()
        self._open: dict[int, subprocess.Popen[bytes] | None] = {}
        self._tickets = 0

    def ask(self, question: Question) -> int:
        """Begin to think. The answer comes to `on_answer` with the ticket that is returned here."""
        with self._lock:
            self._tickets += 1
            ticket = self._tickets
            self._open[ticket] = None
        try:
            with self._lock:
                process = self._open[ticket] = self._started()
            _tell(process, "ask", ticket, pickle.dumps(question))
        except OSError as error:  # told by another thread: nobody knows the ticket yet
            threading.Thread(target=self._give, args=(ticket, Failure(str(error))), daemon=True).start()
        return ticket

    def move_now(self, ticket: int) -> None:
        """Answer with the best found so far."""
        process = self._open.get(ticket)
        if process is not None:
            with contextlib.suppress(OSError):  # it died: whoever listens to it gives the answer
                _tell(process, "stop", ticket)

    def cancel(self, ticket: int) -> None:
        """Stop thinking; no answer will come."""
        self.move_now(ticket)
        with self._lock:
            self._open.pop(ticket, None)

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
                self._give(*heard)
        process.kill()
        process.wait()
        with self._lock:
            lost = [ticket for ticket, asked in self._open.items() if asked is process]
        for ticket in lost:
            self._give(ticket, Failure("the thinking process ended"))

    def _give(self, ticket: int, answer: Answer) -> None:
        """Hand over an answer, unless it is no longer wanted."""
        with self._lock:
            is_wanted = ticket in self._open
            self._open.pop(ticket, None)
        if is_wanted:
            self._on_answer(ticket, answer)


def _tell(process: subprocess.Popen[bytes], kind: str, ticket: int, question: bytes = b"") -> None:
    """Questions are pickled on their own: whatever they hold, the message around them can be read."""
    assert process.stdin is not None
    _send(process.stdin, (kind, ticket, question))


def _heard(pipe: IO[bytes]) -> tuple[int, Answer] | None:
    """The next answer with its ticket; None when the pipe has ended or is of no use any more."""
    try:
        ticket, answer = _receive(pipe)
    except Exception:
        return None
    return ticket, answer


def _own_command() -> list[str]:
    """How the program starts itself: a frozen one is its own interpreter."""
    if getattr(sys, "frozen", False):
        return [sys.executable, FLAG]
    return [sys.executable, "-m", "ludarium", FLAG]


def _send(pipe: IO[bytes], message: object) -> None:
    body = pickle.dumps(message)
    pipe.write(_LENGTH.pack(len(body)) + body)
    pipe.flush()


def _receive(pipe: IO[bytes]) -> Any:
    (length,) = _LENGTH.unpack(_exactly(pipe, _LENGTH.size))
    return pickle.loads(_exactly(pipe, length))


def _exactly(pipe: IO[bytes], size: int) -> bytes:
    data = pipe.read(size)
    if len(data) < size:
        raise EOFError
    return data
