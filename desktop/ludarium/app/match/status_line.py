"""The status line: reasons, effects of a click, the resulting score, and the saved state."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ludarium.app.match.banner import BannerLabel
from ludarium.app.match.score_row import label_style
from ludarium.look import fonts, icons
from ludarium.look.labels import PlainLabel
from ludarium.look.theme import Look
from ludarium.models.table_voice import at_table
from ludarium.widgets.layouts import row

HIGH, LOW = 26, 24
STAYS = 4000  # milliseconds before hover text may replace a refusal
MINUTE = 60_000


class StatusLine(QWidget):
    """One sentence at the foot of the window.

    rule_asked: the rule behind a refusal is to be opened (its id)
    """

    rule_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._rule = ""
        self._is_urgent = False
        self._sign, self._text, self._saved = PlainLabel(), BannerLabel(), PlainLabel()
        self._link = QPushButton(at_table.tr("Read the rule"))
        self._link.setProperty("kind", "link")
        self._link.clicked.connect(lambda: self.rule_asked.emit(self._rule))
        self._stays = QTimer(self)
        self._stays.setSingleShot(True)
        self._since = QElapsedTimer()
        self._minutes = QTimer(self)
        self._minutes.timeout.connect(self._say_saved)
        small = label_style(fonts.SMALL, look.scale, look.theme.quiet, 9.5)
        self._saved.setStyleSheet(small)
        self._link.setStyleSheet(f"font-size: {9.5 * look.scale:g}pt;")
        box = row(self._sign, self._text, self._link, 12, self._saved, gap=10, margins=(14, 0, 14, 0))
        box.setStretchFactor(self._text, 1)
        self.setLayout(box)
        self._text.set_letters(self._letters(False))
        self._show("", False, "")

    @property
    def text(self) -> str:
        return self._text.whole

    @property
    def link(self) -> QPushButton:
        return self._link

    def set_small(self, small: bool) -> None:
        self.setFixedHeight(self._look.px(LOW if small else HIGH))

    def refuse(self, text: str, rule: str = "", sign: str = "warning") -> None:
        """Show why something is impossible, for at least `STAYS`."""
        self._show(text, True, rule, sign)
        self._stays.start(STAYS)

    def say(self, text: str) -> None:
        """Show hover text, unless a refusal is still shown."""
        if not self._stays.isActive():
            self._show(text, False, "")

    def clear(self) -> None:
        self._stays.stop()
        self._show("", False, "")

    def _show(self, text: str, urgent: bool, rule: str, sign: str = "warning") -> None:
        self._rule = rule
        self._text.say(text)
        self._link.setVisible(bool(rule))
        self._sign.setVisible(urgent)
        if urgent:
            self._sign.setPixmap(icons.pixmap(sign, self._look.px(16), self.devicePixelRatioF()))
        if urgent != self._is_urgent:
            self._is_urgent = urgent
            self._text.set_letters(self._letters(urgent))
            self.update()

    def _letters(self, urgent: bool) -> str:
        theme = self._look.theme
        role, ink = (fonts.BODY_STRONG, theme["danger"]) if urgent else (fonts.BODY, theme["ink"])
        return label_style(role, self._look.scale, ink, 10)

    # Saved

    def saved(self) -> None:
        """Note that the last step is on disk."""
        self._since.start()
        self._minutes.start(MINUTE)
        self._say_saved()

    def not_saved(self) -> None:
        self._minutes.stop()
        self._saved.setText(at_table.tr("Not saved"))

    def _say_saved(self) -> None:
        minutes = self._since.elapsed() // MINUTE
        said = at_table.tr("Saved %n minutes ago", "Saved %n minute ago", minutes)
        self._saved.setText(said if minutes else at_table.tr("Saved just now"))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter, theme = QPainter(self), self._look.theme
        painter.fillRect(self.rect(), theme["window"])
        high = 2 if self._is_urgent else 1
        painter.fillRect(0, 0, self.width(), high, theme["danger"] if self._is_urgent else theme["line"])
