"""The layout solver: zones get what they need, give way in order, and never lie over each other."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from ludarium.boards.layout import Card, Cards, Claim, Column, Extent, Grid, Leaf, Row, distribute, solve

ROOM = QRectF(0, 0, 1000, 600)


def sizes(*claims: Claim, room: float, gap: float = 0) -> list[float | None]:
    return [None if size is None else round(size, 3) for size in distribute(room, claims, gap)]


def test_minimum_then_preferred_then_maximum_then_share() -> None:
    claims = (Claim(Extent(100, 200, 300)), Claim(Extent(50, 50, 150), share=1))
    assert sizes(*claims, room=150) == [100, 50]
    assert sizes(*claims, room=250) == [200, 50]
    assert sizes(*claims, room=350) == [250, 100]
    assert sizes(*claims, room=450) == [300, 150]
    assert sizes(*claims, room=600) == [300, 300]


def test_without_a_share_what_is_left_stays_empty() -> None:
    assert sizes(Claim(Extent(100)), Claim(Extent(50)), room=400, gap=10) == [100, 50]


def test_the_highest_rank_gives_way_first() -> None:
    hand, log = Claim(Extent(100, 300), yields=0), Claim(Extent(100, 300), yields=1)
    assert sizes(hand, log, room=600) == [300, 300]
    assert sizes(hand, log, room=450) == [300, 150]
    assert sizes(hand, log, room=300) == [200, 100]


def test_what_may_vanish_goes_before_anything_falls_below_its_minimum() -> None:
    captions, steps = Claim(Extent(50), yields=2, may_vanish=True), Claim(Extent(50), yields=1, may_vanish=True)
    board = Claim(Extent(200))
    assert sizes(captions, board, steps, room=300) == [50, 200, 50]
    assert sizes(captions, board, steps, room=260) == [None, 200, 50]
    assert sizes(captions, board, steps, room=200) == [None, 200, None]
    assert sizes(captions, board, steps, room=150) == [None, 150, None]


EXTENTS = st.builds(lambda a, b, c: Extent(a, a + b, a + b + c), *[st.floats(0, 200)] * 3)
CLAIMS = st.builds(Claim, EXTENTS, st.sampled_from([0.0, 1.0, 2.5]), st.integers(0, 3), st.booleans())


@given(st.lists(CLAIMS, min_size=1, max_size=8), st.floats(0, 2000), st.floats(0, 20))
def test_a_line_is_never_longer_than_its_room(claims: list[Claim], room: float, gap: float) -> None:
    found = distribute(room, claims, gap)
    shown = [(size, claim) for size, claim in zip(found, claims, strict=True) if size is not None]
    gaps = gap * max(0, len(shown) - 1)
    assert sum(size for size, _ in shown) <= max(0.0, room - gaps) + 0.01
    if sum(claim.extent.minimum for claim in claims) + gap * (len(claims) - 1) <= room:
        assert len(shown) == len(claims)
        assert all(size >= claim.extent.minimum - 0.01 for size, claim in shown)
    assert all(claim.may_vanish for size, claim in zip(found, claims, strict=True) if size is None)


# Trees


def text(letters: float) -> Leaf:
    """Text of that area: the narrower, the higher."""
    return Leaf("text", Extent(50, 200), lambda width: Extent(letters / max(width, 1)))


def test_text_tells_its_height_for_a_width() -> None:
    tree = Column(text(20_000), Leaf("rest", height=Extent(10), share=1))
    assert solve(tree, ROOM)["text"] == QRectF(0, 0, 1000, 20)
    assert solve(tree, QRectF(0, 0, 100, 600))["rest"].top() == 200


def test_conditions_stand_in_the_tree() -> None:
    places = solve(Row(Leaf("a", Extent(100)), None, Leaf("b", Extent(100)), gap=10), ROOM)
    assert places == {"a": QRectF(0, 0, 100, 600), "b": QRectF(110, 0, 100, 600)}


def test_a_grid_has_equal_cells() -> None:
    places = solve(Grid(*(Leaf(f"{at}") for at in range(25)), columns=5, gap=10), QRectF(0, 0, 540, 290))
    assert {(rect.width(), rect.height()) for rect in places.values()} == {(100, 50)}
    assert places["6"].topLeft() == QRectF(110, 60, 0, 0).topLeft()


# Cards

AREA = 12_000
CARD = Card(Extent(70, 110, 160), lambda width: Extent(60, AREA / width + 30, AREA / width + 60))


def cards(count: int, room: QRectF, rows: int = 2) -> list[QRectF]:
    places = solve(Cards("hand", count, CARD, gap=8, rows=rows), room)
    return [places[f"hand.{at}"] for at in range(count)]


def test_few_cards_are_large_and_many_stand_in_two_rows() -> None:
    assert {card.width() for card in cards(5, QRectF(0, 0, 1000, 220))} == {160}
    assert len({card.top() for card in cards(8, QRectF(0, 0, 700, 500))}) == 2


def test_whole_text_comes_before_large_cards() -> None:
    """Two rows would have larger cards, but cut their text off."""
    found = cards(8, QRectF(0, 0, 800, 190))
    assert len({card.top() for card in found}) == 1
    assert found[0].height() >= CARD.height(found[0].width()).wish


def test_only_too_many_cards_overlap() -> None:
    assert cards(5, QRectF(0, 0, 400, 200), rows=1)[1].left() == pytest.approx(81.6)
    tight = cards(12, QRectF(0, 0, 400, 100), rows=1)
    assert {card.width() for card in tight} == {70}
    assert tight[-1].right() == pytest.approx(400)


@given(st.integers(0, 14), st.integers(1, 3), st.floats(200, 1500), st.floats(60, 700))
def test_cards_stay_in_their_zone(count: int, rows: int, width: float, height: float) -> None:
    room = QRectF(3, 7, width, height)
    found = cards(count, room, rows)
    assert all(room.adjusted(-0.1, -0.1, 0.1, 0.1).contains(card) for card in found)
    lefts = {(round(card.left(), 3), round(card.top(), 3)) for card in found}
    assert len(lefts) == count
    if count * (CARD.width.minimum + 8) < width:
        assert not [1 for one, other in combinations(found, 2) if one.adjusted(0.1, 0.1, -0.1, -0.1).intersects(other)]
