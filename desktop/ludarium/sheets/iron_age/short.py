"""Short texts of developments: one phrase for each field of an effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any

import attrs

from ludarium.games.iron_age.content import Bonus, Content, Development, Effect
from ludarium.sheets.lettering import BREAK
from ludarium.sheets.sheet_voice import sheets
from ludarium.words.iron_age.names import DISASTERS, iron_age
from ludarium.words.voice import NOUN, TEXT, listing

MINUS, TIMES = "\N{MINUS SIGN}", "\N{MULTIPLICATION SIGN}"

IMMUNE: Mapping[str, str] = {
    "unrest": TEXT("sheets", "no unrest"),
    "barbarians": TEXT("sheets", "no barbarians"),
    "pestilence": TEXT("sheets", "no pestilence"),
    "civil_war": TEXT("sheets", "no civil war"),
    "invasion": TEXT("sheets", "no invasion"),
}
COUNTED: Mapping[str, str] = {
    "ship": NOUN("sheets", "ship"),
    "army": NOUN("sheets", "army"),
    "food": NOUN("sheets", "food"),
    "port": NOUN("sheets", "port"),
    "province": NOUN("sheets", "province"),
    "monument": NOUN("sheets", "monument"),
    "colony": NOUN("sheets", "colony"),
    "mine": NOUN("sheets", "mine"),
}


def immunity(disaster: str) -> str:
    """Name the disaster that no longer strikes."""
    if disaster in IMMUNE:
        return sheets.tr(IMMUNE[disaster])
    return sheets.tr("no {disaster}", disaster=iron_age.named_or_own(DISASTERS, disaster))


PHRASES: Mapping[str, Callable[[Any, Content], str]] = {
    "reroll": lambda n, content: sheets.tr("roll one more die, even a skull"),
    "goods_to_food": lambda n, content: sheets.tr("goods into food, 1 for 1"),
    "goods": lambda n, content: sheets.tr("+%n goods every turn", "+%n good every turn", n),
    "battle": lambda n, content: sheets.tr("+{number} in battle", number=n),
    "battle_per_ship": lambda n, content: _fleet(n, content),
    "immune_to": lambda disaster, content: immunity(disaster),
    "ships": lambda n, content: _ships(content.values.ship_goods.value),
    "food_per_food_die": lambda n, content: sheets.tr("+%n food per food die", "+%n food per food die", n),
    "innovation_value": lambda n, content: sheets.tr("innovation counts {number}", number=n),
    "boxes_for_two": lambda n, content: sheets.tr(
        "two population fill %n monument boxes", "two population fill %n monument box", n
    ),
    "goods_per_wealth": lambda n, content: sheets.tr("wealth costs %n goods", "wealth costs %n good", n),
    "star_discount": lambda n, content: sheets.tr("★ costs {number} less", number=n),
}


def _ships(price: int) -> str:
    return sheets.tr("ships for %n goods", "ships for %n good", price)


def short_text(development: Development, content: Content) -> str:
    """Describe the development's effect and its bonus at the end."""
    if content.board and development.id == content.board.struck.development:
        price = content.values.ship_goods.value
        return sheets.tr("all build ships for %n goods", "all build ships for %n good", price)
    default = Effect()
    effect = attrs.asdict(development.effect)
    said = [PHRASES[key](value, content) for key, value in effect.items() if value != getattr(default, key)]
    if content.board and development.id == content.board.food_doubled_by.development:
        said.append(sheets.tr("colony food {times} 2", times=TIMES))
    same = groupby(content.bonuses_of(development), lambda bonus: (bonus.points, bonus.each))
    return BREAK.join([*said, *(_bonus(list(bonuses)) for _, bonuses in same)])


def _fleet(more: int, content: Content) -> str:
    """Describe a fleet. With the expansion ships need not fight."""
    if content.board:
        return sheets.tr("may add {number} battle per ship", number=more)
    return sheets.tr("+{number} battle per ship", number=more)


def _bonus(bonuses: list[Bonus]) -> str:
    """Describe bonuses of equal worth in one phrase."""
    things = listing([sheets.tr(COUNTED.get(bonus.per, bonus.per)) for bonus in bonuses])
    points, each = bonuses[0].points, bonuses[0].each
    if each == 1:
        return sheets.tr("+{points} per {things:for}", points=points, things=things)
    return sheets.tr("+{points} per {number} {things:for}", points=points, number=each, things=things)
