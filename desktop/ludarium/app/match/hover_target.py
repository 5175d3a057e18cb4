"""What the pointer, the focus and the hand are on: a closer look at it, and a sentence about it."""

from __future__ import annotations

from functools import cached_property

from ludarium.app.match.action_help import Guide
from ludarium.app.match.detail_pane import Closer
from ludarium.app.match.dock import Dock
from ludarium.app.match.status_line import StatusLine
from ludarium.boards.drag import Hand
from ludarium.engine.scene import Thing
from ludarium.models.scene_model import SceneModel
from ludarium.tables.catalogue import CatalogueMaker, maker_of
from ludarium.tables.table import Table


class Looking:
    """Look closer: shows what was pointed at last, and follows it when it changes."""

    def __init__(self, scene: SceneModel, table: Table, closer: Closer, dock: Dock) -> None:
        self._scene = scene
        self._table = table
        self._closer = closer
        self._dock = dock
        self._thing: Thing | None = None
        self._title = table.setting.title

    @property
    def thing(self) -> Thing | None:
        """What is looked at."""
        return self._thing

    def look_at(self, thing: Thing) -> None:
        """What is pinned stays what is looked at."""
        if not self._closer.is_pinned:
            self._thing = thing
        said = self._scene.said(thing)
        self._closer.show_said(said, self._table.picture(thing), is_card=self._is_card(thing))
        self._dock.show_said(said)

    def _is_card(self, thing: Thing) -> bool:
        """Whether it is found among the cards of the title."""
        maker = self._maker
        return maker is not None and bool(maker.entry_of(self._title, thing))

    @cached_property
    def _maker(self) -> CatalogueMaker | None:
        return maker_of(self._title.id)

    def pin(self, is_pinned: bool) -> None:
        """Keep what is looked at, or follow the pointer again."""
        self._closer.is_pinned = is_pinned
        self._dock.show_pinned(is_pinned)

    def look_again(self) -> None:
        """What was looked at may have changed with the position."""
        thing = self._scene.thing(self._thing.id) if self._thing else None
        if thing is not None and thing != self._thing:
            self.look_at(thing)
        elif thing is None and self._thing is not None:
            self._thing = None
            self._closer.show_said(None)
            self._dock.show_said(None)


class Pointing:
    """Says in the status line what is under the pointer or over what the hand is."""

    def __init__(self, hand: Hand, table: Table, guide: Guide, status: StatusLine, looking: Looking) -> None:
        self._hand = hand
        self._table = table
        self._guide = guide
        self._status = status
        self._looking = looking
        table.pointed.connect(self._on_pointed)
        hand.picked.connect(lambda touch: status.say(guide.picked(touch)))
        hand.hovered.connect(self._on_hovered)
        hand.emptied.connect(lambda: status.say(""))

    def _on_pointed(self, thing: Thing | None) -> None:
        if thing is not None:
            self._looking.look_at(thing)
        if not self._hand.is_dragging:
            self._status.say(self._guide.about(thing, self._table.meaning(thing)) if thing is not None else "")

    def refresh(self) -> None:
        """Another position: what is said of a thing is true of this one, and of what lies there now."""
        for board in self._table.boards():
            if self._hand.by_keys and board.hasFocus() and board.focus.piece is not None:
                self._on_pointed(board.focus.piece.thing)
            elif not self._hand.by_keys and board.isVisible() and board.viewport().underMouse():
                board.pointer.hover_again()

    def _on_hovered(self, touch: str) -> None:
        """Something is held over a place, or over none."""
        held = self._hand.held
        self._status.say(self._guide.held_over(held, touch) if held and touch else "")
