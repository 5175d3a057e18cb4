"""An event and who reads it: what the sentences of the log are made from."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludarium.engine.values import UNKNOWN
from ludarium.games.imperium.state import HUMAN
from ludarium.words import told
from ludarium.words.imperium.box import card_called
from ludarium.words.imperium.names import TOKENS, cards, imperium
from ludarium.words.voice import capital, fill, listing


class Told(told.Told):
    """An event, possibly one of the bot."""

    def say(self, own: str, other: str, /, **gaps: object) -> str:
        if self._is_bot(self.seat):
            return capital(fill(other, name=self.name(self.seat), **gaps))
        return super().say(own, other, **gaps)

    def name(self, seat: int) -> str:
        return imperium.noun("the bot") if self._is_bot(seat) else super().name(seat)

    def _is_bot(self, seat: int) -> bool:
        """Check whether the seat is the bot's, which has no name."""
        return seat != HUMAN and self.company.is_alone

    @property
    def card(self) -> str:
        return self.called(self["card"])

    def called(self, card: int | tuple[int, ...]) -> str:
        """Name a card, or several that move together: known ones by name, others by number."""
        if isinstance(card, tuple):
            known = [card_called(self.box, one) for one in card if one != UNKNOWN]
            hidden = len(card) - len(known)
            return listing([*known, *([cards(hidden)] if hidden else [])])
        return imperium.noun("a card") if card == UNKNOWN else card_called(self.box, card)

    @property
    def tokens(self) -> str:
        gained = Counter[str]()
        for what, n in zip(several(self["what"]), several(self["n"]), strict=True):
            gained.update({what: n})
        return listing([TOKENS[what](n) for what, n in gained.items()])


def several(value: Any) -> tuple[Any, ...]:
    """Return the values of the events that are told together."""
    return value if isinstance(value, tuple) else (value,)
