"""The hand, the places where a card is used, and what was played this turn."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ludarium.boards.card import CardPiece
from ludarium.boards.card_rows import in_rows
from ludarium.boards.cardface import PrintedFace
from ludarium.boards.outlines import paint_place
from ludarium.boards.piece import Piece
from ludarium.boards.rich_text import SMALLEST, fit_text
from ludarium.boards.table_context import TableContext
from ludarium.boards.token import paint_icon
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.rome import facts as of
from ludarium.games.rome.state import BASIC, BOOSTED, FACE_DOWN, MARCHED
from ludarium.games.rome.touches import DISCARD, HAND, PLAY
from ludarium.models.table_voice import at_table
from ludarium.tables.rome.board import RomeBoard
from ludarium.tables.rome.faces import face_of
from ludarium.words.inline_icons import picture, strong
from ludarium.words.rome import short
from ludarium.words.rome.box import box_of
from ludarium.words.rome.names import rome

GAP = 7.0
CARD = 116.0
"""How wide a card is at most, in pixels at 100 %."""

LEAST, PEEP = 58.0, 12.0
"""How wide a card is at least, and how much is seen of one under an equal one."""

READ = 84.0
"""How wide a card is whose name is to be read."""

USES = ("use.basic", "use.boost", "use.face-down", "use.march")
"""The places for cards."""

USED: Mapping[int, str] = {FACE_DOWN: "card-back-rome", MARCHED: "movement"}
PICTURES: Mapping[str, str] = {"use.face-down": "card-back-rome", "use.march": "movement"}


class HandCard(CardPiece):
    """A card in hand, in the discard pile while one is chosen there, or played this turn.

    is_covered: an equal one lies on it, so that only its edge is seen
    """

    is_covered = False

    def make_face(self) -> PrintedFace:
        facts = facts_of(self.thing, of.CardFacts)
        face = face_of(box_of(self.context.title), facts.card)
        if self.is_covered:
            return PrintedFace("", face.colours)
        if facts.use == of.NONE:
            return face
        gave = face.below if facts.use == BOOSTED else face.text[-1:]
        below = gave if facts.use in (BASIC, BOOSTED) else (picture(USED[facts.use]),)
        return PrintedFace(face.name, face.colours, text=(self._used(facts),), below=below)

    def cover(self, is_covered: bool) -> None:
        if is_covered != self.is_covered:
            self.is_covered, self._face = is_covered, None
            self.update()

    def _used(self, facts: of.CardFacts) -> str:
        if facts.use == MARCHED:
            return rome.tr("{points} left", points=f"{strong(str(facts.points))}{picture('movement')}")
        if facts.use == FACE_DOWN:
            return rome.tr("face down")
        return rome.tr("boosted") if facts.use == BOOSTED else rome.tr("basic")


def _is_equal(one: Thing, other: Thing) -> bool:
    return one.facts == other.facts


class UsePlace(Piece):
    """A place where a card is used in one way: its upper half, its lower half, face down, or for movement.

    gives: what the held card would give here, in signs
    """

    drawn_by = frozenset({"glow"})

    def __init__(self, thing: Thing, context: TableContext) -> None:
        super().__init__(thing, context)
        self.gives = ""

    def draw(self, painter: QPainter) -> None:
        theme, rect, scale = self.theme, self.rect, self.context.scale
        ground = theme.tint if self.id == "use.boost" else theme["surface"]
        paint_place(painter, rect, theme["bronze"] if self.glow else theme.edge, ground)
        room = rect.adjusted(4, 2, -4, -2)
        icon = PICTURES.get(self.id)
        if icon is not None:
            side = min(20 * scale, room.width(), room.height() * 0.5)
            paint_icon(painter, icon, QRectF(room.center().x() - side / 2, room.top() + 2, side, side))
            room.setTop(room.top() + side + 2)
        text = (self.gives,) if self.gives and self.glow else (self.caption(),)
        said = fit_text(text, room.width(), room.height(), max(SMALLEST, round(13 * scale)))
        if said is not None:
            top = room.center().y() - said.high / 2
            ink = theme["ink"] if self.gives and self.glow else theme.quiet
            said.draw(painter, QPointF(room.center().x() - said.wide / 2, top), ink)

    def caption(self) -> str:
        match self.id:
            case "use.basic":
                return rome.tr("Basic action")
            case "use.boost":
                return rome.tr("Boosted action")
            case "use.face-down":
                return rome.tr("Face down")
            case _:
                return rome.tr("Move")


class HandPlace(Piece):
    """Where the hand lies: a bought development may be brought here."""

    drawn_by = frozenset({"glow", "asked", "is_beside"})

    def draw(self, painter: QPainter) -> None:
        if self.shines:
            paint_place(painter, self.rect, self.theme.edge)


class HandBoard(RomeBoard):
    """Hand at the left, then the places for cards, then what was played."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        self._open: list[str] = []
        super().__init__(context, ("cards", DISCARD), parent)
        self.setAccessibleName(at_table.tr("Hand"))

    def make(self, thing: Thing) -> Piece:
        match thing.kind:
            case of.AREA:
                return HandPlace(thing, self.context)
            case of.USE:
                piece: Piece = UsePlace(thing, self.context)
                piece.setZValue(1)
            case _:
                piece = HandCard(thing, self.context)
                piece.setZValue(2)
        return piece

    def show_targets(self, targets: Mapping[str, int | None]) -> None:
        """The places say what the held card would give there."""
        super().show_targets(targets)
        held = self.desk.scene.thing(self.drag.held) if targets else None
        facts = held.facts if held is not None else None
        box = box_of(self.context.title)
        card = facts.card if isinstance(facts, of.CardFacts) and facts.card in box.attributes else None
        gives = ("", "") if card is None else short.halves(box.content.attributes[card])
        for piece in self.registry.some(USES):
            if isinstance(piece, UsePlace):
                piece.flag(gives={"use.basic": gives[0], "use.boost": gives[1]}.get(piece.id, ""))

    # Where things are

    def _rooms(self) -> tuple[QRectF, QRectF, QRectF]:
        """The hand, the places for cards, what was played; or the hand, nothing, what is chosen from."""
        scale, view = self.context.scale, QRectF(self.viewport().rect()).adjusted(10, 6, -8, -6)
        places = 0.0 if self._offered() else min(150 * scale, view.width() * 0.22)
        cards = [len(self.desk.scene.things_in(zone)) for zone in (HAND, PLAY)]
        played = view.width() * self._share(cards[0], cards[1] - len(USES))
        left = view.width() - places - played - 2 * GAP
        hand = QRectF(view.left(), view.top(), left, view.height())
        use = QRectF(hand.right() + GAP, view.top(), places, view.height())
        return hand, use, QRectF(use.right() + GAP, view.top(), played, view.height())

    def _share(self, held: int, played: int) -> float:
        """How much of the width is for what was played: as much as it has of the cards."""
        offered = len(self._offered())
        if offered:
            return max(0.34, 0.86 * offered / (held + offered))
        return min(0.6, max(0.16, 0.72 * played / (held + played))) if played else 0.0

    def where(self, thing: Thing) -> QRectF | None:
        hand, use, played = self._rooms()
        if thing.kind == of.USE:
            return None if self._offered() else self._use(use, thing.id)
        if thing.kind == of.AREA:
            return hand if thing.id == HAND else None
        if thing.zone == HAND:
            return self._card(hand, thing)
        if thing.zone == DISCARD:
            return self._choice(played, thing)
        return None if self._offered() else self._card(played, thing)

    def _card(self, room: QRectF, thing: Thing) -> QRectF:
        """Cards side by side, narrower where there are many; equal ones lie on each other, and their edges are seen."""
        cards = [card for card in self.desk.scene.things_in(thing.zone) if card.kind == of.CARD]
        equal = [_is_equal(*pair) for pair in pairwise(cards)]
        scale, copies = self.context.scale, sum(equal)
        across = (room.width() - copies * PEEP * scale + GAP) / (len(cards) - copies) - GAP
        wide = min(max(across, LEAST * scale), CARD * scale)
        step = wide + GAP
        if across < LEAST * scale and len(cards) - copies > 1:
            step = (room.width() - copies * PEEP * scale - wide) / (len(cards) - copies - 1)
        before = sum(equal[: thing.place])
        left = room.left() + (thing.place - before) * step + before * PEEP * scale
        piece = self.piece(thing.id)
        if isinstance(piece, HandCard):
            piece.cover(thing.place < len(equal) and equal[thing.place])
        return QRectF(left, room.top(), wide, room.height())

    def _choice(self, room: QRectF, thing: Thing) -> QRectF | None:
        """Cards to be chosen from, each with its name to be read: in as many rows as that takes."""
        offered = self._offered()
        if thing.id not in offered:
            return None
        rows = math.ceil(len(offered) / max(1, (room.width() + GAP) // (READ * self.context.scale + GAP)))
        wide = (room.width() + GAP) / math.ceil(len(offered) / rows) - GAP
        size = QSizeF(min(wide, CARD * self.context.scale), (room.height() + GAP) / rows - GAP)
        return in_rows(room, len(offered), size, GAP)[offered.index(thing.id)]

    def _use(self, room: QRectF, id: str) -> QRectF:
        strip = room.width() * 0.4
        half = room.height() / 2
        if id in ("use.basic", "use.boost"):
            return QRectF(room.left(), room.top() + (id == "use.boost") * half, room.width() - strip - 3, half - 2)
        return QRectF(room.right() - strip, room.top() + (id == "use.march") * half, strip, half - 2)

    def refresh(self) -> None:
        """What lies open of the discard pile depends on the question, not on what lies there."""
        if self._offered() != self._open:
            self._open = self._offered()
            self.registry.arrange()
        super().refresh()

    # Keys

    def reachable(self) -> list[Piece]:
        """The place of the hand only while something may be brought there."""
        return [piece for piece in super().reachable() if piece.thing.kind != of.AREA or piece.shines]

    def next_piece(self, here: Piece, arrow: int) -> Piece | None:
        """Left and right lead through everything, however closely it lies."""
        if arrow not in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            return super().next_piece(here, arrow)
        line = sorted({*self.reachable(), here}, key=lambda piece: (piece.x() + piece.rect.width() / 2, piece.y()))
        place = line.index(here) + (1 if arrow == Qt.Key.Key_Right else -1)
        return line[place] if 0 <= place < len(line) else None

    def _offered(self) -> list[str]:
        """The cards of the discard pile that may be chosen now: they lie open then, where played ones are otherwise."""
        return [card.id for card in self.desk.scene.things_in(DISCARD) if card.id in self.desk.touched]

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(620, 170)
