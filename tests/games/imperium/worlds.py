"""A position of Imperium as plain tables, and what can be asked of it and done to it: the ground the oracle stands on.

Nothing here uses the rules of the title: cards are read as the data has them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import attrs

from ludarium.engine.zones import card_of
from ludarium.games.imperium.state import Piece, Slot
from tests.games.imperium.table import BOX

NOTHING = -1
TOKENS = ("materials", "population", "progress")
HELD = ("hand", "discard", "history", "flooded", "development", "aside")
ORDERED = ("deck", "nation_deck")
PLAIN = (*TOKENS, "actions", "exhaust", "empire", "accession", "quest", "fixed", "play", "limbo", "pieces")
LASTING = ("any_state", "fertile_as", "river_as", "nation")
DECKS = ("main", "region", "uncivilised", "civilised", "fame")
SMALL = ("region", "uncivilised", "civilised")
LAID = ("market", "unrest", "king", "last", "round")
TUCKED = {"uncivilised", "civilised", "tributary"}
KEPT_IN = {"draw_deck": "deck", "nation": "nation_deck", "impending_quests": "development"}
"""Zones of the data that the state calls otherwise."""

Spot = tuple[str, int, int]


class Unforeseen(Exception):  # noqa: N818  # no error: chance has a say
    """The tree leaves it to chance: cards are taken from a deck just shuffled, or a deck runs out."""


@attrs.define
class World:
    """A position, and how far its telling has come.

    at: answers used; done: what this effect did to cards; looked: fame cards looked at
    mixed: decks shuffled on the way, as (seat or table, name); reached: steps that changed something
    """

    players: list[dict[str, Any]]
    table: dict[str, Any]
    at: int = 0
    done: tuple[tuple[str, int], ...] = ()
    looked: int = 0
    mixed: frozenset[tuple[int, str]] = frozenset()
    reached: frozenset[int] = frozenset()

    def copy(self, **changed: Any) -> World:
        return attrs.evolve(self, players=[dict(p) for p in self.players], table=dict(self.table), **changed)

    def differs(self, other: World) -> bool:
        """Whether something happened between the two."""
        return (self.players, self.table, self.mixed) != (other.players, other.table, other.mixed)

    def seen(self) -> tuple[Any, ...]:
        """What is compared; shuffled decks without their order."""
        players = [{name: self._order(seat, name, v) for name, v in p.items()} for seat, p in enumerate(self.players)]
        return players, {name: self._order(NOTHING, name, v) for name, v in self.table.items()}

    def _order(self, seat: int, name: str, held: Any) -> Any:
        return tuple(sorted(held)) if (seat, name) in self.mixed else held


def read(state: Any) -> World:
    """The position of a state."""
    players = []
    for player in state.seats:
        seen = {name: getattr(player, name) for name in (*PLAIN, *LASTING)}
        seen |= {name: tuple(sorted(map(card_of, getattr(player, name)))) for name in HELD}
        seen |= {name: tuple(map(card_of, getattr(player, name))) for name in ORDERED}
        players.append(seen)
    table = {name: getattr(state, name) for name in LAID}
    table |= {name: tuple(map(card_of, getattr(state, name))) for name in DECKS}
    return World(players, table | {"exile": tuple(sorted(state.exile))})


@attrs.frozen
class Who:
    """On which card an effect stands and who acts. ``full``: only what can be done in full counts, as in a cost."""

    owner: int
    actor: int
    card: int
    piece: int
    tokens: tuple[int, int] = (0, 0)
    full: bool = False


# Trees


def inside(steps: Any) -> Iterator[Any]:
    """The steps and all steps within them."""
    for step in steps:
        if not hasattr(step, "verb"):
            yield from inside(step)  # an option
            continue
        yield step
        for name in ("steps", "options", "cost", "then", "for_each", "if_unable"):
            yield from inside(getattr(step, name, ()))
        if getattr(step, "recipient_if", None) is not None:
            yield from inside(step.recipient_if.steps)


# Cards


def fits(text: str, number: int) -> bool:
    """Whether a card fits a predicate of the data."""
    return not text or any(all(_is(word, number) for word in part.split("&")) for part in text.split("|"))


def _is(word: str, number: int) -> bool:
    if word.startswith("!"):
        return not _is(word[1:], number)
    kind, _, name = word.partition(":")
    seen = BOX.cards[number]
    if kind in ("has_token", "garrisons", "any", "card"):
        return True  # asked of the place, not of the card
    if kind in ("pinned", "attack"):
        return bool(getattr(seen, kind))
    told = {"icon": name in seen.icons, "name": seen.name == name, "name~": seen.name.startswith(name)}
    told |= {"state": seen.state == name, "vp": seen.vp is not None and seen.vp.kind == name}
    return told.get(kind, word in (*seen.suits, *seen.types))


def fits_place(text: str, place: Slot | Piece) -> bool:
    """What a predicate asks of a market place (tokens) or of a card in play (its garrison)."""
    for word in text.split("&"):
        kind, _, name = word.partition(":")
        if kind == "has_token" and not getattr(place, name):
            return False
        if kind == "garrisons" and not any(fits(name, under) for under in place.garrison):
            return False
    return fits(text, place.card)


def weight(text: str, number: int) -> int:
    is_double = any(passive.what == "counts_as" for passive in BOX.cards[number].passive)
    return 2 if is_double and text == "region" else 1


def less(held: tuple[int, ...], number: int) -> tuple[int, ...]:
    at = held.index(number)
    return (*held[:at], *held[at + 1 :])


def more(held: tuple[int, ...], *numbers: int) -> tuple[int, ...]:
    return tuple(sorted((*held, *numbers)))


def say(spot: Spot) -> str:
    zone, number, where = spot
    if zone == "market":
        return f"pick market {where + 1}"
    key = BOX.keys[number]
    return f"pick {zone} {key} {where}" if zone in ("play", "garrison") else f"pick {zone} {key}"


def spots(world: World, who: Who, zones: str, text: str) -> list[Spot]:
    """Every card that fits in the actor's zones."""
    player, found = world.players[who.actor], []
    for zone in zones.split("|"):
        if zone == "play":
            found += [("play", p.card, p.number) for p in player["play"] if fits_place(text, p)]
        elif zone.startswith("garrison"):
            for piece in player["play"]:
                is_region = "region" in BOX.cards[piece.card].suits
                if zone == "garrison" or (piece.number == who.piece if zone == "garrisoned_here" else is_region):
                    found += [("garrison", under, piece.number) for under in piece.garrison if fits(text, under)]
        elif zone == "market":
            slots = enumerate(world.table["market"])
            found += [("market", slot.card, at) for at, slot in slots if slot.card >= 0 and fits_place(text, slot)]
        elif zone == "exile":
            found += [("exile", number, 0) for number in world.table["exile"] if fits(text, number)]
        elif zone == "active_quest":
            found += [(zone, player["quest"], 0)] * (player["quest"] >= 0 and fits(text, player["quest"]))
        else:
            held = player[KEPT_IN.get(zone, zone)]
            found += [(zone, number, 0) for number in held if fits(text, number) and _is_open(zone, number, held)]
    return found


