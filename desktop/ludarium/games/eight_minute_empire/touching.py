"""What each action touches on the table, by the ids that models and boards use too.

``card.17``                        a face-up card of the row
``0.cards``, ``map``               where a card goes: before seat 0, or onto the map, both alike
``0.supply``, ``0.cities``         seat 0's armies and cities that are not on the map
``neutral.supply``                 the armies of the colour that nobody plays
``0.army.a12``, ``neutral.army.a12``   the armies of one owner in a region: one piece, however many there are
``0.city.a12``                     its cities there; no action begins with them
``region.a12``                     the region as a place
``bid.3``, ``0.fist``              a bid of three coins, and the fist that hides it: marks show no more than the fist
``seat.2``, ``first.2``            a seat that is named, and what names it in the bid, both alike
``end``, ``confirm``               what is offered beside the map

An action touches:

``take 17``        card.17, then 0.cards or map       ``neutral a12``   neutral.supply, then region.a12
``place a12``      0.supply, then region.a12          ``bid 3``         bid.3, then 0.fist
``move a12 a16``   0.army.a12, then region.a16        ``first 2``       seat.2 or first.2
``city a12``       0.cities, then region.a12          ``end``           end
``destroy 1 a12``  1.army.a12, then 1.supply          ``confirm``       confirm
"""

from __future__ import annotations

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.games.eight_minute_empire.maps import NEUTRAL_WORD
from ludarium.games.eight_minute_empire.state import State


def touches(state: State, action: Action) -> Touches:
    """The pieces and places of the action, in order; each step names all that would do equally well."""
    seat = state.stack[-1][1]
    words = action.args
    match action.verb:
        case "take":
            return ((f"card.{words[0]}",), (f"{seat}.cards", "map"))
        case "place":
            return ((f"{seat}.supply",), (f"region.{words[0]}",))
        case "move":
            return ((f"{seat}.army.{words[0]}",), (f"region.{words[1]}",))
        case "city":
            return ((f"{seat}.cities",), (f"region.{words[0]}",))
        case "destroy":
            return ((f"{words[0]}.army.{words[1]}",), (f"{words[0]}.supply",))
        case "neutral":
            return ((f"{NEUTRAL_WORD}.supply",), (f"region.{words[0]}",))
        case "bid":
            return ((f"bid.{words[0]}",), (f"{seat}.fist",))
        case "first":
            return ((f"seat.{words[0]}", f"first.{words[0]}"),)
        case verb:
            return ((verb,),)


def intent(state: State, piece: str, place: str) -> Action | None:
    """What bringing the piece to the place would mean, legal or not."""
    if not state.stack:
        return None
    seat = str(state.stack[-1][1])
    match piece.split("."), place.split("."):
        case ["card", card], [_] | [_, "cards"] | ["region", _] if card.isdecimal():
            return act("take", int(card))
        case ["bid", coins], [_, "fist"] if coins.isdecimal():
            return act("bid", int(coins))
        case [owner, "supply"], ["region", region] if owner == NEUTRAL_WORD:
            return act("neutral", region)
        case [owner, "supply"], ["region", region] if owner == seat:
            return act("place", region)
        case [owner, "cities"], ["region", region] if owner == seat:
            return act("city", region)
        case [owner, "army", here], ["region", there] if owner == seat:
            return act("move", here, there)
        case [owner, "army", here], ["region", there]:
            return act("move", here, there, _word(owner))  # of another: never legal, and the refusal says so
        case [owner, "army" | "city" as what, here], [_, "supply"]:
            return act("destroy", _word(owner), here, *((what,) if what == "city" else ()))
        case _:
            return None


def _word(owner: str) -> str | int:
    return int(owner) if owner.isdecimal() else owner
