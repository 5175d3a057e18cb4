"""How a sentence is made: a translated text whose gaps are filled.

``{name}`` is a gap, ``%n`` a number that decides the plural form. English is the source and needs no file: its plural
is the text, its singular the second argument of `Voice.tr`, which translators see as a remark.

A gap that a noun fills says what the noun does there, its **role**: ``You take {cards:object}.`` What `Voice.tr` gives
back is a `Phrase`, which can be said again in another role, so that a language gives it the ending and the article that
the role asks for. The roles are few and listed in `ROLES`; each language says which of them sound different in it, and
English says that none do. Where a noun stands alone, as a label, its gap has no role.

A noun is marked as one: with ``iron_age.noun("%n goods", "%n good", n)`` where it is said, with ``NOUN("iron_age",
"Obelisk")`` in a table, and with ``NAME`` where it is a proper name, which many languages leave alone. Translators get
an entry for each noun and each role that sounds different; where they give none, it is said as the label is. A phrase
around a noun hands its own role on: ``up to {cards:same}``. A list and "you" do so by themselves.

Where a word must agree with a noun, a translation asks for the noun's gender, which is an entry of its own with a mark
that the translator chooses: ``{card:gender|m=porzucony|f=porzucona|n=porzucone}``; the last one is for all others.
"""

from __future__ import annotations

import html
import logging
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache, reduce
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from ludarium.engine.safe_text import plain

NBSP = "\N{NO-BREAK SPACE}"
"""Between a name and its number: they are not torn apart."""

MINUS = "\N{MINUS SIGN}"

_GAP = re.compile(r"\{(\w+)(?::(\w+)((?:\|\w+=[^{}|]*)*))?\}")
"""A gap, the role of what fills it, and the words from which its gender chooses."""


# What is marked for translators


def TEXT(context: str, text: str) -> str:  # noqa: N802
    """Mark a text in a table for translation, which happens when it is used."""
    return text


def NOUN(context: str, text: str) -> str:  # noqa: N802
    """Mark a noun in a table: it gets an entry for each role that sounds different."""
    return text


def NAME(context: str, text: str) -> str:  # noqa: N802
    """Mark a proper name in a table: it gets such entries in a language in which names change with their role."""
    return text


# Roles

SAME = "same"
"""In a phrase around a noun: the role that the phrase itself has."""

PLAIN = "plain"
"""As a noun stands alone: said where a word comes before it that does not govern it, as in "the face {face:plain}"."""

GENDER = "gender"

ROLES: Mapping[str, str] = {
    text.partition(":")[0]: text
    for text in (
        TEXT("roles", "subject: the card lies there"),
        TEXT("roles", "object: you take the card"),
        TEXT("roles", "of: the name of the card"),
        TEXT("roles", "to: you give something to the card"),
        TEXT("roles", "for: you do something for the card"),
        TEXT("roles", "from: you take something from the card"),
        TEXT("roles", "into: you put something into the card"),
        TEXT("roles", "in: something is in the card"),
        TEXT("roles", "with: you do something with the card"),
        TEXT("roles", "by: it is done by the card"),
        TEXT("roles", "against: you act against the card"),
        TEXT("roles", "than: another than the card"),
        TEXT("roles", "gender: words agree with the card"),
    )
}
"""What a noun can do in a sentence. A language answers with the role as which it sounds: its own or another."""

_forms: dict[str, str] = {}
"""The roles that do not sound like a label in the language spoken, each with the role as which it does sound."""


def learn_roles() -> None:
    """Read the roles that the current language tells apart."""
    _forms.clear()
    for role, text in ROLES.items():
        if (answer := QCoreApplication.translate("roles", text)) in ROLES:
            _forms[role] = answer


def remark(one: str, role: str = "") -> str:
    """Return what tells apart entries of the same text for Qt: the singular, and the role of a noun."""
    return f"{one} · {role}" if one and role else one or role


# Sentences


class Template(NamedTuple):
    """A text of the source with open gaps."""

    context: str
    text: str
    one: str
    n: int | None

    def said(self, role: str = "") -> str:
        """The text in the language spoken; in a role of which the language knows nothing as it stands alone."""
        context, text, one, n = self
        what = remark(one, role) if role else one
        said = QCoreApplication.translate(context, text, what or None, -1 if n is None else abs(n))
        is_source = said == (text if n is None else text.replace("%n", str(abs(n))))
        if is_source and role:
            return self.said()
        if is_source and n is not None and abs(n) == 1:
            said = one.replace("%n", "1")
        return _below_zero(said, -n) if n is not None and n < 0 else said


class Phrase(str):
    """A translated text that can be said again in a role."""

    __slots__ = ("_gaps", "template")

    template: Template
    _gaps: Mapping[str, object]

    def said(self, role: str) -> str:
        """The phrase as it sounds in the role."""
        form = _forms.get(role)
        if form is None:
            return self
        return self._gender() if form == GENDER else _filled(self.template.said(form), self._gaps, form)

    def _gender(self) -> str:
        """Return its gender, or that of the noun in it; empty if the language has none for it."""
        own = self.template.said(GENDER)
        if own != self.template.said():
            return own
        inner = (self._gaps.get(gap[1]) for gap in _GAP.finditer(self.template.text) if gap[2] == SAME)
        return next((value.said(GENDER) for value in inner if isinstance(value, Phrase)), "")


