"""What happened in a match, as the viewing seat saw it."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium import words
from ludarium.app.match.viewpoint import Viewpoint
from ludarium.engine.events import Event
from ludarium.engine.reasons import Reason
from ludarium.library.saved import SavedMatch
from ludarium.models.log_model import TURN, Step
from ludarium.words.seat_changes import BY_CHANCE, HANDED

CHANCE = "random"  # the level that decides once for another seat; it never holds a seat


class EventHistory:
    """The steps of a match, redacted for the viewing seat."""

    def __init__(self, match: SavedMatch, viewpoint: Viewpoint) -> None:
        self._match = match
        self._viewpoint = viewpoint
        self._steps: dict[int, list[Step]] = {}

    def forget_from(self, position: int) -> None:
        """Drop what followed: it was just played differently."""
        for steps in self._steps.values():
            del steps[position:]

    def steps(self) -> list[Step]:
        """Return every step up to now."""
        told = self._steps.setdefault(self._viewpoint.viewer, [])
        while len(told) < self._match.cursor:
            told.append(self._step_at(len(told)))
        return told[: self._match.cursor]

    def _step_at(self, position: int) -> Step:
        title, action = self._match.title, self._match.actions[position]
        seat = title.turn(self._match.states[position])
        assert seat is not None
        redacted = (title.redact(event, self._viewpoint.viewer) for event in self._match.told(position))
        return Step(position, seat, action, tuple(event for event in redacted if event), self._asides(position))

    def _asides(self, position: int) -> tuple[Event, ...]:
        """Return handovers and endings after the action at the position; before the first one, with it."""
        match, found = self._match, []
        seat = match.title.turn(match.states[position])
        if seat is not None and match.players_at(position)[seat] == CHANCE != match.seated[seat]:
            found.append(Event(BY_CHANCE, seat))
        for at in (0, 1) if position == 0 else (position + 1,):
            found += self._handed(at)
        if match.ended and position + 1 == len(match.actions):
            found.append(Event(match.ended.how, match.ended.seat))
        return tuple(found)

    def _handed(self, at: int) -> list[Event]:
        """Return the seats handed over there, except those decided by chance once."""
        match = self._match
        before = match.players_at(at - 1) if at else match.seated
        return [
            Event(HANDED, over.seat, (("player", over.player),))
            for over in match.handed
            if over.at == at and CHANCE not in (over.player, before[over.seat])
        ]

    def announced(self) -> Event | None:
        """Return the announcement of the end until the viewer has decided again, or None."""
        kinds = self._match.title.announced
        if not kinds:
            return None
        for step in reversed(self.steps()[: self._viewpoint.position]):
            for event in reversed(step.events):
                if event.kind in kinds:
                    return event
            if step.seat == self._viewpoint.viewer:
                break
        return None

    # Whose turn it is

    @property
    def turn_owner(self) -> int | None:
        """Return whose turn it is, even if another seat has to answer; the decider if the title reports no turns."""
        for step in reversed(self.steps()[: self._viewpoint.position]):
            for event in reversed(step.events):
                if event.kind == TURN:
                    return event.seat
        return self._viewpoint.decider

    @property
    def is_nobodys_turn(self) -> bool:
        """Whether it is the turn of a printed opponent, for whom players act."""
        owner = self.turn_owner
        return owner is not None and owner >= len(self._match.setup.names)

    @property
    def must_answer(self) -> bool:
        """Whether a seat is asked in another seat's turn."""
        decider = self._viewpoint.decider
        return decider is not None and decider != self.turn_owner and not self.is_nobodys_turn

    # What is worth telling once more

    def recap(self) -> list[Step]:
        """Return the others' steps since the viewer's last turn, also while the viewer decides."""
        if self._viewpoint.you is None:
            return []
        steps = self.steps()
        if len(self._match.setup.names) == 1:
            return self._printed_turn(steps)
        end = len(steps)
        while end and steps[end - 1].seat == self._viewpoint.viewer:
            end -= 1
        return self._others_before(steps[:end])

    def _printed_turn(self, steps: Sequence[Step]) -> list[Step]:
        """Return the last turn of the printed opponent in a game alone."""
        turns = [(place, event.seat) for place, step in enumerate(steps) for event in step.events if event.kind == TURN]
        others = [at for at, (_, seat) in enumerate(turns) if seat != self._viewpoint.viewer]
        if not others:
            return []
        begin = turns[others[-1]][0]
        end = turns[others[-1] + 1][0] + 1 if others[-1] + 1 < len(turns) else len(steps)
        return list(steps[begin:end])

    def marked(self) -> set[str]:
        """Return the pieces that the last moves touched."""
        steps, position = self.steps(), self._viewpoint.position
        if self._viewpoint.is_looking_back:
            return self._touched(steps[max(0, position - 1) : position])
        return self._touched(self._others_before(steps))

    def _others_before(self, steps: Sequence[Step]) -> list[Step]:
        viewer = self._viewpoint.viewer
        last = next((place for place in reversed(range(len(steps))) if steps[place].seat == viewer), -1)
        return list(steps[last + 1 :])

    def _touched(self, steps: Sequence[Step]) -> set[str]:
        title = self._match.title
        touched: set[str] = set()
        for step in steps:
            state = self._match.states[step.position]
            touches = title.touches(state, step.action)
            if title.has_secrets(state, step.seat):
                touches = touches[-1:]  # which of the hidden pieces it began with would tell too much
            touched.update(piece for pieces in touches for piece in pieces)
        return touched

    def fence_seen(self, reason: Reason) -> str:
        """Return what was revealed at an undo fence, in words, or an empty string."""
        if reason.key != "undo-fence":
            return ""
        step = self.steps()[int(dict(reason.params)["action"])]
        news = [event for event in step.events if event.news]
        match = self._match
        return words.event(match.title, news[0], match.setup.names, self._viewpoint.you) if news else ""
