"""A campaign in the window: begun, played, rewarded, left and gone on with, here and elsewhere."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QScrollArea, QWidget

from ludarium.ai.levels import Level
from ludarium.ai.search import think
from ludarium.app.hall.campaign.campaign_list import CampaignList, tally
from ludarium.app.hall.files.open_match import OpenMatch
from ludarium.app.hall.imperium.campaign_page import CampaignPage
from ludarium.app.hall.imperium.campaign_reward import KEEP, REMOVE, RewardPage
from ludarium.app.hall.imperium.campaign_start import NewCampaign
from ludarium.app.main_window import MainWindow
from ludarium.app.match.seat_control import SeatDialog
from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.content_files import content_file
from ludarium.engine.contract import Outcome
from ludarium.engine.match import HUMAN
from ludarium.games.imperium.campaign import Reward
from ludarium.games.imperium.title import Imperium
from ludarium.library import campaigns as library_campaigns
from ludarium.library.campaigns import LEFT, LOST, WON, KeptCampaign
from ludarium.library.library import Library
from ludarium.library.preferences import Preferences
from ludarium.library.saved import SavedMatch
from ludarium.widgets.settings import Settings
from tests.app.hall.looking import bring_forward, button, click, cut_off, press, says, settle

THOUGHT = Level("thought", 12, 60.0)
WON_DEAL = 1
"""A deal that whoever thinks a little wins with the Romans against the Celts."""

OPTIONS = {"commons": "classics", "undo": "fair"}
SIZES = [(1600, 940, 1.0), (1366, 700, 1.0), (1366, 700, 1.5), (1180, 700, 2.0)]


@pytest.fixture
def deals(monkeypatch) -> list[int]:
    """The numbers of the deals to come."""
    coming = [WON_DEAL, 2, 3]
    monkeypatch.setattr("secrets.randbelow", lambda below: coming.pop(0))
    return coming


@pytest.fixture
def real(qtbot, look, home) -> Iterator[Callable[[Path], MainWindow]]:
    """Starts the program on a folder, with its real tables; what ran before is closed."""
    running: list[tuple[MainWindow, Library]] = []

    def close() -> None:
        while running:
            window, library = running.pop()
            window.close()
            library.close()

    def start(folder: Path) -> MainWindow:
        close()
        preferences = Preferences.open(folder)
        for key, choice in (("theme", "light"), ("speed", "off")):
            preferences.set(key, choice)
        library = Library.open(folder)
        window = MainWindow(Settings(preferences), folder)
        qtbot.addWidget(window)
        window.resize(1600, 1000)
        window.show()
        window.hold(library)
        running.append((window, library))
        bring_forward(window)
        return window

    yield start
    close()


def page_of(window: MainWindow) -> QWidget:
    settle()
    page = window.campaigns.page
    assert page is not None
    assert window.pages.shows(page)
    return page


def course(window: MainWindow) -> CampaignPage:
    page = page_of(window)
    assert isinstance(page, CampaignPage)
    return page


def begin(window: MainWindow, nation: str = "romans") -> CampaignPage:
    """Begin a campaign from the page of a new match."""
    window.new_matches.set_up("imperium")
    settle()
    click(button(window, "Campaign…"))
    page = page_of(window)
    assert isinstance(page, NewCampaign)
    click(next(tile for tile in page.tiles if tile.key == nation))
    click(page.begin)
    return course(window)


def next_match(window: MainWindow, opponent: str) -> SavedMatch:
    page = course(window)
    click(next(tile for tile in page.tiles if tile.key == opponent))
    click(page.go_on)
    settle()
    assert window.match is not None
    return window.match


def thoughtful(match: SavedMatch) -> Action:
    assert match.turn is not None
    offered = match.title.actions(match.state)
    seen = match.title.observe(match.state, match.turn)
    number = Rng(match.seed + match.cursor).number()
    return offered[0] if len(offered) == 1 else think(match.title, seen, match.turn, THOUGHT, number).action


def play(window: MainWindow, actions: int = 9999, choose: Callable[[SavedMatch], Action] | None = None) -> None:
    """Play at the table: by chance, which does not win, or as is chosen."""
    match, frame = window.match, window.frame
    assert match is not None
    assert frame is not None
    rng = Rng(match.seed)
    while not match.is_over and actions:
        frame.session.play(choose(match) if choose else match.title.sample(match.state, rng))
        actions -= 1
    settle()


def kept_by(window: MainWindow) -> KeptCampaign:
    assert window.library is not None
    return window.library.campaigns.all()[0]


# Whole campaigns


def test_three_matches_left_and_resumed(real, home, deals):
    window = real(home)
    begin(window)
    next_match(window, "celts")
    play(window, choose=thoughtful)
    click(button(window, "Campaign"))  # of the result
    choice = page_of(window)
    assert isinstance(choice, RewardPage)
    kept = choice.reward
    assert kept is not None
    window = real(home)  # left before the reward was chosen
    click(window.shelf.campaigns["imperium"])
    choice = page_of(window)
    assert isinstance(choice, RewardPage)
    assert choice.reward == kept
    click(choice.take)
    assert says(course(window), "1 of 5 won, 0 of 4 lost")

    second = next_match(window, "greeks")
    assert (second.setup["bot"], second.setup["deck"]) == ("warlord", kept.text)
    play(window, 25)
    window = real(home)  # left in the middle
    click(window.shelf.campaigns["imperium"])
    click(course(window).go_on)
    settle()
    assert window.match is not None
    assert (window.match.id, window.match.cursor) == (second.id, 25)
    play(window)
    click(button(window, "Campaign"))
    assert says(course(window), "1 of 5 won, 1 of 4 lost")
    assert says(course(window), "You begin with twice the tokens")

    third = next_match(window, "greeks")
    assert (third.setup["bot"], third.setup["tokens"]) == ("warlord", "doubled")
    assert third.title.start(third.setup, third.seed).seats[0].materials == 6
    window.frame.session.end("conceded", 0)
    settle()
    click(button(window, "Campaign"))
    assert says(course(window), "it counts as lost")
    assert [chapter.outcome for chapter in kept_by(window).chapters] == [WON, LOST, LOST]


def test_one_file_goes_on_elsewhere(real, home, tmp_path, monkeypatch, deals):
    file = tmp_path / "campaign.ludarium"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: (str(file), ""))
    monkeypatch.setattr(QMessageBox, "exec", lambda box: 0)
    monkeypatch.setattr(QMessageBox, "clickedButton", lambda box: box.buttons()[0])
    window = real(home)
    begin(window)
    next_match(window, "celts")
    play(window, 30)
    window.campaigns.show(kept_by(window).id)
    click(course(window).save)
    assert file.exists()

    window = real(tmp_path / "elsewhere")
    assert window.library.campaigns.all() == []
    window.files.open(file)  # as by a double click, by dropping it, from the menu
    assert says(course(window), "0 of 5 won, 0 of 4 lost")
    click(course(window).go_on)
    settle()
    assert (window.match.cursor, window.match.setup["nations"]) == (30, "romans,celts")
    play(window)
    click(button(window, "Campaign"))
    assert says(course(window), "0 of 5 won, 1 of 4 lost")
    assert next_match(window, "celts").setup["tokens"] == "doubled"

    spoilt = json.loads(file.read_text())
    spoilt["campaign"]["chapters"][0]["match"]["digests"][3] = "spoilt"
    file.write_text(json.dumps(spoilt))
    window.files.open(file)
    assert says(window, "Match 1 of the campaign in this file is damaged. Nothing of it was taken over.")
    assert len(window.library.campaigns.all()) == 1


def test_who_stops_a_match_is_told_that_it_counts_as_lost(real, home, deals):
    window = real(home)
    begin(window)
    next_match(window, "celts")
    stop = next(action for action in window.frame.menu_actions()["match"] if "stop" in action.text().casefold())
    stop.trigger()
    settle()
    assert says(window.frame, "It ends here, and counts as lost in its campaign.")


def test_who_hands_the_seat_to_the_computer_is_told_that_it_counts_as_lost(real, home, deals, monkeypatch):
    by_the_rules = Imperium.outcome
    won = Outcome((0,), "score")
    monkeypatch.setattr(Imperium, "outcome", lambda self, state: by_the_rules(self, state) and won)
    window = real(home)
    begin(window)
    match = next_match(window, "celts")
    window.frame.table_actions.players.trigger()
    settle()
    dialog = next(one for one in window.frame.findChildren(SeatDialog) if one.isVisible())
    assert says(dialog, "the match counts as lost in its campaign, even if it is won")
    dialog.reject()
    match.hand_over(0, "easy")  # as the dialog does, and it decides once
    match.play(match.title.actions(match.state)[0])
    match.hand_over(0, HUMAN)
    window.lay_table(match)
    settle()
    play(window)
    click(button(window, "Campaign"))
    assert says(course(window), "The computer decided for you: this match counts as lost.")
    assert [chapter.outcome for chapter in kept_by(window).chapters] == [LOST]


def test_a_campaign_whose_pack_is_gone_says_so_and_stays(window, library, home):
    pack = home / "packs" / "imperium" / "mine"
    shutil.copytree(content_file("imperium", "v2"), pack)
    kept = library.campaigns.begin("imperium", "Ann", "romans", options={**OPTIONS, "pack": "mine"})
    shutil.rmtree(pack)
    window.campaigns.show(kept.id)
    settle()
    assert says(window, "mine")
    assert window.pages.shows(window.shelf)
    assert library.campaigns.all() == [kept]


# The pages


@pytest.fixture
def kept(library) -> KeptCampaign:
    """A campaign with a win, for which a card was kept, and a loss."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(library_campaigns, "is_won", lambda match: True)
        _count(library, library.campaigns.begin("imperium", "Ann", "romans", options=OPTIONS), "celts")
    return _count(library, library.campaigns.all()[0], "greeks", None)


