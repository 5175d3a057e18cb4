"""Reactions: abilities that wait for an event, and the protection of who is attacked."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.effects.flow import NO, SKIP, YES, YES_NO
from ludarium.engine.effects.machine import again, must_ask, wait
from ludarium.engine.frames import FRESH, Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.reasons import Param
from ludarium.engine.steps import BoxStep, Draft, Step, View, answered
from ludarium.engine.zones import card_of, cards_of, hidden, knowers
from ludarium.games.imperium.box import Ability, Box
from ludarium.games.imperium.state import Piece, piece_of
from ludarium.games.imperium.steps.playing import use_ability
from ludarium.games.imperium.touches import FAME, copies, piece_id
from ludarium.games.imperium.triggers import is_usable, offer_reactions, run_passive


class React(BoxStep[Box]):
    """Offers exhaust abilities that wait for what just happened. Loops: tokens gained, then the pieces."""

    def _waiting(self, view: View, frame: Frame) -> list[tuple[Piece, Ability]]:
        pieces = [piece_of(view.seats[frame.owner], number) for number in frame.loops[2:]]
        exhausts = self.box.exhausts
        return [
            (piece, next(ability for ability in exhausts[piece.card] if ability.event))
            for piece in pieces
            if piece is not None
        ]

    def _usable(self, view: View, frame: Frame) -> list[tuple[Piece, Ability]]:
        return [
            (piece, ability)
            for piece, ability in self._waiting(view, frame)
            if is_usable(self.box, view, frame.owner, piece, ability)
        ]

    def run(self, draft: Draft, frame: Frame) -> bool:
        return (bool(self._usable(draft, frame)) or must_ask(draft, frame, self)) and wait(draft, frame)

    def is_secret(self, view: View, frame: Frame) -> bool:
        """Whether the hand may be what keeps one of the abilities from being used."""
        for piece, ability in self._waiting(view, frame):
            first = self.box.programs[ability.program].ops[0]
            seat = frame.owner
            own = Frame(ability.program, 0, seat, seat, piece.card, piece.number)
            if first.is_secret(view, own) and not piece.used and view.seats[seat].exhaust:
                return True
        return False

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(frame.owner, Ask.ONE, "react", "card", view.about(frame), done=SKIP)

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return [*(use(self.box, piece) for piece, _ in self._usable(view, frame)), SKIP]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is SKIP:
            return
        for piece, ability in self._usable(draft, frame):
            if use(self.box, piece) is action:
                if ability.event != "attacked":  # who has avoided the attack need not do so again
                    again(draft, frame)
                use_ability(draft, frame.owner, piece, ability, frame.loops[:2])
                return

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        if action is SKIP:
            return answered(action)
        return ((piece_id(view, frame.owner, int(action.args[1])),),)


def use(box: Box, piece: Piece) -> Action:
    """The action that uses the ability of a piece."""
    return act("use", box.keys[piece.card], piece.number)


class Attacked(BoxStep[Box]):
    """A player is attacked: protections are run one after another until one has spared the player."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        if is_spared(draft, frame):
            return False
        waiting = self.box.triggers.get("attacked", {})
        protectors = [piece for piece in draft.seats[frame.owner].play if piece.card in waiting]
        done = 0 if frame.left == FRESH else frame.left
        if done < len(protectors):
            again(draft, frame.keeping(done + 1))
            piece = protectors[done]
            run_passive(draft, frame.owner, waiting[piece.card][0].program, piece, frame.loops)
        elif done == len(protectors):
            again(draft, frame.keeping(done + 1))  # it stays on the stack: the answer looks for it
            offer_reactions(draft, frame.owner, "attacked", frame.card, "", "", "", None, "")
        return False


def attack_on(box: Box, view: View, victim: int) -> Frame | None:
    """The attack that a seat may be protected from just now."""
    attacked = box.program_of["attacked"]
    return next((f for f in reversed(view.stack) if f.program == attacked and f.owner == victim), None)


def about_attack(asked: Prompt, attack: Frame, op: Step, view: View, frame: Frame) -> Prompt:
    """The question, with who attacks with what and which cards would protect from it."""
    by: tuple[tuple[str, Param], ...] = (("attacker", attack.loops[0]), ("attack", attack.card))
    if isinstance(op, React):
        by = (*by, ("protects", "|".join(str(use.args[0]) for use in op.offers(view, frame)[:-1])))
    return attrs.evolve(asked, params=(*asked.params, *by))


def attack_at(draft: Draft, attacker: int, number: int) -> int | None:
    """Where in the stack the effect of the attack lies."""
    own = len(draft.box.program_of)
    for at in range(len(draft.stack) - 1, -1, -1):
        frame = draft.stack[at]
        if frame.owner == attacker and frame.piece == number and frame.program >= own:
            return at
    return None


def is_spared(draft: Draft, frame: Frame) -> bool:
    """Whether the attack passes the owner of the frame by."""
    at = attack_at(draft, *frame.loops[:2])
    return at is None or bool(draft.stack[at].spared >> frame.owner & 1)


def spare(draft: Draft, victim: int) -> None:
    """The attack that is being answered passes the victim by."""
    answered = attack_on(draft.box, draft, victim)
    if answered is not None:
        at = attack_at(draft, *answered.loops[:2])
        if at is not None:
            draft.stack[at] = draft.stack[at].sparing(1 << victim)
            draft.tell("protected", victim)


class Bargain(Step):
    """The attacker may give the attacked player progress, so that protection does not hold. Loops: who, how many."""

    def prompt(self, view: View, frame: Frame) -> Prompt:
        victim, n = frame.loops
        return Prompt(frame.actor, Ask.YES_NO, "bargain", params=(*view.about(frame), ("to", victim), ("n", n)))

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return YES_NO

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        victim, n = frame.loops
        if action is YES:
            draft.own(frame.actor).progress -= n
            draft.own(victim).progress += n
            draft.tell("gave", frame.actor, ("what", "progress"), ("n", n), ("to", victim))
        else:
            assert action is NO
            spare(draft, victim)


class OrderFame(BoxStep[Box]):
    """Fame cards looked at go back in any order: asks which lies lowest, until one is left. Loops: how many."""

    ask, key, of = Ask.ORDER, "order-fame", "card"

    def run(self, draft: Draft, frame: Frame) -> bool:
        left = frame.loops[0] if frame.left == FRESH else frame.left
        return left > 1 and wait(draft, frame.keeping(left))

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        cards = sorted({card_of(place) for place in view.fame[: frame.left]})
        return [act("under", self.box.keys[card]) for card in cards]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        card, left = self.box.number_of[str(action.args[0])], frame.left
        own = 1 << frame.actor
        cards = [card_of(place) for place in draft.fame[: frame.loops[0]]]
        at = cards.index(card)
        del cards[at]
        cards.insert(left - 1, card)
        assert all(knowers(place) & own for place in draft.fame[: frame.loops[0]])
        draft.fame = (*(hidden(card, own) for card in cards), *draft.fame[frame.loops[0] :])
        draft.tell("put-under", frame.actor, ("card", card), audience=own, secrets=("card",))
        again(draft, frame.keeping(left - 1))

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        seen = cards_of(view.fame[: frame.left])
        return copies(FAME, seen, self.box.number_of[str(action.args[0])]), (FAME,)
