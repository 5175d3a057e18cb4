"""A campaign: solo matches in a row with one nation, and what each leaves for the next.

A `Campaign` is a value. `next_match` gives the set-up of its next match; `won` and `lost` give the campaign after it.
Nothing here knows of windows or files.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import attrs

from ludarium.engine.setups import Setup
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.counting import owned
from ludarium.games.imperium.starts import DECK, DOUBLED, ONCE, PRINTED, TOKENS
from ludarium.games.imperium.state import HUMAN, State
from ludarium.games.imperium.title import BOT, LEVELS, NATIONS, Imperium

WINS, LOSSES = 5, 4
"""How many matches win a campaign, and how many lose it."""

HIGHEST = LEVELS.index("overlord")
SUPREME = LEVELS.index("supreme-ruler")


@attrs.frozen
class Campaign:
    """Where a campaign stands.

    nation: the person's; beaten: nations whose bots do not come again
    kept, removed: cards that the starting deck has more, or less, than printed
    consoled: the last match was lost, so the next begins with doubled tokens
    is_supreme: the variant in which all matches are played at the highest level
    """

    nation: str
    wins: int = 0
    losses: int = 0
    beaten: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    consoled: bool = False
    is_supreme: bool = False

    @property
    def level(self) -> str:
        """The level of the next match: one more for each win."""
        return LEVELS[SUPREME if self.is_supreme else min(self.wins, HIGHEST)]

    @property
    def is_won(self) -> bool:
        return self.wins >= WINS

    @property
    def is_lost(self) -> bool:
        return self.losses >= LOSSES

    @property
    def is_over(self) -> bool:
        return self.is_won or self.is_lost


@attrs.frozen
class Reward:
    """What a win brings: a card for the starting deck, or one card less in it."""

    card: str
    is_kept: bool

    @property
    def text(self) -> str:
        """As the starting deck of a set-up names it."""
        return self.card if self.is_kept else f"-{self.card}"


def reward_of(text: str) -> Reward:
    return Reward(text.removeprefix("-"), is_kept=not text.startswith("-"))


# The next match


def begin(side: str, *, is_supreme: bool = False) -> Campaign:
    return Campaign(side, is_supreme=is_supreme)


def sides(title: Imperium) -> tuple[str, ...]:
    return tuple(nation.key for nation in title.box.nations)


def opponents(title: Imperium, campaign: Campaign) -> tuple[str, ...]:
    """The nations that the bot may have next."""
    gone = {campaign.nation, *campaign.beaten}
    return tuple(key for key in sides(title) if key not in gone)


def next_match(
    title: Imperium,
    campaign: Campaign,
    opponent: str,
    name: str,
    options: Mapping[str, str] = MappingProxyType({}),
) -> Setup:
    """The set-up of the next match against that nation's bot. ``options``: what else is chosen, such as the box."""
    assert not campaign.is_over
    assert opponent in opponents(title, campaign)
    changes = [*campaign.kept, *(f"-{card}" for card in campaign.removed)]
    carried = {
        NATIONS: f"{campaign.nation},{opponent}",
        BOT: campaign.level,
        DECK: ",".join(changes) or PRINTED,
        TOKENS: DOUBLED if campaign.consoled else ONCE,
    }
    return title.setup((name,), 0, {**options, **carried})


def is_match_of(setup: Setup, side: str, opponent: str) -> bool:
    return setup[NATIONS] == f"{side},{opponent}"


# After a match


def starting_deck(box: Box, campaign: Campaign) -> tuple[str, ...]:
    """The cards that the person's next deck begins with."""
    printed = box.nations[box.nation_of[campaign.nation]].cards["draw_deck"]
    deck = [*(box.keys[card] for card in printed), *campaign.kept]
    for card in campaign.removed:
        deck.remove(card)
    return tuple(sorted(deck))


def brings_reward(campaign: Campaign) -> bool:
    return campaign.wins < WINS - 1


def rewards(title: Imperium, campaign: Campaign, ended: State) -> tuple[Reward, ...]:
    """What a person who has won may choose: a commons card gained in the match, or a card of the deck to remove."""
    box = title.box
    held = [box.keys[card] for card in owned(ended.seats[HUMAN]) if card in box.common_cards and card != box.unrest]
    for card in campaign.kept:  # it was in the deck before, wherever it is now
        if card in held:
            held.remove(card)
    gained = [Reward(card, is_kept=True) for card in sorted(set(held))]
    return (*gained, *(Reward(card, is_kept=False) for card in sorted(set(starting_deck(box, campaign)))))


def may_be(title: Imperium, campaign: Campaign, reward: Reward) -> bool:
    """Whether some match could have brought it."""
    box = title.box
    if not reward.is_kept:
        return reward.card in starting_deck(box, campaign)
    number = box.number_of.get(reward.card)
    return number in box.common_cards and number != box.unrest


def won(campaign: Campaign, opponent: str, reward: Reward | None) -> Campaign:
    """The campaign after a win, with the reward chosen; the last one needs none."""
    kept, removed = campaign.kept, campaign.removed
    if reward is None:
        pass
    elif reward.is_kept:
        kept = (*kept, reward.card)
    elif reward.card in kept:  # a card that was kept leaves again
        at = kept.index(reward.card)
        kept = (*kept[:at], *kept[at + 1 :])
    else:
        removed = (*removed, reward.card)
    return attrs.evolve(
        campaign,
        wins=campaign.wins + 1,
        beaten=(*campaign.beaten, opponent),
        kept=kept,
        removed=removed,
        consoled=False,
    )


def lost(campaign: Campaign) -> Campaign:
    """The campaign after a loss: the same level again, with doubled tokens once."""
    return attrs.evolve(campaign, losses=campaign.losses + 1, consoled=True)