KEEP_TEMPLE = Reward("temple", is_kept=True)


def _count(library: Library, kept: KeptCampaign, bot: str, reward: Reward | None = KEEP_TEMPLE) -> KeptCampaign:
    match = library.campaigns.next_match(kept, bot, 1)
    match.end("conceded", 0)
    return library.campaigns.settle(library.campaigns.get(kept.id), match, reward)


def test_the_course_tells_what_is_carried_over(window, kept):
    window.campaigns.show(kept.id)
    page = course(window)
    for said in ("Kept: Temple.", "Chieftain · kept: Temple", "The bot plays as Warlord.", "twice the tokens"):
        assert says(page, said)
    assert "celts" not in {tile.key for tile in page.tiles}
    click(next(tile for tile in page.tiles if tile.key == "greeks"))
    assert page.opponent == "greeks"


def test_what_fits_is_not_scrolled(window, library, kept):
    """Tiles and cards take as many rows as their width needs, and no more room than that."""
    library.campaigns.next_match(library.campaigns.get(kept.id), "greeks", 1)
    window.campaigns.show(kept.id)
    (area,) = course(window).findChildren(QScrollArea)
    assert area.verticalScrollBar().maximum() == 0


def test_a_finished_match_is_seen_again_from_there(window, kept):
    window.campaigns.show(kept.id)
    click(button(course(window), "Match 1: Celts"))
    settle()
    assert window.match.id == kept.chapters[0].match
    assert window.on_table.is_result_shown
    window.new_matches.play_again()
    assert course(window).kept.id == kept.id


