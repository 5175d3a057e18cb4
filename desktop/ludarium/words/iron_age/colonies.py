"""Colonies looked at closely: who is there, what completing one costs, its history, where its numbers come from."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.engine.registry import AnyTitle
from ludarium.engine.scene import NOBODY
from ludarium.games.iron_age import scene
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.colonies import Colony
from ludarium.words.iron_age.box import sea_box_of
from ludarium.words.iron_age.names import COLONIES, iron_age, named, population, ships
from ludarium.words.iron_age.texts import colony_text
from ludarium.words.voice import NOUN, TEXT, Company, groups, listing, sentences

HISTORIES: Mapping[str, str] = {
    "massalia": TEXT(
        "iron_age",
        "Greeks from Phocaea settled here around 600 BC, and taught Gaul to drink wine. "
        "Today's Marseille has been a harbour ever since.",
    ),
    "barcelona": TEXT(
        "iron_age",
        "Iberians farmed this plain long before Augustus settled veterans of his wars on it as Barcino. "
        "A later legend gave the honour to the Barca family of Carthage.",
    ),
    "mastia": TEXT(
        "iron_age",
        "An Iberian town beside hills full of silver and lead. "
        "Hasdrubal made it New Carthage, and its mines paid for the elephants of Hannibal.",
    ),
    "palma": TEXT(
        "iron_age",
        "The islanders were the most feared slingers of the ancient world, and served in everyone's armies. "
        "Rome founded Palma in 123 BC, when it had had enough of the pirates there.",
    ),
    "rusadir": TEXT(
        "iron_age",
        "Its Punic name means the great cape, by which sailors found it. "
        "Ships on the way to the Pillars of Hercules waited for the wind at what is Melilla today.",
    ),
    "ikosim": TEXT(
        "iron_age",
        "A landing place of Punic traders on a few small islands, a day's sail from the next one. "
        "The city of Algiers grew over it.",
    ),
    "corsis": TEXT(
        "iron_age",
        "Phocaean Greeks held the east coast of Corsica for a single generation. "
        "Etruscans and Carthaginians together drove them out after a sea battle around 540 BC.",
    ),
    "sardus": TEXT(
        "iron_age",
        "Thousands of stone towers, the nuraghi, stood on Sardinia before the first Phoenician ship arrived. "
        "The newcomers wanted its metal, and Rome later its grain.",
    ),
    "carthage": TEXT(
        "iron_age",
        "Settlers from Tyre founded it, in 814 BC as the story goes, and it became richer than its mother. "
        "Its round harbour could hide two hundred warships, until Rome burnt it all in 146 BC.",
    ),
    "syracuse": TEXT(
        "iron_age",
        "Corinthians landed here around 734 BC and built what became the greatest Greek city of the west. "
        "Archimedes defended it with his machines, and died when Rome took it.",
    ),
    "melita": TEXT(
        "iron_age",
        "A Phoenician shelter in the middle of the sea, known today as Malta. It was famous for its fine cloth.",
    ),
    "oea": TEXT(
        "iron_age",
        "With Sabratha and Leptis it was one of the three cities that gave Tripoli its name. "
        "Caravans from beyond the desert met the ships here.",
    ),
    "cyrene": TEXT(
        "iron_age",
        "Hunger drove people from Thera across the sea in 631 BC, and they found green hills. "
        "The city grew rich on silphium, a healing plant that nobody has seen since.",
    ),
    "crete": TEXT(
        "iron_age",
        "The palaces of Crete ruled the sea a thousand years before Athens did. "
        "In the Iron Age its people were known as archers for hire, and as pirates.",
    ),
    "rhodes": TEXT(
        "iron_age",
        "Three towns joined in 408 BC to build one city with five harbours. "
        "Its sea law was copied everywhere, and its bronze giant stood for little more than fifty years.",
    ),
    "alexandria": TEXT(
        "iron_age",
        "Alexander marked out the streets himself in 331 BC and never saw the city. "
        "Its lighthouse guided the ships, and its library the scholars.",
    ),
    "arvad": TEXT(
        "iron_age",
        "A town of many storeys on a rock off the coast of Phoenicia. "
        "Its sailors rowed in the fleets of Tyre, and drew fresh water from a spring under the sea.",
    ),
    "cyprus": TEXT(
        "iron_age",
        "Copper has its name from this island, which shipped it to the whole known world. "
        "Greek and Phoenician kings shared it, and paid whoever was strongest.",
    ),
    "antioch": TEXT(
        "iron_age",
        "Seleucus, a general of Alexander, founded it in 300 BC and named it after his father. "
        "The roads from the east ended here, and their silk and spices went on by ship.",
    ),
}
"""Each place in two sentences. A colony of somebody's own content has none."""

