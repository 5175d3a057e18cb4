"""Verbs about the empire: influence tokens, the pawn, enemies, the Capital."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.effects.flow import SKIP
from ludarium.engine.effects.machine import again, wait
from ludarium.engine.effects.picking import Found, Spot, fixed
from ludarium.engine.frames import FRESH, Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.steps import BoxStep, Draft, Step, View, answered
from ludarium.engine.zones import without
from ludarium.games.rome.box import Box
from ludarium.games.rome.building import RomeBuilder
from ludarium.games.rome.filters import EVERYWHERE, Place, places
from ludarium.games.rome.kinds import CENTRE, SPACE_OF, SPACES, STRIFE
from ludarium.games.rome.moving import move_pawn
from ludarium.games.rome.places import EMPIRE, PickSpaces, spots_of
from ludarium.games.rome.state import FREE, SIDEWAYS, UP, with_one
from ludarium.games.rome.steps.developments import is_open, use_it
from ludarium.games.rome.steps.tokens import ready_token, spend_token
from ludarium.games.rome.tokens import take_burden
from ludarium.games.rome.touches import ENEMY_SUPPLY, action_of
from ludarium.games.rome.vocabulary import (
    ROME,
    AddEnemy,
    CapitalAction,
    ReadyInfluence,
    RelocateLeader,
    SetAsideInfluence,
    SpendInfluence,
)


def pick_spaces(
    build: RomeBuilder,
    key: str,
    find: Callable[[View, Frame], Sequence[int]],
    do: Callable[[Draft, Frame, int], None],
    n: Callable[[View, Frame], int],
    up_to: bool,
) -> None:
    """Spaces one after the other, and what is done with each; one that is found twice can be picked twice."""

    def spots(view: View, frame: Frame) -> Found:
        grid = view.grid
        return tuple(((EMPIRE, grid[space], space), many) for space, many in Counter(find(view, frame)).items())

    def move(draft: Draft, frame: Frame, spot: Spot) -> None:
        do(draft, frame, spot[2])

    build.emit(PickSpaces(key, spots, move, spots_of(build.box), n, up_to=up_to, notes=False))


@ROME.resolver(ReadyInfluence)
def ready_influence(build: RomeBuilder, step: ReadyInfluence) -> None:
    fits = places(build.box, step.where)

    def find(view: View, frame: Frame) -> list[int]:
        return [space for space in view.seat.spent if fits(view, space, frame.piece)]

    def do(draft: Draft, frame: Frame, space: int) -> None:
        ready_token(draft, space)

    pick_spaces(build, step.verb, find, do, fixed(step.n), not build.must)


@ROME.resolver(SpendInfluence)
def spend_influence(build: RomeBuilder, step: SpendInfluence) -> None:
    def find(view: View, frame: Frame) -> list[int]:
        return [space for space in view.seat.ready if view.enemies[space] == FREE]

    def do(draft: Draft, frame: Frame, space: int) -> None:
        spend_token(draft, space)

    pick_spaces(build, step.verb, find, do, fixed(step.n), False)


@ROME.resolver(SetAsideInfluence)
def set_aside_influence(build: RomeBuilder, step: SetAsideInfluence) -> None:
    def find(view: View, frame: Frame) -> Sequence[int]:
        found: tuple[int, ...] = view.seat.ready
        return found

    def do(draft: Draft, frame: Frame, space: int) -> None:
        seat = draft.seat
        seat.ready = without(seat.ready, space)
        seat.aside += 1
        draft.tell("set-aside", ("space", space), ("n", 1))

    build.emit(SetAside(step.n))
    pick_spaces(build, step.verb, find, do, lambda view, frame: frame.loops[-1], False)


class SetAside(Step):
    """Tokens of the supply first; the loop counter is how many are missing."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, draft: Draft, frame: Frame) -> bool:
        seat = draft.seat
        n = min(self.n, seat.influence)
        if n:
            seat.influence -= n
            seat.aside += n
            draft.tell("set-aside", ("space", -1), ("n", n))
        draft.stack[-1] = frame.looping(frame.at + 1, (*frame.loops, self.n - n), frame.actor)
        return False


