"""The words of The Iron Age. Each part is read when it is first needed: the shelf needs no more than a name."""

from __future__ import annotations

from ludarium.engine.rooms import read_when_needed

_WHERE = {
    "action": "actions",
    "box_names": "names",
    "choice": "names",
    "components": "texts",
    "component_text": "texts",
    "confirm": "progress",
    "event": "events",
    "floats": "motions",
    "gain": "things",
    "gap": "refusals",
    "name": "names",
    "note": "progress",
    "option": "names",
    "outcome": "outcomes",
    "prompt": "prompts",
    "reason": "refusals",
    "recap": "turns",
    "score_detail": "scores",
    "score_line": "names",
    "stage": "progress",
    "thing": "things",
    "unused": "progress",
    "zone": "things",
}

__getattr__ = read_when_needed(__name__, _WHERE)
