"""Pictures of tables as they were left, for the shelf. They are kept beside the library and may be lost."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from ludarium.app.seating import HUMAN
from ludarium.look.qt import Qt

if TYPE_CHECKING:
    from ludarium.library.saved import SavedMatch

SIZE = QSize(960, 600)


def _file(folder: Path, match_id: int) -> Path:
    return folder / "pictures" / f"match-{match_id}.png"


def may_be_seen(match: SavedMatch) -> bool:
    """Whether whoever looks at the shelf may see the table: not when somebody's secrets lie on it."""
    title, state = match.title, match.state
    people = [seat for seat, player in enumerate(match.players) if player == HUMAN]
    return len(people) < 2 or not any(title.has_secrets(state, seat) for seat in people)


def keep(folder: Path, match_id: int, picture: QPixmap) -> None:
    file = _file(folder, match_id)
    small = picture.scaled(SIZE, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    with contextlib.suppress(OSError):
        file.parent.mkdir(exist_ok=True)
        small.save(str(file), "PNG")


def picture(folder: Path, match_id: int) -> QPixmap | None:
    file = _file(folder, match_id)
    if not file.is_file():
        return None
    found = QPixmap(str(file))
    return None if found.isNull() else found


def forget(folder: Path, match_id: int) -> None:
    with contextlib.suppress(OSError):
        _file(folder, match_id).unlink(missing_ok=True)
