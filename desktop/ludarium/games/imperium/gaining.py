"""Tokens: gaining them, with where they come from, and paying, with what was paid."""

from __future__ import annotations

from ludarium.engine.effects.frames import Frame
from ludarium.games.imperium.happenings import fire, replacement
from ludarium.games.imperium.state import Draft


def gain(draft: Draft, seat: int, what: str, n: int, sources: tuple[int, ...] = ()) -> None:
    """Tokens from the supply. ``sources``: the cards that they come from."""
    if n <= 0:
        return
    found = replacement(draft, seat, "would_gain", what)
    if found is not None:
        program, piece = found
        draft.run_program(program, seat, piece.card, piece.number)
        return
    player = draft.own(seat)
    if what == "action":
        player.actions += n
    else:
        setattr(player, what, getattr(player, what) + n)
    draft.tell("gained", seat, ("what", what), ("n", n))
    for card in sources:
        fire(draft, seat, "gains_tokens_from", card, what=what)


def pay(draft: Draft, frame: Frame, what: str, n: int, progress: int) -> None:
    """Tokens to the supply, some of them progress in place of others."""
    player = draft.own(frame.actor)
    paid = n if what == "progress" else max(0, n - progress * (2 if what == "materials" else 1))
    setattr(player, what, getattr(player, what) - paid)
    player.progress -= progress
    draft.tell("paid", frame.actor, ("what", what), ("n", paid), ("progress", progress))
    if paid:
        fire(draft, frame.actor, "pays", what=what)
