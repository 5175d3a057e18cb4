"""What is wrong with a tree of steps beyond its shape: words that the rules do not know, numbers without sense.

Each problem is told with the way to it, so that whoever writes a pack finds it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import attrs

from ludarium.engine.effects.verbs import (
    Cards,
    Choose,
    Condition,
    CostThen,
    Discard,
    Draw,
    EachOtherPlayer,
    EachPlayer,
    Exile,
    Gain,
    May,
    Pay,
    Per,
    SpendAction,
)
from ludarium.engine.effects.vocabulary import Instruction, Instructions
from ludarium.games.rome.kinds import ATTRIBUTES, BURDENS, GLORY, KINDS, RESOURCES, TRACKS
from ludarium.games.rome.vocabulary import (
    COSTS,
    EVENTS,
    AddEnemy,
    AdvanceTrack,
    BoostBonus,
    BoostFree,
    BuildWhere,
    Buy,
    CardGain,
    ChangeCost,
    ConquerDamage,
    Convert,
    FaceDownValue,
    GainAny,
    HandLimitIgnores,
    InfluencePerCard,
    Modifier,
    MovementPerCard,
    MustPay,
    OtherPrice,
    Range,
    ReadyInfluence,
    RelocateLeader,
    ReturnToSupply,
    SpendInfluence,
    TradePayment,
    TrashSelf,
)

Words = Sequence[str]

GOODS = tuple(KINDS[kind] for kind in RESOURCES)
POINTS = tuple(KINDS[kind] for kind in ATTRIBUTES)
MANNERS = ("same_resource", "different_resources", "resource")
PILES = ("hand", "discard")
COUNTED = ("hand", "discard", "projects", "trash", "empire")
TAGS = ("festival",)
"""What a cost can be called, for those who change it."""

ONCE, TO_END = "once_per_turn", "end_of_turn"
CONQUERED = "conquered_this_turn"

WORDS: Mapping[type[Any], Mapping[str, Words]] = {
    Gain: {"what": (*KINDS, GLORY, *BURDENS)},
    Pay: {"what": (*KINDS, *MANNERS)},
    GainAny: {"group": ("attribute", "resource")},
    Convert: {"from_": (*GOODS, "resource")},
    AdvanceTrack: {"track": (*TRACKS, "any")},
    Buy: {"row": ("attribute", "development")},
    ChangeCost: {"of": COSTS},
    OtherPrice: {"of": TAGS},
    Range: {"of": ("conquer", "trade")},
    TradePayment: {"also": POINTS},
    BoostFree: {"resource": GOODS},
    BoostBonus: {"resource": GOODS},
    CardGain: {"what": POINTS},
}
"""What a field of a step may say."""

UNREAD: Mapping[type[Any], Words] = {
    Draw: ("up_to", "if_able", "per", "then"),
    Discard: ("eased", "for_each"),
    Pay: ("min", "up_to", "eased", "for_each"),
    Per: ("done",),
    Condition: ("state", "done"),
}
"""Fields that other titles have a use for: here nothing would come of them."""

FOREIGN = (EachPlayer, EachOtherPlayer, SpendAction)
"""Verbs of titles with several players."""

NEEDED: Mapping[type[Any], Words] = {
    May: ("steps",),
    Choose: ("options",),
    CostThen: ("cost",),
    MustPay: ("costs", "else_"),
    OtherPrice: ("costs",),
    TradePayment: ("also",),
}
"""Lists without which a step means nothing."""

LEAST: Mapping[type[Any], Mapping[str, int]] = {
    Choose: {"min": 0, "max": 1},
    Buy: {"discount": 0},
    InfluencePerCard: {"n": 2},
    Per: {"each": 1, "base": 0, "max": 1},
    Condition: {"min": 0, "max": 0},
}
"""The least that a number may be; where nothing is said, 1."""

NUMBERS, MOST = ("n", "max", "rate"), 99
"""Numbers of a step, and the greatest that makes sense."""

DELTAS = (ChangeCost, ConquerDamage, MovementPerCard, CardGain, BoostBonus)
HELPERS = (BoostFree, FaceDownValue, InfluencePerCard)
"""What may work once a turn when the player says so; a change of the cost of building as well."""

COST_VERBS = (Pay, Discard, Exile, ReturnToSupply, SpendInfluence)
"""What a cost may consist of."""

CARD_WORDS = ("strife", "loan", "burden", "attribute", "development", "costs", "level")
PLACE_WORDS = (
    *("any", "territory", "development", "capital", "level", "costs", "ring", "range"),
    *("adjacent", "pawn", "here", "enemy", "ready", "spent", "agreement"),
)
NAMED: Mapping[str, Words] = {"costs": POINTS, "level": ("1", "2"), "ring": ("outer", "inner")}
"""What stands behind the colon of a word in a predicate."""

PLACES: Mapping[type[Any], str] = {
    ReadyInfluence: "where",
    RelocateLeader: "to",
    AddEnemy: "where",
    BuildWhere: "where",
}
"""The fields that are predicates on spaces."""


def problems(steps: Instructions, where: str) -> Iterator[str]:
    """All that is wrong with a list of steps that are done."""
    for number, step in enumerate(steps, 1):
        here = f"{where} {number} ({step.verb})"
        if isinstance(step, Pay):
            yield f"{here}: a payment stands in a cost only"
        if isinstance(step, Modifier) and step.until != TO_END:
            yield f"{here}: until is {step.until!r}, not {TO_END}"
        yield from _step(step, here)


def modifier_problems(steps: Instructions, where: str) -> Iterator[str]:
    """All that is wrong with modifiers that hold as long as what says them is in force."""
    for number, step in enumerate(steps, 1):
        here = f"{where} {number} ({step.verb})"
        if not isinstance(step, Modifier):
            yield f"{here}: it changes no rule"
        elif step.until:
            yield f"{here}: until is {step.until!r}, but it holds as long as the card does"
        yield from _step(step, here)


def costs_problems(steps: Instructions, where: str) -> Iterator[str]:
    for number, step in enumerate(steps, 1):
        here = f"{where} {number} ({step.verb})"
        if not isinstance(step, COST_VERBS):
            yield f"{here}: nothing that can be paid"
        yield from _step(step, here)


# One step


def _step(step: Instruction, where: str) -> Iterator[str]:
    if isinstance(step, FOREIGN):
        yield f"{where}: there is one player only"
    yield from _fields(step, where)
    check = WHOLE.get(type(step))
    if check is not None:
        yield from (f"{where}: {problem}" for problem in check(step))
    if isinstance(step, Modifier):
        yield from (f"{where}: {problem}" for problem in _limits(step))
    if isinstance(step, Cards):
        yield from (f"{where}: {problem}" for problem in _picked(step))


def _fields(value: Any, where: str) -> Iterator[str]:
    """Words, numbers and lists of a step, or of what stands inside one."""
    kind = type(value)
    known, least = WORDS.get(kind, {}), LEAST.get(kind, {})
    for field in attrs.fields(kind):
        held, name = getattr(value, field.name), field.name.rstrip("_")
        if field.name in UNREAD.get(kind, ()) and held != field.default:
            yield f"{where}: nothing comes of {name} here"
        elif field.name in known and not _are_known(held, known[field.name]):
            yield f"{where}: {name} is {_shown(held)}, not of {', '.join(known[field.name])}"
        elif field.name in NEEDED.get(kind, ()) and not held:
            yield f"{where}: {name} is empty"
        elif field.name in (*NUMBERS, *least) and not _is_number(held, least.get(field.name, 1), field.default):
            yield f"{where}: {name} is {held!r}, not a number from {least.get(field.name, 1)} to {MOST}"
        yield from _inside(value, field.name, held, f"{where}, {name}")


def _inside(value: Any, field: str, held: Any, where: str) -> Iterator[str]:
    """What is wrong with the steps and counts inside a step."""
    if isinstance(held, Per | Condition):
        yield from _fields(held, where)
        yield from (f"{where}: {problem}" for problem in WHOLE[type(held)](held))
    elif isinstance(value, CostThen) and field == "cost":
        yield from costs_problems(held, where)
    elif isinstance(value, MustPay | OtherPrice) and field == "costs":
        for number, cost in enumerate(held, 1):
            yield from _payments(cost, f"{where} {number}")
    elif _is_list_of_steps(held):
        yield from problems(held, where)
    elif isinstance(held, tuple) and held and isinstance(held[0], tuple):
        for number, steps in enumerate(held, 1):
            yield from (problems(steps, f"{where} {number}") if steps else [f"{where} {number}: empty"])


def _payments(cost: Instructions, where: str) -> Iterator[str]:
    if not cost:
        yield f"{where}: empty"
    for step in cost:
        if not isinstance(step, Pay):
            yield f"{where} ({step.verb}): no payment"
        yield from _step(step, where)


def _is_list_of_steps(held: Any) -> bool:
    return isinstance(held, tuple) and bool(held) and isinstance(held[0], Instruction)


def _are_known(held: Any, known: Words) -> bool:
    return all(word in known for word in (held if isinstance(held, tuple) else (held,)))


def _is_number(held: Any, least: int, default: Any) -> bool:
    return held == default or (isinstance(held, int) and least <= held <= MOST)


def _shown(held: Any) -> str:
    return ", ".join(held) if isinstance(held, tuple) else repr(held)


# What the fields of a step say together


def _limits(step: Modifier) -> Iterator[str]:
    """How often and how long a modifier helps."""
    if step.limit not in ("", ONCE):
        yield f"limit is {step.limit!r}, not {ONCE}"
    may_help = isinstance(step, HELPERS) or (isinstance(step, ChangeCost) and step.of == "build")
    if step.limit and not may_help:
        yield "limit: this cannot be used once a turn"
    if isinstance(step, BoostFree) and not step.limit:
        yield f"limit: {ONCE}, or nothing would ever cost anything"
    if isinstance(step, DELTAS) and not step.delta:
        yield "delta is 0"
    field = PLACES.get(type(step))
    if field is not None:
        yield from predicate_problems(getattr(step, field), PLACE_WORDS, field)


def _picked(step: Cards) -> Iterator[str]:
    """Cards are picked from hand or discard pile, by what they are."""
    if step.what:
        yield "what: cards are picked here"
    zones = step.from_.split("|") if step.from_ else []
    for zone in zones:
        if zone not in (PILES if not isinstance(step, Discard) else PILES[:1]):
            yield f"from is {step.from_!r}, not of {', '.join(PILES)}"
    yield from predicate_problems(step.filter, CARD_WORDS, "filter") if step.filter else ()
    if isinstance(step, ReturnToSupply) and step.filter not in (*BURDENS, "burden"):
        yield f"filter is {step.filter!r}, but only strife and loans have a supply"


def predicate_problems(text: str, words: Words, field: str) -> Iterator[str]:
    """What is wrong with a predicate: ``development&!level:2``."""
    for atom in text.replace("|", "&").split("&"):
        name, colon, of = atom.removeprefix("!").partition(":")
        is_right = name in words and bool(colon) == (name in NAMED or name == "range")
        if not is_right or (name in NAMED and of not in NAMED[name]) or (name == "range" and not of.isdigit()):
            yield f"{field}: {atom!r} is not of {', '.join(words)}"


def _per(per: Per) -> Iterator[str]:
    name, _, track = per.count.partition(":")
    if name == "track":
        if track not in TRACKS or per.zone:
            yield f"count is {per.count!r}, not one of the tracks {', '.join(TRACKS)}"
    elif per.zone not in COUNTED:
        yield f"zone is {per.zone!r}, not of {', '.join(COUNTED)}"
    else:
        yield from predicate_problems(per.count, PLACE_WORDS if per.zone == "empire" else CARD_WORDS, "count")


def _condition(condition: Condition) -> Iterator[str]:
    if condition.token:
        if condition.token != CONQUERED:
            yield f"token is {condition.token!r}, not {CONQUERED}"
    else:
        yield from _per(Per(condition.filter, condition.zone))


def _choice(step: Choose) -> Iterator[str]:
    if step.min > step.max:
        yield "min is greater than max"
    if step.max > max(1, len(step.options)):
        yield "max: there are not so many options"


def _place_of(step: Instruction) -> Iterator[str]:
    field = PLACES[type(step)]
    return predicate_problems(getattr(step, field), PLACE_WORDS, field)


def _ignored(step: HandLimitIgnores) -> Iterator[str]:
    return predicate_problems(step.filter, CARD_WORDS, "filter")


WHOLE: Mapping[type[Any], Callable[[Any], Iterator[str]]] = {
    Per: _per,
    Condition: _condition,
    Choose: _choice,
    ReadyInfluence: _place_of,
    RelocateLeader: _place_of,
    AddEnemy: _place_of,
    HandLimitIgnores: _ignored,
}
"""What is looked at as a whole."""


# What stands around trees


def trigger_problems(event: str, only: str, steps: Instructions, where: str) -> Iterator[str]:
    """What waits for an event."""
    if event not in EVENTS:
        yield f"{where}: event is {event!r}, not of {', '.join(EVENTS)}"
    marks = ("", "aggressive", "not_aggressive") if event == "enemy_conquered" else ("",)
    if only not in marks:
        yield f"{where}: only is {only!r}, not of {', '.join(filter(None, marks)) or 'anything'}"
    if not steps:
        yield f"{where}: steps is empty"
    if event == "gold_gained" and any(getattr(step, "what", "") == "gold" for step in inside(steps)):
        yield f"{where}: gold for gold would never end"
    yield from problems(steps, f"{where}, steps")


def inside(value: Any) -> Iterator[Instruction]:
    """Every step of a tree, at any depth."""
    if isinstance(value, Instruction):
        yield value
    held = value if isinstance(value, tuple) else attrs.astuple(value, recurse=False) if attrs.has(type(value)) else ()
    for one in held:
        yield from inside(one)


def has_self_trash(steps: Instructions) -> bool:
    return any(isinstance(step, TrashSelf) for step in inside(steps))
