"""Notices of a window."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ludarium import words
from ludarium.engine.reasons import LudariumError
from ludarium.words.voice import sentences

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

    @property
    def is_free(self) -> bool:
        """Whether nothing is being told."""
        return self._bar is None or self._bar.isHidden()

    def say(self, text: str, do: str = "", act: Callable[[], None] | None = None) -> None:
        self.bar.tell(text, do, act)

    def note(self, text: str) -> None:
        """Show that something succeeded."""
        self.bar.tell(text, is_good=True)

    def tell(self, *reasons: Reason | None) -> None:
        """Tell what there is to tell, together."""
        said = [words.sentence(reason) for reason in reasons if reason is not None]
        if said:
            self.say(sentences(*said))

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
