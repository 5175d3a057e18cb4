"""Campaigns in the window: from one match to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.widgets import seating
from ludarium.widgets.phrases import hall

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from ludarium.app.hall.imperium.campaign_start import Wish
    from ludarium.app.main_window import MainWindow
    from ludarium.games.imperium.campaign import Reward
    from ludarium.games.imperium.title import Imperium
    from ludarium.library.campaigns import KeptCampaign
    from ludarium.library.library import Library
    from ludarium.library.saved import SavedMatch

TITLE = "imperium"


class Campaigns:
    """Leads through campaigns.

    page: what is shown of one: where it is begun, its course, or the choice after a win
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.page: QWidget | None = None
        self._make: Callable[[], None] = lambda: None

    # Coming and going

    @property
    def _library(self) -> Library:
        library = self._window.library
        assert library is not None
        return library

    def drop_page(self) -> None:
        if self.page is not None:
            self._window.pages.drop(self.page)
            self.page = None

    def refresh_look(self) -> None:
        """The page anew, with what was chosen on it."""
        if self.page is not None and self._window.pages.shows(self.page):
            self._make()

    def _turn_to(self, page: QWidget, first: QWidget, make: Callable[[], None]) -> None:
        """``first``: what has the focus; ``make``: what makes the page anew, in another look."""
        window = self._window
        window.on_table.clear()
        window.new_matches.drop_page()
        self.drop_page()
        self.page, self._make = page, make
        window.pages.turn_to(page)
        first.setFocus()

    def of_match(self, match: SavedMatch | None) -> KeptCampaign | None:
        """The campaign that a match belongs to."""
        library = self._window.library
        return None if library is None or match is None else library.campaigns.of_match(match.id)

    # Beginning

    def set_up(self, wish: Wish | None = None) -> None:
        """Choose with which nation a campaign begins."""
        from ludarium.app.hall.imperium.campaign_start import NewCampaign, Wish

        window = self._window
        title = window.titles.get(TITLE)
        page = NewCampaign(_imperium(title), wish or Wish(self._person(), options={"undo": window.settings.undo}))
        page.begun.connect(self.begin)
        page.left.connect(window.show_shelf)
        page.cards_asked.connect(window.dialogs.show_cards)
        self._turn_to(page, page.name, lambda: self.set_up(page.wish))

    def _person(self) -> str:
        """Who played last."""
        kept = seating.remembered(self._window.settings.preferences, TITLE)
        seats = seating.fitting(kept, self._window.titles.get(TITLE), hall.tr("Player"))
        return next((chair.name for chair in seats.chairs if chair.is_human), hall.tr("Player"))

    def begin(self, wish: Wish) -> None:
        import secrets

        from ludarium.games.imperium.setting_up import BY_CHANCE

        with self._window.notices.telling():
            title = _imperium(self._window.titles.get(TITLE, options=wish.options))
            nations = [nation.key for nation in title.box.nations]
            nation = secrets.choice(nations) if wish.nation == BY_CHANCE else wish.nation
            kept = self._library.campaigns.begin(
                TITLE, wish.name, nation, is_supreme=wish.is_supreme, options=wish.options
            )
            self.show(kept.id)

    # Its course

    def show(self, campaign_id: int) -> None:
        """The page of a campaign; a match that is over is counted before, and after a win a reward is chosen."""
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

        with opening(window) as watch:
            return self._library.load(current.match, watch)
        return None

    def _count(self, kept: KeptCampaign, match: SavedMatch) -> None:
        from ludarium.games.imperium.campaign import WINS
        from ludarium.library.campaigns import is_won

        if is_won(match) and kept.wins < WINS - 1:
            self._choose_reward(kept, match)
        else:
            note = hall.tr("You have won this match.") if is_won(match) else _lost_note(match)
            self._show_course(self._library.campaigns.settle(kept, match), note)

    def _choose_reward(self, kept: KeptCampaign, match: SavedMatch) -> None:
        from ludarium.app.hall.imperium.campaign_reward import RewardPage
        from ludarium.games.imperium.campaign import rewards
        from ludarium.library.campaigns import course_of

        assert kept.current is not None
        title = _imperium(match.title)
        offered = rewards(title.box, course_of(kept), match.state)
        page = RewardPage(kept, title, offered, kept.current.opponent)
        page.chosen.connect(lambda reward: self._settle(kept, match, reward))
        page.left.connect(self._window.show_shelf)
        self._turn_to(page, page.list, lambda: self._choose_reward(kept, match))

    def _settle(self, kept: KeptCampaign, match: SavedMatch, reward: Reward) -> None:
        with self._window.notices.telling():
            self._show_course(self._library.campaigns.settle(kept, match, reward))

    def _show_course(self, kept: KeptCampaign, note: str = "") -> None:
        from ludarium.app.hall.imperium.campaign_page import CampaignPage

        window = self._window
        there = {card.id for card in self._library.matches()}
        page = CampaignPage(kept, self._library.campaigns.rules_of(kept), there, note)
        page.next_asked.connect(lambda opponent: self.next_match(kept, opponent))
        page.match_asked.connect(window.open_match)
        page.save_asked.connect(lambda: window.files.save_campaign(kept))
        page.end_asked.connect(lambda: self._end(kept))
        page.left.connect(window.show_shelf)
        self._turn_to(page, page.go_on, lambda: self._show_course(kept, note))

    def next_match(self, kept: KeptCampaign, opponent: str) -> None:
        import secrets

        from ludarium.games.imperium.campaign import opponents
        from ludarium.games.imperium.setting_up import BY_CHANCE
        from ludarium.library.campaigns import course_of

        campaigns, window = self._library.campaigns, self._window
        with window.notices.telling():
            if opponent == BY_CHANCE:
                opponent = secrets.choice(opponents(campaigns.rules_of(kept).box, course_of(kept)))
            match = campaigns.next_match(kept, opponent, secrets.randbelow(seating.DEALS))
            window.lay_table(match)

    def _end(self, kept: KeptCampaign) -> None:
        with self._window.notices.telling():
            self._show_course(self._library.campaigns.leave(kept))


def _imperium(title: object) -> Imperium:
    from ludarium.games.imperium.title import Imperium

    assert isinstance(title, Imperium)
    return title


def _lost_note(match: SavedMatch) -> str:
    from ludarium.library.campaigns import PERSON

    if match.ended is not None:
        return hall.tr("You gave this match up: it counts as lost.")
    if match.outcome is not None and PERSON in match.outcome.winners:
        return hall.tr("The computer decided in your place: this match counts as lost.")
    return hall.tr("You have lost this match. The next one begins with twice the tokens.")
