"""A language in which every letter is an x: a letter that is left over was never given to a translator."""

from __future__ import annotations

import re

_LETTER = re.compile(r"\{\w+(?::[^{}]*)?\}|%n|[^\W\d_]")


def pseudo(text: str) -> str:
    return _LETTER.sub(lambda found: found[0] if found[0][0] in "{%" else "x", text)


class Pseudo:
    """Takes the place of Qt's application in `words.voice`."""

    @staticmethod
    def translate(context: str, text: str, one: str | None = None, n: int = -1) -> str:
        return pseudo(text).replace("%n", str(n))


def check_pseudo(text: str) -> None:
    assert not set(filter(str.isalpha, text)) - {"x", "X"}, text
