"""Points: progress, and every card by where it lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludarium.engine.contract import Breakdown, Outcome, Standing
from ludarium.engine.frames import NOTHING, Frame
from ludarium.engine.steps import View
from ludarium.engine.zones import known_cards
from ludarium.games.imperium.box import Box, Count, Tally
from ludarium.games.imperium.cards import Card
from ludarium.games.imperium.counting import owned, per_count, tally
from ludarium.games.imperium.state import COLLAPSE, HUMAN, Seat, State

FIXED = "fixed"
"""Where a power card lies: it never leaves its place."""


def located(player: Seat, among: frozenset[int] | range) -> list[tuple[int, str, int]]:
    """Those of some cards that a seat owns: the card, where it lies as far as points hang on that, its number there."""
    found = [(piece.card, "play", piece.number) for piece in player.play if piece.card in among]
    found += [(card, "garrison", NOTHING) for piece in player.play for card in piece.garrison if card in among]
    found += [(card, "history", NOTHING) for card in known_cards(player.history) if card in among]
    cycle = known_cards((*player.hand, *player.deck, *player.aside, *player.flooded, *player.discard))
    cycle += [*player.deck_holds, *(piece.card for piece in player.limbo)]
    return found + [(card, "discard", NOTHING) for card in cycle if card in among]


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


def points_of(
    box: Box, view: View, seat: int, card: int, where: str, number: int, cards: Sequence[int] | None = None
) -> int:
    """What one card is worth. ``cards``: all that the seat owns, where that is known already."""
    vp = box.cards[card].vp
    if vp is None:
        return 0
    if vp.kind == "fixed":
        return vp.n
    if vp.kind == "conditional":
        return next((case.n for case in vp.cases if is_case(case.if_, where)), vp.else_)
    total, frame = 0, Frame(0, 0, seat, seat, card, number)
    for quick, count in box.point_counts[card]:
        total += count(view, frame) if quick is None or cards is None else quick(cards)
    return min(vp.max, vp.n * total)


def standing(box: Box, view: View, seat: int) -> Standing:
    """The score of a seat, line by line. What is printed is added up at once: every state of a match is scored."""
    player = view.seats[seat]
    cards = owned(player)
    lines = {"progress": player.progress, "cards": 0, "conditions": 0, "counted": 0, "power": 0, "unrest": 0}
    for line, printed in box.printed.items():
        lines[line] = sum(map(printed.__getitem__, cards))
    for piece in player.fixed:
        lines["power"] += points_of(box, view, seat, piece.card, FIXED, piece.number, cards)
    if not box.uneven.isdisjoint(cards):
        for card, where, number in located(player, box.uneven):
            lines[box.score_line[card]] += points_of(box, view, seat, card, where, number, cards)
    return Standing(tuple(lines.items()))


class Tallied(NamedTuple):
    """A card that its owner counts: where it lies, what it is worth there, and how much it counts for that."""

    card: int
    where: str
    points: int
    counted: int = 0

    def line(self, box: Box) -> str:
        return "power" if self.where == FIXED else box.score_line[self.card]


def tallied(box: Box, view: View, seat: int) -> list[Tallied]:
    """Every card of a seat, with those that are worth nothing."""
    player = view.seats[seat]
    fixed = [(piece.card, FIXED, piece.number) for piece in player.fixed]
    return [
        Tallied(card, where, points_of(box, view, seat, card, where, number), counted(box, view, seat, card, number))
        for card, where, number in (*located(player, range(len(box.cards))), *fixed)
    ]


def counted(box: Box, view: View, seat: int, card: int, number: int) -> int:
    """How much a card with variable points counts."""
    frame = Frame(0, 0, seat, seat, card, number)
    return sum(count(view, frame) for _, count in box.point_counts[card])


def breakdown(box: Box, view: View, seat: int) -> Breakdown:
    """What the lines of the score are made of, card by card; the dearest first."""
    made: dict[str, list[tuple[str, int]]] = {}
    for one in tallied(box, view, seat):
        if one.points:
            made.setdefault(one.line(box), []).append((box.keys[one.card], one.points))
    return {line: tuple(sorted(parts, key=lambda part: (-part[1], part[0]))) for line, parts in made.items()}


LINES = {"fixed": "cards", "conditional": "conditions", "variable": "counted"}
"""The line of a score in which a card's points stand, by their kind."""


def score_line(card: Card) -> str:
    """The line of a score in which a card stands; none for one without points."""
    if card.vp is None:
        return ""
    return "unrest" if "unrest" in card.suits else LINES[card.vp.kind]


def printed_points(cards: Sequence[Card], line: str) -> tuple[int, ...]:
    """What every card has printed on it, if it stands in that line of a score."""
    return tuple(card.vp.n if card.vp is not None and score_line(card) == line else 0 for card in cards)


def counters(box: Box) -> tuple[tuple[tuple[Tally | None, Count], ...], ...]:
    """For every card with variable points, what it counts: among all cards that its owner has where it can, or so."""
    return tuple(
        tuple((tally(box, per), per_count(box, per)) for per in (card.vp.per, card.vp.also_per) if per is not None)
        if card.vp is not None and card.vp.kind == "variable"
        else ()
        for card in box.cards
    )


# The winner


def unrest_of(box: Box, view: View, seat: int) -> int:
    """The unrest cards a player owns."""
    return owned(view.seats[seat]).count(box.unrest)


def outcome(box: Box, state: State, totals: Sequence[int]) -> Outcome | None:
    if state.stack or not state.ended:
        return None
    seats = range(len(state.seats))
    if state.ended == COLLAPSE:
        unrest = [unrest_of(box, state, seat) for seat in seats]
        fewest = [seat for seat in seats if unrest[seat] == min(unrest)]
        if len(fewest) == 1:
            return Outcome(tuple(fewest), "collapse")
        best = max(totals[seat] for seat in fewest)
        winners = tuple(seat for seat in fewest if totals[seat] == best)
        return Outcome(winners, "collapse-points" if len(winners) == 1 else "shared")
    best = max(totals)
    winners = tuple(seat for seat in seats if totals[seat] == best)
    return Outcome(winners, "score" if len(winners) == 1 else "shared")


def solo_outcome(state: State, own: int, bots: int) -> Outcome:
    """Alone one wins with more points than the bot; a collapse is lost."""
    if state.ended == COLLAPSE:
        return Outcome((), "collapse-alone")
    return Outcome((HUMAN,), "beat-bot") if own > bots else Outcome((), "lost-to-bot")
