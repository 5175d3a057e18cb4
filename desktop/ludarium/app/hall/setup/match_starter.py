"""The start of matches: set up, or immediately with the seats of last time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.app.hall.shelf.shelf_boxes import edition
from ludarium.engine.options import BY_LOT, UNDO
from ludarium.widgets import seating
from ludarium.widgets.phrases import hall
from ludarium.widgets.settings import UNDO as PREFERRED_UNDO

if TYPE_CHECKING:
    from ludarium.app.hall.setup.new_match_page import NewMatch
    from ludarium.app.hall.shelf.shelf_boxes import Edition
    from ludarium.engine.registry import AnyTitle
    from ludarium.library.saved import SavedMatch
    from ludarium.widgets.navigator import Navigator
    from ludarium.widgets.seating import Seating


class MatchStarter:
    def __init__(self, window: Navigator) -> None:
        self._window = window
        self._page: NewMatch | None = None

    @property
    def page(self) -> NewMatch | None:
        """The set-up page while it is open."""
        return self._page if self._page is self._window.pages.passing else None

    def set_up(self, title: str = "", seats: Seating | None = None) -> None:
        from ludarium.app.hall.setup.new_match_page import NewMatch

        window = self._window
        title = title or (window.match.title.id if window.match else next(iter(window.titles)))
        with window.notices.telling():
            page = self._page = NewMatch(window.titles, window.settings, title, seats)
            page.setWindowTitle(hall.tr("New match"))
            page.start_asked.connect(self.start)
            page.left.connect(window.show_table)
            page.rules_asked.connect(window.show_rules)
            page.cards_asked.connect(window.show_cards)
            page.campaign_asked.connect(lambda: window.set_up_campaign(page.title))
            window.pages.show_passing(page, lambda: self.set_up(page.title, page.seating))

    def play(self, box: str) -> None:
        """Start what is in that box with the seats of last time."""
        with self._window.notices.telling():
            self.start(self._last_seats(edition(box)), self._window.settings.get(PREFERRED_UNDO))

    def set_up_box(self, box: str) -> None:
        with self._window.notices.telling():
            self.set_up(edition(box).title, self._last_seats(edition(box)))

    def _last_seats(self, box: Edition) -> Seating:
        """Return the seats of last time with the options of the box."""
        window = self._window
        seats = seating.last(window.settings.preferences, window.titles.get(box.title), hall.tr("Player"))
        return seats._replace(options={**seats.options, **box.options})

    def start(self, seats: Seating, undo: str, origin: str = "") -> None:
        """Start a match and remember its seats."""
        window = self._window
        if window.library is None:
            return
        with window.notices.telling():
            rules, preferences = window.titles.get(seats.title, options=seats.options), window.settings.preferences
            match = seating.sit_down(window.library, preferences, rules, seats, undo, origin)
            seating.remember(preferences, seats)
            window.lay_table(match)

    def play_challenge(self, title: AnyTitle, number: int) -> None:
        """Resume or start a challenge. Its seats are not remembered."""
        from ludarium.library.challenges import challenge_now

        window = self._window
        now = challenge_now(window.library, title, number) if window.library is not None else None
        if window.library is None or now is None:
            return
        if now.begun is not None:
            window.open_match(now.begun)
            return
        with window.notices.telling():
            preferences, challenge = window.settings.preferences, now.challenge
            seats = _alone(seating.last(preferences, title, hall.tr("Player")))
            seats = seats._replace(options=challenge.options, deal=challenge.seed)
            undo = UNDO.choices[0]
            window.lay_table(seating.sit_down(window.library, preferences, title, seats, undo, challenge.origin))

    def play_again(self) -> None:
        """Start a match with the same seats, or show the campaign that the match belongs to."""
        window = self._window
        if window.library is None or window.match is None:
            return
        campaign = window.library.campaigns.of_match(window.match.id)
        if campaign is not None:
            window.show_campaign(campaign.id)
        else:
            self.start(self._seats_of(window.match), window.match.setup["undo"])

    def play_deal_again(self) -> None:
        """Replay the deal with the same seats; the result is not ranked."""
        from ludarium.engine.match import DEAL

        match = self._window.match
        if match is not None and match.is_over:
            self.start(self._seats_of(match)._replace(deal=match.seed), match.setup["undo"], DEAL)

    def _seats_of(self, match: SavedMatch) -> Seating:
        return seating.seating_of(match, self._window.colours)

    def branch(self, position: int) -> None:
        """Start a match from a position of the one on the table."""
        window = self._window
        if window.library is None or window.match is None:
            return
        with window.notices.telling():
            window.lay_table(seating.branch(window.library, window.settings.preferences, window.match, position))
            window.notices.note(
                hall.tr(
                    "This is a new match from there, a practice match. The one before stays as it was, under Match,"
                    " Open."
                )
            )


def _alone(seats: Seating) -> Seating:
    chair = next((chair for chair in seats.chairs if chair.is_human), seats.chairs[0])
    return seats._replace(chairs=(chair._replace(player=seating.HUMAN),), first=BY_LOT)
