"""Campaigns: matches in a row, and what each left for the next.

A campaign is its chapters, one a match; where it stands is counted from them. A match that is settled counts, whatever
becomes of it later.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

import attrs

from ludarium.engine.match import HUMAN, LOT
from ludarium.engine.reasons import because
from ludarium.engine.registry import AnyTitle, Registry
from ludarium.engine.safe_text import plain
from ludarium.games import CAMPAIGNS
from ludarium.library.disk import now, parse_json
from ludarium.library.documents import AnyMatch
from ludarium.library.results import helpers
from ludarium.library.saved import SavedMatch
from ludarium.library.store import Run, Store
from ludarium.library.troubles import LibraryError

if TYPE_CHECKING:
    from ludarium.engine.campaigns import Campaign, CampaignRules, Reward

OPEN, WON, LOST, LEFT = "", "won", "lost", "left"
"""How a chapter, or a campaign, went: it goes on, it was won, lost, or given up."""

PERSON = 0
"""The seat of the person."""


@attrs.frozen
class Chapter:
    """One match of a campaign.

    match: its number in the library; opponent: the side it is against
    reward: what a win brought, as the text of it; empty for what brought nothing
    """

    match: int
    opponent: str
    outcome: str = OPEN
    reward: str = ""


@attrs.frozen
class KeptCampaign:
    """A campaign in the library.

    name: the player's; side: the one they play, such as a nation; options: what else its matches are played with
    origin: a word of `engine.match.ORIGINS`; ended: empty while it goes on
    """

    id: int
    title: str
    name: str
    side: str
    is_supreme: bool
    options: Mapping[str, str]
    origin: str
    ended: str
    created: datetime
    changed: datetime
    chapters: tuple[Chapter, ...] = ()

    @property
    def current(self) -> Chapter | None:
        """The match that is not settled yet."""
        return self.chapters[-1] if self.chapters and self.chapters[-1].outcome == OPEN else None

    @property
    def settled(self) -> tuple[Chapter, ...]:
        return tuple(chapter for chapter in self.chapters if chapter.outcome != OPEN)

    @property
    def wins(self) -> int:
        return sum(chapter.outcome == WON for chapter in self.chapters)

    @property
    def losses(self) -> int:
        return sum(chapter.outcome == LOST for chapter in self.chapters)

    @property
    def is_over(self) -> bool:
        return self.ended != OPEN


_COLUMNS = "id, title, name, nation, supreme, options, origin, ended, created, changed"


class Campaigns:
    """The campaigns of a library. Every change is on the disk when the call returns."""

    def __init__(self, store: Store, titles: Registry) -> None:
        self._store = store
        self._titles = titles

    # Asking

    def all(self) -> list[KeptCampaign]:
        """All of them, the one that was changed last first."""
        rows = self._store.ask(f"SELECT {_COLUMNS} FROM campaigns ORDER BY changed DESC, id DESC")
        kept = self._chapters()
        found = (_kept(row, kept.get(row[0], ())) for row in rows)
        return [campaign for campaign in found if campaign is not None]

    def _chapters(self) -> dict[int, list[Chapter]]:
        """The chapters of each. One whose match was lost before it was settled is to be played anew."""
        there = {match_id for (match_id,) in self._store.ask("SELECT id FROM matches")}
        chapters: dict[int, list[Chapter]] = {}
        for campaign, *values in self._store.ask(
            "SELECT campaign, match, opponent, outcome, reward FROM chapters ORDER BY campaign, number"
        ):
            chapter = Chapter(*values)
            if chapter.outcome != OPEN or chapter.match in there:
                chapters.setdefault(campaign, []).append(chapter)
        return chapters

    def get(self, campaign_id: int) -> KeptCampaign:
        found = next((campaign for campaign in self.all() if campaign.id == campaign_id), None)
        if found is None:
            raise LibraryError(because("campaign-gone", campaign=campaign_id))
        return found

    def of_match(self, match_id: int) -> KeptCampaign | None:
        """The campaign that a match belongs to."""
        if not self._store.ask("SELECT 1 FROM chapters WHERE match = ?", match_id):
            return None
        return next((one for one in self.all() if any(chapter.match == match_id for chapter in one.chapters)), None)

    def standing_of(self, match_id: int) -> tuple[bool, bool]:
        """Whether a match belongs to a campaign, and whether that has counted it already."""
        outcomes = [outcome for (outcome,) in self._store.ask("SELECT outcome FROM chapters WHERE match = ?", match_id)]
        return bool(outcomes), any(outcome != OPEN for outcome in outcomes)

    def title_of(self, kept: KeptCampaign) -> AnyTitle:
        """The title as the campaign plays it."""
        return self._titles.get(kept.title, options=kept.options)

    # Writing

    def begin(
        self, title: str, name: str, side: str, *, is_supreme: bool = False, options: Mapping[str, str]
    ) -> KeptCampaign:
        """A new campaign, before its first match."""
        with self._store.writing() as run:
            return self.get(put_campaign(run, (title, name, side, is_supreme, json.dumps(dict(options)), LOT, OPEN)))

    def next_match(self, kept: KeptCampaign, opponent: str, seed: int) -> SavedMatch:
        """Begin the next match, against that side."""
        assert kept.current is None
        assert not kept.is_over
        title = self.title_of(kept)
        setup = rules_of(kept.title).next_match(title, progress_of(kept), opponent, kept.name, kept.options)
        match = SavedMatch(self._store, title, setup, seed, (HUMAN,))
        match.is_chapter = True
        with self._store.writing() as run:
            match.id = self._store.put(run, match)
            put_chapter(run, kept.id, len(kept.chapters) + 1, Chapter(match.id, opponent))
            _touch(run, kept.id)
        return match

    def settle(self, kept: KeptCampaign, match: SavedMatch, reward: Reward | None = None) -> KeptCampaign:
        """Count the match that is over, with what it brought if it was won. It cannot be taken back after that."""
        chapter = kept.current
        assert chapter is not None
        assert chapter.match == match.id
        assert match.is_over
        outcome = WON if is_won(match) else LOST
        assert outcome == WON or reward is None
        settled = attrs.evolve(chapter, outcome=outcome, reward=reward.text if reward else "")
        match.is_settled = True
        with self._store.writing() as run:
            _count(run, kept, settled)
        return self.get(kept.id)

    def forsake(self, run: Run, match_id: int) -> None:
        """A match is being removed: one that its campaign has not counted yet counts as lost."""
        kept = self.of_match(match_id)
        if kept is not None and kept.current is not None and kept.current.match == match_id:
            _count(run, kept, attrs.evolve(kept.current, outcome=LOST))

    def leave(self, kept: KeptCampaign) -> KeptCampaign:
        """Give the campaign up. A match that goes on can be played to its end, for itself."""
        with self._store.writing() as run:
            if kept.current is not None:
                put_chapter(run, kept.id, len(kept.chapters), attrs.evolve(kept.current, outcome=LOST))
            _touch(run, kept.id, LEFT)
        return self.get(kept.id)


# Where it stands


def is_won(match: AnyMatch) -> bool:
    """Whether the person won. What was conceded or stopped was not, nor what the computer had a hand in."""
    outcome = match.outcome
    is_own = match.ended is None and not is_helped(match)
    return outcome is not None and is_own and PERSON in outcome.winners


def is_helped(match: AnyMatch) -> bool:
    """Whether somebody else decided something for the person."""
    return bool(helpers(match, PERSON))


def rules_of(title: str) -> CampaignRules:
    """The rules of the title's campaign, or a `LibraryError` if it has none."""
    rules = CAMPAIGNS.find(title)
    if rules is None:
        raise LibraryError(because("match-field", field="campaign.title"))
    return rules


