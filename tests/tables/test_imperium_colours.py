"""Suits and nations of Imperium are told apart by everyone: there is a mark beside every colour."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ludarium.boards.cardface import CardPainter, PrintedFace
from ludarium.games import TITLES
from ludarium.look import icons, theme
from ludarium.tables.imperium.faces import COLOURS, NATION_COLOURS, PLAIN, card_face, nation_picture
from ludarium.tables.imperium.pieces import BACKS, SHORTS
from ludarium.words.imperium.iconic import SUIT_PICTURES
from ludarium.words.imperium.names import NATIONS
from tests.tables.seeing_colours import SIGHTS, apart, seen

BOX = TITLES.get("imperium").box
SMALL, EMBLEM = 16, 28
"""How large a mark is on a card, and the emblem of a nation where one is chosen, in pixels."""

RIM = 0.2
"""How much of a mark its rim takes at each side."""

PLAINLY = 0.25
"""The share of its points in which a picture must differ."""

STROKES = 0.15
"""The share of its square that a mark takes at least."""

SETS: Mapping[str, tuple[int, dict[str, str]]] = {
    "suits": (SMALL, {suit: SUIT_PICTURES[suit] for suit in COLOURS}),
    "nations": (EMBLEM, {nation: nation_picture(nation) for nation in NATION_COLOURS}),
}


def drawn(picture: str, size: int, ground: QColor) -> QImage:
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(ground)
    painter = QPainter(image)
    if picture:
        painter.drawPixmap(0, 0, icons.pixmap(picture, size, 1.0))
    painter.end()
    return image


def inside(picture: str, size: int, sight: str) -> list[tuple[float, float, float]]:
    """The points inside the rim of a mark, which all have alike, as somebody sees them."""
    image, edge = drawn(picture, size, theme.theme("light")["raised"]), round(size * RIM)
    inner = range(edge, size - edge)
    return [seen(image.pixelColor(x, y), sight) for x in inner for y in inner]


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("which", SETS)
def test_their_marks_are_told_apart(qapp, sight: str, which: str) -> None:
    size, pictures = SETS[which]
    marks = {what: inside(picture, size, sight) for what, picture in pictures.items()}
    close = {}
    for one, other in itertools.combinations(marks, 2):
        pairs = zip(marks[one], marks[other], strict=True)
        differ = [max(abs(a - b) for a, b in zip(*pair, strict=True)) > 0.15 for pair in pairs]
        if sum(differ) < PLAINLY * len(differ):
            close[one, other] = sum(differ) / len(differ)
    assert close == {}


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("name", ["light", "dark"])
def test_no_mark_vanishes_into_its_ground(qapp, sight: str, name: str) -> None:
    for size, pictures in SETS.values():
        for what, picture in pictures.items():
            ground = QColor(COLOURS[what]) if what in COLOURS else theme.theme(name)["raised"]
            assert apart(drawn(picture, size, ground), drawn("", size, ground), sight) > STROKES, what


def test_every_nation_has_an_emblem_and_a_name() -> None:
    keys = {nation.key for nation in BOX.nations}
    assert keys == set(NATION_COLOURS) <= set(NATIONS)
    assert len({nation_picture(key) for key in keys}) == len(keys) == 16


def test_a_card_has_a_mark_for_each_of_its_colours(qapp) -> None:
    for number, card in enumerate(BOX.cards):
        face = card_face(BOX, number)
        marks = [mark for mark in (face.mark, face.second) if mark]
        if face.colours != (PLAIN,):
            assert len(marks) == len(face.colours), card.name


def test_a_pile_has_a_picture_and_a_name() -> None:
    shared = [BACKS[name][1] for name in (*COLOURS, "main", "exile") if name in BACKS]
    assert len(set(shared)) == len(shared)
    assert set(BACKS) <= set(SHORTS)


@pytest.mark.parametrize(
    "size", [(150, 200), (134, 104), (82, 128), (82, 62), (100, 46), (70, 46), (40, 46), (120, 17)]
)
def test_a_mark_is_seen_at_every_size(qapp, monkeypatch, size: tuple[int, int]) -> None:
    """Also where the name leaves no room beside it."""
    for name in ("City", "Minoan Expansion", "Constantinopolis"):
        face = PrintedFace(name, (COLOURS["uncivilised"], COLOURS["civilised"]), "suit-uncivilised", "suit-civilised")
        painted: list[str] = []
        monkeypatch.setattr(CardPainter, "_icon", lambda self, name, rect, seen=painted: seen.append(name))
        image = QImage(*size, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        CardPainter(painter, face, QRectF(0, 0, *size), theme.theme("light"), 1.0).paint()
        painter.end()
        assert "suit-uncivilised" in painted, (name, size)
