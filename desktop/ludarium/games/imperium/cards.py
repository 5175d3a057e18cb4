"""What is printed on a card, as it stands in the content files. Instructions are those of the title's vocabulary."""

from __future__ import annotations

import attrs

from ludarium.engine.effects.verbs import Condition, Per
from ludarium.engine.effects.vocabulary import Instructions
from ludarium.games.imperium.readings import FIRST

BARBARIAN, EMPIRE = "barbarian", "empire"
SUITS = ("region", "uncivilised", "civilised", "tributary", "fame", "unrest")
TYPES = ("city", "metropolis", "knight", "mask", "scroll")
ICONS = ("production", "river", "fertile")
TOKENS = ("materials", "population", "progress")
STARTS = ("in_play", "draw_deck", "nation", "accession", "development", "supply", "commons")


@attrs.frozen
class Cost:
    """What a development costs. All nothing: a quest."""

    materials: int = 0
    population: int = 0
    progress: int = 0


@attrs.frozen
class Case:
    """Points on a condition."""

    if_: str
    n: int


@attrs.frozen
class Points:
    """Victory points: fixed, on conditions (the first that holds counts), or by counting."""

    kind: str
    n: int = 0
    cases: tuple[Case, ...] = ()
    else_: int = 0
    per: Per | None = None
    also_per: Per | None = None
    max: int = 10


@attrs.frozen
class Happening:
    """What an ability waits for."""

    event: str
    by: tuple[str, ...] = ()
    from_: str = ""
    filter: str = ""
    what: str = ""
    deck: str = ""


@attrs.frozen
class Exhaust:
    """An ability that takes an exhaust token."""

    steps: Instructions
    cost: Instructions = ()
    on: Happening | None = None
    cond: Condition | None = None
    any_turn: bool = False


@attrs.frozen
class Passive:
    """What a card does while it lies in play: waits for an event (trigger, replace) or changes a rule (modify)."""

    kind: str
    on: Happening | None = None
    steps: Instructions = ()
    zone: str = ""
    what: str = ""
    by: int = 0
    min: int = 0
    icon: str = ""
    filter: str = ""
    suits: tuple[str, ...] = ()
    suit: str = ""
    options: tuple[str, ...] = ()
    token: str = ""
    n: int = 0
    deck: str = ""
    by_giving: str = ""


@attrs.frozen
class Card:
    """A card, or one side of a card. Equal cards are one."""

    key: str
    name: str
    provenance: str
    side: str = ""
    suits: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    state: str = ""
    pinned: bool = False
    attack: bool = False
    free_play: bool = False
    cost: Cost | None = None
    requires: tuple[Condition, ...] = ()
    flags: tuple[str, ...] = ()
    vp: Points | None = None
    exhaust_tokens: int = 0
    play: Instructions = ()
    passive: tuple[Passive, ...] = ()
    exhaust: tuple[Exhaust, ...] = ()
    solstice: Instructions = ()
    on_gain: Instructions = ()
    on_enter: Instructions = ()
    instead_of_gain: Instructions = ()


@attrs.frozen
class Copy:
    """One printed card: which it is and where it begins.

    players: the least number of players with whom it is in the match
    """

    id: str
    start: str
    card: str = ""
    sides: tuple[str, ...] = ()
    players: int = 0


@attrs.frozen
class Shared:
    """Cards that occur in more than one part."""

    version: int
    note: str
    cards: tuple[Card, ...]


@attrs.frozen
class Part:
    """A nation, or the commons of a box.

    stars: how hard it is to play, 0 when not known
    traits: what sets the nation apart: starts_as_empire, floods (a flooded pile in place of a history), quests
    """

    version: int
    group: str
    box: str
    stars: int
    traits: tuple[str, ...]
    cards: tuple[Card, ...]
    copies: tuple[Copy, ...]


@attrs.frozen
class StartTokens:
    """What a player begins with."""

    materials: int
    population: int
    progress: int
    action: int
    exhaust: int


@attrs.frozen
class Sheet:
    """Which parts there are, and the numbers of the rulebook. ``rules``: how these are read, see `readings`."""

    version: int
    note: str
    commons: tuple[str, ...]
    nations: tuple[str, ...]
    tokens: StartTokens
    hand_size: int
    small_deck: dict[str, int]
    fame_removed: dict[str, int]
    market: tuple[str, ...]
    most_for_a_card: int
    break_through_progress: int
    provenance: str
    rules: int = FIRST
