"""The real window for tests, at any size of text and in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ludarium.app.main_window import MainWindow
from ludarium.words import active_language
from tests.fit.laying import open_window

Open = Callable[..., MainWindow]


@pytest.fixture
def open_one(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., MainWindow]]:
    """Opens a window, as `open_window` does."""
    monkeypatch.delenv(active_language.WISH, raising=False)
    numbers = count()
    with ExitStack() as stack:
        yield lambda **how: stack.enter_context(open_window(tmp_path / str(next(numbers)), **how))
