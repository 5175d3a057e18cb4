"""The pages of a title's campaign, `ludarium.app.hall.<title>.campaign`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

import attrs
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ludarium.engine.registry import AnyTitle
from ludarium.engine.rooms import Room
from ludarium.games import IDS
from ludarium.library.campaigns import KeptCampaign
from ludarium.library.saved import SavedMatch


@attrs.frozen
class CampaignSetup:
    """A campaign that is to begin. ``side``: drawn by lot unless it is one of the title's."""

    name: str
    side: str = ""
    is_supreme: bool = False
    options: Mapping[str, str] = attrs.field(factory=dict)


class StartPage(QWidget):
    """The page on which a campaign is begun.

    begun: such a campaign (`CampaignSetup`) is wanted; cards_asked: these cards of the title are to be shown
    """

    begun = Signal(object)
    left = Signal()
    cards_asked = Signal(str, str)

    @property
    def wish(self) -> CampaignSetup:
        raise NotImplementedError


class CoursePage(QWidget):
    """The page of a campaign.

    next_asked: the next match is to begin, against this side or by lot; match_asked: a match is to be opened
    """

    next_asked = Signal(str)
    match_asked = Signal(int)
    save_asked = Signal()
    end_asked = Signal()
    left = Signal()


class RewardChoice(QWidget):
    """The page on which the reward of a win is chosen.

    chosen: the reward; left: it is chosen another time
    """

    chosen = Signal(object)
    left = Signal()


class CampaignPages(Protocol):
    """The pages of one title. A module with these functions will do."""

    def side_name(self, side: str) -> str: ...

    def level_reached(self, kept: KeptCampaign) -> str:
        """The level of the last match that was begun, in words."""

    def lost_note(self, match: SavedMatch) -> str:
        """Return the note after a match that counts as lost."""

    def start_page(self, title: AnyTitle, wish: CampaignSetup) -> StartPage: ...

    def course_page(self, kept: KeptCampaign, title: AnyTitle, there: Collection[int], note: str) -> CoursePage:
        """``there``: the matches that are still in the library; ``note``: what has just happened."""

    def reward_page(
        self, kept: KeptCampaign, title: AnyTitle, rewards: Sequence[Any], opponent: str
    ) -> RewardChoice: ...


PAGES: Room[CampaignPages] = Room("ludarium.app.hall", IDS, "campaign")
