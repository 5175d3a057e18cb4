"""The table of Rome: the empire as the hero, market and leader beside it; hand, resources and edicts below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludarium.boards.answer_buttons import AnswerBar
from ludarium.boards.board import Board
from ludarium.boards.cardface import card_pixmap
from ludarium.boards.panel import BoardPanel
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.rome import facts as of
from ludarium.models.table_voice import at_table
from ludarium.tables.rome.edicts import EdictsBoard
from ludarium.tables.rome.empire import EmpireBoard
from ludarium.tables.rome.faces import face_of
from ludarium.tables.rome.foot import PART, FootBoard
from ludarium.tables.rome.goods import GoodsBoard
from ludarium.tables.rome.hand import HandBoard
from ludarium.tables.rome.leader import LeaderBoard
from ludarium.tables.rome.market import MarketBoard, note
from ludarium.tables.rome.strip import Strip
from ludarium.tables.table import Table
from ludarium.words.rome.box import box_of, printed
from ludarium.words.rome.names import rome

LEAST = 540
"""A lower table, in pixels at 100 %, has no room for all that is to be read: it is scrolled."""

CARD = (150.0, 190.0)
"""How large a card is in a closer look, in pixels at 100 %."""


HEIGHTS = {"empire": 560, "market": 400, "leader": 330, "hand": 330, "goods": 240, "edicts": 260}
"""How high panels are where they stand below each other, in pixels at 100 %."""


class RomeTable(Table):
    """Everything on one screen."""

    stands_up = True
    usual_sound = "card"

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.empire = EmpireBoard(context)
        self.market = MarketBoard(context)
        self.leader = LeaderBoard(context)
        self.hand = HandBoard(context)
        self.foot = FootBoard(context)
        self.goods = GoodsBoard(context)
        self.edicts = EdictsBoard(context)
        self._strip = Strip(context)
        self.answers = AnswerBar(context, self.question_buttons, (PART,))
        self._lay_out()
        for board in self.boards():
            board.pointed.connect(self.pointed)

    def _lay_out(self) -> None:
        theme = self.context.theme
        self._panels = {
            "empire": BoardPanel(at_table.tr("Empire"), self.empire, theme),
            "market": BoardPanel(at_table.tr("Market"), self.market, theme, note=note()),
            "leader": BoardPanel(at_table.tr("Leader"), self.leader, theme),
            "hand": BoardPanel(at_table.tr("Hand"), self._hand(), theme, seat=self.context.colours[0]),
            "goods": BoardPanel(at_table.tr("Resources"), self.goods, theme),
            "edicts": BoardPanel(at_table.tr("Edicts"), self.edicts, theme),
        }
        split, across, down = self.arrangement.split, Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        panel = self._panels
        beside = split(down, (panel["market"], 314), (panel["leader"], 246))
        above = split(across, (panel["empire"], 648), (beside, 576))
        below = split(across, (panel["hand"], 712), (panel["goods"], 232), (panel["edicts"], 260))
        self._whole = split(down, (above, 572), (below, 236))
        QVBoxLayout(self).addWidget(self._whole)
        self.setMinimumHeight(round(LEAST * self.context.scale))

    def _hand(self) -> QWidget:
        """The hand, below it what is answered without a piece, and the foot."""
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.hand, 1)
        column.addWidget(self.answers)
        column.addWidget(self.foot)
        return body

    def set_small(self, small: bool) -> None:
        """Less for heads, too."""
        super().set_small(small)
        for panel in self._panels.values():
            panel.set_small(small)

    def stand_up(self, is_upright: bool) -> None:
        super().stand_up(is_upright)
        self.setMinimumHeight(0 if is_upright else round(LEAST * self.context.scale))
        for panel in self._panels.values():
            panel.setMinimumHeight(0)

    def fit_width(self, width: int) -> None:
        for name, panel in self._panels.items():
            panel.setMinimumHeight(round(HEIGHTS[name] * self.context.scale))

    # Showing

    def refresh(self) -> None:
        is_touched = bool(self.context.desk.touched.intersection(self.foot.registry.ids))
        self.foot.setVisible(is_touched or not self.answers.wanted())
        scene = self.context.desk.scene
        leader, hand = scene.thing("leader"), scene.thing("hand")
        if leader is not None:
            facts = facts_of(leader, of.LeaderFacts)
            self._panels["leader"].set_title(printed(box_of(self.context.title).leaders[facts.leader].name))
            self._panels["leader"].set_note(rome.tr("%n enemies conquered", "%n enemy conquered", facts.conquered))
            self._panels["empire"].set_note(rome.tr("%n developments built", "%n development built", facts.built))
        if hand is not None:
            area = facts_of(hand, of.AreaFacts)
            self._panels["hand"].set_note(rome.tr("{count}, limit {limit}", count=area.count, limit=area.limit))
        met = [one.have >= one.need for thing in scene.things_in("edicts") for one in _progress(thing)]
        self._panels["edicts"].set_note(rome.tr("{met} of {all} met", met=sum(met), all=len(met)) if met else "")

    def boards(self) -> Sequence[Board]:
        return (self.empire, self.market, self.leader, self.hand, self.foot, self.goods, self.edicts, self._strip)

    def strip(self) -> Board | None:
        return self._strip

    def picture(self, thing: Thing) -> QPixmap | None:
        """A card, large, for a closer look."""
        facts, box = thing.facts, box_of(self.context.title)
        if not isinstance(facts, (of.CardFacts, of.OfferFacts)):
            return None
        scale, theme = self.context.scale, self.context.theme
        size = (CARD[0] * scale, CARD[1] * scale)
        return card_pixmap(face_of(box, facts.card), size, theme.name, scale, self.devicePixelRatioF())


def _progress(thing: Thing) -> tuple[of.Progress, ...]:
    return thing.facts.progress if isinstance(thing.facts, of.EdictFacts) else ()
