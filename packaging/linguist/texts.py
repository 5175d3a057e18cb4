"""Reads a translation file and checks its texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import attrs

from ludarium.words.voice import GENDER, PLAIN, ROLES, SAME

_GAP = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
_AGREEING = re.compile(rf"{GENDER}(\|\w+=[^{{}}|]*)+")
_NUMBER = "%n"


@attrs.frozen
class Text:
    """One text and its translation.

    room: its Qt context; said: the translation, in as many forms as the language has plurals
    is_looked_at: whether a translator has confirmed it for the current source
    """

    room: str
    source: str
    remark: str
    said: tuple[str, ...]
    is_looked_at: bool
    has_number: bool

    @property
    def is_missing(self) -> bool:
        return not all(self.said)

    @property
    def is_stale(self) -> bool:
        """Return whether the translation belongs to an older source."""
        return not self.is_missing and not self.is_looked_at

    @property
    def is_complete(self) -> bool:
        return self.is_looked_at and not self.is_missing

    def faults(self) -> Iterator[str]:
        """Return mistakes in the translation."""
        if not self.is_complete:
            return
        if self.remark.endswith(GENDER):
            return  # a mark that the translator chooses, no text
        gaps = {name for name, _ in _GAP.findall(self.source)}
        for form in self.said:
            if {name for name, _ in _GAP.findall(form)} != gaps:
                yield f"{self.room}: other gaps than in “{self.source}”: “{form}”"
            for name, role in _GAP.findall(form):
                if role and not self._knows(role):
                    yield f"{self.room}: nobody knows the role of “{name}” in “{form}”"
            if _NUMBER in form and not self.has_number:
                yield f"{self.room}: a number that “{self.source}” has not: “{form}”"
            if form.strip() != form and self.source.strip() == self.source:
                yield f"{self.room}: a blank too many: “{form}”"
        if self.has_number and _NUMBER not in self.said[-1]:
            yield f"{self.room}: the number of “{self.source}” is not said: “{self.said[-1]}”"

    def _knows(self, role: str) -> bool:
        """Return whether the gap may have that role: a known one, or that of a phrase that passes it on."""
        if role == SAME:
            return f":{SAME}}}" in self.source
        return role in {PLAIN, *ROLES} - {GENDER} or bool(_AGREEING.fullmatch(role))


def read(file: Path) -> list[Text]:
    """Return every text of a file in order."""
    return [
        _text(context.findtext("name", ""), message)
        for context in ElementTree.parse(file).getroot().iter("context")
        for message in context.iter("message")
    ]


def _text(room: str, message: ElementTree.Element) -> Text:
    translation = message.find("translation")
    has_number = message.get("numerus") == "yes"
    if translation is None:
        said: tuple[str, ...] = ("",)
    elif has_number:
        said = tuple(form.text or "" for form in translation.iter("numerusform")) or ("",)
    else:
        said = (translation.text or "",)
    is_looked_at = translation is not None and translation.get("type") is None
    source = message.findtext("source", "")
    return Text(room, source, message.findtext("comment", ""), said, is_looked_at, has_number)
