"""Every row of every table of the solo bot does what its data says, in positions made by chance."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludarium.engine.chance import Rng
from ludarium.engine.content_files import content_file
from ludarium.games.imperium.state import COLLAPSE
from tests.games.imperium.foretelling_rows import SUITS, Collapsed, Foretold, fits, has_suit
from tests.games.imperium.solo import BOT, Solo
from tests.games.imperium.table import BOX

BOTS: list[dict[str, Any]] = json.loads(
    content_file("imperium", f"v{BOX.version}/bots.json").read_text(encoding="utf-8")
)["bots"]
TABLES = [(bot["nation"], state) for bot in BOTS for state in ("barbarian", "empire") if state in bot]
COMMONS = [number for number in sorted(BOX.common_cards) if has_suit(number, *SUITS)]
REGIONS = [number for number in COMMONS if has_suit(number, "region") and BOX.cards[number].pinned]
QUIET = [number for number in REGIONS if not BOX.cards[number].passive and not BOX.cards[number].exhaust]
POSITIONS = 4


def some(rng: Rng, most: int, cards: list[int]) -> tuple[str, ...]:
    return tuple(BOX.keys[rng.pick(cards)] for _ in range(rng.randbelow(most + 1)))


def position(nation: str, is_empire: bool, rng: Rng) -> Solo:
    """A position in which a row may find much, little or nothing; the person is asked nothing."""
    table = Solo.quiet(f"{'celts' if nation != 'celts' else 'greeks'},{nation}", commons="legends")
    starts = ("draw_deck", "nation", "accession", "development")
    own = [number for start in starts for number in BOX.nations[BOX.nation_of[nation]].cards[start]]
    cards = [*own, *COMMONS, *[BOX.unrest] * 9]
    for seat, most in ((BOT, 6), (0, 3)):
        tokens = {what: rng.randbelow(most + 1) for what in ("materials", "population", "progress")}
        table.put(seat, **tokens)
    table.put(BOT, deck=some(rng, 4, cards), discard=some(rng, 6, cards), play=some(rng, 4, REGIONS), empire=is_empire)
    table.put(0, deck=(), nation_deck=(), accession="", play=some(rng, 1, QUIET), empire=rng.randbelow(2) == 1)
    if rng.randbelow(3) == 0:
        table.put(BOT, nation_deck=())
    if rng.randbelow(6) == 0:
        quests = tuple(BOX.keys[number] for number in table.seat(BOT).development[: rng.randbelow(3)])
        table.put(BOT, nation_deck=(), accession="", development=quests)
    on_cards = ("0m", "1g", "2m", "1p", "0m")
    table.market(*(f"{BOX.keys[rng.pick(COMMONS)]} {rng.pick(on_cards)}" for _ in range(5)))
    if rng.randbelow(4) == 0:
        table.set(fame=(), kings=rng.randbelow(2) << BOT)
    if rng.randbelow(4) == 0:
        table.set(main=table.state.main[:2], region=(), uncivilised=(), civilised=())
    return table.set(
        exile=tuple(sorted(rng.pick(REGIONS) for _ in range(rng.randbelow(3)))), unrest=1 + rng.randbelow(8)
    )


@pytest.mark.rule("IMP-SOLO-08", "IMP-SOLO-10", "IMP-SOLO-24")
@pytest.mark.parametrize(("nation", "state"), TABLES)
def test_every_row_does_what_it_says(nation: str, state: str):
    bot = next(bot for bot in BOTS if bot["nation"] == nation)
    rng = Rng(BOX.nation_of[nation] + 1)
    rows: list[dict[str, Any]] = bot[state]
    row_of = [next(at for at, row in enumerate(rows) if fits(card, row["match"])) for card in range(len(BOX.cards))]
    for number, row in enumerate(rows):
        cards = [card for card, at in enumerate(row_of) if at == number]
        for _ in range(POSITIONS):
            card, die = rng.pick(cards), 2 + rng.randbelow(5)
            table = position(nation, state == "empire", rng)
            world = Foretold(table, "empire" in bot)
            try:
                world.resolve(card, row["steps"], die)
            except Collapsed:
                assert table.resolve(BOX.keys[card], die).state.ended == COLLAPSE
                continue
            table.resolve(BOX.keys[card], die)
            if table.asked == (0, "may"):  # to draw what was just abandoned
                table.do("no")
            assert Foretold(table, "empire" in bot).seen() == world.seen(), (row, BOX.keys[card])
