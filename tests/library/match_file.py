"""A match written to a file of its own, as a player keeps it."""

from __future__ import annotations

from pathlib import Path

from ludarium.library.documents import AnyMatch, document_of
from ludarium.library.files import write_document


def write_match(path: Path, match: AnyMatch) -> None:
    write_document(path, document_of(match))