def progress_of(kept: KeptCampaign) -> Campaign:
    """Where the campaign stands after all matches that are settled."""
    rules = rules_of(kept.title)
    progress: Campaign = rules.begin(kept.side, is_supreme=kept.is_supreme)
    for chapter in kept.settled:
        reward = rules.reward_of(chapter.reward) if chapter.reward else None
        is_win = chapter.outcome == WON
        progress = rules.won(progress, chapter.opponent, reward) if is_win else rules.lost(progress)
    return progress


# Rows


def put_campaign(run: Run, values: tuple[Any, ...]) -> int:
    changed = now()
    campaign_id: int = run(
        "INSERT INTO campaigns (title, name, nation, supreme, options, origin, ended, created, changed)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (*values, changed, changed),
    ).lastrowid
    return campaign_id


def put_chapter(run: Run, campaign_id: int, number: int, chapter: Chapter) -> None:
    row = (campaign_id, number, chapter.match, chapter.opponent, chapter.outcome, chapter.reward)
    run("INSERT OR REPLACE INTO chapters VALUES (?, ?, ?, ?, ?, ?)", row)


def _count(run: Run, kept: KeptCampaign, settled: Chapter) -> None:
    """The last chapter is settled so, and the campaign with it if that was the end."""
    after = progress_of(attrs.evolve(kept, chapters=(*kept.chapters[:-1], settled)))
    put_chapter(run, kept.id, len(kept.chapters), settled)
    _touch(run, kept.id, WON if after.is_won else LOST if after.is_lost else OPEN)


def _touch(run: Run, campaign_id: int, ended: str = OPEN) -> None:
    run("UPDATE campaigns SET changed = ?, ended = ? WHERE id = ?", (now(), ended, campaign_id))


def _kept(row: tuple[Any, ...], chapters: Sequence[Chapter]) -> KeptCampaign | None:
    """What a row holds, or None when it is damaged: the others must not suffer for it."""
    number, title, name, side, supreme, options, origin, ended, created, changed = row
    try:
        chosen = {str(key): str(choice) for key, choice in parse_json(options).items()}
        times = datetime.fromisoformat(created), datetime.fromisoformat(changed)
    except (ValueError, TypeError, AttributeError):
        return None
    texts = str(title), plain(str(name)), str(side)
    return KeptCampaign(number, *texts, bool(supreme), chosen, str(origin), str(ended), *times, tuple(chapters))