class Voice:
    """One context of the translation files.

    It is kept in a variable of its own name: Qt's lupdate reads ``iron_age.tr("…")`` as a text of context ``iron_age``.
    """

    def __init__(self, context: str) -> None:
        self.context = context

    def tr(self, text: str, one: str = "", n: int | None = None, /, **gaps: object) -> str:
        """Translate the text and fill the gaps that are given."""
        template = Template(self.context, text, one, n)
        said = QCoreApplication.translate(self.context, text) if n is None else template.said()
        phrase = Phrase(_filled(said, gaps) if gaps else said)
        phrase.template, phrase._gaps = template, gaps
        return phrase

    noun = tr
    """The same for a noun: translators are asked for its forms."""

    def named(self, table: Mapping[str, str], key: str) -> str:
        """Return the name in the table, which must have one."""
        return self.tr(table[key]) if key in table else missing(key)

    def named_or_own(self, table: Mapping[str, str], key: str) -> str:
        """Return the name in the table, or the id of what only a player's own content has."""
        return self.named(table, key) if key in table else key


general = Voice("general")


def missing(key: str) -> str:
    """Stand in for a phrase that nobody has written. Tests raise instead."""
    logging.getLogger(__name__).warning("There is no phrase for %r", key)
    return key


def _below_zero(said: str, n: int) -> str:
    """Add the sign that Qt leaves out. The text has no other number yet: gaps are filled later."""
    return re.sub(rf"(?<!\d){n}(?!\d)", f"{MINUS}{n}", said)


def fill(text: str, /, **gaps: object) -> str:
    """Fill the gaps in one pass, since what fills a gap may look like one."""
    return _filled(text, gaps)


def _filled(text: str, gaps: Mapping[str, object], role: str = "") -> str:
    between, found = _cut(text)
    said = [between[0]]
    for gap, after in zip(found, between[1:], strict=True):
        said += (_form(gaps[gap[1]], gap, role) if gap[1] in gaps else gap[0], after)
    return "".join(said)


@lru_cache(maxsize=4096)
def _cut(text: str) -> tuple[tuple[str, ...], tuple[re.Match[str], ...]]:
    """Split a text at its gaps. Cached, since most texts are used many times."""
    found = tuple(_GAP.finditer(text))
    starts, ends = (0, *(gap.end() for gap in found)), (*(gap.start() for gap in found), len(text))
    return tuple(text[start:end] for start, end in zip(starts, ends, strict=True)), found


def _form(value: object, gap: re.Match[str], same: str) -> str:
    """Return what fills a gap, in its role there. ``same``: the role of the phrase around it."""
    role = same if gap[2] == SAME else gap[2]
    assert not role or role == PLAIN or role in ROLES, f"nobody knows the role of {gap[0]}"
    if role == GENDER:
        words = dict(word.split("=", 1) for word in gap[3].split("|")[1:])
        mark = value.said(GENDER) if isinstance(value, Phrase) else ""
        return words.get(mark, list(words.values())[-1])
    if isinstance(value, str):
        return value.said(role) if role and isinstance(value, Phrase) else value
    return str(value)


def gaps_of(text: str) -> set[str]:
    return {gap[1] for gap in _GAP.finditer(text)}


def escaped(text: str) -> str:
    """Return the text for Qt's rich text: a name cannot become a picture or a link."""
    return html.escape(plain(text))


# Several in a row


def series(items: Sequence[str]) -> str:
    """One, two, three."""
    if not items:
        return ""
    return reduce(lambda these, more: general.tr("{these:same}, {more:same}", these=these, more=more), items)


def groups(items: Sequence[str]) -> str:
    """One; two; three: where commas would not be enough."""
    return reduce(lambda these, more: general.tr("{these}; {more}", these=these, more=more), items)


def listing(items: Sequence[str]) -> str:
    """One, two and three."""
    if len(items) < 2:
        return series(items)
    return general.tr("{these:same} and {last:same}", these=series(items[:-1]), last=items[-1])


def either(items: Sequence[str]) -> str:
    """One, two or three."""
    if len(items) < 2:
        return series(items)
    return general.tr("{these:same} or {last:same}", these=series(items[:-1]), last=items[-1])


def capital(text: str) -> str:
    """Capitalise the first letter."""
    return QLocale().toUpper(text[:1]) + text[1:]


def sentences(*said: str) -> str:
    """Join sentences, without empty ones."""
    told = [sentence for sentence in said if sentence]
    return reduce(lambda first, after: general.tr("{first} {after}", first=first, after=after), told) if told else ""


class Company:
    """Who sits at the table and through whose eyes it is seen.

    viewer: the seat that is called "you", None when nobody is
    """

    def __init__(self, names: Sequence[str], viewer: int | None = None) -> None:
        self._names = names
        self._viewer = viewer

    @property
    def is_alone(self) -> bool:
        """Whether there is only one seat, so that any other actor is the printed opponent."""
        return len(self._names) == 1

    def is_viewer(self, seat: int) -> bool:
        return seat == self._viewer

    def name(self, seat: int) -> str:
        """The seat in the middle of a sentence: "you" or its name."""
        return general.noun("you") if seat == self._viewer else self.label(seat)

    def label(self, seat: int) -> str:
        """The seat's name, never "you"."""
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return general.noun("Seat {number}", number=seat + 1)

    def names(self, seats: Sequence[int]) -> str:
        return listing([self.name(seat) for seat in seats])

    def say(self, seat: int, own: str, other: str, /, **gaps: object) -> str:
        """Tell what the seat does: ``own`` if it is the viewer, else ``other``, whose gap {name} is its name."""
        return fill(own if seat == self._viewer else other, name=self.name(seat), **gaps)
