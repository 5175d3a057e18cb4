"""Buttons beside the boards for answers without a piece: payments, numbers, yes or no."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QScrollArea, QWidget

from ludarium.boards.question_buttons import QuestionButtons
from ludarium.boards.table_context import TableContext
from ludarium.engine.actions import Action
from ludarium.engine.moment import Way
from ludarium.engine.scene import Answer
from ludarium.look import fonts
from ludarium.look.tooltips import tooltip
from ludarium.models.sequences.planned_answers import Choice
from ludarium.models.table_voice import at_table

MOST = 4  # stacked buttons before they scroll
EDGES = 56  # pixels around a button's text


class AnswerBar(QScrollArea):
    """A button for each answer that has neither a piece nor a button of its own."""

    def __init__(
        self, context: TableContext, question_buttons: QuestionButtons, elsewhere: Collection[str] = ()
    ) -> None:
        """``elsewhere``: ids of answers that a board of the table shows."""
        super().__init__()
        self._context, self._question_buttons, self._elsewhere = context, question_buttons, elsewhere
        self._buttons: list[QPushButton] = []
        self._serial = -1
        body = QWidget()
        self._row = QHBoxLayout(body)
        self._row.setContentsMargins(8, 2, 8, 6)
        self._row.setSpacing(6)
        self._row.addStretch(1)
        self.setWidget(body)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its buttons have it
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent }")
        self.hide()
        context.desk.changed.connect(self.refresh)
        context.desk.drafted.connect(self._on_drafted)
        self.refresh()

    def stand_up(self) -> None:
        """Stack the buttons, for a narrow place."""
        self._row.setDirection(QBoxLayout.Direction.TopToBottom)
        self._row.setContentsMargins(8, 0, 8, 0)
        self._row.setSpacing(3)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def refresh(self) -> None:
        """Another question, or the same with other answers. Whoever answered by keys stands on the first of them.

        When there is none, the focus is the table's again.
        """
        had_focus = next((place for place, button in enumerate(self._buttons) if button.hasFocus()), None)
        wanted, ahead = self.wanted(), self._context.desk.plans.choices()
        if had_focus is not None and not wanted and not ahead:
            self._give_back_focus()
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = [*map(self._button, wanted), *map(self._ahead, ahead)]
        for place, button in enumerate(self._buttons):
            self._row.insertWidget(place, button)
            button.show()
        self.setVisible(bool(self._buttons))
        if self._buttons:
            shown = self._buttons[:MOST] if self._is_upright else self._buttons[:1]
            self.setFixedHeight(sum(button.sizeHint().height() + 6 for button in shown) + 6)
            if had_focus is not None:
                is_same = self._context.desk.serial == self._serial
                self._buttons[min(had_focus, len(self._buttons) - 1) if is_same else 0].setFocus()
        self._serial = self._context.desk.serial

    def _give_back_focus(self) -> None:
        """Focus the board with the most usable pieces."""
        boards = [board for board in self._context.drag.boards if board.isVisible()]
        if boards:
            max(
                boards, key=lambda board: sum(piece.id in self._context.desk.live for piece in board.registry)
            ).setFocus()

    def _on_drafted(self) -> None:
        """Scroll to the follow-up questions of an answer planned ahead."""
        plans = self._context.desk.plans
        if not plans.is_open:
            return
        self.refresh()
        wanted = [choice.way[0] is plans.last for choice in plans.choices()]
        shown = self._buttons[len(self._buttons) - len(wanted) :]
        for button in reversed([button for button, is_wanted in zip(shown, wanted, strict=True) if is_wanted]):
            self.ensureWidgetVisible(button)  # the first of them last, so that it surely is

    def wanted(self) -> list[Action]:
        """Return the answers that no board shows."""
        things = map(self._context.desk.scene.thing, self._elsewhere)
        shown = {thing.facts.action for thing in things if thing is not None and isinstance(thing.facts, Answer)}
        return [action for action in self._question_buttons.answers() if action not in shown]

    @property
    def _is_upright(self) -> bool:
        return self._row.direction() == QBoxLayout.Direction.TopToBottom

    def _broken(self, text: str) -> str:
        """Break the text into lines that fit."""
        metrics, room = QFontMetrics(fonts.font(fonts.BUTTON, self._context.scale)), self.width() - EDGES
        lines = [""]
        for word in text.split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and metrics.horizontalAdvance(longer) > room:
                lines.append(word)
            else:
                lines[-1] = longer
        return "\n".join(lines)

    def _button(self, action: Action) -> QPushButton:
        desk = self._context.desk
        button = self._standing(desk.order(action), (action,))
        button.clicked.connect(lambda: desk.choose(action))
        return button

    def _ahead(self, choice: Choice) -> QPushButton:
        """Make a button that plans an answer or takes it back."""
        desk, way = self._context.desk, choice.way
        first = 1 if choice.is_planned else len(way) - 1
        thing = next(filter(None, map(desk.scene.thing, choice.pieces)), None)
        name = "" if thing is None else desk.scene.said(thing).name
        order = " · ".join(desk.order(action, way[:at]) for at, action in enumerate(way) if at >= first)
        button = self._standing(at_table.tr("{thing}: {order}", thing=name, order=order), way)
        button.setCheckable(True)
        button.setChecked(choice.is_planned)
        if choice.is_planned:
            button.clicked.connect(lambda: desk.plans.take_back(way[0]))
        else:
            button.clicked.connect(lambda: desk.go(way))
        return button

    def _standing(self, text: str, way: Way) -> QPushButton:
        """Make a button whose tooltip is the resulting score."""
        button = QPushButton(self._broken(text) if self._is_upright else text)
        button.setFont(fonts.font(fonts.BUTTON, self._context.scale))
        button.setAutoDefault(True)  # Return presses what has the focus, as Space does
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # who points at it stays where the keys were
        after = self._context.desk.score_after(*way)
        if after is not None:
            button.setToolTip(tooltip(at_table.tr("Score after it: {score}", score=after)))
        return button
