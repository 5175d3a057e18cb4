"""The words of Eight-Minute Empire. Each part is read when it is first needed: the shelf needs no more than a name."""

from __future__ import annotations

from ludarium.engine.rooms import read_when_needed

_WHERE = {
    "action": "actions",
    "choice": "names",
    "components": "texts",
    "component_text": "texts",
    "event": "events",
    "gain": "things",
    "gap": "refusals",
    "name": "names",
    "note": "stages",
    "option": "names",
    "outcome": "outcomes",
    "prompt": "prompts",
    "reason": "refusals",
    "recap": "turns",
    "score_detail": "names",
    "score_line": "names",
    "stage": "stages",
    "thing": "things",
    "unused": "stages",
    "zone": "things",
}

__getattr__ = read_when_needed(__name__, _WHERE)
