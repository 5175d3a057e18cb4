"""Sounds, played by a program of the system if there is one.

Qt's own multimedia is a large package for a few knocks of wood. No information is given by sound alone.
"""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QStandardPaths, QTemporaryDir
from PySide6.QtGui import QGuiApplication

from ludarium.engine.resources import resources

DICE, WOOD, CARD, COIN, TURN, END = SOUNDS = ("dice", "wood", "card", "coin", "turn", "end")

OFF = "off"
VOLUMES: Mapping[str, float] = {OFF: 0.0, "quiet": 0.25, "normal": 0.6, "loud": 1.0}
"""Volumes as a share of the stored one."""

PLAYERS: Sequence[Sequence[str]] = (("pw-play",), ("paplay",), ("aplay", "-q"), ("afplay",))
"""Command-line players of PipeWire, PulseAudio, ALSA and macOS."""

AT_ONCE = 4
"""The maximum number of simultaneous sounds."""

UNHEARD = ("offscreen", "minimal")
"""Platforms without a visible window have no sound."""


class Sounds(QObject):
    """Plays sounds at a volume of `VOLUMES`. Failures are ignored."""

    def __init__(self, volume: str = "normal", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.volume = volume
        self._scaled: QTemporaryDir | None = None
        self._playing: list[QProcess] = []
        self._players = [command for command in PLAYERS if QStandardPaths.findExecutable(command[0])]

    def play(self, sound: str) -> None:
        if not VOLUMES.get(self.volume) or QGuiApplication.platformName() in UNHEARD:
            return
        if sys.platform == "win32":
            import winsound

            winsound.PlaySound(
                str(self._file(sound)), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            )
        elif self._players and len(self._playing) < AT_ONCE:
            self._start(self._players[0], self._file(sound))

    def _start(self, player: Sequence[str], file: Path) -> None:
        process = QProcess(self)
        process.setProcessEnvironment(_environment())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        # By method, not by a lambda: a process that held its owner would take it along when it is deleted.
        process.finished.connect(self._tidy)
        process.errorOccurred.connect(self._tidy)
        self._playing.append(process)
        process.start(player[0], [*player[1:], str(file)])

    def _tidy(self) -> None:
        """Remove finished players; one that failed is not used again."""
        for process in [one for one in self._playing if one.state() == QProcess.ProcessState.NotRunning]:
            self._playing.remove(process)
            process.deleteLater()
            if process.exitCode() or process.error() != QProcess.ProcessError.UnknownError:
                self._players = [command for command in self._players if command[0] != process.program()]

    def _file(self, sound: str) -> Path:
        """Return the stored sound, or a softer copy."""
        stored, share = resources() / "sounds" / f"{sound}.wav", VOLUMES[self.volume]
        if share == 1:
            return stored
        if self._scaled is None:
            self._scaled = QTemporaryDir()
        softer = Path(self._scaled.path()) / f"{sound}-{self.volume}.wav"
        if not softer.exists():
            soften(stored, softer, share)
        return softer

    def close(self) -> None:
        for process in self._playing[:]:
            process.kill()
            process.waitForFinished(200)
        if self._scaled is not None:
            self._scaled.remove()
            self._scaled = None


def soften(stored: Path, softer: Path, share: float) -> None:
    with wave.open(str(stored), "rb") as file:
        parameters, frames = file.getparams(), file.readframes(file.getnframes())
    samples = array("h", frames)
    if sys.byteorder == "big":
        samples.byteswap()
    samples = array("h", (round(sample * share) for sample in samples))
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(softer), "wb") as file:
        file.setparams(parameters)
        file.writeframes(samples.tobytes())


def _environment() -> QProcessEnvironment:
    """Return the system's environment without the libraries of our bundle."""
    environment = QProcessEnvironment.systemEnvironment()
    before = environment.value("LD_LIBRARY_PATH_ORIG")
    if before:
        environment.insert("LD_LIBRARY_PATH", before)
    elif getattr(sys, "frozen", False):
        environment.remove("LD_LIBRARY_PATH")
    return environment
