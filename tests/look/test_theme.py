"""Both themes can be read, and the style sheet is one that Qt understands."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from ludarium.look.colour import contrast, mix
from ludarium.look.stylesheet import style_sheet
from ludarium.look.theme import Theme, apply, current, theme, theme_of_system

READ: dict[str, Callable[[Theme], tuple[QColor, QColor]]] = {
    "ink on window": lambda it: (it["ink"], it["window"]),
    "ink on surface": lambda it: (it["ink"], it["surface"]),
    "ink on raised": lambda it: (it["ink"], it["raised"]),
    "ink on tint": lambda it: (it["ink"], it.tint),
    "ink on chosen": lambda it: (it["ink"], it.chosen),
    "ink on hover": lambda it: (it["ink"], it.hover),
    "ink on sheet": lambda it: (it["ink"], it.sheet),
    "muted on surface": lambda it: (it["muted"], it["surface"]),
    "muted on raised": lambda it: (it["muted"], it["raised"]),
    "muted on sheet": lambda it: (it["muted"], it.sheet),
    "muted on tint": lambda it: (it["muted"], it.tint),
    "quiet on window": lambda it: (it.quiet, it["window"]),
    "quiet on chosen": lambda it: (it.quiet, it.chosen),
    "danger on surface": lambda it: (it["danger"], it["surface"]),
    "danger on window": lambda it: (it["danger"], it["window"]),
    "gain on surface": lambda it: (it.gain, it["surface"]),
    "gain on sheet": lambda it: (it.gain, it.sheet),
    "gain on tint": lambda it: (it.gain, it.tint),
    "accent ink on accent": lambda it: (it["accent_ink"], it["accent"]),
    "tool tip": lambda it: (it.tip_ink, it.tip),
}


@pytest.fixture
def dressed(app: QApplication) -> Iterator[QApplication]:
    """The application, undressed again afterwards."""
    style, font, palette = app.style().objectName(), app.font(), app.palette()
    yield app
    app.setStyleSheet("")
    app.setStyle(style)
    app.setFont(font)
    app.setPalette(palette)


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("pair", READ)
def test_text_can_be_read(name: str, pair: str) -> None:
    text, ground = READ[pair](theme(name))
    assert contrast(text, ground) >= 4.5


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("white"), QColor("white")) == pytest.approx(1)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert mix(QColor("#000000"), QColor("#FFFFFF"), 0).name() == "#000000"
    assert mix(QColor("#000000"), QColor("#FFFFFF"), 0.5).name() == "#808080"
    assert mix(QColor("#000000"), QColor("#FFFFFF"), 1).name() == "#ffffff"


def test_the_palette_says_what_the_tokens_say() -> None:
    palette = theme("dark").palette()
    assert palette.color(QPalette.ColorRole.Window).name().upper() == theme("dark").colours.window
    assert palette.color(QPalette.ColorRole.Highlight).name().upper() == theme("dark").colours.accent


def test_an_unknown_token_is_an_error() -> None:
    with pytest.raises(AttributeError, match="inkk"):
        theme("light")["inkk"]


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_style_sheet_dresses_every_widget(dressed: QApplication, name: str, scale: float) -> None:
    """A mistake in the style sheet would be a warning of Qt, and any warning fails a test."""
    apply(dressed, theme(name), scale)
    gallery = _gallery()
    picture = gallery.grab().toImage()
    seen = {
        picture.pixelColor(x, y).name().upper()
        for x in range(0, picture.width(), 3)
        for y in range(0, picture.height(), 3)
    }
    assert {theme(name).colours.raised, theme(name).colours.accent, theme(name).colours.surface} <= seen
    assert current().theme is theme(name)
    assert current().px(10) == round(10 * scale)


def test_text_grows_with_the_scale(dressed: QApplication) -> None:
    heights = []
    for scale in (1.0, 2.0):
        apply(dressed, theme("light"), scale)
        heights.append(QPushButton("Roll").sizeHint().height())
    assert 1.7 <= heights[1] / heights[0] <= 2.3


def test_nothing_in_the_style_sheet_is_left_open() -> None:
    assert "$" not in style_sheet(theme("light"), 1.3)


def test_the_system_may_choose(app: QApplication) -> None:
    asked = app.styleHints().colorScheme() == Qt.ColorScheme.Dark
    assert theme_of_system(app).is_dark == asked


def _gallery() -> QWidget:
    gallery = QWidget()
    column = QVBoxLayout(gallery)
    primary = QPushButton("Roll")
    primary.setProperty("kind", "primary")
    checked, chosen = QCheckBox("Practice"), QRadioButton("blank")
    checked.setChecked(True)
    chosen.setChecked(True)
    tabs, orders = QTabWidget(), QListWidget()
    orders.addItems([f"Order {n}" for n in range(30)])
    orders.setCurrentRow(2)
    tabs.addTab(orders, "Orders")
    combo = QComboBox()
    combo.addItems(["English", "Deutsch"])
    for widget in (primary, QPushButton("Undo"), QLineEdit("filter"), combo, QSpinBox(), checked, chosen, tabs):
        column.addWidget(widget)
    column.addWidget(QSlider(Qt.Orientation.Horizontal))
    gallery.resize(400, 600)
    gallery.ensurePolished()
    return gallery
