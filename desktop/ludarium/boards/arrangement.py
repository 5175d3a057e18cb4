"""Panels beside and below each other, between splitters that people move and that stay where they were left."""

from __future__ import annotations

import contextlib
import json

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QSplitter, QWidget

SMALL = 700
"""A table lower than this, in pixels at 100 %, moves everything closer together."""

WIDE, NARROW = 10, 6
"""How wide the gap between panels is, and in a small table."""


class Arrangement:
    """The splitters of a table.

    name: which table it is: what was kept for another one does not fit
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._all: list[QSplitter] = []
        self._kept: list[QSplitter] = []

    def split(self, way: Qt.Orientation, *parts: tuple[QWidget, int], is_kept: bool = True) -> QSplitter:
        """Panels in a line, with these sizes at first, which are also their shares of what room is left."""
        splitter = QSplitter(way)
        splitter.setHandleWidth(WIDE)
        splitter.setChildrenCollapsible(False)
        for place, (widget, size) in enumerate(parts):
            splitter.addWidget(widget)
            splitter.setStretchFactor(place, size)
        splitter.setSizes([size for _, size in parts])
        self._all.append(splitter)
        if is_kept:
            self._kept.append(splitter)
        return splitter

    def set_small(self, small: bool) -> None:
        for splitter in self._all:
            splitter.setHandleWidth(NARROW if small else WIDE)

    def save(self) -> QByteArray:
        """Where the splitters stand."""
        return QByteArray(json.dumps({self._name: [splitter.sizes() for splitter in self._kept]}).encode())

    def restore(self, kept: QByteArray) -> None:
        """Put the splitters where they stood; what does not fit is left as it is."""
        with contextlib.suppress(ValueError, TypeError, KeyError):
            for splitter, sizes in zip(self._kept, json.loads(kept.toStdString())[self._name], strict=True):
                splitter.setSizes(sizes)
