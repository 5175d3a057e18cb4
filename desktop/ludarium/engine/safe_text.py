"""Text from elsewhere, made fit to be shown: names in a match file may hold anything."""

from __future__ import annotations

import re

_UNFIT = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""What steers a terminal, breaks a line, or turns round the text that comes after it."""


def plain(text: str) -> str:
    """The text with blanks in place of control characters."""
    return _UNFIT.sub(" ", text)


def shortened(text: str, most: int = 500) -> str:
    """The text, its middle left out when it is too long for a sentence."""
    return text if len(text) <= most else f"{text[: most - 100]}…{text[-99:]}"
