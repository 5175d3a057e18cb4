"""What is drawn and said of the things on the table, kind by kind: all of it that changes in a match.

What is printed is looked up in the box by number.
"""

from __future__ import annotations

import attrs

from ludarium.games.rome.state import Entry

CARD, OFFER, PILE, AREA, USE = "card", "offer", "pile", "area", "use"
SPACE, PAWN, ENEMY, TOKEN, AGREEMENT, ABILITY = "space", "pawn", "enemy", "token", "agreement", "ability"
GOOD, TRACK, LEADER, GLORY, EDICT, DEMAND, SUPPLY, ROUND = (
    *("good", "track", "leader", "glory", "edict", "demand", "supply", "round"),
)
"""The kinds of things, beside answers."""

NONE = -1
"""In place of a number: none of it."""


@attrs.frozen
class CardFacts:
    """A card that one has.

    use: how it lies in the play area, NONE elsewhere; points: movement that is left on it
    """

    card: int
    use: int = NONE
    points: int = 0


@attrs.frozen
class OfferFacts:
    """A card of the market: its price, how much gold is missing for it, and the industry that cycles it."""

    card: int
    price: int
    lacks: int
    cycle: int


@attrs.frozen
class PileFacts:
    """Cards one on the other.

    known: those of which one knows that they are in it, sorted; top: those on top whose order one knows
    is_open: cards come into the market from it
    """

    count: int
    known: tuple[int, ...] = ()
    top: tuple[int, ...] = ()
    is_open: bool = True


@attrs.frozen
class AreaFacts:
    """A place for cards: how many of them count there, and how many should, NONE where that is not said."""

    count: int
    limit: int = NONE


@attrs.frozen
class EnemyFacts:
    """An enemy.

    enemy: its number, NONE while it lies face down
    needed, safe: how much military conquers it, and how much does so without damage
    damage: the strife that it brings if all of one's military of now is spent, NONE where that is not enough
    """

    enemy: int
    is_aggressive: bool = False
    needed: int = 0
    safe: int = 0
    damage: int = NONE


@attrs.frozen
class AgreementFacts:
    """An agreement that a territory offers.

    price: in technology, as it is now; stage: of the trade token on it, NONE where there is none
    """

    card: int
    kind: str
    price: int
    stage: int = NONE


@attrs.frozen
class SpaceFacts:
    """A space of the empire with what lies there; ``ready`` and ``spent`` influence tokens."""

    space: int
    card: int
    has_pawn: bool
    ready: int
    spent: int
    enemy: EnemyFacts | None


@attrs.frozen
class TokenFacts:
    """An influence token on a card."""

    is_ready: bool


@attrs.frozen
class AbilityFacts:
    """What a card in the empire, or a leader, does.

    kind: produce, spend, work or leader; number: counted from 1 among those of its kind on the card
    is_used: it works once a turn and has been used
    """

    card: int
    kind: str
    number: int
    is_used: bool


@attrs.frozen
class GoodFacts:
    """Goods, or points of this turn.

    most: how many can be kept, NONE for points; entries: where points came from and went
    """

    kind: int
    n: int
    most: int = NONE
    entries: tuple[Entry, ...] = ()


@attrs.frozen
class TrackFacts:
    """A bonus track of a leader, and the space where its cube stands."""

    leader: int
    track: int
    at: int


@attrs.frozen
class LeaderFacts:
    """The leader's board; how many enemies lie on it, and developments and agreements of the whole match."""

    leader: int
    conquered: int
    built: int
    traded: int


@attrs.frozen
class GloryFacts:
    """Glory on the track, what the match would be worth now, and the goal, NONE before it is known."""

    glory: int
    total: int
    goal: int


@attrs.frozen
class Progress:
    """How far a requirement is met, and how far it should be."""

    have: int
    need: int


@attrs.frozen
class EdictFacts:
    """An edict; one that is shown to be chosen has no progress yet."""

    edict: int
    is_full: bool
    is_chosen: bool
    progress: tuple[Progress, ...]


@attrs.frozen
class DemandFacts:
    """A row of an edict that is paid space by space: the requirement of its form, and how many spaces are paid."""

    edict: int
    is_full: bool
    number: int
    paid: int


@attrs.frozen
class SupplyFacts:
    """What nobody has, or what one has to place: how many of how many."""

    count: int
    all: int


@attrs.frozen
class RoundFacts:
    """The round of how many, the turn of at most how many, and whether it is known to be the last of its round."""

    round: int
    rounds: int
    turn: int
    turns: int
    is_last: bool
