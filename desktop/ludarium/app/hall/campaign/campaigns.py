"""Campaigns in the window: from one match to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.widgets import seating
from ludarium.widgets.phrases import hall
from ludarium.widgets.settings import UNDO

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from ludarium.app.hall.campaign.title_campaigns import (
        CampaignPages,
        CampaignSetup,
        CoursePage,
        RewardChoice,
        StartPage,
    )
    from ludarium.engine.campaigns import Reward
    from ludarium.library.campaigns import KeptCampaign
    from ludarium.library.library import Library
    from ludarium.library.saved import SavedMatch
    from ludarium.widgets.navigator import Navigator


class CampaignFlow:
    """Leads through campaigns."""

    def __init__(self, window: Navigator) -> None:
        self._window = window
        self._page: QWidget | None = None

    @property
    def page(self) -> QWidget | None:
        """The page that is open: where one is begun, its course, or the choice after a win."""
        return self._page if self._page is self._window.pages.passing else None

    @property
    def _library(self) -> Library:
        assert self._window.library is not None
        return self._window.library

    def _turn_to(self, page: StartPage | CoursePage | RewardChoice, remake: Callable[[], None]) -> None:
        page.left.connect(self._window.show_shelf)
        page.setWindowTitle(hall.tr("Campaign"))
        self._window.clear_table()
        self._page = page
        self._window.pages.show_passing(page, remake)
        page.setFocus()

    def set_up(self, title: str, wish: CampaignSetup | None = None) -> None:
        """Choose how a campaign begins."""
        from ludarium.app.hall.campaign.title_campaigns import CampaignSetup

        window = self._window
        rules = window.titles.get(title)
        if wish is None:
            seats = seating.last(window.settings.preferences, rules, hall.tr("Player"))
            name = next((chair.name for chair in seats.chairs if chair.is_human), hall.tr("Player"))
            wish = CampaignSetup(name, options={"undo": window.settings.get(UNDO)})
        page = _pages(title).start_page(rules, wish)
        page.begun.connect(lambda wish: self.begin(title, wish))
        page.cards_asked.connect(window.show_cards)
        self._turn_to(page, lambda: self.set_up(title, page.wish))

    def begin(self, title: str, wish: CampaignSetup) -> None:
        import secrets

        from ludarium.library.campaigns import rules_of

        with self._window.notices.telling():
            sides = rules_of(title).sides(self._window.titles.get(title, options=wish.options))
            side = wish.side if wish.side in sides else secrets.choice(sides)
            kept = self._library.campaigns.begin(
                title, wish.name, side, is_supreme=wish.is_supreme, options=wish.options
            )
            self.show(kept.id)

    def show(self, campaign_id: int) -> None:
        """Show the page of a campaign; a match that is over is counted before, and after a win a reward is chosen."""
        with self._window.notices.telling():
            kept = self._library.campaigns.get(campaign_id)
            over = self._over(kept)
            if over is None:
                self._show_course(kept)
            else:
                self._count(kept, over)

    def _over(self, kept: KeptCampaign) -> SavedMatch | None:
        """The match of the campaign that is over and not counted yet."""
        current, window = kept.current, self._window
        if current is None:
            return None
        if window.match is not None and window.match.id == current.match:
            return window.match if window.match.is_over else None
        if not any(card.id == current.match and card.over for card in self._library.matches()):
            return None
        from ludarium.app.hall.files.open_progress import opening

        with opening(window.widget) as watch:
            return self._library.load(current.match, watch)
        return None

    def _count(self, kept: KeptCampaign, match: SavedMatch) -> None:
        from ludarium.library.campaigns import is_won, progress_of, rules_of

        if is_won(match) and rules_of(kept.title).brings_reward(progress_of(kept)):
            self._choose_reward(kept, match)
        else:
            note = hall.tr("You have won this match.") if is_won(match) else _pages(kept.title).lost_note(match)
            self._show_course(self._library.campaigns.settle(kept, match), note)

    def _choose_reward(self, kept: KeptCampaign, match: SavedMatch) -> None:
        from ludarium.library.campaigns import progress_of, rules_of

        assert kept.current is not None
        offered = rules_of(kept.title).rewards(match.title, progress_of(kept), match.state)
        page = _pages(kept.title).reward_page(kept, match.title, offered, kept.current.opponent)
        page.chosen.connect(lambda reward: self._settle(kept, match, reward))
        self._turn_to(page, lambda: self._choose_reward(kept, match))

    def _settle(self, kept: KeptCampaign, match: SavedMatch, reward: Reward) -> None:
        with self._window.notices.telling():
            self._show_course(self._library.campaigns.settle(kept, match, reward))

    def _show_course(self, kept: KeptCampaign, note: str = "") -> None:
        window = self._window
        there = {card.id for card in self._library.matches()}
        page = _pages(kept.title).course_page(kept, self._library.campaigns.title_of(kept), there, note)
        page.next_asked.connect(lambda opponent: self.next_match(kept, opponent))
        page.match_asked.connect(window.open_match)
        page.save_asked.connect(lambda: window.save_campaign(kept))
        page.end_asked.connect(lambda: self._end(kept))
        self._turn_to(page, lambda: self._show_course(kept, note))

    def next_match(self, kept: KeptCampaign, opponent: str) -> None:
        """Begin the next match, against an opponent by lot unless this one may be chosen."""
        import secrets

        from ludarium.library.campaigns import progress_of, rules_of

        campaigns = self._library.campaigns
        with self._window.notices.telling():
            offered = rules_of(kept.title).opponents(campaigns.title_of(kept), progress_of(kept))
            opponent = opponent if opponent in offered else secrets.choice(offered)
            self._window.lay_table(campaigns.next_match(kept, opponent, secrets.randbelow(seating.DEALS)))

    def _end(self, kept: KeptCampaign) -> None:
        with self._window.notices.telling():
            self._show_course(self._library.campaigns.leave(kept))


def _pages(title: str) -> CampaignPages:
    from ludarium.app.hall.campaign.title_campaigns import PAGES

    return PAGES[title]
