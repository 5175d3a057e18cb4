"""What happened in The Iron Age, for the log: a sentence for "you" and one for somebody else."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.engine.events import Event
from ludarium.engine.registry import AnyTitle
from ludarium.words.iron_age.box import box_of
from ludarium.words.iron_age.names import (
    COLONIES,
    DEVELOPMENTS,
    DISASTERS,
    FACES,
    MONUMENTS,
    dice,
    die,
    iron_age,
    means,
    named,
)
from ludarium.words.told import Pair, Told, say_pair
from ludarium.words.voice import TEXT, Company


def event(title: AnyTitle, event: Event, company: Company) -> str:
    told = Told(dict(event.data), event.seat, company, box_of(title))
    return say_pair(told, iron_age, PAIRS[event.kind], GAPS) if event.kind in PAIRS else EVENTS[event.kind](told)


# Turns and rounds


def _settled(e: Told) -> str:
    if e["place"] == "port":
        return e.say(iron_age.tr("You take a second port."), iron_age.tr("{name} takes a second port."))
    return e.say(iron_age.tr("You take a second province."), iron_age.tr("{name} takes a second province."))


# Dice


def _rolled(e: Told) -> str:
    shown = [e.box.content.empire_die.faces[face].id for face in sorted(e["dice"])]
    if e["fate"] >= 0:
        shown.append(e.box.content.fate_die.faces[e["fate"]].id)
    # Leadership rolls one die and has no number of its own; a first roll is always more than one.
    if e["roll"] == 1 and len(shown) > 1:
        own, other = iron_age.tr("You roll {dice:object}."), iron_age.tr("{name} rolls {dice:object}.")
    else:
        own, other = iron_age.tr("You roll again: {dice}."), iron_age.tr("{name} rolls again: {dice}.")
    return e.say(own, other, dice=dice(shown))


# Collecting and feeding


def _fed(e: Told) -> str:
    fed, starved = e["fed"], e["starved"]
    if not starved:
        return e.say(
            iron_age.tr("You feed %n provinces.", "You feed %n province.", fed),
            iron_age.tr("{name} feeds %n provinces.", "{name} feeds %n province.", fed),
        )
    return e.say(
        iron_age.tr(
            "You feed {fed} of your provinces and mark %n skulls for those that starve.",
            "You feed {fed} of your provinces and mark %n skull for the one that starves.",
            starved,
        ),
        iron_age.tr(
            "{name} feeds {fed} of the provinces and marks %n skulls for those that starve.",
            "{name} feeds {fed} of the provinces and marks %n skull for the one that starves.",
            starved,
        ),
        fed=fed,
    )


# Disasters and battles


def _disaster(e: Told) -> str:
    disaster = next(disaster for disaster in e.box.content.disasters if disaster.id == e["disaster"])
    name, struck = named(DISASTERS, disaster.id), e.company.names(e["seats"])
    if not struck:
        return iron_age.tr("{disaster}: nobody is harmed.", disaster=name)
    if disaster.battle:
        return iron_age.tr(
            "{disaster}: a battle against strength {strength} for {struck:for}.",
            disaster=name,
            strength=disaster.battle,
            struck=struck,
        )
    return iron_age.tr(
        "{disaster}: %n skulls for {struck:for}.",
        "{disaster}: %n skull for {struck:for}.",
        disaster.marks,
        disaster=name,
        struck=struck,
    )


def _battle(e: Told) -> str:
    lead = e["strength"] - e["enemy"]
    own, other = _victory(lead) if lead > 0 else _defeat(-lead) if lead else _draw()
    return e.say(own, other, **e.data)


def _victory(tribute: int) -> tuple[str, str]:
    return (
        iron_age.tr(
            "You win a battle, {strength} to {enemy}: %n tribute.",
            "You win a battle, {strength} to {enemy}: %n tribute.",
            tribute,
        ),
        iron_age.tr(
            "{name} wins a battle, {strength} to {enemy}: %n tribute.",
            "{name} wins a battle, {strength} to {enemy}: %n tribute.",
            tribute,
        ),
    )


def _defeat(skulls: int) -> tuple[str, str]:
    return (
        iron_age.tr(
            "You lose a battle, {strength} to {enemy}: %n skulls.",
            "You lose a battle, {strength} to {enemy}: %n skull.",
            skulls,
        ),
        iron_age.tr(
            "{name} loses a battle, {strength} to {enemy}: %n skulls.",
            "{name} loses a battle, {strength} to {enemy}: %n skull.",
            skulls,
        ),
    )


def _draw() -> tuple[str, str]:
    return (
        iron_age.tr("You fight a battle to a draw, {strength} to {enemy}."),
        iron_age.tr("{name} fights a battle to a draw, {strength} to {enemy}."),
    )


def _conquest(e: Told) -> str:
    if e["won"]:
        return e.say(iron_age.tr("You conquer a tribe."), iron_age.tr("{name} conquers a tribe."))
    return e.say(
        iron_age.tr("The tribe holds out against you."),
        iron_age.tr("The tribe holds out against {name:against}."),
    )


def _tribute(e: Told) -> str:
    gap, giver = e["gap"], e["from"]
    if giver == e.seat and not gap:  # alone at the table
        own, other = iron_age.tr("You get no tribute."), iron_age.tr("{name} gets no tribute.")
    elif giver == e.seat:
        own = iron_age.tr("You mark %n tribute.", "You mark %n tribute.", gap)
        other = iron_age.tr("{name} marks %n tribute.", "{name} marks %n tribute.", gap)
    elif gap:
        own = iron_age.tr("You mark %n tribute from {giver:from}.", "You mark %n tribute from {giver:from}.", gap)
        other = iron_age.tr(
            "{name} marks %n tribute from {giver:from}.", "{name} marks %n tribute from {giver:from}.", gap
        )
    else:
        own = iron_age.tr("You get no tribute from {giver:from}.")
        other = iron_age.tr("{name} gets no tribute from {giver:from}.")
    return e.say(own, other, giver=e.name(giver))


# Building


def _filled(e: Told) -> str:
    match e["what"]:
        case "province":
            own = iron_age.tr("You build a box of province {number}.")
            other = iron_age.tr("{name} builds a box of province {number}.")
        case "port":
            own = iron_age.tr("You build the box of port {number}.")
            other = iron_age.tr("{name} builds the box of port {number}.")
        case "urn":
            own = iron_age.tr("You fill an urn of port {number}.")
            other = iron_age.tr("{name} fills an urn of port {number}.")
        case _:
            own = iron_age.tr("You build box {number} of the {monument:of}.")
            other = iron_age.tr("{name} builds box {number} of the {monument:of}.")
    return e.say(own, other, number=e["number"], monument=iron_age.named_or_own(MONUMENTS, e["what"]))


def _finished(e: Told) -> str:
    if e["what"] in MONUMENTS:
        return _finished_monument(e)
    if e["what"] == "port":
        own, other = iron_age.tr("You finish port {number}."), iron_age.tr("{name} finishes port {number}.")
        return e.say(own, other, number=e["number"])
    return e.say(
        iron_age.tr("You finish province {number}: {means}."),
        iron_age.tr("{name} finishes province {number}: {means}."),
        number=e["number"],
        means=means(armies=e["armies"], tribute=e["tribute"]),
    )


def _finished_monument(e: Told) -> str:
    if e["first"]:
        own = iron_age.tr("You are the first to finish the {monument:object}.")
        other = iron_age.tr("{name} is the first to finish the {monument:object}.")
    else:
        own, other = (
            iron_age.tr("You finish the {monument:object}."),
            iron_age.tr("{name} finishes the {monument:object}."),
        )
    return e.say(own, other, monument=named(MONUMENTS, e["what"]))


# Colonies


def _displaced(e: Told) -> str:
    return e.say(
        iron_age.tr("%n of your pegs leave {colony:from}.", "%n of your pegs leaves {colony:from}.", e["pegs"]),
        iron_age.tr(
            "%n pegs of {name:of} leave {colony:from}.", "%n peg of {name:of} leaves {colony:from}.", e["pegs"]
        ),
        colony=named(COLONIES, e["colony"]),
    )


def _benefit(e: Told) -> str:
    gains = {what: amount for what, amount in e.data.items() if what != "colony"}
    return e.say(
        iron_age.tr("{colony:subject} brings you {means:object}."),
        iron_age.tr("{colony:subject} brings {name:to} {means:object}."),
        colony=named(COLONIES, e["colony"]),
        means=means(**gains),
    )


# Buying and storing


def _bought(e: Told) -> str:
    paid = {what: e[what] for what in ("wealth", "innovations", "goods")}
    return e.say(
        iron_age.tr("You buy {development:object} with {means:with}."),
        iron_age.tr("{name} buys {development:object} with {means:with}."),
        development=named(DEVELOPMENTS, e["development"]),
        means=means(**paid),
    )


PAIRS: Mapping[str, Pair] = {
    "turn": (TEXT("iron_age", "Round {round}: your turn."), TEXT("iron_age", "Round {round}: the turn of {name:of}.")),
    "round-over": TEXT("iron_age", "Round {round} is over."),
    "match-over": TEXT("iron_age", "The match is over."),
    "omens": (
        TEXT("iron_age", "You turn {die:object} to {face:to}."),
        TEXT("iron_age", "{name} turns {die:object} to {face:to}."),
    ),
    "collected": (TEXT("iron_age", "You collect {means:object}."), TEXT("iron_age", "{name} collects {means:object}.")),
    "lost": (
        TEXT("iron_age", "You have no room for {means:for}."),
        TEXT("iron_age", "{name} has no room for {means:for}."),
    ),
    "converted": (TEXT("iron_age", "You turn a good into food."), TEXT("iron_age", "{name} turns a good into food.")),
    "stayed": (
        TEXT("iron_age", "Your fleet stays in port."),
        TEXT("iron_age", "The fleet of {name:of} stays in port."),
    ),
    "declined": (TEXT("iron_age", "You do not attack."), TEXT("iron_age", "{name} does not attack.")),
    "gave": (
        TEXT("iron_age", "You hand {receiver:to} a good."),
        TEXT("iron_age", "{name} hands {receiver:to} a good."),
    ),
    "founded": (
        TEXT("iron_age", "You put a peg into {colony:into}."),
        TEXT("iron_age", "{name} puts a peg into {colony:into}."),
    ),
    "completed": (
        TEXT("iron_age", "You complete {colony:object}."),
        TEXT("iron_age", "{name} completes {colony:object}."),
    ),
    "withdrew": (
        TEXT("iron_age", "You take a peg back from {colony:from}."),
        TEXT("iron_age", "{name} takes a peg back from {colony:from}."),
    ),
    "opponent-founded": TEXT("iron_age", "The opponent founds {colony:object}."),
    "raised": (TEXT("iron_age", "You raise an army."), TEXT("iron_age", "{name} raises an army.")),
    "launched": (TEXT("iron_age", "You build a ship."), TEXT("iron_age", "{name} builds a ship.")),
    "stored": (TEXT("iron_age", "You store wealth."), TEXT("iron_age", "{name} stores wealth.")),
}
GAPS: Mapping[str, Callable[[Told], object]] = {
    "colony": lambda e: named(COLONIES, e["colony"]),
    "die": lambda e: die(e["old"]),
    "face": lambda e: named(FACES, e["new"]),
    "means": lambda e: means(**e.data),
    "receiver": lambda e: e.name(e["to"]),
}

EVENTS: Mapping[str, Callable[[Told], str]] = {
    "opponent-rolled": lambda e: iron_age.tr("The opponent's die shows {die}.", die=e["die"]),
    "settled": _settled,
    "rolled": _rolled,
    "took": lambda e: e.say(
        iron_age.tr("You take {means:object}."),
        iron_age.tr("{name} takes {means:object}."),
        means=means(**{e["what"]: e["amount"]}),
    ),
    "fed": _fed,
    "disaster": _disaster,
    "battle": _battle,
    "conquest": _conquest,
    "tribute": _tribute,
    "displaced": _displaced,
    "benefit": _benefit,
    "filled": _filled,
    "finished": _finished,
    "bought": _bought,
}