@ROME.resolver(RelocateLeader)
def relocate_leader(build: RomeBuilder, step: RelocateLeader) -> None:
    fits = places(build.box, f"!pawn&{step.to}")

    def find(view: View, frame: Frame) -> list[int]:
        return [space for space in EVERYWHERE if fits(view, space, frame.piece)]

    def do(draft: Draft, frame: Frame, space: int) -> None:
        move_pawn(draft, space)

    pick_spaces(build, step.verb, find, do, fixed(1), not build.must)


@ROME.resolver(AddEnemy)
def add_enemy(build: RomeBuilder, step: AddEnemy) -> None:
    build.emit(PlaceEnemy(places(build.box, step.where), step.n))


class PlaceEnemy(Step):
    """Enemies of the supply, each turned up and then laid sideways where the player likes."""

    def __init__(self, where: Place, n: int) -> None:
        self.where, self.n = where, n

    def _spaces(self, view: View, frame: Frame) -> list[int]:
        return [space for space in EVERYWHERE if self.where(view, space, frame.piece)]

    def run(self, draft: Draft, frame: Frame) -> bool:
        left = self.n if frame.left == FRESH else frame.left
        if left == 0:
            return False
        if not draft.unused or not self._spaces(draft, frame):
            take_burden(draft, STRIFE, left)
            return False
        if not draft.unused[0] & UP:
            draft.unused = (draft.unused[0] | UP, *draft.unused[1:])
            draft.tell("enemy-drawn", ("enemy", draft.unused[0] & ~UP), news=True)
        return wait(draft, frame.keeping(left))

    def prompt(self, view: View, frame: Frame) -> Prompt:
        params = (("enemy", view.unused[0] & (UP - 1)), ("n", frame.left))
        return Prompt(0, Ask.ONE, "place-enemy", "space", params)

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        return (ENEMY_SUPPLY,), (str(action.args[0]),)

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return [act("at", SPACES[space]) for space in self._spaces(view, frame)]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        space = SPACE_OF[str(action.args[0])]
        enemy = draft.unused[0]
        draft.unused = draft.unused[1:]
        draft.enemies = with_one(draft.enemies, space, enemy | SIDEWAYS)
        draft.tell_at("enemy-placed", space, ("enemy", enemy & (UP - 1)))
        again(draft, frame.keeping(frame.left - 1))


@ROME.resolver(CapitalAction)
def capital_action(build: RomeBuilder, step: CapitalAction) -> None:
    op = GrantCapital(build.box)
    build.gate(op)
    build.emit(op)


class GrantCapital(BoxStep[Box]):
    """One of the Capital's actions, without a token; none while an enemy is there."""

    def _open(self, view: View) -> list[int]:
        if view.enemies[CENTRE] != FREE:
            return []
        box = self.box
        uses = box.on_spending.get(box.capital, ())
        return [number for number, use in enumerate(uses) if is_open(box, view, use, box.capital, CENTRE)]

    def run(self, draft: Draft, frame: Frame) -> bool:
        return bool(self._open(draft)) and wait(draft, frame)

    def ready(self, view: View, frame: Frame) -> bool:
        return bool(self._open(view))

    def opens(self, view: View, frame: Frame) -> bool:
        return bool(self._open(view))

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(0, Ask.ONE, "capital", "ability", view.about(frame), SKIP)

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        keys = [use.ability.key for use in self.box.on_spending[self.box.capital]]
        if action is SKIP:
            return answered(action)
        return ((action_of(CENTRE, "spend", keys.index(str(action.args[0])) + 1),),)

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        uses = self.box.on_spending[self.box.capital]
        return [*(act("capital", uses[number].ability.key) for number in self._open(view)), SKIP]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is SKIP:
            return
        for use in self.box.on_spending[self.box.capital]:
            if use.ability.key == action.args[0]:
                draft.tell("capital", ("key", use.ability.key))
                use_it(draft, use, self.box.capital, CENTRE)
