"""The words of Imperium. Each part is read when it is first needed: the shelf needs no more than a name."""

from __future__ import annotations

from ludarium.engine.rooms import read_when_needed

_WHERE = {
    "action": "actions",
    "choice": "names",
    "components": "catalogue",
    "component_text": "texts",
    "confirm": "picks",
    "turn_deeds": "turns",
    "event": "events",
    "gain": "things",
    "HEADINGS": "events",
    "UNTOLD": "events",
    "is_alike": "events",
    "together": "events",
    "gap": "refusals",
    "name": "names",
    "note": "stages",
    "option": "names",
    "outcome": "outcomes",
    "prompt": "prompts",
    "reason": "refusals",
    "recap": "turns",
    "rival": "scores",
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
