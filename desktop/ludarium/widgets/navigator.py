"""The window as pages see it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from ludarium.engine.registry import Registry
    from ludarium.library.campaigns import KeptCampaign
    from ludarium.library.library import Library
    from ludarium.library.saved import SavedMatch
    from ludarium.widgets.notices import Notices
    from ludarium.widgets.page_stack import Pages
    from ludarium.widgets.settings import Settings


class Navigator(Protocol):
    """The window, as far as a page needs it.

    library: None until the window has been painted and the library could be opened
    """

    library: Library | None

    @property
    def settings(self) -> Settings: ...
    @property
    def folder(self) -> Path: ...
    @property
    def titles(self) -> Registry: ...
    @property
    def pages(self) -> Pages: ...
    @property
    def notices(self) -> Notices: ...
    @property
    def widget(self) -> QWidget:
        """The parent of dialogs."""

    @property
    def match(self) -> SavedMatch | None:
        """The match on the table."""

    @property
    def colours(self) -> Sequence[int]:
        """The colours of its seats."""

    def show_shelf(self) -> None: ...
    def show_table(self) -> None:
        """Show the table again, or the shelf if no match is on it."""

    def clear_table(self) -> None: ...
    def lay_table(self, match: SavedMatch) -> None: ...
    def open_match(self, match_id: int) -> None: ...
    def show_rules(self) -> None: ...
    def show_cards(self, title: str, mark: str) -> None: ...
    def set_up_campaign(self, title: str) -> None: ...
    def show_campaign(self, campaign_id: int) -> None: ...
    def save_campaign(self, kept: KeptCampaign) -> None: ...
