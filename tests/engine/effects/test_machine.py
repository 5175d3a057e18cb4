"""The effect engine on its own, with a toy vocabulary: frames, branches, loops, unwinding, errors in data."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.engine.actions import act
from ludarium.engine.content_files import structure
from ludarium.engine.effects.building import Builder
from ludarium.engine.effects.filters import fitting
from ludarium.engine.effects.flow import NO, YES, for_each, when
from ludarium.engine.effects.machine import Program, SuddenEnd, again, put, resolve, settle
from ludarium.engine.effects.verbs import SHARED, Condition, Gain, If, Pay
from ludarium.engine.effects.vocabulary import Instruction, Instructions, Vocabulary
from ludarium.engine.frames import Frame
from ludarium.engine.reasons import ContentError
from ludarium.engine.steps import Step

TOY = Vocabulary(SHARED)


@TOY.verb("end_all")
class EndAll(Instruction):
    """The match is over."""


@TOY.verb("repeat")
class Repeat(Instruction):
    n: int
    steps: Instructions


class Add(Step):
    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, draft: Any, frame: Frame) -> bool:
        draft.gold[frame.actor] += self.n
        return False


class Take(Step):
    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, draft: Any, frame: Frame) -> bool:
        draft.gold[frame.actor] -= self.n
        return False

    def demand(self, view: Any, frame: Frame) -> tuple[tuple[str, int], ...]:
        return (("gold", self.n),)


class Fall(Step):
    def run(self, draft: Any, frame: Frame) -> bool:
        raise SuddenEnd


class Push(Step):
    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, draft: Any, frame: Frame) -> bool:
        draft.stack[-1] = frame.looping(frame.at + 1, (*frame.loops, self.n), frame.actor)
        return False


@TOY.resolver(Gain)
def gain(build: Builder, step: Gain) -> None:
    build.emit(Add(step.n), harmful=step.n < 0)


@TOY.resolver(Pay)
def pay(build: Builder, step: Pay) -> None:
    build.emit(Take(int(step.n)))


@TOY.resolver(If)
def if_(build: Builder, step: If) -> None:
    when(build, lambda view, frame: view.gold[frame.actor] >= step.cond.min, step.then)


@TOY.resolver(EndAll)
def end_all(build: Builder, step: EndAll) -> None:
    build.emit(Fall())


@TOY.resolver(Repeat)
def repeat(build: Builder, step: Repeat) -> None:
    build.emit(Push(step.n))
    for_each(build, step.steps)


class Draft:
    """A toy match: some gold for each seat."""

    def __init__(self, *gold: int) -> None:
        self.gold, self.seats = list(gold), gold
        self.stack: list[Frame] = []
        self.running: Frame | None = None
        self.programs: list[Any] = []
        self.decider, self.told, self.is_unwound = 0, [], False
        self.always_asks = False

    def about(self, frame: Frame) -> tuple[()]:
        return ()

    def can_pay(self, seat: int, demand: Any) -> bool:
        return self.gold[seat] >= sum(n for _, n in demand)

    def tell(self, kind: str, *rest: Any, **more: Any) -> None:
        self.told.append(kind)

    def unwound(self) -> None:
        self.is_unwound = True

    def begin(self, steps: list[dict[str, Any]], spared: int = 0) -> Draft:
        """Compile and run."""
        builder = Builder(TOY)
        builder.steps(structure(steps, tuple[Instruction, ...], "toy", TOY.reader()))
        self.programs.append(builder.program("toy"))
        self.stack.append(Frame(len(self.programs) - 1, 0, 0, 0, spared=spared))
        settle(self)
        return self

    def do(self, action: Any) -> Draft:
        self.decider = self.asker
        resolve(self, action)
        return self

    @property
    def asker(self) -> int:
        frame = self.stack[-1]
        return self.programs[frame.program].ops[frame.at].asker(self, frame)

    @property
    def offers(self) -> list[str]:
        frame = self.stack[-1]
        return [action.text for action in self.programs[frame.program].ops[frame.at].offers(self, frame)]


def gold(n: int = 1) -> dict[str, Any]:
    return {"do": "gain", "what": "gold", "n": n}


def cost(n: int) -> dict[str, Any]:
    return {"do": "pay", "what": "gold", "n": n}


def test_steps_run_in_order_and_leave_the_stack():
    draft = Draft(0).begin([gold(2), gold(3)])
    assert (draft.gold, draft.stack) == ([5], [])


@pytest.mark.parametrize(("answer", "left"), [(YES, [3]), (NO, [0])])
def test_may_is_all_or_nothing(answer, left):
    draft = Draft(0).begin([{"do": "may", "steps": [gold(1), gold(2)]}])
    assert draft.offers == ["yes", "no"]
    assert draft.do(answer).gold == left


def test_choose_offers_only_what_can_be_paid():
    options = [[{"do": "cost_then", "cost": [cost(5)], "then": [gold(50)]}], [gold(1)], [gold(2)]]
    draft = Draft(4).begin([{"do": "choose", "options": options}])
    assert draft.offers == ["option 2", "option 3"]
    assert draft.do(act("option", 3)).gold == [6]


def test_a_single_way_is_taken_without_asking():
    options = [[{"do": "cost_then", "cost": [cost(5)], "then": [gold(50)]}], [gold(1)]]
    assert Draft(4).begin([{"do": "choose", "options": options}]).gold == [5]


def test_choose_one_or_both():
    draft = Draft(0).begin([{"do": "choose", "options": [[gold(1)], [gold(10)]], "min": 1, "max": 2}, gold(100)])
    draft.do(act("option", 2))
    assert draft.offers == ["option 1", "skip"]
    assert draft.do(act("option", 1)).gold == [111]


@pytest.mark.parametrize(("have", "left"), [(3, [10]), (2, [2])])
def test_a_cost_is_paid_whole_or_not_at_all(have, left):
    step = {"do": "cost_then", "cost": [cost(1), cost(2)], "then": [gold(10)]}
    assert Draft(have).begin([step]).gold == left


def test_an_unpayable_cost_at_the_top_forbids_to_begin():
    draft = Draft(1).begin([{"do": "cost_then", "cost": [cost(2)], "then": []}])
    frame = Frame(0, 0, 0, 0)
    assert not draft.programs[0].is_open(draft, frame)
    draft.gold = [2]
    assert draft.programs[0].is_open(draft, frame)


@pytest.mark.parametrize(("have", "left"), [(3, [4]), (2, [2])])
def test_if(have, left):
    assert Draft(have).begin([{"do": "if", "cond": {"min": 3}, "then": [gold()]}]).gold == left


def test_each_player_decides_for_himself():
    steps = [{"do": "each_player", "steps": [{"do": "may", "steps": [gold()]}]}, gold(10)]
    draft = Draft(0, 0, 0).begin(steps)
    asked = []
    for answer in (YES, NO, YES):
        asked.append(draft.asker)
        draft.do(answer)
    assert asked == [0, 1, 2]
    assert draft.gold == [11, 0, 1]


def test_harm_passes_the_protected_by_and_gains_do_not():
    steps = [{"do": "each_other_player", "steps": [gold(-1), gold(5)]}]
    assert Draft(9, 9, 9).begin(steps, spared=0b010).gold == [9, 14, 13]


def test_for_each_counts_down():
    assert Draft(0).begin([{"do": "repeat", "n": 3, "steps": [gold(2)]}, gold(10)]).gold == [16]


def test_a_sudden_end_unwinds_everything():
    draft = Draft(0).begin([{"do": "may", "steps": [gold(), {"do": "end_all"}, gold(100)]}, gold(1000)])
    draft.do(YES)
    assert (draft.gold, draft.stack, draft.is_unwound) == ([1], [], True)


def test_a_finished_effect_makes_room():
    draft = Draft(0).begin([gold()])
    draft.stack.append(Frame(0, len(draft.programs[0].ops), 0, 0))
    put(draft, Frame(0, 0, 0, 0))
    assert len(draft.stack) == 1


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        ({"do": "frobnicate"}, "frobnicate"),
        ({"do": "gain", "what": "gold", "twice": True}, "twice"),
        ({"do": "gain", "what": 3}, "what"),
        ({"do": "may", "steps": [{"do": "gain", "n": 1}]}, "what"),
        ("gain", "step"),
    ],
)
def test_data_that_does_not_fit_is_named(step, problem):
    with pytest.raises(ContentError) as caught:
        structure([step], tuple[Instruction, ...], "toy.json", TOY.reader())
    said = dict(caught.value.reason.params)
    assert said["file"] == "toy.json"
    assert problem in str(said["problem"])


def test_filters_bind_not_before_and_before_or():
    words = {"even": lambda n: n % 2 == 0, "big": lambda n: n > 5, "one": lambda n: n == 1}
    assert fitting("even&!big|one", words.__getitem__, range(9)) == {0, 1, 2, 4}


def test_conditions_have_defaults():
    assert Condition() == Condition(min=0, max=999)


class PutOnTop(Step):
    """Puts another program on the stack, and notes how high it lies then; ``once_more``: is run again after it."""

    def __init__(self, once_more: bool = False) -> None:
        self.once_more, self.heights = once_more, []

    def run(self, draft: Any, frame: Frame) -> bool:
        if self.once_more and not self.heights:
            again(draft, frame)
        if len(self.heights) < 2:
            put(draft, Frame(1, 0, 0, 0))
            self.heights.append(len(draft.stack))
        return False


def running(*ops: Step) -> Draft:
    """What comes of the steps; program 1, which they may put on top, adds ten."""
    draft = Draft(0)
    draft.programs += [Program("toy", ops), Program("ten", (Add(10),))]
    draft.stack.append(Frame(0, 0, 0, 0))
    settle(draft)
    return draft


def test_an_effect_put_on_top_is_resolved_before_the_next_operation():
    op = PutOnTop()
    assert running(op, Add(1)).gold == [11]
    assert op.heights == [2]


def test_an_effect_at_its_last_operation_makes_room_for_what_it_puts_on_top():
    op = PutOnTop()
    assert running(op).gold == [10]
    assert op.heights == [1]


def test_an_operation_can_be_run_again_after_what_it_puts_on_top():
    op = PutOnTop(once_more=True)
    assert running(op, Add(1)).gold == [21]
    assert op.heights == [2, 2]
