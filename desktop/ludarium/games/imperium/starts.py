"""How a match alone may begin other than printed: what a campaign carries over, as options of the set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import attrs

from ludarium.engine.reasons import SetupError, because
from ludarium.engine.setups import Setup
from ludarium.games.imperium.box import Box

DECK, PRINTED = "deck", "printed"
TOKENS, ONCE, DOUBLED = "tokens", "printed", "doubled"


@attrs.frozen
class Start:
    """What a player begins with.

    kept: commons cards that are part of the starting deck; removed: printed cards that are not
    tokens: how many times the printed tokens
    """

    kept: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    tokens: int = 1

    def deck(self, printed: Sequence[int]) -> list[int]:
        """The starting deck in place of the printed one."""
        left = Counter((*printed, *self.kept))
        left.subtract(self.removed)
        return sorted(left.elements())


PLAIN = Start()


def read_start(box: Box, setup: Setup) -> Start:
    """What the options say: ``deck=temple,-glory`` keeps a card and removes another."""
    words = [] if setup[DECK] == PRINTED else setup[DECK].split(",")
    return Start(
        tuple(box.number_of[word] for word in words if not word.startswith("-")),
        tuple(box.number_of[word[1:]] for word in words if word.startswith("-")),
        2 if setup[TOKENS] == DOUBLED else 1,
    )


def check_deck(box: Box, text: str, nation: str) -> None:
    """Kept cards are commons; removed ones are in the deck of the nation, or were kept."""
    words = text.split(",")
    kept = [word for word in words if not word.startswith("-")]
    removed = Counter(word[1:] for word in words if word.startswith("-"))
    unknown = [word for word in kept if word not in box.number_of or box.number_of[word] not in box.common_cards]
    has = Counter(kept)
    if nation in box.nation_of:
        has.update(box.keys[card] for card in box.nations[box.nation_of[nation]].cards["draw_deck"])
    if unknown or removed - has:
        raise SetupError(because("choice", option=DECK, choice=text, known="commons, -cards of the starting deck"))
