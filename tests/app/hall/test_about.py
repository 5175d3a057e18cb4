"""About the program: its version, Qt's, and every part that is shipped with its licence."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, qVersion

from ludarium import __version__
from ludarium.app.hall.about import AboutDialog
from ludarium.app.hall.shelf.shelf_boxes import edition
from ludarium.games import TITLES
from ludarium.library.licences import parts
from tests.app.hall.looking import bring_forward, press, says


@pytest.fixture
def about(qtbot, look) -> AboutDialog:
    about = AboutDialog()
    qtbot.addWidget(about)
    about.show()
    bring_forward(about)
    return about


def test_versions_are_named(about):
    assert says(about, f"Version {__version__}, with Qt {qVersion()}")


def test_every_part_is_named_with_its_licence(about):
    items = [about.list.topLevelItem(number) for number in range(about.list.topLevelItemCount())]
    assert [(item.text(0), item.text(1)) for item in items] == [(part.name, part.licence) for part in parts()]


def test_each_licence_can_be_read_by_key(about):
    about.list.setFocus()
    for part in parts():
        shown = about.licence.toPlainText()
        assert shown.startswith(part.name)
        assert part.copyright[0] in shown
        assert part.text.split()[-5:] == shown.split()[-5:]
        press(about.list, Qt.Key.Key_Down)


def test_the_inventors_of_every_game_are_named(about):
    for authors in [edition(title).authors for title in TITLES]:
        assert authors
        assert all(says(about, name) for name in authors)