def _is_open(zone: str, number: int, held: Sequence[int]) -> bool:
    is_last_only = "quest_targetable_only_when_last_impending" in BOX.cards[number].flags
    return zone != "impending_quests" or not is_last_only or len(held) == 1


# Moving


def lift(world: World, seat: int, spot: Spot) -> list[int]:
    """Take a card away, with its garrison; changes the world."""
    zone, number, where = spot
    player = world.players[seat]
    if zone == "play":
        for area in ("play", "limbo"):
            for piece in player[area]:
                if piece.number == where:
                    player[area] = tuple(p for p in player[area] if p.number != where)
                    return [piece.card, *piece.garrison]
        return []
    if zone == "garrison":
        change_piece(world, seat, where, lambda p: attrs.evolve(p, garrison=less(p.garrison, number)))
    elif zone == "exile":
        world.table["exile"] = less(world.table["exile"], number)
    elif zone == "active_quest":
        player["quest"] = NOTHING
    else:
        name = KEPT_IN.get(zone, zone)
        player[name] = less(player[name], number)
    return [number]


def lay(world: World, seat: int, numbers: Sequence[int], target: str) -> None:
    """Bring cards to a zone; changes the world."""
    player = world.players[seat]
    for number in numbers:
        if target == "pile":
            world.table["unrest"] += 1
        elif target == "exile":
            world.table["exile"] = more(world.table["exile"], number)
        elif target == "deck":
            player["deck"] = (number, *player["deck"])
        elif target == "flooded" and not BOX.nations[player["nation"]].floods:
            player["discard"] = more(player["discard"], number)
        else:
            player[target] = more(player[target], number)


