"""The leader's board: abilities, five tracks, and the projects below them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludarium.boards.card import CardPiece
from ludarium.boards.card_rows import in_row
from ludarium.boards.cardface import PrintedFace
from ludarium.boards.outlines import paint_place
from ludarium.boards.piece import Piece
from ludarium.boards.rich_text import SMALLEST, draw_line, fit_text, one_line
from ludarium.boards.step_track import StepTrack, StepTrackPiece, figure
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.rome import facts as of
from ludarium.games.rome.kinds import TRACKS
from ludarium.games.rome.touches import PROJECTS
from ludarium.models.table_voice import at_table
from ludarium.tables.rome.board import RomeBoard
from ludarium.tables.rome.faces import face_of
from ludarium.tables.rome.portrait import paint_portrait
from ludarium.words.inline_icons import strong
from ludarium.words.rome import short
from ludarium.words.rome.advice import sign
from ludarium.words.rome.box import box_of, called
from ludarium.words.rome.names import TRACKS as TRACK_NAMES
from ludarium.words.rome.names import named, rome

FIGURES: Mapping[str, str] = {
    "stability": "trade",
    "wisdom": "influence-ready",
    "power": "draw-card",
    "capacity": "movement",
}
"""The picture of what a track's figures count."""

EDGES: Mapping[str, str] = {"benefit": "laurel", "drawback": "danger", "mixed": "bronze"}

GAP = 4.0


class Track(StepTrackPiece):
    """One of the five tracks of the leader."""

    def rungs(self) -> StepTrack:
        facts = facts_of(self.thing, of.TrackFacts)
        key = TRACKS[facts.track]
        track = box_of(self.context.title).leaders[facts.leader].tracks[key]
        numbers = track.figures or track.numbers
        brings = [
            figure(FIGURES[key], now) if track.figures and at and now > track.figures[at - 1] else ""
            for at, now in enumerate(track.figures)
        ]
        icon = short.PICTURES[key]
        return StepTrack(
            icon, named(TRACK_NAMES, key), track.numbers, tuple(brings), facts.at, _says(key, numbers[facts.at])
        )


def _says(key: str, n: int) -> str:
    match key:
        case "stability":
            return rome.tr("%n trade tokens", "%n trade token", n)
        case "wisdom":
            return rome.tr("%n influence", "%n influence", n)
        case "power":
            return rome.tr("%n in hand", "%n in hand", n)
        case "capacity":
            return rome.tr("%n steps a card", "%n step a card", n)
        case _:
            return rome.tr("%n gold of taxes", "%n gold of taxes", n)


class LeaderAbility(Piece):
    """An ability of the leader: its name, and where there is room what it does."""

    def draw(self, painter: QPainter) -> None:
        box, facts = box_of(self.context.title), facts_of(self.thing, of.AbilityFacts)
        ability = next(
            one for leader in box.leaders for one in leader.abilities if box.number_of[one.key] == facts.card
        )
        scale, rect = self.context.scale, self.rect
        if self.live:
            painter.setPen(QPen(self.theme["legal"], 1.4))
            painter.setBrush(self.theme["raised"])
            painter.drawRoundedRect(rect, 4, 4)
        painter.fillRect(
            QRectF(rect.left(), rect.top() + 2, 3 * scale, rect.height() - 4), self.theme[EDGES[ability.sign]]
        )
        if facts.is_used:
            painter.setOpacity(0.6)
        room = rect.adjusted(8 * scale, 1, -3, -1)
        name = strong(f"{sign(ability)} {called(box, facts.card)}")  # the edge's colour must not speak alone
        both = fit_text((name, short.leader_ability(ability)), room.width(), room.height(), round(13.5 * scale))
        found = both or fit_text((name,), room.width(), room.height(), round(13.5 * scale))
        if found is not None:
            found.draw(painter, QPointF(room.left(), room.center().y() - found.high / 2), self.theme["ink"])


class LeaderHead(Piece):
    """The leader, as on a coin."""

    def __init__(self, thing: Thing, context: TableContext) -> None:
        super().__init__(thing, context)
        self.is_round = True

    def draw(self, painter: QPainter) -> None:
        leader = box_of(self.context.title).leaders[facts_of(self.thing, of.LeaderFacts).leader]
        paint_portrait(painter, leader.key, self.rect)


class ProjectsPlace(Piece):
    """The Projects Area: developments wait here, and cost gold every turn."""

    def draw(self, painter: QPainter) -> None:
        paint_place(painter, self.rect, self.theme.edge)
        pixels = max(SMALLEST, round(13.5 * self.context.scale))
        line = one_line(strong(rome.tr("Projects")), pixels)
        draw_line(painter, self.rect.adjusted(8, 0, 0, 0), line, self.theme["ink"])
        if not facts_of(self.thing, of.AreaFacts).count:
            rest = fit_text(
                (rome.tr("none; each costs 1 gold or 1 strife a turn"),),
                self.rect.width() - line.wide - 24,
                self.rect.height(),
                pixels,
            )
            if rest is not None:
                draw_line(painter, self.rect.adjusted(line.wide + 16, 0, 0, 0), rest, self.theme.quiet)


class ProjectCard(CardPiece):
    """A development in the Projects Area."""

    def make_face(self) -> PrintedFace:
        return face_of(box_of(self.context.title), facts_of(self.thing, of.CardFacts).card)


class LeaderBoard(RomeBoard):
    """The leader's board, and the Projects Area below it."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, ("board",), parent)
        self.setAccessibleName(at_table.tr("Leader board"))

    def make(self, thing: Thing) -> Piece:
        match thing.kind:
            case of.TRACK:
                piece: Piece = Track(thing, self.context)
            case of.ABILITY:
                piece = LeaderAbility(thing, self.context)
            case of.AREA:
                return ProjectsPlace(thing, self.context)
            case of.CARD:
                piece = ProjectCard(thing, self.context)
            case _:
                return LeaderHead(thing, self.context)
        piece.setZValue(2)
        return piece

    def where(self, thing: Thing) -> QRectF | None:
        scale, view = self.context.scale, QRectF(self.viewport().rect()).adjusted(10, 4, -10, -6)
        projects = min(46 * scale, view.height() * 0.19)
        track = min(25 * scale, view.height() * 0.12)
        abilities = view.height() - projects - 5 * track - 2 * GAP
        match thing.kind:
            case of.LEADER:
                return QRectF(view.left(), view.top(), abilities, abilities)
            case of.ABILITY:
                left = view.left() + abilities + GAP
                wide = (view.right() - left - 2 * GAP) / 3
                return QRectF(left + thing.place * (wide + GAP), view.top(), wide, abilities)
            case of.TRACK:
                top = view.top() + abilities + GAP + thing.place * track
                return QRectF(view.left(), top, view.width(), track)
            case of.AREA:
                return QRectF(view.left(), view.bottom() - projects, view.width(), projects)
            case of.CARD:
                label = 84 * scale
                room = QRectF(view.left() + label, view.bottom() - projects + 2, view.width() - label - 4, projects - 4)
                count = max(1, len(self.desk.scene.things_in(PROJECTS)))
                return in_row(room, count, QSizeF(min(150 * scale, room.width()), room.height()), GAP)[thing.place]
            case _:
                return None

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(560, 210)
