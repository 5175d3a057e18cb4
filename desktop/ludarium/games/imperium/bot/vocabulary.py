"""The bot's dialect: verbs that only its tables use. All others are those of people's cards."""

from __future__ import annotations

import attrs

from ludarium.engine.effects.verbs import Number
from ludarium.engine.effects.vocabulary import Step, Steps, Vocabulary
from ludarium.games.imperium.vocabulary import IMPERIUM

BOT = Vocabulary(IMPERIUM)


# What is done, and by whom


@BOT.verb("first_able")
class FirstAble(Step):
    """The first option that can be done completely."""

    options: tuple[Steps, ...]


@BOT.verb("if_able")
class IfAble(Step):
    """The steps, if they can be done completely."""

    steps: Steps


@BOT.verb("repeat_while_able")
class RepeatWhileAble(Step):
    """The steps again and again, as long as they can be done completely."""

    steps: Steps


@attrs.frozen
class BotCondition:
    """What must be true of the bot, or of the person against it."""

    who: str = "bot"
    state: str = ""
    filter: str = ""
    zone: str = ""
    min: int = 0
    max: int = 999


@BOT.verb("if")
class If(Step):
    """The steps, if the condition holds; other steps, if it does not."""

    cond: BotCondition
    then: Steps
    else_: Steps = ()


@BOT.verb("human")
class Human(Step):
    """The person does this, as a card would tell it."""

    steps: Steps


# Tokens


@BOT.verb("spend")
class Spend(Step):
    """Tokens of just this kind to the supply."""

    what: str
    n: Number = 1


@BOT.verb("convert_all")
class ConvertAll(Step):
    """All tokens of a kind become tokens of another, ``rate`` of them one."""

    from_: str
    to: str
    rate: int = 1


@BOT.verb("steal_from_human")
class StealFromHuman(Step):
    """Tokens of the person, as many as there are."""

    what: str
    n: int = 1


@BOT.verb("add_token_to_market_slot")
class AddTokenToMarketSlot(Step):
    """Tokens on the market card of the slot that the die shows."""

    what: str
    n: int = 1
    slot: str = "die"


# Cards


@BOT.verb("discard_top_of_bot_deck")
class DiscardTopOfBotDeck(Step):
    """Cards from the bot's deck, as many as there are."""

    n: int = 1


@BOT.verb("put_on_bot_deck_top")
class PutOnBotDeckTop(Step):
    """This card, or the latest of its discard pile that fits, on the bot's deck."""

    what: str = ""
    filter: str = ""
    from_: str = "bot_discard"
    n: int = 1


@BOT.verb("put_region_in_play")
class PutRegionInPlay(Step):
    """This region, or the latest of the discard pile, into the bot's play area."""

    what: str = ""
    from_: str = ""


@BOT.verb("exile_market_card")
class ExileMarketCard(Step):
    """The market card of the lowest place that has no tokens."""

    n: int = 1


@BOT.verb("gain_top_fame")
class GainTopFame(Step):
    """The top fame card on the bot's deck, or King of Kings."""

    n: int = 1


@BOT.verb("dynasty_top_to_discard")
class DynastyTopToDiscard(Step):
    """The top card of the dynasty deck to the bot's discard pile."""

    n: int = 1


@BOT.verb("gain_top_impending_quest")
class GainTopImpendingQuest(Step):
    """The next quest on the bot's deck."""


@BOT.verb("exile_next_impending_quest")
class ExileNextImpendingQuest(Step):
    """The next quest to exile, unless it fits."""

    unless: str
