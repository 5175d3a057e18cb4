"""How trees of Rome are read a second time: from the content and the answers given, without the resolvers.

`Reading` follows a tree step by step. Wherever it would ask, it says what can be answered, and compares that with what
was really offered. A step that changes nothing is not marked as done.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from typing import Any

import attrs

from ludarium.engine.effects.vocabulary import Instructions

from .worlds import (
    ATTRIBUTE,
    ATTRIBUTES,
    CAPITAL,
    CAPITAL_SPACE,
    KEPT,
    LEADER,
    MOST,
    Bundle,
    World,
    bundles,
    card_fits,
    change,
    modifiers,
    near,
    said,
)

BURDENS = ("strife", "loan")
ROWS = {"attribute": "attributes", "development": "developments"}


@attrs.frozen
class Where:
    """What a tree stands on.

    half: basic or boosted, for an attribute card; must: nothing can be declined; tag: what its cost is called
    """

    card: str
    space: str = ""
    half: str = ""
    must: bool = False
    tag: str = ""


Verb = Callable[["Reading", Any, Where], None]
VERBS: dict[str, Verb] = {}


def foretells(*names: str) -> Callable[[Verb], Verb]:
    def add(verb: Verb) -> Verb:
        VERBS.update(dict.fromkeys(names, verb))
        return verb

    return add


class Reading:
    """Follows trees through a world, with the questions that were asked and how each was answered."""

    def __init__(self, world: World, questions: Iterable[tuple[Sequence[str], str]]) -> None:
        self.world = world
        self.questions = deque(questions)
        self.done: set[int] = set()
        self.gave: list[str] = []

    def ask(self, answers: Sequence[str]) -> str:
        """What was answered, of all that could be."""
        assert self.questions, f"nothing was asked, but it could have been answered: {answers}"
        offered, answer = self.questions.popleft()
        assert sorted(offered) == sorted(answers)
        return answer

    def steps(self, steps: Instructions, where: Where) -> None:
        for step in steps:
            before = deepcopy(self.world)
            VERBS[step.verb](self, step, where)
            if self.world != before:
                self.done.add(id(step))

    # Goods

    def gain(self, what: str, n: int, source: str) -> None:
        world = self.world
        if n <= 0:
            return
        if what == "glory":
            world.glory += n
        elif what in BURDENS:
            world.supply[what] -= n
            world.discard[what] += n
        elif what in KEPT:
            world.purse[what] = min(MOST, world.purse[what] + n)
        else:
            world.purse[what] += n
            world.ledger.append((what, n, source))

    def spend(self, bundle: Bundle, source: str) -> None:
        for kind, n in bundle.items():
            self.world.purse[kind] -= n
        for kind in (*ATTRIBUTES, "movement"):
            if bundle.get(kind):
                self.world.ledger.append((kind, -bundle[kind], source))

    def pay(self, ways: Sequence[Bundle], source: str, *more: str) -> str:
        """One of the ways, asked for if there are several or something else can be answered; what was answered."""
        named = {said(way): way for way in ways}
        answer = self.ask([*named, *more]) if len(named) > 1 or more else next(iter(named))
        if answer in named:
            self.spend(named[answer], source)
        return answer

    def advance(self, track: str, n: int) -> None:
        world = self.world
        spaces = LEADER[world.leader].tracks[track]
        for _ in range(n):
            at = world.tracks[track]
            if at + 1 == len(spaces.numbers):
                world.glory += 1
                continue
            world.tracks[track] = at + 1
            if track == "stability":
                world.trade += spaces.figures[at + 1] - spaces.figures[at]
            if track == "wisdom":
                world.influence += spaces.figures[at + 1] - spaces.figures[at]

    # Picking

    def pick(self, n: int, find: Callable[[], dict[str, int]], move: Callable[[str], None], up_to: bool) -> None:
        """So many of what is found, one by one; ``find``: what can be picked, each with how many there are."""
        for left in range(n, 0, -1):
            found = find()
            if not found:
                return
            if up_to:
                answer = self.ask([*found, "skip"])
                if answer == "skip":
                    return
            elif len(found) == 1 or sum(found.values()) <= left:
                answer = next(iter(found))
            else:
                answer = self.ask(list(found))
            move(answer)

    def held(self, step: Any, but: Callable[[str], bool] = lambda key: False) -> dict[str, int]:
        """The cards that a step may pick."""
        zones = (step.from_ or "hand").split("|")
        return {
            f"pick {zone} {key}": n
            for zone in zones
            for key, n in getattr(self.world, zone).items()
            if n and card_fits(step.filter, key) and not but(key)
        }

    def lift(self, text: str) -> tuple[str, str]:
        """A picked card leaves its zone."""
        _, zone, key = text.split()
        cards = getattr(self.world, zone)
        cards[key] -= 1
        if not cards[key]:
            del cards[key]
        return zone, key

    def move_pawn(self, space: str) -> None:
        world = self.world
        world.pawn = space
        for there in (space, *near(space)):
            if there in world.enemies:
                key, _, is_sideways = world.enemies[there]
                world.enemies[there] = (key, True, is_sideways)


# Can it be done?


def price_of(reading: Reading, cost: Instructions, where: Where) -> list[Bundle]:
    """The ways to pay a cost, with all that changes it."""
    world = reading.world
    price = [(step.what, int(step.n)) for step in cost if step.verb == "pay"]
    prices = [price]
    if where.tag:
        what, n = price[0]
        prices = [[(what, max(0, n + change(world, "change_cost", of=where.tag))), *price[1:]]]
        for step, _ in modifiers(world, "other_price", of=where.tag):
            prices += [[(pay.what, int(pay.n)) for pay in other] for other in step.costs]
    found: list[Bundle] = []
    for one in prices:
        found += [bundle for bundle in bundles(world, one) if bundle not in found]
    return found


def can_meet(reading: Reading, cost: Instructions, where: Where) -> bool:
    return bool(price_of(reading, cost, where)) and all(
        sum(payable(reading, step).values()) >= int(step.n) for step in cost if step.verb != "pay"
    )


def payable(reading: Reading, step: Any) -> dict[str, int]:
    """What a cost that is no payment could be met with."""
    if step.verb == "spend_influence":
        return {
            f"at {space}": n for space, n in reading.world.ready.items() if n and space not in reading.world.enemies
        }
    return reading.held(step, lambda key: not may_go(key))


def may_go(key: str) -> bool:
    return key not in ATTRIBUTE or ATTRIBUTE[key].discardable


def may_begin(reading: Reading, step: Any, where: Where) -> bool:
    """Whether a step may be begun: only what it costs can forbid it."""
    match step.verb:
        case "cost_then":
            return can_meet(reading, step.cost, where)
        case "choose":
            return step.min == 0 or any(may_begin(reading, option[0], where) for option in step.options)
        case "capital_action":
            return bool(capital_actions(reading))
    return True


def capital_actions(reading: Reading) -> dict[str, Any]:
    if CAPITAL_SPACE in reading.world.enemies:
        return {}
    return {
        ability.key: ability
        for ability in CAPITAL.actions
        if may_begin(reading, ability.steps[0], Where("capital", CAPITAL_SPACE, tag=ability.tag))
    }
