"""What happened, line by line, the newest first: told from the view of the seat that reads it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs
from PySide6.QtCore import QObject

from ludarium import words
from ludarium.engine.actions import Action
from ludarium.engine.events import Event
from ludarium.engine.registry import AnyTitle
from ludarium.models.list_roles import Row, RowsModel
from ludarium.models.table_voice import at_table

TURN = "turn"
"""The kind of event by which a title says that somebody's turn begins: it heads the lines of that turn."""

HEAD, LINE = "head", "line"
SHOWN = "shown"
"""The mark of the lines that led to the position which is looked at."""


BEGIN, END = "\x02", "\x03"
"""Put around names on their way through the words, so that they can be found in any sentence of any language."""


def marked(name: str) -> str:
    return f"{BEGIN}{name.replace(BEGIN, '').replace(END, '')}{END}"


def unmarked(text: str) -> tuple[str, tuple[tuple[int, int], ...]]:
    """Return the text as read, and the spans of the names in it: (begin, length)."""
    said, spans = "", []
    for part in text.split(BEGIN):
        name, end, rest = part.partition(END)
        if end:
            spans.append((len(said), len(name)))
        said += name + rest
    return said, tuple(spans)


@attrs.frozen
class Step:
    """One action as the looking seat saw it.

    position: how many actions had been played before it
    events: what happened, redacted for that seat
    asides: what happened beside the rules after it: a seat changed hands, somebody conceded
    """

    position: int
    seat: int
    action: Action
    events: tuple[Event, ...]
    asides: tuple[Event, ...] = ()

    @property
    def told(self) -> tuple[Event, ...]:
        """All that the log tells of it."""
        return self.events + self.asides


@attrs.frozen
class Turn:
    """The events of one seat's turn, answers of others included. last: the position of its last action"""

    seat: int
    events: tuple[Event, ...]
    last: int


def whole_turns(steps: Sequence[Step]) -> list[Turn]:
    """The steps as turns: each begins where a title says so, else where another decides. Empty ones are left out.

    What happened beside the rules belongs to no turn: the log tells it.
    """
    has_turns = any(event.kind == TURN for step in steps for event in step.events)
    found: list[Turn] = []
    for step in steps:
        if not found or (not has_turns and found[-1].seat != step.seat):
            found.append(Turn(step.seat, (), step.position))
        for event in step.events:
            if event.kind == TURN:
                found.append(Turn(event.seat, (), step.position))
            else:
                found[-1] = Turn(found[-1].seat, (*found[-1].events, event), step.position)
    return [turn for turn in found if turn.events]


Run = tuple[Event, ...]
"""Events that one line tells."""


@attrs.frozen
class Sayings:
    """The lines of one step, each with the events that it tells."""

    step: Step
    runs: tuple[Run, ...]
    rows: tuple[Row[int], ...]


