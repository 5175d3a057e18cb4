"""Recovery of damaged match files."""

from __future__ import annotations

import contextlib
from pathlib import Path

from ludarium.engine.match import Match
from ludarium.engine.reasons import LudariumError, MatchError
from ludarium.engine.registry import Registry
from ludarium.library.documents import AnyMatch, Watch, begin, replay
from ludarium.library.files import read_document


def sound_part(path: Path, titles: Registry, watch: Watch | None = None) -> AnyMatch | None:
    """Return the match up to its last valid action, or None if there is none."""
    try:
        document = read_document(path)
        match: AnyMatch = begin(document, titles, Match)
    except LudariumError:
        return None
    with contextlib.suppress(MatchError):
        replay(match, document, watch)
    match.rest_at(min(max(document["cursor"], 0), len(match.actions)))
    return match if match.actions else None
