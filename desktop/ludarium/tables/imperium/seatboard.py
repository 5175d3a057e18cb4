"""All that one seat has: its own table at the bottom of the screen, or another's, opened over the market."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludarium.boards.answer_buttons import AnswerBar
from ludarium.boards.piece import Piece
from ludarium.boards.question_buttons import QuestionButtons
from ludarium.boards.table_context import TableContext
from ludarium.boards.token import discs_in
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.imperium.cards import TOKENS
from ludarium.games.imperium.facts import CARD, PILE, TOKEN, TokenFacts
from ludarium.look import seats
from ludarium.tables.imperium.board import ImperiumBoard
from ludarium.tables.imperium.pieces import Developments, Heading, Line, Playing, StatePiece, Tokens, Track
from ludarium.tables.imperium.seatplan import Amounts, SeatPlan, number_of

PILES = ("nation", "history", "flooded", "quest", "deck", "discard", "development", "aside")
"""Piles in the order in which they lie beside the power card."""

TRACKS = ("action", "exhaust")
NOBODY = -1


class Answers(AnswerBar):
    """The answers, in the place of what is being played."""

    def take(self, place: QRectF) -> None:
        """Stand there, and no higher."""
        self._room = round(place.height())
        self.setFixedWidth(round(place.width()))
        self.move(round(place.left()), round(place.top()))

    def refresh(self) -> None:
        super().refresh()
        self.setFixedHeight(min(self.height(), getattr(self, "_room", self.height())))


class SeatBoard(ImperiumBoard):
    """State, tokens, power card and piles at the left; play area, developments, what is being played and the hand."""

    seat = NOBODY

    def __init__(
        self, context: TableContext, question_buttons: QuestionButtons | None = None, parent: QWidget | None = None
    ) -> None:
        """``asking``: whose answers without a piece stand where cards are resolved."""
        super().__init__(context, (), parent)
        self._question_buttons = question_buttons
        self._answers: Answers | None = None
        self._plan: SeatPlan | None = None
        self._shown: SeatPlan | None = None
        context.desk.drafted.connect(self._on_drafted)
        if question_buttons is not None:
            self._answers = Answers(context, question_buttons)
            self._answers.setParent(self)
            self._answers.stand_up()

    def show_seat(self, seat: int) -> None:
        self.seat = seat
        self._plan = None
        self.registry.show_zones((f"{seat}.board", f"{seat}.sides"))

    # The plan

    def plan_anew(self) -> None:
        """Something else is to be laid out, or in another room."""
        self._plan = None
        place = self.plan.answers()
        if place is not None and self._answers is not None:
            self._answers.take(place)

    @property
    def plan(self) -> SeatPlan:
        if self._plan is None:
            edge = 12 * self.context.scale
            room = QRectF(self.viewport().rect()).adjusted(edge + 4, 8, -edge, -8)
            self._plan = SeatPlan(room, self.context.scale, self._amounts())
        return self._plan

    def _amounts(self) -> Amounts:
        scene, who = self.desk.scene, str(self.seat)
        play = [thing for thing in scene.things_in(f"{who}.play") if thing.kind == CARD]
        piles = [name for name in PILES if scene.thing(f"{who}.{name}") is not None]
        developments = len(scene.things_in(f"{who}.development"))
        limbo = [thing for thing in scene.things_in(f"{who}.playing") if thing.kind == CARD]
        fixed = [thing for thing in scene.things_in(f"{who}.board") if thing.kind == CARD]
        return Amounts(
            play=tuple(thing.id for thing in play),
            garrisons=tuple(self._garrison_of(thing) for thing in play),
            hand=len(scene.things_in(f"{who}.hand")),
            playing=len(limbo),
            developments=developments,
            piles=tuple(piles),
            fixed=len(fixed),
            has_answers=self._question_buttons is not None
            and bool(self._question_buttons.answers() or self.desk.plans.choices()),
        )

    def _on_drafted(self) -> None:
        """What was answered ahead may ask more, and then there are answers where none were."""
        if self._question_buttons is not None and self.desk.plans.is_open:
            self.plan_anew()
            self.catch_up()

    def _garrison_of(self, piece: Thing) -> int:
        return sum(thing.kind == CARD for thing in self.desk.scene.things_in(piece.id))

    def catch_up(self) -> None:
        """What is laid out otherwise goes where it stands now."""
        before, self._shown = self._shown, self.plan
        if self.plan != before:
            self.registry.unsettle()
        super().catch_up()

    # Pieces

    def wants(self, thing: Thing) -> bool:
        return thing.zone.endswith(".development") or super().wants(thing)

    def make_piece(self, thing: Thing) -> Piece:
        match thing.kind:
            case "state":
                return StatePiece(thing, self.context)
            case "play" | "hand":
                return Heading(thing, self.context)
            case "playing":
                return Playing(thing, self.context)
            case "pile" if thing.id.endswith(".development"):
                return Developments(thing, self.context)
            case "card" if thing.zone.endswith(".development"):
                return Line(thing, self.context)
            case "token" if thing.zone.endswith(".board"):
                return (Track if thing.id.rpartition(".")[2] in TRACKS else Tokens)(thing, self.context)
        return super().make_piece(thing)

    # Where things lie

    def where(self, thing: Thing) -> QRectF | None:
        if thing.kind == CARD:
            return self._where_card(thing)
        if thing.kind == TOKEN:
            return self._where_token(thing)
        plan, name = self.plan, thing.id.rpartition(".")[2]
        if thing.kind == PILE:
            is_listed = name == "development" and not plan.is_folded
            return plan.developments() if is_listed else plan.pile(name)
        places = {"state": plan.state, "play": plan.play, "hand": plan.hand, "playing": plan.playing}
        return places[name]() if name in places else None

    def _where_card(self, thing: Thing) -> QRectF | None:
        plan, zone = self.plan, thing.zone.rpartition(".")[2]
        match zone:
            case "board":
                return plan.fixed(thing.place)
            case "play":
                return plan.in_play(plan.amounts.play.index(thing.id))
            case "playing":
                return plan.in_limbo(thing.place)
            case "hand":
                return plan.in_hand(number_of(thing))
            case "sides":
                return plan.side(thing.place)
            case "development":
                return plan.development(number_of(thing))
        return self._where_garrison(thing)

    def _where_garrison(self, thing: Thing) -> QRectF | None:
        below, plan = self.desk.scene.thing(thing.zone), self.plan
        if below is None:
            return None
        if below.id in plan.amounts.play:
            return plan.garrison(plan.amounts.play.index(below.id), thing.place)
        card = self._where_card(below)
        high = 17 * self.context.scale
        return card and QRectF(card.left() + 4, card.bottom() - (thing.place + 1) * high, card.width() - 8, high)

    def _where_token(self, thing: Thing) -> QRectF | None:
        plan, scale, name = self.plan, self.context.scale, thing.id.rpartition(".")[2]
        if thing.zone.endswith(".board"):
            return plan.track(TRACKS.index(name)) if name in TRACKS else plan.token(TOKENS.index(name))
        below = self.desk.scene.thing(thing.zone)
        place = None if below is None else self.where(below)
        if place is None:
            return None
        side = 26 * scale
        if below is not None and below.id.endswith(".development") and not plan.is_folded:
            return QRectF(place.right() - 3 * side, place.center().y() - side / 2, side, side)
        if below is not None and below.kind == PILE:
            return QRectF(place.left() - 3, place.top() - 3, side * 0.8, side * 0.8)
        if name == "exhaust":
            side = min(34 * scale, place.width() / 3)
            return QRectF(place.center().x() - side / 2, place.bottom() - side - 4 * scale, side, side)
        line = QRectF(place.left() + 4, place.bottom() - side - 3, place.width() - 8, side)
        return discs_in(line, (facts_of(thing, TokenFacts).n,), scale)[0]

    # Playing

    def target_at(self, at: QPoint) -> Piece | None:
        """What is played may be dropped where it is resolved, too."""
        place = super().target_at(at)
        if place is not None and not place.glow and place.thing.kind == "playing":
            play = self.piece(f"{self.seat}.play")
            return play if play is not None and play.glow else place
        return place

    def paint_ground(self, painter: QPainter) -> None:
        """A frame with the edge in the seat's colour."""
        plan = self.plan
        painter.setPen(self.theme["line"])
        x = plan.middle.left() - 8 * self.context.scale
        painter.drawLine(round(x), round(plan.room.top()), round(x), round(plan.room.bottom()))
        if self.seat >= 0:
            colour = seats.seat(self.context.colours[self.seat]).colour
            painter.fillRect(QRectF(0, 0, 5, self.viewport().height()), colour)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self.plan_anew()
        super().resizeEvent(event)
        if self._answers is not None:
            self._answers.refresh()
