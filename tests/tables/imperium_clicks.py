"""How many confirming clicks, drops or keys the desk's shortest way takes for the actions of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from ludarium.ai.levels import level
from ludarium.ai.search import think
from ludarium.engine.actions import Action
from ludarium.engine.chance import number
from ludarium.engine.frames import NOTHING
from ludarium.engine.prompts import Ask
from ludarium.games import TITLES
from ludarium.games.imperium.state import SOLSTICE
from ludarium.models.desk import Desk

TITLE = TITLES.get("imperium")


@attrs.define
class Clicks:
    """What was counted: for each turn of one's own, each solstice that asks, and each turn of the bot."""

    turns: list[int] = attrs.field(factory=list)
    solstices: list[int] = attrs.field(factory=list)
    bot: list[int] = attrs.field(factory=list)


def recorded(seats: int, seed: int, name: str = "easy") -> tuple[list[Any], list[Action]]:
    """The states and actions of a match between computers."""
    quiet = attrs.evolve(level(name), seconds=600.0)
    state = TITLE.start(TITLE.setup(seats), seed)
    states, actions, decided = [state], [], 0
    while (seat := TITLE.turn(state)) is not None:
        action = think(TITLE, TITLE.observe(state, seat), seat, quiet, number(seed, decided)).action
        decided += not TITLE.is_formality(state)
        actions.append(action)
        state = TITLE.apply(state, action)
        states.append(state)
    return states, actions


class Counting:
    """Plays recorded actions on a desk by its shortest way."""

    def __init__(self, states: Sequence[Any], actions: Sequence[Action]) -> None:
        self.states, self.actions = states, actions
        self.at = 0
        self.desk = Desk(TITLE, ("A", "B", "C", "D"))
        self.desk.shortens = True
        self.desk.chosen.connect(self._play)
        self.is_true = True

    def _play(self, action: Action) -> None:
        """The match goes on as it was recorded, or not at all."""
        if self.actions[self.at] is not action:
            self.is_true = False
            return
        self.at += 1
        while self.at < len(self.actions) and TITLE.is_formality(self.states[self.at]):
            self.at += 1
        self._lay()

    def _lay(self) -> None:
        state = self.states[self.at]
        seat = TITLE.turn(state)
        observed = TITLE.observe(state, seat if seat is not None else 0)
        self.desk.lay(observed, may_act=seat is not None)

    def count(self) -> Clicks:
        clicks = Clicks()
        here: dict[str, int] = {}
        self._lay()
        while self.at < len(self.actions):
            state, before = self.states[self.at], self.at
            where = self._where(state)
            self._step()
            assert self.at > before
            for key in [key for key in here if key != where]:
                self._keep(clicks, key, here.pop(key))
            here[where] = here.get(where, 0) + 1
        for key, n in here.items():
            self._keep(clicks, key, n)
        return clicks

    @staticmethod
    def _where(state: Any) -> str:
        seat = TITLE.turn(state)
        if state.phase == SOLSTICE:
            return f"solstice {state.round} {seat}"
        if state.bot != NOTHING and state.seat == state.bot:
            return f"bot {state.round}"
        return f"turn {state.round} {state.seat}" if seat == state.seat else f"other {state.round} {state.seat} {seat}"

    @staticmethod
    def _keep(clicks: Clicks, key: str, n: int) -> None:
        kind = key.split()[0]
        if kind in ("turn", "solstice", "bot"):
            {"turn": clicks.turns, "solstice": clicks.solstices, "bot": clicks.bot}[kind].append(n)

    def _step(self) -> None:
        """One click, drop or key, by which as many of the recorded actions are played as the desk lets."""
        desk, prompt, coming = self.desk, self.desk.prompt, self.actions[self.at :]
        assert prompt is not None
        if desk.series.is_gathering and self._gather(coming):
            return
        if prompt.ask is Ask.ORDER and self._in_order(coming):
            return
        if prompt.ask is Ask.ORDER and self._plan(coming):
            self._try(desk.series.go_in_order)
        elif prompt.ask is Ask.GO:
            self._try(desk.series.run_on)
        elif not desk.plans.is_open and any(tuple(coming[:2]) in places.values() for places in desk.ahead.values()):
            self._try(lambda: desk.go(tuple(coming[:2])))
        else:
            self._try(lambda: desk.choose(coming[0]))

    def _in_order(self, coming: Sequence[Action]) -> bool:
        """All that was put in order in another order that leads to the same: whoever plays leaves it as it is shown."""
        begun, many = self.at, sum(map(len, self._ways(coming)))
        state = self.states[begun]
        played: list[Action] = []

        def play(action: Action) -> None:
            nonlocal state
            played.append(action)
            state = TITLE.apply(state, action)
            if len(played) < many and TITLE.turn(state) == TITLE.turn(self.states[begun]):
                self.desk.lay(TITLE.observe(state, TITLE.turn(state)), may_act=True)

        self._plan(coming)
        self.desk.chosen.disconnect(self._play)
        self.desk.chosen.connect(play)
        self.desk.series.go_in_order()
        self.desk.chosen.disconnect(play)
        self.desk.chosen.connect(self._play)
        is_same = state == self.states[begun + len(played)]
        self.at = begun + len(played) if is_same else begun
        self._lay()
        return is_same

    def _plan(self, coming: Sequence[Action]) -> bool:
        """Answer ahead what was answered, as far as it goes; whether what comes first then is what came."""
        desk = self.desk
        for way in self._ways(coming) if desk.plans.is_open else ():
            for end in range(2, len(way) + 1):
                choices = [choice.way for choice in desk.plans.choices() if not choice.is_planned]
                choices += [one for places in desk.ahead.values() for one in places.values()]
                if way[:end] in choices:
                    desk.go(way[:end])
        return desk.plans.next_in_order() is coming[0]

    def _ways(self, coming: Sequence[Action]) -> list[tuple[Action, ...]]:
        """What is put in order from here on, each with what was answered to it."""
        found: list[tuple[Action, ...]] = []
        asked = TITLE.prompt(self.states[self.at])
        for step, action in enumerate(coming):
            state = self.states[self.at + step]
            if TITLE.turn(state) != asked.seat or state.phase != SOLSTICE:
                break
            is_next = TITLE.prompt(state).key == asked.key
            found[len(found) - (not is_next) :] = [(action,)] if is_next else [(*found[-1], action)]
        return found

    def _try(self, deed: Any) -> None:
        """What the desk would play otherwise than recorded is not played: that takes another click."""
        deed()
        self.is_true = True

    def _gather(self, coming: Sequence[Action]) -> bool:
        desk, prompt, picked = self.desk, self.desk.prompt, []
        for step, action in enumerate(coming):
            state = self.states[self.at + step]
            asked = TITLE.prompt(state)
            if prompt is None or (asked.key, asked.seat) != (prompt.key, prompt.seat) or asked.done is action:
                break
            picked.append(action)
        if not picked:
            return False
        for action in picked:
            offer = next((offer for offer in desk.offers if offer.action is action), None)
            free = [id for id in offer.touches[0] if id not in desk.draft] if offer is not None else []
            if not free:
                break
            desk.toggle(free[0])
        begun = self.at
        desk.series.confirm()
        self.is_true = True
        return self.at > begun