class LogModel(RowsModel[int]):
    """The log: a head for each turn, and under it what happened in it.

    The value of a row is the position that its action led to: what a click shows.
    """

    def __init__(self, title: AnyTitle, names: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._names = names
        self._marked = [marked(name) for name in names]
        self._said: dict[tuple[int | None, int], Sayings] = {}
        self._joined: dict[tuple[int | None, str, int], tuple[Step, Row[int]]] = {}

    def tell(self, steps: Sequence[Step], viewer: int | None, looked_at: int | None = None) -> None:
        """Show what these steps were to the viewer; mark the step that led to the position which is looked at.

        viewer: None for somebody who looks on
        """
        groups: list[list[Row[int]]] = [[]]
        lines = self._lines(steps, viewer)
        shown = _last_told(lines, looked_at)
        for row in lines:
            if row.kind == HEAD:
                groups.append([])
            groups[-1].append(attrs.evolve(row, marks=(SHOWN,)) if row.value == shown else row)
        self.show([row for group in reversed(groups) for row in _newest_first(group)])

    def sentences(self, step: Step, viewer: int | None) -> tuple[Row[int], ...]:
        """Return the lines of one step. Cached, since the past does not change."""
        return self._sayings(step, viewer).rows

    def _sayings(self, step: Step, viewer: int | None) -> Sayings:
        kept = self._said.get((viewer, step.position))
        if kept is None or kept.step is not step:
            runs = words.runs(self._title, step.told)
            rows = tuple(self._say(step, number, run, viewer) for number, run in enumerate(runs))
            kept = self._said[viewer, step.position] = Sayings(step, tuple(runs), rows)
        return kept

    def turns(self, steps: Sequence[Step], viewer: int | None) -> list[Row[int]]:
        """Return each turn of the others in these steps, the newest first, by its deeds or in a sentence."""
        groups = [
            [*self._recap(f"turn.{place}", turn, viewer)]
            for place, turn in enumerate(whole_turns(steps))
            if turn.seat != viewer
        ]
        return [row for group in reversed(groups) for row in group]

    def _recap(self, key: str, turn: Turn, viewer: int | None) -> Iterator[Row[int]]:
        """Yield a turn by its deeds, or in a sentence."""
        done = words.deeds(self._title, turn.seat, turn.events, self._marked, viewer)
        for number, deed in enumerate(done):
            text, spans = unmarked(deed.said)
            yield Row(f"{key}.{number}", text, turn.last + 1, seat=turn.seat, spans=spans, picture=deed.component)
        if not done:
            text, spans = unmarked(words.recap(self._title, turn.seat, turn.events, self._marked, viewer))
            yield Row(key, text, turn.last + 1, seat=turn.seat, spans=spans)

    def _say(self, step: Step, number: int, run: Sequence[Event], viewer: int | None) -> Row[int]:
        event = run[0]
        text, spans = unmarked(words.run(self._title, run, self._marked, viewer))
        kind = HEAD if event.kind == TURN or words.is_heading(self._title, event) else LINE
        key = f"{step.position}.{number}"
        return Row(key, text, step.position + 1, kind=kind, seat=event.seat, spans=spans)

    def _lines(self, steps: Sequence[Step], viewer: int | None) -> list[Row[int]]:
        if not any(event.kind == TURN for step in steps for event in step.events):
            return self._headed(steps, viewer)
        lines: list[Row[int]] = []
        last: Run = ()
        for step in steps:
            said = self._sayings(step, viewer)
            rows, runs = said.rows, said.runs
            if last and runs and words.goes_on(self._title, last, runs[0][0]):
                last = (*last, *runs[0])
                lines[-1] = self._join(lines[-1], last, step, viewer)
                rows, runs = rows[1:], runs[1:]
            lines += rows
            last = runs[-1] if runs else last
        return lines

    def _join(self, first: Row[int], run: Run, step: Step, viewer: int | None) -> Row[int]:
        """Extend a line by the next action, whose position it then leads to."""
        kept = self._joined.get((viewer, first.key, step.position))
        if kept is None or kept[0] is not step:
            row = attrs.evolve(self._say(step, 0, run, viewer), key=first.key)
            kept = self._joined[viewer, first.key, step.position] = step, row
        return kept[1]

    def _headed(self, steps: Sequence[Step], viewer: int | None) -> list[Row[int]]:
        """Head the lines of a title without turns by the seat that decides."""
        lines: list[Row[int]] = []
        decided = -1
        for step in steps:
            said = self.sentences(step, viewer)
            if said and step.seat != decided:
                lines.append(self._head(step, viewer))
                decided = step.seat
            lines += said
        return lines

    def _head(self, step: Step, viewer: int | None) -> Row[int]:
        whose = at_table.tr("You") if step.seat == viewer else self._names[step.seat]
        return Row(f"{step.position}.head", whose, step.position, kind=HEAD, seat=step.seat)


def _last_told(lines: Sequence[Row[int]], position: int | None) -> int | None:
    """Return the last position up to this one that has a line."""
    if position is None:
        return None
    return max((row.value for row in lines if row.kind == LINE and row.value <= position), default=None)


def _newest_first(group: Sequence[Row[int]]) -> list[Row[int]]:
    """Reverse the lines, with the heading on top."""
    if group and group[0].kind == HEAD:
        return [group[0], *reversed(group[1:])]
    return list(reversed(group))
