"""What a person must be told, in a bar above the page."""

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
    """The bar of notices: it is made when there is something to tell."""

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
        """Tell it, perhaps with what can be done about it."""
        self.bar.tell(text, do, act)

    def note(self, text: str) -> None:
        """Tell that something went well."""
        self.bar.tell(text, is_good=True)

    def tell(self, reason: Reason | None) -> None:
        if reason is not None:
            self.say(words.sentence(reason))

    @contextlib.contextmanager
    def telling(self) -> Iterator[None]:
        """What goes wrong in here is told in a sentence, and nothing else happens."""
        try:
            yield
        except LudariumError as error:
            self.tell(error.reason)

    def hide(self) -> None:
        if self._bar is not None:
            self._bar.hide()

    def take_down(self) -> None:
        """It would be of the old look: the next notice makes a new one."""
        if self._bar is not None:
            self._bar.setParent(None)
            self._bar = None
