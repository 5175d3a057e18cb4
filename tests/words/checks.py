"""What must be true of every text that a person reads."""

from __future__ import annotations

import re

_LEFT_OPEN = re.compile(r"%\d|%n|[{}]|\bNone\b")


def check_text(text: str) -> None:
    """Words, and no gap left open."""
    assert text.strip() == text
    assert text
    assert not _LEFT_OPEN.search(text), text


def check_sentence(text: str) -> None:
    check_text(text)
    assert text[-1] in ".?", text
    assert text[0].isupper() or not text[0].isalpha(), text
