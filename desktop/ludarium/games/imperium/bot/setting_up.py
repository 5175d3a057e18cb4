"""Setting up the bot: its deck, its slots, its dynasty deck."""

from __future__ import annotations

from ludarium.engine.chance import Stream
from ludarium.engine.frames import NOTHING
from ludarium.games.imperium.bot.book import Level
from ludarium.games.imperium.bot.moves import seen, value_of
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.state import Piece, Seat


def level_number(box: Box, key: str) -> int:
    return [level.key for level in box.book.levels].index(key)


def bot_seat(box: Box, number: int, level: Level, chance: Stream) -> Seat:
    """Starting cards in deck and slots; under its nation cards the accession card, then developments, cheapest first.

    Its power card is not used, nor is any other card that would begin in play.
    """
    nation = box.nations[number]
    tokens = box.sheet.tokens
    deck = seen(chance.shuffled(nation.cards["draw_deck"]))
    accession = nation.cards["accession"]
    return Seat(
        nation=number,
        empire=nation.starts_as_empire,
        materials=tokens.materials * level.starts_with_tokens,
        population=tokens.population * level.starts_with_tokens,
        progress=tokens.progress * level.starts_with_tokens,
        actions=0,
        exhaust=0,
        hand=(),
        deck=deck[level.slots :],
        discard=(),
        history=(),
        flooded=(),
        nation_deck=seen(chance.shuffled(nation.cards["nation"])),
        accession=accession[0] if accession else NOTHING,
        development=tuple(sorted(nation.cards["development"], key=lambda card: (value_of(box, card), card))),
        quest=NOTHING,
        fixed=(Piece(1, nation.journey[0]),) if nation.journey else (),
        play=(),
        limbo=(),
        aside=(),
        nation_mark=False,
        development_mark=False,
        any_state=False,
        fertile_as=0,
        river_as=0,
        pieces=1,
        deck_holds=(),
        nation_holds=(),
        slots=tuple((place,) for place in deck[: level.slots]),
    )
