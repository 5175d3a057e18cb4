"""What a row of the bot's tables foretells, read from the data alone: the rules of the solo bot a second time, briefly.

The person has an empty hand and an empty deck, so that a row asks nothing. Cards are numbers, the top or the oldest of
a zone first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludarium.engine.zones import card_of
from tests.games.imperium.solo import BOT
from tests.games.imperium.table import BOX, Table

Data = dict[str, Any]
SUITS = ("region", "uncivilised", "civilised", "tributary")
TOKENS = ("materials", "population", "progress")
ZONES = {"bot_play": "play", "bot_discard": "discard"}
TARGETS = {
    "abandon": "discard",
    "recall": "deck",
    "history": "history",
    "exile": "exile",
    "put_on_bot_deck_top": "deck",
    "put_region_in_play": "play",
    "return_unrest": "pile",
}
DEVELOPMENTS = {number for nation in BOX.nations for number in nation.cards["development"]}


class Collapsed(Exception):  # noqa: N818  # no error: the match is over
    """The pile of unrest is empty."""


def fits(number: int, text: str) -> bool:
    """Whether a card fits a match of the tables: a single word."""
    card, (kind, _, name) = BOX.cards[number], text.partition(":")
    if kind == "name":
        return card.name == name
    if kind == "state":
        return card.state == name
    if kind == "icon":
        return name in card.icons
    if text == "start:development":
        return number in DEVELOPMENTS
    if text in ("pinned", "attack"):
        return bool(getattr(card, text))
    return text == "any" or text in card.suits or text in card.types


def worth(number: int) -> int:
    vp = BOX.cards[number].vp
    if vp is None or vp.kind == "variable":
        return 5 if vp else 0
    return min(10, vp.n if vp.kind == "fixed" else max(vp.else_, *(case.n for case in vp.cases)))


def has_suit(number: int, *suits: str) -> bool:
    return bool({*suits} & {*BOX.cards[number].suits})


class Foretold:
    """A position as far as a row can change it."""

    def __init__(self, table: Table, has_empire_table: bool) -> None:
        state, self.has_empire_table = table.state, has_empire_table
        bot, person = state.seats[BOT], state.seats[0]
        self.tokens = {what: getattr(bot, what) for what in TOKENS}
        self.persons = {what: getattr(person, what) for what in TOKENS}
        self.persons_regions = [piece.card for piece in person.play]
        self.is_empire, self.person_is_empire = bot.empire, person.empire
        zones = {zone: getattr(bot, zone) for zone in ("deck", "discard", "history", "nation_deck", "development")}
        decks = {deck: getattr(state, deck) for deck in ("main", "region", "uncivilised", "civilised", "fame", "exile")}
        self.zones = {name: [card_of(place) for place in places] for name, places in (zones | decks).items()}
        self.zones["play"] = [piece.card for piece in bot.play]
        self.accession, self.unrest, self.kings, self.last = bot.accession, state.unrest, state.kings, state.last
        self.market = [[s.card, s.unrest, s.materials, s.population, s.progress] for s in state.market]
        self.resolving, self.die = -1, 0

    def seen(self) -> Data:
        """What can be compared: zones without an order are sorted."""
        unordered = ("history", "exile", "main")
        zones = {name: sorted(cards) if name in unordered else cards for name, cards in self.zones.items()}
        return vars(self) | {"zones": zones, "resolving": -1, "die": 0}

    def resolve(self, card: int, steps: list[Data], die: int) -> None:
        self.resolving, self.die = card, die
        self.do(steps)
        if self.resolving >= 0:
            self.zones["discard"].append(self.resolving)

    def do(self, steps: list[Data]) -> None:
        for step in steps:
            DO[step["do"]](self, step)

    def can(self, steps: list[Data]) -> bool:
        return all(CAN[step["do"]](self, step) for step in steps if step["do"] in CAN)

    # Cards

    def put(self, card: int, target: str) -> None:
        if target == "pile":
            self.unrest += 1
        elif target == "deck":
            self.zones["deck"].insert(0, card)
        else:
            self.zones[target].append(card)

    def take_unrest(self, count: int = 1) -> None:
        self.unrest -= count
        if self.unrest <= 0:
            raise Collapsed

    def trigger(self) -> None:
        self.last = self.last or 2

    def fitting(self, step: Data) -> list[int]:
        """Where the cards lie that a step moves, the latest first."""
        text = {"return_unrest": "unrest", "put_region_in_play": "region"}.get(step["do"]) or step["filter"]
        cards = self.zones[ZONES[step["from"]]]
        return [at for at in reversed(range(len(cards))) if fits(cards[at], text)]

    def move(self, step: Data) -> None:
        target = TARGETS[step["do"]]
        if step.get("what") == "self":
            self.put(self.resolving, target)
            self.resolving = -1
            return
        for _ in range(step.get("n", 1)):
            if found := self.fitting(step):
                self.put(self.zones[ZONES[step["from"]]].pop(found[0]), target)

    def dynasty_card(self, step: Data) -> None:
        if self.zones["nation_deck"]:
            self.put(self.zones["nation_deck"].pop(0), "discard")
        elif self.accession >= 0:
            self.put(self.accession, "discard")
            self.accession, self.is_empire = -1, self.has_empire_table
        elif self.zones["development"]:
            self.put(self.zones["development"].pop(0), "discard")
        else:
            return
        self.check_dynasty()

    def dynasty(self) -> int:
        return len(self.zones["nation_deck"]) + (self.accession >= 0) + len(self.zones["development"])

    def check_dynasty(self) -> None:
        if not self.dynasty():
            self.trigger()

    def quest(self, step: Data) -> None:
        quests = self.zones["development"]
        if quests and not fits(quests[0], step.get("unless", "unrest")):
            self.put(quests.pop(0), "exile" if "unless" in step else "deck")
            self.check_dynasty()

    def fame(self, step: Data) -> None:
        if self.zones["fame"]:
            self.put(self.zones["fame"].pop(0), "deck")
        elif not self.kings >> BOT & 1:
            self.kings |= 1 << BOT
            self.tokens["progress"] += 3 if self.is_empire else 6
            self.trigger()

    # The market

    def best(self, step: Data) -> int | None:
        found = [
            at for at, (card, *_) in enumerate(self.market) if card >= 0 and has_suit(card, *step.get("suits", SUITS))
        ]
        if step.get("filter") == "has_token:population":
            found = [at for at in found if self.market[at][3]]
        counts = {at: sum(self.market[at][2:]) for at in found}
        return max(found, key=lambda at: (worth(self.market[at][0]) + counts[at], counts[at], -at), default=None)

    def leave_market(self, at: int) -> list[int]:
        slot, self.market[at] = self.market[at], [-1, 0, 0, 0, 0]
        return slot

    def refill(self, at: int) -> None:
        source = BOX.sheet.market[at]
        deck = self.zones[source] or self.zones["main"]
        if deck:
            card = deck.pop(0)
            is_plain = has_suit(card, "region") and not has_suit(card, *SUITS[1:])
            self.market[at] = [card, int(not is_plain), 0, 0, 0]
            self.take_unrest(int(not is_plain))
            if not self.zones["main"]:
                self.trigger()

    def gain_slot(self, at: int, brings_unrest: bool) -> None:
        card, unrest, *tokens = self.leave_market(at)
        self.put(card, "deck")
        for _ in range(unrest):
            self.put(BOX.unrest, "deck" if brings_unrest else "pile")
        for what, n in zip(TOKENS, tokens, strict=True):
            self.tokens[what] += n
        self.refill(at)

    def exiled(self, step: Data) -> int | None:
        found = [card for card in self.zones["exile"] if has_suit(card, *step["suits"])]
        return max(found, key=lambda card: (worth(card), -card), default=None)

    def acquire(self, step: Data) -> None:
        if "sources" in step:
            if (card := self.exiled(step)) is not None:
                self.zones["exile"].remove(card)
                self.put(card, "deck")
        elif (at := self.best(step)) is not None:
            self.gain_slot(at, brings_unrest=True)

    def break_through(self, step: Data) -> None:
        (suit,) = step["suits"]
        if (at := self.best(step)) is not None:
            self.gain_slot(at, brings_unrest=False)
        elif self.zones.get(suit):
            self.put(self.zones[suit].pop(0), "deck")
        elif found := [card for card in self.zones["main"] if has_suit(card, suit)]:
            self.zones["main"].remove(found[0])
            self.put(found[0], "deck")
            if not self.zones["main"]:
                self.trigger()
        else:
            self.tokens["progress"] += 2

    def exile_from_market(self, step: Data) -> None:
        free = [at for at, (card, _, *tokens) in enumerate(self.market) if card >= 0 and not any(tokens)]
        if free:
            card, unrest, *_ = self.leave_market(free[0])
            self.unrest += unrest
            self.put(card, "exile")
            self.refill(free[0])

    def token_on_market(self, step: Data) -> None:
        if self.die <= len(self.market) and self.market[self.die - 1][0] >= 0:
            self.market[self.die - 1][2 + TOKENS.index(step["what"])] += step["n"]

    # Tokens

    def gain(self, step: Data) -> None:
        often = 1
        if per := step.get("per"):
            often = sum(fits(card, per["count"]) for card in self.zones["play"]) // per["each"]
        self.tokens[step["what"]] += step["n"] * often

    def spend(self, step: Data) -> None:
        self.tokens[step["what"]] -= step["n"]

    def convert(self, step: Data) -> None:
        made = self.tokens[step["from"]] // step["rate"]
        self.tokens[step["from"]] -= made * step["rate"]
        self.tokens[step["to"]] += made

    def steal(self, step: Data) -> None:
        n = min(step["n"], self.persons[step["what"]])
        self.persons[step["what"]] -= n
        self.tokens[step["what"]] += n

    # Others

    def own_unrest(self, step: Data) -> None:
        self.put(BOX.unrest, "deck")
        self.take_unrest()

    def discard_top(self, step: Data) -> None:
        for _ in range(min(step["n"], len(self.zones["deck"]))):
            self.put(self.zones["deck"].pop(0), "discard")

    def person(self, step: Data) -> None:
        for inner in step["steps"]:
            if inner["do"] == "take_unrest":
                self.take_unrest(inner["n"])
            elif inner["do"] == "gain":
                self.persons[inner["what"]] += inner["n"]
            elif inner["do"] in ("recall", "abandon"):
                self.persons_regions = self.persons_regions[1:]

    def holds(self, cond: Data) -> bool:
        if "state" in cond:
            return self.person_is_empire == (cond["state"] == "empire")
        cards = self.persons_regions if cond.get("who") == "human" else self.zones[ZONES[cond["zone"]]]
        return cond.get("min", 0) <= sum(fits(card, cond["filter"]) for card in cards) <= cond.get("max", 999)

    def branch(self, step: Data) -> None:
        self.do(step["then"] if self.holds(step["cond"]) else step.get("else", []))

    def first_able(self, step: Data) -> None:
        self.do(next((option for option in step["options"] if self.can(option)), step["options"][-1]))

    def if_able(self, step: Data) -> None:
        self.do(step["steps"] if self.can(step["steps"]) else [])

    def cost_then(self, step: Data) -> None:
        steps = [*step["cost"], *step["then"]]
        self.do(steps if self.can(steps) else [])

    def repeat(self, step: Data) -> None:
        while self.can(step["steps"]):
            self.do(step["steps"])


DO: dict[str, Callable[[Foretold, Data], None]] = {
    **dict.fromkeys(TARGETS, Foretold.move),
    "acquire": Foretold.acquire,
    "add_token_to_market_slot": Foretold.token_on_market,
    "break_through": Foretold.break_through,
    "convert_all": Foretold.convert,
    "cost_then": Foretold.cost_then,
    "discard_top_of_bot_deck": Foretold.discard_top,
    "dynasty_top_to_discard": Foretold.dynasty_card,
    "exile_market_card": Foretold.exile_from_market,
    "exile_next_impending_quest": Foretold.quest,
    "first_able": Foretold.first_able,
    "gain": Foretold.gain,
    "gain_top_fame": Foretold.fame,
    "gain_top_impending_quest": Foretold.quest,
    "human": Foretold.person,
    "if": Foretold.branch,
    "if_able": Foretold.if_able,
    "repeat_while_able": Foretold.repeat,
    "spend": Foretold.spend,
    "steal_from_human": Foretold.steal,
    "take_unrest": Foretold.own_unrest,
}


def can_move(world: Foretold, step: Data) -> bool:
    return step.get("what") == "self" or len(world.fitting(step)) >= step.get("n", 1)


CAN: dict[str, Callable[[Foretold, Data], bool]] = {
    **dict.fromkeys(TARGETS, can_move),
    "acquire": lambda world, step: (world.exiled(step) if "sources" in step else world.best(step)) is not None,
    "convert_all": lambda world, step: world.tokens[step["from"]] >= step["rate"],
    "cost_then": lambda world, step: world.can([*step["cost"], *step["then"]]),
    "dynasty_top_to_discard": lambda world, step: world.dynasty() > 0,
    "first_able": lambda world, step: any(map(world.can, step["options"])),
    "gain_top_fame": lambda world, step: bool(world.zones["fame"]) or not world.kings >> BOT & 1,
    "gain_top_impending_quest": lambda world, step: bool(world.zones["development"]),
    "if": lambda world, step: "else" in step or world.holds(step["cond"]),
    "spend": lambda world, step: world.tokens[step["what"]] >= step["n"],
    "steal_from_human": lambda world, step: world.persons[step["what"]] >= step["n"],
}
"""Whether a step can be done completely; one that is not listed always can."""
