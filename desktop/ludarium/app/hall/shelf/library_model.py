"""The content of the library for the shelf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ludarium.app.hall.files.open_progress import brief_watch
from ludarium.app.hall.shelf.shelf_boxes import Edition
from ludarium.engine.daily_challenge import number_of
from ludarium.engine.reasons import LudariumError
from ludarium.engine.registry import Registry
from ludarium.library import challenges
from ludarium.library.campaigns import KeptCampaign
from ludarium.library.challenges import ChallengeNow, challenge_now, challenged
from ludarium.library.documents import AnyMatch, StoppedError
from ludarium.library.library import Library
from ludarium.library.records import Record, Tally, record_of
from ludarium.library.results import Result
from ludarium.library.store import MatchCard


class ShelfContent(NamedTuple):
    cards: Sequence[MatchCard]
    results: Mapping[str, Sequence[Result]]
    record: Record
    challenge: ChallengeNow | None = None
    campaigns: Sequence[KeptCampaign] = ()

    @property
    def open(self) -> list[MatchCard]:
        return [card for card in self.cards if not card.over]

    def campaign(self, title: str) -> KeptCampaign | None:
        """Return the open campaign of a title."""
        return next((one for one in self.campaigns if one.title == title and not one.is_over), None)

    def tally(self, edition: Edition) -> Tally:
        """Return the results of what is in a box."""
        results = self.results[edition.title]
        return record_of(one for one in results if edition.options.items() <= one.options.items()).all


def read_content(library: Library, titles: Registry) -> ShelfContent:
    cards = [card for card in library.matches() if card.title in titles]
    results = {title: library.high_scores(title, limit=None) for title in titles}
    record = record_of(result for one in results.values() for result in one)
    return ShelfContent(cards, results, record, _challenge(library, titles), library.campaigns.all())


def _challenge(library: Library, titles: Registry) -> ChallengeNow | None:
    title = challenged(titles)
    return None if title is None else challenge_now(library, title, number_of(challenges.today()))


def peek(library: Library, match_id: int) -> AnyMatch | None:
    """Return the match for a picture, or None if it is damaged or takes too long to load."""
    try:
        return library.peek(match_id, brief_watch())
    except (LudariumError, StoppedError):
        return None
