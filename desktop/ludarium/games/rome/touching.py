"""What an action touches: the ids of pieces and places, for drag, click and keyboard."""

from __future__ import annotations

from ludarium.engine.actions import Action
from ludarium.engine.contract import Touches


def touches(action: Action) -> Touches:
    """The one thing that an action is about; what has no piece of its own touches its question."""
    return (("-".join(str(word) for word in (action.verb, *action.args)),),)
