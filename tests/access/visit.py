"""A visit of somebody who cannot see: reads a table and gives an order, or plays a whole match.

`visit.py sample TITLE -- COMMAND` or `visit.py match TITLE SEED first|last -- COMMAND`. The last line is what was met,
as JSON.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

from listener import BUTTON, TEXT, USABLE, Listener, Node

ARROWS = (0xFF53, 0xFF54, 0xFF51, 0xFF52)

TRIES = 4
"""So often a piece and what it leads to are pressed before an order is given instead."""

UNMOVING = ("Undo", "Redo", "Hint", "Pause", "Move now")
"""Buttons of the banner that play nothing."""


def sample(her: Listener, title: str) -> dict[str, Any]:
    """Sit down, read the table, walk over a board, give one order."""
    her.listen()
    her.await_node(BUTTON, title).press()
    her.wait(her.orders, "there is nothing to decide")
    boards = [
        (board.name, [(piece.role, piece.name, piece.actions) for piece in board.children()]) for board in her.boards()
    ]
    walked = walk(her)
    order, before = her.orders()[0], her.moves
    name, deeds = order.name, order.actions
    her.said.clear()
    order.press()
    her.wait(lambda: her.moves > before, f"{name!r} was not played")
    her.wait(lambda: her.said, "nothing was announced")
    return {"boards": boards, "walked": walked, "order": name, "deeds": deeds, "said": her.said, "code": her.close()}


def walk(her: Listener) -> list[tuple[str, str]]:
    """Give the first piece of the largest board the focus, and go on with arrows: what was heard."""
    board = max(her.boards(), key=lambda board: len(list(board.children())))
    next(board.children()).focus()
    her.wait(lambda: any(role in (*USABLE, TEXT) for role, _ in her.focused), "no piece got the focus")
    for key in ARROWS:
        heard, end = len(her.focused), time.monotonic() + 0.4
        her.key(key)
        her.wait(lambda heard=heard, end=end: len(her.focused) > heard or time.monotonic() > end, "no answer")
    return her.focused


def match(her: Listener, title: str, seed: str, choice: str) -> dict[str, Any]:
    """Set a match up and play it to its end. In the second case the screen reader is switched on later."""
    if choice == "last":
        time.sleep(4)
    her.listen()
    set_up(her, title, choice)
    player = Player(her, random.Random(seed))
    while not player.is_over:
        player.decide()
    result = [node.name for node in her.app.below("menu bar") if node.role == TEXT]
    return {"ways": player.ways, "said": len(her.said), "result": result, "code": her.close()}


def set_up(her: Listener, title: str, choice: str) -> None:
    """Choose the title, an easy opponent, the first or the last of each option, and a short game if there is one."""
    her.await_node(BUTTON, f"Set up {title}").press()
    her.await_node(BUTTON, "Start match")
    pressed: set[str] = set()
    while wishes := [node for node in wanted(her, choice) if node.name not in pressed]:
        pressed.add(wishes[0].name)  # one after the other: an option may bring others with it
        wishes[0].press()
        time.sleep(0.2)
    her.await_node(BUTTON, "Start match").press()
    her.await_node("list", "Orders")


def wanted(her: Listener, choice: str) -> list[Node]:
    """What to tick: options are called after what they choose, as in "Length: Short game". The first seat stays."""
    groups: dict[str, list[Node]] = {}
    for node in her.app.below("list", "menu bar"):
        if node.role in ("check box", "radio button") and ": " in node.name:
            groups.setdefault(node.name.partition(": ")[0], []).append(node)
    return [picked(group, choice) for name, group in groups.items() if name != "Who starts" and not name.endswith(" 1")]


def picked(group: list[Node], choice: str) -> Node:
    easiest = [node for node in group if node.name.endswith((": Easy", ": Short game", ": Short"))]
    return easiest[0] if easiest else group[0 if choice == "first" else -1]


class Player:
    """Decides by chance: by an order, or by pieces and buttons. Counts in which way."""

    def __init__(self, her: Listener, rng: random.Random) -> None:
        self.her, self.rng = her, rng
        self.ways = {"order": 0, "piece": 0, "button": 0}

    @property
    def is_over(self) -> bool:
        return self.her.moves < 0 and self.her.find(BUTTON, "Play again") is not None

    def decide(self) -> None:
        """Make one move, once there is one to make; or see that the match is over."""
        her = self.her
        her.wait(lambda: her.orders() or self.is_over, "nothing goes on", 120)
        before = her.moves
        if before < 0:
            return
        way = self.rng.choice(("order", "order", "piece", "button"))
        if (way == "piece" and self._by_pieces(before)) or (way == "button" and self._by_button(before)):
            self.ways[way] += 1
        else:
            self.ways["order"] += self._by_order(before)

    def _by_order(self, before: int) -> bool:
        orders = self.her.orders()
        order = self.rng.choice(orders) if orders else None
        name = order.name if order else ""
        if order is None or not name or name.startswith("Not possible"):
            return False
        order.press()
        assert self._has_moved(before, 10), f"{name!r} was not played"
        return True

    def _by_pieces(self, before: int) -> bool:
        """Press a piece, and then what it may go to: whatever can be pressed then."""
        for _ in range(TRIES):
            usable = [piece for piece in self.her.pieces() if piece.role in USABLE]
            if not usable:
                return False
            self.rng.choice(usable).press()
            if self._has_moved(before, 0.4):
                return True
        return self._by_button(before)

    def _by_button(self, before: int) -> bool:
        """Press one of the buttons beside Undo."""
        undo = self.her.find(BUTTON, "Undo")
        beside = [] if undo is None else undo.beside()
        buttons = [node for node in beside if node.role == BUTTON and node.is_shown and node.is_enabled]
        buttons = [node for node in buttons if not node.name.startswith(UNMOVING)]
        if not buttons:
            return False
        self.rng.choice(buttons).press()
        return self._has_moved(before, 0.4)

    def _has_moved(self, before: int, patience: float) -> bool:
        """Whether it came to a move; where that would waste something, it is asked first whether one means it."""
        asked, end = time.monotonic() + 0.3, time.monotonic() + patience
        while self.her.moves == before:
            if time.monotonic() > asked and self._means_it():
                asked = end = time.monotonic() + 10
            if time.monotonic() > end:
                return False
            time.sleep(0.01)
            self.her.pump()
        return True

    def _means_it(self) -> bool:
        """Whether it was asked, and answered that one does."""
        stay = self.her.find(BUTTON, "Go on playing")
        others = [] if stay is None else [node for node in stay.beside() if node.role == BUTTON]
        if others:
            others[0].press()
        return bool(others)


def main() -> None:
    kind, *rest = sys.argv[1:]
    mark = rest.index("--")
    her = Listener(rest[mark + 1 :])
    try:
        print(json.dumps({"sample": sample, "match": match}[kind](her, *rest[:mark])))
    finally:
        if her.program.poll() is None:
            her.program.kill()


if __name__ == "__main__":
    main()
