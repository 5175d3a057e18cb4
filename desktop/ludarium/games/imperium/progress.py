"""Where in the turn one is, how near the end is, what is barred, and what ending a turn would waste."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ludarium.engine.actions import Action, act
from ludarium.engine.frames import NOTHING
from ludarium.engine.scene import Note, TurnProgress
from ludarium.engine.step_titles import Barred
from ludarium.engine.zones import cards_of
from ludarium.games.imperium.bot.moves import dynasty_size
from ludarium.games.imperium.bot.scene import bot_frame
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.state import ACTIVATE, CLEAN_UP, IDLE, INNOVATE, REVOLT, SOLSTICE, Piece, State
from ludarium.games.imperium.steps.drawing import can_develop_at_all
from ludarium.games.imperium.steps.reactions import use
from ludarium.games.imperium.steps.turn import END

KINDS = {IDLE: "turn", ACTIVATE: "activate", INNOVATE: "innovate", REVOLT: "revolt", CLEAN_UP: "turn"}
"""What a turn begins with; once that is done it has no name of its own."""

TOKEN_DONE = 2
"""The step of a clean up from which on the token lies on the market."""


def turn_progress(box: Box, observed: State, barred: Barred) -> TurnProgress:
    if not observed.stack:
        return TurnProgress()
    stages, now = _stages(box, observed)
    return TurnProgress(stages, now, tuple(_ending(box, observed)), barred)


# Stages


def _stages(box: Box, observed: State) -> tuple[tuple[str, ...], int]:
    names = {box.programs[frame.program].name: frame for frame in observed.stack}
    if "side" in names:
        return ("side",), 0
    if observed.phase == SOLSTICE:
        return ("solstice",), 0
    if observed.seat == observed.bot:
        return _bot_stages(box, observed, "bot-clean-up" in names)
    stages = (KINDS[observed.phase], "token", "clean-up")
    if observed.phase != CLEAN_UP:
        return stages, 0
    cleaning = names.get("clean-up")
    return stages, 2 if cleaning is not None and cleaning.at >= TOKEN_DONE else 1


def _bot_stages(box: Box, observed: State, is_cleaning: bool) -> tuple[tuple[str, ...], int]:
    """The bot rolls, resolves slot after slot and cleans up."""
    slots = [f"slot-{number}" for number in range(1, len(observed.seats[observed.bot].slots) + 1)]
    stages = ("bot-roll", *slots, "bot-clean-up")
    turn, coming = bot_frame(box, observed)
    if is_cleaning or turn is None:
        return stages, len(stages) - 1
    if not turn.loops:
        return stages, 0
    if observed.seats[observed.bot].limbo:
        return stages, turn.left
    return stages, coming or len(stages) - 1


# The end


def _ending(box: Box, observed: State) -> Iterator[Note]:
    """What is left of all whose end is the end of the match, or leads to it."""
    if observed.last:
        key = "last-round" if observed.round >= observed.last else "next-round-last"
        yield Note(key, (("round", observed.last),), is_urgent=True)
    else:
        yield Note("main-deck", (("n", len(observed.main)),))
        yield from _developments(box, observed)
        yield Note("fame", (("n", len(observed.fame)),))
        if observed.bot != NOTHING:
            yield Note("dynasty", (("n", dynasty_size(observed.seats[observed.bot])),))
    yield Note("unrest", (("n", observed.unrest),))
    yield from _nation(box, observed)


def _developments(box: Box, observed: State) -> Iterator[Note]:
    """The smallest of the development areas."""
    seats = [seat for seat in range(len(observed.seats)) if seat != observed.bot]
    left = [(len(observed.seats[s].development), s) for s in seats if can_develop_at_all(box, observed, s)]
    if left:
        n, seat = min(left)
        yield Note("development", (("seat", seat), ("n", n)))


def _nation(box: Box, observed: State) -> Iterator[Note]:
    """How many nation cards lie on the one that changes the nation of who looks."""
    player = observed.seats[observed.viewer]
    if player.accession != NOTHING:
        yield Note("nation", (("card", box.keys[player.accession]), ("n", len(player.nation_deck))))


# What is looked for, possible or not


def sought(box: Box, observed: State, actions: Collection[Action]) -> Iterator[Action]:
    player = observed.seats[observed.viewer]
    if END in actions:
        yield from (act("play", box.keys[card]) for card in sorted(set(cards_of(player.hand))))
        yield from (use(box, piece) for piece in _able(box, observed))
    zones = {action.args[0] for action in actions if action.verb == "pick"}
    if "market" in zones:
        yield from (act("pick", "market", at) for at, slot in enumerate(observed.market, 1) if slot.card >= 0)
    if "development" in zones:
        yield from (act("pick", "development", box.keys[card]) for card in sorted(set(player.development)))
    if any(action.verb == "develop" for action in actions):
        yield from (act("develop", box.keys[card]) for card in sorted(set(player.development)))


def _able(box: Box, observed: State) -> list[Piece]:
    """The pieces with an ability that is used freely, of equal ones the first."""
    player = observed.seats[observed.viewer]
    found: dict[tuple[int, bool, int, tuple[int, ...]], Piece] = {}
    for piece in (*player.fixed, *player.play):
        if piece.card in box.free_abilities:
            found.setdefault((piece.card, piece.used, piece.tokens, piece.garrison), piece)
    return list(found.values())
