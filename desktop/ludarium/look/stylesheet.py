"""The one style sheet of the program.

What the window's widgets say of themselves by a property:

``kind="primary"``     the one button to press now; ``"link"`` one that looks like text; ``"flat"`` one without an edge
``kind="panel"``       a frame with rounded corners on the window; ``"tip"`` a tinted note; ``"line"``, ``"plank"``
``tone="muted"``       a label in quiet ink; also ``"heading"``, ``"small"``, ``"danger"``, ``"gain"``, ``"key"``
"""

from __future__ import annotations

from string import Template
from typing import TYPE_CHECKING

from ludarium.engine.resources import resources
from ludarium.look.design_tokens import tokens

if TYPE_CHECKING:
    from ludarium.look.theme import Theme

_SHEET = Template("""
QMainWindow, QDialog, QMessageBox, QWizard { background: $window; }
QFrame[kind="panel"] { background: $surface; border: 1px solid $line; border-radius: ${panel}px; }
QFrame[kind="tip"] { background: $tint; border: none; border-radius: ${button}px; }
QFrame[kind="line"] { background: $line; }
QFrame[kind="plank"] {
    border-radius: 3px; border-bottom: ${px4}px solid $wood_dark;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0.25 $wood, stop:0.3 $grain, stop:0.35 $wood,
        stop:0.58 $wood, stop:0.63 $grain, stop:0.68 $wood);
}
QLabel { background: transparent; }
QLabel[tone="muted"] { color: $muted; }
QLabel[tone="small"] { color: $muted; font-size: ${pt_small}pt; }
QLabel[tone="danger"] { color: $danger; }
QLabel[tone="gain"] { color: $gain; font-weight: 700; }
QLabel[tone="heading"] { font-family: "$display"; font-size: ${pt_heading}pt; font-weight: 600; }

QMenuBar { background: $window; padding: ${px2}px ${px8}px; spacing: ${px4}px; }
QMenuBar::item { padding: ${px3}px ${px9}px; border-radius: ${px4}px; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $chosen; }
QMenu { background: $raised; border: 1px solid $line; padding: ${px5}px; }
QMenu::item { padding: ${px5}px ${px24}px ${px5}px ${px12}px; border-radius: ${px4}px; }
QMenu::item:selected { background: $chosen; }
QMenu::item:disabled { color: $pale; }
QMenu::separator { height: 1px; background: $line; margin: ${px5}px ${px8}px; }
QMenu::icon { padding-left: ${px6}px; }
QStatusBar { background: $window; border-top: 1px solid $line; font-size: ${pt_small}pt; }
QStatusBar::item { border: none; }

QPushButton, QToolButton {
    background: $raised; border: 1px solid $edge; border-radius: ${button}px;
    padding: ${px6}px ${px14}px; font-size: ${pt_button}pt; font-weight: 700;
}
QToolButton { padding: ${px5}px ${px8}px; }
QPushButton:hover, QToolButton:hover { background: $hover; }
QPushButton:pressed, QToolButton:pressed, QToolButton:checked, QPushButton:checked { background: $chosen; }
QPushButton:focus, QToolButton:focus { border: 2px solid $accent; padding: ${px5}px ${px13}px; }
QToolButton:focus { padding: ${px4}px ${px7}px; }
QPushButton[ringed="false"]:focus { border: 1px solid $edge; padding: ${px6}px ${px14}px; }
QPushButton:disabled, QToolButton:disabled { background: $surface; color: $pale; border-color: $line; }
QPushButton[kind="primary"] { background: $accent; color: $accent_ink; border-color: $accent; }
QPushButton[kind="primary"]:hover { background: $accent_hover; }
QPushButton[kind="primary"]:pressed { background: $accent_press; }
QPushButton[kind="primary"]:focus { border: 2px solid $ink; }
QPushButton[kind="primary"][ringed="false"]:focus { border: 1px solid $accent; }
QPushButton[kind="primary"]:disabled { background: $line; color: $muted; border-color: $line; }
QPushButton > QLabel[tone="key"] { color: $muted; }
QPushButton[kind="primary"] > QLabel { color: $accent_ink; }
QPushButton > QLabel:disabled { color: $muted; }
QPushButton[kind="flat"], QToolButton[kind="flat"] { background: transparent; border-color: transparent; }
QPushButton[kind="flat"]:hover, QToolButton[kind="flat"]:hover { background: $hover; }
QPushButton[kind="link"] {
    background: transparent; border: none; color: $ink; padding: 0; font-weight: 400; text-decoration: underline;
}

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QComboBox {
    background: $raised; border: 1px solid $edge; border-radius: ${button}px;
    padding: ${px5}px ${px9}px; selection-background-color: $accent; selection-color: $accent_ink;
}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QComboBox:focus {
    border: 2px solid $accent; padding: ${px4}px ${px8}px;
}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { background: $surface; color: $pale; }
QSpinBox QLineEdit, QComboBox QLineEdit { border: none; background: transparent; padding: 0 ${px6}px; }
QComboBox::drop-down { border: none; width: ${px24}px; }
QComboBox::down-arrow { image: url("$art/arrow-down-$name.svg"); width: ${px12}px; height: ${px12}px; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $line; outline: none; padding: ${px4}px; }
QSpinBox::up-button, QSpinBox::down-button { border: none; width: ${px20}px; background: transparent; }
QSpinBox::up-arrow { image: url("$art/arrow-up-$name.svg"); width: ${px10}px; height: ${px10}px; }
QSpinBox::down-arrow { image: url("$art/arrow-down-$name.svg"); width: ${px10}px; height: ${px10}px; }

QAbstractItemView {
    background: $surface; border: none; outline: none; alternate-background-color: $raised;
    selection-background-color: $chosen; selection-color: $ink;
}
QListView::item, QTreeView::item, QTableView::item { padding: ${px4}px ${px8}px; border: none; }
QListView::item:hover, QTreeView::item:hover, QTableView::item:hover { background: $hover; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected { background: $chosen; color: $ink; }
QHeaderView::section {
    background: $surface; color: $muted; border: none; border-bottom: 1px solid $line; padding: ${px4}px ${px8}px;
}

QScrollArea { background: transparent; border: none; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: ${px12}px; }
QScrollBar:horizontal { height: ${px12}px; }
QScrollBar::handle { background: $handle; border-radius: ${px3}px; margin: ${px3}px; }
QScrollBar::handle:vertical { min-height: ${px32}px; }
QScrollBar::handle:horizontal { min-width: ${px32}px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QSplitter::handle { background: transparent; }
QSplitter::handle:horizontal { width: ${px10}px; }
QSplitter::handle:vertical { height: ${px10}px; }
QSplitter::handle:hover { background: $chosen; }
QToolTip {
    background: $tip; color: $tip_ink; border: 1px solid $tip; padding: ${px6}px ${px9}px; font-size: ${pt_small}pt;
}

QTabWidget::pane { background: $surface; border: none; border-top: 1px solid $line; }
QTabBar { background: transparent; }
QTabBar::tab {
    background: transparent; color: $quiet; padding: ${px6}px ${px14}px; border: none;
    border-bottom: 3px solid transparent; font-weight: 700;
}
QTabBar::tab:hover { color: $ink; }
QTabBar::tab:selected { color: $ink; border-bottom: 3px solid $accent; }

QCheckBox, QRadioButton { spacing: ${px8}px; background: transparent; }
QCheckBox:disabled, QRadioButton:disabled, QLabel:disabled { color: $pale; }
QCheckBox::indicator, QRadioButton::indicator, QGroupBox::indicator {
    width: ${px16}px; height: ${px16}px; background: $raised; border: 2px solid $muted;
}
QCheckBox::indicator, QGroupBox::indicator { border-radius: ${px4}px; }
QRadioButton::indicator { border-radius: ${round}px; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border-color: $accent; }
QCheckBox::indicator:checked, QGroupBox::indicator:checked {
    background: $accent; border-color: $accent; image: url("$art/check-$name.svg");
}
QRadioButton::indicator:checked { background: $accent; border-color: $accent; image: url("$art/dot-$name.svg"); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $line; background: $surface; }
QGroupBox { border: 1px solid $line; border-radius: ${panel}px; margin-top: ${px12}px; padding: ${px12}px; }
QGroupBox::title { subcontrol-origin: margin; left: ${px12}px; padding: 0 ${px4}px; }

QSlider::groove:horizontal { height: ${px4}px; background: $line; border-radius: ${px2}px; }
QSlider::sub-page:horizontal { background: $bronze; border-radius: ${px2}px; }
QSlider::handle:horizontal {
    width: ${px14}px; height: ${px14}px; margin: -${px5}px 0; border-radius: ${px7}px; background: $accent;
}
QProgressBar { background: $line; border: none; border-radius: ${px2}px; max-height: ${px5}px; text-align: center; }
QProgressBar::chunk { background: $laurel; border-radius: ${px2}px; }
""")

