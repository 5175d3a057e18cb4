"""A turn: Active Projects, the Action Phase, Cleanup; and its place in the round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.chance import Rng
from ludarium.engine.contract import Touches
from ludarium.engine.effects.machine import again, wait
from ludarium.engine.effects.waiting import InOrder
from ludarium.engine.frames import FRESH, NOTHING, Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.reasons import Reason, because
from ludarium.engine.scene import Unused
from ludarium.engine.steps import BoxStep, Step, View, answered
from ludarium.games.rome.box import Box
from ludarium.games.rome.counting import counted_hand, hand_limit
from ludarium.games.rome.kinds import GOLD, KEPT, KINDS, SPACES, STRIFE
from ludarium.games.rome.modifiers import fire, in_force
from ludarium.games.rome.moving import draw, draw_while
from ludarium.games.rome.state import ACTION, CLEANUP, OVER, PROJECTS, ROUND_END, SCORED, Draft
from ludarium.games.rome.steps import burdens, cards, developments, empire, market, tokens
from ludarium.games.rome.steps.deeds import Deed
from ludarium.games.rome.tokens import spend, take_burden
from ludarium.games.rome.touches import ability

END, PART = act("end"), act("part")
GOLD_FOR_IT, STRIFE_FOR_IT = act("upkeep", "gold"), act("upkeep", "strife")
TAKING_PART = 1
"""What is left at the menu while benefits are taken in part."""

NO_POINTS = (0,) * (len(KINDS) - KEPT)

BEGUN_WITH = "card offer pawn space enemy agreement ability good demand"
"""The kinds of things that actions begin with, or end at."""

DEEDS = (
    cards.UseCard,
    empire.Move,
    tokens.Influence,
    empire.MakeAgreement,
    empire.Conquer,
    empire.Build,
    developments.Produce,
    developments.SpendFor,
    developments.WorkWith,
    developments.LeaderAction,
    market.Buy,
    market.CycleCard,
    burdens.ReturnStrife,
    burdens.PayOff,
    burdens.PayEdict,
    burdens.Exchange,
    cards.PutAway,
)


class PayProjects(BoxStep[Box]):
    """Each development in the Projects Area costs gold or strife."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        left = frame.left
        if left == FRESH:
            draft.phase = PROJECTS
            draft.tell("turn", ("round", draft.round), ("turn", draft.turn))
            left = len(draft.seat.projects)
        if not left:
            return False
        if draft.seat.purse[GOLD] >= self.box.numbers.project_gold:
            return wait(draft, frame.keeping(left))
        take_burden(draft, STRIFE, left * self.box.numbers.project_strife)
        return False

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(0, Ask.ONE, "upkeep", params=(("n", frame.left),))

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return (GOLD_FOR_IT, STRIFE_FOR_IT)

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is GOLD_FOR_IT:
            spend(draft, GOLD, self.box.numbers.project_gold, "upkeep")
        else:
            take_burden(draft, STRIFE, self.box.numbers.project_strife)
        again(draft, frame.keeping(frame.left - 1))


