"""The shared verbs: what a step of any title may say. Resolvers stand in `flow`, and in the title for what it moves."""

from __future__ import annotations

from typing import Any

import attrs

from ludarium.engine.effects.vocabulary import Step, Steps, Vocabulary

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
class May(Step):
    """All of the steps or none, as the player likes."""

    steps: Steps


@SHARED.verb("choose")
class Choose(Step):
    """One of the options, or ``min`` to ``max`` different ones. ``min`` 0: it may be declined."""

    options: tuple[Steps, ...]
    min: int = 1
    max: int = 1


@SHARED.verb("if")
class If(Step):
    """The steps, if the condition holds; if not, the other ones."""

    cond: Condition
    then: Steps
    else_: Steps = ()


@SHARED.verb("cost_then")
class CostThen(Step):
    """All of the cost in order and in full, then the steps; nothing when it cannot be met in full."""

    cost: Steps
    then: Steps


@SHARED.verb("each_player")
class EachPlayer(Step):
    """Every player in turn order from the owner acts and decides."""

    steps: Steps


@SHARED.verb("each_other_player")
class EachOtherPlayer(Step):
    """Every other player in turn order acts and decides."""

    steps: Steps


@SHARED.verb("gain")
class Gain(Step):
    """Tokens from the supply."""

    what: str
    n: int = 1
    per: Per | None = None


@SHARED.verb("pay")
class Pay(Step):
    """Tokens to the supply. ``all``: every one, at least ``min``. ``eased``: modifiers may cut the number."""

    what: str
    n: Number = 1
    min: int = 0
    up_to: bool = False
    eased: bool = False
    for_each: Steps = ()


@SHARED.verb("spend_action")
class SpendAction(Step):
    """Action tokens off the state card."""

    n: int = 1


@SHARED.verb("draw")
class Draw(Step):
    """Cards from the own deck. ``if_able``: only what the deck holds. ``then``: with the cards drawn."""

    n: int = 1
    up_to: bool = False
    if_able: bool = False
    per: Per | None = None
    then: Steps = ()


@attrs.frozen
class Cards(Step):
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
    for_each: Steps = ()


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
