"""One program at a time: a second start rings at the door of the first, which comes forward."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import stat
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from ludarium.engine.reasons import Reason, because
from ludarium.library.disk import parse_json

TOKEN = "XDG_ACTIVATION_TOKEN"
"""What a start is given on Wayland because somebody wants its window now; the first program shows its own with it."""

PATIENCE = 15_000
"""Milliseconds to wait for the first program to open its door, which it does after its first paint."""

LONGEST = 1 << 20
"""The most bytes that are listened to."""


def door_of(folder: Path) -> str:
    """The door to whoever holds the library in this folder; an OSError where there is no safe place for one."""
    name = "ludarium-" + hashlib.sha256(os.fsencode(folder.resolve())).hexdigest()[:16]
    return name if sys.platform == "win32" else str(_lobby() / name)


def _lobby() -> Path:
    """Where doors are, and nobody else can put one: the folder of this session, or one of our own."""
    session = os.environ.get("XDG_RUNTIME_DIR")
    if session and _is_private(Path(session)):
        return Path(session)
    import tempfile

    own = Path(tempfile.gettempdir()) / f"ludarium-{os.getuid()}"
    own.mkdir(mode=0o700, exist_ok=True)
    if not _is_private(own):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(own))
    return own


def _is_private(folder: Path) -> bool:
    """Whether it is a folder of this user that nobody else can write to or look into."""
    try:
        status = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and not status.st_mode & 0o077


def ring(folder: Path, asked: Sequence[str] = ()) -> bool:
    """Ask the program that holds the folder to come forward, for files to open or a wish; whether it heard."""
    try:
        socket = _connected(door_of(folder))
    except OSError:
        return False
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


def _connected(door: str) -> QLocalSocket | None:
    """A line to the door. The first program may only just have started: its door opens after its first paint."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        socket = QLocalSocket()
        socket.connectToServer(door)
        if socket.waitForConnected(PATIENCE):
            return socket
        if time.monotonic() > end:
            return None
        time.sleep(0.05)


class Doorbell(QObject):
    """The door of the program that holds the library.

    rung: somebody started Ludarium again; the files that it was to open, or a wish
    trouble: why the door could not be opened: a second start will not be heard
    """

    rung = Signal(list)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.trouble: Reason | None = None
        self._heard: dict[QLocalSocket, bytearray] = {}
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        try:
            door = door_of(folder)
        except OSError as error:
            self.trouble = because("door-closed", problem=error.strerror or str(error))
            return
        # Whoever holds the library may clear the door away that a program left which was killed.
        QLocalServer.removeServer(door)
        if not self._server.listen(door):
            self.trouble = because("door-closed", problem=self._server.errorString())

    @property
    def is_open(self) -> bool:
        return self._server.isListening()

    def close(self) -> None:
        self._server.close()

    def _answer(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            self._listen_to(socket)

    def _listen_to(self, socket: QLocalSocket) -> None:
        """Wait for what somebody has to say, who may say it in pieces, but not for ever."""
        self._heard[socket] = bytearray()
        waiting = QTimer(socket, singleShot=True, interval=PATIENCE)
        waiting.timeout.connect(lambda: socket.abort())
        waiting.start()
        socket.readyRead.connect(lambda: self._read(socket))
        socket.disconnected.connect(lambda: self._let_go(socket))

    def _read(self, socket: QLocalSocket) -> None:
        heard = self._heard.get(socket)
        if heard is None:
            return  # enough was heard of it
        heard += socket.readAll().data()
        if len(heard) > LONGEST:
            socket.abort()
            return
        try:
            asked = parse_json(bytes(heard))
        except ValueError:
            return  # not all of it is here yet
        del self._heard[socket]
        socket.disconnectFromServer()
        if isinstance(asked, list) and all(isinstance(one, str) for one in asked):
            self.rung.emit(list(_without_token(asked)))

    def _let_go(self, socket: QLocalSocket) -> None:
        self._heard.pop(socket, None)
        socket.deleteLater()


def _without_token(asked: Iterable[str]) -> Iterator[str]:
    """What is asked for; a token among it goes where Qt looks for it when a window is to be activated."""
    for one in asked:
        if one.startswith(f"{TOKEN}="):
            os.environ[TOKEN] = one.removeprefix(f"{TOKEN}=")
        else:
            yield one
