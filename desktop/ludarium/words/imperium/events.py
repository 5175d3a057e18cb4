"""What happened in Imperium, for the log: a sentence for "you" and one for somebody else.

What the viewer may not know has been made UNKNOWN before it comes here: such a card is "a card".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludarium.engine.effects.effect_frames import NOTHING
from ludarium.engine.events import Event
from ludarium.engine.registry import AnyTitle
from ludarium.games.imperium.state import COLLAPSE
from ludarium.words.imperium.bot import BOT_EVENTS
from ludarium.words.imperium.box import box_of, card_called
from ludarium.words.imperium.deck_events import DECK_EVENTS
from ludarium.words.imperium.event_reader import Told, several
from ludarium.words.imperium.moves import moved
from ludarium.words.imperium.names import MARKS, TOKENS, ZONES, imperium, means, named
from ludarium.words.imperium.question_origin import asking_card
from ludarium.words.voice import QT_TRANSLATE_NOOP, Company, listing, sentences


def event(title: AnyTitle, event: Event, company: Company) -> str:
    return _of_its_card(title, _told(title, [event], company), event)


BUNDLED = ("drew", "moved", "gained", "paid")
"""Kinds of events of which several in a row are one sentence."""

UNTOLD = ("asked",)
"""What is no line of its own: what follows says it."""

HEADINGS = ("solstice",)
"""What heads the lines that follow, beside a turn."""


def is_alike(one: Event, other: Event) -> bool:
    """Whether one line tells both: what a card does to a seat, cards that go the same way, tokens of one seat."""
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
    """Several alike in one line."""
    parts: list[list[Event]] = []
    for event in run:
        if parts and _is_one_sentence(parts[-1][-1], event):
            parts[-1].append(event)
        else:
            parts.append([event])
    return _of_its_card(title, sentences(*(_told(title, part, company) for part in parts)), run[0])


def _told(title: AnyTitle, run: Sequence[Event], company: Company) -> str:
    """One event, or several of a kind, in a sentence."""
    data: dict[str, Any] = dict(run[0].data)
    for name in ("card", "what", "n", "progress") if len(run) > 1 else ():
        if name in data:
            data[name] = tuple(dict(event.data)[name] for event in run)
    return EVENTS[run[0].kind](Told(data, run[0].seat, company, box_of(title)))


def _by(event: Event) -> object:
    """The card of which it is an effect, if it is one."""
    return dict(event.data).get("by")


def _of_its_card(title: AnyTitle, said: str, event: Event) -> str:
    """The line, headed by the card that it comes from unless it says that anyway."""
    by = _by(event)
    card = card_called(box_of(title), by) if isinstance(by, int) else ""
    return said if card in said else imperium.tr("{card}: {line}", card=card, line=said)


# Turns and rounds


def _side(e: Told) -> str:
    return e.say(
        imperium.tr("You play with side {side} of your power card."),
        imperium.tr("{name} plays with side {side} of the power card."),
        side=e.box.cards[e["card"]].side,
    )


def _turn(e: Told) -> str:
    return e.say(
        imperium.tr("Round {round}, your turn."), imperium.tr("Round {round}, turn of {name:of}."), round=e["round"]
    )


def _turn_kind(e: Told) -> str:
    match e["kind"]:
        case "activate":
            return e.say(imperium.tr("You activate."), imperium.tr("{name} activates."))
        case "innovate":
            return e.say(imperium.tr("You innovate."), imperium.tr("{name} innovates."))
        case _:
            return e.say(imperium.tr("You revolt."), imperium.tr("{name} revolts."))


def _solstice(e: Told) -> str:
    return imperium.tr("Round {round} ends with its solstice.", round=e["round"])


def _scoring_triggered(e: Told) -> str:
    own, other = map(imperium.tr, TRIGGERS[e["cause"]])
    card = e.card if e["card"] != NOTHING else ""
    return e.say(own, other, round=e["last"], card=card)


TRIGGERS: Mapping[str, tuple[str, str]] = {
    "main-deck": (
        QT_TRANSLATE_NOOP("imperium", "The main deck is empty: round {round} is the last."),
        QT_TRANSLATE_NOOP("imperium", "The main deck is empty: round {round} is the last."),
    ),
    "development": (
        QT_TRANSLATE_NOOP("imperium", "Your development area is empty: round {round} is the last."),
        QT_TRANSLATE_NOOP("imperium", "The development area of {name:of} is empty: round {round} is the last."),
    ),
    "card": (
        QT_TRANSLATE_NOOP("imperium", "You trigger scoring with {card:with}: round {round} is the last."),
        QT_TRANSLATE_NOOP("imperium", "{name} triggers scoring with {card:with}: round {round} is the last."),
    ),
    "dynasty": (
        QT_TRANSLATE_NOOP("imperium", "The dynasty deck of the bot is empty: round {round} is the last."),
        QT_TRANSLATE_NOOP("imperium", "The dynasty deck of the bot is empty: round {round} is the last."),
    ),
    "king-of-kings": (
        QT_TRANSLATE_NOOP("imperium", "King of Kings triggers scoring: round {round} is the last."),
        QT_TRANSLATE_NOOP("imperium", "King of Kings triggers scoring: round {round} is the last."),
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


def _used(e: Told) -> str:
    return e.say(imperium.tr("You exhaust {card:object}."), imperium.tr("{name} exhausts {card:object}."), card=e.card)


def _borrowed(e: Told) -> str:
    return e.say(
        imperium.tr("You use the ability of {card:of}."),
        imperium.tr("{name} uses the ability of {card:of}."),
        card=e.card,
    )


def _readied(e: Told) -> str:
    return e.say(
        imperium.tr("You return the exhaust token of {card:of}."),
        imperium.tr("{name} returns the exhaust token of {card:of}."),
        card=e.card,
    )


def _treated(e: Told) -> str:
    return e.say(
        imperium.tr("You treat a {mark:plain} mark as production marks this turn."),
        imperium.tr("{name} treats a {mark:plain} mark as production marks this turn."),
        mark=named(MARKS, e["icon"]),
    )


def _solstice_card(e: Told) -> str:
    return e.say(
        imperium.tr("You resolve the solstice of {card:of}."),
        imperium.tr("{name} resolves the solstice of {card:of}."),
        card=e.card,
    )


def _passive(e: Told) -> str:
    return e.say(
        imperium.tr("Your {card:subject} takes effect."),
        imperium.tr("{card:subject} of {name:of} takes effect."),
        card=e.card,
    )


def _declined(e: Told) -> str:
    return e.say(
        imperium.tr("You decline what {card:subject} offers."),
        imperium.tr("{name} declines what {card:subject} offers."),
        card=asking_card(e.box, e["program"]),
    )


def _garrisoned(e: Told) -> str:
    return e.say(
        imperium.tr("You garrison {card:object} under {other:in}."),
        imperium.tr("{name} garrisons {card:object} under {other:in}."),
        card=e.card,
        other=e.called(e["under"]),
    )


# Tokens


def _gained(e: Told) -> str:
    return e.say(
        imperium.tr("You gain {tokens:object}."), imperium.tr("{name} gains {tokens:object}."), tokens=e.tokens
    )


def _paid(e: Told) -> str:
    paid = Counter[str]()
    for what, n, progress in zip(several(e["what"]), several(e["n"]), several(e["progress"]), strict=True):
        paid.update({what: n})
        paid.update({"progress": progress})
    tokens = listing(means(paid))
    return e.say(imperium.tr("You pay {tokens:object}."), imperium.tr("{name} pays {tokens:object}."), tokens=tokens)


def _spent(e: Told) -> str:
    return e.say(
        imperium.tr("You spend {tokens:object}."), imperium.tr("{name} spends {tokens:object}."), tokens=e.tokens
    )


def _stole(e: Told) -> str:
    return e.say(
        imperium.tr("You steal {tokens:object} from {victim:from}."),
        imperium.tr("{name} steals {tokens:object} from {victim:from}."),
        tokens=e.tokens,
        victim=e.name(e["of"]),
    )


def _gave(e: Told) -> str:
    return e.say(
        imperium.tr("You give {receiver:to} {tokens:object}."),
        imperium.tr("{name} gives {receiver:to} {tokens:object}."),
        tokens=e.tokens,
        receiver=e.name(e["to"]),
    )


def _put_on_market(e: Told) -> str:
    return e.say(
        imperium.tr("You put {tokens:object} on {card:in} in the market."),
        imperium.tr("{name} puts {tokens:object} on {card:in} in the market."),
        tokens=e.tokens,
        card=e.card,
    )


def _put_on_card(e: Told) -> str:
    return e.say(
        imperium.tr("You put {tokens:object} on {card:in}."),
        imperium.tr("{name} puts {tokens:object} on {card:in}."),
        tokens=TOKENS["progress"](e["n"]),
        card=e.card,
    )


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


EVENTS: Mapping[str, Callable[[Told], str]] = {
    **DECK_EVENTS,
    **BOT_EVENTS,
    "asked": _asked,
    "borrowed": _borrowed,
    "collapsed": lambda e: imperium.tr("The last Unrest leaves the pile: collapse."),
    "declined": _declined,
    "final-count": lambda e: imperium.tr("The points are counted."),
    "gained": _gained,
    "garrisoned": _garrisoned,
    "gave": _gave,
    "moved": moved,
    "over": _over,
    "paid": _paid,
    "passed": _passed,
    "passive": _passive,
    "played": _played,
    "protected": lambda e: e.say(imperium.tr("You avoid the attack."), imperium.tr("{name} avoids the attack.")),
    "put-on-card": _put_on_card,
    "put-on-market": _put_on_market,
    "readied": _readied,
    "scoring-triggered": _scoring_triggered,
    "side": _side,
    "solstice": _solstice,
    "solstice-card": _solstice_card,
    "spent": _spent,
    "stole": _stole,
    "treated": _treated,
    "turn": _turn,
    "turn-kind": _turn_kind,
    "used": _used,
}
