"""What is in the box of The Iron Age: each component with its text, made from its effect.

One field of an effect has one phrase; a test fails when one has none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import attrs

from ludarium.engine.registry import AnyTitle
from ludarium.games.iron_age.colonies import Colony
from ludarium.games.iron_age.content import Bonus, Content, Development, Die, Disaster, Face, Monument
from ludarium.words.component import Component, effect_data
from ludarium.words.iron_age.box import box_of, sea_box_of
from ludarium.words.iron_age.names import (
    COLONIES,
    DEVELOPMENTS,
    DISASTERS,
    FACES,
    MONUMENTS,
    armies,
    food,
    goods,
    innovations,
    iron_age,
    named,
    points,
    population,
    ships,
)
from ludarium.words.voice import either, listing, sentences


def component_text(title: AnyTitle, thing: object, content: Content | None = None) -> str:
    """What a development, monument, colony, face of a die or disaster does.

    content: that of the match, where it matters: with the expansion some developments do more
    """
    match thing:
        case Development():
            return development_text(thing, content or box_of(title).content)
        case Monument():
            return monument_text(thing)
        case Colony():
            return colony_text(thing, sea_box_of(title).content)
        case Face():
            return face_text(thing)
        case Disaster():
            return disaster_text(thing)
        case _:
            raise TypeError(thing)


def components(title: AnyTitle) -> tuple[Component, ...]:
    return tuple(_components(box_of(title).content, sea_box_of(title).content))


def _components(content: Content, sea: Content) -> Iterator[Component]:
    yield _die("empire_die", iron_age.tr("Empire die"), content.empire_die, content)
    yield _die("fate_die", iron_age.tr("Fate die"), content.fate_die, content)
    for development in content.developments:
        yield _development(development, content, sea)
    for monument in content.monuments:
        yield _monument(monument)
    for colony in sea.board.colonies if sea.board else ():
        yield _colony(colony, sea)


# Dice


def _die(die_id: str, name: str, die: Die, content: Content) -> Component:
    texts = [iron_age.tr("{face}: {text}", face=named(FACES, face.id), text=face_text(face)) for face in die.faces]
    faces = [{**effect_data(face), "name": named(FACES, face.id), "text": face_text(face)} for face in die.faces]
    amount = content.empire_dice.value if die is content.empire_die else 1
    return Component(
        die_id, "die", name, sentences(*texts), {"amount": amount, "faces": faces}, {"faces": die.provenance}
    )


def face_text(face: Face) -> str:
    if face.either:
        return iron_age.tr("{things}.", things=either([food(face.food), population(face.population)]))
    said = [FACE_PHRASES[field](amount) for field, amount in effect_data(face).items() if field in FACE_PHRASES]
    return iron_age.tr("{things}.", things=listing(said))


FACE_PHRASES: Mapping[str, Callable[[int], str]] = {
    "population": population,
    "food": food,
    "innovation": innovations,
    "goods": goods,
    "goods_per_port": lambda n: iron_age.noun("%n goods for each port", "%n good for each port", n),
    "skulls": lambda n: iron_age.noun("%n skulls", "%n skull", n),
    "food_per_food_die": lambda n: _food_text(n),
    "sets_a_die": lambda n: iron_age.tr("Turn one die to any of its faces"),
    "conquest": lambda n: iron_age.tr("You may attack a tribe"),
    "tribute_demand": lambda n: iron_age.tr("Demand tribute from weaker opponents"),
}


def _food_text(n: int) -> str:
    if n > 0:
        return iron_age.tr("+%n food from each die with food", "+%n food from each die with food", n)
    return iron_age.tr("%n food from each die with food", "%n food from each die with food", n)


# Developments and monuments


def _development(development: Development, content: Content, sea: Content) -> Component:
    text, text_at_sea = development_text(development, content), development_text(development, sea)
    facts = {
        "cost": development.cost,
        "points": development.points,
        "star": development.star,
        "effect": effect_data(development.effect),
        "bonus": [attrs.asdict(bonus) for bonus in development.bonus],
        "aliases": list(development.aliases),
        "with_expansion": text_at_sea if text_at_sea != text else "",
    }
    return Component(
        development.id, "development", named(DEVELOPMENTS, development.id), text, facts, development.provenance
    )


def development_text(development: Development, content: Content) -> str:
    if content.board and development.id == content.board.struck.development:
        price = goods(content.values.ship_goods.value)
        return iron_age.tr("Struck from the sheet: everybody may build ships for {goods:for} each.", goods=price)
    effect = effect_data(development.effect)
    said = [EFFECT_PHRASES[field](amount, content) for field, amount in effect.items()]
    if content.board and development.id == content.board.food_doubled_by.development:
        said.append(iron_age.tr("Colonies bring twice the food."))
    return sentences(*said, *_bonus_text(content.bonuses_of(development)))


EFFECT_PHRASES: Mapping[str, Callable[[Any, Content], str]] = {
    "reroll": lambda n, content: iron_age.tr(
        "After your last roll you may roll one die again, even one that shows a skull."
    ),
    "goods_to_food": lambda n, content: iron_age.tr(
        "Until you stop building you may turn goods into food, one for one."
    ),
    "goods": lambda n, content: iron_age.tr(
        "You collect %n more goods each turn.", "You collect %n more good each turn.", n
    ),
    "battle": lambda n, content: iron_age.tr("Your strength is {more} higher.", more=n),
    "battle_per_ship": lambda n, content: _fleet_text(n, content),
    "immune_to": lambda disaster, content: immunity_text(disaster),
    "ships": lambda n, content: iron_age.tr(
        "You may build ships for {goods:for} each.", goods=goods(content.values.ship_goods.value)
    ),
    "food_per_food_die": lambda n, content: iron_age.tr("Each die with food gives {more} more.", more=n),
    "innovation_value": lambda n, content: iron_age.tr(
        "Each innovation pays {value} instead of {usual}.", value=n, usual=content.values.innovation.value
    ),
    "boxes_for_two": lambda n, content: iron_age.tr(
        "In a turn, two population fill %n boxes of monuments.",
        "In a turn, two population fill %n box of monuments.",
        n,
    ),
    "goods_per_wealth": lambda n, content: iron_age.tr(
        "You store wealth for {goods:for} instead of {usual}.",
        goods=goods(n),
        usual=content.values.goods_per_wealth.value,
    ),
    "star_discount": lambda n, content: iron_age.tr("Developments with a star cost {less} less.", less=n),
}


def _fleet_text(more: int, content: Content) -> str:
    """Return the rule that a fleet can be spared, since the expansion needs ships elsewhere."""
    if content.board is None:
        return iron_age.tr("Each ship makes your strength {more} higher; after a battle you lose a ship.", more=more)
    return iron_age.tr(
        "Each ship makes your strength {more} higher; after a battle you lose a ship, unless you leave the fleet out.",
        more=more,
    )


def _bonus_text(bonuses: Sequence[Bonus]) -> list[str]:
    """Return all that is added at the end, in one sentence."""
    if not bonuses:
        return []
    said = [
        iron_age.tr(
            "{points:same} for every {thing:for}", points=points(bonus.points), thing=COUNTED[bonus.per](bonus.each)
        )
        for bonus in bonuses
    ]
    return [iron_age.tr("At the end: {bonuses}.", bonuses=listing(said))]


COUNTED: Mapping[str, Callable[[int], str]] = {
    "ship": lambda n: iron_age.noun("%n ships", "ship", n),
    "army": lambda n: iron_age.noun("%n armies", "army", n),
    "food": lambda n: iron_age.noun("%n food", "food", n),
    "port": lambda n: iron_age.noun("%n finished ports", "finished port", n),
    "province": lambda n: iron_age.noun("%n finished provinces", "finished province", n),
    "monument": lambda n: iron_age.noun("%n finished monuments", "finished monument", n),
    "colony": lambda n: iron_age.noun("%n completed colonies", "completed colony", n),
    "mine": lambda n: iron_age.noun("%n mines", "mine", n),
}


def immunity_text(disaster: str) -> str:
    return iron_age.tr("You are safe from {disaster:from}.", disaster=named(DISASTERS, disaster))


def _monument(monument: Monument) -> Component:
    facts = attrs.asdict(monument, filter=attrs.filters.exclude("id", "name", "provenance"))
    name = named(MONUMENTS, monument.id)
    return Component(monument.id, "monument", name, monument_text(monument), facts, monument.provenance)


def monument_text(monument: Monument) -> str:
    said = iron_age.tr(
        "%n boxes. {first:subject} for the first to finish it, {later:subject} for everybody else.",
        "%n box. {first:subject} for the first to finish it, {later:subject} for everybody else.",
        monument.boxes,
        first=points(monument.points_first),
        later=points(monument.points_later),
    )
    return sentences(said, immunity_text(monument.immune_to) if monument.immune_to else "")


# Colonies


def _colony(colony: Colony, content: Content) -> Component:
    facts = {
        "holes": colony.holes,
        "benefit": effect_data(colony.benefit),
        "four_player_only": colony.four_player_only,
        "points": _points_of_colonies(content),
    }
    name = named(COLONIES, colony.id)
    return Component(colony.id, "colony", name, colony_text(colony, content), facts, colony.provenance)


def colony_text(colony: Colony, content: Content) -> str:
    """Return the number of holes, and the benefit of completing the colony."""
    said = [
        iron_age.tr(
            "%n holes. {points}.", "%n hole. {points}.", colony.holes, points=points(_points_of_colonies(content))
        )
    ]
    gains = [BENEFITS[what](n) for what, n in effect_data(colony.benefit).items() if what in BENEFITS]
    if gains:
        said.append(iron_age.tr("Completed, it brings {things:object}.", things=listing(gains)))
    if colony.benefit.mine:
        said.append(_mine_text(colony.benefit.mine, content))
    if colony.four_player_only:
        said.append(iron_age.tr("With four players only."))
    return sentences(*said)


def _points_of_colonies(content: Content) -> int:
    assert content.board is not None
    return content.board.points.value


def _mine_text(mines: int, content: Content) -> str:
    assert content.board is not None
    return iron_age.tr(
        "Its mine adds {points:object} at the end with {development:with}.",
        points=points(mines * content.board.mine_points.value),
        development=named(DEVELOPMENTS, content.board.mines_need.development),
    )


BENEFITS: Mapping[str, Callable[[int], str]] = {
    "goods": goods,
    "armies": armies,
    "ships": ships,
    "food": food,
    "innovation": innovations,
}


# Disasters


def disaster_text(disaster: Disaster) -> str:
    marks, strength = disaster.marks, disaster.battle
    match disaster.strikes, bool(strength):
        case "self", True:
            return iron_age.tr("You fight a battle against strength {strength}.", strength=strength)
        case "opponents", True:
            return iron_age.tr("Each opponent fights a battle against strength {strength}.", strength=strength)
        case _, True:
            return iron_age.tr("Everybody fights a battle against strength {strength}.", strength=strength)
        case "self", False:
            return iron_age.tr("You mark %n skulls.", "You mark %n skull.", marks)
        case "opponents", False:
            return iron_age.tr("Each opponent marks %n skulls.", "Each opponent marks %n skull.", marks)
        case _:
            return iron_age.tr("Everybody marks %n skulls.", "Everybody marks %n skull.", marks)
