"""What lies on the bot's side besides what a person has: its die, its slots, and the rows that it plays by."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.engine.frames import NOTHING, Frame
from ludarium.engine.scene import Thing
from ludarium.engine.zones import card_of
from ludarium.games.imperium.bot.turn import next_slot
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.facts import (
    CARD,
    DIE,
    ROW,
    SLOT,
    STAGE,
    CardFacts,
    DieFacts,
    RowFacts,
    SlotFacts,
    StageFacts,
)
from ludarium.games.imperium.state import State
from ludarium.games.imperium.touches import BOT, slot_id
from ludarium.games.imperium.touches import DIE as THE_DIE

BOARD, TABLE = f"{BOT}.board", f"{BOT}.table"


def bot_things(box: Box, observed: State) -> Iterator[Thing]:
    turn, coming = bot_frame(box, observed)
    die = turn.loops[0] if turn is not None and turn.loops else 0
    yield Thing(THE_DIE, DIE, BOARD, facts=DieFacts(die))
    for at, slot in enumerate(observed.seats[observed.bot].slots, 1):
        facts = SlotFacts(at, bool(slot), at == die, at == coming)
        yield Thing(slot_id(at), SLOT, BOARD, at, facts=facts)
        if slot and slot[0] >= 0:
            yield Thing(f"{slot_id(at)}.0", CARD, slot_id(at), facts=CardFacts(card_of(slot[0])))
    yield from _rows(box, observed, coming)


def bot_frame(box: Box, observed: State) -> tuple[Frame | None, int]:
    """The bot's turn, if it is its turn, and the slot that comes next in it, 0 for none."""
    turn = next((frame for frame in observed.stack if frame.program == box.program_of["bot-turn"]), None)
    return turn, next_slot(observed, turn) if turn is not None and turn.loops else 0


def _rows(box: Box, observed: State, coming: int) -> Iterator[Thing]:
    """The rows for the bot's state, and what it does by its journey card."""
    bot = observed.seats[observed.bot]
    tables = box.bots[bot.nation]
    table = tables.of(bot.empire)
    card = _card_of_now(observed, coming)
    lit = NOTHING if card == NOTHING else table.row[card]
    for row in range(len(table.program)):
        yield Thing(f"{BOT}.row.{row}", ROW, TABLE, row, facts=RowFacts(bot.nation, bot.empire, row, row == lit))
    for number, face in enumerate(tables.journey):
        is_up = bot.fixed[0].card == face
        place = len(table.program) + number
        yield Thing(f"{BOT}.stage.{number}", STAGE, TABLE, place, facts=StageFacts(bot.nation, number, is_up))


def _card_of_now(observed: State, coming: int) -> int:
    """The card that the bot resolves: the one turned up, or that of the next slot if it is known."""
    bot = observed.seats[observed.bot]
    if bot.limbo:
        return bot.limbo[-1].card
    return card_of(bot.slots[coming - 1][0]) if coming else NOTHING
