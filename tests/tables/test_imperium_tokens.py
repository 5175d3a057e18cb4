"""Tokens on cards of the market: all of them are seen, however many kinds lie there, and none covers another card."""

from __future__ import annotations

from itertools import combinations

import attrs
import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from ludarium.boards.piece import Piece
from ludarium.boards.token import DiscToken
from ludarium.games.imperium.state import Slot, State
from ludarium.look import theme
from ludarium.tables.imperium.market import MarketBoard
from tests.tables.imperium_layout import ROOMS, TITLE, Laid

ON_CARDS = [(0, 0, 3), (1, 2, 3), (4, 0, 12), (3, 3, 3), (12, 12, 12)]
"""Materials, population and progress on each of the five cards."""


def loaded() -> State:
    state = TITLE.start(TITLE.setup(2), 1)
    slots = zip(state.market, ON_CARDS, strict=True)
    market = tuple(Slot(slot.card, 1, *on) for slot, on in slots)
    return attrs.evolve(state, market=market)


def painted(piece: Piece) -> QRectF:
    """Where the piece leaves something, with plenty of room around it."""
    room = piece.rect.adjusted(-60, -60, 200, 60)
    picture = QImage(room.size().toSize(), QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    painter.translate(-room.topLeft())
    piece.draw(painter)
    painter.end()
    inked = [QPoint(x, y) for x in range(picture.width()) for y in range(picture.height()) if picture.pixel(x, y) >> 24]
    left, right = min(at.x() for at in inked), max(at.x() for at in inked) + 1
    top, bottom = min(at.y() for at in inked), max(at.y() for at in inked) + 1
    return QRectF(left, top, right - left, bottom - top).translated(room.topLeft() + piece.pos())


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_all_tokens_on_a_market_card_are_seen(qtbot: QtBot, room: str, scale: float) -> None:
    laid = Laid(2, room, scale, theme.LIGHT)
    qtbot.addWidget(laid.window)
    laid.put(loaded())
    assert laid.cut() == []
    market = next(board for board in laid.boards() if isinstance(board, MarketBoard))
    tokens = [piece for piece in market.pieces if isinstance(piece, DiscToken) and piece.isVisible()]
    assert len(tokens) == sum(n > 0 for on in ON_CARDS for n in on)
    places = {token.id: painted(token) for token in tokens}
    view = QRectF(market.viewport().rect())
    cards = [piece for piece in market.pieces if piece.thing.zone == "market"]
    for token in tokens:
        place = places[token.id]
        assert view.contains(place), token.id
        assert QRectF(token.pos(), token.rect.size()).adjusted(-1.5, -1.5, 1.5, 1.5).contains(place), token.id
        others = [card for card in cards if card.id != token.thing.zone]
        assert not any(place.intersects(QRectF(card.pos(), card.rect.size())) for card in others), token.id
    for one, other in combinations(tokens, 2):
        shared = places[one.id].intersected(places[other.id])
        assert shared.width() <= 1 or shared.height() <= 1, (one.id, other.id)
