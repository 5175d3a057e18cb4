"""What happened in Imperium, for the log: a sentence for "you" and one for somebody else.

What the viewer may not know has been made UNKNOWN before it comes here: such a card is "a card".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludarium.engine.events import Event
from ludarium.engine.frames import NOTHING
from ludarium.engine.registry import AnyTitle
from ludarium.games.imperium.state import COLLAPSE
from ludarium.words.imperium import bot, deck_events
from ludarium.words.imperium.box import box_of, card_called
from ludarium.words.imperium.event_reader import Told, several
from ludarium.words.imperium.moves import moved
from ludarium.words.imperium.names import MARKS, TOKENS, ZONES, imperium, means, named
from ludarium.words.imperium.question_origin import asking_card
from ludarium.words.told import Pair, say_pair
from ludarium.words.voice import TEXT, Company, listing, sentences


def event(title: AnyTitle, event: Event, company: Company) -> str:
    return _of_its_card(title, _told(title, [event], company), event)


BUNDLED = ("drew", "moved", "gained", "paid")
"""Kinds of events of which several in a row are one sentence."""


def is_alike(one: Event, other: Event) -> bool:
    """Check whether one line tells both: a card's effects on a seat, cards on the same way, tokens of one seat."""
    if one.seat != other.seat or _by(one) != _by(other):
        return False
    return _by(one) is not None or _is_one_sentence(one, other)


def _is_one_sentence(one: Event, other: Event) -> bool:
    if one.kind != other.kind or one.kind not in BUNDLED:
        return False
    if one.kind in ("gained", "paid"):
        return True
    rest = [{name: value for name, value in event.data if name != "card"} for event in (one, other)]
    return rest[0] == rest[1]


def together(title: AnyTitle, run: Sequence[Event], company: Company) -> str:
    parts: list[list[Event]] = []
    for event in run:
        if parts and _is_one_sentence(parts[-1][-1], event):
            parts[-1].append(event)
        else:
            parts.append([event])
    return _of_its_card(title, sentences(*(_told(title, part, company) for part in parts)), run[0])


def _told(title: AnyTitle, run: Sequence[Event], company: Company) -> str:
    """Tell one event, or several of a kind, in a sentence."""
    data: dict[str, Any] = dict(run[0].data)
    for name in ("card", "what", "n", "progress") if len(run) > 1 else ():
        if name in data:
            data[name] = tuple(dict(event.data)[name] for event in run)
    told, kind = Told(data, run[0].seat, company, box_of(title)), run[0].kind
    return say_pair(told, imperium, PAIRS[kind], GAPS) if kind in PAIRS else EVENTS[kind](told)


def _by(event: Event) -> object:
    """Return the card whose effect the event is, if any."""
    return dict(event.data).get("by")


def _of_its_card(title: AnyTitle, said: str, event: Event) -> str:
    """Head the line with the card that causes it, unless it names the card anyway."""
    by = _by(event)
    card = card_called(box_of(title), by) if isinstance(by, int) else ""
    return said if card in said else imperium.tr("{card}: {line}", card=card, line=said)


# Turns and rounds


def _turn_kind(e: Told) -> str:
    match e["kind"]:
        case "activate":
            return e.say(imperium.tr("You activate."), imperium.tr("{name} activates."))
        case "innovate":
            return e.say(imperium.tr("You innovate."), imperium.tr("{name} innovates."))
        case _:
            return e.say(imperium.tr("You revolt."), imperium.tr("{name} revolts."))


def _scoring_triggered(e: Told) -> str:
    own, other = map(imperium.tr, TRIGGERS[e["cause"]])
    card = e.card if e["card"] != NOTHING else ""
    return e.say(own, other, round=e["last"], card=card)


TRIGGERS: Mapping[str, tuple[str, str]] = {
    "main-deck": (
        TEXT("imperium", "The main deck is empty: round {round} is the last."),
        TEXT("imperium", "The main deck is empty: round {round} is the last."),
    ),
    "development": (
        TEXT("imperium", "Your development area is empty: round {round} is the last."),
        TEXT("imperium", "The development area of {name:of} is empty: round {round} is the last."),
    ),
    "card": (
        TEXT("imperium", "You trigger scoring with {card:with}: round {round} is the last."),
        TEXT("imperium", "{name} triggers scoring with {card:with}: round {round} is the last."),
    ),
    "dynasty": (
        TEXT("imperium", "The dynasty deck of the bot is empty: round {round} is the last."),
        TEXT("imperium", "The dynasty deck of the bot is empty: round {round} is the last."),
    ),
    "king-of-kings": (
        TEXT("imperium", "King of Kings triggers scoring: round {round} is the last."),
        TEXT("imperium", "King of Kings triggers scoring: round {round} is the last."),
    ),
}
"""The ways to the end, by their cause: by your doing, and by another's."""


def _over(e: Told) -> str:
    if e["ended"] == COLLAPSE:
        return imperium.tr("The match is over: collapse.")
    return imperium.tr("The match is over.")


# Playing


def _played(e: Told) -> str:
    if e["source"] == "hand":
        return e.say(imperium.tr("You play {card:object}."), imperium.tr("{name} plays {card:object}."), card=e.card)
    return e.say(
        imperium.tr("You play {card:object} from {zone:from}."),
        imperium.tr("{name} plays {card:object} from {zone:from}."),
        card=e.card,
        zone=named(ZONES, e["source"]),
    )


