"""One program at a time: a second start activates the window of the first."""

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
"""Activation token of a start on Wayland, with which the first program may show its window."""

PATIENCE = 15_000
"""Milliseconds to wait for the first program, which listens after its first paint."""

LONGEST = 1 << 20
"""The maximum message size in bytes."""


def socket_name(folder: Path) -> str:
    """Return the socket name for this folder; raise an OSError if there is no safe place for it."""
    name = "ludarium-" + hashlib.sha256(os.fsencode(folder.resolve())).hexdigest()[:16]
    return name if sys.platform == "win32" else str(_lobby() / name)


def _lobby() -> Path:
    """Return a private folder for sockets: that of the session, or one of our own."""
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
    """Return whether only this user can write to or read the folder."""
    try:
        status = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and not status.st_mode & 0o077


def ring(folder: Path, asked: Sequence[str] = ()) -> bool:
    """Ask the first program to open files or follow a wish; return whether it answered."""
    try:
        socket = _connected(socket_name(folder))
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
    """Connect to the socket, which may not be open yet."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        socket = QLocalSocket()
        socket.connectToServer(door)
        if socket.waitForConnected(PATIENCE):
            return socket
        if time.monotonic() > end:
            return None
        time.sleep(0.05)


class InstanceServer(QObject):
    """The socket of the program that holds the library.

    rung: the files or wish of another start; trouble: why the socket could not be opened
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
            door = socket_name(folder)
        except OSError as error:
            self.trouble = because("door-closed", problem=error.strerror or str(error))
            return
        # Remove the socket of a program that was killed.
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
        """Read a message, which may come in pieces, with a timeout."""
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
    """Return the arguments; a token goes where Qt looks for it."""
    for one in asked:
        if one.startswith(f"{TOKEN}="):
            os.environ[TOKEN] = one.removeprefix(f"{TOKEN}=")
        else:
            yield one
