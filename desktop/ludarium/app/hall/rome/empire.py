"""The final grid, painted by the board of the table."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.boards.drag import Drag
from ludarium.boards.motion import Motion
from ludarium.boards.table_context import TableContext
from ludarium.games.rome.state import FREE
from ludarium.library.saved import SavedMatch
from ludarium.look.theme import current
from ludarium.models.desk import Desk
from ludarium.tables.rome.empire import EmpireBoard
from ludarium.widgets.controls import Panel
from ludarium.widgets.layouts import px
from ludarium.widgets.phrases import hall, line
from ludarium.words.rome.box import box_of

LEAST = (420, 330)
"""The minimum size at 100 %."""


class EmpirePanel(Panel):
    def __init__(self, match: SavedMatch, colours: Sequence[int]) -> None:
        super().__init__(hall.tr("The empire at the end"), _counted(match), margins=(4, 2, 4, 4))
        look, title = current(), match.title
        desk, motion = Desk(title, match.setup.names), Motion("off")
        self._hand = Drag(self, desk, motion)
        context = TableContext(
            title, match.setup, match.players, tuple(colours), desk, self._hand, motion, look.theme, look.scale
        )
        self.board = EmpireBoard(context)
        self.board.setMinimumSize(px(LEAST[0]), px(LEAST[1]))
        self.body.addWidget(self.board, 1)
        desk.lay(title.observe(match.state, 0), may_act=False)


def _counted(match: SavedMatch) -> str:
    box, state = box_of(match.title), match.state
    built = sum(card in box.developments for card in state.grid)
    left = sum(enemy != FREE for enemy in state.enemies)
    return line(
        (
            hall.tr("%n developments", "%n development", built),
            hall.tr("%n enemies beaten", "%n enemy beaten", len(state.seat.beaten)),
            hall.tr("%n left", "%n left", left),
        )
    )
