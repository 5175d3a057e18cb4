"""Reading and compiling the box: effects become programs, abilities are found by what they wait for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeVar

from ludarium.engine.content_files import Pack, read_page, refuse
from ludarium.engine.effects.machine import Program
from ludarium.engine.effects.packs import Boxes
from ludarium.engine.effects.verbs import May
from ludarium.engine.effects.vocabulary import Instruction, Instructions
from ludarium.engine.steps import Step
from ludarium.games.rome import verbs
from ludarium.games.rome.box import Box, Listener, Passive, Use, begins_with_cost
from ludarium.games.rome.building import compile_steps
from ludarium.games.rome.checking import all_problems
from ludarium.games.rome.content import (
    NEWEST,
    Ability,
    Attributes,
    Content,
    Developments,
    Edicts,
    Enemies,
    Leaders,
    Sheet,
    Territories,
    Trigger,
)
from ludarium.games.rome.programs import title_programs
from ludarium.games.rome.verbs.goods import compile_half
from ludarium.games.rome.vocabulary import ROME, Modifier

T = TypeVar("T")

assert verbs  # importing them registers their resolvers


# Reading


def read_content(folder: Path) -> Content:
    """The content of a folder, ours or a player's own; a `ContentError` says all that does not fit."""
    pages = _Pages(Pack(folder))
    found = Content(
        pages.read("box", Sheet),
        pages.read("attributes", Attributes).cards,
        pages.read("developments", Developments).cards,
        pages.read("territories", Territories).cards,
        pages.read("enemies", Enemies, "tokens").tokens,
        pages.read("edicts", Edicts).cards,
        pages.read("leaders", Leaders, "leaders").leaders,
        pages.pack.checksum,
    )
    refuse(all_problems(found))
    return found


class _Pages:
    """The files of a pack, read one after the other."""

    def __init__(self, pack: Pack) -> None:
        self.pack, self.reader = pack, ROME.reader()

    def read(self, name: str, shape: type[T], things: str = "cards") -> T:
        return read_page(self.pack.read(name), shape, f"{name}.json", self.reader, things)


# Compiling


def compiled(content: Content) -> Box:
    box = Box(content)
    for name, ops in title_programs(box):
        _add(box, name, ops)
    box.basic = [_half(box, n, card.basic, "basic") for n, card in enumerate(content.attributes)]
    box.boosted = [_half(box, n, card.boosted, "boosted") for n, card in enumerate(content.attributes)]
    box.drawback = {n: _must(box, n, c.drawback) for n, c in enumerate(content.attributes) if c.drawback}
    box.in_hand = {n: _passives(box, n, card.hand) for n, card in enumerate(content.attributes) if card.hand}
    box.produce = {n: _program(box, n, d.produce, "produce") for n, d in box.development.items() if d.produce}
    box.resting, box.influenced, box.on_spending, box.while_ready = {}, {}, {}, {}
    box.in_empire, box.listening = {}, {}
    for number, development in box.development.items():
        _abilities(box, number, development.abilities)
    _abilities(box, box.capital, content.sheet.capital.actions)
    _territories(box)
    _leaders(box)
    _index(box)
    return box


def _territories(box: Box) -> None:
    box.when_developed, box.agreements = {}, {}
    for number, territory in box.territory.items():
        if territory.when_developed:
            box.when_developed[number] = _program(box, number, territory.when_developed, "developed")
        if territory.resting:
            box.resting[number] = _program(box, number, territory.resting, "resting")
        for kind, agreement in (("short", territory.short), ("lasting", territory.lasting)):
            if agreement is not None:
                program = _program(box, number, agreement.steps, kind)
                box.agreements[number, kind] = (agreement.technology, program)


def _leaders(box: Box) -> None:
    box.leader_passives, box.leader_listeners, box.leader_actions = [], [], []
    number = box.first_ability
    for leader in box.leaders:
        passives: tuple[Passive, ...] = ()
        listeners: tuple[Listener, ...] = ()
        actions: tuple[tuple[int, Use], ...] = ()
        for ability in leader.abilities:
            passives += _passives(box, number, ability.modifiers)
            listeners += _listeners(box, number, ability.triggers)
            if ability.action:
                plain = Ability("leader", ability.action, key=ability.key, limit=ability.limit)
                actions += ((number, _use(box, number, plain)),)
            number += 1
        box.leader_passives.append(passives)
        box.leader_listeners.append(listeners)
        box.leader_actions.append(actions)


