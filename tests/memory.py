"""Plays matches of one title one after another, as a long session does, and tells what memory the process then has.

`python -m tests.memory rome 50 250` prints the megabytes after the 50th and after the 250th match.
"""

from __future__ import annotations

import gc
import sys
import tempfile
from pathlib import Path

from ludarium import words
from ludarium.engine.chance import Rng
from ludarium.games import TITLES
from ludarium.library.library import Library
from ludarium.models.desk import Desk

EVERY = 8
"""At every so many decisions the position is laid out as a window does."""


def megabytes() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


def play(library: Library, name: str, number: int) -> None:
    """One match by chance: kept, laid out, told, looked up in the list, and deleted."""
    title = TITLES.get(name)
    seats = title.allowed_seats[min(1, len(title.allowed_seats) - 1)]
    setup = title.setup(seats, options=title.rotation(seats, 1, number))
    match = library.new_match(title, setup, number)
    desk, rng = Desk(title, setup.names), Rng(number)
    while (seat := match.turn) is not None:
        events = match.play(title.sample(match.state, rng))
        if len(match.actions) % EVERY == 0:
            desk.lay(title.observe(match.state, seat), may_act=match.turn == seat)
            for event in events:
                seen = title.redact(event, seat)
                if seen is not None:
                    words.event(title, seen, setup.names, seat)
    library.delete(match.id)
    desk.deleteLater()


def main(name: str, *at: str) -> None:
    wanted = list(map(int, at))
    with tempfile.TemporaryDirectory() as folder, Library.open(Path(folder), TITLES) as library:
        for number in range(1, wanted[-1] + 1):
            play(library, name, number)
            if number in wanted:
                gc.collect()
                print(f"{megabytes():.2f}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
