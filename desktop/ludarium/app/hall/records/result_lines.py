"""A finished match as a line: when it was, who won, the scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludarium.engine.daily_challenge import number_in
from ludarium.look import fonts
from ludarium.widgets.controls import Elided, PressLine, row, text
from ludarium.widgets.phrases import ago, hall, signed
from ludarium.words.voice import listing

if TYPE_CHECKING:
    from ludarium.library.results import Result
    from ludarium.library.store import MatchCard


def result_line(card: MatchCard, seats: Sequence[Result]) -> str:
    """Who won, and by how much; a match whose results are not counted here says only who played."""
    if not seats:
        number, names = number_in(card.origin), listing(card.names)
        return names if number is None else hall.tr("{names}: challenge {number}", names=names, number=number)
    ranked = sorted(seats, key=lambda seat: (seat.place, -seat.score))
    scores = " : ".join(signed(seat.score) for seat in ranked)
    winners = [seat.name for seat in ranked if seat.won]
    if len(winners) == 1:
        return hall.tr("{name} won {scores}", name=winners[0], scores=scores)
    if winners:
        return hall.tr("{names:subject} won together {scores}", names=listing(winners), scores=scores)
    return hall.tr("{names}: {scores}", names=listing([seat.name for seat in ranked]), scores=scores)


class FinishedMatch(PressLine):
    """A finished match that can be pressed to see it again."""

    def __init__(self, card: MatchCard, seats: Sequence[Result]) -> None:
        said, when = result_line(card, seats), ago(card.changed)
        parts = row(gap=10, margins=(6, 7, 6, 7))
        parts.addWidget(Elided(said, fonts.LABEL, fills=True), 1)
        parts.addWidget(text(when, fonts.LABEL, "muted"))
        super().__init__(hall.tr("{when}: {said}", when=when, said=said), parts)
