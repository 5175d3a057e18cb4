"""Imperium's own verbs, beside the shared ones. Resolvers stand in `verbs`, one family a file."""

from __future__ import annotations

import attrs

from ludarium.engine.effects.verbs import SHARED, Cards, Condition
from ludarium.engine.effects.vocabulary import Instruction, Instructions, Vocabulary

IMPERIUM = Vocabulary(SHARED)


# Cards


@IMPERIUM.verb("history")
class History(Cards):
    """Cards under the power card. ``reveal``: openly."""

    picks = True
    reveal: bool = False


@IMPERIUM.verb("abandon")
class Abandon(Cards):
    """Pinned cards from play, or garrisoned ones, to the discard pile."""

    picks = True
    for_each: Instructions = ()


@IMPERIUM.verb("recall")
class Recall(Cards):
    """Pinned cards from play, or garrisoned ones, to hand."""

    picks = True


@IMPERIUM.verb("sink")
class Sink(Cards):
    """Cards to the flooded pile; who has none discards them."""

    picks = True


@IMPERIUM.verb("garrison")
class Garrison(Cards):
    """A card under this one, or this one under a region (whose play effect is then resolved once more)."""

    picks = True
    under: str = "self"
    trigger_region_play_effect: bool = False

    def begins_with_a_pick(self) -> bool:
        return True


@IMPERIUM.verb("give_card")
class GiveCard(Instruction):
    """One card for each other player."""

    from_: str = "hand|discard"
    n: int = 1
    who: str = "each_other_player"
    to: str = "hand"
    recipient_if: RecipientIf | None = None


@attrs.frozen
class RecipientIf:
    """What a receiver does when the card given fits."""

    filter: str
    steps: Instructions


@IMPERIUM.verb("find")
class Find(Instruction):
    """A card searched for in the own places, in order."""

    filter: str
    to: str
    from_: str = "hand|discard|draw_deck|nation"


@IMPERIUM.verb("free_play")
class FreePlay(Instruction):
    """Play a card at once without an action token."""

    picks = True
    filter: str
    from_: str = "hand"
    ignore_state: bool = False


# Unrest


@IMPERIUM.verb("take_unrest")
class TakeUnrest(Instruction):
    """Unrest from the pile to hand."""

    n: int = 1


@IMPERIUM.verb("return_unrest")
class ReturnUnrest(Cards):
    """Unrest back to the pile."""

    picks = True


# The market


@IMPERIUM.verb("acquire")
class Acquire(Instruction):
    """A card of the market with its tokens and the unrest under it."""

    picks = True
    suits: tuple[str, ...] = ()
    filter: str = ""
    sources: tuple[str, ...] = ("market",)
    times: int = 1
    then_free_play: bool = False


@IMPERIUM.verb("break_through")
class BreakThrough(Instruction):
    """A card of a declared suit from the market, its deck or the main deck, without unrest."""

    suits: tuple[str, ...] = ()
    filter: str = ""
    sources: tuple[str, ...] = ("market", "suit_deck")
    times: int = 1


@IMPERIUM.verb("gamble")
class Gamble(Instruction):
    """Declare a suit and turn up the top card of the main deck: to hand if it fits, else to exile."""

    suits: tuple[str, ...]


@IMPERIUM.verb("add_tokens_to_market_card")
class AddTokensToMarketCard(Instruction):
    what: str
    n: int = 1


@IMPERIUM.verb("swap_exile_with_market")
class SwapExileWithMarket(Instruction):
    """A market card and an exiled card change places."""


@IMPERIUM.verb("double_tokens_gained")
class DoubleTokensGained(Instruction):
    """As many tokens again as came with the card just gained."""

    what: str


# Fame, nation deck, development


@IMPERIUM.verb("take_fame")
class TakeFame(Instruction):
    """The top fame card, or King of Kings."""

    n: int = 1


@IMPERIUM.verb("look")
class Look(Instruction):
    """The top cards of a deck, seen by the owner alone."""

    deck: str
    n: int = 1
    then: Instructions = ()


@IMPERIUM.verb("take_one_of_looked")
class TakeOneOfLooked(Instruction):
    """One of the fame cards looked at; the others back on top."""

    to: str = "hand"


@IMPERIUM.verb("develop")
class Develop(Instruction):
    """A card of the development area to the discard pile, for its cost or free."""

    picks = True
    free: bool = False


@IMPERIUM.verb("nation_top_to_discard")
class NationTopToDiscard(Instruction):
    """The top nation card comes as in a reshuffle."""


@IMPERIUM.verb("nation_top_to_bottom")
class NationTopToBottom(Instruction):
    """The top nation card goes to the bottom, above the accession card."""


@IMPERIUM.verb("shuffle_nation_deck")
class ShuffleNationDeck(Instruction):
    """The nation deck is shuffled; the accession card stays under it."""


@IMPERIUM.verb("swap_hand_card_with_nation_top")
class SwapHandCardWithNationTop(Instruction):
    """A hand card and the top nation card change places."""


# Stealing and other players


@IMPERIUM.verb("steal")
class Steal(Instruction):
    """Tokens from other players; who cannot give all does what ``if_unable`` says."""

    what: str
    n: int = 1
    who: str = "each_other_player"
    only_if: Condition | None = None
    if_unable: Instructions = ()


@attrs.frozen
class Price:
    """Tokens of a kind."""

    what: str
    n: int


@IMPERIUM.verb("avoid_attack")
class AvoidAttack(Instruction):
    """This attack's harm passes by its owner."""

    unless_attacker_gives: Price | None = None


@IMPERIUM.verb("resolve_exhaust_of")
class ResolveExhaustOf(Instruction):
    """The exhaust ability of another player's card, as if it were one's own."""

    filter: str = "pinned"
    as_: str = "own"
    from_: str = "play"
    owner: str = "other_player"


# This card, this turn, this match


@IMPERIUM.verb("treat_icon")
class TreatIcon(Instruction):
    """One mark counts as others until the end of the turn."""

    icon: str
    as_: str
    n: int = 1
    as_n: int = 3
    until: str = "end_of_turn"


@IMPERIUM.verb("ignore_state_icon")
class IgnoreStateIcon(Instruction):
    """The next card is played even if it has an empire mark."""

    icon: str = "empire"
    for_: str = "next_card_played_this_turn"


@IMPERIUM.verb("return_exhaust_token")
class ReturnExhaustToken(Instruction):
    """An exhaust token from a card back to the state card."""

    picks = True
    n: int = 1


@IMPERIUM.verb("add_tokens_to_self")
class AddTokensToSelf(Instruction):
    what: str = "progress"
    n: int = 1


@IMPERIUM.verb("gain_tokens_on_self")
class GainTokensOnSelf(Instruction):
    what: str = "progress"


@IMPERIUM.verb("put_into_play")
class PutIntoPlay(Instruction):
    """This card enters the play area."""

    what: str = "self"


@IMPERIUM.verb("flip_self")
class FlipSelf(Instruction):
    """King of Kings is turned over."""


@IMPERIUM.verb("flip_state")
class FlipState(Instruction):
    to: str = "empire"


@IMPERIUM.verb("trigger_game_end")
class TriggerGameEnd(Instruction):
    """Scoring is triggered."""


@IMPERIUM.verb("journey")
class Journey(Instruction):
    """The journey card turns to its next face."""

    to: str


@IMPERIUM.verb("activate_quest")
class ActivateQuest(Instruction):
    """An impending quest becomes the active one."""

    from_: str = "impending_quests"


@IMPERIUM.verb("active_quest_to")
class ActiveQuestTo(Instruction):
    """The active quest comes to hand or discard pile."""

    to: str
