"""The boxes card by card, as the command line and the help list them."""

from __future__ import annotations

from ludarium.engine.registry import AnyTitle
from ludarium.games.imperium.bot.book import Bot
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.cards import Copy, Part
from ludarium.words.component import Component
from ludarium.words.effects.effect_data import printed_facts
from ludarium.words.imperium.bot import bot_called
from ludarium.words.imperium.bot_tables import table_lines
from ludarium.words.imperium.box import box_of, key_called
from ludarium.words.imperium.texts import component_text
from ludarium.words.voice import listing


def components(title: AnyTitle) -> tuple[Component, ...]:
    """List every printed card of both boxes, and the table of each nation's bot."""
    box = box_of(title)
    cards = (_component(title, box, part, copy) for part in box.parts.values() for copy in part.copies)
    return (*cards, *map(_bot, box.book.bots))


def _bot(bot: Bot) -> Component:
    return Component(
        f"bot-{bot.nation}",
        "bot",
        bot_called(bot.nation),
        "\n".join(table_lines(bot)),
        {"group": bot.nation, **printed_facts(bot, without=("nation", "provenance"))},
        {"table": bot.provenance},
    )


def _component(title: AnyTitle, box: Box, part: Part, copy: Copy) -> Component:
    keys = copy.sides or (copy.card,)
    sides = [box.cards[box.number_of[key]] for key in keys]
    names = dict.fromkeys(key_called(box, key) for key in keys)
    return Component(
        copy.id,
        "card",
        listing(list(names)),
        component_text(title, copy),
        {
            "box": part.box,
            "group": part.group,
            "start": copy.start,
            "suits": list(sides[0].suits),
            **({"players": copy.players} if copy.players else {}),
            "faces": [printed_facts(card, without=("name", "provenance", "suits")) for card in sides],
        },
        {card.key: card.provenance for card in sides},
    )
