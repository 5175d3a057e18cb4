"""What bringing a piece to a place would mean, possible or not: asked for the reason why it is not."""

from __future__ import annotations

from ludarium.engine.actions import Action, act
from ludarium.engine.steps import Step
from ludarium.games.imperium.bot.turn import ROLL
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.state import State, piece_of
from ludarium.games.imperium.steps.drawing import DevelopStep
from ludarium.games.imperium.steps.sides import SIDES
from ludarium.games.imperium.touches import DIE, EXILE, FAME, ZONE_OF, lying
from ludarium.games.imperium.verbs.marketing import FROM_DECK

SPOTS = {name: zone for zone, name in ZONE_OF.items()} | {"development": "development"}
"""What zones on the table are called by those who pick there."""


def intent(box: Box, state: State, piece: str, place: str) -> Action | None:
    """The action, for the seat that decides; None where it means nothing."""
    begin, *rest = piece.split(".")
    match begin, rest:
        case "market", [number]:
            return act("pick", "market", int(number))
        case (_, ["top"]):
            return FROM_DECK
        case ("exile", [at]):
            return act("pick", EXILE, box.keys[state.exile[int(at)]])
        case ("fame", [at]) if state.fame[int(at)] >= 0:
            return act("pick", FAME, box.keys[state.fame[int(at)] & 4095])
        case ("bot", ["slot", number]):
            return act("bot-resolve", int(number))
    if piece == DIE:
        return ROLL
    return _of_a_seat(box, state, int(begin), rest, place) if begin.isdigit() else None


def _of_a_seat(box: Box, state: State, seat: int, rest: list[str], place: str) -> Action | None:
    match rest:
        case ["side", which]:
            return SIDES[int(which)]
        case ["piece", number]:
            return _with_piece(box, state, seat, int(number), place)
        case ["piece", number, at] if at.isdigit():
            above = piece_of(state.seats[seat], int(number))
            return None if above is None else act("pick", "garrison", box.keys[above.garrison[int(at)]], int(number))
        case ["development", at] if at.isdigit() and isinstance(_asking(box, state), DevelopStep):
            return act("develop", box.keys[state.seats[seat].development[int(at)]])
        case [zone, at] if at.isdigit():
            key = box.keys[lying(state, seat, zone)[int(at)]]
            is_played = zone == "hand" and place in (f"{seat}.hand.{at}", f"{seat}.play")
            return act("play", key) if is_played else act("pick", SPOTS.get(zone, zone), key)
    return None


def _asking(box: Box, state: State) -> Step | None:
    """The step that asks."""
    if not state.stack:
        return None
    frame = state.stack[-1]
    return box.programs[frame.program].ops[frame.at]


def _with_piece(box: Box, state: State, seat: int, number: int, place: str) -> Action | None:
    """A card in play: used where it lies, else taken from there. One that is being resolved goes under another."""
    piece = piece_of(state.seats[seat], number)
    if piece is not None:
        key = box.keys[piece.card]
        is_used = place in (f"{seat}.piece.{number}", f"{seat}.exhaust")
        return act("use", key, number) if is_used else act("pick", "play", key, number)
    _, _, under = place.partition(f"{seat}.piece.")
    above = piece_of(state.seats[seat], int(under)) if under.isdigit() else None
    return None if above is None else act("pick", "play", box.keys[above.card], above.number)
