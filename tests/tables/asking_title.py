"""A title that exists only for tests: it asks one kind of question, on a table of three stones, two trays and a row.

Each answer is a point. A question for one stone, a number, yes or no, a way to pay or for going on is asked once; one
for some stones or for stones in steps until it is ended, and for an order until all stones have their place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

import attrs

from ludarium.engine.actions import Action, act
from ludarium.engine.chance import Rng
from ludarium.engine.contract import Outcome, Standing, Title, Touches
from ludarium.engine.events import Event, Recorder
from ludarium.engine.options import Option
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.reasons import Reason, because
from ludarium.engine.scene import Scene, Thing, answers
from ludarium.engine.setups import Setup
from ludarium.engine.values import UNKNOWN, value
from ludarium.words.description import Said
from ludarium.words.voice import Company
from tests.app.match.seated import ALL, HardWords, add_words

STONES = ("a", "b", "c")
ENDS = {Ask.SOME: act("keep"), Ask.STEPS: act("done")}
REPLIES = {
    Ask.ONE: (act("leave"),),
    Ask.STEPS: (act("done"),),
    Ask.NUMBER: tuple(act("number", n) for n in range(4)),
    Ask.YES_NO: (act("yes"), act("no")),
    Ask.PAYMENT: (act("pay", 2, 0), act("pay", 1, 1), act("pay", 0, 2)),
    Ask.GO: (act("go"),),
}
"""The answers that no stone gives."""


@value
class AskedState:
    """A match. ``left``: the stones that lie on the table."""

    seed: int
    counter: int
    began: int
    viewer: int
    ask: Ask
    left: tuple[str, ...]
    points: int = 0
    is_over: bool = False


class AskingTitle(Title[AskedState]):
    """The rules of the test title."""

    id = "asking"
    allowed_seats = range(1, 2)
    options = (Option("ask", tuple(ask.name for ask in Ask)),)

    def start(self, setup: Setup, seed: int) -> AskedState:
        return AskedState(seed, 0, 0, UNKNOWN, Ask[setup["ask"]], STONES)

    def turn(self, state: AskedState) -> int | None:
        return None if state.is_over else 0

    def prompt(self, state: AskedState) -> Prompt:
        of = "stone" if state.ask in (Ask.ONE, Ask.SOME, Ask.STEPS, Ask.ORDER) else ""
        return Prompt(0, state.ask, state.ask.name, of, done=ENDS.get(state.ask))

    def actions(self, state: AskedState) -> Sequence[Action]:
        if state.is_over:
            return ()
        match state.ask:
            case Ask.SOME:
                rolls = [some for many in (1, 2, 3) for some in combinations(state.left, many)]
                return (act("keep"), *(act("roll", *some) for some in rolls))
            case Ask.ONE | Ask.STEPS:
                return (*(act("take", stone) for stone in state.left), *REPLIES[state.ask])
            case Ask.ORDER:
                return tuple(act("put", stone) for stone in state.left)
            case _:
                return REPLIES[state.ask]

    def why_not(self, state: AskedState, action: Action) -> Reason | None:
        return None if action in self.actions(state) else because("not-now", "ASKING-01", text=action.text)

    def apply(self, state: AskedState, action: Action, record: Recorder | None = None) -> AskedState:
        if record is not None:
            record.append(Event("answered", 0, (("with", action.text),)))
        is_moved = action.verb in ("take", "put")
        left = tuple(stone for stone in state.left if not is_moved or stone not in action.args)
        goes_on = action is not ENDS.get(state.ask) and state.ask in (Ask.SOME, Ask.STEPS, Ask.ORDER)
        return attrs.evolve(state, left=left, points=state.points + 1, is_over=not goes_on or not left)

    def touches(self, state: AskedState, action: Action) -> Touches:
        match action.verb:
            case "take":
                return ((f"stone.{action.args[0]}",),)
            case "put":
                return (f"stone.{action.args[0]}",), ("row",)
            case "roll":
                return (*((f"stone.{stone}",) for stone in action.args), ("tray.roll",))
            case "keep":
                return (("tray.keep",),)
        return ((action.text.replace(" ", "."),),)

    def scene(self, observed: AskedState, offers: object = None) -> Scene:
        stones = [Thing(f"stone.{stone}", "stone", "stones", STONES.index(stone)) for stone in observed.left]
        trays = [Thing(f"tray.{name}", "tray", "trays", place) for place, name in enumerate(("roll", "keep"))]
        said = () if observed.is_over else REPLIES.get(observed.ask, ())
        replies = answers([(self.touches(observed, action)[0][0], action) for action in said])
        return (*stones, *trays, Thing("row", "row", "rows"), *replies)

    def observe(self, state: AskedState, seat: int) -> AskedState:
        return attrs.evolve(state, seed=UNKNOWN, counter=UNKNOWN, viewer=seat)

    def imagine(self, observed: AskedState, seat: int, rng: Rng) -> AskedState:
        return attrs.evolve(observed, seed=rng.number(), counter=0, viewer=UNKNOWN)

    def standing(self, state: AskedState) -> tuple[Standing, ...]:
        return (Standing((("points", state.points),)),)

    def outcome(self, state: AskedState) -> Outcome | None:
        return Outcome((0,), "score") if state.is_over else None

    def sizes(self, state: AskedState) -> tuple[int, ...]:
        return (len(state.left),)

    def pieces(self, state: AskedState) -> Mapping[str, int]:
        return {}

    def value(self, state: AskedState, seat: int) -> float:
        return 0.5


class AskingWords(HardWords):
    """What it says: each order by its own words, so that a button can be told by them."""

    def thing(self, title: object, thing: Thing, company: Company) -> Said:
        return Said(thing.id)

    def zone(self, title: object, zone: str, company: Company) -> str:
        return zone

    def confirm(self, prompt: Prompt, count: int) -> str:
        return f"Roll {count}"


add_words("asking", AskingWords())
ALL.register("asking", lambda version: AskingTitle())
