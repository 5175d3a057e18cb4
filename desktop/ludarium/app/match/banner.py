"""The turn banner: whose turn it is, what to do, the stages of the turn and the current buttons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import attrs
from PySide6.QtCore import QElapsedTimer, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from ludarium.app.match.action_button import ActionButton
from ludarium.app.match.score_row import label_style
from ludarium.app.match.stage_strip import Stages, StageStrip
from ludarium.look import fonts
from ludarium.look.seats import seat
from ludarium.look.theme import Look
from ludarium.widgets.controls import Elided, Mark
from ludarium.widgets.delayed_call import timer

HIGH, LOW = 64, 50  # height in a large and in a small window
EDGE, BAR = 10, 5
# An ordinary turn, a question in another seat's turn, a look at the past
PLAIN, ANSWER, PAST = "plain", "answer", "past"
TICK = 50


@attrs.frozen
class Notice:
    """What the banner says now.

    colour: the number of the seat's colour
    buttons: what can be pressed; main: the one of them that is filled, None where none is the thing to do
    with_slider: the slider of the past takes the place of the stages
    """

    head: str
    sentence: str
    colour: int
    tone: str = PLAIN
    stages: Stages | None = None
    buttons: tuple[QAction, ...] = ()
    main: QAction | None = None
    with_slider: bool = False


class BannerLabel(Elided):
    """One line of text, elided or wrapped."""

    def __init__(self) -> None:
        super().__init__("", fills=True)

    def set_letters(self, sheet: str) -> None:
        self.setStyleSheet(sheet)
        self.ensurePolished()
        self.say(self.whole)

    def set_wraps(self, wraps: bool) -> None:
        self.setWordWrap(wraps)
        self._shorten()

    def _shorten(self) -> None:
        if not self.wordWrap():
            super()._shorten()
        elif self.text() != self.whole:
            self.setText(self.whole)
            self.setToolTip("")


class Banner(QWidget):
    """Says whose turn it is in that seat's colour and shape.

    tried: a button that cannot be used now was pressed (its action): whoever listens says why not
    """

    tried = Signal(object)

    def __init__(self, look: Look, slider: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._notice: Notice | None = None
        self._buttons: dict[QAction, ActionButton] = {}
        self._is_small = False
        self._mark = Mark(0, 44)
        self._head, self._sentence = BannerLabel(), BannerLabel()
        self._stages = StageStrip(look)
        self._slider = slider
        self._clock = QElapsedTimer()
        self._limit = 0.0
        self._tick = QTimer(self)
        self._tick.timeout.connect(self._repaint_bar)
        self._refit = timer(self, self._fit)  # once after several buttons changed
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._box = QHBoxLayout()
        self._whole.addLayout(self._box, 1)
        self._box.setSpacing(look.px(12))
        self._box.addWidget(self._mark)
        said = self._said = QVBoxLayout()
        said.setSpacing(0)
        said.addStretch()
        said.addWidget(self._head)
        said.addWidget(self._sentence)
        said.addStretch()
        self._box.addLayout(said, 1)
        self._box.addWidget(self._stages)
        self._box.addWidget(slider, 1)
        self._keys = QHBoxLayout()
        self._keys.setSpacing(look.px(10))
        self._box.addLayout(self._keys)
        self.set_small(False)

    # What it says

    @property
    def head(self) -> str:
        return self._head.whole

    @property
    def sentence(self) -> str:
        return self._sentence.whole

    def button(self, action: QAction) -> ActionButton | None:
        return self._buttons.get(action)

    def buttons(self) -> list[ActionButton]:
        """Return the visible buttons."""
        return [self._buttons[action] for action in self._shown()]

    def first_button(self) -> ActionButton | None:
        """Return the main button, or the last enabled one."""
        pressable = [action for action in self._shown() if action.isEnabled() and not self._buttons[action].isHidden()]
        if not pressable:
            return None
        main = self._notice.main if self._notice else None
        return self._buttons[main if main in pressable else pressable[-1]]

    def say(self, notice: Notice) -> None:
        if notice == self._notice:
            return
        self._notice = notice
        self._head.say(notice.head)
        self._sentence.say(notice.sentence)
        self._mark.colour = notice.colour
        self._mark.update()
        self._slider.setVisible(notice.with_slider)
        self._stages.say(notice.stages or Stages((), -1))
        self._show_buttons(notice.buttons)
        for action, button in self._buttons.items():
            button.set_main(action is notice.main)
        self._fit()
        self.update()

    def set_small(self, small: bool) -> None:
        look = self._look
        self._is_small = small
        self._box.setContentsMargins(look.px(EDGE + 12), 0, look.px(12), 0)
        self._mark.setFixedSize(look.px(36 if small else 44), look.px(36 if small else 44))
        self._head.set_letters(label_style(fonts.BANNER, look.scale, points=14 if small else 18))
        self._sentence.set_letters(label_style(fonts.BODY, look.scale, points=10.5 if small else 12))
        for button in self._buttons.values():
            button.set_small(small)
        self._fit()

    def _shown(self) -> tuple[QAction, ...]:
        return self._notice.buttons if self._notice else ()

    def _show_buttons(self, actions: Sequence[QAction]) -> None:
        had_focus = any(button.hasFocus() for button in self._buttons.values())
        for action in [action for action in self._buttons if action not in actions]:
            button = self._buttons.pop(action)
            button.hide()
            button.deleteLater()
        for place, action in enumerate(actions):
            if action not in self._buttons:
                self._buttons[action] = self._make_button(action)
            self._keys.insertWidget(place, self._buttons[action])
        for before, after in pairwise([self, *map(self._buttons.__getitem__, actions)]):
            QWidget.setTabOrder(before, after)
        if had_focus and actions and not any(button.hasFocus() for button in self._buttons.values()):
            self._buttons[actions[-1]].setFocus()  # whoever decides by the banner's buttons goes on there

    def _make_button(self, action: QAction) -> ActionButton:
        button = ActionButton(action, self._look)
        button.set_small(self._is_small)
        button.changed.connect(self._refit.start)
        button.tried.connect(self.tried)
        return button

    def _fit(self) -> None:
        """Make room for all that is said.

        Stages go first, then buttons that cannot be used now. Then the sentence takes lines of its own, then buttons
        are left with their icons, and last of all those go that have none: what they do is an order, too.
        """
        notice = self._notice
        if notice is None:
            return
        has_stages = bool(notice.stages and notice.stages.names) and not self._is_small
        fits_all = self._wanted(notice.buttons, both=True) + self._stages_width() <= self.width()
        self._stages.setVisible(has_stages and fits_all)
        tight = not notice.with_slider and self._wanted(notice.buttons, both=True) > self.width()
        shown = [action for action in notice.buttons if not tight or action.isEnabled() or action is notice.buttons[-1]]
        for action in notice.buttons:
            self._buttons[action].setVisible(action in shown)
        self._set_high(tight and self._wanted(shown, both=True) > self.width())
        is_full = tight and self._wanted(shown, both=False) > self.width()
        for action in notice.buttons:
            self._buttons[action].set_bare(is_full and action is not notice.buttons[-1])
        if is_full and self._wanted(shown, both=False, bare=True) > self.width():
            for action in shown:
                self._buttons[action].setVisible(not action.icon().isNull() or action is notice.main)

    def _set_high(self, is_high: bool) -> None:
        """Give the sentence lines of its own below everything else, or not."""
        look = self._look
        if is_high != self._sentence.wordWrap():
            (self._said if is_high else self._whole).removeWidget(self._sentence)
            if is_high:
                self._whole.addWidget(self._sentence)
            else:
                self._said.insertWidget(2, self._sentence)
            left = self._box.contentsMargins().left()
            self._sentence.setContentsMargins(left if is_high else 0, 0, 0, look.px(6) if is_high else 0)
            self._sentence.set_wraps(is_high)
        below = self._sentence.heightForWidth(self.width()) if is_high else 0
        self.setFixedHeight(look.px(LOW if self._is_small else HIGH) + below)

    def _stages_width(self) -> int:
        return self._stages.sizeHint().width() + self._box.spacing()

    def _wanted(self, buttons: Sequence[QAction], *, both: bool, bare: bool = False) -> int:
        """How wide the banner would have to be to say all.

        both: with the sentence under its head; bare: with icons for words, where there are any
        """
        margins, gap = self._box.contentsMargins(), self._box.spacing()
        wide = margins.left() + margins.right() + self._mark.width() + 2 * gap
        said = min(self._head.sizeHint().width(), self.width() // 3)  # however long a name is
        wide += max(said, self._sentence.sizeHint().width()) if both else said
        last = self._shown()[-1:]
        widths = [self._buttons[action].width_for(bare=bare and action not in last) for action in buttons]
        return wide + sum(widths) + len(widths) * self._keys.spacing()

    # The time bar

    def show_thinking(self, seconds: float | None) -> None:
        """Run the time bar for this many seconds; None removes it."""
        if seconds is None:
            self._tick.stop()
            self._limit = 0.0
        elif not self._tick.isActive():
            self._limit = seconds
            self._clock.start()
            self._tick.start(TICK)
        self._repaint_bar()

    @property
    def is_thinking(self) -> bool:
        return self._tick.isActive()

    def _repaint_bar(self) -> None:
        self.update(0, self.height() - self._look.px(BAR), self.width(), self._look.px(BAR))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter, theme = QPainter(self), self._look.theme
        notice = self._notice
        tone = notice.tone if notice else PLAIN
        painter.fillRect(self.rect(), theme.chosen if tone == ANSWER else theme["surface"])
        if tone == PAST:
            self._paint_hatch(painter)
        colour = theme["muted"] if tone == PAST or notice is None else seat(notice.colour).colour
        painter.fillRect(0, 0, self._look.px(EDGE), self.height(), colour)
        line = theme["accent"] if tone == ANSWER else theme["line"]
        painter.fillRect(self._look.px(EDGE), self.height() - 1, self.width(), 1, line)
        if self._tick.isActive() and self._limit:
            self._paint_bar(painter, colour)

    def _paint_hatch(self, painter: QPainter) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self._look.px(14)
        painter.setPen(QPen(self._look.theme.tint, width))
        for x in range(-self.height(), self.width() + self.height(), 2 * width):
            painter.drawLine(x, self.height() + width, x + self.height() + 2 * width, -width)
        painter.restore()

    def _paint_bar(self, painter: QPainter, colour: QColor) -> None:
        high = self._look.px(BAR)
        share = min(1.0, self._clock.elapsed() / 1000 / self._limit)
        painter.fillRect(0, self.height() - high, self.width(), high, self._look.theme["line"])
        painter.fillRect(0, self.height() - high, round(self.width() * share), high, colour)
