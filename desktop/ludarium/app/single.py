"""One program at a time: a second start rings at the door of the first, which comes forward."""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

TOKEN = "XDG_ACTIVATION_TOKEN"
"""What a start is given on Wayland because somebody wants its window now; the first program shows its own with it."""

PATIENCE = 2000
"""Milliseconds to wait for the first program to open its door."""


def door_of(folder: Path) -> str:
    """The name of the door to whoever holds the library in this folder."""
    return "ludarium-" + hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:16]


def ring(folder: Path, asked: Sequence[str] = ()) -> bool:
    """Ask the program that holds the folder to come forward, for files to open or a wish; whether it heard."""
    socket = _connected(folder)
    if socket is None:
        return False
    whole = [one if one.startswith("--") else str(Path(one).resolve()) for one in asked]
    token = os.environ.get(TOKEN)
    socket.write(json.dumps([*whole, *([f"{TOKEN}={token}"] if token else [])]).encode())
    socket.flush()
    # The other side answers by closing: from then on it has read everything.
    unconnected = QLocalSocket.LocalSocketState.UnconnectedState
    heard = socket.state() == unconnected or socket.waitForDisconnected(PATIENCE) or socket.state() == unconnected
    socket.abort()
    return heard


def _connected(folder: Path) -> QLocalSocket | None:
    """A line to the door. The first program may only just have started: its door opens after its first paint."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        socket = QLocalSocket()
        socket.connectToServer(door_of(folder))
        if socket.waitForConnected(PATIENCE):
            return socket
        if time.monotonic() > end:
            return None
        time.sleep(0.05)


class Doorbell(QObject):
    """The door of the program that holds the library.

    rung: somebody started Ludarium again; the files that it was to open, or a wish
    """

    rung = Signal(list)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        # Whoever holds the library may clear the door away that a program left which was killed.
        QLocalServer.removeServer(door_of(folder))
        self.is_open = self._server.listen(door_of(folder))

    def close(self) -> None:
        self._server.close()

    def _answer(self) -> None:
        socket = self._server.nextPendingConnection()
        if socket is not None:
            socket.readyRead.connect(lambda: self._read(socket))
            socket.disconnected.connect(socket.deleteLater)

    def _read(self, socket: QLocalSocket) -> None:
        try:
            asked = json.loads(socket.readAll().toStdString())
        except ValueError:
            return  # not all of it is here yet
        socket.disconnectFromServer()
        if isinstance(asked, list):
            self.rung.emit(list(_without_token(map(str, asked))))


def _without_token(asked: Iterable[str]) -> Iterator[str]:
    """What is asked for; a token among it goes where Qt looks for it when a window is to be activated."""
    for one in asked:
        if one.startswith(f"{TOKEN}="):
            os.environ[TOKEN] = one.removeprefix(f"{TOKEN}=")
        else:
            yield one
