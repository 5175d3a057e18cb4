"""Actions of Rome, as orders."""

from __future__ import annotations

from typing import Any

from ludarium.engine.actions import Action
from ludarium.engine.registry import AnyTitle


def action(title: AnyTitle, state: Any, action: Action) -> str:
    return action.text
