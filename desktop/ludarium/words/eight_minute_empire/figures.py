"""Numbers and tables of Eight-Minute Empire's rulebook, counted from its content."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.engine.registry import AnyTitle
from ludarium.words.eight_minute_empire.box import box_of
from ludarium.words.eight_minute_empire.names import GOODS, empire, named
from ludarium.words.rulebook import Table
from ludarium.words.voice import series


def numbers(title: AnyTitle) -> Mapping[str, object]:
    box = box_of(title)
    content, seats = box.content, [laid.seats for laid in box.content.tables]
    return {
        "fewest": min(seats),
        "most": max(seats),
        "places": len(content.costs),
        "prices": series([*map(str, content.costs)]),
        "armies": content.armies,
        "cities": content.cities,
        "start_armies": content.start_armies,
        "neutral_armies": content.neutral_armies,
        "goods_steps": len(content.points),
        "triangles": len(box.boards["a"].triangles),
    }


def tables(title: AnyTitle) -> Mapping[str, Table]:
    content = box_of(title).content
    points = [empire.tr("%n points", "%n point", points) for points in content.points]
    return {
        "seats": [
            (empire.tr("Players"), empire.tr("Coins each"), empire.tr("Cards to the end")),
            *((str(laid.seats), str(laid.coins), str(laid.cards)) for laid in content.tables),
        ],
        "goods": [
            (empire.tr("Good"), *points),
            *((named(GOODS, good.id), *map(str, good.steps)) for good in content.goods),
        ],
    }
