"""Hidden cards. A zone is a tuple of small ints, each a card's number with a mask of the seats that know it.

A shuffle clears the masks. In an observation a card that the seat does not know is UNKNOWN; in a zone without order
(a hand) known cards come first, sorted, so that places tell nothing either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ludarium.engine.chance import shuffled
from ludarium.engine.values import UNKNOWN

Zone = tuple[int, ...]

_BITS = 12
_CARD = (1 << _BITS) - 1


def hidden(card: int, knowers: int = 0) -> int:
    """The card with the mask of those who know it."""
    assert 0 <= card <= _CARD
    return card | knowers << _BITS


def card_of(place: int) -> int:
    """The card's number, or UNKNOWN."""
    return place if place == UNKNOWN else place & _CARD


def cards_of(zone: Iterable[int]) -> list[int]:
    """The cards' numbers; UNKNOWN stays."""
    return [place if place == UNKNOWN else place & _CARD for place in zone]


def known_cards(zone: Iterable[int]) -> list[int]:
    """The cards' numbers without those that are UNKNOWN."""
    return [place & _CARD for place in zone if place != UNKNOWN]


def knowers(place: int) -> int:
    """The mask of those who know the card."""
    return 0 if place == UNKNOWN else place >> _BITS


def knows(place: int, seat: int) -> bool:
    return place != UNKNOWN and bool(place >> (_BITS + seat) & 1)


def shown(place: int, knowers: int) -> int:
    """The card, now also known to the seats of the mask."""
    return place if place == UNKNOWN else place | knowers << _BITS


def forgotten(zone: Iterable[int]) -> Zone:
    """The cards, known to nobody."""
    return tuple(cards_of(zone))


def reshuffled(zone: Sequence[int], seed: int, counter: int) -> Zone:
    """The cards in random order, known to nobody. Uses ``len(zone)`` counts."""
    return shuffled(forgotten(zone), seed, counter)


def seen_by(zone: Iterable[int], seat: int) -> Zone:
    """An ordered zone (a deck) as the seat knows it: who else knows a card is known only to who knows the card."""
    bit = 1 << (_BITS + seat)
    return tuple([place if place & bit else UNKNOWN for place in zone])  # UNKNOWN has every bit, and stays


def seen_unordered(zone: Iterable[int], seat: int) -> Zone:
    """A zone without order (a hand) as the seat knows it."""
    seen = sorted(seen_by(zone, seat))
    unknown = seen.count(UNKNOWN)  # it is less than any card
    return (*seen[unknown:], *seen[:unknown])


def counted(places: Iterable[int]) -> Zone:
    """A zone without order in its one form.

    Nobody can tell copies of a card apart: all that a seat knows is how many it knows of. So the first copy is known to
    whoever knows of one at least, the second to whoever knows of two, and so on.
    """
    found = sorted(places)
    if len({place & _CARD for place in found}) == len(found):
        return tuple(found)  # no card is there twice
    by_card: dict[int, list[int]] = {}
    for place in found:
        by_card.setdefault(place & _CARD, []).append(place >> _BITS)
    found = []
    for card, masks in by_card.items():
        if len(masks) > 1:
            known = [sum(mask >> seat & 1 for mask in masks) for seat in range(max(masks).bit_length())]
            masks = [sum(1 << seat for seat, many in enumerate(known) if many > copy) for copy in range(len(masks))]
        found += [card | mask << _BITS for mask in masks]
    return tuple(sorted(found))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one copy."""
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def with_card(zone: Zone, place: int) -> Zone:
    """A zone without order with one more card."""
    return counted((*zone, place))


def taken(zone: Zone, card: int, openly: bool, owner: int) -> Zone:
    """A zone without order with one copy of a card less.

    Taken openly, everyone knows of one copy less; taken unseen, nobody but the owner knows any longer what is there.
    """
    rest = [place for place in zone if place & _CARD != card]
    if openly and len(rest) == len(zone) - 1:
        return tuple(rest)  # the only copy
    copies = [place >> _BITS for place in zone if place & _CARD == card]
    seats = max(copies).bit_length()
    known = [max(0, sum(mask >> seat & 1 for mask in copies) - 1) for seat in range(seats)]
    masks = [sum(1 << seat for seat, many in enumerate(known) if many > copy) for copy in range(len(copies) - 1)]
    left = [*rest, *(card | mask << _BITS for mask in masks)]
    if not openly:
        left = [(place & _CARD) | (place >> (_BITS + owner) & 1) << (_BITS + owner) for place in left]
    return tuple(sorted(left))


def fill(zone: Iterable[int], draw: Callable[[], int]) -> Zone:
    """The observed zone with each UNKNOWN replaced by a card of ``draw``."""
    return tuple(draw() if place == UNKNOWN else place for place in zone)
