"""The words of Imperium. Each part is read when it is first needed: the shelf needs no more than a name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

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


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
