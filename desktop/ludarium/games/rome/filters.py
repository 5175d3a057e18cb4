"""Predicates: on cards (`strife`, `attribute`) and on spaces of the empire with what lies there.

Of a space: ``any``, ``territory``, ``development``, ``capital``, ``level:2``, ``costs:culture``, ``ring:outer``,
``range:1`` (steps from the pawn), ``adjacent`` (to a development or the Capital), ``pawn``, ``here`` (where the effect
stands), ``enemy``, ``ready`` and ``spent`` (a token), ``agreement`` (a running one).
"""

from __future__ import annotations

from collections.abc import Callable

from ludarium.engine.effects.filters import Fits, fitting, predicate
from ludarium.engine.steps import View
from ludarium.games.rome.box import Box
from ludarium.games.rome.kinds import KIND_OF, NEIGHBOURS, OUTER, SPACES, distance
from ludarium.games.rome.state import ENDED, FREE

Place = Callable[[View, int, int], bool]
"""Whether a space fits, given the space that the effect stands on."""

EVERYWHERE = range(len(SPACES))


def cards(box: Box, text: str) -> Fits | None:
    """The cards of decks that fit; None: all. Each predicate is worked out once."""
    if not text:
        return None
    found = box.fitting.get(text)
    if found is None:
        found = box.fitting[text] = fitting(text, lambda word: _card(box, word), range(box.loan + 1))
    return found


def _card(box: Box, word: str) -> Callable[[int], bool]:
    name, _, of = word.partition(":")
    match name:
        case "strife" | "loan":
            return lambda card: card == box.burden_of[name]
        case "burden":
            return lambda card: card in (box.strife, box.loan)
        case "attribute":
            return lambda card: card in box.attributes
        case "development":
            return lambda card: card in box.developments
        case "costs":
            kind = KIND_OF[of]
            return lambda card: any(one == kind for one, _ in box.costs.get(card, ()))
        case "level":
            return lambda card: box.level.get(card) == int(of)
    raise ValueError(f"no such card: {word!r}")


def places(box: Box, text: str) -> Place:
    """The predicate as a question about a space."""
    return predicate(text, lambda word: _place(box, word))


def spaces(view: View, fits: Place, here: int) -> list[int]:
    return [space for space in EVERYWHERE if fits(view, space, here)]


def _place(box: Box, word: str) -> Place:
    name, _, of = word.partition(":")
    match name:
        case "development" | "territory" | "capital" | "level" | "costs":
            lying = _lying(box, name, word)
            return lambda view, space, here: view.grid[space] in lying
        case "ring":
            ring = OUTER if of == "outer" else frozenset(EVERYWHERE) - OUTER
            return lambda view, space, here: space in ring
        case "range":
            reach = int(of)
            return lambda view, space, here: distance(space, view.pawn) <= reach
        case "adjacent":
            built = _lying(box, "development", "development") | {box.capital}
            return lambda view, space, here: any(view.grid[near] in built for near in NEIGHBOURS[space])
    found = PLAIN.get(name)
    if found is None:
        raise ValueError(f"no such place: {word!r}")
    return found


def _lying(box: Box, name: str, word: str) -> frozenset[int]:
    """The cards that make a space fit, by what lies there."""
    if name == "capital":
        return frozenset((box.capital,))
    if name == "territory":
        return frozenset(box.territories)
    return frozenset(cards(box, word) or ()) & frozenset(box.developments)


PLAIN: dict[str, Place] = {
    "any": lambda view, space, here: True,
    "pawn": lambda view, space, here: space == view.pawn,
    "here": lambda view, space, here: space == here,
    "enemy": lambda view, space, here: view.enemies[space] != FREE,
    "ready": lambda view, space, here: space in view.seat.ready,
    "spent": lambda view, space, here: space in view.seat.spent,
    "agreement": lambda view, space, here: any(t.space == space and t.stage != ENDED for t in view.seat.trades),
}
