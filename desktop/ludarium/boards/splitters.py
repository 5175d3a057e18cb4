"""Panels between splitters whose positions are saved."""

from __future__ import annotations

import contextlib
import json

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QSplitter, QWidget

SMALL = 700  # pixels at 100 %; a lower table is denser
UPRIGHT = 760  # pixels at 100 %; a narrower table stacks its panels and scrolls
WIDE, NARROW = 10, 6  # gap between panels, and in a small table


class Arrangement:
    """The splitters of a table.

    name: which table it is: what was kept for another one does not fit
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._all: list[tuple[QSplitter, Qt.Orientation]] = []
        self._kept: list[QSplitter] = []
        self._lying: list[list[int]] | None = None

    def split(self, way: Qt.Orientation, *parts: tuple[QWidget, int], is_kept: bool = True) -> QSplitter:
        """Put panels in a line, with initial sizes that are also their stretch."""
        splitter = QSplitter(way)
        splitter.setHandleWidth(WIDE)
        splitter.setChildrenCollapsible(False)
        for place, (widget, size) in enumerate(parts):
            splitter.addWidget(widget)
            splitter.setStretchFactor(place, size)
        splitter.setSizes([size for _, size in parts])
        self._all.append((splitter, way))
        if is_kept:
            self._kept.append(splitter)
        return splitter

    def set_small(self, small: bool) -> None:
        for splitter, _ in self._all:
            splitter.setHandleWidth(NARROW if small else WIDE)

    def stand_up(self, is_upright: bool) -> None:
        """Stack all panels, or restore how they lay."""
        if is_upright and self._lying is None:
            self._lying = self._sizes()
        for splitter, way in self._all:
            splitter.setOrientation(Qt.Orientation.Vertical if is_upright else way)
        if not is_upright and self._lying is not None:
            for splitter, sizes in zip(self._kept, self._lying, strict=True):
                splitter.setSizes(sizes)
            self._lying = None

    def _sizes(self) -> list[list[int]]:
        return [splitter.sizes() for splitter in self._kept]

    def save(self) -> QByteArray:
        return QByteArray(json.dumps({self._name: self._lying or self._sizes()}).encode())

    def restore(self, kept: QByteArray) -> None:
        """Restore the sizes; those that do not fit are ignored."""
        if self._lying is not None:
            return  # as high as each of them needs
        with contextlib.suppress(ValueError, TypeError, KeyError):
            for splitter, sizes in zip(self._kept, json.loads(kept.toStdString())[self._name], strict=True):
                splitter.setSizes(sizes)
