"""The library: every match and result that is kept, in one folder held by one program at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from types import TracebackType

from ludarium.engine.match import LOT
from ludarium.engine.reasons import MatchError, because
from ludarium.engine.registry import AnyTitle, Registry
from ludarium.engine.resources import home
from ludarium.engine.setups import Setup
from ludarium.games import TITLES
from ludarium.library.backup import restore, write_backup
from ludarium.library.campaign_files import export_campaign, import_campaign
from ludarium.library.campaigns import Campaigns, KeptCampaign
from ludarium.library.disk import make_folder, unused
from ludarium.library.documents import (
    AnyMatch,
    Document,
    Watch,
    begin,
    check,
    document_of,
    match_of,
    origin_when_read,
    replay,
)
from ludarium.library.files import read_document, write_document
from ludarium.library.lock import Lock
from ludarium.library.rescue import open_store
from ludarium.library.results import Result
from ludarium.library.saved import SavedMatch
from ludarium.library.store import MatchCard, Store
from ludarium.library.troubles import Notice


class Library:
    """What is kept in one folder. Made by `open`; hold it as long as the program runs.

    notice: what had to be put right when it was opened
    campaigns: matches in a row, and what each left for the next
    """

    def __init__(self, folder: Path, titles: Registry, lock: Lock, store: Store, notice: Notice | None) -> None:
        self.folder = folder
        self.notice = notice
        self._titles = titles
        self._lock = lock
        self._store = store
        self.campaigns = Campaigns(store, titles)

    @classmethod
    def open(cls, folder: Path | None = None, titles: Registry = TITLES) -> Library:
        """Hold the folder (the usual one when none is named), or raise a `LibraryError` that says why not."""
        folder = home() if folder is None else folder
        make_folder(folder)
        lock = Lock(folder)
        try:
            store, notice = open_store(folder / "library.sqlite")
        except BaseException:
            lock.release()
            raise
        return cls(folder, titles, lock, store, notice)

    def close(self) -> None:
        self._store.close()
        self._lock.release()

    def __enter__(self) -> Library:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # Matches

    def new_match(
        self, title: AnyTitle, setup: Setup, seed: int, players: Sequence[str] = (), origin: str = LOT
    ) -> SavedMatch:
        """Begin a match. ``origin``: where its seed comes from, if not from the lot."""
        match = SavedMatch(self._store, title, setup, seed, players)
        match.origin = origin
        check(document_of(match))
        match.id = self._store.add(match)
        return match

    def load(self, match_id: int, watch: Watch | None = None) -> SavedMatch:
        """The match as it was left. One that no longer replays opens at its last sound action, and has a notice.

        One that cannot even begin (an unknown title or option, newer rules, content of somebody's own that is gone or
        another) raises a `MatchError` and stays as it is. So it does when ``watch`` raises `StoppedError`.
        """
        document = self._store.document(match_id)
        match = begin(document, self._titles, partial(SavedMatch, self._store))
        match.id = match_id
        match.is_chapter, match.is_settled = self.campaigns.standing_of(match_id)
        try:
            replay(match, document, watch)
        except MatchError as error:
            match.notice = self._cut(match, document, error)
        else:
            if len(match.actions) < len(document["actions"]):  # a redo tail that could not be kept
                self._store.cut(match.id, match)
        return match

    def _cut(self, match: SavedMatch, document: Document, error: MatchError) -> Notice:
        """Keep the whole of the damaged match as a file before its unsound end is dropped."""
        kept = unused(self.folder, f"match-{match.id}", ".ludarium")
        write_document(kept, document)
        first = len(match.actions)
        match.rest_at(min(max(document["cursor"], 0), first))
        self._store.cut(match.id, match)
        text = document["actions"][first] if first < len(document["actions"]) else ""
        reason = error.reason
        return because("match-cut", reason.rule, cause=reason.key, action=first + 1, text=text, kept=str(kept))

    def peek(self, match_id: int, watch: Watch | None = None) -> AnyMatch:
        """The match as it was left, to look at: nothing of it is put right, so a damaged one raises a `MatchError`."""
        return match_of(self._store.document(match_id), self._titles, watch)

    def matches(self) -> list[MatchCard]:
        """All matches, the one that was changed last first. Nothing is replayed."""
        return self._store.cards()

    def last_open(self) -> MatchCard | None:
        """The match to go on with: the one changed last that is not over."""
        return next((card for card in self.matches() if not card.over), None)

    def delete(self, match_id: int) -> None:
        """Remove a match. Its results stay: they were earned. In a campaign that has not counted it yet it is lost."""
        with self._store.writing() as run:
            self.campaigns.forsake(run, match_id)
            self._store.remove(run, match_id)

    # Files

    def export_warning(self, match_id: int) -> Notice | None:
        """What to say before a match is exported that is not over: the file tells what is still to come."""
        is_over = any(card.over for card in self.matches() if card.id == match_id)
        return None if is_over else because("export-foretells")

    def export(self, match_id: int, path: Path) -> None:
        """Write the match to a file as it is kept, sound or not."""
        write_document(path, self._store.document(match_id))

    def import_file(self, path: Path, watch: Watch | None = None) -> int:
        """Add the match of a file and give its number here. What it scored elsewhere is no result of this library.

        Whoever had the file could read in it what is still to come: it stands apart, as far as it did not before.
        """
        return self.import_document(read_document(path), watch)

    def import_document(self, document: Document, watch: Watch | None = None) -> int:
        """Add the match that was read from a file."""
        return self.take_in(match_of(document, self._titles, watch), document["created"])

    def take_in(self, match: AnyMatch, created: str = "") -> int:
        """Add a match that was read from a file. A challenge must be begun here to count as one."""
        match.origin = origin_when_read(match.origin)
        return self._store.add(match, created)

    def export_campaign(self, kept: KeptCampaign, path: Path) -> None:
        """Write the campaign and its matches to one file."""
        export_campaign(self._store, kept, path)

    def import_campaign(self, path: Path, watch: Watch | None = None) -> int:
        """Add the campaign of a file, with its matches, and give its number here."""
        return import_campaign(self._store, self._titles, path, watch)

    # Backups

    def back_up(self, path: Path) -> None:
        """Put all that is the player's into one file."""
        write_backup(self.folder, path)

    def restore(self, path: Path) -> Notice:
        """Put back what a backup holds, and say where what was here before is kept. No match may be on the table."""
        return restore(self.folder, self._store, path)

    # Results

    def high_scores(
        self,
        title: str,
        *,
        seats: int | None = None,
        player: str | None = None,
        options: Mapping[str, str] | None = None,
        practice: bool = False,
        apart: bool = False,
        limit: int | None = 10,
    ) -> list[Result]:
        """The results of a title, the best first; those of practice matches and those that stand apart if asked for.

        seats, player, options: only those with that many seats, of that player, with (at least) these options
        limit: None for all of them, for statistics
        """
        wanted = (options or {}).items()
        return [
            result
            for result in self._store.results(title)
            if (practice or not result.is_practice)
            and (apart or not result.is_apart)
            and seats in (None, result.seats)
            and player in (None, result.player)
            and wanted <= result.options.items()
        ][:limit]
