"""Tokens: gaining them, with where they come from, and paying, with what was paid."""

from __future__ import annotations

from ludarium.engine.events import Datum
from ludarium.engine.frames import NOTHING, Frame
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.readings import SECOND
from ludarium.games.imperium.state import Draft
from ludarium.games.imperium.triggers import fire, replacement, run_passive


def regions_used(box: Box, frame: Frame) -> tuple[int, ...]:
    """The regions in play that the effect has used up so far: its tokens come from them."""
    verbs = ("recall", "abandon") if box.rules >= SECOND else ("recall",)
    regions = box.with_suit["region"]
    return tuple([card for verb, card in frame.done if verb in verbs and card in regions])


def gain(draft: Draft, seat: int, what: str, n: int, sources: tuple[int, ...] = (), lay_on: int = NOTHING) -> None:
    """Tokens from the supply. ``sources``: the cards that they come from; ``lay_on``: the market card they lay on."""
    if n <= 0:
        return
    found = replacement(draft, seat, "would_gain", what)
    if found is not None:
        run_passive(draft, seat, *found)
        return
    player = draft.own(seat)
    if what == "action":
        player.actions += n
    else:
        setattr(player, what, getattr(player, what) + n)
    lay: tuple[tuple[str, Datum], ...] = () if lay_on == NOTHING else (("by", lay_on),)
    draft.tell("gained", seat, ("what", what), ("n", n), *lay)
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