SOURCES: Mapping[str, str] = {
    "rulebook": NOUN("iron_age", "the rulebook"),
    "sourced": NOUN("iron_age", "a public source"),
    "recalled": NOUN("iron_age", "memory"),
    "designed": NOUN("iron_age", "our own proposal"),
}
FACTS: Mapping[str, str] = {
    "name": NOUN("iron_age", "name"),
    "holes": NOUN("iron_age", "holes"),
    "benefit": NOUN("iron_age", "benefit"),
    "four_player_only": NOUN("iron_age", "number of players"),
}


def detail(title: AnyTitle, seen: scene.Colony, company: Company) -> str:
    """Describe a colony, a paragraph for each kind of fact."""
    box = sea_box_of(title)
    colony = box.colonies[box.colony[seen.colony]]
    parts = (
        colony_text(colony, box.content),
        holders(seen, company),
        price_text(seen, company, box),
        iron_age.tr(HISTORIES[colony.id]) if colony.id in HISTORIES else "",
        provenance_text(colony),
    )
    return "\n".join(filter(None, parts))


def aloud(title: AnyTitle, seen: scene.Colony, company: Company) -> str:
    """Describe the colony for a screen reader: name, pegs, benefit."""
    box = sea_box_of(title)
    colony = box.colonies[box.colony[seen.colony]]
    name = iron_age.tr("{colony}.", colony=named(COLONIES, colony.id))
    return sentences(name, holders(seen, company), colony_text(colony, box.content))


def holders(seen: scene.Colony, company: Company) -> str:
    if seen.is_closed:
        return iron_age.tr("Not in this game.")
    if seen.holder == scene.RIVAL:
        return iron_age.tr("The opponent holds it.")
    if seen.is_complete:
        return company.say(seen.holder, iron_age.tr("It is yours."), iron_age.tr("{name} holds it."))
    there = [
        company.say(seat, iron_age.tr("yours {number}"), iron_age.tr("{name} {number}"), number=pegs)
        for seat, pegs in enumerate(seen.pegs)
        if pegs
    ]
    if not there:
        return iron_age.tr("Nobody is here yet.")
    empty = iron_age.tr("empty {holes}", holes=seen.holes.count(NOBODY))
    return iron_age.tr("Pegs: {pegs}.", pegs=listing([*there, empty]))


def price_text(seen: scene.Colony, company: Company, box: Box) -> str:
    """Return the price to complete it, hole by hole."""
    if seen.is_complete or seen.is_closed:
        return ""
    parts = []
    if empty := seen.holes.count(NOBODY):
        each = iron_age.noun("%n empty holes", "the empty hole", empty)
        parts.append(iron_age.tr("{cost:same} for {what:for}", cost=population(empty * box.peg_population), what=each))
    for seat, pegs in enumerate(seen.pegs):
        if seat != seen.viewer and pegs:
            what = iron_age.noun("%n pegs of {name:of}", "the peg of {name:of}", pegs, name=company.name(seat))
            cost = population(pegs * box.displace_population)
            parts.append(iron_age.tr("{cost:same} for {what:for}", cost=cost, what=what))
    return iron_age.tr("To complete it: {means}.", means=listing([*parts, ships(box.colony_ships)]))


def provenance_text(colony: Colony) -> str:
    by_source: dict[str, list[str]] = {}
    for fact, source in colony.provenance.items():
        by_source.setdefault(source, []).append(named(FACTS, fact))
    said = [
        iron_age.tr("{facts:subject} from {source:from}", facts=listing(facts), source=named(SOURCES, source))
        for source, facts in by_source.items()
    ]
    return iron_age.tr("Where this comes from: {said}.", said=groups(said))
