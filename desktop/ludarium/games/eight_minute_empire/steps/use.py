"""Doing what the card says, as far as one likes, and ending the turn."""

from __future__ import annotations

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.reasons import Param, Reason, because
from ludarium.engine.scene import Unused
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.content import DEEDS, VERB_OF
from ludarium.games.eight_minute_empire.games import end_turn
from ludarium.games.eight_minute_empire.state import ACT, GONE, NO_CARD, Draft, State
from ludarium.games.eight_minute_empire.steps.build import Build
from ludarium.games.eight_minute_empire.steps.deed import Doing
from ludarium.games.eight_minute_empire.steps.destroy import Destroy
from ludarium.games.eight_minute_empire.steps.move import Move
from ludarium.games.eight_minute_empire.steps.place import Place
from ludarium.games.eight_minute_empire.steps.step import Id, Step

END = act("end")

DOINGS: tuple[Doing, ...] = (Place(), Move(by_sea=False), Move(by_sea=True), Build(), Destroy())
"""By the numbers that the box gives deeds."""

_DOING_OF = {doing.verb: doing for doing in DOINGS}


class Use(Step):
    """Its verbs are those of the deeds, and ``end``. The frame has the card, and how much is left of each deed."""

    number, ask, key, done = ACT, Ask.STEPS, "act", END
    verbs, rule = (*_DOING_OF, "end"), "EME-TURN-07"
    stage = "use"

    # Asking

    def prompt(self, box: Box, state: State) -> Prompt:
        """What may still be done; when that is nothing, only the end is asked for."""
        frame, params = state.stack[-1], self.params(box, state)
        if len(self.offers(box, state)) == 1:
            return Prompt(frame[1], Ask.GO, "end", "", tuple(params.items()), END)
        return Prompt(frame[1], Ask.STEPS, "act", self._asked(box, state), tuple(params.items()), END)

    def params(self, box: Box, state: State) -> dict[str, Param]:
        card, left = box.card[state.stack[-1][2]], dict(self._left(box, state))
        return {"card": card.id, "join": card.join if len(left) > 1 else "", **left}

    def _asked(self, box: Box, state: State) -> str:
        """The kinds of things that the deeds are about."""
        return " ".join({DOINGS[DEEDS[deed]].of: None for deed, _ in self._left(box, state)})

    def _left(self, box: Box, state: State) -> Unused:
        """What can still be done: each deed and how often, as far as there are pieces for it."""
        _, seat, number, *left = state.stack[-1]
        return tuple(
            (known.verb, DOINGS[deed].most(box, state, seat, still))
            for known, (deed, _), still in zip(box.card[number].deeds, box.deeds[number], left, strict=True)
            if still > 0 and DOINGS[deed].offers(box, state, seat)
        )

    def offers(self, box: Box, state: State) -> list[Action]:
        """What the card still lets one do, and ending the turn."""
        _, seat, card, *left = state.stack[-1]
        found: list[Action] = []
        for (deed, _), still in zip(box.deeds[card], left, strict=True):
            if still > 0:
                found += DOINGS[deed].offers(box, state, seat)
        found.append(END)
        return found

    # Refusing

    def elsewhere(self, box: Box, state: State, action: Action, now: Step) -> Reason:
        if action is END:
            return because("not-now", "EME-TURN-02", now=now.key)
        return super().elsewhere(box, state, action, now)

    def why_not(self, box: Box, state: State, action: Action) -> Reason | None:
        doing, board = _DOING_OF.get(action.verb), box.boards[state.map]
        if doing is None or not doing.is_known(board, state, action):
            return None
        return self._spent(box, state, doing) or doing.why_not(box, state, action, state.stack[-1][1])

    def _spent(self, box: Box, state: State, doing: Doing) -> Reason | None:
        """Why the card lets one do no such thing, or None when it does."""
        card, *left = state.stack[-1][2:]
        known = [VERB_OF[deed] for deed, _ in box.deeds[card]]
        if doing.verb not in known:
            return because("not-on-card", "EME-TURN-07", deed=doing.verb)
        still = left[known.index(doing.verb)]
        if still == GONE:
            return because("one-of-two", "EME-COMBO-01")
        return None if still else because("used-up", doing.used_up)

    # Doing

    def apply(self, draft: Draft, action: Action) -> None:
        if action is END:
            end(draft)
        else:
            _DOING_OF[action.verb].apply(draft, action)

    def touches(self, seat: int, action: Action) -> Touches:
        return (("end",),) if action is END else _DOING_OF[action.verb].touches(seat, action)

    def intent(self, seat: int, piece: Id, place: Id) -> Action | None:
        meant = (doing.intent(seat, piece, place) for doing in _DOING_OF.values())
        return next((action for action in meant if action is not None), None)

    # Where one is

    def stage_now(self, box: Box, state: State) -> str:
        return self.stage if len(self.offers(box, state)) > 1 else "end"

    def waste(self, box: Box, state: State, action: Action) -> Unused:
        """What ending the turn would leave undone."""
        return self._left(box, state) if action is END else ()


def end(draft: Draft) -> None:
    """Cards slide to the left and a new one comes to the right, while there is one."""
    row = tuple(card for card in draft.row if card != NO_CARD)
    draft.tell("ended", draft.seat)
    if draft.deck:
        row += draft.deck[:1]
        draft.tell("dealt", draft.seat, ("card", draft.deck[0]), news=True)
        draft.deck = draft.deck[1:]
    draft.row = row
    end_turn(draft)
