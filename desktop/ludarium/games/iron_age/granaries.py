"""Granaries: goods turned into food, at any time from collecting to the end of step 4."""

from __future__ import annotations

from ludarium.engine.actions import act
from ludarium.games.iron_age.content import Tables
from ludarium.games.iron_age.state import Draft, Empire, Sheet

CONVERT = act("convert")


def can_convert(me: Empire | Sheet, tables: Tables) -> bool:
    """Whether there is a good to turn into food, and a hole left on the food row."""
    return bool(me.developments & tables.granaries) and me.goods > 0 and me.food < tables.food_row


def turn_good_into_food(draft: Draft) -> None:
    me = draft.me
    me.goods -= 1
    me.food += 1
    draft.tell("converted", draft.seat)