def change_piece(world: World, seat: int, number: int, change: Callable[[Piece], Piece]) -> None:
    for area in ("play", "fixed"):
        held = world.players[seat][area]
        world.players[seat][area] = tuple(change(piece) if piece.number == number else piece for piece in held)


def refill(world: World, place: int) -> None:
    """The next card of the deck above a market place; changes the world."""
    deck = BOX.sheet.market[place]
    deck = deck if world.table[deck] else "main"
    number = top(world, NOTHING, deck)
    unrest = int(bool(TUCKED & set(BOX.cards[number].suits)))
    world.table["unrest"] -= unrest
    put_slot(world, place, Slot(number, unrest))
    if not world.table["main"]:
        end(world)


def put_slot(world: World, place: int, slot: Slot) -> None:
    market = world.table["market"]
    world.table["market"] = (*market[:place], slot, *market[place + 1 :])


def top(world: World, seat: int, name: str) -> int:
    """The top card of a deck, taken; changes the world."""
    held = world.table if seat == NOTHING else world.players[seat]
    if (seat, name) in world.mixed or not held[name]:
        raise Unforeseen
    number, held[name] = held[name][0], held[name][1:]
    return int(number)


def end(world: World) -> None:
    """Scoring is triggered: one more round."""
    world.table["last"] = world.table["last"] or world.table["round"] + 1


def take_slot(world: World, seat: int, place: int, with_unrest: bool) -> int:
    """A market card with what lies on it; changes the world."""
    slot = world.table["market"][place]
    lay(world, seat, [slot.card], "hand")
    lay(world, seat, [BOX.unrest] * slot.unrest, "hand" if with_unrest else "pile")
    refill(world, place)
    for token in TOKENS:
        world.players[seat][token] += getattr(slot, token)
    return int(slot.card)


def count(world: World, who: Who, text: str, zone: str) -> int:
    """How many cards or marks there are."""
    player = world.players[who.actor]
    if not text.startswith("icon:"):
        return sum(weight(text, number) for _, number, _ in spots(world, who, zone, text))
    shown = [icon for _, number, _ in spots(world, who, zone, "") for icon in BOX.cards[number].icons]
    for name in ("fertile", "river") if zone == "play" else ():
        for _ in range(min(player[f"{name}_as"], shown.count(name))):  # treated as three of another kind
            shown.remove(name)
            shown += ["production"] * 3
    return sum(shown.count(word.removeprefix("icon:")) for word in text.split("|"))


def amount(world: World, who: Who, step: Any) -> int:
    if step.per is None:
        return int(step.n)
    if step.per.done:
        found = sum(verb == step.per.done for verb, _ in world.done)
    else:
        found = count(world, who, step.per.count, step.per.zone)
    return int(step.n * (found // step.per.each))


def holds(world: World, who: Who, cond: Any) -> bool:
    player = world.players[who.actor]
    if cond.state:
        return bool(player["empire"] == (cond.state == "empire"))
    if cond.done:
        return any(verb == cond.done and fits(cond.filter, number) for verb, number in world.done)
    if cond.token:
        return bool(player[cond.token] >= cond.min)
    found = sum(count(world, who, cond.filter, zone) for zone in cond.zone.split("|"))
    return bool(cond.min <= found <= cond.max)


def passives(world: World, seat: int) -> list[Any]:
    """What the cards in front of a player do all the time."""
    player = world.players[seat]
    return [passive for piece in (*player["fixed"], *player["play"]) for passive in BOX.cards[piece.card].passive]


def eased(world: World, who: Who, step: Any, kind: str) -> int | str:
    """How many are paid or discarded for an unrest that is played."""
    n = step.n
    for passive in passives(world, who.owner) if getattr(step, "eased", False) else ():
        if passive.what == "unrest_play_cost" and kind in passive.options:
            n = max(passive.min, n + passive.by)
    return n
