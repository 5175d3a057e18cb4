"""Who plays which seat, conceding and stopping, each after a confirmation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QGridLayout, QPushButton, QWidget

from ludarium import words
from ludarium.app.match.curtain import ConfirmOverlay
from ludarium.app.match.score_row import label_style, styled_label
from ludarium.app.match.session import Session
from ludarium.app.match.status_line import StatusLine
from ludarium.engine.match import CONCEDED, HUMAN, STOPPED
from ludarium.engine.overlong import SCORED
from ludarium.library.documents import AnyMatch
from ludarium.library.saved import SavedMatch
from ludarium.look import fonts
from ludarium.look.theme import Look
from ludarium.models.table_voice import at_table
from ludarium.widgets.controls import Elided, Mark
from ludarium.widgets.layouts import column
from ludarium.widgets.seating import USUAL_LEVEL
from ludarium.words.voice import listing

LEVELS = ("easy", "medium", "hard", "expert")


def choices(match: AnyMatch, seat: int) -> tuple[str, ...]:
    """Return who may hold the seat. A person only where one sat: another could see hidden cards."""
    person = (HUMAN,) if match.seated[seat] == HUMAN else ()
    other = () if match.players[seat] in (HUMAN, *LEVELS) else (match.players[seat],)
    return (*person, *LEVELS, *other)


def handover_note(match: SavedMatch) -> str:
    """Return what a handover means for the record, or for an uncounted campaign match."""
    if match.is_chapter and not match.is_settled:
        return at_table.tr(
            "It is told in the log. Once the computer has decided something for you, the match counts as lost in its"
            " campaign, even if it is won."
        )
    return at_table.tr(
        "It is told in the log. The result of a seat for which the computer played too is kept apart in the record."
    )


class SeatDialog(QDialog):
    """One line per seat: who plays it from now on."""

    def __init__(self, session: Session, look: Look, colours: Sequence[int], parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.setWindowTitle(at_table.tr("Who plays"))
        self.boxes = [self._box(seat) for seat in range(len(session.names))]
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.px(12))
        grid.setVerticalSpacing(look.px(10))
        grid.setColumnStretch(1, 1)
        for seat, box in enumerate(self.boxes):
            name = Elided(session.names[seat])
            name.setStyleSheet(label_style(fonts.BODY_STRONG, look.scale))
            for place, widget in enumerate((Mark(colours[seat], 28), name, box)):
                grid.addWidget(widget, seat, place)
        note = styled_label(fonts.SMALL, look, handover_note(session.match), points=10, colour=look.theme.quiet)
        self.done_button = QPushButton(at_table.tr("Play on"))
        self.done_button.setProperty("kind", "primary")
        self.done_button.setDefault(True)
        self.done_button.clicked.connect(self._apply)
        whole = column(grid, note, gap=14, margins=(22, 18, 22, 18))
        self.setLayout(whole)
        whole.addWidget(self.done_button, 0, Qt.AlignmentFlag.AlignRight)
        self.setMinimumWidth(look.px(420))

    def _box(self, seat: int) -> QComboBox:
        match, box = self._session.match, QComboBox()
        box.setAccessibleName(at_table.tr("Who plays for {name}", name=match.setup.names[seat]))
        for player in choices(match, seat):
            box.addItem(words.player(player), player)
        box.setCurrentIndex(box.findData(match.players[seat]))
        return box

    def _apply(self) -> None:
        self.accept()
        chosen = {seat: str(box.currentData()) for seat, box in enumerate(self.boxes)}
        changed = {seat: player for seat, player in chosen.items() if player != self._session.match.players[seat]}
        if changed:
            self._session.hand_over(changed)


class SeatControl:
    """Changes who plays, and ends matches."""

    def __init__(
        self,
        frame: QWidget,
        session: Session,
        look: Look,
        colours: Sequence[int],
        ask: ConfirmOverlay,
        status: StatusLine,
    ) -> None:
        self._frame = frame
        self._session = session
        self._look = look
        self._colours = colours
        self._question = ask
        self._status = status
        self._was_paused = False

    def choose(self) -> None:
        dialog = SeatDialog(self._session, self._look, self._colours, self._frame)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._wait()
        dialog.finished.connect(self._go_on)
        dialog.open()

    # The computer waits while somebody is asked: a move would take the question away

    def _wait(self) -> None:
        self._was_paused = self._session.computer.is_paused
        self._session.computer.set_paused(True)

    def _go_on(self) -> None:
        self._session.computer.set_paused(self._was_paused)

    def _ask(
        self, head: str, said: str, answer: str, then: Callable[[], None], instead: Callable[[], None] = lambda: None
    ) -> None:
        self._wait()
        self._question.ask(
            head, said, answer, lambda: self._after(then), lambda: self._after(instead), is_always_asked=True
        )

    def _after(self, answer: Callable[[], None]) -> None:
        self._go_on()
        answer()

    # Conceding

    def concede(self) -> None:
        """Concede for the viewing player. Other people play on; computers alone do not."""
        seat = self._session.you
        if seat is None:
            return
        others = self._others(seat)
        if others and self._session.match.setup.seats > 2:
            said = at_table.tr("{names} can play on: the computer takes over your seat.", names=self._named(others))
            then = partial(self._session.hand_over, {seat: USUAL_LEVEL})
        else:
            said, then = at_table.tr("It ends here and counts as lost."), partial(self._session.end, CONCEDED, seat)
        self._ask(at_table.tr("Concede the match?"), said, at_table.tr("Concede"), then)

    # Stopping

    def propose_stop(self) -> None:
        """Propose to stop; every other person is asked in turn."""
        seat = self._session.you
        if seat is None:
            return
        self._ask(
            at_table.tr("Stop the match?"),
            self._what_stopping_means(),
            at_table.tr("Propose to stop") if self._others(seat) else at_table.tr("Stop"),
            lambda: self._ask_next(STOPPED, seat, self._others(seat)),
        )

    def propose_score(self) -> None:
        """The person who looks proposes to score an overlong match; every other person is asked."""
        seat, match = self._session.you, self._session.match
        if seat is None or not match.is_overlong:
            return
        self._ask(
            at_table.tr("Score the match as it stands?"),
            at_table.tr(
                "It has gone on for more than {rounds} rounds. If everybody agrees, whoever is ahead wins, and the"
                " result is kept apart in the record.",
                rounds=match.title.longest_match,
            ),
            at_table.tr("Propose to score") if self._others(seat) else at_table.tr("Score now"),
            lambda: self._ask_next(SCORED, seat, self._others(seat)),
        )

    def _what_stopping_means(self) -> str:
        match = self._session.match
        if match.is_chapter and not match.is_settled:
            return at_table.tr("It ends here, and counts as lost in its campaign.")
        return at_table.tr("If everybody agrees it ends here: nobody wins, and it is kept apart in the record.")

    def _ask_next(self, how: str, proposer: int, people: Sequence[int]) -> None:
        """Computers agree: they have nothing else to do, but it is not they who wait."""
        if not people:
            self._session.end(how, proposer)
            return
        names = self._session.names
        is_stop = how == STOPPED
        self._ask(
            at_table.tr("{name}, do you agree?", name=names[people[0]]),
            at_table.tr("{name} proposes to stop the match here.", name=names[proposer])
            if is_stop
            else at_table.tr("{name} proposes to score the match as it stands.", name=names[proposer]),
            at_table.tr("Agree"),
            lambda: self._ask_next(how, proposer, people[1:]),
            lambda: self._status.say(at_table.tr("{name} wants to play on.", name=names[people[0]])),
        )

    def _others(self, seat: int) -> list[int]:
        players = self._session.match.players
        return [other for other, player in enumerate(players) if player == HUMAN and other != seat]

    def _named(self, seats: Sequence[int]) -> str:
        return listing([self._session.names[seat] for seat in seats])