def _abilities(box: Box, card: int, abilities: tuple[Ability, ...]) -> None:
    resting = tuple(step for ability in abilities if ability.kind == "resting" for step in ability.steps)
    if resting:
        box.resting[card] = _program(box, card, resting, "resting")
    for ability in abilities:
        if ability.modifiers:
            needs_token = ability.kind == "while_influenced"
            more = _passives(box, card, ability.modifiers, needs_token)
            box.in_empire[card] = (*box.in_empire.get(card, ()), *more)
        if ability.triggers:
            box.listening[card] = (*box.listening.get(card, ()), *_listeners(box, card, ability.triggers))
        if not ability.steps:
            continue
        match ability.kind:
            case "when_influenced":
                must = ability.must
                program = _must(box, card, ability.steps) if must else _program(box, card, (May(ability.steps),))
                box.influenced.setdefault(card, []).append(program)
            case "when_spent":
                box.on_spending.setdefault(card, []).append(_use(box, card, ability))
            case "while_influenced":
                box.while_ready.setdefault(card, []).append(_use(box, card, ability))


def _use(box: Box, card: int, ability: Ability) -> Use:
    """One without a cost that could be used without end works once a turn."""
    is_free = ability.kind == "while_influenced" and not begins_with_cost(ability.steps)
    once = ability.limit == "once_per_turn" or is_free
    program = _program(box, card, ability.steps, ability.kind, ability.tag)
    use = Use(len(box.uses), program, once, ability)
    box.uses.append(use)
    return use


def _passives(box: Box, card: int, steps: Instructions, needs_token: bool = False) -> tuple[Passive, ...]:
    return tuple(box.passive(step, card, needs_token) for step in steps if isinstance(step, Modifier))


def _listeners(box: Box, card: int, triggers: tuple[Trigger, ...]) -> tuple[Listener, ...]:
    found = []
    for trigger in triggers:
        program = _program(box, card, trigger.steps, trigger.event)
        found.append(Listener(len(box.listeners), trigger.event, program, card, trigger.only))
        box.listeners.append(found[-1])
    return tuple(found)


def _half(box: Box, card: int, steps: Instructions, half: str) -> int:
    return _add(box, f"{box.keys[card]} {half}", *compile_half(box, card, steps, half))


def _program(box: Box, card: int, steps: Instructions, name: str = "", tag: str = "") -> int:
    return _add(box, f"{box.keys[card]} {name}", *compile_steps(box, card, steps, tag))


def _must(box: Box, card: int, steps: Instructions) -> int:
    return _add(box, f"{box.keys[card]} must", *compile_steps(box, card, steps, must=True))


def _add(
    box: Box, name: str, ops: Sequence[Step], gates: Sequence[Step] = (), sources: Sequence[Instruction | None] = ()
) -> int:
    box.program_of.setdefault(name, len(box.programs))
    box.programs.append(Program(name, ops, gates, sources))
    return len(box.programs) - 1


def _index(box: Box) -> None:
    """Modifiers by the name that they are looked for under."""
    box.of_leader = [_by_key(passives) for passives in box.leader_passives]
    box.of_hand = _by_key(p for passives in box.in_hand.values() for p in passives)
    box.of_empire = _by_key(p for passives in box.in_empire.values() for p in passives)
    box.heard = {listener.event for listener in box.listeners}


def _by_key(passives: Iterable[Passive]) -> dict[str, tuple[Passive, ...]]:
    found: dict[str, tuple[Passive, ...]] = {}
    for passive in passives:
        found[passive.key] = (*found.get(passive.key, ()), passive)
    return found


BOXES = Boxes("rome", NEWEST, read_content, compiled)
"""Where the boxes of this title come from."""
