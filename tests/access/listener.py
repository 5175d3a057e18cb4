"""Somebody who cannot see the window: knows it by an accessibility bus alone, through names, roles and actions.

It runs in the system's own Python, which has the library that screen readers use, and knows no title.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import gi

gi.require_version("Atspi", "2.0")

from gi.repository import Atspi, Gio, GLib  # noqa: E402

T = TypeVar("T")

BUTTON, TICK, TEXT = "push button", "check box", "label"
USABLE = (BUTTON, TICK)
PATIENCE = 30.0


class Node:
    """A thing in the tree of the program. Of one that went away while it was read there is nothing to tell."""

    def __init__(self, thing: Any) -> None:
        self.thing = thing

    @property
    def role(self) -> str:
        return _asked(self.thing.get_role_name, "")

    @property
    def name(self) -> str:
        return _asked(self.thing.get_name, "")

    @property
    def actions(self) -> list[str]:
        count = _asked(self.thing.get_n_actions, 0)
        return [_asked(lambda place=place: self.thing.get_action_name(place), "") for place in range(count)]

    def _is(self, state: Any) -> bool:
        return _asked(lambda: self.thing.get_state_set().contains(state), False)

    @property
    def is_shown(self) -> bool:
        return self._is(Atspi.StateType.SHOWING)

    @property
    def is_enabled(self) -> bool:
        return self._is(Atspi.StateType.ENABLED)

    @property
    def most(self) -> int:
        """The largest value of something that has one."""
        return int(_asked(self.thing.get_maximum_value, -1))

    def children(self) -> Iterator[Node]:
        for place in range(_asked(self.thing.get_child_count, 0)):
            child = _asked(lambda place=place: self.thing.get_child_at_index(place), None)
            if child is not None:
                yield Node(child)

    def beside(self) -> list[Node]:
        """What has the same parent, itself left out."""
        return [node for node in Node(self.thing.get_parent()).children() if node.thing != self.thing]

    def below(self, *closed: str) -> Iterator[Node]:
        """All that is shown, in the order of reading; what is inside these roles is left out."""
        for child in self.children():
            if child.is_shown:
                yield child
                if child.role not in closed:
                    yield from child.below(*closed)

    def press(self) -> None:
        """Do what the thing is there for, whatever that is called."""
        does = [place for place, name in enumerate(self.actions) if name != "SetFocus"]
        if does:
            _asked(lambda: self.thing.do_action(does[0]), False)

    def focus(self) -> None:
        self.thing.do_action(self.actions.index("SetFocus"))


def _asked(ask: Callable[[], T], otherwise: T) -> T:
    with contextlib.suppress(GLib.Error):
        return ask()
    return otherwise


class Listener:
    """Reads the tree of the program, does what can be done there, and keeps what it hears.

    said: announcements; focused: (role, name) of what got the focus, the newest last
    """

    def __init__(self, command: list[str]) -> None:
        self.said: list[str] = []
        self.focused: list[tuple[str, str]] = []
        self._met: dict[tuple[str, str], Node] = {}
        self._context = GLib.MainContext.default()
        self.program = subprocess.Popen(command, env=dict(os.environ))

    def listen(self) -> None:
        """Come to the bus, as a screen reader that is switched on."""
        Atspi.init()
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            wish = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
            where = ("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set")
            bus.call_sync(*where, wish, None, Gio.DBusCallFlags.NONE, -1)
        self.app = self.wait(self._find_app, "the program is not on the bus")
        # Qt does not notice whoever asks for events while it is on its way to the bus.
        self._ears = Atspi.EventListener.new(self._hear)
        for kind in ("object:announcement", "object:state-changed:focused"):
            self._ears.register(kind)

    def _find_app(self) -> Node | None:
        return next((app for app in Node(Atspi.get_desktop(0)).children() if app.name == "Ludarium"), None)

    def _hear(self, event: Any) -> None:
        if event.type.startswith("object:announcement"):
            self.said.append(str(event.any_data))
        elif event.detail1:
            node = Node(event.source)
            self.focused.append((node.role, node.name))

    # Time

    def pump(self) -> None:
        assert self.program.poll() is None, f"the program ended with {self.program.returncode}"
        while self._context.pending():
            self._context.iteration(False)

    def wait(self, what: Callable[[], T | None], trouble: str, patience: float = PATIENCE) -> T:
        """Wait for something to come true."""
        end = time.monotonic() + patience
        while not (found := what()):
            assert time.monotonic() < end, trouble
            time.sleep(0.01)
            self.pump()
        return found

    # Reading

    def find(self, role: str, name: str) -> Node | None:
        """The first of that role whose name begins so. It is quickly found if it is still where it was."""
        met = self._met.get((role, name))
        if met is not None and met.is_shown and met.name.startswith(name):
            return met
        for node in self.app.below("list", "menu bar", role):
            if node.role == role and node.name.startswith(name):
                self._met[role, name] = node
                return node
        return None

    def await_node(self, role: str, name: str) -> Node:
        return self.wait(lambda: self.find(role, name), f"there is no {role} {name!r}")

    def boards(self) -> list[Node]:
        """The boards of a table: groups with a name that can be given the focus."""
        groups = [node for node in self.app.below("list", "menu bar") if node.role == "panel"]
        return [group for group in groups if group.name and "SetFocus" in group.actions]

    def pieces(self) -> list[Node]:
        return [piece for board in self.boards() for piece in board.children() if piece.is_shown]

    def orders(self) -> list[Node]:
        orders = self.find("list", "Orders")
        return [] if orders is None else list(orders.children())

    @property
    def moves(self) -> int:
        """How many moves were made, read off the slider of the past; none when there is no table."""
        slider = self.find("slider", "Position in the match")
        return -1 if slider is None else slider.most

    # Doing

    def key(self, symbol: int) -> None:
        Atspi.generate_keyboard_event(symbol, None, Atspi.KeySynthType.SYM)

    def close(self) -> int:
        """Close the window by its menu. The exit code."""
        self.wait(self._quit_entry, "there is no way to quit").press()
        return self.program.wait(PATIENCE)

    def _quit_entry(self) -> Node | None:
        bar = next((node for node in self.app.below() if node.role == "menu bar"), None)
        return None if bar is None else next((node for node in _all_below(bar) if node.name == "Quit"), None)


def _all_below(root: Node) -> Iterator[Node]:
    """Also what is not shown: the entries of closed menus."""
    for node in root.children():
        yield node
        yield from _all_below(node)
