"""How a sentence is made: a translated text whose gaps are filled.

``{name}`` is a gap, ``%n`` a number that decides the plural form. English is the source and needs no file: its plural
is the text, its singular the second argument of `Voice.tr`, which translators see as a remark.
"""

from __future__ import annotations

import html
import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from ludarium.engine.plain import plain

NBSP = "\N{NO-BREAK SPACE}"
"""Between a name and its number: they are not torn apart."""

MINUS = "\N{MINUS SIGN}"

_GAP = re.compile(r"\{(\w+)\}")


class Voice:
    """One context of the translation files.

    It is kept in a variable of its own name: Qt's lupdate reads ``iron_age.tr("…")`` as a text of context ``iron_age``.
    """

    def __init__(self, context: str) -> None:
        self.context = context

    def tr(self, text: str, one: str = "", n: int | None = None, /, **gaps: object) -> str:
        """The text in the language that is spoken, its gaps filled as far as they are given."""
        said = QCoreApplication.translate(self.context, text, one or None, -1 if n is None else abs(n))
        if n is not None and abs(n) == 1 and said == text.replace("%n", "1"):
            said = one.replace("%n", "1")
        if n is not None and n < 0:
            said = _below_zero(said, -n)
        return fill(said, **gaps) if gaps else said


general = Voice("general")


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802  # the name under which lupdate finds it
    """Mark a text in a table: it is translated when it is said."""
    return text


def _below_zero(said: str, n: int) -> str:
    """The number with its sign, which Qt leaves out. No text with a number has another one: gaps are filled later."""
    return re.sub(rf"(?<!\d){n}(?!\d)", f"{MINUS}{n}", said)


def fill(text: str, /, **gaps: object) -> str:
    """The text with its gaps filled, all in one pass: what fills a gap may itself look like one."""
    return _GAP.sub(lambda gap: str(gaps.get(gap[1], gap[0])), text)


def escaped(text: str) -> str:
    """The text as it is put into what Qt reads as rich text: a name cannot become a picture or a link."""
    return html.escape(plain(text))


def listing(items: Sequence[str]) -> str:
    """One, two and three."""
    if len(items) < 2:
        return "".join(items)
    return general.tr("{these} and {last}", these=general.tr(", ").join(items[:-1]), last=items[-1])


class Company:
    """Who sits at the table and through whose eyes it is seen.

    viewer: the seat that is called "you", None when nobody is
    """

    def __init__(self, names: Sequence[str], viewer: int | None = None) -> None:
        self._names = names
        self._viewer = viewer

    @property
    def is_alone(self) -> bool:
        """Whether there is one seat only: whoever else acts is none of the company."""
        return len(self._names) == 1

    def name(self, seat: int) -> str:
        """The seat in the middle of a sentence: "you" or its name."""
        return general.tr("you") if seat == self._viewer else self.label(seat)

    def label(self, seat: int) -> str:
        """What the seat is called beside its things: its name, never "you"."""
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return general.tr("Seat {number}", number=seat + 1)

    def names(self, seats: Sequence[int]) -> str:
        return listing([self.name(seat) for seat in seats])

    def say(self, seat: int, own: str, other: str, /, **gaps: object) -> str:
        """What the seat does: ``own`` when it is "you", else ``other``, whose gap {name} is its name."""
        return fill(own if seat == self._viewer else other, name=self.name(seat), **gaps)
