"""The shelf, the first page: a box for every title, the match to resume and the record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPixmap, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QWidget

from ludarium.app.hall.shelf.box_widgets import DrawFront, Plank, ShelfBox, box_front
from ludarium.app.hall.shelf.shelf_boxes import Edition, edition_of, editions
from ludarium.look import fonts
from ludarium.look.qt_startup import Qt
from ludarium.look.theme import current
from ludarium.look.tooltips import tooltip
from ludarium.widgets import phrases, seating
from ludarium.widgets.controls import Art, Button, Elided, Footer, PressLine, Separator, heading_text, page_title, text
from ludarium.widgets.layouts import column, fill, holder, px, row
from ludarium.widgets.phrases import hall
from ludarium.widgets.settings import Settings

if TYPE_CHECKING:
    from ludarium.app.hall.shelf.library_model import ShelfContent
    from ludarium.app.hall.shelf.resume_card import NoMatch, ResumeCard
    from ludarium.engine.registry import Registry
    from ludarium.library.library import Library
    from ludarium.library.store import MatchCard
    from ludarium.widgets.seating import Seating

LAST_PLAYED = 5

PictureOf = Callable[[int], QPixmap | None]
"""Returns the last picture of a match's table."""

NARROW = 880
"""Below this width, at 100 %, boxes stand on two shelves."""


class Size(NamedTuple):
    """The lengths for a window size, at 100 %. ``record``: the width of the record, 0 without room."""

    resume: float
    box: float
    record: float = 0
    has_picture: bool = True
    has_heading: bool = True


LARGE = Size(resume=286, box=780, record=344)
SMALL = Size(resume=184, box=400, record=250)
LOW = Size(resume=184, box=400, has_heading=False)
TINY = Size(resume=190, box=280, has_picture=False)


def size_for(width: float, height: float) -> Size:
    if width < 1100:
        return TINY
    if width >= 1500 and height >= 850:
        return LARGE
    return SMALL if height >= 715 else LOW


