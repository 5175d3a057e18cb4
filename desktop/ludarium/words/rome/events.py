"""What happened in Rome, for the log."""

from __future__ import annotations

from ludarium.engine.events import Event
from ludarium.engine.registry import AnyTitle
from ludarium.words.voice import Company


def event(title: AnyTitle, event: Event, company: Company) -> str:
    return event.kind
