"""Answering any question by its kind: buttons for the banner, and the answers left to other widgets."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from ludarium import words
from ludarium.boards.table_context import TableContext
from ludarium.engine.actions import Action
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.scene import ANSWERS, Answer
from ludarium.look.tooltips import tooltip
from ludarium.models.table_voice import at_table


class QuestionButtons(QObject):
    """The buttons of the question on the desk.

    go: does the one thing that is to be done, or confirms what was picked
    keep: ends a choice of some with nothing picked; done: ends any other question
    otherwise: takes back a payment that was made in the obvious way
    """

    def __init__(self, context: TableContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._title, self._context, self._desk = context.title, context, context.desk
        self._given: dict[QAction, Action | None] = {}
        self._deeds: dict[QAction, Callable[[], None]] = {}
        self.keep = self._button("C")
        self.done = self._button("E")
        self.go = self._button("R")
        self.otherwise = self._button("O")
        self._desk.changed.connect(self.refresh)
        self._desk.drafted.connect(self.refresh)
        self.refresh()

    @property
    def buttons(self) -> tuple[QAction, ...]:
        """All buttons in display order."""
        return (self.otherwise, self.keep, self.done, self.go)

    @property
    def main(self) -> QAction | None:
        """The one that does what is asked; none where things or answers are asked for, and it could only decline.

        Ending a turn is no declining, as long as nothing is wasted by it.
        """
        if self._given[self.go] is not None or (self.go in self._deeds and self.go.isEnabled()):
            return self.go
        done, prompt = self._given[self.done], self._desk.prompt
        is_choice = prompt is not None and prompt.ask is Ask.ONE and not prompt.of
        if done is None or ((self._desk.asked or is_choice) and not self._ends_the_turn(done)):
            return None
        return self.done

    def _ends_the_turn(self, done: Action) -> bool:
        moment = self._desk.moment
        if moment is None:
            return False
        progress = moment.progress
        return progress.now == len(progress.stages) - 1 and not moment.waste(done)

    def answers(self) -> list[Action]:
        """Return the answers that no banner button gives."""
        prompt = self._desk.prompt
        if prompt is None or prompt.ask is Ask.GO:
            return []
        said = {thing.facts.action for thing in self._desk.scene.things_in(ANSWERS) if isinstance(thing.facts, Answer)}
        wanted = [offer.action for offer in self._desk.offers if not prompt.of or offer.action in said]
        return [action for action in wanted if action not in set(self._given.values())]

    def refresh(self) -> None:
        prompt = self._desk.prompt
        self._given = dict.fromkeys(self.buttons)
        self._deeds = {}
        if prompt is not None:
            self._fill(prompt)
        if self._desk.series.has_paid:
            self._do(self.otherwise, self._desk.series.pay_otherwise, at_table.tr("Pay otherwise"))
        for button, action in self._given.items():
            is_drafted = button is self.go and self._desk.is_drafting
            button.setVisible(action is not None or button in self._deeds or is_drafted)

    def _fill(self, prompt: Prompt) -> None:
        if prompt.ask is Ask.SOME:
            picked = len(self._desk.draft)
            action = self._desk.confirmed() if picked else None
            self._offer(self.go, action, lambda: words.confirm(self._title, prompt, picked))
            names = self._context.setup.names
            tip = "" if action else words.prompt(self._title, prompt, names, prompt.seat)
            self.go.setStatusTip(tip)
        elif prompt.ask is Ask.GO:
            only = self._desk.offers[0].action
            self._offer(self.go, only, lambda: self._desk.order(only))
            if self._desk.shortens:
                self._do(self.done, self._desk.series.run_on, at_table.tr("Run on"))
        elif self._desk.shortens:
            self._shorten(prompt)
        if prompt.done is not None and prompt.ask is not Ask.GO and self.go not in self._deeds:
            done = prompt.done
            self._offer(self.keep if prompt.ask is Ask.SOME else self.done, done, lambda: self._desk.order(done))

    def _shorten(self, prompt: Prompt) -> None:
        """Offer to answer several questions at once, or one in the obvious way."""
        if prompt.ask is Ask.PAYMENT:
            obvious = self._desk.offers[0].action
            self._offer(self.go, obvious, lambda: self._desk.order(obvious))
        elif prompt.ask is Ask.ORDER and prompt.done is None and len(self._desk.offers) > 1:
            rest = at_table.tr("These, then the rest in the order shown")
            text = rest if self._desk.plans else at_table.tr("All in the order shown")
            self._do(self.go, self._desk.series.go_in_order, text)
        elif self._desk.series.is_gathering:
            self._gather(prompt)

    def _gather(self, prompt: Prompt) -> None:
        """Offer to confirm what was picked; a required choice shows its size from the start."""
        picked = len(self._desk.draft)
        if picked or prompt.done is None:
            self._do(self.go, self._desk.series.confirm, words.confirm(self._title, prompt, picked or prompt.most))
            self.go.setEnabled(self._desk.series.is_gathered)

    def _do(self, button: QAction, deed: Callable[[], None], text: str) -> None:
        self._deeds[button] = deed
        button.setEnabled(True)
        self._call(button, text)

    def _offer(self, button: QAction, action: Action | None, text: Callable[[], str]) -> None:
        self._given[button] = action
        button.setEnabled(action is not None)
        self._call(button, text())

    def _call(self, button: QAction, text: str) -> None:
        said = text.replace("&", "&&")
        if said != button.text():  # a change makes its view measure it again
            button.setText(said)
            button.setToolTip(tooltip(text))

    def _button(self, key: str) -> QAction:
        button = QAction(self)
        button.setShortcut(QKeySequence(key))
        button.triggered.connect(lambda: self._press(button))
        return button

    def _press(self, button: QAction) -> None:
        action = self._given.get(button)
        if button in self._deeds:
            self._deeds[button]()
        elif action is not None:
            self._desk.choose(action)
