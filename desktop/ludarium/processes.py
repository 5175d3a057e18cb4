"""Where many pieces of work are done: in this process, or in several."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from itertools import islice
from threading import Thread
from types import TracebackType
from typing import Any, TypeVar

A = TypeVar("A")
R = TypeVar("R")

MOST_JOBS = 60
"""The most processes: Windows can wait for no more."""

PREFETCH_PER_WORKER = 4
"""Pieces of work submitted ahead for each worker, so none is idle while an earlier piece takes long."""


def cores() -> int:
    """How many processes keep this machine busy."""
    available = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(MOST_JOBS, available)


class Crew:
    """Does work in order of the pieces, whichever process is first to finish one."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool: Executor | None = None

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._pool is None:
            return
        if kind is None:
            self._pool.shutdown()
        else:  # Ctrl+C above all: do not wait for pieces in progress
            self._abandon(self._pool)
        self._pool = None

    def _abandon(self, pool: Executor) -> None:
        import multiprocessing

        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            child.terminate()

    def map(self, work: Callable[[A], R], pieces: Iterable[A]) -> Iterator[R]:
        if self.jobs == 1:
            yield from map(work, pieces)
        else:
            yield from prefetched(self._executor(), work, pieces, PREFETCH_PER_WORKER * self.jobs)

    def _executor(self) -> Executor:
        if self._pool is None:
            import multiprocessing
            from concurrent.futures import ProcessPoolExecutor

            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.jobs, spawn, initializer=_init_worker)
        return self._pool


def prefetched(pool: Executor, work: Callable[[A], R], pieces: Iterable[A], ahead: int) -> Iterator[R]:
    """The results in order. Only a few are submitted before they are due: there may be millions."""
    waiting = iter(pieces)
    submitted: deque[Future[R]] = deque()
    while True:
        with defer_sigint():  # here processes are started
            submitted.extend(pool.submit(work, piece) for piece in islice(waiting, ahead - len(submitted)))
        if not submitted:
            return
        yield submitted.popleft().result()


@contextmanager
def defer_sigint() -> Iterator[None]:
    """Hold Ctrl+C back, also from processes started meanwhile, which never receive it."""
    mask: Any = getattr(signal, "pthread_sigmask", None)
    if mask is None:  # Windows
        yield
        return
    before = mask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        mask(signal.SIG_SETMASK, before)


def _init_worker() -> None:
    """Ctrl+C is handled by the first process; without that one there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
