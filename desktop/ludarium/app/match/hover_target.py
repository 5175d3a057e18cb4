"""What the pointer, the focus or the drag is on: Look closer and the status line."""

from __future__ import annotations

from functools import cached_property

from ludarium.app.match.action_help import ActionHelp
from ludarium.app.match.detail_pane import DetailPane
from ludarium.app.match.dock import Dock
from ludarium.app.match.status_line import StatusLine
from ludarium.boards.drag import Drag
from ludarium.engine.scene import Thing
from ludarium.models.scene_model import SceneModel
from ludarium.tables.catalogue import CatalogueMaker, maker_of
from ludarium.tables.table import Table


class DetailTarget:
    """Shows the last pointed thing in Look closer and updates it."""

    def __init__(self, scene: SceneModel, table: Table, detail_pane: DetailPane, dock: Dock) -> None:
        self._scene = scene
        self._table = table
        self._detail_pane = detail_pane
        self._dock = dock
        self._thing: Thing | None = None
        self._title = table.context.title

    @property
    def thing(self) -> Thing | None:
        return self._thing

    def look_at(self, thing: Thing) -> None:
        """Show the thing; a pinned one stays the target."""
        if not self._detail_pane.is_pinned:
            self._thing = thing
        said = self._scene.said(thing)
        self._detail_pane.show_said(said, self._table.picture(thing), is_card=self._is_card(thing))
        self._dock.show_said(said)

    def _is_card(self, thing: Thing) -> bool:
        """Whether the card browser has the thing."""
        maker = self._maker
        return maker is not None and bool(maker.entry_of(self._title, thing))

    @cached_property
    def _maker(self) -> CatalogueMaker | None:
        return maker_of(self._title.id)

    def pin(self, is_pinned: bool) -> None:
        self._detail_pane.is_pinned = is_pinned
        self._dock.show_pinned(is_pinned)

    def look_again(self) -> None:
        """Update the thing after a change of position."""
        thing = self._scene.thing(self._thing.id) if self._thing else None
        if thing is not None and thing != self._thing:
            self.look_at(thing)
        elif thing is None and self._thing is not None:
            self._thing = None
            self._detail_pane.show_said(None)
            self._dock.show_said(None)


class HoverStatus:
    """Describes the pointed thing in the status line."""

    def __init__(
        self, drag: Drag, table: Table, action_help: ActionHelp, status: StatusLine, detail_target: DetailTarget
    ) -> None:
        self._drag = drag
        self._table = table
        self._action_help = action_help
        self._status = status
        self._detail_target = detail_target
        table.pointed.connect(self._on_pointed)
        drag.picked.connect(lambda touch: status.say(action_help.picked(touch)))
        drag.hovered.connect(self._on_hovered)
        drag.emptied.connect(lambda: status.say(""))

    def _on_pointed(self, thing: Thing | None) -> None:
        if thing is not None:
            self._detail_target.look_at(thing)
        if not self._drag.is_dragging:
            self._status.say(self._action_help.about(thing, self._table.meaning(thing)) if thing is not None else "")

    def refresh(self) -> None:
        """Describe the thing again at the new position."""
        for board in self._table.boards():
            if self._drag.by_keys and board.hasFocus() and board.focus.piece is not None:
                self._on_pointed(board.focus.piece.thing)
            elif not self._drag.by_keys and board.isVisible() and board.viewport().underMouse():
                board.pointer.hover_again()

    def _on_hovered(self, touch: str) -> None:
        held = self._drag.held
        self._status.say(self._action_help.held_over(held, touch) if held and touch else "")
