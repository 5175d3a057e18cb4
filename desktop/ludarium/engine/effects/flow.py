"""Branches and loops: may, choose, if, cost-then, each player, for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from ludarium.engine.actions import Action, act
from ludarium.engine.effects.building import Builder, Jump, Label
from ludarium.engine.effects.machine import ask, must_ask, passed
from ludarium.engine.effects.verbs import SHARED, Choose, CostThen, EachOtherPlayer, EachPlayer, May
from ludarium.engine.effects.vocabulary import Instructions
from ludarium.engine.frames import FRESH, Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.steps import Draft, Step, View

YES, NO, SKIP = act("yes"), act("no"), act("skip")
YES_NO = (YES, NO)
ONLY_NO = (NO,)


# May


@SHARED.resolver(May)
def may(build: Builder, step: May) -> None:
    end = Label()
    build.depth += 1
    harms, build.harms = build.harms, False
    first = step.steps[0]
    cost_first = first.cost[0] if isinstance(first, CostThen) else first
    if len(step.steps) == 1 and cost_first.begins_with_a_pick():
        build.skip = end  # one question is enough: the card, or none
        build.steps(step.steps)
        assert build.skip is None, f"{cost_first.verb} does not offer to skip"
    else:
        question = MayOp(end)
        build.emit(question)
        start = len(build.ops)
        build.steps(step.steps)
        question.first = build.ops[start]
    build.place(end)
    build.depth -= 1
    build.harms = harms


class MayOp(Step):
    """Asks yes or no; not at all when it could not be done."""

    first: Step

    def __init__(self, end: Label) -> None:
        self.end = end

    def run(self, draft: Draft, frame: Frame) -> bool:
        if self.ready(draft, frame) or must_ask(draft, frame, self):
            return ask(draft, frame, self)
        draft.stack[-1] = frame.to(self.end.at)
        passed(draft, frame, self)
        return False

    @cached_property
    def hidden(self) -> bool:  # type: ignore[override]
        return self.first.hidden

    def is_secret(self, view: View, frame: Frame) -> bool:
        return self.first.is_secret(view, frame)

    def ready(self, view: View, frame: Frame) -> bool:
        return self.first.ready(view, frame) and self.first.can(view, frame)

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(frame.actor, Ask.YES_NO, "may", params=view.about(frame))

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return YES_NO if not self.hidden or self.ready(view, frame) else ONLY_NO

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is NO:
            draft.stack[-1] = frame.to(self.end.at)

    def declines(self, view: View, frame: Frame, action: Action) -> bool:
        return action is NO


# Choose


@SHARED.resolver(Choose)
def choose(build: Builder, step: Choose) -> None:
    end = Label()
    question = ChooseOp(step.min, step.max, end)
    build.gate(question)
    build.emit(question)
    build.depth += 1
    for option in step.options:
        label = Label()
        build.place(label)
        start = len(build.ops)
        build.steps(option)
        question.options.append((label, build.ops[start] if start < len(build.ops) else Step()))
        build.emit(Jump(end) if step.max == 1 else OptionDone(question))
    build.place(end)
    build.depth -= 1


class ChooseOp(Step):
    """Asks which option. With several to choose, the innermost loop counter is the mask of those done."""

    def __init__(self, least: int, most: int, end: Label) -> None:
        self.least, self.most, self.end = least, most, end
        self.options: list[tuple[Label, Step]] = []

    def run(self, draft: Draft, frame: Frame) -> bool:
        open_options = self._open(draft, frame)
        chosen = frame.left.bit_count() if frame.left != FRESH else 0
        if chosen < self.most and must_ask(draft, frame, self):
            return ask(draft, frame, self)
        if not open_options or chosen >= self.most:
            draft.stack[-1] = frame.to(self.end.at)
            passed(draft, frame, self)
        elif len(open_options) == 1 and chosen < self.least:
            self._take(draft, frame, open_options[0])
            passed(draft, frame, self)
        else:
            return ask(draft, frame, self)
        return False

    @cached_property
    def hidden(self) -> bool:  # type: ignore[override]
        return any(first.hidden for _, first in self.options)

    def is_secret(self, view: View, frame: Frame) -> bool:
        done = 0 if frame.left == FRESH else frame.left
        return any(
            not done >> number & 1 and first.is_secret(view, frame) for number, (_, first) in enumerate(self.options)
        )

    def _open(self, view: View, frame: Frame) -> list[int]:
        done = 0 if frame.left == FRESH else frame.left
        return [
            number
            for number, (_, first) in enumerate(self.options)
            if not done >> number & 1 and self._is_open(view, frame, first)
        ]

    def _is_open(self, view: View, frame: Frame, first: Step) -> bool:
        """Whether an option may be taken; one beside others only if it does something."""
        return first.ready(view, frame) and (self.most == 1 or first.can(view, frame))

    def _take(self, draft: Draft, frame: Frame, number: int) -> None:
        loops = frame.loops
        if self.most > 1:
            loops = (*loops, (0 if frame.left == FRESH else frame.left) | 1 << number)
        draft.stack[-1] = frame.looping(self.options[number][0].at, loops, frame.actor)

    def ready(self, view: View, frame: Frame) -> bool:
        done = 0 if frame.left == FRESH else frame.left
        for number, (_, first) in enumerate(self.options):
            if not done >> number & 1 and self._is_open(view, frame, first):
                return True
        return False

    def opens(self, view: View, frame: Frame) -> bool:
        return self.least == 0 or self.ready(view, frame)

    def prompt(self, view: View, frame: Frame) -> Prompt:
        done = SKIP if self._is_enough(frame) else None
        return Prompt(frame.actor, Ask.ONE, "choose", params=view.about(frame), done=done)

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        listed = [act("option", number + 1) for number in self._open(view, frame)]
        return [*listed, SKIP] if self._is_enough(frame) or not listed else listed

    def _is_enough(self, frame: Frame) -> bool:
        """Whether nothing more need be chosen; at the first question, where the choice may be declined."""
        chosen = 0 if frame.left == FRESH else frame.left.bit_count()
        return chosen >= self.least

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is SKIP:
            draft.stack[-1] = frame.to(self.end.at)
        else:
            self._take(draft, frame, int(action.args[0]) - 1)


class OptionDone(Step):
    """Back to the question, with the option marked."""

    def __init__(self, question: ChooseOp) -> None:
        self.question = question

    def run(self, draft: Draft, frame: Frame) -> bool:
        ops = draft.programs[frame.program].ops
        back = frame.looping(ops.index(self.question), frame.loops[:-1], frame.actor)
        draft.stack[-1] = back.keeping(frame.loops[-1])
        return False


# If


class Unless(Step):
    """Jumps when the condition does not hold. ``leads_on``: something is done in that case, too."""

    def __init__(self, holds: Callable[[View, Frame], bool], end: Label, leads_on: bool = False) -> None:
        self.holds, self.end, self.leads_on = holds, end, leads_on

    def run(self, draft: Draft, frame: Frame) -> bool:
        if not self.holds(draft, frame):
            draft.stack[-1] = frame.to(self.end.at)
        return False

    def ready(self, view: View, frame: Frame) -> bool:
        return self.leads_on or self.holds(view, frame)


def when(build: Builder, holds: Callable[[View, Frame], bool], then: Instructions, else_: Instructions = ()) -> None:
    """The steps, if the condition holds; if not, the other ones."""
    otherwise, end = Label(), Label()
    build.emit(Unless(holds, otherwise, leads_on=bool(else_)))
    build.depth += 1
    build.steps(then)
    if else_:
        build.emit(Jump(end))
    build.place(otherwise)
    build.steps(else_)
    build.depth -= 1
    build.place(end)


# Cost, then


@SHARED.resolver(CostThen)
def cost_then(build: Builder, step: CostThen) -> None:
    end = Label()
    check = Check(end)
    build.gate(check)
    build.emit(check)
    build.depth += 1
    skip, build.skip = build.skip, None
    start = len(build.ops)
    for number, cost in enumerate(step.cost):
        build.skip = skip if number == 0 else None
        build.steps((cost,))
    check.costs = tuple(build.ops[start:])
    check.asks = check.hidden and check.costs[0].begins(check)
    for number, cost_op in enumerate(check.costs):
        cost_op.follow(check.costs[number + 1 :])
    build.steps(step.then)
    build.depth -= 1
    build.place(end)


class Check(Step):
    """Goes on only when the whole cost can be met.

    asks: whether the cost begins with a pick, which asks also when the cost cannot be met
    """

    costs: tuple[Step, ...]
    asks = False

    def __init__(self, end: Label) -> None:
        self.end = end

    def run(self, draft: Draft, frame: Frame) -> bool:
        if not self.ready(draft, frame) and not (self.asks and must_ask(draft, frame, self)):
            draft.stack[-1] = frame.to(self.end.at)
            passed(draft, frame, self)
        return False

    @cached_property
    def hidden(self) -> bool:  # type: ignore[override]
        return any(cost.hidden for cost in self.costs)

    def is_secret(self, view: View, frame: Frame) -> bool:
        """Only while all that is open to all can be met."""
        secret = [cost.is_secret(view, frame) for cost in self.costs]
        if not any(secret) or not self._can_pay(view, frame):
            return False
        return all(is_secret or cost.can(view, frame) for cost, is_secret in zip(self.costs, secret, strict=True))

    def ready(self, view: View, frame: Frame) -> bool:
        for cost in self.costs:
            if not cost.can(view, frame):
                return False
        return self._can_pay(view, frame)

    def _can_pay(self, view: View, frame: Frame) -> bool:
        demand = self.demand(view, frame)
        return not demand or bool(view.can_pay(frame.actor, demand))

    def opens(self, view: View, frame: Frame) -> bool:
        """Only tokens that cannot be paid forbid to begin; what else is missing makes the rest void."""
        return self._can_pay(view, frame)

    def demand(self, view: View, frame: Frame) -> tuple[tuple[str, int], ...]:
        demand: tuple[tuple[str, int], ...] = ()
        for cost in self.costs:
            demand += cost.demand(view, frame)
        return demand


# Loops


@SHARED.resolver(EachPlayer)
def each_player(build: Builder, step: EachPlayer) -> None:
    around_the_table(build, step.steps, others=False)


@SHARED.resolver(EachOtherPlayer)
def each_other_player(build: Builder, step: EachOtherPlayer) -> None:
    around_the_table(build, step.steps, others=True)


def around_the_table(build: Builder, steps: Instructions, others: bool) -> None:
    """The steps, once for each player as actor."""
    round_begins(build, others, lambda: build.steps(steps))


def round_begins(build: Builder, others: bool, body: Callable[[], None]) -> None:
    """What the body compiles, once for each player as actor; whoever is protected skips its harm."""
    end, start = Label(), Label()
    build.emit(RoundBegins(others, start, end))
    build.place(start)
    build.depth += 1
    harms, build.harms = build.harms, True
    body()
    build.harms = harms
    build.depth -= 1
    build.emit(RoundGoesOn(start))
    build.place(end)


class RoundBegins(Step):
    """Makes the first player the actor; the loop counter is how many follow."""

    def __init__(self, others: bool, start: Label, end: Label) -> None:
        self.others, self.start, self.end = others, start, end

    def run(self, draft: Draft, frame: Frame) -> bool:
        seats = len(draft.seats)
        count = seats - 1 if self.others else seats
        first = (frame.owner + 1) % seats if self.others else frame.owner
        if count:
            draft.stack[-1] = frame.looping(self.start.at, (*frame.loops, count - 1), first)
        else:
            draft.stack[-1] = frame.to(self.end.at)
        return False


class RoundGoesOn(Step):
    """Makes the next player the actor, or the owner again when all had their turn."""

    def __init__(self, start: Label) -> None:
        self.start = start

    def run(self, draft: Draft, frame: Frame) -> bool:
        left = frame.loops[-1]
        if left:
            after = (frame.actor + 1) % len(draft.seats)
            draft.stack[-1] = frame.looping(self.start.at, (*frame.loops[:-1], left - 1), after)
        else:
            draft.stack[-1] = frame.looping(frame.at + 1, frame.loops[:-1], frame.owner)
        return False


def for_each(build: Builder, steps: Instructions) -> None:
    """The steps as often as the innermost loop counter says."""
    start, end = Label(), Label()
    build.place(start)
    build.emit(CountDown(end))
    build.depth += 1
    build.steps(steps)
    build.depth -= 1
    build.emit(Jump(start))
    build.place(end)


class CountDown(Step):
    """Leaves the loop when its counter is used up."""

    def __init__(self, end: Label) -> None:
        self.end = end

    def run(self, draft: Draft, frame: Frame) -> bool:
        left = frame.loops[-1]
        if left > 0:
            draft.stack[-1] = frame.looping(frame.at + 1, (*frame.loops[:-1], left - 1), frame.actor)
        else:
            draft.stack[-1] = frame.looping(self.end.at, frame.loops[:-1], frame.actor)
        return False
