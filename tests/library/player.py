"""A player to be killed: plays a title at random through the library, and tells of each action once it is kept.

Run as a program it waits, warm, for lines on its standard input. Each is a title's id and a home folder, for which it
forks a player; when that is dead it says so and waits for the next.

What is told, a line each: ``player PID``, ``match ID``, ``ID NUMBER TEXT`` for an action, ``dead SIGNAL``.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ludarium.engine.chance import Rng
from ludarium.engine.registry import AnyTitle
from ludarium.games import TITLES
from ludarium.library.library import Library


def tell(*words: object) -> None:
    # One write of a short line to a pipe is whole or nothing, also when the writer is killed.
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def play(title: AnyTitle, folder: Path) -> None:
    seats = min(2, title.allowed_seats[-1])
    rng = Rng(int.from_bytes(os.urandom(8), "big"))
    library = Library.open(folder)
    while True:
        card = library.last_open()
        match = library.new_match(title, title.setup(seats), rng.number()) if card is None else library.load(card.id)
        tell("match", match.id)
        while not match.is_over:
            action = title.sample(match.state, rng)
            match.play(action)
            tell(match.id, match.cursor, action.text)


def serve() -> None:
    for line in sys.stdin:
        name, folder = line.rstrip("\n").split(" ", 1)
        title = TITLES.get(name)
        child = os.fork()
        if child == 0:
            try:
                play(title, Path(folder))
            finally:
                os._exit(1)
        tell("player", child)
        _, status = os.waitpid(child, 0)
        tell("dead", os.WTERMSIG(status) if os.WIFSIGNALED(status) else f"exit {os.WEXITSTATUS(status)}")


if __name__ == "__main__":
    serve()
