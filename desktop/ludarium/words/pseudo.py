"""A language that nobody speaks: English in brackets, with accents and 40 % longer.

A letter that is left without its accent was never given to a translator, and what is cut off would be cut off in many
languages.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QTranslator

PSEUDO = "xx"

LONGER = 0.4
"""By how much texts grow."""

PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ACCENTED = "ÀßÇÐÉƒĞĦÍĮĶĻµÑÓÞØŔŠŢÚŲŴ×ÝŽáßçđéƒğħíįķľµñóþøŕšţúųŵ×ýž"  # noqa: RUF001 -- as foreign as may be
"""Letters that the fonts of the program have: what it takes to paint another would be no part of a real language."""
_ACCENTS = str.maketrans(PLAIN, ACCENTED)

_KEPT = re.compile(r"\{\w+(?::[^{}]*)?\}|%n|<[^<>]*>|&\w+;")
"""What is no text: gaps, numbers, tags and signs of rich text."""

_FILLING = "óñé ţŵó ţħŕéé ƒóúŕ ƒíųé ší× šéųéñ éíğħţ ñíñé ţéñ "  # noqa: RUF001


class PseudoTranslator(QTranslator):
    """Translates our texts; Qt's own stay."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(self, context: str, text: str, remark: str | None = None, n: int = -1) -> str | None:
        if context[:1] in ("", "Q"):
            return None
        return pseudo(remark if n == 1 and remark else text)


def pseudo(text: str) -> str:
    """Return the text in brackets, accented and lengthened."""
    if not any(map(str.isalpha, _KEPT.sub("", text))):
        return text  # a comma, a number: nothing for a translator to say differently here
    kept = list(_KEPT.finditer(text))
    parts, at = [], 0
    for found in kept:
        parts += [text[at : found.start()].translate(_ACCENTS), found[0]]
        at = found.end()
    parts.append(text[at:].translate(_ACCENTS))
    length = max(1, round(LONGER * len(_KEPT.sub("", text))))
    filling = (_FILLING * (length // len(_FILLING) + 1))[:length].strip()
    return f"[{''.join(parts)} {filling}]"
