"""What the banner says at every moment of a match: whose turn it is, what to do, and which buttons there are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from ludarium import words
from ludarium.app.match.banner import ANSWER, PAST, Notice
from ludarium.app.match.position_notes import Counsel
from ludarium.app.match.session import Session
from ludarium.app.match.table_actions import Deeds
from ludarium.engine.actions import Action
from ludarium.engine.prompts import Ask
from ludarium.models.log_model import HEAD, LogModel
from ludarium.models.table_voice import at_table
from ludarium.tables.table import Table
from ludarium.words.voice import sentences

ANSWERS = 3
"""Up to so many answers stand in the banner as buttons."""


class Herald:
    """Makes a `Notice` of what is going on in a session."""

    def __init__(
        self,
        session: Session,
        counsel: Counsel,
        table: Table,
        deeds: Deeds,
        log: LogModel,
        colours: Sequence[int],
        frame: QWidget,
    ) -> None:
        self._session = session
        self._counsel = counsel
        self._table = table
        self._deeds = deeds
        self._log = log
        self._colours = colours
        self._frame = frame
        self._answers: dict[Action, QAction] = {}

    def notice(self) -> Notice:
        session = self._session
        if session.is_looking_back:
            return self._past()
        if session.turn is None:
            return self._over()
        if session.computer.is_its_turn:
            return self._computer(session.turn)
        if session.story.must_answer:
            return self._answer(session.turn)
        return self._own(session.turn)

    def _own(self, seat: int) -> Notice:
        deeds = self._deeds
        head = at_table.tr("Your turn, {name}", name=self._session.names[seat])
        if self._session.story.is_nobodys_turn:
            head = self._past_head(seat)
        ending = (deeds.score,) if self._session.match.is_overlong else ()
        buttons = (deeds.undo, deeds.redo, deeds.hint, *ending, *self._question_actions())
        stages, main = self._counsel.stages(), self._table.main_action()
        return Notice(head, self._sentence(), self._colours[seat], stages=stages, buttons=buttons, main=main)

    def _answer(self, seat: int) -> Notice:
        head = at_table.tr("Answer, {name}", name=self._session.names[seat])
        buttons = (self._deeds.undo, self._deeds.hint, *(self._answer_actions() or self._question_actions()))
        main = self._table.main_action()
        return Notice(head, self._sentence(), self._colours[seat], ANSWER, buttons=buttons, main=main)

    def _question_actions(self) -> list[QAction]:
        """The buttons of the question, as the table has them."""
        return [action for action in self._table.banner_actions() if action.isVisible()]

    def _answer_actions(self) -> list[QAction]:
        """A button for each answer, where there are only a few and none for all of them, as there is for an order."""
        desk = self._session.desk
        offers, is_order = desk.offers, desk.prompt is not None and desk.prompt.ask is Ask.ORDER
        is_few = len(offers) <= ANSWERS and not desk.series.is_gathering and not (is_order and self._question_actions())
        wanted = [offer.action for offer in offers] if is_few else []
        if list(self._answers) != wanted:
            for button in self._answers.values():
                button.deleteLater()
            self._answers = {action: self._answer_action(action) for action in wanted}
        for action, button in self._answers.items():  # to the next who is asked the same may mean something else
            button.setText(self._session.desk.order(action).replace("&", "&&"))
        return list(self._answers.values())

    def _answer_action(self, action: Action) -> QAction:
        button = QAction(self._frame)
        button.triggered.connect(lambda: self._session.desk.choose(action))
        return button

    def _computer(self, seat: int) -> Notice:
        session, deeds = self._session, self._deeds
        name, colour = session.names[seat], self._colours[seat]
        if session.computer.has_stopped:
            head = at_table.tr("{name} lost the thread", name=name)
            sentence = at_table.tr("The thinking process ended. Nothing is lost: ask again, or let another decide.")
            ways_on = (deeds.by_chance, deeds.players, deeds.ask_again)
            return Notice(head, sentence, colour, buttons=ways_on, main=deeds.ask_again)
        if session.computer.is_paused:
            head, sentence = at_table.tr("{name} waits", name=name), at_table.tr("The match is paused.")
            stages = self._counsel.stages()
            return Notice(head, sentence, colour, stages=stages, buttons=(deeds.pause,), main=deeds.pause)
        head = at_table.tr("{name} is thinking", name=name)
        stages, buttons = self._counsel.stages(), (deeds.pause, deeds.move_now)
        return Notice(head, self._sentence(), colour, stages=stages, buttons=buttons, main=deeds.move_now)

    def _past(self) -> Notice:
        deeds, decider = self._deeds, self._session.sight.decider
        seat = self._session.viewer if decider is None else decider
        sentence = at_table.tr("You are looking at the past. Nothing here can be moved.")
        buttons = (deeds.play_on, deeds.branch, deeds.back_to_now)
        head, colour = self._past_head(seat), self._colours[seat]
        return Notice(head, sentence, colour, PAST, buttons=buttons, main=deeds.back_to_now, with_slider=True)

    def _past_head(self, seat: int) -> str:
        """The head under which the log has the position that is looked at."""
        session = self._session
        for step in reversed(session.story.steps()[: session.position]):
            for row in reversed(self._log.sentences(step, session.you)):
                if row.kind == HEAD:
                    return row.text
        return at_table.tr("{name} decides", name=session.names[seat])

    def _over(self) -> Notice:
        session, deeds = self._session, self._deeds
        outcome = session.match.outcome
        assert outcome is not None
        seat = outcome.winners[0] if outcome.winners else session.viewer
        said = words.outcome(session.title, outcome, session.names, session.you)
        buttons = (deeds.undo, deeds.leave, deeds.result)
        head = at_table.tr("The match is over")
        return Notice(head, said, self._colours[seat], buttons=buttons, main=deeds.result)

    def _sentence(self) -> str:
        session = self._session
        prompt = session.title.prompt(session.observed)
        asked = words.prompt(session.title, prompt, session.names, session.you)
        end = session.story.announced()
        return asked if end is None else sentences(words.event(session.title, end, session.names, session.you), asked)
