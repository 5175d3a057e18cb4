"""Memory in long runs of the window: table after table takes no more of it."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from ludarium.engine.chance import Rng
from tests.memory import megabytes

from .seated import lay_table, new_match

BEGIN, END, STEPS = 50, 110, 8
MOST = 0.1
"""Megabytes a table, between those two: what is kept on purpose is kept by then."""


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads its memory where Linux tells it")
def test_table_after_table_takes_no_more_memory(library, search_client, preferences) -> None:
    seen = {}
    for number in range(1, END + 1):
        match = new_match(library, ("human",), "rome", seed=number)
        frame, rng = lay_table(match, search_client, preferences, None, "light", 1.0), Rng(number)
        frame.resize(1280, 800)
        frame.show()
        for _ in range(STEPS):
            frame.session.play(match.title.sample(match.state, rng))
            QApplication.processEvents()
        frame.close_match()
        frame.close()
        frame.deleteLater()
        QApplication.sendPostedEvents(frame, QEvent.Type.DeferredDelete)
        if number in (BEGIN, END):
            gc.collect()
            seen[number] = megabytes()
    assert seen[END] - seen[BEGIN] < MOST * (END - BEGIN), seen
