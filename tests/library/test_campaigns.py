"""Campaigns in the library: every step is on the disk, in one file they go elsewhere, and damage is told."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest

from ludarium.engine.chance import Rng
from ludarium.engine.contract import Outcome
from ludarium.engine.match import FILE, HUMAN
from ludarium.engine.reasons import LudariumError, because
from ludarium.games.imperium.campaign import Reward
from ludarium.games.imperium.title import Imperium
from ludarium.library import campaigns as library_campaigns
from ludarium.library.campaigns import LEFT, LOST, OPEN, WON, KeptCampaign, is_won, progress_of
from ludarium.library.files import read_match
from ludarium.library.library import Library
from ludarium.library.records import form_of
from ludarium.library.saved import SavedMatch
from ludarium.library.store import Store
from ludarium.library.troubles import LibraryError

OPTIONS = {"commons": "classics", "undo": "practice"}


@pytest.fixture
def ours(tmp_path) -> Library:
    with Library.open(tmp_path / "ours") as library:
        yield library


@pytest.fixture
def all_won(monkeypatch) -> None:
    """Whoever plays wins, however the match goes."""
    monkeypatch.setattr(library_campaigns, "is_won", lambda match: True)


def begin(library: Library, **more: bool) -> KeptCampaign:
    return library.campaigns.begin("imperium", "Ann", "romans", options=OPTIONS, **more)


def play(library: Library, kept: KeptCampaign, opponent: str, actions: int = 0) -> SavedMatch:
    match, rng = library.campaigns.next_match(library.campaigns.get(kept.id), opponent, 7), Rng(7)
    for _ in range(actions):
        match.play(match.title.sample(match.state, rng))
    return match


def count(library: Library, kept: KeptCampaign, opponent: str, reward: Reward | None = None) -> KeptCampaign:
    """Play a match that is given up, and count it."""
    match = play(library, kept, opponent)
    match.end("conceded", 0)
    return library.campaigns.settle(library.campaigns.get(kept.id), match, reward)


# From match to match


@pytest.mark.rule("IMP-CAMP-05")
def test_a_match_that_is_conceded_or_stopped_counts_as_lost(ours):
    kept = begin(ours)
    for how in ("conceded", "stopped"):
        match = play(ours, kept, "celts", 5)
        match.end(how, 0)
        kept = ours.campaigns.settle(ours.campaigns.get(kept.id), match)
    assert (kept.wins, kept.losses, kept.ended) == (0, 2, OPEN)
    assert progress_of(kept).consoled


@pytest.fixture
def person_wins(monkeypatch) -> None:
    """Every match that is played to its end is won by the first seat."""
    by_the_rules = Imperium.outcome
    won = Outcome((0,), "score")
    monkeypatch.setattr(Imperium, "outcome", lambda self, state: by_the_rules(self, state) and won)


@pytest.mark.parametrize(
    ("decided", "outcome"),
    [((), WON), ((0,), LOST), ((12,), LOST), ((40, 41), LOST)],
    ids=["own", "first", "one", "two"],
)
def test_a_win_counts_only_if_the_person_decided_everything(ours, person_wins, decided, outcome):
    match, rng = play(ours, begin(ours), "celts"), Rng(7)
    while not match.is_over:
        if match.cursor in decided:
            match.hand_over(0, "hard")
        match.play(match.title.sample(match.state, rng))
        if match.players[0] != HUMAN:
            match.hand_over(0, HUMAN)
    kept = ours.campaigns.settle(ours.campaigns.all()[0], match)
    assert [chapter.outcome for chapter in kept.chapters] == [outcome]


def test_what_the_computer_decided_and_was_taken_back_does_no_harm(ours, person_wins):
    match, rng = play(ours, begin(ours), "celts", 12), Rng(7)
    match.hand_over(0, "hard")
    match.play(match.title.sample(match.state, rng))
    match.undo()
    match.hand_over(0, HUMAN)
    while not match.is_over:
        match.play(match.title.sample(match.state, rng))
    assert is_won(match)


@pytest.mark.rule("IMP-CAMP-01")
def test_four_losses_end_it(ours):
    kept = begin(ours)
    for _ in range(4):
        assert not kept.is_over
        kept = count(ours, kept, "celts")
    assert kept.ended == LOST
    assert ours.campaigns.all() == [kept]


@pytest.mark.rule("IMP-CAMP-01", "IMP-CAMP-04")
def test_five_wins_end_it_and_the_last_one_needs_no_reward(ours, all_won):
    kept = begin(ours)
    for opponent in ("celts", "greeks", "persians", "vikings"):
        kept = count(
            ours,
            kept,
            opponent,
            Reward("temple", is_kept=True)
            if opponent == "celts"
            else Reward("glory", False)
            if opponent == "greeks"
            else Reward("unrest", False),
        )
    assert progress_of(kept).kept == ("temple",)
    assert progress_of(kept).removed == ("glory", "unrest", "unrest")
    assert count(ours, kept, "olmecs").ended == WON


def test_what_is_counted_cannot_be_taken_back(ours):
    kept = begin(ours)
    match = play(ours, kept, "celts", 30)
    assert not isinstance(match.undo_target(), tuple)
    while not match.is_over:
        match.play(match.title.sample(match.state, Rng(match.cursor)))
    assert isinstance(match.undo_target(), int)
    ours.campaigns.settle(ours.campaigns.get(kept.id), match)
    for again in (match, ours.load(match.id)):
        assert again.undo_target().key == "undo-settled"


def test_a_match_taken_back_before_it_was_counted_goes_on(ours):
    kept = begin(ours)
    match = play(ours, kept, "celts")
    while not match.is_over:
        match.play(match.title.sample(match.state, Rng(match.cursor)))
    match.undo()
    kept = ours.campaigns.get(kept.id)
    assert kept.current is not None
    assert kept.current.match == match.id
    assert not ours.load(match.id).is_over


def test_a_match_that_is_removed_counts_as_lost(ours):
    kept = begin(ours)
    match = play(ours, kept, "celts", 5)
    ours.delete(match.id)
    kept = ours.campaigns.get(kept.id)
    assert [(one.outcome, one.match) for one in kept.chapters] == [(LOST, match.id)]
    assert ours.campaigns.next_match(kept, "celts", 1).setup["tokens"] == "doubled"


def test_a_match_that_could_not_be_removed_is_not_lost(ours, monkeypatch):
    kept = begin(ours)
    match = play(ours, kept, "celts", 5)
    full = LibraryError(because("file-unwritable", file="library.sqlite", problem="full"))
    monkeypatch.setattr(Store, "remove", Mock(side_effect=full))
    with pytest.raises(LibraryError):
        ours.delete(match.id)
    assert ours.campaigns.get(kept.id).current.match == match.id


def test_a_counted_match_may_go(ours):
    kept = count(ours, begin(ours), "celts")
    ours.delete(kept.chapters[0].match)
    assert ours.campaigns.get(kept.id).chapters == kept.chapters


def test_a_campaign_given_up_leaves_its_match_to_be_played(ours):
    kept = begin(ours)
    match = play(ours, kept, "celts", 5)
    kept = ours.campaigns.leave(ours.campaigns.get(kept.id))
    assert (kept.ended, kept.losses) == (LEFT, 1)
    again = ours.load(match.id)
    again.play(again.title.sample(again.state, Rng(1)))
    assert isinstance(again.undo_target(), int)


def test_a_killed_program_finds_the_campaign_as_it_was(tmp_path):
    """The chapter and its match are kept together; what was counted is counted."""
    child = os.fork()
    if child == 0:
        library = Library.open(tmp_path)
        kept = count(library, begin(library), "celts")
        play(library, kept, "greeks", 40)
        os.kill(os.getpid(), signal.SIGKILL)
    assert os.WTERMSIG(os.waitpid(child, 0)[1]) == signal.SIGKILL
    with Library.open(tmp_path) as library:
        kept = library.campaigns.all()[0]
        assert [one.outcome for one in kept.chapters] == [LOST, OPEN]
        match = library.load(kept.current.match)
        assert (match.cursor, match.setup["tokens"], match.notice) == (40, "doubled", None)


# In one file


@pytest.fixture
def file(ours, tmp_path) -> Path:
    """A campaign with a match that was lost, one that was removed, and one that goes on."""
    kept = count(ours, begin(ours), "celts")
    ours.delete(play(ours, kept, "greeks", 3).id)
    play(ours, kept, "vikings", 40)
    path = tmp_path / "campaign.ludarium"
    ours.export_campaign(ours.campaigns.get(kept.id), path)
    return path


def test_it_goes_on_elsewhere(file, ours, tmp_path):
    with Library.open(tmp_path / "theirs") as theirs:
        theirs.new_match(theirs._titles.get("iron-age"), theirs._titles.get("iron-age").setup(2), 1)
        kept = theirs.campaigns.get(theirs.import_campaign(file))
        before = ours.campaigns.all()[0]
        assert (kept.name, kept.side, kept.options, kept.origin) == (before.name, before.side, OPTIONS, FILE)
        assert [(one.opponent, one.outcome) for one in kept.chapters] == [
            ("celts", LOST),
            ("greeks", LOST),
            ("vikings", OPEN),
        ]
        match = theirs.load(kept.current.match)
        assert (match.cursor, match.origin, match.notice) == (40, FILE, None)
        assert theirs.load(kept.chapters[0].match).undo_target().key == "undo-settled"
        match.end("conceded", 0)
        assert theirs.campaigns.settle(kept, match).losses == 3


def _cut(data: dict) -> bytes:
    return json.dumps(data).encode()[:-200]


def _change(*path: str | int, value: object) -> Callable[[dict], bytes]:
    def change(data: dict) -> bytes:
        inner = data
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = value
        return json.dumps(data).encode()

    return change


CHAPTER = ("campaign", "chapters")


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (_cut, "file-damaged"),
        (_change("campaign", value=3), "match-field"),
        (_change("campaign", "nation", value="martians"), "match-field"),
        (_change("campaign", "title", value="iron-age"), "match-field"),
        (_change("campaign", "title", value="chess"), "title"),
        (_change("campaign", "ended", value=WON), "match-field"),
        (_change("campaign", "options", value={"pack": "gone"}), "pack-missing"),
        (_change(*CHAPTER, value=[None]), "match-field"),
        (_change(*CHAPTER, 0, "opponent", value="romans"), "match-field"),
        (_change(*CHAPTER, 0, "outcome", value=WON), "match-field"),
        (_change(*CHAPTER, 0, "outcome", value=OPEN), "match-field"),
        (_change(*CHAPTER, 0, "reward", value="temple"), "match-field"),
        (_change(*CHAPTER, 2, "match", value=None), "match-field"),
        (_change(*CHAPTER, 2, "match", "digests", 7, value="spoilt"), "campaign-match"),
        (_change(*CHAPTER, 2, "match", "actions", 7, value="spoilt"), "campaign-match"),
        (_change(*CHAPTER, 2, "match", "setup", "options", "nations", value="celts,romans"), "campaign-match"),
    ],
)
def test_a_damaged_file_is_told_and_nothing_is_taken_over(file, ours, spoil, reason):
    file.write_bytes(spoil(json.loads(file.read_text())))
    matches, kept = ours.matches(), ours.campaigns.all()
    with pytest.raises(LudariumError) as caught:
        ours.import_campaign(file)
    assert caught.value.reason.key == reason
    assert (ours.matches(), ours.campaigns.all()) == (matches, kept)


@pytest.mark.parametrize(
    ("title", "names", "options"),
    [
        ("iron-age", ("Ann",), {}),
        ("imperium", ("Ann",), {"nations": "celts,romans"}),
        ("imperium", ("Ann", "Ben"), {"nations": "romans,vikings"}),
    ],
)
def test_a_match_of_something_else_is_no_chapter(file, ours, tmp_path, title, names, options):
    """It would be counted as what it is not, or shown by what cannot show it."""
    rules = ours._titles.get(title)
    other = ours.new_match(rules, rules.setup(names, options=options), 1, (HUMAN,) * len(names))
    ours.export(other.id, tmp_path / "other.ludarium")
    held = json.loads((tmp_path / "other.ludarium").read_text())
    file.write_bytes(_change(*CHAPTER, 2, "match", value=held)(json.loads(file.read_text())))
    with pytest.raises(LudariumError) as caught:
        ours.import_campaign(file)
    assert caught.value.reason.key == "campaign-match"
    assert len(ours.campaigns.all()) == 1


def test_where_a_match_is_wanted_a_campaign_says_what_it_is(file, ours):
    for read in (read_match, ours.import_file):
        with pytest.raises(LudariumError) as caught:
            read(file)
        assert caught.value.reason.key == "file-campaign"


# Kept, backed up, rescued


def test_a_backup_brings_it_back(file, ours, tmp_path):
    before = ours.campaigns.all()
    ours.back_up(tmp_path / "all.zip")
    ours.campaigns.leave(before[0])
    ours.restore(tmp_path / "all.zip")
    assert ours.campaigns.all() == before


def test_a_damaged_database_keeps_it(file, tmp_path):
    folder = tmp_path / "copy"
    with Library.open(folder) as other:
        before = other.campaigns.get(other.import_campaign(file))
    connection = sqlite3.connect(folder / "library.sqlite")
    connection.execute("PRAGMA user_version = 1")  # it says that it is older than its columns
    connection.close()
    with Library.open(folder) as rescued:
        assert rescued.notice.key == "library-rescued"
        assert rescued.campaigns.all() == [before]
        assert rescued.load(before.current.match).cursor == 40


def test_matches_with_any_changed_deck_share_a_ladder(ours, all_won):
    kept = begin(ours)
    for opponent, card in (("celts", "unrest"), ("greeks", "unrest"), ("persians", "glory")):
        kept = count(ours, kept, opponent, Reward(card, is_kept=False))
    results = ours.high_scores("imperium", practice=True, limit=None)
    decks = [dict(form_of("imperium", result.options))["deck"] for result in results]
    assert sorted(decks) == ["changed", "changed", "printed"]


def test_a_damaged_row_hides_no_other(ours):
    kept, spoilt = begin(ours), begin(ours)
    with ours._store.writing() as run:
        run("UPDATE campaigns SET options = 'spoilt' WHERE id = ?", (spoilt.id,))
    assert [one.id for one in ours.campaigns.all()] == [kept.id]
