"""The set-up of a match: title, seats, first player and options."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from ludarium import words
from ludarium.app.hall.setup.option_rows import DealRow, OptionRow
from ludarium.app.hall.setup.seat_rows import SeatRows
from ludarium.app.hall.setup.seating_plan import RoundTable
from ludarium.app.hall.setup.title_choices import TitleChoice, choice_of
from ludarium.app.hall.setup.title_list import TitlesPanel, titles_box
from ludarium.engine.options import BY_LOT, PACK, UNDO, Option
from ludarium.engine.reasons import LudariumError
from ludarium.engine.registry import AnyTitle, Registry
from ludarium.look import fonts
from ludarium.look.theme import current
from ludarium.look.tooltips import tooltip
from ludarium.tables.table_makers import glimpse
from ludarium.widgets import seating
from ludarium.widgets.controls import Art, Button, Footer, Panel, Separator, page_head, text
from ludarium.widgets.layouts import clear, column, fill, holder, px, row, scrolled
from ludarium.widgets.phrases import hall
from ludarium.widgets.seating import Seating
from ludarium.widgets.segmented_control import Segments
from ludarium.widgets.settings import UNDO as PREFERRED_UNDO
from ludarium.widgets.settings import Settings

GLIMPSE = 600
"""The width of the picture of the map."""

WIDE, SMALL, TINY = "wide", "small", "tiny"


class NewMatch(QWidget):
    """The set-up page.

    start_asked: the `Seating` and the kind of undo; cards_asked: the title and the mark of the cards to show
    """

    start_asked = Signal(object, str)
    left = Signal()
    rules_asked = Signal()
    cards_asked = Signal(str, str)
    campaign_asked = Signal()

    def __init__(self, titles: Registry, settings: Settings, title: str, seats: Seating | None = None) -> None:
        super().__init__()
        self._titles, self._settings = titles, settings
        self._undo = settings.get(PREFERRED_UNDO)
        self._options: dict[str, str] = {}
        self._first = BY_LOT
        self._deal = seats.deal if seats else None
        self._width = ""
        self._page = QVBoxLayout(self)
        self._page.setContentsMargins(0, 0, 0, 0)
        self._seats: SeatRows
        self._choice: TitleChoice | None
        self._title: AnyTitle
        self._take(title, seats)
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(key), self, self._maybe_start)
        QShortcut(QKeySequence("Escape"), self, self.left.emit)

    def _take(self, title: str, seats: Seating | None = None) -> None:
        """Show a title with these seats, those of last time, or the default."""
        self._title = self._titles.get(title)
        wanted = seats
        if wanted is None or len(wanted.chairs) not in self._title.allowed_seats:
            kept = seating.remembered(self._settings.preferences, title)
            wanted = seating.fitting(kept, self._title, hall.tr("Player"))
        self._first = wanted.first
        self._options = {option.key: option.choices[0] for option in seating.offered(self._title)} | dict(
            wanted.options
        )
        self._chairs = self._offered = wanted.chairs
        if self._width:
            self._build()

    def _change_title(self, title: str) -> None:
        """Show another title with its last seats; names that were typed stay."""
        typed = seating.typed(self._offered, self._seats.chairs)
        kept = seating.fitting(
            seating.remembered(self._settings.preferences, title), self._titles.get(title), hall.tr("Player")
        )
        self._take(title, kept._replace(chairs=seating.named(kept.chairs, typed)))

    @property
    def seating(self) -> Seating:
        is_chosen = self._first < len(self._seats.rows) and not self._title.finds_first_player
        first = self._first if is_chosen else BY_LOT
        own = self._choice.options() if self._choice is not None else {}
        return Seating(self._title.id, self._seats.chairs, first, {**self._options, **own}, self._deal)

    @property
    def title(self) -> str:
        return self._title.id

    @property
    def rules(self) -> AnyTitle:
        """The title as it will be played, or ours if the player's content cannot be read."""
        try:
            return self._title.played_with(self._options)
        except LudariumError:
            return self._title

    def _build(self) -> None:
        clear(self._page)
        self._seats = SeatRows(self._chairs, self._title.allowed_seats)
        self._seats.changed.connect(self._refresh)
        self._seats.reordered.connect(self._follow_starter)
        self.starter = Segments((), "", hall.tr("Who starts"))
        self.starter.chosen.connect(self._choose_first)
        offered = Seating(self._title.id, self._chairs, self._first, self._options)
        self._choice = self._make_choice(offered)
        found = self._title.finds_first_player
        lot = hall.tr("the first player is found in play") if found else ""
        self._table = RoundTable(offered, picks=not found, lot=lot)
        self._table.picked.connect(lambda seat: self._choose_first(str(seat)))
        self.start = Button(
            hall.tr("Start match"), "play", _ctrl_enter(), kind="primary", role=fonts.TextStyle(fonts.STRONG, 13)
        )
        self.start.clicked.connect(self._maybe_start)
        self.problem = text("", fonts.LABEL, "danger", wrap=True)
        self._curtain = _tip(hall.tr("Several people share this screen: a curtain hides secrets between their turns."))
        self._page.addWidget(self._head())
        self._page.addLayout(self._body(), 1)
        self._page.addWidget(
            Footer(hall.tr("Tab moves through seats, options and start. Nothing is dealt before you start."))
        )
        self._refresh()
        self._seats.rows[0].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_choice(self, offered: Seating) -> TitleChoice | None:
        made = choice_of(self.rules, offered)
        if made is not None:
            made.changed.connect(self._refresh)
            made.shown.connect(lambda what: self.cards_asked.emit(self.title, what))
            made.campaign_asked.connect(self.campaign_asked)
            self._seats.reordered.connect(made.reorder)
        return made

    def _body(self) -> QHBoxLayout | QVBoxLayout:
        """Three columns, two without the titles, or one that scrolls above the start button."""
        margins = (28, 0, 28, 14)
        if self._width == TINY:
            whole = column(gap=10, margins=margins)
            whole.addWidget(scrolled(column(self._seats_panel(), self._options_panel(), gap=14), across=True), 1)
            whole.addLayout(self._start_row())
            return whole
        right = column(gap=14)
        options = scrolled(self._options_panel(), Whole())
        options.setFixedWidth(px(366))
        if self._width == WIDE:
            options.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Maximum)
        is_wide = self._width == WIDE
        fill(right, (options, 0 if is_wide else 1), (self._table_panel(), 1 if is_wide else 0))
        columns = row(gap=16, margins=margins)
        if self._width == WIDE:
            columns.addWidget(self._titles_panel())
        fill(columns, (scrolled(self._seats_panel(), across=True), 1), right)
        return columns

    def _head(self) -> QWidget:
        titles, is_wide = list(self._titles), self._width == WIDE
        name: QWidget = text(words.title_name(self.title), fonts.BODY, "muted")
        if not is_wide and len(titles) > 1:
            name = titles_box(titles, self.title, self._change_title)
        return page_head(hall.tr("New match"), self.left, 6, name, None, size=24 if is_wide else 20)

    def _titles_panel(self) -> TitlesPanel:
        panel = TitlesPanel(self._titles, self._title)
        panel.chosen.connect(self._change_title)
        panel.rules_asked.connect(self.rules_asked)
        panel.cards_asked.connect(lambda: self.cards_asked.emit(self.title, ""))
        return panel

    def _seats_panel(self) -> QWidget:
        is_roomy = self._width != TINY and max(self._title.allowed_seats) > 1
        hint = hall.tr("drag to change the order, click a mark to change the colour") if is_roomy else ""
        panel = Panel(hall.tr("Seats"), hint, margins=(0, 0, 0, 0))
        panel.body.setSpacing(0)
        starts = row(text(hall.tr("Who starts")), self.starter, None, gap=14, margins=(16, 10, 16, 10))
        self._starts_line = holder(column(Separator(), starts, gap=0))
        fill(panel.body, self._seats, self._curtain, self._starts_line, Separator())
        self._table.setVisible(self._choice is None)
        panel.body.addWidget(self._table, 1)
        if self._choice is not None:
            panel.body.addWidget(self._choice, 1)
        return panel

    def _options_panel(self) -> QWidget:
        panel = Panel(hall.tr("Options"), margins=(0, 0, 0, 0))
        panel.body.setSpacing(0)
        every = (*seating.offered(self._title), UNDO)
        options = [option for option in every if len(option.choices) > 1 or option.is_open]
        self._option_rows = {option: self._option(option, has_line=option is not options[0]) for option in options}
        for line in self._option_rows.values():
            panel.body.addWidget(line)
        self.deal = DealRow(self._deal)
        self.deal.typed.connect(self._choose_deal)
        fill(panel.body, holder(column(Separator(), column(self.deal, margins=(16, 10, 16, 10)), gap=0)), None)
        return panel

    def _table_panel(self) -> QWidget:
        """The summary and the start button; without room only the button."""
        self._facts = column(gap=9, margins=(16, 12, 16, 12))
        if self._width != WIDE:
            return holder(self._start_row())
        panel = Panel(hall.tr("On the table"), margins=(0, 0, 0, 0))
        panel.setFixedWidth(px(366))
        fill(panel.body, self._facts, None, Separator(), self._start_row())
        return panel

    def _start_row(self) -> QVBoxLayout:
        back = Button(hall.tr("Back"), key=hall.tr("Esc"), role=fonts.TextStyle(fonts.STRONG, 13), then=self.left)
        buttons = row(back, (self.start, 1), gap=10)
        margins = (0, 0, 0, 0) if self._width == TINY else (16, 12, 16, 14)
        return column(self.problem, buttons, gap=8, margins=margins)

    def _option(self, option: Option, has_line: bool) -> QWidget:
        now = self._undo if option is UNDO else self._options[option.key]
        line = self._choice.row(option.key) if self._choice is not None else None
        if line is None:
            line = OptionRow(self.title, option, now)
            line.chosen.connect(lambda choice: self._choose(option, choice))
        inner = column(line, margins=(16, 10, 16, 10))
        return holder(column(Separator(), inner, gap=0) if has_line else inner)

    def _choose(self, option: Option, choice: str) -> None:
        if option is UNDO:
            self._undo = choice
        else:
            self._options[option.key] = choice
        if option.key == PACK.key:  # other content, other things to choose from
            self._rebuild()
        else:
            self._refresh()

    def _rebuild(self) -> None:
        """Build the page again with what is chosen on it."""
        self._options, self._chairs = dict(self.seating.options), self._seats.chairs
        self._build()

    def _choose_deal(self, number: int | None) -> None:
        self._deal = number

    def _choose_first(self, key: str) -> None:
        self._first = int(key)
        self._refresh()

    def _follow_starter(self, order: list[int]) -> None:
        """Keep the first player when seats are reordered."""
        self._first = order.index(self._first) if self._first in order else BY_LOT

    def _refresh(self) -> None:
        now = self.seating
        self._first = now.first
        self.starter.offer(self._starters(now), str(now.first))
        self._starts_line.setVisible(len(now.chairs) > 1 and not self._title.finds_first_player)
        taken: Collection[str] = ()
        if self._choice is None:
            self._table.show_seating(now)
            chosen = seating.meant(self._title, self._options)
            self._table.show_picture(glimpse(self._title, chosen, px(GLIMPSE), current().theme))
        else:
            self._choice.show_seating(now)
            taken = self._choice.taken(now)
        for option, line in self._option_rows.items():
            line.setVisible(seating.matters(option, self._options) and option.key not in taken)
            for shown in line.findChildren(OptionRow):
                shown.tell(words.option_detail(self._title, now.options, option.key))
        self._curtain.setVisible(self._needs_curtain(now))
        self._show_facts(now)
        reason = self._why_not(now)
        self.problem.setText(reason)
        self.problem.setVisible(bool(reason))
        self.start.setEnabled(not reason)
        self.start.setToolTip(tooltip(reason))

    def _starters(self, now: Seating) -> list[tuple[str, str]]:
        names = [(str(seat), name or hall.tr("Seat {number}", number=seat + 1)) for seat, name in enumerate(now.names)]
        return [(str(BY_LOT), hall.tr("By lot")), *((key, _shortened(name)) for key, name in names)]

    def _show_facts(self, now: Seating) -> None:
        if self._width != WIDE:
            return
        clear(self._facts)
        facts = self._company(now) if max(self._title.allowed_seats) > 1 else []
        facts += [
            ("settings", words.option(self.title, key), words.choice(self.title, key, choice))
            for key, choice in seating.meant(self._title, now.options).items()
            if choice != "none" and (self._choice is None or key not in self._choice.taken(now))
        ]
        for picture, name, fact in facts:
            self._facts.addLayout(row(Art(picture, 22), text(name), None, text(fact, fonts.BODY_STRONG)))
        if self._undo == "practice":
            note = hall.tr("A practice match can be undone to its beginning. It is not counted in your record.")
            self._facts.addWidget(text(note, fonts.LABEL, "muted", wrap=True))

    def _company(self, now: Seating) -> list[tuple[str, str, str]]:
        people = sum(chair.is_human for chair in now.chairs)
        return [
            ("human", hall.tr("People"), str(people)),
            ("automaton", hall.tr("Computer players"), str(len(now.chairs) - people)),
            ("start", hall.tr("Start player"), self._starter_name(now)),
        ]

    def _starter_name(self, now: Seating) -> str:
        if self._title.finds_first_player:
            return hall.tr("found in play")
        return hall.tr("by lot") if now.first == BY_LOT else _shortened(now.names[now.first])

    def _why_not(self, now: Seating) -> str:
        if seating.name_problems(now.names):
            return hall.tr("Every seat needs a different name.")
        problem = seating.problem(self._title, now)
        return words.sentence(problem, self.title, now.names) if problem is not None else ""

    def _needs_curtain(self, now: Seating) -> bool:
        """Return whether several people would hold secrets on one screen."""
        people = [seat for seat, chair in enumerate(now.chairs) if chair.is_human]
        if len(people) < 2 or self._why_not(now):
            return False
        rules = self.rules
        state = rules.start(rules.setup(now.names, now.first, now.options), 0)
        return any(rules.has_secrets(state, seat) for seat in people)

    def _maybe_start(self) -> None:
        if self.start.isEnabled():
            self.start_asked.emit(self.seating, self._undo)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        width = width_for(self.width() / current().scale)
        if width != self._width:
            is_first, self._width = not self._width, width
            if is_first:
                self._build()
            else:
                self._rebuild()


class Whole(QScrollArea):
    """A scroll area that asks for the whole height of its content."""

    def sizeHint(self) -> QSize:  # noqa: N802
        inner = self.widget()
        if inner is None:
            return super().sizeHint()
        high = inner.heightForWidth(self.width()) if inner.hasHeightForWidth() else 0
        return QSize(inner.sizeHint().width(), max(high, inner.sizeHint().height()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follow changes of the content's height."""
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


def width_for(width: float) -> str:
    return WIDE if width >= 1400 else SMALL if width >= 1000 else TINY


def _tip(said: str) -> QFrame:
    tip = QFrame()
    tip.setProperty("kind", "tip")
    tip.setLayout(row(text(said, fonts.LABEL, wrap=True), margins=(16, 8, 16, 8)))
    return tip


def _shortened(name: str) -> str:
    return name if len(name) <= 12 else f"{name[:11]}…"


def _ctrl_enter() -> str:
    return QKeySequence("Ctrl+Enter").toString(QKeySequence.SequenceFormat.NativeText)
