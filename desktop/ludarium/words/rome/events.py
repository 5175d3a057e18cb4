"""What happened in Rome, for the log: a sentence for "you" and one for whoever plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.engine.events import Event
from ludarium.engine.registry import AnyTitle
from ludarium.words import told
from ludarium.words.rome.box import box_of, called, edict_called, enemy_called, key_called, printed
from ludarium.words.rome.names import AGREEMENTS, TRACKS, ZONES, named, rome, tokens
from ludarium.words.told import Pair, say_pair
from ludarium.words.voice import TEXT, Company, listing

Sentences = tuple[str, str]
"""For oneself and for others, with open gaps."""


class Told(told.Told):
    """An event of Rome."""

    def number(self, name: str) -> int:
        return int(self[name])

    def word(self, name: str) -> str:
        return str(self[name])

    @property
    def n(self) -> int:
        return self.number("n")

    @property
    def card(self) -> str:
        return called(self.box, self.number("card"))

    @property
    def enemy(self) -> str:
        return enemy_called(self.box, self.number("enemy"))

    @property
    def there(self) -> str:
        """The name of what lay on the space."""
        return called(self.box, self.number("there"))

    def each(self, name: str) -> tuple[int, ...]:
        return tuple(map(int, self[name]))

    @property
    def source(self) -> str:
        """The name of the source or the purpose; empty if it is only a word of the rules."""
        source, box = self.word("source"), self.box
        if source in box.number_of:
            return key_called(box, source)
        if source in box.enemy_of:
            return enemy_called(box, box.enemy_of[source])
        return named(TRACKS, source) if source in TRACKS else ""


def event(title: AnyTitle, event: Event, company: Company) -> str:
    this = Told(dict(event.data), 0, company, box_of(title))
    return say_pair(this, rome, PAIRS[event.kind], GAPS) if event.kind in PAIRS else EVENTS[event.kind](this)


# The course of the match


def _slid(e: Told) -> str:
    if e.word("row") == "attribute":
        return rome.tr("The attribute cards of the market slide to the right.")
    return rome.tr("The developments of the market slide to the right.")


# Goods, points and glory


def _gained(e: Told) -> str:
    what, lost = e.word("what"), e.number("lost")
    if lost:
        gained, more = tokens(what, e.n), tokens(what, lost)
        return e.say(
            rome.tr("You gain {gained:object}; {more:subject} too much is lost."),
            rome.tr("{name} gains {gained:object}; {more:subject} too much is lost."),
            gained=gained,
            more=more,
        )
    return _gain(e, tokens(what, e.n))


def _gain(e: Told, gained: str) -> str:
    if e.source:
        own, other = (
            rome.tr("You gain {gained:object} from {source:from}."),
            rome.tr("{name} gains {gained:object} from {source:from}."),
        )
        return e.say(own, other, gained=gained, source=e.source)
    return e.say(rome.tr("You gain {gained:object}."), rome.tr("{name} gains {gained:object}."), gained=gained)


def _paid(e: Told) -> str:
    paid = tokens(e.word("what"), e.n)
    if e.source:
        own, other = (
            rome.tr("You pay {paid:object} for {source:for}."),
            rome.tr("{name} pays {paid:object} for {source:for}."),
        )
        return e.say(own, other, paid=paid, source=e.source)
    return e.say(rome.tr("You pay {paid:object}."), rome.tr("{name} pays {paid:object}."), paid=paid)


def _advanced(e: Told) -> str:
    track = named(TRACKS, e.word("track"))
    return rome.tr("{track:subject} advances by %n steps.", "{track:subject} advances by %n step.", e.n, track=track)


# Cards

USES: Mapping[str, Sentences] = {
    "basic": (TEXT("rome", "You play {card:object}."), TEXT("rome", "{name} plays {card:object}.")),
    "boost": (TEXT("rome", "You play {card:object}, boosted."), TEXT("rome", "{name} plays {card:object}, boosted.")),
    "face-down": (
        TEXT("rome", "You play {card:object} face down."),
        TEXT("rome", "{name} plays {card:object} face down."),
    ),
    "march": (
        TEXT("rome", "You use {card:object} for movement."),
        TEXT("rome", "{name} uses {card:object} for movement."),
    ),
}


def _played(e: Told) -> str:
    own, other = map(rome.tr, USES[e.word("use")])
    return e.say(own, other, card=e.card)


def _retrieved(e: Told) -> str:
    if e.word("to") == "hand":
        own, other = rome.tr("You return {card:object} to hand."), rome.tr("{name} returns {card:object} to hand.")
    else:
        own, other = (
            rome.tr("You put {card:object} on top of the deck."),
            rome.tr("{name} puts {card:object} on top of the deck."),
        )
    return e.say(own, other, card=e.card)


def _put(e: Told) -> str:
    match e.word("zone"):
        case "projects":
            said = rome.tr("{card:subject} goes into the Projects Area.")
        case "hand":
            said = rome.tr("{card:subject} goes into hand.")
        case _:
            said = rome.tr("{card:subject} goes to the discard pile.")
    return e.say(said, said, card=e.card)


def _trashed(e: Told) -> str:
    if e.word("zone") == "supply":
        return e.say(said := rome.tr("Another {card:subject} leaves the supply for the trash."), said, card=e.card)
    return e.say(rome.tr("You trash {card:object}."), rome.tr("{name} trashes {card:object}."), card=e.card)


# The empire


def _spent_for(e: Told) -> str:
    capital = e.box.content.sheet.capital
    card = e.number("card")
    if card == e.box.capital:
        name = printed(capital.actions[e.number("at") - 1].name)
        own, other = (
            rome.tr("You spend influence for {action:for}."),
            rome.tr("{name} spends influence for {action:for}."),
        )
        return e.say(own, other, action=name)
    own, other = rome.tr("You spend influence on {card:in}."), rome.tr("{name} spends influence on {card:in}.")
    return e.say(own, other, card=e.card)


def _tokens_back(e: Told) -> str:
    return rome.tr("%n influence tokens go back to the supply.", "%n influence token goes back to the supply.", e.n)


PAIRS: Mapping[str, Pair] = {
    "ability": (TEXT("rome", "You use {card:object}."), TEXT("rome", "{name} uses {card:object}.")),
    "agreement-ended": TEXT("rome", "The agreement at {space:in} ends."),
    "agreement-turned": TEXT("rome", "The token of the agreement at {space:in} is turned over."),
    "bought": (TEXT("rome", "You buy {card:object}."), TEXT("rome", "{name} buys {card:object}.")),
    "built": (
        TEXT("rome", "You build {card:object} at {space:in}."),
        TEXT("rome", "{name} builds {card:object} at {space:in}."),
    ),
    "changed": TEXT("rome", "{card:subject} changes the rules for this turn."),
    "collapsed": TEXT("rome", "A supply is empty: the empire collapses."),
    "cycled": (TEXT("rome", "You cycle {card:object}."), TEXT("rome", "{name} cycles {card:object}.")),
    "dealt": TEXT("rome", "{card:subject} comes into the market."),
    "discarded": (
        TEXT("rome", "You discard {card:object} from {zone:from}."),
        TEXT("rome", "{name} discards {card:object} from {zone:from}."),
    ),
    "ended-actions": (TEXT("rome", "You end your actions."), TEXT("rome", "{name} ends the actions.")),
    "enemy-drawn": TEXT("rome", "From the enemy supply: {enemy}."),
    "enemy-placed": TEXT("rome", "At {space:in} an aggressive enemy is placed: {enemy}."),
    "influenced": (
        TEXT("rome", "You place influence at {space:in}."),
        TEXT("rome", "{name} places influence at {space:in}."),
    ),
    "moved": (
        TEXT("rome", "Your leader moves to {space:to}."),
        TEXT("rome", "The leader of {name:of} moves to {space:to}."),
    ),
    "produced": (TEXT("rome", "You produce with {card:with}."), TEXT("rome", "{name} produces with {card:with}.")),
    "rested": (
        TEXT("rome", "Your leader rests at {card:in}."),
        TEXT("rome", "The leader of {name:of} rests at {card:in}."),
    ),
    "last-round": TEXT("rome", "This is the last round: at its end glory is counted."),
    "returned": (
        TEXT("rome", "You return {card:object} from {zone:from} to the supply."),
        TEXT("rome", "{name} returns {card:object} from {zone:from} to the supply."),
    ),
    "revealed": TEXT("rome", "At {space:in} an enemy is turned up: {enemy}."),
    "round": TEXT("rome", "Round {round} begins."),
    "round-over": TEXT("rome", "Round {round} is over."),
    "scored": TEXT("rome", "The match is over: glory is counted."),
    "token-readied": (
        TEXT("rome", "You ready the token at {space:in}."),
        TEXT("rome", "{name} readies the token at {space:in}."),
    ),
    "token-spent": TEXT("rome", "The token at {space:in} is spent."),
    "trade-back": TEXT("rome", "The trade token at {space:in} goes back to the supply."),
    "under": TEXT("rome", "{card:subject} goes under its pile."),
    "used": TEXT("rome", "{card:subject} helps once this turn."),
    "worked": (TEXT("rome", "You use {card:object}."), TEXT("rome", "{name} uses {card:object}.")),
    "burden": (TEXT("rome", "You gain {gained:object}."), TEXT("rome", "{name} gains {gained:object}.")),
    "capital": (TEXT("rome", "You take {action:object}."), TEXT("rome", "{name} takes {action:object}.")),
    "conquered": (
        TEXT("rome", "You conquer {enemy:object} with {military:with}."),
        TEXT("rome", "{name} conquers {enemy:object} with {military:with}."),
    ),
    "drew": (TEXT("rome", "You draw {cards:object}."), TEXT("rome", "{name} draws {cards:object}.")),
    "dropped": (TEXT("rome", "You do without {edict:with}."), TEXT("rome", "{name} does without {edict:with}.")),
    "edict-paid": TEXT("rome", "Space {number} of an edict is paid."),
    "edicts": TEXT("rome", "The edicts of this match: {edicts}."),
    "traded": (
        TEXT("rome", "You make a {agreement:object} at {space:in}."),
        TEXT("rome", "{name} makes a {agreement:object} at {space:in}."),
    ),
    "turn": TEXT("rome", "Round {round}, turn {turn}."),
}
"""Events that say their data as it is."""

GAPS: Mapping[str, Callable[[Told], object]] = {
    "card": lambda e: e.card,
    "enemy": lambda e: e.enemy,
    "space": lambda e: e.there,
    "zone": lambda e: named(ZONES, e.word("zone")),
    "action": lambda e: printed(next(one.name for one in e.box.content.sheet.capital.actions if one.key == e["key"])),
    "agreement": lambda e: named(AGREEMENTS, e.word("kind")),
    "cards": lambda e: listing([called(e.box, card) for card in e.each("cards")]),
    "edict": lambda e: edict_called(e.box, e.number("edict")),
    "edicts": lambda e: listing([edict_called(e.box, edict) for edict in e.each("edicts")]),
    "gained": lambda e: tokens(e.box.keys[e.number("card")], 1),
    "military": lambda e: tokens("military", e.number("military")),
    "number": lambda e: e.n,
    "round": lambda e: e.number("round"),
    "turn": lambda e: e.number("turn") + 1,
}


EVENTS: Mapping[str, Callable[[Told], str]] = {
    "advanced": _advanced,
    "aside-back": _tokens_back,
    "cards-discarded": lambda e: rome.tr("%n played cards are discarded.", "%n played card is discarded.", e.n),
    "damage": lambda e: e.say(
        rome.tr("You take %n damage.", "You take %n damage.", e.n),
        rome.tr("{name} takes %n damage.", "{name} takes %n damage.", e.n),
    ),
    "gained": _gained,
    "glory": lambda e: _gain(e, tokens("glory", e.n)),
    "new-deck": lambda e: rome.tr("A new deck of %n cards is shuffled.", "A new deck of %n card is shuffled.", e.n),
    "paid": _paid,
    "played": _played,
    "put": _put,
    "retrieved": _retrieved,
    "set-aside": lambda e: rome.tr("%n influence tokens are set aside.", "%n influence token is set aside.", e.n),
    "slid": _slid,
    "spent-for": _spent_for,
    "tokens-back": _tokens_back,
    "trashed": _trashed,
}
