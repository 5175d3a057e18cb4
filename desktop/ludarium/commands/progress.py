"""A progress bar with the expected end, on the error stream of a terminal."""

from __future__ import annotations

import sys
import time

WIDTH = 24
"""Characters of the bar."""

EVERY = 0.2
"""Seconds between two drawings."""


class Bar:
    """Shows how far a series of steps is. Without a terminal it shows nothing."""

    def __init__(self) -> None:
        self._is_shown = sys.stderr.isatty()
        self._what, self._since, self._drawn, self._first = "", 0.0, 0.0, 0

    def __call__(self, what: str, done: int, of: int) -> None:
        now = time.monotonic()
        if what != self._what:
            self._what, self._since, self._first = what, now, done
        if self._is_shown and (now - self._drawn > EVERY or done == of):
            self._drawn = now
            print(f"\r\x1b[K{line(what, done, of, self._left(now, done, of))}", end="", file=sys.stderr, flush=True)

    def _left(self, now: float, done: int, of: int) -> float | None:
        """Seconds until the end, or None while there is nothing to go by."""
        worked = done - self._first
        return (now - self._since) / worked * (of - done) if worked else None

    def close(self) -> None:
        if self._is_shown and self._what:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def line(what: str, done: int, of: int, left: float | None) -> str:
    filled = WIDTH * done // of if of else WIDTH
    text = f"{what} [{'#' * filled}{'.' * (WIDTH - filled)}] {done} of {of}"
    if left is None:
        return text
    return f"{text}, ends {time.strftime('%H:%M:%S', time.localtime(time.time() + left))}"
