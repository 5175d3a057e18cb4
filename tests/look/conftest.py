"""Fonts and pixmaps need an application."""

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def app(qapp: QApplication) -> QApplication:
    return qapp
