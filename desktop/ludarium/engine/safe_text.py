"""Text from elsewhere, made fit to be shown: names in a match file may hold anything."""

from __future__ import annotations

import re

_UNFIT = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""What steers a terminal, breaks a line, or turns round the text that comes after it."""


LONGEST_NAME = 60
"""Pages of the window take less; match files may hold more."""


def plain(text: str) -> str:
    """The text with blanks in place of control characters."""
    return _UNFIT.sub(" ", text)


def plain_name(text: str) -> str:
    """Return a name that fits beside others: plain, and cut after `LONGEST_NAME` letters."""
    name = plain(text)
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def shortened(text: str, most: int = 500) -> str:
    """The text, its middle left out when it is too long for a sentence."""
    return text if len(text) <= most else f"{text[: most - 100]}…{text[-99:]}"
