"""Compiling the two boxes: every effect becomes a program, every ability is found by its event."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.engine.effects.building import Builder
from ludarium.engine.effects.machine import Program
from ludarium.engine.effects.packs import Boxes
from ludarium.engine.effects.verbs import CostThen
from ludarium.engine.effects.vocabulary import Instructions
from ludarium.engine.reasons import ContentError, because
from ludarium.games.imperium import verbs
from ludarium.games.imperium.bot.tables import tables
from ludarium.games.imperium.box import NEWEST, NO_PROGRAM, Ability, Box, Modifier
from ludarium.games.imperium.cards import Card, Exhaust, Happening
from ludarium.games.imperium.content import Content, read_content
from ludarium.games.imperium.counting import condition, counted_by, per_count
from ludarium.games.imperium.filters import parse_filter
from ludarium.games.imperium.places import SpotNames
from ludarium.games.imperium.programs import title_programs
from ludarium.games.imperium.scoring import counters, printed_points, score_line
from ludarium.games.imperium.vocabulary import IMPERIUM

assert verbs  # importing them registers their resolvers


def compiled(content: Content) -> Box:
    box = Box(content)
    box.spot_names = SpotNames(box.keys, box.number_of)
    box.programs = [Program(name, steps) for name, steps in title_programs(box)]
    box.program_of = {program.name: number for number, program in enumerate(box.programs)}
    box.play_program = _programs(box, "play", lambda card: card.play)
    box.solstice_program = _programs(box, "solstice", lambda card: card.solstice)
    box.gain_program = _programs(box, "on_gain", lambda card: card.on_gain)
    box.enter_program = _programs(box, "on_enter", lambda card: card.on_enter)
    box.instead_program = _programs(box, "instead", lambda card: card.instead_of_gain)
    box.requirements = tuple(tuple(condition(box, cond) for cond in card.requires) for card in box.cards)
    box.exhausts = tuple(
        tuple(_exhaust(box, number, which) for which in range(len(card.exhaust)))
        for number, card in enumerate(box.cards)
    )
    box.triggers, box.replacements = _waiting(box, "trigger"), _waiting(box, "replace")
    box.modifiers = tuple(_modifiers(box, card) for card in box.cards)
    box.point_counts = counters(box)
    box.score_line = tuple(score_line(card) for card in box.cards)
    box.printed = {line: printed_points(box.cards, line) for line in ("cards", "unrest")}
    box.uneven = frozenset(n for n, line in enumerate(box.score_line) if line in ("conditions", "counted"))
    box.counts = tuple(tuple(per_count(box, per) for per in counted_by(card)) for card in box.cards)
    box.bots = tables(box)
    return box


def _programs(box: Box, part: str, steps: Callable[[Card], Instructions]) -> tuple[int, ...]:
    return tuple(_program(box, card, part, steps(card)) for card in box.cards)


def _program(box: Box, card: Card, part: str, steps: Instructions) -> int:
    if not steps:
        return NO_PROGRAM
    builder = Builder(IMPERIUM, box)
    try:
        builder.steps(steps)
    except (KeyError, ValueError) as error:
        problem = f"card {card.key!r}, {part}: {error}"
        raise ContentError(because("content-shape", file=_page_of(box, card), problem=problem)) from error
    box.programs.append(builder.program(f"{card.key} {part}"))
    return len(box.programs) - 1


def _page_of(box: Box, card: Card) -> str:
    """The file in which a card stands."""
    return next((f"{name}.json" for name, part in box.parts.items() if card in part.cards), "shared.json")


def _exhaust(box: Box, number: int, which: int) -> Ability:
    """An exhaust ability: the check for its cost is what makes it usable."""
    card = box.cards[number]
    exhaust = card.exhaust[which]
    steps = (CostThen(exhaust.cost, exhaust.steps),) if exhaust.cost else exhaust.steps
    return _ability(box, number, which, _program(box, card, "exhaust", steps), exhaust.on, exhaust)


def _ability(box: Box, card: int, which: int, program: int, on: object, exhaust: Exhaust | None) -> Ability:
    holds = None if exhaust is None or exhaust.cond is None else condition(box, exhaust.cond)
    if not isinstance(on, Happening):
        return Ability(card, which, program, holds=holds)
    fits, any_turn = parse_filter(box, on.filter), exhaust is not None and exhaust.any_turn
    return Ability(card, which, program, on.event, fits, on.by, on.from_, on.what or on.deck, any_turn, holds)


def _waiting(box: Box, kind: str) -> dict[str, dict[int, list[Ability]]]:
    waiting: dict[str, dict[int, list[Ability]]] = {}
    for number, card in enumerate(box.cards):
        for which, passive in enumerate(card.passive):
            if passive.kind == kind and passive.on is not None:
                program = _program(box, card, kind, passive.steps)
                ability = _ability(box, number, which, program, passive.on, None)
                waiting.setdefault(passive.on.event, {}).setdefault(number, []).append(ability)
    return waiting


def _modifiers(box: Box, card: Card) -> dict[str, list[Modifier]]:
    found: dict[str, list[Modifier]] = {}
    for passive in card.passive:
        if passive.kind == "modify":
            found.setdefault(passive.what, []).append(Modifier(passive, parse_filter(box, passive.filter)))
    return found


BOXES = Boxes("imperium", NEWEST, read_content, compiled)
"""Where the boxes of this title come from."""
