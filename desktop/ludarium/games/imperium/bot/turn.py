"""The bot's turn: a roll, the cards of its slots one after another, its clean up. Each step is one forced action."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.effects.machine import again
from ludarium.engine.frames import FRESH, Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.steps import Draft as AnyDraft
from ludarium.engine.steps import Step, View, answered
from ludarium.engine.zones import card_of, knowers, knows
from ludarium.games.imperium.bot import moves
from ludarium.games.imperium.bot.verbs import put_on_market
from ludarium.games.imperium.moving import check_pile, tell_move
from ludarium.games.imperium.places import bring
from ludarium.games.imperium.state import CLEAN_UP, HUMAN, Draft, Piece
from ludarium.games.imperium.touches import DIE, slot_id

FACES = 6
ROLL, CLEAN = act("bot-roll"), act("bot-clean-up")
KINDS = {"bot-roll": "die", "bot-resolve": "slot"}
"""The kinds of things that the bot's steps are about."""


class BotTurn(Step):
    """Asks the person for each step. Loops: the roll, once it is made. Left: the last slot that was resolved."""

    def is_new_start(self, view: View, frame: Frame) -> bool:
        return True

    def asker(self, view: View, frame: Frame) -> int:
        return HUMAN

    def prompt(self, view: View, frame: Frame) -> Prompt:
        (step,) = self.offers(view, frame)
        params = (("die", frame.loops[0]),) if frame.loops else ()
        return Prompt(HUMAN, Ask.GO, step.verb, KINDS.get(step.verb, ""), params)

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        if not frame.loops:
            return (ROLL,)
        slot = next_slot(view, frame)
        return (act("bot-resolve", slot) if slot else CLEAN,)

    def answer(self, draft: AnyDraft, frame: Frame, action: Action) -> None:
        if action is ROLL:
            die = draft.randbelow(FACES) + 1
            draft.tell("bot-rolled", draft.bot, ("die", die), news=True)
            again(draft, frame.looping(frame.at, (die,), frame.actor))
        elif action is CLEAN:
            draft.phase = CLEAN_UP
            draft.push("bot-clean-up", draft.bot, loops=frame.loops)
        else:
            slot = next_slot(draft, frame)
            again(draft, frame.keeping(slot))
            resolve_slot(draft, slot, frame.loops[0])

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        if action is ROLL:
            return ((DIE,),)
        return answered(action) if action is CLEAN else ((slot_id(int(action.args[0])),),)


def next_slot(view: View, turn: Frame) -> int:
    """The next slot to resolve in the bot's turn, 0 when there is none: the blocked one and empty ones are passed."""
    slots = view.seats[view.bot].slots
    begin = 0 if turn.left == FRESH else turn.left
    open_ = (n for n in range(begin + 1, len(slots) + 1) if n != turn.loops[0] and slots[n - 1])
    return next(open_, 0)


def resolve_slot(draft: Draft, slot: int, die: int) -> None:
    """The card of a slot is turned up, and its row put on the stack; then it goes to the discard pile."""
    seat, player = draft.bot, draft.own(draft.bot)
    (place,) = player.slots[slot - 1]
    player.slots = (*player.slots[: slot - 1], (), *player.slots[slot:])
    card = card_of(place)
    player.pieces += 1
    number = player.pieces
    player.limbo = (*player.limbo, Piece(number, card))
    table = draft.box.bots[player.nation].of(player.empire)
    row = table.row[card]
    draft.tell("bot-revealed", seat, ("card", card), ("slot", slot), ("row", row + 1), news=not knows(place, HUMAN))
    draft.push("finish", seat, card, number)
    draft.run_program(table.program[row], seat, card, number, (die,))
    if row in table.attacks:
        draft.push("attacked", HUMAN, card, loops=(seat, number))


# Clean up


class BotToken(Step):
    """Tokens on the market card of the blocked slot, whose card then moves to the first slot."""

    def run(self, draft: AnyDraft, frame: Frame) -> bool:
        player, die = draft.own(draft.bot), frame.loops[0]
        if die > len(player.slots):
            return False
        token = draft.box.bots[player.nation].token
        put_on_market(draft, die, token.what, token.n)
        slots = list(player.slots)
        blocked, slots[die - 1] = slots[die - 1], ()
        slots[0] = blocked
        player.slots = tuple(slots)
        if blocked and die > 1:
            draft.tell("bot-moved-slot", draft.bot, ("slot", die))
        return False


class Refill(Step):
    """Every empty slot gets a card. Left: a journey was made, and this much unrest comes after the shuffle."""

    def run(self, draft: AnyDraft, frame: Frame) -> bool:
        player = draft.own(draft.bot)
        if frame.left != FRESH:
            self._after_journey(draft, frame.left)
            if not player.deck:
                return False  # nor has the journey brought one
        for slot in range(len(player.slots)):
            if player.slots[slot]:
                continue
            if not player.deck and self._renew(draft, frame):
                return False
            if not player.deck:
                return False  # there is no card left anywhere
            place, player.deck = player.deck[0], player.deck[1:]
            player.slots = (*player.slots[:slot], (place,), *player.slots[slot + 1 :])
            data = (("card", card_of(place)), ("slot", slot + 1))
            draft.tell("bot-filled", draft.bot, *data, audience=knowers(place), secrets=("card",))
        return False

    def _renew(self, draft: AnyDraft, frame: Frame) -> bool:
        """The deck is empty: a dynasty card and a shuffle. True when a journey must be resolved first."""
        player = draft.seats[draft.bot]
        stages = draft.box.bots[player.nation].journey
        if not stages:
            moves.take_dynasty_card(draft)
            moves.shuffle_discard(draft)
            return False
        stage = stages[player.fixed[0].card]
        own = Frame(frame.program, frame.at, draft.bot, draft.bot)
        goes_on = stage.holds(draft, own)
        again(draft, frame.keeping(0 if goes_on else stage.unrest))
        draft.run_program(stage.then if goes_on else stage.else_, draft.bot, player.fixed[0].card)
        return True

    def _after_journey(self, draft: AnyDraft, unrest: int) -> None:
        moves.shuffle_discard(draft)
        for _ in range(unrest):
            draft.unrest -= 1
            bring(draft, draft.bot, draft.box.unrest, draft.everyone, "discard")
            tell_move(draft, draft.bot, draft.box.unrest, draft.everyone, "pile", "discard")
            check_pile(draft)


class AfterRefill(Step):
    """At some levels the top of the deck is discarded."""

    def run(self, draft: AnyDraft, frame: Frame) -> bool:
        moves.discard_top(draft, draft.box.book.levels[draft.level].discards)
        return False