class ActionPhase(BoxStep[Box]):
    """Any number of actions, until the player ends it."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.deeds: tuple[Deed, ...] = tuple(deed(box) for deed in DEEDS)
        self.deed_of = {verb: deed for deed in self.deeds for verb in deed.verbs}
        self.use_card = self.deeds[0]

    def run(self, draft: Draft, frame: Frame) -> bool:
        draft.phase = ACTION
        if frame.left == FRESH:
            draft.seat.partly = False
        return wait(draft, frame)

    def prompt(self, view: View, frame: Frame) -> Prompt:
        if cards.must_use(self.box, view):
            return Prompt(0, Ask.ONE, "must-use", "card")
        return Prompt(0, Ask.STEPS, "part" if view.seat.partly else "action", BEGUN_WITH, done=END)

    def is_new_start(self, view: View, frame: Frame) -> bool:
        return not view.seat.partly

    def why_not(self, view: View, frame: Frame, action: Action) -> Reason:
        if cards.must_use(self.box, view):
            return because("must-use", "ROM-LAC-03")
        if action is PART:
            return because("taking-part", "ROM-KEY-09")
        deed = self.deed_of.get(action.verb)
        return because("not-offered", "ROM-TRN-03") if deed is None else deed.why_not(view, action)

    def elsewhere(self, view: View, frame: Frame, action: Action) -> Reason:
        if view.phase != ACTION:
            return because("not-in-action-phase", "ROM-TRN-07")
        return because("decide-first", "ROM-KEY-03")

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        deed = self.deed_of.get(action.verb)
        return answered(action) if deed is None else deed.touches(view, action)

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        if cards.must_use(self.box, view):
            return self.use_card.offers(view)
        listed: list[Action] = []
        for deed in self.deeds:
            listed += deed.offers(view)
        listed.append(END)
        if not view.seat.partly:
            listed.append(PART)
        return listed

    def sample(self, view: View, frame: Frame, rng: Rng) -> Action:
        """Tries kinds of action in any order until one is possible."""
        if cards.must_use(self.box, view):
            found = self.use_card.sample(view, rng)
            assert found is not None
            return found
        deeds = self.deeds
        count = len(deeds)
        for _ in range(4):
            at = rng.randbelow(count + 8)
            if at >= count:
                at = 0
            found = deeds[at].sample(view, rng)
            if found is not None:
                return found
        at = rng.randbelow(12)
        return PART if at == 0 and not view.seat.partly else END

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is END:
            draft.phase = CLEANUP
            draft.tell("ended-actions")
        elif action is PART:
            draft.seat.partly = True
            again(draft, frame.keeping(TAKING_PART))
        else:
            again(draft, frame if frame.left == FRESH else frame.to(frame.at))
            self.deed_of[action.verb].do(draft, action)

    def intent(self, view: View, seat: int, piece: str, place: str) -> Action | None:
        return next((found for deed in self.deeds if (found := deed.intent(view, piece, place)) is not None), None)

    def sought(self, view: View, frame: Frame) -> Iterator[Action]:
        for deed in self.deeds:
            yield from deed.sought(view)

    def waste(self, view: View, frame: Frame, action: Action) -> Unused:
        """Points of the turn that would be gone."""
        if action is not END:
            return ()
        return tuple((KINDS[kind], n) for kind, n in enumerate(view.seat.purse) if kind >= KEPT and n)


class DrawUp(BoxStep[Box]):
    """Cards are drawn until the hand limit is reached."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        limit, held = hand_limit(self.box, draft), len(draft.seat.hand)
        if in_force(self.box, draft, "hand_limit_ignores"):
            draw_while(draft, lambda: limit - counted_hand(self.box, draft) + len(draft.seat.hand) - held)
        else:
            draw(draft, limit - held)
        return False


class FirstHand(BoxStep[Box]):
    """The cards that a match starts with."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        draw(draft, self.box.numbers.starting_hand)
        return False


class EndTurn(BoxStep[Box]):
    """Points are gone, the turn marker moves; the round may end."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        seat = draft.seat
        seat.purse = seat.purse[:KEPT] + NO_POINTS
        seat.ledger, seat.used, seat.changes, seat.conquered, seat.partly = (), (), (), 0, False
        draft.turn += 1
        if draft.is_last or draft.turn >= self.box.sheet.round_ends[draft.round - 1]:
            self._end_round(draft)
        else:
            draft.is_last = not seat.deck
            draft.push("turn")
        return False

    def _end_round(self, draft: Draft) -> None:
        draft.tell("round-over", ("round", draft.round))
        if draft.round >= self.box.settings[draft.setting][0].rounds:
            draft.phase, draft.ended = OVER, SCORED
            draft.tell("scored")
        else:
            draft.phase = ROUND_END
            draft.push("round-end")


# The end of a round


class RoundEnds(Step):
    """Influence set aside comes back; whatever waits for the end of a round is resolved."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        seat = draft.seat
        if seat.aside:
            draft.tell("aside-back", ("n", seat.aside))
            seat.influence += seat.aside
            seat.aside = 0
        fire(draft, "round_end")
        return False


class NewDeck(Step):
    """Discard pile and what is left of the deck are shuffled."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        seat = draft.seat
        seat.deck = draft.reshuffled((*seat.deck, *seat.discard))
        seat.discard = ()
        draft.tell("new-deck", ("n", len(seat.deck)), news=True)
        return False


class NextRound(Step):
    """The round marker moves on, the turn marker goes back to the star."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        draft.round += 1
        draft.turn, draft.is_last = 0, False
        draft.tell("round", ("round", draft.round))
        length, _ = draft.box.settings[draft.setting]
        if draft.round == length.rounds:
            draft.tell("last-round")
        return False


class BeginTurn(Step):
    """The next turn."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        draft.push("turn")
        return False


class Waiting(InOrder):
    """What waits for one event, in the player's order."""

    key = "order"

    def __init__(self, box: Box) -> None:
        self.box = box

    def begin(self, draft: Draft, frame: Frame, waiting: int) -> None:
        listener = self.box.listeners[waiting]
        space = draft.grid.index(listener.card) if listener.card in draft.grid else NOTHING
        draft.begin(listener.program, listener.card, space)

    def say(self, view: View, waiting: int) -> Action:
        return act("resolve", self.box.keys[self.box.listeners[waiting].card], waiting)

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(0, Ask.ORDER, self.key, "ability space")

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        card = self.box.number_of[str(action.args[0])]
        return ((SPACES[view.grid.index(card)] if card in view.grid else ability(str(action.args[0])),),)
