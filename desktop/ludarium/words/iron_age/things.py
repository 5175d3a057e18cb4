"""What lies on the table of The Iron Age, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ludarium.engine.registry import AnyTitle
from ludarium.engine.scene import ANSWERS, Thing
from ludarium.games.iron_age import scene
from ludarium.words.description import Said
from ludarium.words.iron_age import colonies
from ludarium.words.iron_age.box import box_of, sea_box_of
from ludarium.words.iron_age.names import (
    COLONIES,
    DEVELOPMENTS,
    FACES,
    MONUMENTS,
    ROW_HEADS,
    armies,
    food,
    goods,
    innovations,
    iron_age,
    named,
    pegs,
    points,
    population,
    ships,
    tribute,
)
from ludarium.words.iron_age.texts import component_text
from ludarium.words.voice import TEXT, Company, fill, listing, sentences, series

TRAYS: Mapping[str, str] = {
    "roll": TEXT("iron_age", "To roll"),
    "again": TEXT("iron_age", "Roll again"),
    "lead": TEXT("iron_age", "Leadership: one die more"),
    "turn": TEXT("iron_age", "Turn one die to"),
    "spend": TEXT("iron_age", "To spend"),
    "kept": TEXT("iron_age", "Kept"),
}
DICE: Mapping[str, str] = {
    scene.EMPIRE: TEXT("iron_age", "Empire die"),
    scene.FATE: TEXT("iron_age", "Fate die"),
    scene.OPPONENT: TEXT("iron_age", "The opponent's die"),
}
POOLS: Mapping[str, Callable[[int], str]] = {"population": population, "innovation": innovations, "ship": ships}
GAINED: Mapping[str, Callable[[int], str]] = {"goods": goods, "food": food}
"""What dice bring to the peg board."""


def thing(title: AnyTitle, thing: Thing, company: Company) -> Said:
    match thing.facts:
        case scene.Tray(use=use):
            return Said(iron_age.tr(TRAYS[use]))
        case scene.Die() as die:
            return _die(title, die)
        case scene.Face(face=face):
            return Said(named(FACES, face))
        case scene.Pool(what=what, count=count):
            return Said(POOLS[what](count))
        case scene.Pegged() as pegged:
            return _pegged(title, pegged)
        case scene.Supply(pegs=left):
            return _supply(left)
        case scene.Colony() as colony:
            return _colony(title, thing, colony, company)
        case scene.Opponent() as opponent:
            return _opponent(title, opponent)
        case scene.Seated() as seated:
            return Said(company.name(thing.owner), detail=iron_age.tr("Score: {score}", score=seated.score))
        case _:
            return _place(title, thing.facts)


def _place(title: AnyTitle, facts: object) -> Said:
    match facts:
        case scene.Port() as port:
            return _port(title, port)
        case scene.Province() as province:
            return _province(title, province)
        case scene.Monument() as monument:
            return _monument(title, monument)
        case scene.Conquest(enemy=enemy):
            return Said(iron_age.tr("Conquest: the next tribe has strength {strength}", strength=enemy))
        case scene.Development() as development:
            return _development(title, development)
        case _:
            raise TypeError(facts)


# The tray


def _die(title: AnyTitle, die: scene.Die) -> Said:
    kind = iron_age.tr(DICE[die.die])
    if die.die == scene.OPPONENT:
        return Said(kind, detail=opponent_rules(title))
    if not die.face:
        return Said(kind)
    name, box = named(FACES, die.face), box_of(title)
    faces = box.fate_faces if die.die == scene.FATE else box.empire_faces
    locked = iron_age.tr("{die}: {face}, locked", die=kind, face=name)
    text = component_text(title, next(face for face in faces if face.id == die.face))
    shown = iron_age.tr("{die}: {face}", die=kind, face=name)
    return Said(name, locked if die.is_locked else shown, text)


# Peg boards


def _pegged(title: AnyTitle, pegged: scene.Pegged) -> Said:
    holes = {row.id: row.holes for row in box_of(title).content.rows}[pegged.row]
    row = named(ROW_HEADS, pegged.row)
    text = iron_age.tr("{row}: {value} of {holes}", row=row, value=pegged.at, holes=holes)
    return Said(text, detail=_row_detail(title, pegged))


def _row_detail(title: AnyTitle, pegged: scene.Pegged) -> str:
    values = box_of(title).content.values
    match pegged.row:
        case "wealth":
            return iron_age.tr(
                "Worth {price} when buying a development, {points:object} at the end.",
                price=values.wealth.value,
                points=points(values.points_per_wealth.value),
            )
        case "armies":
            return iron_age.tr("Strength in battle: {strength}.", strength=pegged.strength)
        case "food":
            return iron_age.tr("Every province eats one food each turn: {count} now.", count=pegged.mouths)
        case "goods":
            return iron_age.tr("For urns, ships and developments. Four make one wealth at the end of a turn.")
        case _:
            by_all, by_some = (
                iron_age.tr("A ship costs {goods:object}."),
                iron_age.tr("A ship costs {goods:object} and needs Shipbuilding."),
            )
            return fill(by_all if pegged.for_all else by_some, goods=goods(values.ship_goods.value))


def _supply(left: int) -> Said:
    detail = iron_age.tr("Colony pegs that stand nowhere yet. Pegs of others that you displace go back to them.")
    return Said(iron_age.tr("Supply: {pegs}", pegs=pegs(left)), detail=detail)


# Score sheets


def _port(title: AnyTitle, port: scene.Port) -> Said:
    urns = box_of(title).content.ports[port.number - 1].urns
    begun = iron_age.tr("Port {number}: {filled} of %n urns", "Port {number}: {filled} of %n urn", urns)
    text = iron_age.tr("Port {number}: finished") if port.is_finished else begun
    return Said(
        fill(text, number=port.number, filled=port.urns),
        detail=iron_age.tr(
            "Needs one population and {goods:object}. Goods dice give one good a port.", goods=goods(urns)
        ),
    )


def _province(title: AnyTitle, province: scene.Province) -> Said:
    printed = box_of(title).content.provinces[province.number - 1]
    text = iron_age.tr(
        "Province {number}: {filled} of %n boxes",
        "Province {number}: {filled} of %n box",
        printed.population,
        number=province.number,
        filled=province.boxes,
    )
    detail = iron_age.tr(
        "Finished it brings {things:object}, and eats one food each turn.",
        things=listing([armies(printed.armies), tribute(printed.tribute)]),
    )
    return Said(text, detail=detail)


def _monument(title: AnyTitle, monument: scene.Monument) -> Said:
    box, name = box_of(title), named(MONUMENTS, monument.monument)
    printed = box.content.monuments[box.monument[monument.monument]]
    begun = iron_age.tr(
        "{name}: {filled} of %n boxes", "{name}: {filled} of %n box", printed.boxes, name=name, filled=monument.boxes
    )
    built = iron_age.tr("{name}: built", name=name)
    return Said(built if monument.is_built else begun, detail=component_text(title, printed))


def _development(title: AnyTitle, development: scene.Development) -> Said:
    box = sea_box_of(title) if development.at_sea else box_of(title)
    name = named(DEVELOPMENTS, development.development)
    printed = box.content.developments[box.development[development.development]]
    owned = iron_age.tr("{name}: owned", name=name)
    costs = iron_age.tr("{name}: costs {price}", name=name, price=development.price)
    return Said(owned if development.is_owned else costs, detail=component_text(title, printed, box.content))


# The colony board


def _colony(title: AnyTitle, thing: Thing, colony: scene.Colony, company: Company) -> Said:
    """Describe a colony, or the viewer's peg in it."""
    name, detail = named(COLONIES, colony.colony), colonies.detail(title, colony, company)
    if thing.kind == "peg":
        own, other = iron_age.tr("Your peg in {colony:in}"), iron_age.tr("A peg of {name} in {colony:in}")
        return Said(company.say(colony.viewer, own, other, colony=name), detail=detail)
    return Said(name, colonies.aloud(title, colony, company), detail)


