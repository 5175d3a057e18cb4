"""The words of Rome: Fate of an Empire. Each part is read when it is first needed."""

from __future__ import annotations

from ludarium.engine.rooms import read_when_needed

_WHERE = {
    "action": "actions",
    "asked_for": "advice",
    "box_names": "names",
    "changes": "grouping",
    "choice": "names",
    "components": "catalogue",
    "decisive": "account",
    "component_text": "catalogue",
    "event": "events",
    "gain": "things",
    "gap": "refusals",
    "group": "grouping",
    "name": "names",
    "note": "stages",
    "option": "names",
    "option_detail": "advice",
    "outcome": "outcomes",
    "prompt": "prompts",
    "reason": "refusals",
    "score_detail": "scores",
    "score_line": "names",
    "side": "names",
    "side_head": "names",
    "stage": "stages",
    "thing": "things",
    "unused": "stages",
    "zone": "things",
}

__getattr__ = read_when_needed(__name__, _WHERE)
