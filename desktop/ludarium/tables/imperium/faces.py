"""The face of every card of Imperium, from its data: for the table, a closer look and whoever shows cards elsewhere."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from ludarium.boards.cardface import PrintedFace
from ludarium.engine.frames import NOTHING
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.cards import Card
from ludarium.games.imperium.facts import CardFacts, Price
from ludarium.words.imperium.box import card_called
from ludarium.words.imperium.iconic import (
    MARK_PICTURES,
    SUIT_PICTURES,
    TYPE_PICTURES,
    icon_lines,
    icon_points,
    icon_price,
)
from ludarium.words.imperium.names import NATIONS
from ludarium.words.imperium.speech import on_cards
from ludarium.words.inline_icons import picture, strong

COLOURS: Mapping[str, str] = {
    "region": "#5B7B4B",
    "uncivilised": "#B5532F",
    "civilised": "#2F6C8F",
    "tributary": "#A9763B",
    "fame": "#C9A227",
    "unrest": "#9E2A2B",
}
"""The ground of a suit's name. Its mark stands beside the name: no colour speaks alone."""

NATION_COLOURS: Mapping[str, str] = {
    "arthurians": "#A8445A",
    "atlanteans": "#1F7A80",
    "carthaginians": "#7A2F68",
    "celts": "#2E7D55",
    "egyptians": "#C08A1E",
    "greeks": "#2F6C8F",
    "macedonians": "#B98F22",
    "mauryans": "#C4622A",
    "minoans": "#3C5FA0",
    "olmecs": "#5B7B4B",
    "persians": "#63438A",
    "qin": "#4A423C",
    "romans": "#9E2A2B",
    "scythians": "#8A6238",
    "utopians": "#8F8272",
    "vikings": "#4E6472",
}
"""The colour of a nation's emblem, which stands beside it."""

POWER, PLAIN, BACK = "#6B2D5C", "#7A716A", "#5A5049"
"""Power cards; cards without a suit; backs."""


def card_face(box: Box, number: int, facts: CardFacts | None = None) -> PrintedFace:
    """What stands on a card. ``facts``: what the match makes of it, where it lies on a table."""
    if number == NOTHING:
        return PrintedFace(on_cards.tr("Face down"), (BACK,), mark="deck")
    card, is_power = box.cards[number], _is_power(box, number)
    marks = [mark for mark in (card.state, "pinned" if card.pinned else "") if mark]
    marks += ["attack"] * card.attack + [TYPE_PICTURES[kind] for kind in card.types if kind in TYPE_PICTURES]
    price = facts.price if facts is not None else None
    return PrintedFace(
        name=card_called(box, number),
        colours=_colours(card, is_power),
        mark=_mark(card, is_power),
        second=SUIT_PICTURES.get(card.suits[1], "") if len(card.suits) > 1 and not is_power else "",
        marks=tuple(marks),
        icons=tuple(MARK_PICTURES[icon] for icon in card.icons if icon in MARK_PICTURES),
        pill=_pill(card, is_power, facts),
        text=icon_lines(card),
        ground=_ground(box, number, card, is_power),
        cost=_price(card, price),
        worth=worth(card, facts),
    )


def _pill(card: Card, is_power: bool, facts: CardFacts | None) -> str:
    if is_power and card.side:
        return on_cards.tr("side {side}", side=card.side)
    return on_cards.tr("free play") if card.free_play or (facts is not None and facts.free) else ""


def card_stamp(box: Box, number: int) -> PrintedFace:
    """A card as small as a stamp: its colours, and a mark for what it is."""
    face = card_face(box, number)
    return PrintedFace("", face.colours, mark=face.mark or face.ground)


def worth(card: Card, facts: CardFacts | None) -> str:
    """What it is worth by its print; where that is counted, with what it comes to now."""
    if card.vp is None:
        return ""
    said = icon_points(card.vp)
    if facts is None or facts.points is None or card.vp.kind == "fixed":
        return said
    return on_cards.tr("{points} = {now}", points=said, now=strong(str(facts.points).replace("-", "\N{MINUS SIGN}")))


def _price(card: Card, price: Price | None) -> str:
    if price is not None:
        return icon_price(attrs.asdict(price.tokens))
    return "" if card.cost is None else icon_price(attrs.asdict(card.cost))


def _colours(card: Card, is_power: bool) -> tuple[str, ...]:
    if is_power:
        return (POWER,)
    return tuple(COLOURS[suit] for suit in card.suits[:2] if suit in COLOURS) or (PLAIN,)


def _mark(card: Card, is_power: bool) -> str:
    if is_power:
        return "suit-power"
    return SUIT_PICTURES.get(card.suits[0], "") if card.suits else ""


def _ground(box: Box, number: int, card: Card, is_power: bool) -> str:
    """The picture behind the text: its suit's, or that of the nation it belongs to."""
    if card.suits and not is_power:
        return SUIT_PICTURES.get(card.suits[0], "")
    return nation_picture(_nations(box).get(number, ""))


def nation_picture(key: str) -> str:
    """The emblem of a nation; a nation of one's own has the plain one."""
    return f"nation-{key}" if key in NATIONS else "suit-power"


def nation_colour(key: str) -> str:
    return NATION_COLOURS.get(key, POWER)


_known: dict[int, tuple[Box, dict[int, str], frozenset[int]]] = {}


def _of_nations(box: Box) -> tuple[Box, dict[int, str], frozenset[int]]:
    found = _known.get(id(box))
    if found is None or found[0] is not box:
        cards: dict[int, str] = {}
        for key, part in box.parts.items():
            for copy in part.copies:
                cards.update({box.number_of[face]: key for face in copy.sides or (copy.card,)})
        power = frozenset(card for nation in box.nations for card in nation.power)
        found = _known[id(box)] = box, cards, power
    return found


def _nations(box: Box) -> dict[int, str]:
    return _of_nations(box)[1]


def _is_power(box: Box, number: int) -> bool:
    return number in _of_nations(box)[2]


def price_tag(price: Price | None) -> str:
    """What a development costs, in pictures."""
    return "" if price is None else icon_price(attrs.asdict(price.tokens)) or picture("check")