def _opponent(title: AnyTitle, opponent: scene.Opponent) -> Said:
    names = series([named(COLONIES, colony) for colony in opponent.colonies])
    held = iron_age.tr("Holds {colonies:object}.", colonies=names) if names else iron_age.tr("Holds no colony yet.")
    return Said(held, detail=opponent_rules(title))


def opponent_rules(title: AnyTitle) -> str:
    """Tell when the opponent's die is rolled, and what each face founds."""
    board = sea_box_of(title).board
    assert board is not None
    when = iron_age.tr(
        "From round {round} on a die is rolled for it after your turn: it says how many holes the free colony has "
        "that it founds.",
        round=board.opponent.from_round,
    )
    first, *more = (_sizes(sizes) for sizes in board.opponent.rolls)
    again = [iron_age.tr("If it founds one, it rolls again: {faces}.", faces=faces) for faces in more]
    return sentences(when, iron_age.tr("{faces}.", faces=first), *again)


def _sizes(sizes: Sequence[int]) -> str:
    """Yield what each face of the opponent's die founds; other faces found nothing."""
    holes = [
        iron_age.tr("{face}: %n holes", "{face}: %n hole", size, face=face)
        for face, size in enumerate(sizes, start=1)
        if size
    ]
    return series(holes)


# Zones and gains

ZONES: Mapping[str, str] = {
    scene.TRAY: TEXT("iron_age", "Dice tray"),
    scene.SEATS: TEXT("iron_age", "Players"),
    scene.MAP: TEXT("iron_age", "Map of the colonies"),
    scene.OPPONENT: TEXT("iron_age", "The opponent"),
    ANSWERS: TEXT("iron_age", "Answers"),
}


def zone(title: AnyTitle, zone: str, company: Company) -> str:
    if zone in ZONES:
        return iron_age.tr(ZONES[zone])
    seat, _, what = zone.partition(".")
    if what == scene.PEGBOARD:
        return company.say(int(seat), iron_age.tr("Your peg board"), iron_age.tr("Peg board of {name:of}"))
    if what == scene.SHEET:
        return company.say(int(seat), iron_age.tr("Your score sheet"), iron_age.tr("{name}'s score sheet"))
    return ""


def gain(before: Thing, after: Thing) -> str:
    """Return what a peg that moved on brings, for goods and food."""
    match before.kind, before.facts, after.facts:
        case "peg", scene.Pegged(row=row, at=at), scene.Pegged(at=then) if row in GAINED and then > at:
            return GAINED[row](then - at)
        case _:
            return ""
