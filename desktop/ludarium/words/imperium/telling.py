"""An event and who reads it: what the sentences of the log are made from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from ludarium.engine.values import UNKNOWN
from ludarium.games.imperium.box import Box
from ludarium.words.imperium.box import card_called
from ludarium.words.imperium.names import TOKENS, imperium
from ludarium.words.voice import Company


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
        return self.company.say(self.seat, own, other, **gaps)

    @property
    def card(self) -> str:
        return self.called(self["card"])

    def called(self, card: int) -> str:
        return imperium.tr("a card") if card == UNKNOWN else card_called(self.box, card)

    @property
    def tokens(self) -> str:
        return TOKENS[self["what"]](self["n"])
