"""What is in the box of a title that is known to be Rome, by its name."""

from __future__ import annotations

from ludarium.engine.registry import AnyTitle
from ludarium.games.rome.box import Box
from ludarium.games.rome.kinds import SIDE
from ludarium.games.rome.title import Rome
from ludarium.words.rome.names import BURDENS, named, rome


def box_of(title: AnyTitle) -> Box:
    assert isinstance(title, Rome)
    return title.box


def printed(name: str) -> str:
    """Translate a name of the box: see `printed_names`."""
    return rome.tr(name)


def called(box: Box, number: int) -> str:
    """Return the name of a card, a territory, the Capital or a leader's ability."""
    content = box.content
    if number in box.attributes:
        return printed(content.attributes[number].name)
    if number in box.developments:
        return printed(box.development[number].name)
    if number in box.territories:
        return printed(box.territory[number].name)
    if number in (box.strife, box.loan):
        return named(BURDENS, box.keys[number])
    if number == box.capital:
        return printed(content.sheet.capital.name)
    abilities = [ability for leader in box.leaders for ability in leader.abilities]
    return printed(abilities[number - box.first_ability].name)


def key_called(box: Box, key: str) -> str:
    """Return the name by the key that actions use."""
    return called(box, box.number_of[key]) if key in box.number_of else key


def enemy_called(box: Box, enemy: int) -> str:
    return printed(box.enemies[enemy].name)


def edict_called(box: Box, edict: int) -> str:
    return printed(box.edicts[edict].name)


def space_called(space: int) -> str:
    """Name a space by row and column, from the top left."""
    row, column = divmod(space, SIDE)
    return rome.noun("row {row}, column {column}", row=row + 1, column=column + 1)
