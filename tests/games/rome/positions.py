"""Positions in which much can be done, and how an action is played in them and foretold."""

from __future__ import annotations

from random import Random
from typing import Any

from ludarium.engine.effects.machine import settle
from ludarium.games.rome.kinds import SPACE_OF, SPACES
from ludarium.games.rome.state import FREE, RUNNING, drafted

from .deeds import do
from .reading import Reading
from .table import BOX, Table
from .worlds import ATTRIBUTE, DEVELOPMENT, World, read

INNER = [space for space in SPACES if space[1] in "234" and space[3] in "234" and space != "r3c3"]
FREELY = [key for key, card in ATTRIBUTE.items() if not card.forced]
ASKS = ("action", "must-use", "part", "")
"""Questions that no effect asks: it is over when one of them comes."""


def rich(seed: int, leader: str = "", but: str = "") -> Table:
    """A position made by chance; ``but``: a card that is left to whoever asks."""
    rng = Random(seed)
    leaders = [one.key for one in BOX.leaders]
    cards = rng.sample([key for key in FREELY if key != but], 5)
    cultured = rng.random() < 0.4  # some cards count these
    built = rng.sample(
        [k for k, card in DEVELOPMENT.items() if k != but and (not cultured or "culture" in card.cost)], 5
    )
    burdens = [rng.choice(("strife", "strife", "loan")) for _ in range(rng.randrange(4))]
    kinds = ("water", "food", "iron", "stone", "gold", *("culture", "technology", "military", "industry", "movement"))
    table = Table(
        leader or rng.choice(leaders),
        seed=seed,
        hand=" ".join((*cards[:3], *burdens[:2], built[4])),
        discard=" ".join((cards[3], *burdens[2:])),
        projects="" if rng.random() < 0.5 else built[3],
        **{kind: rng.choice((0, 1, 2, 3, 5, 8)) for kind in kinds},
    )
    table.tracks(**{track: rng.randrange(6) for track in ("stability", "wisdom", "power", "capacity", "population")})
    table.change(conquered=rng.randrange(2), influence=4, trade=2)
    table.no_enemies()
    for space in rng.sample(SPACES, 3):
        is_aggressive = rng.random() < 0.3
        up = is_aggressive or rng.random() < 0.7
        table.enemy(space, rng.choice(BOX.enemies).key, up=up, aggressive=is_aggressive)
    for key, space in zip(built[:3], rng.sample(INNER, 3), strict=True):
        table.developed(key, space)
        if rng.random() < 0.7:
            table.token(space, rng.choice(("ready", "ready", "spent")))
        if rng.random() < 0.2:
            table.token(space, "spent")
    if rng.random() < 0.5:
        table.token("r3c3", rng.choice(("ready", "spent")))
    _agreements(table, rng)
    edicts = rng.sample([edict.key for edict in BOX.edicts], 2)
    table.edicts(*(f"{key}!" if rng.random() < 0.5 else key for key in edicts))
    return table.change(influence=3).pawn(rng.choice(SPACES))


def _agreements(table: Table, rng: Random) -> None:
    """A running agreement somewhere, on some tables."""
    offers = [(space, kind) for (card, kind) in BOX.agreements for space in SPACES if table.at(space) == BOX.keys[card]]
    if rng.random() < 0.5:
        space, kind = rng.choice(offers)
        table.agreement(space, kind, RUNNING)


def cleared(table: Table, space: str) -> Table:
    """The position without an enemy or a token on that space."""
    at = SPACE_OF[space]
    table.set(enemies=tuple(FREE if here == at else enemy for here, enemy in enumerate(table.state.enemies)))
    left = {side: tuple(one for one in getattr(table.seat, side) if one != at) for side in ("ready", "spent")}
    return table.change(**left, trades=tuple(trade for trade in table.seat.trades if trade.space != at))


def answered(table: Table, rng: Random) -> list[tuple[list[str], str]]:
    """Answer by chance until the effect is over; what was offered each time, and what was answered."""
    told = []
    while table.asked not in ASKS:
        offers = table.offers
        answer = rng.choice(offers)
        told.append((offers, answer))
        table.play(answer)
    return told


def compare(table: Table, text: str, rng: Random) -> Reading:
    """Play an action, answer by chance, and foretell what came of it; the reading of it."""
    world = read(table.state)
    table.play(text)
    reading = Reading(world, answered(table, rng))
    do(reading, text)
    check(reading, read(table.state), text)
    return reading


def compare_program(table: Table, program: int, card: str, space: str, steps: Any, where: Any, rng: Random) -> Reading:
    """The same of an effect that no action begins."""
    world = read(table.state)
    draft = drafted(table.state, BOX)
    draft.begin(program, BOX.number_of[card], SPACES.index(space))
    settle(draft)
    table.state = draft.done()
    reading = Reading(world, answered(table, rng))
    reading.steps(steps, where)
    check(reading, read(table.state), card)
    return reading


def check(reading: Reading, really: World, what: str) -> None:
    assert not reading.questions, f"{what}: asked, but not foretold: {reading.questions[0]}"
    for name in World.__slots__:
        if name != "__weakref__":
            assert getattr(really, name) == getattr(reading.world, name), f"{what}: {name}"
