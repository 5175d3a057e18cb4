"""What content must say beyond its shape: words that the rules know, numbers that make sense, steps that are there.

What is wrong is told with the file, the card and the place in its tree, so that whoever writes a pack finds it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

import attrs

from ludarium.engine.content_files import NAME, beyond
from ludarium.engine.effects.verbs import Cards, Condition, Per
from ludarium.engine.effects.vocabulary import Instruction
from ludarium.games.imperium.cards import (
    BARBARIAN,
    EMPIRE,
    ICONS,
    STARTS,
    SUITS,
    TOKENS,
    TYPES,
    Card,
    Part,
    Passive,
    Points,
    Sheet,
)
from ludarium.games.imperium.vocabulary import ReturnUnrest

T = TypeVar("T")

ZONES = (
    *("hand", "discard", "history", "play", "draw_deck", "nation", "aside", "market", "exile"),
    *("impending_quests", "active_quest", "garrison", "garrisoned_here", "garrisoned_in_region"),
)
COUNTED = ("", "play", "hand", "history", "discard", "all", "garrison", "garrisoned_here", "active_quest", "exile_pile")
OF_PLAYERS = ("supply_of_player", "other_players", "all_of_other_players")
STATES = (BARBARIAN, EMPIRE)
EVENTS = (
    *("attacked", "plays", "gains_card", "returns_unrest", "takes_unrest", "would_enter_history", "would_gain"),
    *("would_place_market_progress", "gains_tokens_from", "pays", "draw_deck_emptied", "sinks", "leaves_play"),
    *("looks", "before_final_count"),
)
RULES = (
    *("hand_size", "remove_state_icon", "acquire_from_exile", "may_free_play", "active_quest_slot", "counts_as"),
    *("unrest_play_cost", "development_cost", "discard_substitute", "look_extra"),
)

FLAGS = (
    *("unplayable", "cannot_be_garrisoned", "cannot_be_abandoned", "cannot_be_recalled", "once_per_player"),
    "quest_targetable_only_when_last_impending",
)

WORDS: dict[str, Sequence[str]] = {
    "from_": ("", *ZONES),
    "zone": (*COUNTED, *OF_PLAYERS, "anywhere_owned"),
    "suits": SUITS,
    "sources": ("market", "suit_deck", "main_deck_reveal", "exile"),
    "deck": ("fame", "nation"),
    "state": ("", *STATES),
    "token": ("", *TOKENS),
    "event": EVENTS,
    "kind": ("fixed", "conditional", "variable", "trigger", "replace", "modify"),
    "if_": ("in_history", "garrisoned", "in_play", "not_in_play"),
    "by_giving": ("", "exhaust", "garrisoned_here"),
}
"""What a field may say; several alternatives are written with a bar between them."""

WORDS_OF: dict[str, dict[str, Sequence[str]]] = {
    "Condition": {"done": ("abandon", "exile")},
    "Happening": {"by": ("acquire", "break_through"), "what": ("", *TOKENS)},
    "Per": {"done": ("abandon", "return_unrest")},
    "Price": {"what": ("progress",)},
    "gain": {"what": (*TOKENS, "action")},
    "pay": {"what": TOKENS},
    "steal": {"what": TOKENS, "who": ("each_other_player",)},
    "give_card": {"from_": ("hand", "discard"), "who": ("each_other_player",), "to": ("hand",)},
    "add_tokens_to_market_card": {"what": TOKENS},
    "double_tokens_gained": {"what": TOKENS[:2]},
    "add_tokens_to_self": {"what": ("progress",)},
    "gain_tokens_on_self": {"what": ("progress",)},
    "put_into_play": {"what": ("self",)},
    "find": {"to": ("hand", "discard", "history")},
    "active_quest_to": {"to": ("hand", "discard")},
    "flip_state": {"to": STATES},
    "treat_icon": {"icon": ICONS[1:], "as_": ICONS[:1], "as_n": ("3",), "until": ("end_of_turn",)},
    "ignore_state_icon": {"icon": (EMPIRE,), "for_": ("next_card_played_this_turn",)},
    "take_one_of_looked": {"to": ("hand",)},
    "activate_quest": {"from_": ("impending_quests",)},
    "garrison": {"under": ("self", "any_region_in_play"), "from_": ("hand",)},
    "resolve_exhaust_of": {"filter": ("pinned",), "as_": ("own",), "from_": ("play",), "owner": ("other_player",)},
}
"""What a field of one verb may say, or of what stands beside verbs; where the rules read one word only, that one."""

NEEDED = {"may": "steps", "choose": "options", "cost_then": "cost"}
"""Lists of steps without which the verb means nothing."""

NUMBER_WORDS = ("all", "any")
LARGEST = 999
"""No number in a pack is greater: what is counted out one by one must come to an end."""

HERE = ("play", "all", "hand", "history", "discard", "garrison", "garrisoned_here", "active_quest", "exile_pile")
"""Where cards can be counted."""

PARTS = ("play", "solstice", "on_gain", "on_enter", "instead_of_gain", "exhaust", "passive", "requires", "vp")


def problems(card: Card) -> Iterator[str]:
    if card.state not in ("", *STATES):
        yield f"card {card.key!r}: state is {card.state!r}, not of {', '.join(STATES)}"
    for name, held, known in (
        ("flags", card.flags, FLAGS),
        ("suits", card.suits, SUITS),
        ("types", card.types, TYPES),
        ("icons", card.icons, ICONS),
    ):
        for word in sorted(set(held) - set(known)):
            yield f"card {card.key!r}: {name} has {word!r}, not of {', '.join(known)}"
    for part in PARTS:
        for where, problem in _wrong(getattr(card, part), part):
            yield f"card {card.key!r}, {where}: {problem}"
    if "unrest" not in card.suits and any(step.what == "self" for step in _all_steps(card, ReturnUnrest)):
        yield f"card {card.key!r}: only unrest can be returned to its pile"
    yield from beyond(card, f"card {card.key!r}", LARGEST)


def _all_steps(value: Any, kind: type[T]) -> Iterator[T]:
    """Every step of that kind in a value, however deep."""
    if isinstance(value, kind):
        yield value
    held = value if isinstance(value, tuple) else attrs.astuple(value, recurse=False) if attrs.has(type(value)) else ()
    for inner in held:
        yield from _all_steps(inner, kind)


def _wrong(value: Any, where: str) -> Iterator[tuple[str, str]]:
    """What is wrong with a value of the data and with all that it holds."""
    if isinstance(value, tuple):
        for number, held in enumerate(value, 1):
            yield from _wrong(held, f"{where} {number}")
    elif attrs.has(type(value)):
        where = f"{where} ({value.verb})" if isinstance(value, Instruction) else where
        yield from _wrong_fields(value, where)
        for problem in _wrong_as_a_whole(value):
            yield where, problem


def _wrong_fields(value: Any, where: str) -> Iterator[tuple[str, str]]:
    verb = getattr(value, "verb", "")
    known = {**WORDS, **({"what": ("", "self", "drawn", "that_card")} if isinstance(value, Cards) else {})}
    known |= WORDS_OF.get(verb or type(value).__name__, {})
    if getattr(value, "kind", "") == "modify":
        known["what"] = RULES
    for field in attrs.fields(type(value)):
        held, name = getattr(value, field.name), field.name.rstrip("_")
        if held == field.default and name != "what":
            continue
        if field.name in known and not _are_known(held, known[field.name]):
            yield where, f"{name} is {held!r}, not of {', '.join(filter(None, known[field.name]))}"
        elif name in ("n", "each", "times") and not _is_number(held, value):
            yield where, f"{name} is {held!r}, not a number from 1 on"
        elif NEEDED.get(verb) == name and not held:
            yield where, f"{name} is empty"
        else:
            yield from _wrong(held, f"{where}, {name}")


def _wrong_as_a_whole(value: Any) -> Iterator[str]:
    """What fields say together that makes no sense."""
    if isinstance(value, Points):
        if value.kind == "conditional" and not value.cases:
            yield "cases is empty"
        if value.kind == "variable" and value.per is None:
            yield "per is missing"
    elif isinstance(value, Passive):
        if value.kind in ("trigger", "replace") and value.on is None:
            yield "on is missing"
    elif isinstance(value, Per) and not value.done:
        yield from _uncountable(value.count, value.zone)
    elif isinstance(value, Condition) and not (value.state or value.done or value.token):
        for zone in value.zone.split("|"):
            yield from _uncountable(value.filter, zone)


def _uncountable(count: str, zone: str) -> Iterator[str]:
    """Why nothing of the kind can be counted there."""
    kind, colon, name = count.partition(":")
    if colon and kind in ("token", "player_with_fewer"):
        if name not in TOKENS:
            yield f"{count!r} counts no token"
        return
    if kind == "icon" and not {part.removeprefix("icon:") for part in count.split("|")} <= set(ICONS):
        yield f"{count!r} counts no mark"
    if zone not in (*HERE, "all_of_other_players"):
        yield f"{count!r} is not counted in zone {zone!r}, only in {', '.join(HERE)}"


def _are_known(held: Any, known: Sequence[str]) -> bool:
    words = held if isinstance(held, tuple) else str(held).split("|")
    return all(word in known for word in words)


def _is_number(held: Any, value: Any) -> bool:
    if isinstance(held, int):
        return held > 0 or not isinstance(value, Instruction | Per)
    return held in NUMBER_WORDS


# The box as a whole

COMMONS = ("commons_classics", "commons_legends")
DECKS = ("main", "region", "uncivilised", "civilised")
"""What the market is laid from."""

SEATS = (2, 3, 4)
"""For how many a box must be enough; alone one plays with what two would have."""


def part_name(part: Part) -> str:
    """The name of a part's file, without its ending."""
    return part.group if part.group != "commons" else f"commons_{part.box}"


