"""The challenge of a day: one deal, the same for everyone who has the same version of the rules and the content.

Its number is the day itself, such as 20261118: short enough to be told to a friend.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from datetime import date

import attrs

from ludarium.engine.registry import AnyTitle

ORIGIN = "challenge "
"""What the origin of such a match begins with; its number follows."""

WRITTEN = re.compile("[1-9][0-9]{0,7}")
"""A number as an origin has it: files of strangers may say anything."""

SEEDS = 10**9


@attrs.frozen
class Challenge:
    """What everybody plays on a day: the deal and the options."""

    title: str
    number: int
    seed: int
    options: Mapping[str, str]

    @property
    def day(self) -> date:
        found = day_of(self.number)
        assert found is not None
        return found

    @property
    def origin(self) -> str:
        return f"{ORIGIN}{self.number}"


def number_of(day: date) -> int:
    """The number of the challenge of that day."""
    return day.year * 10_000 + day.month * 100 + day.day


def day_of(number: int) -> date | None:
    """The day that has this number, if there is one."""
    try:
        return date(number // 10_000, number // 100 % 100, number % 100)
    except (OverflowError, ValueError):
        return None


def number_in(origin: str) -> int | None:
    """The number of the challenge that a match of this origin is; None for any other match."""
    written = origin.removeprefix(ORIGIN)
    if written == origin or not WRITTEN.fullmatch(written) or day_of(int(written)) is None:
        return None
    return int(written)


def challenge_of(title: AnyTitle, number: int) -> Challenge | None:
    """The challenge with that number; None where the title has none, or no day is called so."""
    if day_of(number) is None:
        return None
    named = f"{title.id} {number} rules {title.rules_version} content {title.content_version}"
    seed = int.from_bytes(hashlib.sha256(named.encode()).digest()[:8], "big") % SEEDS
    options = title.challenge(seed)
    return None if options is None else Challenge(title.id, number, seed, options)
