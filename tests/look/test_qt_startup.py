from PySide6 import QtCore
from PySide6.QtWidgets import QLabel

from ludarium.look.qt_startup import PLAIN_TEXT, Qt


def test_the_later_qt_is_qt():
    assert Qt.AlignmentFlag is QtCore.Qt.AlignmentFlag


def test_plain_text_as_a_property(qtbot):
    label = QLabel("<b>Livia</b>")
    qtbot.addWidget(label)
    label.setProperty("textFormat", PLAIN_TEXT)
    assert label.textFormat() == QtCore.Qt.TextFormat.PlainText
