"""What each action touches on the table, by the ids of its scene."""

from __future__ import annotations

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.games.iron_age.content import FATE, Tables
from ludarium.games.iron_age.state import Empire, State, provinces


def touches(state: State, action: Action, tables: Tables) -> Touches:
    """The pieces and places of the action, in order; each step names all that would do equally well."""
    seat = state.stack[-1][1]
    verb, words = action.verb, tuple(str(word) for word in action.args)
    match verb:
        case "settle":
            return ((f"{seat}.{words[0]}.2",),)
        case "roll" | "reroll":
            return (*_dice(state, words, tables), ("tray.roll",))
        case "lead":
            return (*_dice(state, words, tables), ("tray.lead",))
        case "keep":
            return (("tray.keep",),)
        case "omens":
            return (*_dice(state, words[:1], tables), (f"face.{words[1]}",))
        case "take":
            either = _dice(state, (tables.either_face.id,), tables)
            return (*either, ("population" if words[0] == "population" else f"{seat}.food",))
        case "convert":
            return ((f"{seat}.goods",), (f"{seat}.food",))
        case "fight":
            return ((f"{seat}.armies",), (f"{seat}.conquest",))
        case "give":
            return ((f"{seat}.goods",), (f"{state.seat}.goods",))
        case "found":
            return (("population", f"{seat}.pegs"), (f"colony.{words[0]}",))
        case "complete":
            return ((f"{seat}.ships", "ships"), (f"colony.{words[0]}",))
        case "withdraw":
            return ((f"colony.{words[0]}",), (f"{seat}.pegs",))
        case "build" if not state.population and words[0] in tables.monument:
            return ((f"{seat}.monument.{words[0]}",),)  # Architecture's free box
        case "build":
            return _building(state.empires[seat], seat, words[0], tables)
        case "buy":
            me = state.empires[seat]
            means = ((f"{seat}.goods", me.goods), (f"{seat}.wealth", me.wealth), ("innovation", state.innovations))
            return (tuple(piece for piece, many in means if many), (f"{seat}.development.{words[0]}",))
        case "pay":
            return ((".".join(("payment", *words)),),)
        case "store":
            return ((f"{seat}.goods",), (f"{seat}.wealth",))
        case _:
            return ((verb,),)


def _dice(state: State, words: tuple[str, ...], tables: Tables) -> Touches:
    """A step for each die named; any die that shows that face would do."""
    return tuple(("die.fate",) if word == FATE else _showing(state, word, tables) for word in words)


def _showing(state: State, face: str, tables: Tables) -> tuple[str, ...]:
    return tuple(f"die.{place}" for place, shown in enumerate(state.dice) if tables.empire_ids[shown] == face)


def _building(me: Empire, seat: int, what: str, tables: Tables) -> Touches:
    match what:
        case "province":
            return (("population",), (f"{seat}.province.{provinces(me, tables) + 1}",))
        case "port":
            return (("population",), (f"{seat}.port.{me.port_boxes + 1}",))
        case "urn":
            return ((f"{seat}.goods",), (f"{seat}.urn.{tables.ports_by_urns[me.urns] + 1}",))
        case "army":
            return (("population",), (f"{seat}.armies",))
        case "ship":
            return ((f"{seat}.goods",), (f"{seat}.ships",))
        case _:
            return (("population",), (f"{seat}.monument.{what}",))


def intent(state: State, piece: str, place: str) -> Action | None:
    """What bringing the piece to the place would mean, legal or not."""
    if not state.stack:
        return None
    seat = state.stack[-1][1]
    what = piece.removeprefix(f"{seat}.")
    where = place.removeprefix(f"{seat}.")
    kind, _, name = where.partition(".")
    if kind == "development":
        return act("buy", name)
    if kind == "monument":
        return act("build", name)
    if kind == "colony":
        return act("complete" if what == "ships" else "found", name)
    if what.startswith("colony.") and kind == "pegs":
        return act("withdraw", what.removeprefix("colony."))
    return _INTENTS.get((what, kind))


_INTENTS = {
    ("population", "province"): act("build", "province"),
    ("population", "port"): act("build", "port"),
    ("population", "armies"): act("build", "army"),
    ("goods", "urn"): act("build", "urn"),
    ("goods", "port"): act("build", "urn"),
    ("goods", "ships"): act("build", "ship"),
    ("goods", "wealth"): act("store"),
    ("goods", "food"): act("convert"),
    ("armies", "conquest"): act("fight"),
}
