"""What is printed on the components, as it stands in the content files, and what the rules rely on in it."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from ludarium.engine.effects.vocabulary import Instructions

NEWEST = 3
Details = Mapping[str, str]
"""Where single facts of a component come from, by what they are."""

KINDS_OF_ABILITY = ("resting", "when_influenced", "while_influenced", "when_spent", "ongoing")


@attrs.frozen
class Trigger:
    """What happens whenever the event does. ``only``: of which of them."""

    event: str
    steps: Instructions
    only: str = ""


@attrs.frozen
class Ability:
    """What a card in the empire can do.

    kind: when: one of KINDS_OF_ABILITY
    limit: ``once_per_turn`` where it is used no more often; must: it cannot be declined; tag: what its cost is called
    """

    kind: str
    steps: Instructions = ()
    modifiers: Instructions = ()
    triggers: tuple[Trigger, ...] = ()
    key: str = ""
    name: str = ""
    limit: str = ""
    must: bool = False
    tag: str = ""


@attrs.frozen
class AttributeCard:
    """An attribute card.

    banner: the resource that boosts it
    replaced: which of a leader's cards stands in for it: ``benefit`` or ``drawback``
    drawback: resolved first, whichever way the card is used; forced: it is used before any other action
    hand: what holds while it is in hand; final: glory at the end of the match for whoever owns it
    """

    key: str
    name: str
    set: str
    banner: str
    basic: Instructions
    boosted: Instructions
    provenance: str
    leader: str = ""
    role: str = ""
    replaced: str = ""
    drawback: Instructions = ()
    hand: Instructions = ()
    final: int = 0
    forced: bool = False
    discardable: bool = True
    trashable: bool = True
    both_halves: bool = False
    detail: Details = attrs.Factory(dict)


@attrs.frozen
class Development:
    """A development: its cost in attribute points, its glory and bonus steps, and what it can do."""

    key: str
    name: str
    level: int
    cost: Mapping[str, int]
    glory: int
    bonuses: tuple[str, ...]
    provenance: str
    produce: Instructions = ()
    abilities: tuple[Ability, ...] = ()
    tags: tuple[str, ...] = ()
    detail: Details = attrs.Factory(dict)


@attrs.frozen
class Agreement:
    """A trade agreement that a territory offers: its price in technology, and what it brings."""

    technology: int
    steps: Instructions


@attrs.frozen
class Territory:
    """A territory: what it gives when it is developed or rested on, and its agreements."""

    key: str
    name: str
    terrain: str
    provenance: str
    when_developed: Instructions = ()
    resting: Instructions = ()
    short: Agreement | None = None
    lasting: Agreement | None = None
    detail: Details = attrs.Factory(dict)


@attrs.frozen
class Capital:
    key: str
    name: str
    actions: tuple[Ability, ...]
    provenance: str
    detail: Details = attrs.Factory(dict)


@attrs.frozen
class Enemy:
    key: str
    name: str
    defence: int
    attack: int
    glory: int
    gold: int
    provenance: str


@attrs.frozen
class Requirement:
    """What an edict asks for.

    kind: ``have`` (looked at when the match ends), ``done`` (counted over the match) or ``steps`` (paid in order)
    what: developments, a track, or burdens for ``have``; the event for ``done``
    where: which developments count; track: which track
    """

    kind: str
    what: str = ""
    at_least: int = 0
    at_most: int = 999
    where: str = ""
    track: str = ""
    steps: tuple[Mapping[str, int], ...] = ()


@attrs.frozen
class Form:
    """One side of an edict: its glory value and its requirements."""

    glory: int
    requirements: tuple[Requirement, ...]


@attrs.frozen
class Edict:
    """An edict: its partial and its full side."""

    key: str
    number: int
    name: str
    partial: Form
    full: Form
    provenance: str
    detail: Details = attrs.Factory(dict)


@attrs.frozen
class Track:
    """A bonus track: the number under each space, and the figure printed there, if there is one."""

    numbers: tuple[int, ...]
    figures: tuple[int, ...] = ()


@attrs.frozen
class LeaderAbility:
    """A leader's ability: modifiers that always hold, things that wait for events, an action of its own.

    sign: benefit, drawback or mixed
    """

    key: str
    name: str
    sign: str
    provenance: str
    modifiers: Instructions = ()
    triggers: tuple[Trigger, ...] = ()
    action: Instructions = ()
    limit: str = ""
    detail: Details = attrs.Factory(dict)


@attrs.frozen
class Leader:
    """A leader: five tracks, abilities, and two attribute cards."""

    key: str
    name: str
    board: int
    side: str
    tracks: Mapping[str, Track]
    abilities: tuple[LeaderAbility, ...]
    cards: tuple[str, str]
    provenance: str
    tracks_provenance: str


@attrs.frozen
class Difficulty:
    """How many edicts of either form, the gold to start with, and how the goal is made of their values."""

    key: str
    partial: int
    full: int
    gold: int
    goal: str


@attrs.frozen
class Length:
    """How many rounds a match has, and its difficulties."""

    key: str
    rounds: int
    difficulties: tuple[Difficulty, ...]


@attrs.frozen
class Market:
    """Prices by column, from the left."""

    attribute_gold: tuple[int, ...]
    development_gold: tuple[int, ...]
    cycle_industry: tuple[int, ...]


@attrs.frozen
class Numbers:
    """The figures that the rules name."""

    most_of_a_resource: int
    most_gold: int
    starting_hand: int
    movement_tokens: int
    influence_tokens: int
    trade_tokens: int
    project_gold: int
    project_strife: int
    return_strife: Mapping[str, int]
    pay_off_loan: Mapping[str, int]
    exchange: int
    exchange_gold: int
    face_down: int
    boost: int
    build_over_gold: int
    full_track_glory: int
    strife: int
    loans: int
    strife_glory: int
    loan_glory: int
    level_two_round: int
    level_two_built: int


@attrs.frozen
class Sheet:
    """Boards, tokens and settings."""

    version: int
    numbers: Numbers
    lengths: tuple[Length, ...]
    enemy_spaces: tuple[str, ...]
    market: Market
    round_ends: tuple[int, ...]
    capital: Capital
    provenance: Details


@attrs.frozen
class Attributes:
    cards: tuple[AttributeCard, ...]


@attrs.frozen
class Developments:
    cards: tuple[Development, ...]


@attrs.frozen
class Territories:
    cards: tuple[Territory, ...]


@attrs.frozen
class Enemies:
    tokens: tuple[Enemy, ...]


@attrs.frozen
class Edicts:
    note: str
    cards: tuple[Edict, ...]


@attrs.frozen
class Leaders:
    leaders: tuple[Leader, ...]


@attrs.frozen
class Content:
    """Everything in the box."""

    sheet: Sheet
    attributes: tuple[AttributeCard, ...]
    developments: tuple[Development, ...]
    territories: tuple[Territory, ...]
    enemies: tuple[Enemy, ...]
    edicts: tuple[Edict, ...]
    leaders: tuple[Leader, ...]
    checksum: str = ""