def test_an_opponent_by_lot_is_one_of_those_left(window, kept):
    window.campaigns.show(kept.id)
    click(course(window).go_on)
    settle()
    nation, bot = window.match.setup["nations"].split(",")
    assert nation == "romans"
    assert bot not in ("romans", "celts", "by-lot")


def test_ending_it_is_asked_twice_and_stands_in_the_record(window, library, kept):
    window.campaigns.show(kept.id)
    page = course(window)
    click(page.end)
    assert says(page, "It will be recorded as given up.")
    click(page.end)
    assert says(course(window), "The campaign was given up.")
    assert library.campaigns.get(kept.id).ended == LEFT
    window.show_shelf()
    settle()
    assert window.shelf.campaigns == {}
    window.dialogs.show_high_scores()
    scores = window.dialogs["scores"]
    scores.show_title("imperium")
    settle()
    click(button(scores, "Campaigns…"))
    settle()
    dialog = window.dialogs["campaigns"]
    assert isinstance(dialog, CampaignList)
    cells = [dialog.table.topLevelItem(0).text(column) for column in range(6)]
    assert cells == ["Romans", "Ann", "given up", "1", "1", "Warlord"]
    assert says(dialog, "1 campaign · 0 won · 0 lost")
    press(dialog.table, Qt.Key.Key_Return)
    assert course(window).kept.id == kept.id


def test_without_campaigns_the_list_offers_to_begin_one(window):
    assert tally(()) == "There is no campaign yet."
    window.dialogs.show_campaigns()
    click(button(window.dialogs["campaigns"], "New campaign…"))
    assert isinstance(page_of(window), NewCampaign)


