"""The words of The Iron Age. Each part is read when it is first needed: the shelf needs no more than a name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

_WHERE = {
    "action": "actions",
    "box_names": "names",
    "choice": "names",
    "components": "texts",
    "component_text": "texts",
    "confirm": "course",
    "event": "events",
    "floats": "motions",
    "gain": "things",
    "gap": "refusals",
    "name": "names",
    "note": "course",
    "option": "names",
    "outcome": "outcomes",
    "prompt": "prompts",
    "reason": "refusals",
    "recap": "turns",
    "score_detail": "scores",
    "score_line": "names",
    "stage": "course",
    "thing": "things",
    "unused": "course",
    "zone": "things",
}


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
