"""The box, component by component."""

from __future__ import annotations

from ludarium.engine.registry import AnyTitle
from ludarium.words.component import Component


def component_text(title: AnyTitle, thing: object) -> str:
    return ""


def components(title: AnyTitle) -> tuple[Component, ...]:
    return ()
