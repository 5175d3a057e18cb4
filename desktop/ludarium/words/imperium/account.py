"""The account of a match of Imperium: the points of a seat, card by card, and what each counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import attrs

from ludarium.engine.registry import AnyTitle
from ludarium.engine.zones import known_cards
from ludarium.games.imperium.bot.moves import value_of
from ludarium.games.imperium.bot.scoring import bot_standing
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.scoring import FIXED, Tallied, standing, tallied
from ludarium.games.imperium.state import Seat, State
from ludarium.words.imperium.box import box_of, key_called
from ludarium.words.imperium.names import NAMES, TOKENS, imperium
from ludarium.words.imperium.points import points_line
from ludarium.words.imperium.speech import speech
from ludarium.words.voice import TEXT, listing

NOTHING, PROGRESS, TOKENS_LINE = "nothing", "progress", "tokens"
WHERE: Mapping[str, str] = {
    "play": TEXT("imperium", "in play"),
    "garrison": TEXT("imperium", "garrisoned"),
    "history": TEXT("imperium", "in history"),
    "discard": TEXT("imperium", "in the deck"),
    FIXED: TEXT("imperium", "on the table"),
}
"""Where a card lies when points are counted; what is in hand or in the discard pile is of the deck."""


@attrs.frozen
class Entry:
    """Equal cards in the same place: the value of one, and the points of all."""

    card: int
    name: str
    count: int
    points: int
    said: str


@attrs.frozen
class Group:
    """A line of the score with its cards, the dearest first; ``said``: the rest that it is made of."""

    key: str
    name: str
    points: int
    entries: tuple[Entry, ...] = ()
    said: str = ""


def account(title: AnyTitle, state: State, seat: int) -> tuple[Group, ...]:
    """Return the lines of a seat's score, and last the cards without points. The bot's are counted by its rules."""
    box = box_of(title)
    is_bot = seat == state.bot
    lines = bot_standing(box, state) if is_bot else standing(box, state, seat)
    cards = _valued(box, state) if is_bot else tallied(box, state, seat)
    made = [
        Group(key, NAMES.score_line(key), n, tuple(_entries(box, cards, key, is_bot)), _said(state.seats[seat], key))
        for key, n in lines.lines
    ]
    rest = tuple(_entries(box, cards, NOTHING, is_bot))
    return (*made, *([Group(NOTHING, imperium.tr("Cards without points"), 0, rest)] if rest else []))


def _valued(box: Box, state: State) -> list[Tallied]:
    """Return the bot's cards with their value to it, those in its slots included."""
    player = state.seats[state.bot]
    slots = [Tallied(card, "discard", 0) for slot in player.slots for card in known_cards(slot)]
    held = [one for one in tallied(box, state, state.bot) if one.where != FIXED]
    return [one._replace(points=value_of(box, one.card), counted=0) for one in (*held, *slots)]


def _line(box: Box, one: Tallied, is_bot: bool) -> str:
    """Return the group of a card."""
    if not is_bot:
        return one.line(box) or NOTHING
    line = "unrest" if one.card == box.unrest else "cards"
    return line if one.points else NOTHING


def _entries(box: Box, cards: Iterable[Tallied], key: str, is_bot: bool) -> Iterator[Entry]:
    alike = Counter(one for one in cards if _line(box, one, is_bot) == key)
    made = [
        Entry(one.card, key_called(box, box.keys[one.card]), count, count * one.points, _counted(box, one, is_bot))
        for one, count in alike.items()
    ]
    yield from sorted(made, key=lambda entry: (-abs(entry.points), entry.name, entry.said))


def _counted(box: Box, one: Tallied, is_bot: bool) -> str:
    """Say what a card counts; of one with a printed number, where it lies."""
    vp = box.cards[one.card].vp
    if vp is None or vp.kind == "fixed" or is_bot:
        return imperium.tr(WHERE[one.where])
    said = points_line(speech(), vp)
    if vp.kind == "variable":
        return imperium.tr("{points} Counted: {n}.", points=said, n=one.counted)
    return imperium.tr("{points} Here: {where}.", points=said, where=imperium.tr(WHERE[one.where]))


def _said(player: Seat, key: str) -> str:
    """Say what a line counts besides cards."""
    if key == PROGRESS:
        return TOKENS["progress"](player.progress)
    if key == TOKENS_LINE:
        return listing([TOKENS["materials"](player.materials), TOKENS["population"](player.population)])
    return ""