_PIXELS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 16, 20, 24, 32)


def style_sheet(theme: Theme, scale: float) -> str:
    radii, type_ = tokens().radius_px, tokens().type
    pixels = {f"px{size}": str(round(size * scale)) for size in _PIXELS}
    points = {f"pt_{role}": f"{size * scale:g}" for role, size in (("small", 9), ("button", 10.5), ("heading", 12))}
    colours = {token: theme[token].name() for token in _TOKENS}
    return _SHEET.substitute(
        pixels,
        round=str(round(16 * scale) // 2 + 2),  # half the indicator and its border: a pixel more, and Qt draws a square
        **points,
        **colours,
        name=theme.name,
        art=(resources() / "art" / "widgets").as_posix(),
        text=type_.text,
        display=type_.display,
        panel=round(radii.panel * scale),
        button=round(radii.button * scale),
        tint=theme.tint.name(),
        chosen=theme.chosen.name(),
        hover=theme.hover.name(),
        pale=theme.pale.name(),
        gain=theme.gain.name(),
        edge=theme.edge.name(),
        quiet=theme.quiet.name(),
        handle=theme.mix("line", "muted", 0.35).name(),
        accent_hover=theme.mix("accent", "raised", 0.12).name(),
        accent_press=theme.mix("accent", "ink", 0.15).name(),
        grain=theme.mix("wood", "wood_dark", 0.3).name(),
        tip=theme.tip.name(),
        tip_ink=theme.tip_ink.name(),
    )


_TOKENS = (
    "window", "surface", "raised", "ink", "muted", "line", "accent", "accent_ink", "bronze", "laurel", "danger", "wood",
    "wood_dark",
)  # fmt: skip
