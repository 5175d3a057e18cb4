"""What content must say beyond its shape: words that the rules know, numbers that make sense, steps that are there.

What is wrong is told with the file, the card and the place in its tree, so that whoever writes a pack finds it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import attrs

from ludarium.engine.effects.verbs import Cards, Per
from ludarium.engine.effects.vocabulary import Step
from ludarium.games.imperium.cards import BARBARIAN, EMPIRE, ICONS, SUITS, TOKENS, Card

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
PARTS = ("play", "solstice", "on_gain", "on_enter", "instead_of_gain", "exhaust", "passive", "requires", "vp")


def problems(card: Card) -> Iterator[str]:
    """All that is wrong with a card."""
    if card.state not in ("", *STATES):
        yield f"card {card.key!r}: state is {card.state!r}, not of {', '.join(STATES)}"
    for flag in set(card.flags) - set(FLAGS):
        yield f"card {card.key!r}: flags has {flag!r}, not of {', '.join(FLAGS)}"
    for part in PARTS:
        for where, problem in _wrong(getattr(card, part), part):
            yield f"card {card.key!r}, {where}: {problem}"


def _wrong(value: Any, where: str) -> Iterator[tuple[str, str]]:
    """What is wrong with a value of the data and with all that it holds."""
    if isinstance(value, tuple):
        for number, held in enumerate(value, 1):
            yield from _wrong(held, f"{where} {number}")
    elif attrs.has(type(value)):
        yield from _wrong_fields(value, f"{where} ({value.verb})" if isinstance(value, Step) else where)


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


def _are_known(held: Any, known: Sequence[str]) -> bool:
    words = held if isinstance(held, tuple) else str(held).split("|")
    return all(word in known for word in words)


def _is_number(held: Any, value: Any) -> bool:
    if isinstance(held, int):
        return held > 0 or not isinstance(value, Step | Per)
    return held in NUMBER_WORDS
