"""Notices of a window."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ludarium import words
from ludarium.engine.reasons import LudariumError

if TYPE_CHECKING:
    from PySide6.QtWidgets import QBoxLayout

    from ludarium.engine.reasons import Reason
    from ludarium.widgets.notice_bar import NoticeBar


class Notices:
    """The notices; the bar for them is made when it is needed."""

    def __init__(self, whole: QBoxLayout) -> None:
        self._whole = whole
        self._bar: NoticeBar | None = None

    @property
    def bar(self) -> NoticeBar:
        if self._bar is None:
            from ludarium.widgets.notice_bar import NoticeBar

            self._bar = NoticeBar()
            self._whole.insertWidget(0, self._bar)
        return self._bar

    def say(self, text: str, do: str = "", act: Callable[[], None] | None = None) -> None:
        self.bar.tell(text, do, act)

    def note(self, text: str) -> None:
        """Show that something succeeded."""
        self.bar.tell(text, is_good=True)

    def tell(self, reason: Reason | None) -> None:
        if reason is not None:
            self.say(words.sentence(reason))

    @contextlib.contextmanager
    def telling(self) -> Iterator[None]:
        """Show a `LudariumError` that is raised in the block as a notice."""
        try:
            yield
        except LudariumError as error:
            self.tell(error.reason)

    def hide(self) -> None:
        if self._bar is not None:
            self._bar.hide()

    def take_down(self) -> None:
        """Remove the bar, which has the old look."""
        if self._bar is not None:
            self._bar.setParent(None)
            self._bar = None
