"""The search process: reads questions until its input ends, and answers them one after the other."""

from __future__ import annotations

import os
import pickle
import queue
import signal
import sys
import threading
import time
from typing import IO

from ludarium.ai.search import think
from ludarium.ai.worker import Answer, Failure, Question, receive, send

BEAT = 0.5
"""Seconds between two signs of life while a search goes on."""


def serve() -> None:
    """Answer questions until the input ends. The program's whole life when it was started with `worker.FLAG`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches it too; it ends with the program, not before
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing printed by mistake gets between the answers
    if hasattr(os, "nice"):
        os.nice(5)  # the window comes first
    desk = _Desk(sys.stdin.buffer)
    threading.Thread(target=desk.read, daemon=True).start()
    while True:
        ticket, question = desk.next()
        send(answers, (ticket, _answer(question, _Progress(answers, ticket, desk))))


def _answer(pickled: bytes, progress: _Progress) -> Answer:
    """What comes of the question; a failure where it cannot even be read: content or program may have changed."""
    try:
        question: Question = pickle.loads(pickled)
        progress.tell()
        return think(question.title, question.observed, question.seat, question.level, question.seed, progress.stop)
    except Exception as error:
        return Failure(f"{type(error).__name__}: {error}")


class _Progress:
    """Asked by a search whether to stop, tells now and then that the search goes on."""

    def __init__(self, answers: IO[bytes], ticket: int, desk: _Desk) -> None:
        self._answers = answers
        self._ticket = ticket
        self._desk = desk
        self._told = time.monotonic()

    def tell(self) -> None:
        self._told = time.monotonic()
        send(self._answers, (self._ticket, None))

    def stop(self) -> bool:
        if time.monotonic() - self._told > BEAT:
            self.tell()
        return self._ticket in self._desk.stopped


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
                kind, ticket, question = receive(self._source)
                if kind == "ask":
                    self._questions.put((ticket, question))
                else:
                    self.stopped.add(ticket)
        finally:
            os._exit(0)