class Shelf(QScrollArea):
    """The first page.

    play_asked, setup_asked: the key of a box; match_asked, campaign_asked: a number in the library
    """

    play_asked = Signal(str)
    setup_asked = Signal(str)
    match_asked = Signal(int)
    matches_asked = Signal()
    challenge_asked = Signal()
    campaign_asked = Signal(int)
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
        self._holdings: ShelfContent | None = None
        self._size: Size | None = None
        self.boxes: list[ShelfBox] = []
        self._stands: Sequence[tuple[QWidget, QWidget]] = ()
        self._columns = 0
        self.plays: dict[str, Button] = {}
        self.setups: dict[str, Button] = {}
        self.campaigns: dict[str, PressLine] = {}
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

    def fill(self, library: Library) -> None:
        """Show what the library holds."""
        from ludarium.app.hall.shelf.library_model import read_content

        if self._library is None:
            self._bind_keys()
        self._library = library
        self._holdings = read_content(library, self._titles)
        self._build()
        self._focus_first()

    def refresh_look(self) -> None:
        self._size = size_for(self.width() / current().scale, self.height() / current().scale)
        self._build()

    def _build(self) -> None:
        if self._size is None:
            return
        self.boxes, self.plays, self.setups, self.campaigns = [], {}, {}, {}
        self.resume = self.welcome = None
        left = column(self._top(), gap=14 if self._size is LARGE else 8)
        if self._size.has_heading:
            left.addWidget(page_title(hall.tr("What shall we play?")))
        left.addWidget(self._shelf(), 1)
        is_large = self._size is LARGE
        middle = row((left, 1), gap=24 if is_large else 14, margins=(32, 0, 32, 14) if is_large else (20, 0, 20, 10))
        if self._size.record:
            middle.addWidget(self._record())
        whole = column(self._head(), (middle, 1), gap=0)
        whole.addWidget(
            Footer(
                hall.tr(
                    "Play starts immediately with the seats of last time. Arrow keys move along the shelf,"
                    " Enter plays, S sets up. A match file can be dropped anywhere."
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
        self.challenge = self._challenge()
        rules = Button(hall.tr("Rules"), "help")
        is_wide = self.width() >= px(NARROW)
        matches = Button(hall.tr("Open a match…"), "shelf", "Ctrl+O" if is_wide else "")
        preferences = Button(hall.tr("Preferences"), "settings")
        for button, asked in (
            (self.challenge, self.challenge_asked),
            (rules, self.rules_asked),
            (matches, self.matches_asked),
            (preferences, self.preferences_asked),
        ):
            button.clicked.connect(asked)
        roomy = self._size is LARGE
        name = text("Ludarium", fonts.TextStyle(fonts.DISPLAY, 34 if roomy else 26))
        name.setVisible(is_wide)
        margins = (32, 14, 32, 14) if roomy else (32, 6, 32, 8)
        return holder(
            row(
                Art("app-icon", 56 if roomy else 42),
                8,
                name,
                None,
                self.challenge,
                rules,
                matches,
                preferences,
                gap=8,
                margins=margins,
            )
        )

    def _challenge(self) -> Button:
        """The button of today's challenge, with less text in small windows."""
        now = self._holdings.challenge if self._holdings is not None else None
        name, came, drawn = hall.tr("Challenge of the day"), "", ""
        if now is not None:
            from ludarium.app.hall.challenge.challenge_page import outcome_line

            came, drawn = outcome_line(now), phrases.line(phrases.choices(now.challenge.title, now.challenge.options))
        told = phrases.line((drawn, came))
        is_roomy = self._size is not TINY
        short = hall.tr("Challenge") if self.width() >= px(NARROW) else ""
        button = Button(name if is_roomy else short, "trophy", (told if self._size is LARGE else came) * is_roomy)
        said = hall.tr("{name}: {outcome}", name=name, outcome=told) if told else name
        button.setAccessibleName(said)
        button.setToolTip(tooltip(said))
        button.setEnabled(now is not None)
        button.setVisible(self._holdings is None or now is not None)
        return button

    def _top(self) -> QWidget:
        """The match to resume or a welcome, once the library is open."""
        assert self._size is not None
        if self._holdings is None:
            return _empty_panel(height=self._size.resume)
        return self._resume_card(self._holdings) if self._holdings.open else self._welcome(self._holdings)

    def _welcome(self, holdings: ShelfContent) -> QWidget:
        from ludarium.app.hall.shelf.resume_card import NoMatch

        assert self._size is not None
        title = next(iter(self._titles))
        self.welcome = NoMatch(title, is_first=not holdings.cards, height=self._size.resume * 0.7)
        self.welcome.play.clicked.connect(lambda: self.play_asked.emit(title))
        self.welcome.rules.clicked.connect(self.rules_asked)
        return self.welcome

    def _resume_card(self, holdings: ShelfContent) -> QWidget:
        from ludarium.app.hall.records.record_panel import RecordStrip
        from ludarium.app.hall.shelf.resume_card import ResumeCard

        assert self._size is not None
        self.resume = ResumeCard(
            holdings.open,
            self._colours,
            self._picture,
            self._unusual,
            None if self._size.record else RecordStrip(holdings.record),
            has_picture=self._size.has_picture,
            height=self._size.resume,
        )
        self.resume.asked.connect(self.match_asked)
        self.resume.all_asked.connect(self.matches_asked)
        return self.resume

    def _colours(self, card: MatchCard) -> Sequence[int]:
        return seating.colours_of(self._settings.preferences, card.id, len(card.names))

    def _unusual(self, card: MatchCard) -> Sequence[str]:
        """Return the unusual options of a match, except those of its box."""
        said_by_box = edition_of(card.title, card.options).options
        return phrases.unusual(card.title, {key: one for key, one in card.options.items() if key not in said_by_box})

    def _tell_resumed(self) -> None:
        """Read the match, which takes a moment, after the shelf is painted."""
        if self.resume is None or self._library is None:
            return
        from ludarium.app.hall.shelf.library_model import peek

        match = peek(self._library, self.resume.card.id)
        if match is not None:
            self.resume.tell(match)

    def _record(self) -> QWidget:
        assert self._size is not None
        if self._holdings is None:
            return _empty_panel(width=self._size.record)
        from ludarium.app.hall.records.record_panel import RecordPanel

        over = [card for card in self._holdings.cards if card.over]
        return RecordPanel(self._holdings.record, self._size.record, self._last_played(over) if over else None)

    def _shelf(self) -> QWidget:
        place = QWidget()
        grid = QGridLayout(place)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(px(12 if self._size is LARGE else 6))
        grid.setVerticalSpacing(0)
        grid.setRowStretch(0, 1)
        shown = list(editions(self._titles))
        self._stands = stands = [(self._box(edition), self._below(edition)) for edition in shown]
        self._columns = across = self._across(stands)
        for number, edition in enumerate(shown):
            shelf, place_there = divmod(number, across)
            grid.addWidget(stands[number][0], 3 * shelf, place_there)
            grid.addWidget(stands[number][1], 3 * shelf + 2, place_there)
            grid.setColumnStretch(place_there, 1 if edition.is_expansion else 2)
        for shelf in range(-(-len(shown) // across)):
            grid.addWidget(Plank(), 3 * shelf + 1, 0, 1, -1)
        return place

    def _across(self, stands: Sequence[tuple[QWidget, QWidget]]) -> int:
        """Return how many boxes fit side by side."""
        most = -(-len(stands) // 2) if self.width() < px(NARROW) else len(stands)
        if self._size is not TINY:
            return most
        room, gap = self.width() - px(60), px(6)
        wide = [max(one.minimumSizeHint().width() for one in stand) + gap for stand in stands]
        fitting = (n for n in range(most, 1, -1) if sum(max(wide[at::n]) for at in range(n)) <= room)
        return next(fitting, 1)

    def _box(self, edition: Edition) -> ShelfBox:
        assert self._size is not None
        box = ShelfBox(edition, self._size.box, draw=self._draw_front)
        box.clicked.connect(lambda: self.play_asked.emit(edition.key))
        self.boxes.append(box)
        return box

    def _buttons(self, edition: Edition) -> QHBoxLayout:
        """The buttons of a box. An expansion has no room for a set-up button."""
        is_main = self.resume is None and self.welcome is None and not self.plays
        key, name = edition.key, edition.name  # who hears one button at a time does not see what it stands under
        play = self.plays[key] = Button(hall.tr("Play"), "play", kind="primary" if is_main else "")
        play.setAccessibleName(hall.tr("Play {title}", title=name))
        play.clicked.connect(lambda: self.play_asked.emit(key))
        if edition.is_expansion:
            return row(play)
        set_up = self.setups[key] = Button(hall.tr("Set up…"))
        set_up.setAccessibleName(hall.tr("Set up {title}", title=name))
        set_up.clicked.connect(lambda: self.setup_asked.emit(key))
        return row(play, set_up, gap=6)

    def _below(self, edition: Edition) -> QWidget:
        side = 2 if edition.is_expansion else 8
        return holder(
            column(
                Elided(self._tally(edition), fonts.LABEL, "muted", fills=True),
                self._who(edition),
                self._buttons(edition),
                gap=4,
                margins=(side, 8, side, 0),
            )
        )

    def _who(self, edition: Edition) -> QWidget:
        """The seats of the next match, or the open campaign as a button."""
        if edition.is_expansion:
            return Elided(hall.tr("an expansion"), fonts.LABEL, fills=True)
        campaign = self._holdings.campaign(edition.title) if self._holdings else None
        if campaign is None:
            company = phrases.company(self._seating(edition.title)) if self._holdings else ""
            return Elided(company, fonts.LABEL, fills=True)
        said = hall.tr("Campaign: {won} won, {lost} lost", won=campaign.wins, lost=campaign.losses)
        pressed = PressLine(said, row(Elided(said, fonts.TextStyle(fonts.STRONG, 10.5), fills=True)))
        pressed.clicked.connect(lambda: self.campaign_asked.emit(campaign.id))
        self.campaigns[edition.key] = pressed
        return pressed

    def _last_played(self, cards: Sequence[MatchCard]) -> QWidget:
        from ludarium.app.hall.records.record_panel import FinishedMatch

        lines = column(heading_text(hall.tr("Last played")), 4, Separator(), gap=0, margins=(0, 14, 0, 0))
        assert self._holdings is not None
        for card in cards[:LAST_PLAYED]:
            seats = [result for result in self._holdings.results[card.title] if result.match == card.id]
            button = FinishedMatch(card, seats)
            button.clicked.connect(lambda checked=False, number=card.id: self.match_asked.emit(number))
            fill(lines, button, Separator())
        return holder(lines)

    def _seating(self, title: str) -> Seating:
        kept = seating.remembered(self._settings.preferences, title)
        return seating.fitting(kept, self._titles.get(title), hall.tr("Player"))

    def _tally(self, edition: Edition) -> str:
        if self._holdings is None:
            return ""
        tally = self._holdings.tally(edition)
        return phrases.tally(tally.won, tally.played)

    def _focus_first(self) -> None:
        if self.resume is not None:
            self.resume.button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.boxes:
            self.boxes[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _focused(self) -> int:
        """Return the box with the focus, or the first."""
        return next((place for place, box in enumerate(self.boxes) if box.hasFocus()), 0)

    def _walk(self, steps: int) -> None:
        if not self.boxes or self._in_menu():
            return
        here = self._focused()
        there = (here + steps) % len(self.boxes) if self.boxes[here].hasFocus() else 0
        self.boxes[there].setFocus(Qt.FocusReason.TabFocusReason)
        self.ensureWidgetVisible(self.boxes[there])

    def _in_menu(self) -> bool:
        """Return whether a menu is open, which takes the arrow keys."""
        from PySide6.QtWidgets import QApplication, QMenuBar

        bar = self.window().findChild(QMenuBar)
        return QApplication.activePopupWidget() is not None or (bar is not None and bar.activeAction() is not None)

    def _set_up_focused(self) -> None:
        if self.boxes:
            self.setup_asked.emit(self.boxes[self._focused()].edition.key)

    def _resume_last(self) -> None:
        if self.resume is not None:
            self.match_asked.emit(self.resume.card.id)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        size = size_for(self.width() / current().scale, self.height() / current().scale)
        if size is not self._size or (self._stands and self._across(self._stands) != self._columns):
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
