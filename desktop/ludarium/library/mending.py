"""A database that cannot be opened for what its first page says: copies of it in which that page is put right.

What stands at the very beginning is always the same, and so are the pages on which our tables begin.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from ludarium.library import schema

PAGE = 4096
"""The size of our pages: what SQLite takes when it is not told otherwise."""

_HEADER = 100
_LOGGED = b"\2\2"
"""The file is written, and read, by way of a log."""


def mended(data: bytes, has_log: bool) -> Iterator[bytes]:
    """The database with another header, then with another first page: as every version of ours has begun."""
    for version in range(len(schema.MIGRATIONS), 0, -1):
        first = bytearray(_first_page(version))
        first[28:32] = (len(data) // PAGE).to_bytes(4, "big")
        if has_log:
            first[18:20] = _LOGGED
        yield bytes(first[:_HEADER]) + data[_HEADER:]
        yield bytes(first) + data[PAGE:]


def _first_page(version: int) -> bytes:
    with contextlib.closing(schema.blank(version)) as connection:
        return connection.serialize()[:PAGE]