def sheet_problems(sheet: Sheet) -> Iterator[str]:
    """What is wrong with the first page, before any other is looked for."""
    for name in (*sheet.commons, *sheet.nations):
        if not NAME.fullmatch(name):
            yield f"{name!r} is no name of a file (letters, digits, - and _, at most 64)"
    if sorted(sheet.commons) != sorted(COMMONS):
        yield f"commons: {' and '.join(COMMONS)}, each once"
    if len(set(sheet.nations)) < len(sheet.nations):
        yield "nations: one is there twice"
    if len(sheet.nations) < SEATS[-1]:
        yield f"nations: at least {SEATS[-1]}"
    if not sheet.market or not set(sheet.market) <= set(DECKS):
        yield f"market: of {', '.join(DECKS)}, at least one"
    for field in ("small_deck", "fame_removed"):
        found = getattr(sheet, field)
        if not {str(seats) for seats in SEATS} <= set(found) <= {"1", "2", "3", "4"} or min(found.values()) < 0:
            yield f"{field}: a number for each of 1 to 4"
    for where, number in (("hand_size", sheet.hand_size), ("tokens, action", sheet.tokens.action)):
        if number < 1:
            yield f"{where}: at least 1"
    yield from beyond(sheet, "box", LARGEST)


def part_problems(part: Part, known: Mapping[str, Card]) -> Iterator[str]:
    """What is wrong with a nation or with commons; ``known``: all cards of the pack by their keys."""
    for copy in part.copies:
        missing = [name for name in (copy.card, *copy.sides) if name and name not in known]
        if missing:
            yield f"copy {copy.id!r}: no such card: {', '.join(missing)}"
        elif copy.start not in STARTS:
            yield f"copy {copy.id!r}: start is {copy.start!r}, not of {', '.join(STARTS)}"
        elif part.group == "commons" and copy.card and not known[copy.card].suits:
            yield f"card {copy.card!r}: suits is empty, but commons are sorted by them"
        elif bool(copy.card) == bool(copy.sides):
            yield f"copy {copy.id!r}: either a card or its sides"
    two_sided = [copy for copy in part.copies if copy.sides]
    if part.group != "commons" and (not two_sided or len(two_sided[0].sides) != 2):
        yield "copies: the first with sides is the power card, which has two"
    for card in part.cards:
        yield from problems(card)


def deal_problems(sheet: Sheet, part: Part, known: Mapping[str, Card]) -> Iterator[str]:
    """What commons lack for their market to be laid, with each number of players."""
    for seats in SEATS:
        suits = Counter(known[copy.card].suits[0] for copy in part.copies if copy.card and copy.players <= seats)
        size = sheet.small_deck[str(seats)]
        small = {suit: min(size, suits[suit]) for suit in DECKS[1:]}
        # Tributaries of nations that play are left out.
        rest = sum(suits[suit] - small[suit] for suit in small) + max(0, suits["tributary"] - seats)
        for deck, cards in {"main": rest, **small}.items():
            if cards < sheet.market.count(deck):
                yield f"with {seats} players there are too few cards for the market: {deck}"
        if suits["fame"] < sheet.fame_removed[str(seats)]:
            yield f"with {seats} players there are too few fame cards"
