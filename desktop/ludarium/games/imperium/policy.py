"""What the computer's seats know of Imperium: which actions look good, and which need no search at all."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from ludarium.engine.actions import Action
from ludarium.engine.effects.flow import SKIP, YES
from ludarium.engine.effects.picking import Pick
from ludarium.engine.frames import NOTHING, Frame
from ludarium.engine.network import Weights
from ludarium.engine.steps import Step
from ludarium.engine.zones import cards_of
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.card_values import load_knowledge
from ludarium.games.imperium.evaluation import Evaluation
from ludarium.games.imperium.learned import Learned
from ludarium.games.imperium.payments import PayOp
from ludarium.games.imperium.state import Seat, State
from ludarium.games.imperium.steps.turn import (
    ACTIVATING,
    END,
    INNOVATING,
    REVOLTING,
    DiscardAny,
    PlaceProgress,
    SolsticeMenu,
)

SHARPNESS, OPENNESS = 0.9, 0.05
"""How many points less make an action look less than half as good; and the share that all actions have alike, so that
the search looks at each."""

OPENNESS_OF_TURNS = 0.6
"""That share where the kind of a turn is chosen: what a whole turn brings can hardly be told by a look."""

POINT = 0.01
"""About what a point is worth as a chance to win."""

BURDEN = 8.0
"""What it is worth to have a card when another one asks for it at the solstice."""

GIVEN_UP = frozenset(
    ("discard", "abandon", "recall", "sink", "give_card", "exile", "history", "return_unrest", "revolt")
)
"""Picks of cards that leave: those that bring least go first."""

Asked = tuple[Step, Frame]


class Policy:
    """Opinions on actions. ``asking``: the question of a state."""

    def __init__(self, box: Box, evaluation: Evaluation, asking: Callable[[State], Asked]) -> None:
        self.box, self.evaluation, self._asking = box, evaluation, asking
        self._quiet = frozenset(box.program_of[name] for name in ("turn", "place-token", "clean-up"))

    def is_quiet(self, state: State) -> bool:
        """Between two turns, or where only the clean up is left of one: what is drawn then would add but noise."""
        return state.stack[-1].program in self._quiet

    # Priors

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:
        """Shares that favour what looks best."""
        op, frame = self._asking(state)
        looks = [self._look(state, op, frame, action) for action in actions]
        best = max(looks)
        odds = [math.exp((look - best) / SHARPNESS) for look in looks]
        total = sum(odds)
        openness = OPENNESS_OF_TURNS if ACTIVATING in actions else OPENNESS
        alike = openness / len(odds)
        return [alike + (1 - openness) * share / total for share in odds]

    def _look(self, state: State, op: Step, frame: Frame, action: Action) -> float:
        """What the action seems to bring, in points."""
        verb = action.verb
        card_values = self.evaluation.card_values
        if verb == "play":
            card = self.box.number_of[str(action.args[0])]
            if card == self.box.unrest:
                return 1.5
            return 0.3 + card_values.play[state.seats[frame.actor].empire][card]
        if verb == "use":
            return 0.5 + card_values.use[self.box.number_of[str(action.args[0])]]
        if verb == "pick":
            return self._picked(state, op, frame, action)
        if verb == "develop":
            return card_values.points[self.box.number_of[str(action.args[0])]]
        return self._word(state, frame, action)

    def _word(self, state: State, frame: Frame, action: Action) -> float:
        if action is ACTIVATING:
            return self.evaluation.know.hand * self.evaluation.next_turn(state, frame.actor, frame.actor, 0.0)
        if action is INNOVATING:
            return self._best_slot(state, frame.actor)
        if action is REVOLTING:
            return self.evaluation.know.steps["return_unrest"] * cards_of(state.seats[frame.actor].hand).count(
                self.box.unrest
            )
        if action is END:
            return -1.0
        return 0.5 if action is YES else 0.0

    def _best_slot(self, state: State, seat: int) -> float:
        """What a break-through could bring: the unrest under a card is not taken."""
        filled = [(place, slot) for place, slot in enumerate(state.market) if slot.card >= 0]
        return max((self.slot_worth(state, seat, place) + 2.0 * slot.unrest for place, slot in filled), default=0.0)

    def _picked(self, state: State, op: Step, frame: Frame, action: Action) -> float:
        where = str(action.args[0])
        if where == "market":
            return self.slot_worth(state, frame.actor, int(action.args[1]) - 1)
        if len(action.args) < 2:
            return 1.0
        worth = self.card_worth(state, frame.actor, self.box.number_of[str(action.args[1])])
        return -worth if isinstance(op, Pick) and op.key in GIVEN_UP else worth

    def card_worth(self, state: State, seat: int, card: int) -> float:
        """What owning a card brings from now on."""
        if card == self.box.unrest:
            return -2.6
        card_values = self.evaluation.card_values
        return card_values.points[card] + card_values.play[state.seats[seat].empire][card]

    def slot_worth(self, state: State, seat: int, place: int) -> float:
        """What a market card brings with all that lies on and under it."""
        slot, tokens = state.market[place], self.evaluation.know.tokens
        worth = self.card_worth(state, seat, slot.card) - 2.0 * slot.unrest + slot.progress
        return worth + tokens["materials"] * slot.materials + tokens["population"] * slot.population

    # What needs no search

    def expected(self, state: State, actions: Sequence[Action]) -> list[float] | None:
        """What to expect of each action where the choice is small: what to keep, where a token goes, how to pay."""
        gains = self.gains(state, actions)
        if gains is None:
            return None
        chance = self.evaluation.value(state, self._asking(state)[1].actor)
        return [min(1.0, max(0.0, chance + POINT * gain)) for gain in gains]

    def gains(self, state: State, actions: Sequence[Action]) -> list[float] | None:
        """The same in points, beside some other action."""
        op, frame = self._asking(state)
        if isinstance(op, PayOp):
            return [-float(action.args[0]) for action in actions]  # progress is worth most
        if isinstance(op, DiscardAny):
            return self._discards(state, frame.actor, actions)
        if isinstance(op, PlaceProgress):
            return [0.0 if action is SKIP else self._baited(state, frame.actor, action) for action in actions]
        if isinstance(op, SolsticeMenu):
            number_of = self.box.number_of
            player = state.seats[frame.actor]
            return [self._in_turn(player, number_of[str(action.args[0])]) for action in actions]
        return None

    def _in_turn(self, player: Seat, card: int) -> float:
        """What brings most comes first at the solstice.

        What asks for a card comes before all, while that card is there. Without it, it comes last: the unrest that it
        brings should stay in hand, to be returned in the next turn, and not be given up for something else.
        """
        if not self.evaluation.is_burden(card):
            return self.evaluation.card_values.solstice[card]
        held = [*cards_of(player.hand), *(under for piece in player.play for under in piece.garrison)]
        return BURDEN if any(self.evaluation.is_needed(player, one) for one in held) else -BURDEN

    def _discards(self, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
        """A card is kept when it brings more than the one that would be drawn, or when that one brings unrest."""
        player, evaluation = state.seats[seat], self.evaluation
        is_last = evaluation.drained(state, seat, more=1) > evaluation.drained(state, seat)
        play = self.evaluation.card_values.play[player.empire]
        coming = [card for card in (*cards_of(player.deck), *player.deck_holds) if card >= 0] or player.discard
        average = sum([play[card] for card in coming]) / len(coming) if coming else 0.0
        average += is_last * evaluation.know.drained
        held = [NOTHING if action is SKIP else self.box.number_of[str(action.args[1])] for action in actions]
        needed = [BURDEN * evaluation.is_needed(player, card) for card in held]
        return [
            0.0 if card == NOTHING else average - play[card] - need for card, need in zip(held, needed, strict=True)
        ]

    def _baited(self, state: State, seat: int, action: Action) -> float:
        """Tokens go where others want the card least."""
        return -self.slot_worth(state, seat, int(action.args[1]) - 1)


def policy_of(box: Box, asking: Callable[[State], Asked], weights: Weights | None) -> Policy:
    """Return the policy with a learned value, where there is one."""
    alone = None if weights is None else Learned(box, weights)
    return Policy(box, Evaluation(box, load_knowledge(), alone), asking)
