"""A campaign in the window: begun, played, rewarded, left and gone on with."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from ludarium.ai.levels import Level
from ludarium.ai.search import think
from ludarium.app.hall.imperium.campaign_page import CampaignPage
from ludarium.app.hall.imperium.campaign_reward import RewardPage
from ludarium.app.hall.imperium.campaign_start import NewCampaign
from ludarium.app.window import MainWindow
from ludarium.engine.chance import Rng
from ludarium.library.campaigns import LOST, WON
from ludarium.library.saved import SavedMatch
from tests.app.hall.looking import button, click, says, settle

THOUGHT = Level("thought", 40, 60.0)
WON_DEAL = 1
"""A deal that whoever thinks a little wins with the Romans against the Celts."""


@pytest.fixture
def deals(monkeypatch) -> list[int]:
    """The numbers of the deals to come."""
    coming = [WON_DEAL, 2, 3]
    monkeypatch.setattr("secrets.randbelow", lambda below: coming.pop(0))
    return coming


def page_of(window: MainWindow) -> QWidget:
    settle()
    page = window.campaigns.page
    assert page is not None
    assert window.pages.shows(page)
    return page


def begin(window: MainWindow, nation: str = "romans") -> CampaignPage:
    """Begin a campaign from the page of a new match."""
    window.new_matches.set_up("imperium")
    settle()
    click(button(window, "Campaign…"))
    page = page_of(window)
    assert isinstance(page, NewCampaign)
    click(next(tile for tile in page._tiles if tile.key == nation))
    click(page.begin)
    course = page_of(window)
    assert isinstance(course, CampaignPage)
    return course


def next_match(window: MainWindow, opponent: str) -> SavedMatch:
    page = page_of(window)
    assert isinstance(page, CampaignPage)
    click(next(tile for tile in page.tiles if tile.key == opponent))
    click(page.go_on)
    settle()
    assert window.match is not None
    return window.match


def win(match: SavedMatch) -> None:
    rng = Rng(match.seed)
    while match.turn is not None:
        offered = match.title.actions(match.state)
        seen = match.title.observe(match.state, match.turn)
        match.play(
            offered[0] if len(offered) == 1 else think(match.title, seen, match.turn, THOUGHT, rng.number()).action
        )
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def play(match: SavedMatch, actions: int = 9999) -> None:
    """By chance, which does not win."""
    rng = Rng(match.seed)
    while not match.is_over and actions:
        match.play(match.title.sample(match.state, rng))
        actions -= 1


def over(window: MainWindow) -> None:
    """The table says that the match is over; from its result one goes on."""
    window.on_table.show_result()
    settle()
    click(button(window, "Campaign"))


def test_three_matches_left_and_resumed(window, library, deals, qtbot):
    begin(window)
    win(next_match(window, "celts"))
    over(window)
    choice = page_of(window)
    assert isinstance(choice, RewardPage)
    kept = choice.reward
    assert kept is not None
    click(choice.take)
    assert says(page_of(window), "1 of 5 won, 0 of 4 lost")

    second = next_match(window, "greeks")
    assert (second.setup["bot"], second.setup["deck"]) == ("warlord", kept.text)
    play(second, 25)
    window.show_shelf()  # left in the middle
    settle()
    click(window.shelf.campaigns["imperium"])
    click(page_of(window).go_on)
    settle()
    assert (window.match.id, window.match.cursor) == (second.id, 25)
    play(window.match)
    over(window)
    assert says(page_of(window), "1 of 5 won, 1 of 4 lost")
    assert says(page_of(window), "twice the tokens")

    third = next_match(window, "greeks")
    assert (third.setup["bot"], third.setup["tokens"]) == ("warlord", "doubled")
    assert third.title.start(third.setup, third.seed).seats[0].materials == 6
    third.end("conceded", 0)
    over(window)
    assert says(page_of(window), "1 of 5 won, 2 of 4 lost")
    assert [chapter.outcome for chapter in library.campaigns.all()[0].chapters] == [WON, LOST, LOST]
