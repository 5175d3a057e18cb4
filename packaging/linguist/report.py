"""Translation progress of each language, context by context."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from linguist import nouns
from linguist.files import language_of
from linguist.texts import Text, read
from linguist.written import read_texts

HEADS = ("room", "texts", "complete", "missing", "stale")


def report(source: Path) -> str:
    """Return a table of a language: complete, missing and stale texts of each context."""
    texts = [*read(source), *read_texts(language_of(source))]
    rooms = sorted({text.room for text in texts})
    rows = [_row(room, [text for text in texts if text.room == room]) for room in rooms]
    lines = [HEADS, *rows, _row("all", texts)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADS))]
    table = ["  ".join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])]) for line in lines]
    return "\n".join(
        [
            f"{language_of(source)}:",
            *(f"  {line}" for line in table),
            *(f"  wrong in {fault}" for fault in faults(texts)),
        ]
    )


def _row(room: str, texts: Sequence[Text]) -> tuple[str, ...]:
    counts = (
        len(texts),
        sum(text.is_complete for text in texts),
        sum(text.is_missing for text in texts),
        sum(text.is_stale for text in texts),
    )
    return room, *map(str, counts)


def faults(texts: Sequence[Text]) -> list[str]:
    """Return every problem of a language, one line each."""
    return [*nouns.faults(texts), *(fault for text in texts for fault in text.faults())]
