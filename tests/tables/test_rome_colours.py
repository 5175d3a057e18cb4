"""Tracks, resources and attributes of Rome are told apart by everyone: by shapes, or with a mark beside the colour."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from ludarium.games import TITLES
from ludarium.games.rome.kinds import ATTRIBUTES, KINDS, RESOURCES, TRACKS
from ludarium.look import icons, theme
from ludarium.tables.rome.colours import BANNERS, LEVELS
from ludarium.tables.rome.faces import face_of
from ludarium.tables.rome.leader import EDGES
from ludarium.words.inline_icons import pictures_in
from ludarium.words.rome import short
from ludarium.words.rome.advice import sign
from ludarium.words.rome.names import KINDS as KIND_NAMES
from ludarium.words.rome.names import TRACKS as TRACK_NAMES
from tests.tables.seeing_colours import SIGHTS, apart, seen

BOX = TITLES.get("rome").box
SMALL = 16
"""About the size of a picture in the smallest text of the table, in pixels."""

PLAIN = 0.15
"""The share of its points in which a picture must differ: thin strokes cover little more of their square."""

SETS = {
    "tracks": TRACKS,
    "resources": tuple(KINDS[kind] for kind in RESOURCES),
    "attributes": tuple(KINDS[kind] for kind in ATTRIBUTES),
}


def drawn(what: str, ground: QColor) -> QImage:
    image = QImage(SMALL, SMALL, QImage.Format.Format_RGB32)
    image.fill(ground)
    painter = QPainter(image)
    painter.drawPixmap(0, 0, icons.pixmap(short.PICTURES[what], SMALL, 1.0))
    painter.end()
    return image


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("which", SETS)
def test_their_pictures_are_told_apart(qapp, sight: str, name: str, which: str) -> None:
    ground = theme.theme(name)["raised"]
    pictures = {what: drawn(what, ground) for what in SETS[which]}
    close = {
        (one, other): apart(pictures[one], pictures[other], sight)
        for one, other in itertools.combinations(pictures, 2)
        if apart(pictures[one], pictures[other], sight) < PLAIN
    }
    assert close == {}


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("name", ["light", "dark"])
def test_no_picture_vanishes_into_the_ground(qapp, sight: str, name: str) -> None:
    ground = theme.theme(name)["raised"]
    empty = QImage(SMALL, SMALL, QImage.Format.Format_RGB32)
    empty.fill(ground)
    for what in itertools.chain(*SETS.values()):
        assert apart(drawn(what, ground), empty, sight) > PLAIN


def test_each_has_a_name_beside_its_picture() -> None:
    for what in itertools.chain(*SETS.values()):
        assert what in KIND_NAMES or what in TRACK_NAMES


def test_a_banner_never_speaks_alone(qapp) -> None:
    """The colour of a card's head says which resource boosts it; so does the picture in its lower half."""
    for number, card in enumerate(BOX.content.attributes):
        face = face_of(BOX, number)
        if face.colours[0] in BANNERS.values():
            assert short.PICTURES[card.banner] in pictures_in(face.below[0])


def test_a_level_never_speaks_alone(qapp) -> None:
    """The names of developments of Level II end with their numeral, which has room wherever the name has."""
    assert len(set(LEVELS.values())) == 2
    for level, cards in BOX.of_level.items():
        assert {face_of(BOX, card).name.endswith(" II") for card in cards} == {level == 2}


def test_an_edge_never_speaks_alone() -> None:
    """What helps and what hinders has a sign before its name."""
    signs = {ability.sign: sign(ability) for leader in BOX.leaders for ability in leader.abilities}
    assert set(signs) == set(EDGES)
    assert len(set(signs.values())) == len(EDGES)


def test_two_that_differ_in_colour_alone_would_be_found() -> None:
    one, other = (QImage(4, 4, QImage.Format.Format_RGB32) for _ in range(2))
    one.fill(QColor("#A06030"))
    other.fill(QColor("#7A7030"))
    assert apart(one, other, "deuteranopia") == 0
    assert apart(one, other, "tritanopia") == 1


def test_who_sees_no_colours_sees_only_grey() -> None:
    red, green, blue = seen(QColor("#96382C"), "grey")
    assert red == pytest.approx(green) == pytest.approx(blue)
    assert seen(QColor("white"), "deuteranopia") == pytest.approx((1, 1, 1), abs=0.01)
