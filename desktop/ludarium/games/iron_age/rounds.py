"""Beginning and end of turns and rounds."""

from __future__ import annotations

from ludarium.games.iron_age.frames import ROLL
from ludarium.games.iron_age.state import NO_FACE, Draft, Sea


def begin_turn(draft: Draft, seat: int) -> None:
    draft.seat = seat
    draft.dice, draft.fate, draft.rolls = (), NO_FACE, 0
    draft.population = draft.innovations = draft.boxes = 0
    if draft.sea is not None:
        draft.sea = Sea(draft.sea.every_turn, 0, draft.sea.opponent)
    draft.ask(ROLL, seat)
    draft.tell("turn", seat, ("round", draft.round))


def end_turn(draft: Draft) -> None:
    """On to the next seat; with the last seat's turn the round is over, and then the end of the game is tested."""
    following = (draft.seat + 1) % len(draft.seats)
    if following == draft.first:
        draft.tell("round-over", draft.seat, ("round", draft.round))
        if is_last_round(draft):
            draft.stack = ()
            draft.tell("match-over", draft.seat)
            return
        draft.round += 1
    begin_turn(draft, following)


def is_last_round(draft: Draft) -> bool:
    """Whether an end condition is met: alone, the number of rounds; else any of the three limits."""
    if draft.is_solitaire:
        return draft.round >= draft.box.rounds
    limits = draft.box.limits(draft.full)
    return (
        draft.built.bit_count() >= limits.monuments
        or any(seat.tribute >= limits.tribute for seat in draft.seats)
        or any(seat.developments.bit_count() >= limits.developments for seat in draft.seats)
    )
