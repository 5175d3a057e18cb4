"""What happened in The Iron Age, for the log: a sentence for "you" and one for somebody else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludarium.engine.events import Event
from ludarium.engine.registry import AnyTitle
from ludarium.games.iron_age.content import Content
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
from ludarium.words.voice import Company

Data = Mapping[str, Any]


def event(title: AnyTitle, event: Event, company: Company) -> str:
    return EVENTS[event.kind](dict(event.data), event.seat, company, box_of(title).content)


# Turns and rounds


def _settled(e: Data, seat: int, company: Company, content: Content) -> str:
    if e["place"] == "port":
        return company.say(seat, iron_age.tr("You take a second port."), iron_age.tr("{name} takes a second port."))
    return company.say(seat, iron_age.tr("You take a second province."), iron_age.tr("{name} takes a second province."))


def _turn(e: Data, seat: int, company: Company, content: Content) -> str:
    return company.say(
        seat, iron_age.tr("Round {round}: your turn."), iron_age.tr("Round {round}: the turn of {name:of}."), **e
    )


def _round_over(e: Data, seat: int, company: Company, content: Content) -> str:
    return iron_age.tr("Round {round} is over.", **e)


def _match_over(e: Data, seat: int, company: Company, content: Content) -> str:
    return iron_age.tr("The match is over.")


# Dice


def _rolled(e: Data, seat: int, company: Company, content: Content) -> str:
    shown = [content.empire_die.faces[face].id for face in sorted(e["dice"])]
    if e["fate"] >= 0:
        shown.append(content.fate_die.faces[e["fate"]].id)
    # Leadership rolls one die and has no number of its own; a first roll is always more than one.
    if e["roll"] == 1 and len(shown) > 1:
        own, other = iron_age.tr("You roll {dice:object}."), iron_age.tr("{name} rolls {dice:object}.")
    else:
        own, other = iron_age.tr("You roll again: {dice}."), iron_age.tr("{name} rolls again: {dice}.")
    return company.say(seat, own, other, dice=dice(shown))


def _omens(e: Data, seat: int, company: Company, content: Content) -> str:
    return company.say(
        seat,
        iron_age.tr("You turn {die:object} to {face:to}."),
        iron_age.tr("{name} turns {die:object} to {face:to}."),
        die=die(e["old"]),
        face=named(FACES, e["new"]),
    )


# Collecting and feeding


def _collected(e: Data, seat: int, company: Company, content: Content) -> str:
    return company.say(
        seat,
        iron_age.tr("You collect {means:object}."),
        iron_age.tr("{name} collects {means:object}."),
        means=means(**e),
    )


def _lost(e: Data, seat: int, company: Company, content: Content) -> str:
    return company.say(
        seat,
        iron_age.tr("You have no room for {means:for}."),
        iron_age.tr("{name} has no room for {means:for}."),
        means=means(**e),
    )


def _took(e: Data, seat: int, company: Company, content: Content) -> str:
    return company.say(
        seat,
        iron_age.tr("You take {means:object}."),
        iron_age.tr("{name} takes {means:object}."),
        means=means(**{e["what"]: e["amount"]}),
    )


def _converted(e: Data, seat: int, company: Company, content: Content) -> str:
    return company.say(seat, iron_age.tr("You turn a good into food."), iron_age.tr("{name} turns a good into food."))


def _fed(e: Data, seat: int, company: Company, content: Content) -> str:
    fed, starved = e["fed"], e["starved"]
    if not starved:
        return company.say(
            seat,
            iron_age.tr("You feed %n provinces.", "You feed %n province.", fed),
            iron_age.tr("{name} feeds %n provinces.", "{name} feeds %n province.", fed),
        )
    return company.say(
        seat,
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


def _disaster(e: Data, seat: int, company: Company, content: Content) -> str:
    disaster = next(disaster for disaster in content.disasters if disaster.id == e["disaster"])
    name, struck = named(DISASTERS, disaster.id), company.names(e["seats"])
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


def _battle(e: Data, seat: int, company: Company, content: Content) -> str:
    lead = e["strength"] - e["enemy"]
    own, other = _victory(lead) if lead > 0 else _defeat(-lead) if lead else _draw()
    return company.say(seat, own, other, **e)


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


def _stayed(e: Data, seat: int, company: Company, content: Content) -> str:
    return company.say(
        seat, iron_age.tr("Your fleet stays in port."), iron_age.tr("The fleet of {name:of} stays in port.")
    )


def _conquest(e: Data, seat: int, company: Company, content: Content) -> str:
    if e["won"]:
        return company.say(seat, iron_age.tr("You conquer a tribe."), iron_age.tr("{name} conquers a tribe."))
    return company.say(
        seat,
        iron_age.tr("The tribe holds out against you."),
        iron_age.tr("The tribe holds out against {name:against}."),
    )


def _declined(e: Data, seat: int, company: Company, content: Content) -> str:
    return company.say(seat, iron_age.tr("You do not attack."), iron_age.tr("{name} does not attack."))


def _gave(e: Data, seat: int, company: Company, content: Content) -> str:
    return company.say(
        seat,
        iron_age.tr("You hand {receiver:to} a good."),
        iron_age.tr("{name} hands {receiver:to} a good."),
        receiver=company.name(e["to"]),
    )


def _tribute(e: Data, seat: int, company: Company, content: Content) -> str:
    gap, giver = e["gap"], e["from"]
    if giver == seat and not gap:  # alone at the table
        own, other = iron_age.tr("You get no tribute."), iron_age.tr("{name} gets no tribute.")
    elif giver == seat:
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
    return company.say(seat, own, other, giver=company.name(giver))


# Building


def _filled(e: Data, seat: int, company: Company, content: Content) -> str:
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
    return company.say(seat, own, other, number=e["number"], monument=named(MONUMENTS, e["what"]))


def _finished(e: Data, seat: int, company: Company, content: Content) -> str:
    if e["what"] in MONUMENTS:
        return _finished_monument(e, seat, company)
    if e["what"] == "port":
        own, other = iron_age.tr("You finish port {number}."), iron_age.tr("{name} finishes port {number}.")
        return company.say(seat, own, other, number=e["number"])
    return company.say(
        seat,
        iron_age.tr("You finish province {number}: {means}."),
        iron_age.tr("{name} finishes province {number}: {means}."),
        number=e["number"],
        means=means(armies=e["armies"], tribute=e["tribute"]),
    )


def _finished_monument(e: Data, seat: int, company: Company) -> str:
    if e["first"]:
        own = iron_age.tr("You are the first to finish the {monument:object}.")
        other = iron_age.tr("{name} is the first to finish the {monument:object}.")
    else:
        own, other = (
            iron_age.tr("You finish the {monument:object}."),
            iron_age.tr("{name} finishes the {monument:object}."),
        )
    return company.say(seat, own, other, monument=named(MONUMENTS, e["what"]))


def _raised(e: Data, seat: int, company: Company, content: Content) -> str:
    return company.say(seat, iron_age.tr("You raise an army."), iron_age.tr("{name} raises an army."))


def _launched(e: Data, seat: int, company: Company, content: Content) -> str:
    return company.say(seat, iron_age.tr("You build a ship."), iron_age.tr("{name} builds a ship."))


# Colonies


def _founded(e: Data, seat: int, company: Company, content: Content) -> str:
    return company.say(
        seat,
        iron_age.tr("You put a peg into {colony:into}."),
        iron_age.tr("{name} puts a peg into {colony:into}."),
        colony=named(COLONIES, e["colony"]),
    )


def _completed(e: Data, seat: int, company: Company, content: Content) -> str:
    return company.say(
        seat,
        iron_age.tr("You complete {colony:object}."),
        iron_age.tr("{name} completes {colony:object}."),
        colony=named(COLONIES, e["colony"]),
    )


def _displaced(e: Data, seat: int, company: Company, content: Content) -> str:
    return company.say(
        seat,
        iron_age.tr("%n of your pegs leave {colony:from}.", "%n of your pegs leaves {colony:from}.", e["pegs"]),
        iron_age.tr(
            "%n pegs of {name:of} leave {colony:from}.", "%n peg of {name:of} leaves {colony:from}.", e["pegs"]
        ),
        colony=named(COLONIES, e["colony"]),
    )


def _withdrew(e: Data, seat: int, company: Company, content: Content) -> str:
    return company.say(
        seat,
        iron_age.tr("You take a peg back from {colony:from}."),
        iron_age.tr("{name} takes a peg back from {colony:from}."),
        colony=named(COLONIES, e["colony"]),
    )


def _benefit(e: Data, seat: int, company: Company, content: Content) -> str:
    gains = {what: amount for what, amount in e.items() if what != "colony"}
    return company.say(
        seat,
        iron_age.tr("{colony:subject} brings you {means:object}."),
        iron_age.tr("{colony:subject} brings {name:to} {means:object}."),
        colony=named(COLONIES, e["colony"]),
        means=means(**gains),
    )


def _opponent_rolled(e: Data, seat: int, company: Company, content: Content) -> str:
    return iron_age.tr("The opponent's die shows {die}.", **e)


def _opponent_founded(e: Data, seat: int, company: Company, content: Content) -> str:
    return iron_age.tr("The opponent founds {colony:object}.", colony=named(COLONIES, e["colony"]))


# Buying and storing


def _bought(e: Data, seat: int, company: Company, content: Content) -> str:
    paid = {what: e[what] for what in ("wealth", "innovations", "goods")}
    return company.say(
        seat,
        iron_age.tr("You buy {development:object} with {means:with}."),
        iron_age.tr("{name} buys {development:object} with {means:with}."),
        development=named(DEVELOPMENTS, e["development"]),
        means=means(**paid),
    )


def _stored(e: Data, seat: int, company: Company, content: Content) -> str:
    return company.say(seat, iron_age.tr("You store wealth."), iron_age.tr("{name} stores wealth."))


EVENTS: Mapping[str, Callable[[Data, int, Company, Content], str]] = {
    "settled": _settled,
    "turn": _turn,
    "round-over": _round_over,
    "match-over": _match_over,
    "rolled": _rolled,
    "omens": _omens,
    "collected": _collected,
    "lost": _lost,
    "took": _took,
    "converted": _converted,
    "fed": _fed,
    "disaster": _disaster,
    "battle": _battle,
    "stayed": _stayed,
    "conquest": _conquest,
    "declined": _declined,
    "gave": _gave,
    "tribute": _tribute,
    "founded": _founded,
    "completed": _completed,
    "displaced": _displaced,
    "withdrew": _withdrew,
    "benefit": _benefit,
    "opponent-rolled": _opponent_rolled,
    "opponent-founded": _opponent_founded,
    "filled": _filled,
    "finished": _finished,
    "raised": _raised,
    "launched": _launched,
    "bought": _bought,
    "stored": _stored,
}
