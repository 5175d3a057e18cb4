"""The words of Rome: Fate of an Empire. Each part is read when it is first needed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

_WHERE = {
    "action": "actions",
    "asked_for": "advising",
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
    "option_detail": "advising",
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


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