# Tokens


def _paid(e: Told) -> str:
    paid = Counter[str]()
    for what, n, progress in zip(several(e["what"]), several(e["n"]), several(e["progress"]), strict=True):
        paid.update({what: n})
        paid.update({"progress": progress})
    tokens = listing(means(paid))
    return e.say(imperium.tr("You pay {tokens:object}."), imperium.tr("{name} pays {tokens:object}."), tokens=tokens)


# What hangs on hidden cards: told to their owner alone


def _asked(e: Told) -> str:
    if card := asking_card(e.box, e["program"]):
        return e.say(
            imperium.tr("{card:subject} lets you decide."), imperium.tr("{card:subject} lets {name} decide."), card=card
        )
    return e.say(imperium.tr("You decide."), imperium.tr("{name} decides."))


def _passed(e: Told) -> str:
    if card := asking_card(e.box, e["program"]):
        return e.say(
            imperium.tr("You have nothing to choose for {card:for}."),
            imperium.tr("{name} has nothing to choose for {card:for}."),
            card=card,
        )
    return e.say(imperium.tr("You have nothing to choose."), imperium.tr("{name} has nothing to choose."))


PAIRS: Mapping[str, Pair] = {
    **bot.PAIRS,
    **deck_events.PAIRS,
    "borrowed": (
        TEXT("imperium", "You use the ability of {card:of}."),
        TEXT("imperium", "{name} uses the ability of {card:of}."),
    ),
    "collapsed": TEXT("imperium", "The last Unrest leaves the pile: collapse."),
    "final-count": TEXT("imperium", "The points are counted."),
    "gained": (TEXT("imperium", "You gain {tokens:object}."), TEXT("imperium", "{name} gains {tokens:object}.")),
    "garrisoned": (
        TEXT("imperium", "You garrison {card:object} under {other:in}."),
        TEXT("imperium", "{name} garrisons {card:object} under {other:in}."),
    ),
    "gave": (
        TEXT("imperium", "You give {receiver:to} {tokens:object}."),
        TEXT("imperium", "{name} gives {receiver:to} {tokens:object}."),
    ),
    "passive": (
        TEXT("imperium", "Your {card:subject} takes effect."),
        TEXT("imperium", "{card:subject} of {name:of} takes effect."),
    ),
    "protected": (TEXT("imperium", "You avoid the attack."), TEXT("imperium", "{name} avoids the attack.")),
    "put-on-market": (
        TEXT("imperium", "You put {tokens:object} on {card:in} in the market."),
        TEXT("imperium", "{name} puts {tokens:object} on {card:in} in the market."),
    ),
    "readied": (
        TEXT("imperium", "You return the exhaust token of {card:of}."),
        TEXT("imperium", "{name} returns the exhaust token of {card:of}."),
    ),
    "side": (
        TEXT("imperium", "You play with side {side} of your power card."),
        TEXT("imperium", "{name} plays with side {side} of the power card."),
    ),
    "solstice": TEXT("imperium", "Round {round} ends with its solstice."),
    "solstice-card": (
        TEXT("imperium", "You resolve the solstice of {card:of}."),
        TEXT("imperium", "{name} resolves the solstice of {card:of}."),
    ),
    "spent": (TEXT("imperium", "You spend {tokens:object}."), TEXT("imperium", "{name} spends {tokens:object}.")),
    "stole": (
        TEXT("imperium", "You steal {tokens:object} from {victim:from}."),
        TEXT("imperium", "{name} steals {tokens:object} from {victim:from}."),
    ),
    "treated": (
        TEXT("imperium", "You treat a {mark:plain} mark as production marks this turn."),
        TEXT("imperium", "{name} treats a {mark:plain} mark as production marks this turn."),
    ),
    "turn": (TEXT("imperium", "Round {round}, your turn."), TEXT("imperium", "Round {round}, turn of {name:of}.")),
    "used": (TEXT("imperium", "You exhaust {card:object}."), TEXT("imperium", "{name} exhausts {card:object}.")),
}
GAPS: Mapping[str, Callable[[Told], object]] = {
    **bot.GAPS,
    **deck_events.GAPS,
    "card": lambda e: e.card,
    "mark": lambda e: named(MARKS, e["icon"]),
    "other": lambda e: e.called(e["under"]),
    "receiver": lambda e: e.name(e["to"]),
    "side": lambda e: e.box.cards[e["card"]].side,
    "tokens": lambda e: e.tokens,
    "victim": lambda e: e.name(e["of"]),
}

EVENTS: Mapping[str, Callable[[Told], str]] = {
    **deck_events.DECK_EVENTS,
    "asked": _asked,
    "declined": lambda e: e.say(
        imperium.tr("You decline what {card:subject} offers."),
        imperium.tr("{name} declines what {card:subject} offers."),
        card=asking_card(e.box, e["program"]),
    ),
    "moved": moved,
    "over": _over,
    "paid": _paid,
    "passed": _passed,
    "played": _played,
    "put-on-card": lambda e: e.say(
        imperium.tr("You put {tokens:object} on {card:in}."),
        imperium.tr("{name} puts {tokens:object} on {card:in}."),
        tokens=TOKENS["progress"](e["n"]),
        card=e.card,
    ),
    "scoring-triggered": _scoring_triggered,
    "turn-kind": _turn_kind,
}
