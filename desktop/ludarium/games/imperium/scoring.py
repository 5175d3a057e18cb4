"""Points: progress, and every card by where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ludarium.engine.contract import Breakdown, Standing
from ludarium.engine.effects.frames import NOTHING, Frame
from ludarium.engine.effects.machine import View
from ludarium.engine.zones import known_cards
from ludarium.games.imperium.cards import Card
from ludarium.games.imperium.counting import per_count

if TYPE_CHECKING:
    from ludarium.games.imperium.box import Box


def located(player: Any) -> list[tuple[int, str, int]]:
    """Every card that scores: card, where it lies, and its number in play."""
    found = [(piece.card, "play", piece.number) for piece in player.play]
    found += [(card, "garrison", NOTHING) for piece in player.play for card in piece.garrison]
    found += [(piece.card, "fixed", piece.number) for piece in player.fixed]
    found += [(piece.card, "limbo", NOTHING) for piece in player.limbo]
    for zone in ("hand", "deck", "aside", "flooded", "history"):
        found += [(card, zone, NOTHING) for card in known_cards(getattr(player, zone))]
    found += [(card, "discard", NOTHING) for card in (*player.discard, *player.deck_holds)]
    return found


def is_case(case: str, where: str) -> bool:
    """Whether a scoring condition holds for a card that lies there."""
    if case == "in_history":
        return where == "history"
    if case == "garrisoned":
        return where == "garrison"
    if case == "in_play":
        return where == "play"
    if case == "not_in_play":
        return where != "play"
    raise ValueError(f"unknown condition {case!r}")


def points_of(box: Box, view: View, seat: int, card: int, where: str, number: int) -> int:
    """What one card is worth."""
    vp = box.cards[card].vp
    if vp is None:
        return 0
    if vp.kind == "fixed":
        return vp.n
    if vp.kind == "conditional":
        return next((case.n for case in vp.cases if is_case(case.if_, where)), vp.else_)
    frame = Frame(0, 0, seat, seat, card, number)
    total = sum(vp.n * count(view, frame) for count in box.point_counts[card])
    return min(vp.max, int(total))


def standing(box: Box, view: View, seat: int) -> Standing:
    """The score of a seat, line by line."""
    lines = {
        "progress": view.seats[seat].progress,
        "cards": 0,
        "conditions": 0,
        "counted": 0,
        "power": 0,
        "unrest": 0,
    }
    for line, _, points in scored(box, view, seat):
        lines[line] += points
    return Standing(tuple(lines.items()))


def scored(box: Box, view: View, seat: int) -> Iterator[tuple[str, int, int]]:
    """Every card of a seat that has points: the line in which they stand, the card, and how many."""
    line_of = box.score_line
    for card, where, number in located(view.seats[seat]):
        line = line_of[card]
        if line:
            yield "power" if where == "fixed" else line, card, points_of(box, view, seat, card, where, number)


def breakdown(box: Box, view: View, seat: int) -> Breakdown:
    """What the lines of the score are made of, card by card; the dearest first."""
    made: dict[str, list[tuple[str, int]]] = {}
    for line, card, points in scored(box, view, seat):
        if points:
            made.setdefault(line, []).append((box.keys[card], points))
    return {line: tuple(sorted(parts, key=lambda part: (-part[1], part[0]))) for line, parts in made.items()}


LINES = {"fixed": "cards", "conditional": "conditions", "variable": "counted"}
"""The line of a score in which a card's points stand, by their kind."""


def score_line(card: Card) -> str:
    """The line of a score in which a card stands; none for one without points."""
    if card.vp is None:
        return ""
    return "unrest" if "unrest" in card.suits else LINES[card.vp.kind]


ELSEWHERE = frozenset(("all_of_other_players", "other_players", "exile_pile"))
"""What lies there is not the player's own."""


def counts_elsewhere(card: Card) -> bool:
    """Whether a card's points depend on more than what its owner has."""
    if card.vp is None:
        return False
    return any(per is not None and per.zone in ELSEWHERE for per in (card.vp.per, card.vp.also_per))


def counters(box: Box) -> tuple[Any, ...]:
    """For every card with variable points, what it counts."""
    found: list[Any] = []
    for card in box.cards:
        if card.vp is None or card.vp.kind != "variable":
            found.append(())
        else:
            found.append(tuple(per_count(box, per) for per in (card.vp.per, card.vp.also_per) if per is not None))
    return tuple(found)
