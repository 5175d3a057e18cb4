"""The shared verbs: what a step of any title may say. Resolvers stand in `flow`, and in the title for what it moves."""

from __future__ import annotations

from typing import Any

import attrs

from ludarium.engine.effects.vocabulary import Instruction, Instructions, Vocabulary

SHARED = Vocabulary()

Number = int | str
"""A number, or a word for one: ``all``, ``any``."""


@attrs.frozen
class Per:
    """Once for each full ``each`` of what is counted: ``count`` in ``zone``, or cards that this effect handled.

    base: so many more in any case; max: never more than that in all
    """

    count: str = ""
    zone: str = ""
    done: str = ""
    each: int = 1
    base: int = 0
    max: int = 999


@attrs.frozen
class Condition:
    """What must be true: all that is given of it.

    state: the owner's state; filter, zone, min, max: how many such cards lie there; token, min: tokens owned
    done, filter: this effect did that to a card that fits
    """

    state: str = ""
    filter: str = ""
    zone: str = ""
    token: str = ""
    done: str = ""
    min: int = 0
    max: int = 999


@SHARED.verb("may")
class May(Instruction):
    """All of the steps or none, as the player likes."""

    steps: Instructions


@SHARED.verb("choose")
class Choose(Instruction):
    """One of the options, or ``min`` to ``max`` different ones. ``min`` 0: it may be declined."""

    options: tuple[Instructions, ...]
    min: int = 1
    max: int = 1


@SHARED.verb("if")
class If(Instruction):
    """The steps, if the condition holds; if not, the other ones."""

    cond: Condition
    then: Instructions
    else_: Instructions = ()


@SHARED.verb("cost_then")
class CostThen(Instruction):
    """All of the cost in order and in full, then the steps; nothing when it cannot be met in full."""

    cost: Instructions
    then: Instructions


@SHARED.verb("each_player")
class EachPlayer(Instruction):
    """Every player in turn order from the owner acts and decides."""

    steps: Instructions


@SHARED.verb("each_other_player")
class EachOtherPlayer(Instruction):
    """Every other player in turn order acts and decides."""

    steps: Instructions


@SHARED.verb("gain")
class Gain(Instruction):
    """Tokens from the supply."""

    what: str
    n: int = 1
    per: Per | None = None


@SHARED.verb("pay")
class Pay(Instruction):
    """Tokens to the supply. ``all``: every one, at least ``min``. ``eased``: modifiers may cut the number."""

    what: str
    n: Number = 1
    min: int = 0
    up_to: bool = False
    eased: bool = False
    for_each: Instructions = ()


@SHARED.verb("spend_action")
class SpendAction(Instruction):
    """Action tokens off the state card."""

    n: int = 1


@SHARED.verb("draw")
class Draw(Instruction):
    """Cards from the own deck. ``if_able``: only what the deck holds. ``then``: with the cards drawn."""

    n: int = 1
    up_to: bool = False
    if_able: bool = False
    per: Per | None = None
    then: Instructions = ()


@attrs.frozen
class Cards(Instruction):
    """A verb that moves cards: ``what`` names one (self, drawn, that_card), else they are picked ``from`` zones."""

    what: str = ""
    filter: str = ""
    from_: str = ""
    n: Number = 1
    up_to: bool = False


@SHARED.verb("discard")
class Discard(Cards):
    """Cards to the own discard pile."""

    picks = True
    eased: bool = False
    for_each: Instructions = ()


@SHARED.verb("exile")
class Exile(Cards):
    """Cards out of the game area, open to all."""

    picks = True


@SHARED.verb("put_on_deck_top")
class PutOnDeckTop(Cards):
    """Cards on the own deck."""

    picks = True


@SHARED.verb("return_to_hand")
class ReturnToHand(Cards):
    """Cards back to hand."""

    picks = True


def words(data: Any) -> tuple[str, ...]:
    """The alternatives of a text such as ``hand|discard``."""
    return tuple(data.split("|")) if data else ()
