"""The shelf: the first page. A box for every title, the match to go on with, and how it went so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPixmap, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ludarium.app import seating
from ludarium.app.hall import phrases
from ludarium.app.hall.boxes import Box, DrawFront, Plank, box_front
from ludarium.app.hall.phrases import box_names, hall
from ludarium.app.settings import Settings
from ludarium.app.widgets import Button, Elided, Foot, Line, Picture, column, holder, px, row, text
from ludarium.look import fonts
from ludarium.look.qt import Qt
from ludarium.look.theme import current

if TYPE_CHECKING:
    from ludarium.app.hall.holdings import Holdings
    from ludarium.app.hall.resume_card import NoMatch, ResumeCard
    from ludarium.app.seating import Seating
    from ludarium.engine.registry import Registry
    from ludarium.library.library import Library
    from ludarium.library.store import MatchCard

LAST_PLAYED = 5

RECORD = 372
"""The width of the record."""

PictureOf = Callable[[int], QPixmap | None]
"""A picture of the table of that match as it was left."""


class Size(NamedTuple):
    """How roomy the window is; lengths at 100 %."""

    resume: float
    box: float
    has_record: bool = False
    has_picture: bool = True
    has_last_played: bool = True
    has_heading: bool = True


LARGE = Size(resume=240, box=780, has_record=True, has_last_played=False)
SMALL = Size(resume=184, box=400)
LOW = Size(resume=184, box=400, has_heading=False)
TINY = Size(resume=190, box=280, has_picture=False, has_last_played=False)


def size_for(width: float, height: float) -> Size:
    """What fits into a window of that size, at 100 %."""
    if width < 1100:
        return TINY
    if width >= 1500 and height >= 850:
        return LARGE
    return SMALL if height >= 715 else LOW


class Shelf(QScrollArea):
    """The first page.

    play_asked, setup_asked: a title is to be played at once, or set up first
    match_asked: a match of the library is to be opened; matches_asked: all of them are to be listed
    """

    play_asked = Signal(str)
    setup_asked = Signal(str)
    match_asked = Signal(int)
    matches_asked = Signal()
    rules_asked = Signal()
    preferences_asked = Signal()

    def __init__(
        self,
        titles: Registry,
        settings: Settings,
        picture: PictureOf = lambda match: None,
        draw_front: DrawFront = box_front,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._titles = titles
        self._settings = settings
        self._picture = picture
        self._draw_front = draw_front
        self._library: Library | None = None
        self._holdings: Holdings | None = None
        self._size: Size | None = None
        self.boxes: list[Box] = []
        self.plays: dict[str, Button] = {}
        self.setups: dict[str, Button] = {}
        self.resume: ResumeCard | None = None
        self.welcome: NoMatch | None = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)

    def _bind_keys(self) -> None:
        keys: Mapping[str, Callable[[], None]] = {
            "Left": lambda: self._walk(-1),
            "Right": lambda: self._walk(1),
            "S": self._set_up_focused,
            "R": self._resume_last,
        }
        for key, act in keys.items():
            shortcut = QShortcut(key, self, act)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    # What it shows

    def fill(self, library: Library) -> None:
        """Show what the library holds. Called after the first paint, and whenever the shelf comes back."""
        from ludarium.app.hall.holdings import holdings_of

        if self._library is None:
            self._bind_keys()
        self._library = library
        self._holdings = holdings_of(library, self._titles)
        self._build()
        self._focus_first()

    def refresh_look(self) -> None:
        """The theme or the size of text changed."""
        self._size = size_for(self.width() / current().scale, self.height() / current().scale)
        self._build()

    def _build(self) -> None:
        if self._size is None:
            return
        self.boxes, self.plays, self.setups = [], {}, {}
        self.resume = self.welcome = None
        left = column(self._top(), gap=14)
        if self._size.has_heading:
            left.addWidget(text(hall.tr("What shall we play?"), fonts.Role(fonts.DISPLAY, 18)))
        left.addWidget(self._shelf(), 1)
        middle = row(gap=24, margins=(32, 0, 32, 14))
        middle.addLayout(left, 1)
        if self._size.has_record:
            middle.addWidget(self._record())
        whole = column(self._head(), gap=0)
        whole.addLayout(middle, 1)
        whole.addWidget(
            Foot(
                hall.tr(
                    "Play starts at once with the seats of last time. Arrow keys walk along the shelf, Enter plays, S"
                    " sets up. A match file can be dropped anywhere."
                ),
                hall.tr("Everything stays on this computer"),
            )
        )
        before = self.takeWidget()
        if before is not None:  # not at once: Qt may be in the midst of giving everything another look
            before.hide()
            before.deleteLater()
        self.setWidget(holder(whole))
        QTimer.singleShot(0, self, self._tell_resumed)

    def _head(self) -> QWidget:
        rules = Button(hall.tr("Rules"), "help")
        matches = Button(hall.tr("Open a match…"), "shelf", "Ctrl+O")
        preferences = Button(hall.tr("Preferences"), "settings")
        for button, asked in (
            (rules, self.rules_asked),
            (matches, self.matches_asked),
            (preferences, self.preferences_asked),
        ):
            button.clicked.connect(asked)
        roomy = self._size is LARGE
        name = text("Ludarium", fonts.Role(fonts.DISPLAY, 34 if roomy else 26))
        margins = (32, 14, 32, 14) if roomy else (32, 6, 32, 8)
        return holder(
            row(
                Picture("app-icon", 56 if roomy else 42),
                8,
                name,
                None,
                rules,
                matches,
                preferences,
                gap=8,
                margins=margins,
            )
        )

    def _top(self) -> QWidget:
        """What lies on top: the match to go on with, or a welcome. Nothing as long as the library is closed."""
        assert self._size is not None
        if self._holdings is None:
            return _empty_panel(height=self._size.resume)
        return self._resume_card(self._holdings) if self._holdings.open else self._welcome(self._holdings)

    def _welcome(self, holdings: Holdings) -> QWidget:
        from ludarium.app.hall.resume_card import NoMatch

        assert self._size is not None
        title = next(iter(self._titles))
        self.welcome = NoMatch(title, is_first=not holdings.cards, height=self._size.resume * 0.7)
        self.welcome.play.clicked.connect(lambda: self.play_asked.emit(title))
        self.welcome.rules.clicked.connect(self.rules_asked)
        return self.welcome

    def _resume_card(self, holdings: Holdings) -> QWidget:
        from ludarium.app.hall.record_panel import RecordStrip
        from ludarium.app.hall.resume_card import ResumeCard

        assert self._size is not None
        self.resume = ResumeCard(
            holdings.open,
            self._colours,
            self._picture(holdings.open[0].id),
            None if self._size.has_record else RecordStrip(holdings.record),
            has_picture=self._size.has_picture,
            height=self._size.resume,
        )
        self.resume.asked.connect(self.match_asked)
        self.resume.all_asked.connect(self.matches_asked)
        return self.resume

    def _colours(self, card: MatchCard) -> Sequence[int]:
        return seating.colours_of(self._settings.preferences, card.id, len(card.names))

    def _tell_resumed(self) -> None:
        """Reading the match takes a moment: the shelf is painted before."""
        if self.resume is None or self._library is None:
            return
        from ludarium.app.hall.holdings import peek

        match = peek(self._library, self.resume.card.id)
        if match is not None:
            self.resume.tell(match)

    def _record(self) -> QWidget:
        if self._holdings is None:
            return _empty_panel(width=RECORD)
        from ludarium.app.hall.record_panel import RecordPanel

        over = [card for card in self._holdings.cards if card.over]
        return RecordPanel(self._holdings.record, RECORD, self._last_played(over) if over else None)

    # The boxes

    def _shelf(self) -> QWidget:
        titles = list(self._titles)
        place = QWidget()
        grid = QGridLayout(place)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(px(20))
        grid.setVerticalSpacing(0)
        grid.setRowStretch(0, 1)
        for number, title in enumerate(titles):
            box = self._box(title)
            if self._is_only:
                grid.addWidget(box, 0, 2 * number)
                grid.addWidget(self._beside(title), 0, 2 * number + 1)
                grid.setColumnStretch(2 * number + 1, 1)
            else:
                grid.addWidget(box, 0, number)
                grid.addWidget(self._below(title), 2, number)
        grid.addWidget(Plank(), 1, 0, 1, -1)
        return place

    def _box(self, title: str) -> Box:
        assert self._size is not None
        box = Box(title, self._size.box, follows_height=self._is_only, draw=self._draw_front)
        box.clicked.connect(lambda: self.play_asked.emit(title))
        self.boxes.append(box)
        return box

    def _buttons(self, title: str, role: fonts.Role = fonts.BUTTON) -> QHBoxLayout:
        is_main = self.resume is None and self.welcome is None and not self.plays
        kind = "primary" if is_main or self._is_only else ""
        play = Button(hall.tr("Play"), "play", "" if role is fonts.BUTTON else hall.tr("Enter"), kind, role)
        set_up = Button(hall.tr("Set up…"), "", "" if role is fonts.BUTTON else "S", "", role)
        name = box_names(title)[0]  # who hears one button at a time does not see what it stands under
        play.setAccessibleName(hall.tr("Play {title}", title=name))
        set_up.setAccessibleName(hall.tr("Set up {title}", title=name))
        play.clicked.connect(lambda: self.play_asked.emit(title))
        set_up.clicked.connect(lambda: self.setup_asked.emit(title))
        self.plays[title], self.setups[title] = play, set_up
        return row(play, set_up)

    @property
    def _is_only(self) -> bool:
        return len(list(self._titles)) == 1

    def _below(self, title: str) -> QWidget:
        tally = self._tally(title)
        company = phrases.company(self._seating(title)) if self._holdings else ""
        return holder(
            column(
                text(tally, fonts.LABEL, "muted"),
                Elided(company, fonts.LABEL),
                self._buttons(title),
                gap=4,
                margins=(8, 8, 8, 0),
            )
        )

    def _beside(self, title: str) -> QWidget:
        """A card that stands beside its box: who will sit down, what is chosen, how it went."""
        card = QFrame()
        card.setProperty("kind", "panel")
        name, rest = box_names(title)
        parts = column(gap=6, margins=(24, 16, 24, 18))
        parts.addWidget(text(name, fonts.Role(fonts.DISPLAY, 24 if self._size is LARGE else 20)))
        parts.addWidget(text(phrases.line((rest, *self._facts(title))), fonts.BODY, "muted", wrap=True))
        self._add_table(parts, title)
        parts.addLayout(self._buttons(title, fonts.Role(fonts.STRONG, 13)))
        whole = row(gap=0)
        whole.addLayout(parts, 1)
        last = self._holdings.last_played(title) if self._holdings and self._size and self._size.has_last_played else ()
        if last:
            side = holder(column(self._last_played(last), None, margins=(0, 2, 20, 12)))
            side.setFixedWidth(px(280))
            whole.addWidget(side)
        card.setLayout(whole)
        return card

    def _facts(self, title: str) -> tuple[str, ...]:
        """What is known of the title once it is loaded, which is after the first paint."""
        if self._holdings is None:
            return ()
        seats = self._titles.get(title).allowed_seats
        return phrases.seats_range(seats[0], seats[-1]), self._tally(title)

    def _add_table(self, parts: QVBoxLayout, title: str) -> None:
        """Who will sit down, and to what."""
        if self._holdings is None:
            parts.addStretch(1)
            return
        from ludarium.app.hall.round_table import RoundTable

        seats = self._seating(title)
        parts.addWidget(RoundTable(seats), 1)
        chosen = phrases.choices(title, self._options(seats), self._settings.undo)
        if not self._titles.get(title).finds_first_player:
            chosen.append(phrases.first(seats))
        parts.addWidget(text(phrases.line(chosen), fonts.BODY, "muted"))

    def _options(self, seats: Seating) -> Mapping[str, str]:
        """All options of the next match, those included that stand as they are."""
        from ludarium.app.seating import meant

        return meant(self._titles.get(seats.title), seats.options)

    def _last_played(self, cards: Sequence[MatchCard]) -> QWidget:
        from ludarium.app.hall.results_list import FinishedMatch

        lines = column(text(hall.tr("Last played"), fonts.HEADING, "heading"), 4, Line(), gap=0, margins=(0, 14, 0, 0))
        assert self._holdings is not None
        for card in cards[:LAST_PLAYED]:
            seats = [result for result in self._holdings.results[card.title] if result.match == card.id]
            button = FinishedMatch(card, seats)
            button.clicked.connect(lambda checked=False, number=card.id: self.match_asked.emit(number))
            lines.addWidget(button)
            lines.addWidget(Line())
        return holder(lines)

    def _seating(self, title: str) -> Seating:
        kept = seating.remembered(self._settings.preferences, title)
        return seating.fitting(kept, self._titles.get(title), hall.tr("Player"))

    def _tally(self, title: str) -> str:
        if self._holdings is None:
            return ""
        tally = self._holdings.record.titles.get(title)
        return phrases.tally(tally.won, tally.played) if tally else phrases.tally(0, 0)

    # Keys

    def _focus_first(self) -> None:
        if self.resume is not None:
            self.resume.button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.boxes:
            self.boxes[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _focused(self) -> int:
        """The box that has the focus, or the first one."""
        return next((place for place, box in enumerate(self.boxes) if box.hasFocus()), 0)

    def _walk(self, steps: int) -> None:
        if not self.boxes:
            return
        here = self._focused()
        there = (here + steps) % len(self.boxes) if self.boxes[here].hasFocus() else 0
        self.boxes[there].setFocus(Qt.FocusReason.TabFocusReason)
        self.ensureWidgetVisible(self.boxes[there])

    def _set_up_focused(self) -> None:
        if self.boxes:
            self.setup_asked.emit(self.boxes[self._focused()].title)

    def _resume_last(self) -> None:
        if self.resume is not None:
            self.match_asked.emit(self.resume.card.id)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        size = size_for(self.width() / current().scale, self.height() / current().scale)
        if size is not self._size:
            self._size = size
            self._build()


def _empty_panel(width: float = 0, height: float = 0) -> QFrame:
    """The place of something that is shown once the library is open."""
    panel = QFrame()
    panel.setProperty("kind", "panel")
    if width:
        panel.setFixedWidth(px(width))
    if height:
        panel.setFixedHeight(px(height))
    return panel
