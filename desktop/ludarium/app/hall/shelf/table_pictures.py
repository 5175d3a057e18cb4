"""Pictures of tables for the shelf, cached beside the library."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QThreadPool
from PySide6.QtGui import QImage, QPixmap

from ludarium.look.qt_startup import Qt
from ludarium.widgets.seating import HUMAN

if TYPE_CHECKING:
    from ludarium.library.saved import SavedMatch

SIZE = QSize(960, 600)


def _file(folder: Path, match_id: int) -> Path:
    return folder / "pictures" / f"match-{match_id}.png"


def may_be_seen(match: SavedMatch) -> bool:
    """Return whether the shelf may show the table, which may hold secrets of several people."""
    title, state = match.title, match.state
    people = [seat for seat, player in enumerate(match.players) if player == HUMAN]
    return len(people) < 2 or not any(title.has_secrets(state, seat) for seat in people)


def keep(folder: Path, match_id: int, picture: QPixmap) -> None:
    _write(_file(folder, match_id), picture.toImage())


def keep_aside(folder: Path, match_id: int, picture: QPixmap) -> None:
    """Save a picture in another thread."""
    file, image = _file(folder, match_id), picture.toImage()
    QThreadPool.globalInstance().start(lambda: _write(file, image))


def _write(file: Path, image: QImage) -> None:
    small = image.scaled(SIZE, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    with contextlib.suppress(OSError):
        file.parent.mkdir(exist_ok=True)
        part = file.with_name(f"part-{os.urandom(4).hex()}.png")
        if small.save(str(part)):
            part.replace(file)


def picture(folder: Path, match_id: int) -> QPixmap | None:
    file = _file(folder, match_id)
    if not file.is_file():
        return None
    found = QPixmap(str(file))
    return None if found.isNull() else found


def forget(folder: Path, match_id: int) -> None:
    with contextlib.suppress(OSError):
        _file(folder, match_id).unlink(missing_ok=True)
