"""Branches of a bot's row: whether something can be done completely is asked before any of it is done."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.engine.effects.building import Builder, Jump, Label
from ludarium.engine.effects.verbs import CostThen, Gain, May
from ludarium.engine.effects.vocabulary import Instructions
from ludarium.engine.frames import Frame
from ludarium.engine.steps import Draft, Step, View
from ludarium.games.imperium.bot.vocabulary import BOT, BotCondition, FirstAble, Human, If, IfAble, RepeatWhileAble
from ludarium.games.imperium.cards import EMPIRE
from ludarium.games.imperium.counting import cards_in
from ludarium.games.imperium.filters import parse_filter
from ludarium.games.imperium.readings import SECOND
from ludarium.games.imperium.state import HUMAN
from ludarium.games.imperium.vocabulary import IMPERIUM, ReturnUnrest

ZONES = {"bot_play": "play", "bot_discard": "discard"}
"""The bot's zones as its tables call them."""


class BotBuilder(Builder):
    """A builder that notes what must be possible for the steps at hand to be done completely."""

    def __init__(self, box: object) -> None:
        super().__init__(BOT, box)
        self.needed: list[Step] = []

    def emit(self, op: Step, harmful: bool = False) -> None:
        super().emit(op, harmful)
        self.needed.append(op)

    def apart(self, steps: Instructions) -> tuple[Step, ...]:
        """Compile steps that what stands around them can do without; gives what they need themselves."""
        around, self.needed = self.needed, []
        self.steps(steps)
        own, self.needed = tuple(self.needed), around
        return own


def all_able(ops: tuple[Step, ...], view: View, frame: Frame) -> bool:
    return all(op.can(view, frame) for op in ops)


@BOT.resolver(FirstAble)
def first_able(build: BotBuilder, step: FirstAble) -> None:
    end = Label()
    choice = FirstAbleOp(end)
    build.emit(choice)
    for option in step.options:
        start = Label()
        build.place(start)
        choice.options.append((start, build.apart(option)))
        build.add(Jump(end))
    build.place(end)
    if build.box.rules >= SECOND:
        choice.otherwise = start


class FirstAbleOp(Step):
    """Goes to the first option that can be done completely, else to the last, which is done as far as it goes.

    otherwise: where it goes when none can
    """

    def __init__(self, end: Label) -> None:
        self.otherwise = end
        self.options: list[tuple[Label, tuple[Step, ...]]] = []

    def run(self, draft: Draft, frame: Frame) -> bool:
        found = next((start for start, ops in self.options if all_able(ops, draft, frame)), self.otherwise)
        draft.stack[-1] = frame.to(found.at)
        return False

    def can(self, view: View, frame: Frame) -> bool:
        return any(all_able(ops, view, frame) for _, ops in self.options)


class WhenAble(Step):
    """Goes on when all that follows can be done, else past it."""

    needed: tuple[Step, ...]

    def __init__(self, end: Label) -> None:
        self.end = end

    def run(self, draft: Draft, frame: Frame) -> bool:
        if not self.can(draft, frame):
            draft.stack[-1] = frame.to(self.end.at)
        return False

    def can(self, view: View, frame: Frame) -> bool:
        return all_able(self.needed, view, frame)


@BOT.resolver(IfAble)
def if_able(build: BotBuilder, step: IfAble) -> None:
    end = Label()
    check = WhenAble(end)
    build.add(check)  # nothing around it needs it
    check.needed = build.apart(step.steps)
    build.place(end)


@BOT.resolver(CostThen)
def cost_then(build: BotBuilder, step: CostThen) -> None:
    end = Label()
    check = WhenAble(end)
    build.emit(check)
    check.needed = build.apart((*step.cost, *step.then))
    build.place(end)


@BOT.resolver(RepeatWhileAble)
def repeat_while_able(build: BotBuilder, step: RepeatWhileAble) -> None:
    start, end = Label(), Label()
    build.place(start)
    check = WhenAble(end)
    build.add(check)
    check.needed = build.apart(step.steps)
    build.add(Jump(start))
    build.place(end)


# Conditions


@BOT.resolver(If)
def if_(build: BotBuilder, step: If) -> None:
    otherwise, end = Label(), Label()
    build.emit(Provided(_condition(build, step.cond), otherwise, bool(step.else_)))
    build.apart(step.then)
    build.add(Jump(end))
    build.place(otherwise)
    build.apart(step.else_)
    build.place(end)


class Provided(Step):
    """Goes elsewhere when the condition does not hold; without an elsewhere it then cannot be done."""

    def __init__(self, holds: Callable[[View], bool], otherwise: Label, has_other: bool) -> None:
        self.holds, self.otherwise, self.has_other = holds, otherwise, has_other

    def run(self, draft: Draft, frame: Frame) -> bool:
        if not self.holds(draft):
            draft.stack[-1] = frame.to(self.otherwise.at)
        return False

    def can(self, view: View, frame: Frame) -> bool:
        return self.has_other or self.holds(view)


def _condition(build: Builder, cond: BotCondition) -> Callable[[View], bool]:
    """Whether it holds for the bot or the person."""

    def seat(view: View) -> int:
        return HUMAN if cond.who == "human" else int(view.bot)

    if cond.state:
        is_empire = cond.state == EMPIRE
        return lambda view: view.seats[seat(view)].empire == is_empire
    fits = parse_filter(build.box, cond.filter)
    zone = ZONES.get(cond.zone, cond.zone)
    return lambda view: cond.min <= sum(card in fits for card in cards_in(view, seat(view), zone)) <= cond.max


# Who does it


@BOT.resolver(Human)
def human(build: BotBuilder, step: Human) -> None:
    """The steps as on a card, with the person as actor; protection keeps their harm away."""
    build.add(Becomes(HUMAN))
    build.vocabulary, build.harms = IMPERIUM, True
    build.apart(step.steps)
    build.vocabulary, build.harms = BOT, False
    build.add(Becomes(None))


class Becomes(Step):
    """Makes a seat the actor, or the owner again."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat

    def run(self, draft: Draft, frame: Frame) -> bool:
        actor = frame.owner if self.seat is None else self.seat
        draft.stack[-1] = frame.looping(frame.at + 1, frame.loops, actor)
        return False


# What a person's card does to everyone


def by_people_and_bot(build: Builder, steps: Instructions) -> None:
    """The steps for an actor who may be a bot: the same ones, in its dialect."""
    bot, end = Label(), Label()
    build.emit(IfBot(bot))
    build.steps(steps)
    build.emit(Jump(end))
    build.place(bot)
    build.vocabulary = BOT
    build.steps(steps)
    build.vocabulary = IMPERIUM
    build.place(end)


class IfBot(Step):
    """Jumps when the actor is the bot."""

    def __init__(self, target: Label) -> None:
        self.target = target

    def run(self, draft: Draft, frame: Frame) -> bool:
        if frame.actor == draft.bot:
            draft.stack[-1] = frame.to(self.target.at)
        return False


@BOT.resolver(May)
def may(build: Builder, step: May) -> None:
    """A bot takes tokens and returns unrest of its discard pile; it never draws, and has no hand to give from."""
    build.steps(
        tuple(
            part
            for part in step.steps
            if isinstance(part, Gain) or (isinstance(part, ReturnUnrest) and "discard" in part.from_)
        )
    )
