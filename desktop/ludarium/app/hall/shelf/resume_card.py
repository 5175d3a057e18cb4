"""The top of the shelf: the match to resume, other open matches, or a welcome."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from ludarium import words
from ludarium.app.hall.shelf.box_widgets import box_front, box_size
from ludarium.app.hall.shelf.shelf_boxes import Edition, edition_of
from ludarium.engine.match import Match
from ludarium.library.store import MatchCard
from ludarium.look import fonts
from ludarium.look.theme import current
from ludarium.widgets.controls import Art, Button, Elided, Mark, PressLine, Separator, heading_text, text
from ludarium.widgets.layouts import clear, column, fill, holder, px, row
from ludarium.widgets.phrases import ago, box_names, hall, line, signed
from ludarium.widgets.seating import HUMAN
from ludarium.words.voice import listing

OTHERS = 3
"""The number of other open matches shown; one less without room."""

Said = Callable[["MatchCard"], Sequence[str]]
"""Returns the unusual options of a match."""

PictureOf = Callable[[int], QPixmap | None]
"""Returns the last picture of a match's table."""

ROOMY = 220
"""The minimum height for all other matches."""

HEADING = fonts.TextStyle(fonts.DISPLAY, 18)


class Upright(QFrame):
    """A vertical line."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedWidth(1)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        QPainter(self).fillRect(self.rect(), current().theme["line"])


class Glimpse(QWidget):
    """The last picture of the table, or the box."""

    def __init__(self, edition: Edition, picture: QPixmap | None, width: float, height: float) -> None:
        super().__init__()
        self._edition, self._picture = edition, picture
        self.setFixedWidth(px(width))
        self.setMinimumHeight(px(height))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        corner = px(9)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(self.rect()).adjusted(1, 1, corner, -1), corner, corner)
        painter.setClipPath(outline)
        if self._picture is not None:
            painter.drawPixmap(self.rect(), self._picture, _covering(self._picture, self.size()))
            return
        painter.fillRect(self.rect(), current().theme["wood"])
        size = box_size()
        height = self.height() * 0.86
        box = QRectF(0, 0, height * size.width() / size.height(), height)
        box.moveCenter(QRectF(self.rect()).center())
        painter.drawPixmap(box.topLeft(), box_front(self._edition.key, box.size().toSize(), self.devicePixelRatioF()))


def _covering(picture: QPixmap, size: QSize) -> QRect:
    """Return the upper left part of the picture that has the aspect ratio of the size."""
    whole = picture.size()
    part = size.scaled(whole, Qt.AspectRatioMode.KeepAspectRatio)
    return picture.rect().adjusted(0, 0, part.width() - whole.width(), part.height() - whole.height())


class ResumeCard(QFrame):
    """The match to resume, and other open ones.

    asked: the number of the match to open
    """

    asked = Signal(int)
    all_asked = Signal()

    def __init__(
        self,
        cards: Sequence[MatchCard],
        colours: Callable[[MatchCard], Sequence[int]],
        picture: PictureOf,
        unusual: Said,
        side: QWidget | None = None,
        *,
        has_picture: bool,
        height: float,
    ) -> None:
        super().__init__()
        self.setProperty("kind", "panel")
        self.setFixedHeight(px(height))
        self.card = cards[0]
        self._picture, self._unusual = picture, unusual
        self._edition = edition_of(self.card.title, self.card.options)
        self.button = Button(hall.tr("Resume"), "play", "R", "primary", fonts.TextStyle(fonts.STRONG, 13))
        self.button.clicked.connect(lambda: self.asked.emit(self.card.id))
        self._colours = colours(self.card)
        self._seats = QGridLayout()
        self._is_roomy = height >= ROOMY
        self._seats.setHorizontalSpacing(px(28 if self._is_roomy else 14))
        self._seats.setVerticalSpacing(px(4))
        self._across = 2 if self._is_roomy else 4
        self._seats.setColumnStretch(self._across, 1)
        self._heading = Elided("", HEADING, fills=True)
        self._sentence = text("", fonts.BODY, wrap=True)
        self._show_heading("")
        self._show_seats(())
        whole = row(gap=0)
        if has_picture:
            fill(whole, Glimpse(self._edition, picture(self.card.id), height * 1.5, height - 2), Upright())
        whole.addLayout(self._middle(), 1)
        others = list(cards[1 : (OTHERS if self._is_roomy else OTHERS - 1) + 1])
        if side is not None or others:
            fill(whole, Upright(), side or self._others(others, len(cards) - 1))
        self.setLayout(whole)

    def _middle(self) -> QVBoxLayout:
        saved = hall.tr("Continue where you left off · saved {ago}", ago=ago(self.card.changed))
        buttons = row(self.button, None)
        return column(
            text(saved, fonts.LABEL, "muted"),
            self._heading,
            self._seats,
            self._sentence,
            None,
            buttons,
            gap=7,
            margins=(20, 12, 20, 12),
        )

    def tell(self, match: Match[Any]) -> None:
        """Show the round, the scores and the question of the match."""
        number = match.title.round(match.state)
        self._show_heading(hall.tr("round {number}", number=number) if number else "")
        self._show_seats(known_totals(match))
        turn = match.turn
        if turn is None:
            return
        viewer = turn if match.players[turn] == HUMAN else None
        asked = match.title.prompt(match.title.observe(match.state, turn))
        said = words.prompt(match.title, asked, match.setup.names, viewer)
        self._sentence.setText(said if viewer is None else hall.tr("Your turn: {asked}", asked=said))

    def _show_heading(self, at: str) -> None:
        name = self._edition.name
        self._heading.say(hall.tr("{title}, {round}", title=name, round=at) if at else name)

    def _show_seats(self, scores: Sequence[int]) -> None:
        clear(self._seats)
        for seat, (name, player) in enumerate(zip(self.card.names, self.card.players, strict=False)):
            line_of = row(Mark(self._colours[seat], 22), Elided(name, fonts.BODY_STRONG), gap=6)
            if player != HUMAN and self._is_roomy:
                line_of.addWidget(text(hall.tr("AI {level}", level=words.player(player)), fonts.SMALL, "small"))
            if scores:
                line_of.addWidget(
                    text(signed(scores[seat]), fonts.TextStyle(fonts.FontFace(weight=fonts.EXTRABOLD), 14))
                )
            self._seats.addLayout(line_of, seat // self._across, seat % self._across)
        if not scores:
            actions = hall.tr("%n actions", "%n action", self.card.actions)
            self._sentence.setText(line((*self._unusual(self.card), actions)))

    def _others(self, cards: Sequence[MatchCard], count: int) -> QWidget:
        everything = Button(hall.tr("All…"), kind="link", then=self.all_asked)
        head = row(heading_text(hall.tr("Other open matches")), None, everything, margins=(14, 8, 14, 6))
        lines = column(head, Separator(), gap=0)
        for card in cards:
            button = OtherMatch(card, self._picture(card.id), self._unusual(card))
            button.clicked.connect(lambda checked=False, number=card.id: self.asked.emit(number))
            fill(lines, button, Separator())
        lines.addStretch(1)
        place = holder(lines)
        place.setFixedWidth(px(330))
        return place


def known_totals(match: Match[Any]) -> Sequence[int]:
    """Return the scores if all people at the table know the same, else none."""
    people = [seat for seat, player in enumerate(match.players) if player == HUMAN]
    views = [match.title.observe(match.state, seat) for seat in people] or [match.state]
    totals = {tuple(standing.total for standing in match.title.standing(view)) for view in views}
    return totals.pop() if len(totals) == 1 else ()


class OtherMatch(PressLine):
    def __init__(self, card: MatchCard, picture: QPixmap | None, unusual: Sequence[str]) -> None:
        box, names = edition_of(card.title, card.options), listing(card.names)
        seats = len(card.names)
        who = names if seats <= 2 else hall.tr("%n players", "%n player", seats)
        facts = row(gap=8)
        facts.addWidget(Elided(line((who, *unusual)), fonts.LABEL, "muted", fills=True), 1)
        facts.addWidget(text(ago(card.changed), fonts.LABEL, "muted"))
        right = column(Elided(box.name, fonts.BODY_STRONG, fills=True), facts, gap=0)
        parts = row(Thumb(box, picture), (right, 1), gap=10, margins=(12, 5, 14, 5))
        super().__init__(hall.tr("{title}: {names}", title=box.name, names=names), parts)


class Thumb(QWidget):
    def __init__(self, edition: Edition, picture: QPixmap | None) -> None:
        super().__init__()
        self._edition, self._picture = edition, picture
        self.setFixedSize(px(48), px(34))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._picture is not None:
            painter.drawPixmap(self.rect(), self._picture, _covering(self._picture, self.size()))
            return
        size = QSizeF(box_size()).scaled(QSizeF(self.size()), Qt.AspectRatioMode.KeepAspectRatio)
        box = QRectF(QPointF(), size)
        box.moveCenter(QRectF(self.rect()).center())
        painter.drawPixmap(box.topLeft(), box_front(self._edition.key, size.toSize(), self.devicePixelRatioF()))


class NoMatch(QFrame):
    """The welcome when no match is open."""

    def __init__(self, title: str, *, is_first: bool, height: float) -> None:
        super().__init__()
        self.setProperty("kind", "panel")
        self.setMinimumHeight(px(height))
        self.play = Button(hall.tr("Play now"), "play", kind="primary", role=fonts.TextStyle(fonts.STRONG, 13))
        self.rules = Button(hall.tr("Read the rules"), "help", role=fonts.TextStyle(fonts.STRONG, 13))
        name = box_names(title)[0]
        if is_first:
            head = hall.tr("No match yet")
            said = hall.tr(
                "Start with {title}: you sit down against one computer player. Everything is saved as you play; close"
                " the window whenever you like and go on later.",
                title=name,
            )
        else:
            head = hall.tr("No match is open")
            said = hall.tr("The last one is over. Take a box from the shelf, or play {title} now.", title=name)
        words_of = column(None, text(head, HEADING), text(said, fonts.BODY, wrap=True), None, gap=6)
        whole = row(Art("die", 88), gap=28, margins=(28, 16, 28, 16))
        fill(whole, (words_of, 1), column(None, self.play, self.rules, None, gap=8))
        self.setLayout(whole)
