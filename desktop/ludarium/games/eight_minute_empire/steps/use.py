"""Doing what the card says, as far as one likes, and ending the turn."""

from __future__ import annotations

from typing import ClassVar

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.reasons import Param, Reason, because
from ludarium.engine.scene import Unused
from ludarium.games.eight_minute_empire.content import DEEDS, VERB_OF
from ludarium.games.eight_minute_empire.rounds import end_turn
from ludarium.games.eight_minute_empire.state import GONE, NO_CARD, Draft, State
from ludarium.games.eight_minute_empire.steps.deeds import Build, Destroy, Doing, Move, Place
from ludarium.games.eight_minute_empire.steps.step import Step

END = act("end")

DOINGS: tuple[Doing, ...] = (Place(), Move(by_sea=False), Move(by_sea=True), Build(), Destroy())
"""By the numbers that the box gives deeds."""

_DOING_OF = {doing.verb: doing for doing in DOINGS}


class Use(Step):
    """Its verbs are those of the deeds, and ``end``. The frame has the card, and how much is left of each deed."""

    ask, key, done = Ask.STEPS, "act", END
    verbs: ClassVar = {**dict.fromkeys(_DOING_OF, "EME-TURN-07"), "end": "EME-TURN-02"}
    stage = "use"

    # Asking

    def prompt(self, state: State, frame: Frame) -> Prompt:
        """What may still be done; when that is nothing, only the end is asked for."""
        params = tuple(self.params(state, frame).items())
        if len(self.offers(state, frame)) == 1:
            return Prompt(frame.actor, Ask.GO, "end", "", params, END)
        return Prompt(frame.actor, Ask.STEPS, "act", self._asked(state, frame), params, END)

    def params(self, state: State, frame: Frame) -> dict[str, Param]:
        card, left = self.box.card[frame.card], dict(self._left(state, frame))
        return {"card": card.id, "join": card.join if len(left) > 1 else "", **left}

    def _asked(self, state: State, frame: Frame) -> str:
        """The kinds of things that the deeds are about."""
        return " ".join({DOINGS[DEEDS[deed]].of: None for deed, _ in self._left(state, frame)})

    def _left(self, state: State, frame: Frame) -> Unused:
        """What can still be done: each deed and how often, as far as there are pieces for it."""
        box, seat, number = self.box, frame.actor, frame.card
        return tuple(
            (known.verb, DOINGS[deed].most(box, state, seat, still))
            for known, (deed, _), still in zip(box.card[number].deeds, box.deeds[number], frame.loops, strict=True)
            if still > 0 and DOINGS[deed].offers(box, state, seat)
        )

    def offers(self, state: State, frame: Frame) -> list[Action]:
        """What the card still lets one do, and ending the turn."""
        box, seat = self.box, frame.actor
        found: list[Action] = []
        for (deed, _), still in zip(box.deeds[frame.card], frame.loops, strict=True):
            if still > 0:
                found += DOINGS[deed].offers(box, state, seat)
        found.append(END)
        return found

    # Refusing

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        doing, board = _DOING_OF.get(action.verb), self.box.boards[state.map]
        if doing is None or not doing.is_known(board, state, action):
            return None
        return self._spent(frame, doing) or doing.why_not(self.box, state, action, frame.actor)

    def _spent(self, frame: Frame, doing: Doing) -> Reason | None:
        """Why the card lets one do no such thing, or None when it does."""
        known = [VERB_OF[deed] for deed, _ in self.box.deeds[frame.card]]
        if doing.verb not in known:
            return because("not-on-card", "EME-TURN-07", deed=doing.verb)
        still = frame.loops[known.index(doing.verb)]
        if still == GONE:
            return because("one-of-two", "EME-COMBO-01")
        return None if still else because("used-up", doing.used_up)

    # Doing

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is END:
            end(draft)
        else:
            _DOING_OF[action.verb].apply(draft, action)

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        return (("end",),) if action is END else _DOING_OF[action.verb].touches(frame.actor, action)

    def intent(self, state: State, seat: int, piece: str, place: str) -> Action | None:
        words = piece.split("."), place.split(".")
        meant = (doing.intent(seat, *words) for doing in _DOING_OF.values())
        return next((action for action in meant if action is not None), None)

    # Where one is

    def stage_now(self, state: State, frame: Frame) -> str:
        return self.stage if len(self.offers(state, frame)) > 1 else "end"

    def waste(self, state: State, frame: Frame, action: Action) -> Unused:
        """What ending the turn would leave undone."""
        return self._left(state, frame) if action is END else ()


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
