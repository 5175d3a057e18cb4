"""A campaign as one file: how it went, and its matches, so that it can be gone on with elsewhere.

It is a file like that of a match. What it says is checked before anything is made of it, and it is taken over whole or
not at all.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from ludarium.engine.match import FILE
from ludarium.engine.reasons import MatchError, because
from ludarium.engine.registry import AnyTitle, Registry
from ludarium.games import CAMPAIGNS
from ludarium.library.campaigns import LEFT, LOST, OPEN, WON, Chapter, KeptCampaign, put_campaign, put_chapter
from ludarium.library.documents import (
    AnyMatch,
    Document,
    Watch,
    check_fields,
    is_options,
    is_text,
    match_of,
    origin_when_read,
)
from ludarium.library.files import read_document, write_document
from ludarium.library.store import Run, Store
from ludarium.library.troubles import LibraryError

GONE = 0
"""The number of a match that the file does not have."""

_SPOILT = frozenset(("match-illegal", "match-parted", "match-cursor", "match-field", "match-too-long"))
"""Reasons by which a match is damaged; others tell best themselves what is missing."""

_FIELDS: dict[str, Callable[[object], bool]] = {
    "title": is_text,
    "name": is_text,
    "nation": is_text,
    "supreme": lambda value: isinstance(value, bool),
    "options": is_options,
    "ended": lambda value: value in (OPEN, WON, LOST, LEFT),
    "chapters": lambda value: isinstance(value, list),
}
_CHAPTER: dict[str, Callable[[object], bool]] = {
    "opponent": is_text,
    "outcome": lambda value: value in (OPEN, WON, LOST),
    "reward": is_text,
    "match": lambda value: value is None or isinstance(value, dict),
}


# The way out and in


def is_campaign(document: Document) -> bool:
    """Whether what a file says is about a campaign."""
    return "campaign" in document


def export_campaign(store: Store, kept: KeptCampaign, path: Path) -> None:
    """Write the campaign to a file as it is kept, with those of its matches that are still there."""
    matches: dict[int, Document] = {}
    for chapter in kept.chapters:
        with contextlib.suppress(LibraryError):  # it was removed
            matches[chapter.match] = store.document(chapter.match)
    write_document(path, campaign_data(kept, matches))


def import_campaign(store: Store, titles: Registry, path: Path, watch: Watch | None = None) -> int:
    """Add the campaign of a file, with its matches, and give its number here."""
    told = check_campaign(read_document(path))
    title = titles.get(told["title"], options=told["options"])
    check_course(title, told)
    matches = list(matches_of(told, titles, watch))
    supreme, options = told["supreme"], json.dumps(told["options"])
    with store.writing() as run:
        campaign_id = put_campaign(
            run, (told["title"], told["name"], told["nation"], supreme, options, FILE, told["ended"])
        )
        for number, (chapter, match) in enumerate(zip(told["chapters"], matches, strict=True), start=1):
            match_id = GONE if match is None else _put_match(store, run, match)
            put_chapter(run, campaign_id, number, chapter_of(chapter, match_id))
    return campaign_id


def _put_match(store: Store, run: Run, match: AnyMatch) -> int:
    match.origin = origin_when_read(match.origin)
    return store.put(run, match)


# What a file says


def campaign_data(kept: KeptCampaign, matches: Mapping[int, Document]) -> Document:
    """What a file holds of a campaign; of its matches those that are still there."""
    chapters = [
        {
            "opponent": chapter.opponent,
            "outcome": chapter.outcome,
            "reward": chapter.reward,
            "match": matches.get(chapter.match),
        }
        for chapter in kept.chapters
    ]
    told = {
        "title": kept.title,
        "name": kept.name,
        "nation": kept.side,
        "supreme": kept.is_supreme,
        "options": dict(kept.options),
        "ended": kept.ended,
        "chapters": chapters,
    }
    return {"campaign": told}


def check_campaign(document: Document) -> Document:
    """What a file says of its campaign, or a `MatchError` that names the first field which is not what it should be."""
    told = document["campaign"]
    if not isinstance(told, dict):
        raise _wrong("campaign")
    check_fields(told, _FIELDS, "campaign.")
    for number, chapter in enumerate(told["chapters"], start=1):
        within = f"campaign.chapters.{number}."
        if not isinstance(chapter, dict):
            raise _wrong(within)
        check_fields(chapter, _CHAPTER, within)
        if chapter["outcome"] == OPEN and (number < len(told["chapters"]) or chapter["match"] is None):
            raise _wrong(within + "outcome")
    return told


def check_course(title: AnyTitle, told: Document) -> None:
    """Raise a `MatchError` when no campaign can have gone so."""
    rules = CAMPAIGNS.find(title.id)
    if rules is None:
        raise _wrong("campaign.title")
    if told["nation"] not in rules.sides(title):
        raise _wrong("campaign.nation")
    standing = rules.begin(told["nation"], is_supreme=told["supreme"])
    for number, chapter in enumerate(told["chapters"], start=1):
        within = f"campaign.chapters.{number}."
        if standing.is_over or chapter["opponent"] not in rules.opponents(title, standing):
            raise _wrong(within + "opponent")
        reward = rules.reward_of(chapter["reward"]) if chapter["reward"] else None
        is_due = chapter["outcome"] == WON and rules.brings_reward(standing)
        if is_due != (reward is not None) or (reward is not None and not rules.may_be(title, standing, reward)):
            raise _wrong(within + "reward")
        if chapter["outcome"] == WON:
            standing = rules.won(standing, chapter["opponent"], reward)
        elif chapter["outcome"] == LOST:
            standing = rules.lost(standing)
    ended = WON if standing.is_won else LOST if standing.is_lost else OPEN
    if told["ended"] not in ({ended, LEFT} if ended == OPEN else {ended}):
        raise _wrong("campaign.ended")


def matches_of(told: Document, titles: Registry, watch: Watch | None) -> Iterator[AnyMatch | None]:
    """The match of each chapter, replayed; None where the file has none."""
    for number, chapter in enumerate(told["chapters"], start=1):
        try:
            match = None if chapter["match"] is None else match_of(chapter["match"], titles, watch)
        except MatchError as error:
            if error.reason.key in _SPOILT:
                raise MatchError(because("campaign-match", number=number)) from error
            raise
        if match is not None and not _belongs(match, told, chapter["opponent"]):
            raise MatchError(because("campaign-match", number=number))
        yield match


def _belongs(match: AnyMatch, told: Document, opponent: str) -> bool:
    """Whether a match can be one of this campaign: of its title, alone, with its side against that one."""
    is_alike = match.title.id == told["title"] and match.setup.seats == 1
    return is_alike and CAMPAIGNS[match.title.id].is_match_of(match.setup, told["nation"], opponent)


def chapter_of(told: Mapping[str, Any], match_id: int) -> Chapter:
    return Chapter(match_id, told["opponent"], told["outcome"], told["reward"])


def _wrong(field: str) -> MatchError:
    return MatchError(because("match-field", field=field))
