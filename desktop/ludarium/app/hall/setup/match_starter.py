"""From the shelf to a running match: set up, or begun at once with the seats of last time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.app.hall.shelf.shelf_boxes import edition
from ludarium.engine.options import BY_LOT, UNDO
from ludarium.widgets import seating
from ludarium.widgets.phrases import hall

if TYPE_CHECKING:
    from ludarium.app.hall.setup.new_match_page import NewMatch
    from ludarium.app.hall.shelf.shelf_boxes import Edition
    from ludarium.app.main_window import MainWindow
    from ludarium.engine.registry import AnyTitle
    from ludarium.widgets.seating import Seating


class NewMatches:
    """Begins matches.

    page: where seats and options are chosen, while somebody does
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.page: NewMatch | None = None

    def set_up(self, title: str = "", seats: Seating | None = None) -> None:
        """Choose seats and options for a match."""
        from ludarium.app.hall.setup.new_match_page import NewMatch

        window = self._window
        title = title or (window.match.title.id if window.match else next(iter(window.titles)))
        self.drop_page()
        window.campaigns.drop_page()
        with window.notices.telling():
            page = NewMatch(window.titles, window.settings, title, seats)
            page.start_asked.connect(self.start)
            page.left.connect(self._leave)
            page.rules_asked.connect(window.dialogs.show_rules)
            page.cards_asked.connect(window.dialogs.show_cards)
            page.campaign_asked.connect(window.campaigns.set_up)
            self.page = page
            window.pages.turn_to(page)

    def _leave(self) -> None:
        if self._window.frame is None:
            self._window.show_shelf()
        else:
            self._window.on_table.show_table()

    def drop_page(self) -> None:
        if self.page is not None:
            self._window.pages.drop(self.page)
            self.page = None

    def refresh_look(self) -> None:
        """The page anew, with what was chosen on it."""
        if self.page is not None and self._window.pages.shows(self.page):
            self.set_up(self.page.title, self.page.seating)

    def play(self, box: str) -> None:
        """Begin at once what is in that box, with the seats of last time."""
        with self._window.notices.telling():
            self.start(self._last_seats(edition(box)), self._window.settings.undo)

    def set_up_box(self, box: str) -> None:
        """Choose seats and options for what is in that box."""
        with self._window.notices.telling():
            self.set_up(edition(box).title, self._last_seats(edition(box)))

    def _last_seats(self, box: Edition) -> Seating:
        """Who played it last, with the options that the box stands for."""
        window = self._window
        kept = seating.remembered(window.settings.preferences, box.title)
        seats = seating.fitting(kept, window.titles.get(box.title), hall.tr("Player"))
        return seats._replace(options={**seats.options, **box.options})

    def start(self, seats: Seating, undo: str, origin: str = "") -> None:
        """Sit down: the seats are remembered for the next time."""
        window = self._window
        if window.library is None:
            return
        with window.notices.telling():
            rules = window.titles.get(seats.title, options=seats.options)
            preferences = window.settings.preferences
            match = seating.sit_down(window.library, preferences, rules, seats, undo, origin)
            seating.remember(preferences, seats)
            window.lay_table(match)

    def play_challenge(self, title: AnyTitle, number: int) -> None:
        """Go on with the challenge of that number, or begin it. It is not what one plays otherwise: not remembered."""
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
            seats = seating.fitting(seating.remembered(preferences, title.id), title, hall.tr("Player"))
            seats = _alone(seats)._replace(options=challenge.options, deal=challenge.seed)
            undo = UNDO.choices[0]
            match = seating.sit_down(window.library, preferences, title, seats, undo, challenge.origin)
            window.lay_table(match)

    def play_again(self) -> None:
        """Another match with the same seats; in a campaign, its next one."""
        window = self._window
        campaign = window.campaigns.of_match(window.match)
        if campaign is not None:
            window.campaigns.show(campaign.id)
        elif window.match is not None:
            self.start(seating.seating_of(window.match, window.on_table.colours), window.match.setup["undo"])

    def play_deal_again(self) -> None:
        """The same deal with the same seats. It is known now, so that the result is kept apart."""
        from ludarium.engine.match import DEAL

        window = self._window
        if window.match is not None and window.match.is_over:
            seats = seating.seating_of(window.match, window.on_table.colours)
            self.start(seats._replace(deal=window.match.seed), window.match.setup["undo"], DEAL)

    def branch(self, position: int) -> None:
        """A new match from a moment of the one on the table."""
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
    """A person alone, called as last time."""
    chair = next((chair for chair in seats.chairs if chair.is_human), seats.chairs[0])
    return seats._replace(chairs=(chair._replace(player=seating.HUMAN),), first=BY_LOT)
