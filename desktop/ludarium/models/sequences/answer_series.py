"""Questions that come in a row, answered at once: several picks confirmed together, an order left as it is shown, and
the one answer that there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.engine.actions import Action
from ludarium.engine.prompts import Ask, Prompt

if TYPE_CHECKING:
    from ludarium.models.desk import Desk


class Series:
    """Plays what follows from a decision on a desk that shortens."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._ordered = ""
        self.has_paid = False
        self._asks_how = self._is_retracted = False

    @property
    def is_gathering(self) -> bool:
        """Whether several things may be picked first and confirmed together."""
        prompt = self._desk.prompt
        return self._desk.shortens and prompt is not None and prompt.most > 1

    @property
    def is_gathered(self) -> bool:
        """Whether enough is picked to confirm."""
        prompt, picked = self._desk.prompt, len(self._desk.draft)
        return prompt is not None and bool(picked) and (picked == prompt.most or prompt.done is not None)

    def confirm(self) -> None:
        """Play the picks while the same is asked, and end the question if it goes on."""
        desk = self._desk
        asked = _question(desk.prompt)
        for action in [next(o.action for o in desk.offers if o.begins_with(piece)) for piece in desk.draft]:
            if _question(desk.prompt) != asked or not desk.is_offered(action):
                return
            desk.choose(action)
        prompt = desk.prompt
        if prompt is not None and prompt.done is not None and _question(prompt) == asked:
            desk.choose(prompt.done)

    def go_in_order(self) -> None:
        """Resolve the rest in the order shown."""
        prompt = self._desk.prompt
        if prompt is not None and prompt.ask is Ask.ORDER:
            self._ordered = prompt.key
            self._desk.choose(self._desk.plans.next_in_order())

    def run_on(self) -> None:
        """Play forced steps until there is a decision."""
        desk = self._desk
        while desk.prompt is not None and desk.prompt.ask is Ask.GO:
            serial = desk.serial
            desk.choose(desk.offers[0].action)
            if desk.serial == serial:
                return

    def begin(self, action: Action) -> None:
        """Begin a decision, or go on with one."""
        self._desk.plans.begin(action)
        self.has_paid = False
        moment = self._desk.moment
        if not self._is_retracted and (moment is None or moment.observed.began == 0):
            self._asks_how = False
        self._is_retracted = False

    def pay_otherwise(self) -> None:
        """Take back the decision and ask for the payment this time."""
        self._asks_how, self._is_retracted, self.has_paid = True, True, False
        self._desk.retracted.emit()

    def forget_order(self) -> None:
        self._ordered = ""
        self._desk.plans.forget()

    def following(self) -> Action | None:
        """What goes along: an answer that was given ahead, the next in an order that was left as it is, or the one
        answer or the obvious payment, where that is within a decision and brings no news."""
        desk, prompt, moment = self._desk, self._desk.prompt, self._desk.moment
        if prompt is None or moment is None:
            return None
        planned = desk.plans.coming()
        if planned is not None:
            return planned
        if prompt.ask is Ask.ORDER and prompt.key == self._ordered:
            action = desk.plans.next_in_order()
            desk.plans.begin(action)
            return action
        action = desk.offers[0].action
        is_payment = prompt.ask is Ask.PAYMENT and len(desk.offers) > 1
        if not desk.shortens or prompt.ask is Ask.GO or not (is_payment or len(desk.offers) == 1):
            return None
        if moment.observed.began == 0 or moment.foresight.after(action) is None:
            return None
        return self._paid(action) if is_payment else action

    def _paid(self, obvious: Action) -> Action | None:
        """Return the obvious payment, unless the player wants another."""
        if self._asks_how:
            return None
        self.has_paid = True
        return obvious


def _question(prompt: Prompt | None) -> object:
    """Return what identifies a question, however many picks are left."""
    return prompt and (prompt.seat, prompt.key, tuple(param for param in prompt.params if param[0] != "n"))
