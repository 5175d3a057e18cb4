"""An event and who reads it: what the sentences of the log are made from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import attrs

from ludarium.engine.values import UNKNOWN
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.state import HUMAN
from ludarium.words.imperium.box import card_called
from ludarium.words.imperium.names import TOKENS, cards, imperium
from ludarium.words.voice import Company, capital, fill, listing


@attrs.frozen
class Told:
    """An event and who reads it."""

    data: Mapping[str, Any]
    seat: int
    company: Company
    box: Box

    def __getitem__(self, name: str) -> Any:
        return self.data[name]

    def say(self, own: str, other: str, /, **gaps: object) -> str:
        if self._is_bot(self.seat):
            return capital(fill(other, name=self.name(self.seat), **gaps))
        return self.company.say(self.seat, own, other, **gaps)

    def name(self, seat: int) -> str:
        """The seat in the middle of a sentence."""
        return imperium.noun("the bot") if self._is_bot(seat) else self.company.name(seat)

    def _is_bot(self, seat: int) -> bool:
        """Against whoever plays alone the bot has the seat behind, which has no name."""
        return seat != HUMAN and self.company.is_alone

    @property
    def card(self) -> str:
        return self.called(self["card"])

    def called(self, card: int | tuple[int, ...]) -> str:
        """A card, or several that go the same way: those that are known by their names."""
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
    """One value, or those of several events that are told together."""
    return value if isinstance(value, tuple) else (value,)
