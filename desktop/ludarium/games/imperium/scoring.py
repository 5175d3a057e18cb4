"""Points: progress, and every card by where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ludarium.engine.contract import Standing
from ludarium.engine.effects.frames import NOTHING, Frame
from ludarium.engine.effects.machine import View
from ludarium.engine.zones import card_of
from ludarium.games.imperium.counting import per_count

if TYPE_CHECKING:
    from ludarium.games.imperium.box import Box


def located(player: Any) -> Iterator[tuple[int, str, int]]:
    """Every card that scores: card, where it lies, and its number in play."""
    for piece in player.play:
        yield piece.card, "play", piece.number
        for card in piece.garrison:
            yield card, "garrison", NOTHING
    for piece in player.fixed:
        yield piece.card, "fixed", piece.number
    for piece in player.limbo:
        yield piece.card, "limbo", NOTHING
    for zone in ("hand", "deck", "aside", "flooded", "history"):
        for place in getattr(player, zone):
            if place >= 0:
                yield card_of(place), zone, NOTHING
    for card in (*player.discard, *player.deck_holds):
        yield card, "discard", NOTHING


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
    player = view.players[seat]
    lines = {"progress": player.progress, "cards": 0, "conditions": 0, "counted": 0, "power": 0, "unrest": 0}
    names = {"fixed": "cards", "conditional": "conditions", "variable": "counted"}
    for card, where, number in located(player):
        vp = box.cards[card].vp
        if vp is None:
            continue
        line = "power" if where == "fixed" else "unrest" if card == box.unrest else names[vp.kind]
        lines[line] += points_of(box, view, seat, card, where, number)
    return Standing(tuple(lines.items()))


def counters(box: Box) -> tuple[Any, ...]:
    """For every card with variable points, what it counts."""
    found: list[Any] = []
    for card in box.cards:
        if card.vp is None or card.vp.kind != "variable":
            found.append(())
        else:
            found.append(tuple(per_count(box, per) for per in (card.vp.per, card.vp.also_per) if per is not None))
    return tuple(found)
