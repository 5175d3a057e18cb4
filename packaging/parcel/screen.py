"""A virtual screen looked at from outside: Xvfb keeps what it shows in a file (``-fbdir``).

``python -m parcel.screen wait FILE SECONDS``      waits until something colourful is shown
``python -m parcel.screen picture FILE OUT.png``   what is shown
``python -m parcel.screen race FILE TIMES -- COMMAND… -- COMMAND…``   how long each takes until then, in turn
"""

from __future__ import annotations

import os
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path

COLOURS = 40
"""A screen with this many colours shows a window with content."""

PATIENCE = 60.0

_HEADER = struct.Struct(">25I")
_WIDTH, _HEIGHT, _STRIDE, _ENTRIES = 4, 5, 12, 19


class Screen:
    """The current content of a virtual screen."""

    def __init__(self, file: Path) -> None:
        self._file = file.open("rb", buffering=0)
        numbers = _HEADER.unpack(os.pread(self._file.fileno(), _HEADER.size, 0))
        self.width, self.height, self._stride = numbers[_WIDTH], numbers[_HEIGHT], numbers[_STRIDE]
        self._begin = numbers[0] + 12 * numbers[_ENTRIES]

    def line(self, number: int) -> bytes:
        """Return a line of pixels, four bytes each."""
        return os.pread(self._file.fileno(), 4 * self.width, self._begin + number * self._stride)

    def colours(self) -> int:
        """Return the number of colours on a few lines."""
        lines = [self.line(self.height * tenth // 10) for tenth in range(1, 9)]
        return len({line[at : at + 3] for line in lines for at in range(0, len(line), 20)})

    def wait(self, is_painted: bool, patience: float = PATIENCE) -> bool:
        """Wait until the screen is painted, or empty again; return whether it happened in time."""
        end = time.monotonic() + patience
        while (self.colours() >= COLOURS) != is_painted:
            if time.monotonic() > end:
                return False
            time.sleep(0.001)
        return True

    def save(self, out: Path) -> None:
        from PySide6.QtGui import QImage

        data = b"".join(map(self.line, range(self.height)))
        picture = QImage(data, self.width, self.height, 4 * self.width, QImage.Format.Format_RGB32)
        if not picture.save(str(out)):
            raise OSError(f"{out} could not be written")


def race(screen: Screen, times: int, commands: list[list[str]]) -> list[tuple[float, float]]:
    """The seconds until each was painted, and those of them on a processor; the quickest, as others can only add to it.

    A first start of each does not count: it leaves things behind that are there from the second one on.
    """
    taken: list[list[tuple[float, float]]] = [[] for _ in commands]
    for _ in range(times + 1):
        for own, command in zip(taken, commands, strict=True):
            own.append(_start(screen, command))
    return [(min(all_of for all_of, _ in own[1:]), min(worked for _, worked in own[1:])) for own in taken]


def _start(screen: Screen, command: list[str]) -> tuple[float, float]:
    if not screen.wait(False):
        raise TimeoutError("the screen is not free")
    began = time.monotonic()
    program = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        if not screen.wait(True):
            raise TimeoutError(f"nothing was painted by {' '.join(command)}")
        return time.monotonic() - began, _worked(program.pid)
    finally:
        program.send_signal(signal.SIGINT)
        program.wait()


def _worked(process: int) -> float:
    """Return the processor time of the process so far, all threads together."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(thread.read_text(encoding="utf-8").split()[0]) for thread in threads) / 1e9


def main() -> int:
    what, file, *rest = sys.argv[1:]
    screen = Screen(Path(file))
    if what == "wait":
        return 0 if screen.wait(True, float(rest[0])) else 1
    if what == "picture":
        screen.save(Path(rest[0]))
        return 0
    times, *words = rest
    commands: list[list[str]] = []
    for word in words:
        if word == "--":
            commands.append([])
        else:
            commands[-1].append(word)
    print(*(f"{seconds:.3f}" for taken in race(screen, int(times), commands) for seconds in taken))
    return 0


if __name__ == "__main__":
    sys.exit(main())
