"""The verbs of Rome: what its cards may say besides what every title may.

A modifier is no deed: it changes a rule for as long as the card that says it is in force, or, told as a step of an
effect, until the end of the turn.
"""

from __future__ import annotations

import attrs

from ludarium.engine.effects.verbs import SHARED, Cards, Exile
from ludarium.engine.effects.vocabulary import Instruction, Instructions, Vocabulary

ROME = Vocabulary(SHARED)

ROME.alias("trash", Exile)


# Goods and points


@ROME.verb("gain_any")
class GainAny(Instruction):
    """Attribute points or resources of the player's choice: all of one type, or any mix."""

    group: str
    n: int = 1
    same: bool = False


@ROME.verb("must_pay")
class MustPay(Instruction):
    """One of the costs, or else the other steps."""

    costs: tuple[Instructions, ...]
    else_: Instructions


@ROME.verb("convert")
class Convert(Instruction):
    """Up to so many resources turned into gold, ``rate`` each."""

    from_: str
    max: int
    rate: int = 1


@ROME.verb("advance_track")
class AdvanceTrack(Instruction):
    """A bonus track, or any; each step beyond its end is glory."""

    track: str = "any"
    n: int = 1


# Influence and the empire


@ROME.verb("ready_influence")
class ReadyInfluence(Instruction):
    """Spent tokens turned to Ready where they lie, on spaces that fit."""

    n: int = 1
    where: str = "any"


@ROME.verb("spend_influence")
class SpendInfluence(Instruction):
    """Ready tokens anywhere turned to Spent: a cost."""

    n: int = 1


@ROME.verb("set_aside_influence")
class SetAsideInfluence(Instruction):
    """Influence tokens out of use until the round ends: from the supply first, then Ready ones."""

    n: int = 1


@ROME.verb("relocate_leader")
class RelocateLeader(Instruction):
    """The pawn is put on a space that fits."""

    to: str = "any"


@ROME.verb("add_enemy")
class AddEnemy(Instruction):
    """Aggressive enemies from the supply, on spaces that fit; strife for each that cannot be placed."""

    n: int = 1
    where: str = "!enemy"


@ROME.verb("capital_action")
class CapitalAction(Instruction):
    """One of the Capital's actions, without a token and from anywhere."""


# Cards


@ROME.verb("trash_self")
class TrashSelf(Instruction):
    """This card into the trash."""


@ROME.verb("return_to_supply")
class ReturnToSupply(Cards):
    """Strife or loans back to their supply, as many as one likes up to the number."""

    picks = True


@ROME.verb("cycle")
class Cycle(Instruction):
    """Market cards to the bottom of their piles, free."""

    n: int = 1


@ROME.verb("buy")
class Buy(Instruction):
    """A market card of one row for less gold."""

    row: str
    discount: int = 0


# Modifiers


@attrs.frozen
class Modifier(Instruction):
    """A rule that is changed.

    limit: ``once_per_turn`` where it helps one action a turn, of the player's choice
    until: ``end_of_turn`` where it is told as a step
    """

    limit: str = ""
    until: str = ""


@ROME.verb("change_cost")
class ChangeCost(Modifier):
    """An action costs so much more or less."""

    of: str = ""
    delta: int = 0


@ROME.verb("other_price")
class OtherPrice(Modifier):
    """An action can also be paid in one of these ways."""

    of: str = ""
    costs: tuple[Instructions, ...] = ()


@ROME.verb("hand_limit_ignores")
class HandLimitIgnores(Modifier):
    """Up to so many of these cards are left out when the hand is counted."""

    filter: str = "strife"
    n: int = 1


@ROME.verb("movement_per_card")
class MovementPerCard(Modifier):
    """Each card used for movement gives so much more or less."""

    delta: int = 0


@ROME.verb("conquer_damage")
class ConquerDamage(Modifier):
    """Conquering brings so much more or less damage."""

    delta: int = 0


@ROME.verb("range")
class Range(Modifier):
    """Conquering or trading reaches so many spaces from the pawn."""

    of: str = ""
    n: int = 1


@ROME.verb("trade_payment")
class TradePayment(Modifier):
    """Agreements can be paid with these attributes as well, in any mix."""

    also: tuple[str, ...] = ()


@ROME.verb("boost_free")
class BoostFree(Modifier):
    """A card with this banner is boosted for nothing."""

    resource: str = ""


@ROME.verb("boost_bonus")
class BoostBonus(Modifier):
    """A boosted card with this banner gives more of one attribute that it yields."""

    resource: str = ""
    delta: int = 1


@ROME.verb("face_down_value")
class FaceDownValue(Modifier):
    """A card played face down gives so many points."""

    n: int = 2


@ROME.verb("influence_per_card")
class InfluencePerCard(Modifier):
    """So many influence tokens may lie on one card."""

    n: int = 2


@ROME.verb("build_where")
class BuildWhere(Modifier):
    """Building is possible only on spaces that fit."""

    where: str = "pawn"


@ROME.verb("card_gain")
class CardGain(Modifier):
    """Attribute cards that give an attribute give so much more or less of it."""

    what: str = ""
    delta: int = 0


MODIFIERS = (
    ChangeCost,
    OtherPrice,
    HandLimitIgnores,
    MovementPerCard,
    ConquerDamage,
    Range,
    TradePayment,
    BoostFree,
    BoostBonus,
    FaceDownValue,
    InfluencePerCard,
    BuildWhere,
    CardGain,
)

COSTS = ("conquer", "return_strife", "festival", "trade", "build", "build_over", "buy_development", "cycle", "stone")
"""What costs can be changed: an action's, or every action's that is paid in stone."""

EVENTS = ("enemy_conquered", "trade_agreement_made", "round_end", "gold_gained", "card_played")
