"""The bot's dialect: verbs that only its tables use. All others are those of people's cards."""

from __future__ import annotations

import attrs

from ludarium.engine.effects.verbs import Number
from ludarium.engine.effects.vocabulary import Instruction, Instructions, Vocabulary
from ludarium.games.imperium.vocabulary import IMPERIUM

BOT = Vocabulary(IMPERIUM)


# What is done, and by whom


@BOT.verb("first_able")
class FirstAble(Instruction):
    """The first option that can be done completely."""

    options: tuple[Instructions, ...]


@BOT.verb("if_able")
class IfAble(Instruction):
    """The steps, if they can be done completely."""

    steps: Instructions


@BOT.verb("repeat_while_able")
class RepeatWhileAble(Instruction):
    """The steps again and again, as long as they can be done completely."""

    steps: Instructions


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
class If(Instruction):
    """The steps, if the condition holds; other steps, if it does not."""

    cond: BotCondition
    then: Instructions
    else_: Instructions = ()


@BOT.verb("human")
class Human(Instruction):
    """The person does this, as a card would tell it."""

    steps: Instructions


# Tokens


@BOT.verb("spend")
class Spend(Instruction):
    """Tokens of just this kind to the supply."""

    what: str
    n: Number = 1


@BOT.verb("convert_all")
class ConvertAll(Instruction):
    """All tokens of a kind become tokens of another, ``rate`` of them one."""

    from_: str
    to: str
    rate: int = 1


@BOT.verb("steal_from_human")
class StealFromHuman(Instruction):
    """Tokens of the person, as many as there are."""

    what: str
    n: int = 1


@BOT.verb("add_token_to_market_slot")
class AddTokenToMarketSlot(Instruction):
    """Tokens on the market card of the slot that the die shows."""

    what: str
    n: int = 1
    slot: str = "die"


# Cards


@BOT.verb("discard_top_of_bot_deck")
class DiscardTopOfBotDeck(Instruction):
    """Cards from the bot's deck, as many as there are."""

    n: int = 1


@BOT.verb("put_on_bot_deck_top")
class PutOnBotDeckTop(Instruction):
    """This card, or the latest of its discard pile that fits, on the bot's deck."""

    what: str = ""
    filter: str = ""
    from_: str = "bot_discard"
    n: int = 1


@BOT.verb("put_region_in_play")
class PutRegionInPlay(Instruction):
    """This region, or the latest of the discard pile, into the bot's play area."""

    what: str = ""
    from_: str = ""


@BOT.verb("exile_market_card")
class ExileMarketCard(Instruction):
    """The market card of the lowest place that has no tokens."""

    n: int = 1


@BOT.verb("gain_top_fame")
class GainTopFame(Instruction):
    """The top fame card on the bot's deck, or King of Kings."""

    n: int = 1


@BOT.verb("dynasty_top_to_discard")
class DynastyTopToDiscard(Instruction):
    """The top card of the dynasty deck to the bot's discard pile."""

    n: int = 1


@BOT.verb("gain_top_impending_quest")
class GainTopImpendingQuest(Instruction):
    """The next quest on the bot's deck."""


@BOT.verb("exile_next_impending_quest")
class ExileNextImpendingQuest(Instruction):
    """The next quest to exile, unless it fits."""

    unless: str
