"""Checkpoints: every finished piece of training work is kept, so a run that was killed goes on where it stopped."""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

R = TypeVar("R")


class Checkpoints:
    """A folder of results, named after what was done and with what."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def kept(self, name: str, work: Callable[..., R], *given: Any) -> Callable[[], R]:
        """The same work as a piece for a crew: it is done once and read back ever after."""
        return partial(_done, self.folder / f"{name}-{_mark(given)}.pickle", work, given)


def _mark(given: Any) -> str:
    """A check sum over what a piece of work was given: other weights or seeds make another piece."""
    return hashlib.sha256(pickle.dumps(given)).hexdigest()[:12]


def _done(file: Path, work: Callable[..., R], given: tuple[Any, ...]) -> R:
    if file.exists():
        found: R = pickle.loads(file.read_bytes())
        return found
    found = work(*given)
    unfinished = file.with_suffix(".part")
    unfinished.write_bytes(pickle.dumps(found))
    unfinished.replace(file)
    return found


def call(piece: Callable[[], R]) -> R:
    """Do one piece of work; a crew needs a function of one argument."""
    return piece()
