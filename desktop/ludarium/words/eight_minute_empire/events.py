"""What happened in Eight-Minute Empire, for the log: a sentence for "you" and one for somebody else."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.engine.events import Event
from ludarium.engine.registry import AnyTitle
from ludarium.engine.values import UNKNOWN
from ludarium.words.eight_minute_empire.box import box_of
from ludarium.words.eight_minute_empire.deeds import short
from ludarium.words.eight_minute_empire.names import coins, empire, free_or_coins, region
from ludarium.words.told import Pair, Told, say_pair
from ludarium.words.voice import TEXT, Company, listing


def event(title: AnyTitle, event: Event, company: Company) -> str:
    told = Told(dict(event.data), event.seat, company, box_of(title))
    return say_pair(told, empire, PAIRS[event.kind], GAPS) if event.kind in PAIRS else EVENTS[event.kind](told)


# Setting up and bidding


def _dealt_row(e: Told) -> str:
    if e["game"] == 1:
        return empire.tr(
            "The game is set up: %n cards lie in the row.",
            "The game is set up: %n card lies in the row.",
            len(e["cards"]),
        )
    return empire.tr("Game {game} is set up anew.", game=e["game"])


def _bid(e: Told) -> str:
    if e["coins"] == UNKNOWN:
        return e.say(empire.tr("You bid in secret."), empire.tr("{name} bids in secret."))
    return e.say(
        empire.tr("You bid {coins:object}."), empire.tr("{name} bids {coins:object}."), coins=coins(e["coins"])
    )


def _won_bid(e: Told) -> str:
    if not e["coins"]:
        return e.say(empire.tr("You win the bid and pay nothing."), empire.tr("{name} wins the bid and pays nothing."))
    return e.say(
        empire.tr("You win the bid and pay {coins:object}."),
        empire.tr("{name} wins the bid and pays {coins:object}."),
        coins=coins(e["coins"]),
    )


def _named(e: Told) -> str:
    if e["first"] == e.seat:
        return e.say(empire.tr("You begin."), empire.tr("{name} begins."))
    return e.say(
        empire.tr("You let {first:object} begin."),
        empire.tr("{name} lets {first:object} begin."),
        first=e.name(e["first"]),
    )


# Turns


def _destroyed(e: Told) -> str:
    if e["owner"] == e.seat:
        own = empire.tr("You destroy your own army in {region}.")
        other = empire.tr("{name} destroys an army of their own in {region}.")
    elif e["neutral"]:
        own = empire.tr("You destroy a neutral army in {region}.")
        other = empire.tr("{name} destroys a neutral army in {region}.")
    else:
        own = empire.tr("You destroy an army in {region} that belongs to {owner:to}.")
        other = empire.tr("{name} destroys an army in {region} that belongs to {owner:to}.")
    return e.say(own, other, owner=e.name(e["owner"]), region=region(e["region"]))


PAIRS: Mapping[str, Pair] = {
    "neutral": (
        TEXT("empire", "You place a neutral army in {region}."),
        TEXT("empire", "{name} places a neutral army in {region}."),
    ),
    "revealed": TEXT("empire", "The bids are shown: {bids}."),
    "youngest": (
        TEXT("empire", "Of {tied:of}, you are the youngest."),
        TEXT("empire", "Of {tied:of}, {name} is the youngest."),
    ),
    "last-seat": (
        TEXT("empire", "Between {tied:with} the last seat wins, as no ages are known: you."),
        TEXT("empire", "Between {tied:with} the last seat wins, as no ages are known: {name}."),
    ),
    "die": (
        TEXT("empire", "Between {tied:with} the die decides for you."),
        TEXT("empire", "Between {tied:with} the die decides for {name:for}."),
    ),
    "turn": (TEXT("empire", "Card {round}: your turn."), TEXT("empire", "Card {round}: the turn of {name:of}.")),
    "took": (TEXT("empire", "You take {card:object} {price}."), TEXT("empire", "{name} takes {card:object} {price}.")),
    "placed": (TEXT("empire", "You place an army in {region}."), TEXT("empire", "{name} places an army in {region}.")),
    "moved": (
        TEXT("empire", "You move an army {here} → {there}."),
        TEXT("empire", "{name} moves an army {here} → {there}."),
    ),
    "built": (TEXT("empire", "You build a city in {region}."), TEXT("empire", "{name} builds a city in {region}.")),
    "ended": (TEXT("empire", "You end your turn."), TEXT("empire", "{name} ends the turn.")),
    "dealt": TEXT("empire", "{card:subject} comes to the row."),
    "round-over": TEXT("empire", "Everybody has taken card {round}."),
    "game-over": TEXT("empire", "Game {game} is over."),
    "match-over": TEXT("empire", "The match is over."),
}
GAPS: Mapping[str, Callable[[Told], object]] = {
    "bids": lambda e: listing(
        [
            empire.tr("{coins:same} by {name:by}", coins=coins(bid), name=e.name(owner))
            for owner, bid in enumerate(e["bids"])
        ]
    ),
    "card": lambda e: short(e.box.card[e["card"]]),
    "here": lambda e: region(e["region"]),
    "price": lambda e: free_or_coins(e["coins"]),
    "region": lambda e: region(e["region"]),
    "there": lambda e: region(e["to"]),
    "tied": lambda e: e.company.names(e["tied"]),
}

EVENTS: Mapping[str, Callable[[Told], str]] = {
    "dealt-row": _dealt_row,
    "bid": _bid,
    "won-bid": _won_bid,
    "named": _named,
    "destroyed": _destroyed,
}
