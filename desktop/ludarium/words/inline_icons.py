"""Pictures and emphasis inside a sentence, as marks that a reader of letters alone may drop.

A card has room for few words: "gain 3 {bricks}" with a picture in place of the noun. The marks are letters of Unicode's
private area, so that a sentence with pictures is still one text, made by the same templates in every language.
"""

from __future__ import annotations

import re

BEGIN, END = "\ue000", "\ue001"
STRONG, PLAIN = "\ue002", "\ue003"

_PICTURE = re.compile(f"{BEGIN}([^{END}]*){END}")


def picture(name: str) -> str:
    """Return the mark of the picture inside a sentence."""
    return f"{BEGIN}{name}{END}"


def strong(text: str) -> str:
    return f"{STRONG}{text}{PLAIN}"


def pictures_in(text: str) -> list[str]:
    return _PICTURE.findall(text)


def runs(text: str) -> list[tuple[str, str]]:
    """Split the sentence into texts, each with the picture behind it; either may be empty."""
    parts = _PICTURE.split(text)
    return [(parts[at], parts[at + 1] if at + 1 < len(parts) else "") for at in range(0, len(parts), 2)]
