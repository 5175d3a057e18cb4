"""What the banner shows at each moment: whose turn it is, what to do, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from ludarium import words
from ludarium.app.match.banner import ANSWER, PAST, Notice
from ludarium.app.match.position_notes import PositionNotes
from ludarium.app.match.session import Session
from ludarium.app.match.table_actions import TableActions
from ludarium.engine.actions import Action
from ludarium.engine.prompts import Ask
from ludarium.look.tooltips import tooltip
from ludarium.models.log_model import HEAD, LogModel
from ludarium.models.table_voice import at_table
from ludarium.tables.table import Table
from ludarium.words.voice import sentences

ANSWERS = 3  # most answers that are shown as buttons


@attrs.define(eq=False)
class BannerNotices:
    """Makes a `Notice` of the session's state."""

    _session: Session
    _position_notes: PositionNotes
    _table: Table
    _actions: TableActions
    _log: LogModel
    _colours: Sequence[int]
    _frame: QWidget
    _answers: dict[Action, QAction] = attrs.field(factory=dict, init=False)

    def notice(self) -> Notice:
        session = self._session
        if session.is_looking_back:
            return self._past()
        if session.turn is None:
            return self._over()
        if session.computer.is_its_turn:
            return self._computer(session.turn)
        if session.event_history.must_answer:
            return self._answer(session.turn)
        return self._own(session.turn)

    def _own(self, seat: int) -> Notice:
        actions = self._actions
        head = at_table.tr("Your turn, {name}", name=self._session.names[seat])
        if self._session.event_history.is_nobodys_turn:
            head = self._past_head(seat)
        ending = (actions.score,) if self._session.match.is_overlong else ()
        buttons = (actions.undo, actions.redo, actions.hint, *ending, *self._question_actions())
        stages, main = self._position_notes.stages(), self._table.main_action()
        return Notice(head, self._sentence(), self._colours[seat], stages=stages, buttons=buttons, main=main)

    def _answer(self, seat: int) -> Notice:
        head = at_table.tr("Answer, {name}", name=self._session.names[seat])
        buttons = (self._actions.undo, self._actions.hint, *(self._answer_actions() or self._question_actions()))
        main = self._table.main_action()
        return Notice(head, self._sentence(), self._colours[seat], ANSWER, buttons=buttons, main=main)

    def _question_actions(self) -> list[QAction]:
        return [action for action in self._table.banner_actions() if action.isVisible()]

    def _answer_actions(self) -> list[QAction]:
        """Return a button for each answer if there are few and no button of the question stands for all of them."""
        desk = self._session.desk
        offers, is_order = desk.offers, desk.prompt is not None and desk.prompt.ask is Ask.ORDER
        is_few = len(offers) <= ANSWERS and not desk.series.is_gathering and not (is_order and self._question_actions())
        wanted = [offer.action for offer in offers] if is_few else []
        if list(self._answers) != wanted:
            for button in self._answers.values():
                button.deleteLater()
            self._answers = {action: self._answer_action(action) for action in wanted}
        for action, button in self._answers.items():  # to the next who is asked the same may mean something else
            order = self._session.desk.order(action)
            button.setText(order.replace("&", "&&"))
            button.setToolTip(tooltip(order))
        return list(self._answers.values())

    def _answer_action(self, action: Action) -> QAction:
        button = QAction(self._frame)
        button.triggered.connect(lambda: self._session.desk.choose(action))
        return button

    def _computer(self, seat: int) -> Notice:
        session, actions = self._session, self._actions
        name, colour = session.names[seat], self._colours[seat]
        if session.computer.has_stopped:
            head = at_table.tr("{name} stopped responding", name=name)
            sentence = at_table.tr("The search process ended. Nothing is lost: ask again, or let someone else decide.")
            ways_on = (actions.by_chance, actions.players, actions.ask_again)
            return Notice(head, sentence, colour, buttons=ways_on, main=actions.ask_again)
        if session.computer.is_paused:
            head, sentence = at_table.tr("{name} waits", name=name), at_table.tr("The match is paused.")
            stages = self._position_notes.stages()
            return Notice(head, sentence, colour, stages=stages, buttons=(actions.pause,), main=actions.pause)
        head = at_table.tr("{name} is thinking", name=name)
        stages, buttons = self._position_notes.stages(), (actions.pause, actions.move_now)
        return Notice(head, self._sentence(), colour, stages=stages, buttons=buttons, main=actions.move_now)

    def _past(self) -> Notice:
        actions, decider = self._actions, self._session.viewpoint.decider
        seat = self._session.viewer if decider is None else decider
        sentence = at_table.tr("Viewing history (read-only).")
        buttons = (actions.play_on, actions.branch, actions.back_to_now)
        head, colour = self._past_head(seat), self._colours[seat]
        return Notice(head, sentence, colour, PAST, buttons=buttons, main=actions.back_to_now, with_slider=True)

    def _past_head(self, seat: int) -> str:
        """Return the log heading of the shown position."""
        session = self._session
        for step in reversed(session.event_history.steps()[: session.position]):
            for row in reversed(self._log.sentences(step, session.you)):
                if row.kind == HEAD:
                    return row.text
        return at_table.tr("{name} decides", name=session.names[seat])

    def _over(self) -> Notice:
        session, actions = self._session, self._actions
        outcome = session.match.outcome
        assert outcome is not None
        seat = outcome.winners[0] if outcome.winners else session.viewer
        said = words.outcome(session.title, outcome, session.names, session.you)
        buttons = (actions.undo, actions.leave, actions.result)
        head = at_table.tr("The match is over")
        return Notice(head, said, self._colours[seat], buttons=buttons, main=actions.result)

    def _sentence(self) -> str:
        session = self._session
        prompt = session.title.prompt(session.observed)
        asked = words.prompt(session.title, prompt, session.names, session.you)
        end = session.event_history.announced()
        return asked if end is None else sentences(words.event(session.title, end, session.names, session.you), asked)
