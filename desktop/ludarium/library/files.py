"""Match files (.ludarium): JSON, written whole or not at all, and read with suspicion."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from ludarium import __version__
from ludarium.engine.reasons import MatchError, because
from ludarium.engine.registry import Registry
from ludarium.engine.regular_files import read_regular
from ludarium.games import TITLES
from ludarium.library.disk import parse_json, write_whole
from ludarium.library.documents import AnyMatch, Document, Watch, is_count, match_of
from ludarium.library.troubles import LibraryError, read_trouble

FORMAT = 1

MIGRATIONS: dict[int, Callable[[Document], Document]] = {}
"""For each older format, what makes the next one of it. There is no older one yet."""

MEGABYTES = 16
"""The most that is read: a hundred times the longest match."""


def read_match(path: Path, titles: Registry = TITLES, watch: Watch | None = None) -> AnyMatch:
    """The match in the file, replayed; or a `MatchError` or `LibraryError` that says what is wrong with it."""
    return match_of(read_document(path), titles, watch)


def read_document(path: Path) -> Document:
    """What the file says, in today's format, not yet checked."""
    try:
        data = parse_json(_read(path))
    except ValueError as error:
        raise MatchError(because("file-damaged", file=str(path))) from error
    if not isinstance(data, dict) or not is_count(data.get("ludarium")):
        raise MatchError(because("file-foreign", file=str(path)))
    if data["ludarium"] > FORMAT:
        raise MatchError(because("match-newer", format=data["ludarium"], known=FORMAT))
    try:
        return _updated(data)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise MatchError(because("file-damaged", file=str(path))) from error


def _updated(data: Document) -> Document:
    """The document in today's format. Stumbles over one that is not what its format promises."""
    number = data["ludarium"]
    while number != FORMAT:
        data = MIGRATIONS[number](data)
        number += 1
    return data


def write_document(path: Path, document: Document) -> None:
    # Damaged matches are written too: whatever stands in a field is put down in some way.
    data = {"ludarium": FORMAT, "program": __version__, **document}
    write_whole(path, json.dumps(data, indent=1, default=repr).encode())


def _read(path: Path) -> bytes:
    try:
        data = read_regular(path, MEGABYTES * 1_000_000 + 1)
    except OSError as error:
        raise read_trouble(error, path) from error
    if len(data) > MEGABYTES * 1_000_000:
        raise LibraryError(because("file-too-big", file=str(path), megabytes=MEGABYTES))
    return data
