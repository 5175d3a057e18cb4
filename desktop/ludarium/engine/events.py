"""What happened, for the log and for animation. Events name their audience; `redact` is what leaves the host."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from ludarium.engine.values import UNKNOWN

Datum = str | int | tuple[int, ...]

EVERYONE = -1
"""The audience mask of what all may see: every bit is set."""


@attrs.frozen
class Event:
    """One thing that happened to ``seat``.

    kind: what, as a word of the title
    data: its parameters, by name
    audience: bit mask of the seats that may see all of it
    secrets: names of the parameters that others see as UNKNOWN; empty with a limited audience: others see nothing of it
    news: some seat learned something here that the deciding seat did not know before (dice, a draw, a look)
    """

    kind: str
    seat: int
    data: tuple[tuple[str, Datum], ...] = ()
    audience: int = EVERYONE
    secrets: tuple[str, ...] = ()
    news: bool = False

    def __getitem__(self, name: str) -> Datum:
        return dict(self.data)[name]


Recorder = list[Event]


def brings_news(events: Iterable[Event]) -> bool:
    """Whether some seat learns something that the deciding seat did not know before: an undo fence stands after it."""
    return any(event.news for event in events)


def redact(event: Event, seat: int) -> Event | None:
    """The event as ``seat`` may see it, or None."""
    if event.audience >> seat & 1:
        return event
    if not event.secrets:
        return None
    hidden = tuple((name, UNKNOWN if name in event.secrets else datum) for name, datum in event.data)
    return attrs.evolve(event, data=hidden, audience=EVERYONE, secrets=(), news=False)
