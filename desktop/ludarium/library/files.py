"""Match files (.ludarium): JSON, written whole or not at all, and read with suspicion."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NoReturn

from ludarium.engine.reasons import MatchError, because
from ludarium.engine.registry import Registry
from ludarium.games import TITLES
from ludarium.library.disk import write_whole
from ludarium.library.documents import AnyMatch, Document, document_of, match_of, updated
from ludarium.library.troubles import LibraryError, read_trouble

MEGABYTES = 16
"""The most that is read: a hundred times the longest match."""


def read_match(path: Path, titles: Registry = TITLES) -> AnyMatch:
    """The match in the file, replayed; or a `MatchError` or `LibraryError` that says what is wrong with it."""
    return match_of(read_document(path), titles)


def write_match(path: Path, match: AnyMatch) -> None:
    write_document(path, document_of(match))


def read_document(path: Path) -> Document:
    """What the file says, in today's format, not yet checked."""
    try:
        data = json.loads(_read(path), parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise MatchError(because("file-damaged", file=str(path))) from error
    if not isinstance(data, dict) or "ludarium" not in data:
        raise MatchError(because("file-foreign", file=str(path)))
    return updated(data)


def write_document(path: Path, document: Document) -> None:
    # Damaged matches are written too: whatever stands in a field is put down in some way.
    write_whole(path, json.dumps(document, indent=1, default=repr).encode())


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(MEGABYTES * 1_000_000 + 1)
    except OSError as error:
        raise read_trouble(error, path) from error
    if len(data) > MEGABYTES * 1_000_000:
        raise LibraryError(because("file-too-big", file=str(path), megabytes=MEGABYTES))
    return data


def _no_number(name: str) -> NoReturn:
    raise ValueError(name)
