"""Debian's copyright file: the parts, their owners and licences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludarium.engine.resources import resources
from ludarium.library.licences import Part
from parcel.project import SITE

COMMON = {"GPL-3.0": "GPL-3", "LGPL-3.0": "LGPL-3", "Apache-2.0": "Apache-2.0", "MPL-2.0": "MPL-2.0"}
"""Licences whose text is on every Debian system."""

LINE = "-" * 100


def notice(parts: Sequence[Part]) -> str:
    return "\n".join(_lines(parts)) + "\n"


def _lines(parts: Sequence[Part]) -> Iterator[str]:
    yield "Ludarium comes with what it needs to run. These are its parts, whose they are and under which licence; the"
    yield f"texts of the licences stand below. Source: {SITE}"
    for part in parts:
        yield from ("", part.name, f"    Licence: {part.licence}")
        yield from (f"    Copyright: {holder}" for holder in part.copyright)
        yield f"    Text: {', '.join(map(_stem, part.texts))}"
    for text in dict.fromkeys(text for part in parts for text in part.texts):
        yield from ("", LINE, f"Text: {_stem(text)}", LINE, "")
        yield _common(_stem(text)) or (resources() / text).read_text(encoding="utf-8").rstrip()


def _stem(text: str) -> str:
    return text.rpartition("/")[2].removesuffix(".txt")


def _common(stem: str) -> str:
    name = COMMON.get(stem)
    return f"On Debian systems it is in /usr/share/common-licenses/{name}." if name else ""
