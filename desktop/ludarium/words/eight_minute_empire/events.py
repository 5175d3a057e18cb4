"""What happened in Eight-Minute Empire, for the log: a sentence for "you" and one for somebody else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludarium.engine.events import Event
from ludarium.engine.registry import AnyTitle
from ludarium.engine.values import UNKNOWN
from ludarium.games.eight_minute_empire.box import Box
from ludarium.words.eight_minute_empire.box import box_of
from ludarium.words.eight_minute_empire.deeds import short
from ludarium.words.eight_minute_empire.names import coins, empire, free_or_coins, region
from ludarium.words.voice import Company, listing

Data = Mapping[str, Any]


def event(title: AnyTitle, event: Event, company: Company) -> str:
    return EVENTS[event.kind](box_of(title), dict(event.data), event.seat, company)


# Setting up and bidding


def _dealt_row(box: Box, e: Data, seat: int, company: Company) -> str:
    if e["game"] == 1:
        return empire.tr(
            "The game is set up: %n cards lie in the row.",
            "The game is set up: %n card lies in the row.",
            len(e["cards"]),
        )
    return empire.tr("Game {game} is set up anew.", game=e["game"])


def _neutral(box: Box, e: Data, seat: int, company: Company) -> str:
    return company.say(
        seat,
        empire.tr("You place a neutral army in {region}."),
        empire.tr("{name} places a neutral army in {region}."),
        region=region(e["region"]),
    )


def _bid(box: Box, e: Data, seat: int, company: Company) -> str:
    if e["coins"] == UNKNOWN:
        return company.say(seat, empire.tr("You bid in secret."), empire.tr("{name} bids in secret."))
    return company.say(
        seat, empire.tr("You bid {coins:object}."), empire.tr("{name} bids {coins:object}."), coins=coins(e["coins"])
    )


def _revealed(box: Box, e: Data, seat: int, company: Company) -> str:
    said = [
        empire.tr("{coins:same} by {name:by}", coins=coins(bid), name=company.name(owner))
        for owner, bid in enumerate(e["bids"])
    ]
    return empire.tr("The bids are shown: {bids}.", bids=listing(said))


def _youngest(box: Box, e: Data, seat: int, company: Company) -> str:
    return company.say(
        seat,
        empire.tr("Of {tied:of}, you are the youngest."),
        empire.tr("Of {tied:of}, {name} is the youngest."),
        tied=company.names(e["tied"]),
    )


def _last_seat(box: Box, e: Data, seat: int, company: Company) -> str:
    return company.say(
        seat,
        empire.tr("Between {tied:with} the last seat wins, as no ages are known: you."),
        empire.tr("Between {tied:with} the last seat wins, as no ages are known: {name}."),
        tied=company.names(e["tied"]),
    )


def _die(box: Box, e: Data, seat: int, company: Company) -> str:
    return company.say(
        seat,
        empire.tr("Between {tied:with} the die decides for you."),
        empire.tr("Between {tied:with} the die decides for {name:for}."),
        tied=company.names(e["tied"]),
    )


def _won_bid(box: Box, e: Data, seat: int, company: Company) -> str:
    if not e["coins"]:
        return company.say(
            seat, empire.tr("You win the bid and pay nothing."), empire.tr("{name} wins the bid and pays nothing.")
        )
    return company.say(
        seat,
        empire.tr("You win the bid and pay {coins:object}."),
        empire.tr("{name} wins the bid and pays {coins:object}."),
        coins=coins(e["coins"]),
    )


def _named(box: Box, e: Data, seat: int, company: Company) -> str:
    if e["first"] == seat:
        return company.say(seat, empire.tr("You begin."), empire.tr("{name} begins."))
    return company.say(
        seat,
        empire.tr("You let {first:object} begin."),
        empire.tr("{name} lets {first:object} begin."),
        first=company.name(e["first"]),
    )


# Turns


def _turn(box: Box, e: Data, seat: int, company: Company) -> str:
    return company.say(
        seat, empire.tr("Card {round}: your turn."), empire.tr("Card {round}: the turn of {name:of}."), **e
    )


def _took(box: Box, e: Data, seat: int, company: Company) -> str:
    return company.say(
        seat,
        empire.tr("You take {card:object} {price}."),
        empire.tr("{name} takes {card:object} {price}."),
        card=short(box.card[e["card"]]),
        price=free_or_coins(e["coins"]),
    )


def _placed(box: Box, e: Data, seat: int, company: Company) -> str:
    return company.say(
        seat,
        empire.tr("You place an army in {region}."),
        empire.tr("{name} places an army in {region}."),
        region=region(e["region"]),
    )


def _moved(box: Box, e: Data, seat: int, company: Company) -> str:
    return company.say(
        seat,
        empire.tr("You move an army {here} → {there}."),
        empire.tr("{name} moves an army {here} → {there}."),
        here=region(e["region"]),
        there=region(e["to"]),
    )


def _built(box: Box, e: Data, seat: int, company: Company) -> str:
    return company.say(
        seat,
        empire.tr("You build a city in {region}."),
        empire.tr("{name} builds a city in {region}."),
        region=region(e["region"]),
    )


def _destroyed(box: Box, e: Data, seat: int, company: Company) -> str:
    if e["owner"] == seat:
        own = empire.tr("You destroy your own army in {region}.")
        other = empire.tr("{name} destroys an army of their own in {region}.")
    elif e["neutral"]:
        own = empire.tr("You destroy a neutral army in {region}.")
        other = empire.tr("{name} destroys a neutral army in {region}.")
    else:
        own = empire.tr("You destroy an army in {region} that belongs to {owner:to}.")
        other = empire.tr("{name} destroys an army in {region} that belongs to {owner:to}.")
    return company.say(seat, own, other, owner=company.name(e["owner"]), region=region(e["region"]))


def _ended(box: Box, e: Data, seat: int, company: Company) -> str:
    return company.say(seat, empire.tr("You end your turn."), empire.tr("{name} ends the turn."))


def _dealt(box: Box, e: Data, seat: int, company: Company) -> str:
    return empire.tr("{card:subject} comes to the row.", card=short(box.card[e["card"]]))


def _round_over(box: Box, e: Data, seat: int, company: Company) -> str:
    return empire.tr("Everybody has taken card {round}.", **e)


def _game_over(box: Box, e: Data, seat: int, company: Company) -> str:
    return empire.tr("Game {game} is over.", **e)


def _match_over(box: Box, e: Data, seat: int, company: Company) -> str:
    return empire.tr("The match is over.")


EVENTS: Mapping[str, Callable[[Box, Data, int, Company], str]] = {
    "dealt-row": _dealt_row,
    "neutral": _neutral,
    "bid": _bid,
    "revealed": _revealed,
    "youngest": _youngest,
    "last-seat": _last_seat,
    "die": _die,
    "won-bid": _won_bid,
    "named": _named,
    "turn": _turn,
    "took": _took,
    "placed": _placed,
    "moved": _moved,
    "built": _built,
    "destroyed": _destroyed,
    "ended": _ended,
    "dealt": _dealt,
    "round-over": _round_over,
    "game-over": _game_over,
    "match-over": _match_over,
}
