"""Actions of developments, of the Capital and of the leader; resting."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.frames import NOTHING, Frame
from ludarium.engine.reasons import Reason, because
from ludarium.engine.steps import Step, View
from ludarium.games.rome.box import Box, Use
from ludarium.games.rome.kinds import SPACE_OF, SPACES
from ludarium.games.rome.state import FREE, Draft
from ludarium.games.rome.steps.deeds import Deed
from ludarium.games.rome.steps.tokens import spend_token
from ludarium.games.rome.touches import ability, action_of

ONCE = 4096
"""In what has been used this turn, actions stand behind the modifiers."""


def is_open(box: Box, view: View, use: Use, card: int, space: int) -> bool:
    """Whether an action can be begun: not used up this turn, and its cost can be paid."""
    if use.once and use.number + ONCE in view.seat.used:
        return False
    program = box.programs[use.program]
    return not program.gates or program.is_open(view, Frame(use.program, 0, 0, 0, card, space))


def use_it(draft: Draft, use: Use, card: int, space: int) -> None:
    if use.once:
        draft.seat.used = tuple(sorted((*draft.seat.used, use.number + ONCE)))
    draft.begin(use.program, card, space)


def refused(box: Box, view: View, use: Use | None, card: int, space: int) -> Reason | None:
    """Why an action cannot be begun; None when there is nothing against it but the token that it takes."""
    if use is None:
        return because("no-such-ability", "ROM-DEV-02")
    if use.once and use.number + ONCE in view.seat.used:
        return because("used-this-turn", "ROM-DEV-16")
    return None if is_open(box, view, use, card, space) else because("cannot-pay", "ROM-KEY-01")


def blocked(view: View, space: int, rule: str) -> Reason | None:
    """Why nothing on a card can be used: an enemy, or no Ready token."""
    if space != NOTHING and view.enemies[space] != FREE:
        return because("enemy-there", "ROM-AGG-06")
    return because("no-ready-token", rule) if space not in view.seat.ready else None


def working(view: View) -> list[int]:
    """The spaces with a Ready token and no enemy."""
    return [space for space in dict.fromkeys(view.seat.ready) if view.enemies[space] == FREE]


class Produce(Deed):
    """A Ready token is spent for what the development produces."""

    verbs = ("produce",)
    rule = "ROM-DEV-08"

    def offers(self, view: View) -> Sequence[Action]:
        produce = self.box.produce
        return [act("produce", SPACES[space]) for space in working(view) if view.grid[space] in produce]

    def refusal(self, view: View, action: Action) -> Reason | None:
        space = self.space_of(action)
        if space == NOTHING or view.grid[space] not in self.box.produce:
            return because("no-such-ability", "ROM-DEV-08")
        return blocked(view, space, "ROM-DEV-08")

    def touches(self, view: View, action: Action) -> Touches:
        return ((action_of(self.space_of(action), action.verb),),)

    def do(self, draft: Draft, action: Action) -> None:
        space = SPACE_OF[str(action.args[0])]
        card = draft.grid[space]
        draft.tell("produced", ("card", card), ("space", space))
        spend_token(draft, space)
        draft.begin(self.box.produce[card], card, space)


class WithToken(Deed):
    """Actions of cards that hold a Ready token, numbered from 1."""

    words = 2

    def uses(self, card: int) -> Sequence[Use]:
        """The actions of a card."""
        raise NotImplementedError

    def offers(self, view: View) -> Sequence[Action]:
        return [
            act(self.verbs[0], SPACES[space], at + 1)
            for space in working(view)
            for at, use in enumerate(self.uses(view.grid[space]))
            if is_open(self.box, view, use, view.grid[space], space)
        ]

    def refusal(self, view: View, action: Action) -> Reason | None:
        space, number = self.space_of(action), action.args[1]
        uses = self.uses(view.grid[space]) if space != NOTHING else ()
        if not isinstance(number, int) or not 1 <= number <= len(uses):
            return refused(self.box, view, None, NOTHING, space)
        card = view.grid[space]
        return blocked(view, space, self.rule) or refused(self.box, view, uses[number - 1], card, space)

    def touches(self, view: View, action: Action) -> Touches:
        return ((action_of(self.space_of(action), action.verb, int(action.args[1])),),)


class SpendFor(WithToken):
    """A Ready token is spent for an action of its card."""

    verbs = ("spend",)
    rule = "ROM-DEV-07"

    def uses(self, card: int) -> Sequence[Use]:
        return self.box.on_spending.get(card, ())

    def do(self, draft: Draft, action: Action) -> None:
        space = SPACE_OF[str(action.args[0])]
        card = draft.grid[space]
        draft.tell("spent-for", ("card", card), ("space", space), ("at", int(action.args[1])))
        spend_token(draft, space)
        use_it(draft, self.box.on_spending[card][int(action.args[1]) - 1], card, space)


class WorkWith(WithToken):
    """An action of a card while a Ready token lies there."""

    verbs = ("work",)
    rule = "ROM-DEV-05"

    def uses(self, card: int) -> Sequence[Use]:
        return self.box.while_ready.get(card, ())

    def do(self, draft: Draft, action: Action) -> None:
        space = SPACE_OF[str(action.args[0])]
        card = draft.grid[space]
        draft.tell("worked", ("card", card), ("space", space), ("at", int(action.args[1])))
        use_it(draft, self.box.while_ready[card][int(action.args[1]) - 1], card, space)


class LeaderAction(Deed):
    """An action ability of the leader."""

    verbs = ("ability",)
    rule = "ROM-TRN-06"

    def offers(self, view: View) -> Sequence[Action]:
        actions = self.box.leader_actions[view.seat.leader]
        return [
            act("ability", self.box.keys[number]) for number, use in actions if is_open(self.box, view, use, number, -1)
        ]

    def refusal(self, view: View, action: Action) -> Reason | None:
        number = self.card_of(action)
        use = dict(self.box.leader_actions[view.seat.leader]).get(number)
        if use is None:
            return because("not-your-ability", "ROM-EMP-01")
        return refused(self.box, view, use, number, NOTHING)

    def touches(self, view: View, action: Action) -> Touches:
        return ((ability(str(action.args[0])),),)

    def do(self, draft: Draft, action: Action) -> None:
        number = self.box.number_of[str(action.args[0])]
        use = dict(self.box.leader_actions[draft.seat.leader])[number]
        draft.tell("ability", ("card", number))
        use_it(draft, use, number, -1)


class Rest(Step):
    """The card where the pawn rests gives its effect."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        card = draft.grid[draft.pawn]
        program = draft.box.resting.get(card)
        if program is not None and draft.enemies[draft.pawn] == FREE:
            draft.tell("rested", ("card", card), ("space", draft.pawn))
            draft.begin(program, card, draft.pawn)
        return False
