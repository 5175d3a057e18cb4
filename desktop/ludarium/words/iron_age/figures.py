"""Numbers and tables of The Iron Age's rulebook, counted from its content."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.engine.registry import AnyTitle
from ludarium.games.iron_age.content import Content, Die
from ludarium.words.iron_age.box import box_of, sea_box_of
from ludarium.words.iron_age.names import DEVELOPMENTS, DISASTERS, FACES, MONUMENTS, ROW_HEADS, iron_age, named
from ludarium.words.iron_age.texts import development_text, disaster_text, face_text
from ludarium.words.rulebook import Table


def numbers(title: AnyTitle) -> Mapping[str, object]:
    content, board = box_of(title).content, sea_box_of(title).content.board
    assert board is not None
    values = content.values
    return {
        "fewest": title.allowed_seats[0],
        "most": title.allowed_seats[-1],
        "rolls": content.rolls.value,
        "army_food": values.army_food.value,
        "ship_goods": values.ship_goods.value,
        "good": values.good.value,
        "innovation": values.innovation.value,
        "wealth": values.wealth.value,
        "goods_per_wealth": values.goods_per_wealth.value,
        "longest_match": title.longest_match,
        "points_per_wealth": values.points_per_wealth.value,
        "solo_rounds": content.solitaire.rounds.value,
        "target": content.solitaire.target.value,
        "sea_target": board.target.value,
        "pegs": board.pegs.value,
        "peg_population": board.peg_population.value,
        "colony_ships": board.ships.value,
        "displace": board.displace_population.value,
        "colony_points": board.points.value,
        "mine_points": board.mine_points.value,
    }


def tables(title: AnyTitle) -> Mapping[str, Table]:
    content = box_of(title).content
    return {
        "rows": _rows(content),
        "faces": _faces(content.empire_die),
        "fate": _faces(content.fate_die),
        "disasters": _disasters(content),
        "places": _places(content),
        "monuments": _monuments(content),
        "developments": _developments(content),
        "costs": [line[:3] for line in _developments(content)],
        "limits": _limits(content),
    }


def _rows(content: Content) -> Table:
    heads = (iron_age.tr("Row"), iron_age.tr("Begins at"), iron_age.tr("Ends at"))
    return [heads, *((named(ROW_HEADS, row.id), str(row.start), str(row.holes)) for row in content.rows)]


def _faces(die: Die) -> Table:
    heads = (iron_age.tr("Face"), iron_age.tr("What it brings"))
    return [heads, *((named(FACES, face.id), face_text(face)) for face in die.faces)]


def _disasters(content: Content) -> Table:
    heads = (iron_age.tr("Skulls"), iron_age.tr("Disaster"), iron_age.tr("What happens"))
    return [heads, *((str(each.skulls), named(DISASTERS, each.id), disaster_text(each)) for each in content.disasters)]


def _places(content: Content) -> Table:
    heads = (
        iron_age.tr("Which"),
        iron_age.tr("Boxes of the province"),
        iron_age.tr("Its tribute"),
        iron_age.tr("Urns of the port"),
    )
    both = zip(content.provinces, content.ports, strict=False)
    return [
        heads,
        *(
            (str(number), str(province.population), str(province.tribute), str(port.urns))
            for number, (province, port) in enumerate(both, start=1)
            if number > 1
        ),
    ]


def _monuments(content: Content) -> Table:
    heads = (iron_age.tr("Monument"), iron_age.tr("Boxes"), iron_age.tr("First"), iron_age.tr("Others"))
    return [
        heads,
        *(
            (named(MONUMENTS, each.id), str(each.boxes), str(each.points_first), str(each.points_later))
            for each in content.monuments
        ),
    ]


def _developments(content: Content) -> Table:
    heads = (iron_age.tr("Development"), iron_age.tr("Cost"), iron_age.tr("Points"), iron_age.tr("What it does"))
    return [
        heads,
        *(
            (named(DEVELOPMENTS, each.id), str(each.cost), str(each.points), development_text(each, content))
            for each in content.developments
        ),
    ]


def _limits(content: Content) -> Table:
    short, full = content.limits.short, content.limits.full
    lines = (
        (iron_age.tr("somebody has so many developments"), short.developments, full.developments),
        (iron_age.tr("somebody has so much tribute"), short.tribute, full.tribute),
        (iron_age.tr("so many monuments stand, whoever built them"), short.monuments, full.monuments),
    )
    heads = (iron_age.tr("As soon as"), iron_age.tr("Short"), iron_age.tr("Full"))
    return [heads, *((said, str(in_short), str(in_full)) for said, in_short, in_full in lines)]