def test_removing_the_match_that_goes_on_is_told_before(window, library, kept):
    match = library.campaigns.next_match(library.campaigns.get(kept.id), "greeks", 1)
    window.dialogs.show_matches()
    dialog = window.dialogs["matches"]
    assert isinstance(dialog, OpenMatch)
    settle()
    assert dialog.table.match == match.id
    click(dialog.remove)
    assert says(dialog, "it counts as lost")
    click(dialog.remove)
    assert library.campaigns.get(kept.id).losses == 2


def test_who_has_no_name_cannot_begin(window):
    window.campaigns.set_up("imperium")
    page = page_of(window)
    assert isinstance(page, NewCampaign)
    page.name.clear()
    assert not page.begin.isEnabled()
    assert says(page, "Enter your name.")
    page.name.setText("Ann")
    click(button(page, "Supreme Ruler"))
    click(page.begin)
    assert says(course(window), "The bot plays as Supreme Ruler, as in every match.")
    assert kept_by(window).is_supreme
    assert kept_by(window).side in window.titles.get("imperium").box.nation_of  # by lot


# The reward


@pytest.fixture
def choice(window, library, kept, monkeypatch) -> RewardPage:
    """After a match that was won: by whoever plays it."""
    monkeypatch.setattr(library_campaigns, "is_won", lambda match: True)
    match, rng = library.campaigns.next_match(library.campaigns.get(kept.id), "greeks", 1), Rng(1)
    while not match.is_over:
        match.play(match.title.sample(match.state, rng))
    window.campaigns.show(kept.id)
    page = page_of(window)
    assert isinstance(page, RewardPage)
    return page


def test_a_card_is_found_by_words_and_removed(window, choice):
    click(button(choice, "Remove a card"))
    assert choice.way == REMOVE
    choice.search.setText("glory")
    assert choice.reward == Reward("glory", is_kept=False)
    assert choice.take.accessibleName() == "Remove Glory"
    choice.search.setText("nothing like this")
    assert not choice.take.isEnabled()
    choice.search.setText("glory")
    click(choice.take)
    assert says(course(window), "Kept: Temple. Removed: Glory.")


def test_the_reward_is_chosen_by_keys_and_heard(choice):
    assert choice.way == KEEP
    assert choice.list.hasFocus()
    first = choice.reward
    press(choice.list, Qt.Key.Key_Right)
    assert choice.reward != first
    index = choice.list.currentIndex()
    assert index.data(Qt.ItemDataRole.DisplayRole) in choice.take.accessibleName()
    assert index.data(Qt.ItemDataRole.AccessibleDescriptionRole)


def test_escape_clears_the_words_before_it_leaves(window, choice):
    choice.search.setFocus()
    choice.search.setText("nothing like this")
    press(choice.search, Qt.Key.Key_Escape)
    assert choice.reward is not None
    assert page_of(window) is choice
    press(choice.search, Qt.Key.Key_Escape)
    settle()
    assert window.pages.shows(window.shelf)


def test_later_is_later(window, choice, library, kept):
    press(choice, Qt.Key.Key_Escape)
    settle()
    assert window.pages.shows(window.shelf)
    assert library.campaigns.get(kept.id).current is not None
    click(window.shelf.campaigns["imperium"])
    assert isinstance(page_of(window), RewardPage)


# Everything can be read


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off(window, look, kept, choice, size):
    wide, high, scale = size
    look("dark", scale)
    window.campaigns.show(kept.id)
    window.resize(wide, high)
    assert cut_off(page_of(window)) == []
    assert (window.width(), window.height()) == (wide, high)  # no page wants more
    click(choice_of(window).take)
    assert cut_off(course(window)) == []
    click(course(window).end)
    settle()
    assert cut_off(course(window)) == []
    window.campaigns.set_up("imperium")
    page = page_of(window)
    assert isinstance(page, NewCampaign)
    page.take("romans")
    settle()
    assert cut_off(page) == []
    window.show_shelf()
    settle()
    line = window.shelf.campaigns["imperium"]
    assert line.height() >= line.sizeHint().height()


def choice_of(window: MainWindow) -> RewardPage:
    page = page_of(window)
    assert isinstance(page, RewardPage)
    return page


def test_another_look_keeps_what_was_chosen(window, kept):
    window.campaigns.set_up("imperium")
    page = page_of(window)
    assert isinstance(page, NewCampaign)
    page.take("vikings")
    page.name.setText("Bea")
    window.refresh_look()
    again = page_of(window)
    assert isinstance(again, NewCampaign)
    assert (again.wish.side, again.wish.name) == ("vikings", "Bea")
    window.campaigns.show(kept.id)
    window.refresh_look()
    assert course(window).kept.id == kept.id
